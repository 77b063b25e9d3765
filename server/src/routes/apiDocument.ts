import type { FastifyInstance } from 'fastify';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { keptFile } from '../http/keptRoute.ts';

/** Describes the public calls to everyone, in OpenAPI. What the admin area has is nobody else's business. */
export function apiDocumentRoute(app: FastifyInstance, keeper: AnswerKeeper): void {
  keptFile(app, keeper, {
    url: '/api/openapi.json',
    type: 'application/json; charset=utf-8',
    isHidden: true,
    read: () => {
      const { paths = {}, ...document } = app.swagger();
      const isPublic = ([path]: [string, unknown]): boolean => !path.startsWith('/admin/');
      return JSON.stringify({
        ...document,
        paths: Object.fromEntries(Object.entries(paths).filter(isPublic)),
      });
    },
  });
}
