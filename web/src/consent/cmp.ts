import { loadScript } from './loadScript.ts';
import type { TcData } from './tcConsent.ts';

type TcCallback = (data: TcData, isSuccess: boolean) => void;
type TcApi = (command?: string, version?: 2, callback?: TcCallback) => unknown;

declare global {
  var __tcfapi: TcApi | undefined;
  /** Of Google's own consent platform. */
  var googlefc: { readonly showRevocationMessage?: () => void } | undefined;
}

/** Loads the operator's consent platform and hears of every word it has; fails where it cannot be loaded. */
export async function followCmp(url: string, onData: (data: TcData) => void): Promise<void> {
  const listen = (): void => {
    globalThis.__tcfapi?.('addEventListener', 2, (data, isSuccess) => {
      if (isSuccess) onData(data);
    });
  };
  // Takes calls until the platform is there, which asks for them by a call without arguments.
  const queue: unknown[] = [];
  let isTaken = false;
  const stub: TcApi = (...call) => {
    if (call.length > 0) return queue.push(call);
    isTaken = true;
    return queue;
  };
  globalThis.__tcfapi = stub;
  listen();
  await loadScript(url);
  // A platform that brings a queue of its own has not seen ours.
  if (!isTaken && globalThis.__tcfapi !== stub) listen();
}

/** Asks the platform to put its question again. The IAB names no way; these two are what is in use. */
export function reopenCmp(): void {
  if (globalThis.googlefc?.showRevocationMessage !== undefined) globalThis.googlefc.showRevocationMessage();
  else globalThis.__tcfapi?.('displayConsentUi', 2, () => {});
}
