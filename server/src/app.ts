import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { AnswerKeeper } from './http/answerKeeper.ts';
import {
  createBrokenRequestHandler,
  malformedAddress,
  refuseIncompleteRequests,
} from './http/brokenRequests.ts';
import { dropUnusedConnections } from './http/dropUnusedConnections.ts';
import { EarlyCalls } from './http/earlyCalls.ts';
import { answerErrors } from './http/errors.ts';
import { tagAnswers } from './http/etag.ts';
import { sendEarlier, sendKept } from './http/keptRoute.ts';
import { limitRequests } from './http/limitRequests.ts';
import { bodyLimit, timeouts } from './http/limits.ts';
import type { Timeouts } from './http/limits.ts';
import { loggerOptions } from './http/logging.ts';
import { refuseEncodedBodies } from './http/refuseEncodedBodies.ts';
import { RequestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import type { PageRenderer } from './pages/pageRoutes.ts';
import { roomPace } from './rooms/roomPace.ts';
import type { RoomPace } from './rooms/roomPace.ts';
import { adminRoutes } from './routes/admin.ts';
import { aheadRoutes } from './routes/ahead.ts';
import { apiDocumentRoute } from './routes/apiDocument.ts';
import { completionRoutes } from './routes/completions.ts';
import { groupRoutes } from './routes/groups.ts';
import { ghostRoutes } from './routes/ghosts.ts';
import { healthRoutes } from './routes/health.ts';
import { leaderboardRoutes } from './routes/leaderboard.ts';
import { marketingRoutes } from './routes/marketing.ts';
import { playerDataRoutes } from './routes/playerData.ts';
import { playerRoutes } from './routes/players.ts';
import { playRoutes } from './routes/plays.ts';
import { previewRoutes } from './routes/previews.ts';
import { puzzleRoutes } from './routes/puzzles.ts';
import { reminderRoutes } from './routes/reminders.ts';
import { solveRoutes } from './routes/solves.ts';
import { roomRoutes } from './routes/rooms.ts';
import { siteFileRoutes } from './routes/siteFiles.ts';
import { transferRoutes } from './routes/transfers.ts';

function createFastify(context: Context, isDev: boolean, limits: Timeouts) {
  const { config, metrics } = context;
  const headers = securityHeaders(config, isDev);
  const keeper = new AnswerKeeper(context, headers);
  const requestLog = new RequestLog(metrics, config.LOG_LEVEL);
  const app = Fastify({
    logger: loggerOptions(config),
    logController: requestLog,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      requireHostHeader: false,
    },
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.keepAliveMs,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection during a stop is still served.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: createBrokenRequestHandler(headers, metrics),
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers(headers).status(400).send({ message: malformedAddress });
      requestLog.requestCompleted(null, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  sendKept(app, keeper, requestLog);
  const calls = new EarlyCalls(headers, requestLog);
  sendEarlier(app.server, { keeper, calls, log: requestLog, onEach: dropUnusedConnections(app) });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    requestLog.expectHangUp(request, reply);
  });
  refuseIncompleteRequests(app, headers);
  return { app, keeper, calls };
}

/** The site at another time, for our own questions: it logs and measures nothing, and sends no files. */
function buildQuietApp(
  { config, db }: Context,
  renderer: PageRenderer,
  time: number,
): Promise<FastifyInstance> {
  const context = { config: { ...config, LOG_LEVEL: 'silent' as const }, db, now: () => time };
  return buildApp(context, { ...renderer, registerAssets: async () => {} });
}

/** Builds the whole site on a database, without listening yet. Without a renderer it serves calls but no pages. */
export async function buildApp(
  context: Context,
  renderer?: PageRenderer,
  limits: Timeouts = timeouts,
  pace: RoomPace = roomPace,
): Promise<FastifyInstance> {
  const { app, keeper, calls } = createFastify(context, renderer?.isDev === true, limits);
  answerErrors(app);
  refuseEncodedBodies(app);
  limitRequests(app, context);
  tagAnswers(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(swagger, {
    openapi: { info: { title: `${context.config.SITE_NAME} API`, version: '1' } },
    transform: jsonSchemaTransform,
  });
  // The routes are a plugin of their own, so the hooks above are in place before them.
  await app.register(async (site) => {
    healthRoutes(site, context);
    puzzleRoutes(site, context, keeper);
    completionRoutes(site, context);
    playRoutes(site, context);
    ghostRoutes(site, context);
    marketingRoutes(site, context);
    await site.register(async (leaderboard) => leaderboardRoutes(leaderboard, context, keeper));
    await site.register(async (solves) => solveRoutes(solves, context, keeper));
    await site.register(async (groups) => groupRoutes(groups, context));
    await site.register(async (rooms) => roomRoutes(rooms, context, { pace, calls }));
    transferRoutes(site, context);
    await site.register(async (reminders) => reminderRoutes(reminders, context));
    await site.register(async (players) => playerRoutes(players, context, keeper));
    await site.register(async (players) => playerDataRoutes(players, context, keeper));
    siteFileRoutes(site, context, keeper, renderer?.listedPages ?? (async () => []));
    await site.register(async (admin) => adminRoutes(admin, context, keeper));
    if (renderer !== undefined) previewRoutes(site, context, keeper, renderer);
    // In development, nothing is kept offline.
    if (renderer?.isDev === false)
      aheadRoutes(site, context, keeper, (time) => buildQuietApp(context, renderer, time));
    apiDocumentRoute(site, keeper);
  });
  await pageRoutes(app, context, keeper, renderer);
  return app;
}
