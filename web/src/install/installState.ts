import { readStored, writeStored } from '../lib/storage.ts';

const key = 'monster-install';
const answered = 'answered';

/** How the site can be installed here: by the browser's question, by the player in the share menu, or not at all. */
export type InstallWay = 'prompt' | 'shareMenu' | null;

export function installWay(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (globalThis.installNews?.type === 'beforeinstallprompt') return 'prompt';
  // Only Safari on phones and tablets has this; it is false where the site was not opened from the home screen.
  return (navigator as { readonly standalone?: unknown }).standalone === false ? 'shareMenu' : null;
}

/** Shows the browser's question, which works once. */
export async function showInstallPrompt(): Promise<void> {
  const { installNews } = globalThis;
  globalThis.installNews = undefined;
  await (installNews as { readonly prompt?: () => Promise<unknown> } | undefined)?.prompt?.();
}

/** Whether the offer makes sense here, and whether it was answered. */
export function installState(): { readonly isPossible: boolean; readonly isAnswered: boolean } {
  return { isPossible: installWay() !== null, isAnswered: readStored(key).value === answered };
}

/** Notes that the player has answered, whatever the answer was. */
export function noteInstallAnswer(): void {
  writeStored(key, answered);
}
