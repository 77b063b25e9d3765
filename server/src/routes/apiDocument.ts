import type { FastifyInstance } from 'fastify';

/** Describes the public calls to everyone, in OpenAPI. What the admin area has is nobody else's business. */
export function apiDocumentRoute(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    const { paths = {}, ...document } = app.swagger();
    const isPublic = ([path]: [string, unknown]): boolean => !path.startsWith('/admin/');
    return { ...document, paths: Object.fromEntries(Object.entries(paths).filter(isPublic)) };
  });
}
