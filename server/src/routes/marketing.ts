import { routes } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { captureEmail } from '../db/capturedEmails.ts';
import { storeUpdate } from '../db/outbox.ts';
import { answer } from '../http/answer.ts';

export function marketingRoutes(app: FastifyInstance, { config, db, now }: Context): void {
  answer(app, routes.updateContact, async ({ body }) => {
    // Without a service to report to, there is nothing to store.
    if (config.SENDGRID_API_KEY !== undefined) await storeUpdate(db.queries, body, now());
    return { success: true };
  });

  answer(app, routes.captureUnlockEmail, async ({ body: { email, source } }) => {
    await captureEmail(db.queries, { email, source, displayName: null }, now());
    return { success: true };
  });

  answer(app, routes.captureFeatureEmail, async ({ body: { email, feature, displayName } }) => {
    await captureEmail(db.queries, { email, source: feature, displayName }, now());
    return { success: true };
  });
}
