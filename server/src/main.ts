import type { FastifyInstance } from 'fastify';
import { makeFirstPassword } from './admin/credentials.ts';
import { isWeakHash } from './admin/password.ts';
import { endOutdatedSessions } from './admin/session.ts';
import { buildApp } from './app.ts';
import { readConfig, StartError } from './config.ts';
import type { Context } from './context.ts';
import { connect } from './db/connect.ts';
import { loadContent, readContent } from './db/content.ts';
import { measureDatabase } from './db/databaseMetrics.ts';
import { migrate } from './db/migrate.ts';
import { scrub } from './http/logging.ts';
import { createDailyKeeper, startJobs } from './jobs/startJobs.ts';
import { Metrics } from './metrics/metrics.ts';
import { measureProcess } from './metrics/processMetrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';

const stopWithinMs = 15_000;

async function prepare(context: Context): Promise<void> {
  const { config, db } = context;
  await migrate(db);
  await endOutdatedSessions(context);
  await loadContent(db, readContent(), Date.now());
  await createDailyKeeper({ db, now: Date.now })();
  if (config.ADMIN_PASSWORD !== undefined || config.ADMIN_PASSWORD_HASH !== undefined) return;
  const password = await makeFirstPassword(db, config.ADMIN_USERNAME, Date.now());
  if (password === undefined) return;
  console.log(`Admin name:     ${config.ADMIN_USERNAME}`);
  console.log(`Admin password: ${password}   (shown only once; only its hash is stored)`);
}

async function loadRenderer(isDev: boolean) {
  if (isDev) return (await import('./pages/devRenderer.ts')).createDevRenderer();
  return (await import('./pages/builtRenderer.ts')).createBuiltRenderer();
}

/** Serves the metrics on a port of their own until the site is closed. */
async function startMetrics(
  app: FastifyInstance,
  { config, db, now }: Context,
  metrics: Metrics,
): Promise<void> {
  const stopMeasuring = measureProcess(metrics);
  measureDatabase(metrics, db, now);
  const port = config.METRICS_PORT ?? 0;
  const server = await serveMetrics(metrics, port, config.HOST).catch((error: Error) => {
    throw new StartError(`Cannot listen on port ${port}: ${error.message}`);
  });
  app.addHook('onClose', async () => {
    stopMeasuring();
    await server.close();
  });
  console.log(`Metrics are at http://localhost:${server.port}/metrics`);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const db = await connect(config, (error) =>
    console.error(`database connection lost: ${scrub(error.message)}`),
  );
  const metrics = config.METRICS_PORT === undefined ? undefined : new Metrics();
  const context = { config, db, now: Date.now, metrics };
  await prepare(context);
  const app = await buildApp(context, await loadRenderer(process.argv.includes('--dev')));
  if (config.ADMIN_PASSWORD_HASH !== undefined && isWeakHash(config.ADMIN_PASSWORD_HASH))
    app.log.warn('ADMIN_PASSWORD_HASH is weaker than it could be; make a new one with npm run password:hash');
  const jobs = await startJobs(context, app.log);
  if (metrics !== undefined) await startMetrics(app, context, metrics);
  app.addHook('onClose', async () => {
    await jobs.stop();
    await db.close();
  });

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    app.log.info(`stopping on ${signal}`);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: Error) => {
    throw new StartError(`Cannot listen on port ${config.PORT}: ${error.message}`);
  });
  const address = app.addresses().find((each) => typeof each === 'object');
  console.log(`${config.SITE_NAME} is ready at http://localhost:${address?.port ?? config.PORT}`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
