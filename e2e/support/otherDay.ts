import { request as passOn } from 'node:http';
import { startFront } from './front.ts';
import type { Front } from './front.ts';

const script = `
  const offset = Number(process.env.CLOCK_DAYS) * 86400000;
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length === 0 ? super(Real.now() + offset) : super(...parts); }
    static now() { return Real.now() + offset; }
  };`;

/**
 * Settings for a server whose clock is some days ahead of the browser's or behind it. The clock of a service worker
 * cannot be moved, but a browser that is a day ahead of its server is where it would be tomorrow.
 */
export function clockOff(days: number): Record<string, string> {
  return {
    CLOCK_DAYS: String(days),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
  };
}

/** A site at one address, whichever server is behind it. */
export interface MovableSite extends Front {
  /** From now on, another server answers. */
  readonly moveTo: (upstream: string) => void;
}

/** Passes everything on to a server, and later to another one. */
export async function startMovable(first: string): Promise<MovableSite> {
  let upstream = first;
  const front = await startFront(async (incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    const outgoing = passOn(new URL(url, upstream), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  return { ...front, moveTo: (next) => (upstream = next) };
}
