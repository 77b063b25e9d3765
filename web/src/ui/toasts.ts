import { createObservable } from '../lib/observable.ts';

/** What a toast says. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
  /** A button in the toast, which then stays longer. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** The site's only toast. Once dismissed, it is kept hidden until it is removed. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

const durationMs = 5000;
const actionDurationMs = 10_000;
const removalDelayMs = 1_000_000;

/** The toast, either open or waiting to be removed. */
export const currentToast = createObservable<Toast | null>(null);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;
/** Whether there is a place where toasts appear: its code is loaded for the first one. */
let hasPlace = false;
let remainingMs = 0;
let startedAt = 0;

function startCountdown(): void {
  startedAt = Date.now();
  timer = setTimeout(dismissToast, remainingMs);
}

/** Shows a toast, replacing the previous one. */
export function showToast(message: ToastMessage): void {
  clearTimeout(timer);
  lastId += 1;
  remainingMs = message.action === undefined ? durationMs : actionDurationMs;
  if (!isHeld && hasPlace) startCountdown();
  currentToast.set({ ...message, id: lastId, isOpen: true });
}

/** Says that toasts appear from now on; one that has waited for this gets all of its time. */
export function openToastPlace(): () => void {
  hasPlace = true;
  if (currentToast.get()?.isOpen === true && !isHeld) {
    clearTimeout(timer);
    startCountdown();
  }
  return () => void (hasPlace = false);
}

/** Hides the toast, if one is open. */
export function dismissToast(): void {
  const toast = currentToast.get();
  if (toast?.isOpen !== true) return;
  clearTimeout(timer);
  isHeld = false;
  timer = setTimeout(() => currentToast.set(null), removalDelayMs);
  currentToast.set({ ...toast, isOpen: false });
}

/** Stops the countdown while someone reads or uses the open toast. */
export function holdToast(): void {
  if (currentToast.get()?.isOpen !== true || isHeld) return;
  isHeld = true;
  clearTimeout(timer);
  remainingMs -= Date.now() - startedAt;
}

/** Resumes the countdown with the time that was left. */
export function releaseToast(): void {
  if (!isHeld) return;
  isHeld = false;
  startCountdown();
}
