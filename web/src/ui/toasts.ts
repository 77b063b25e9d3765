/** What a toast says. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
}

/** The one toast of the site; after it was dismissed it is kept, hidden, until its removal. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

const durationMs = 5000;
const removalDelayMs = 1_000_000;

let toast: Toast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;
let remainingMs = 0;
let startedAt = 0;
const listeners = new Set<() => void>();

function change(next: Toast | null): void {
  toast = next;
  listeners.forEach((listener) => listener());
}

function startCountdown(): void {
  startedAt = Date.now();
  timer = setTimeout(dismissToast, remainingMs);
}

/** Shows a toast in place of the one before it. */
export function showToast(message: ToastMessage): void {
  clearTimeout(timer);
  lastId += 1;
  remainingMs = durationMs;
  if (!isHeld) startCountdown();
  change({ ...message, id: lastId, isOpen: true });
}

/** Hides the toast, if one is open. */
export function dismissToast(): void {
  if (toast?.isOpen !== true) return;
  clearTimeout(timer);
  isHeld = false;
  timer = setTimeout(() => change(null), removalDelayMs);
  change({ ...toast, isOpen: false });
}

/** Stops the countdown while someone reads or uses the open toast. */
export function holdToast(): void {
  if (toast?.isOpen !== true || isHeld) return;
  isHeld = true;
  clearTimeout(timer);
  remainingMs -= Date.now() - startedAt;
}

/** Goes on with the time that was left. */
export function releaseToast(): void {
  if (!isHeld) return;
  isHeld = false;
  startCountdown();
}

/** The toast in the store, open or waiting for its removal. */
export function currentToast(): Toast | null {
  return toast;
}

/** Calls the listener on every change of the toast, until the function it gives is called. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
