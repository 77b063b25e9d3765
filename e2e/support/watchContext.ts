import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { reportProblem } from './problems.ts';
import { isOwn } from './server.ts';

/** Reports what goes wrong on any page of the context: console, scripts, requests, and calls to other hosts. */
export function watchContext(context: BrowserContext): void {
  context.on('console', onConsole);
  context.on('weberror', (error) =>
    reportProblem(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('request', onRequest);
  context.on('requestfailed', onRequestFailed);
  context.on('response', (response) => {
    if (response.status() >= 400)
      reportProblem(`status ${response.status()}: ${describe(response.request())}`);
  });
}

function onConsole(message: ConsoleMessage): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return;
  // Most tests run without the service worker, and Playwright warns about that.
  if (message.text() === 'Service Worker registration blocked by Playwright') return;
  reportProblem(`console ${message.type()}: ${message.text()} (${message.location().url})`);
}

function onRequest(request: Request): void {
  const { protocol } = new URL(request.url());
  if (protocol === 'data:' || protocol === 'blob:' || isOwn(request.url())) return;
  reportProblem(`other host: ${describe(request)}`);
}

function onRequestFailed(request: Request): void {
  const reason = request.failure()?.errorText ?? 'unknown';
  // The page itself canceled this request; the network did not fail.
  if (reason === 'net::ERR_ABORTED') return;
  reportProblem(`request failed: ${describe(request)}: ${reason}`);
}

function describe(request: Request): string {
  return `${request.method()} ${request.url()}`;
}
