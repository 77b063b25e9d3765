import { useEffect, useRef, useState } from 'react';
import { adminSession } from './adminSession.ts';
import { LossDialog, useUnsavedWork } from './LossDialog.tsx';
import { unsavedWork } from './unsavedWork.ts';

/** Returns a function that goes where the admin wanted to go. */
function wayOf({ navigationType, destination }: NavigateEvent): () => void {
  return navigationType === 'traverse'
    ? () => void navigation.traverseTo(destination.key)
    : () => location.assign(destination.url);
}

/** Holds up whoever leaves the page while there is work to lose; returns where they wanted to go, and how to let them. */
function useHeldVisit(hasWork: boolean) {
  const [go, setGo] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!hasWork) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onNavigate = (event: NavigateEvent): void => {
      const isVisit = event.navigationType === 'push' || event.navigationType === 'traverse';
      const isElsewhere = !event.hashChange && event.downloadRequest === null;
      if (isLeaving.current || !isVisit || !isElsewhere || !event.cancelable) return;
      event.preventDefault();
      const way = wayOf(event);
      setGo(() => way);
    };
    addEventListener('beforeunload', onUnload, { signal });
    if ('navigation' in globalThis) navigation.addEventListener('navigate', onNavigate, { signal });
    return () => controller.abort();
  }, [hasWork]);
  const leave = (): void => {
    isLeaving.current = true;
    setGo(null);
    go?.();
  };
  return { isHeld: go !== null && hasWork, stay: () => setGo(null), leave };
}

/** What a page has noted is lost with it, and with a logout. */
function forgetWithSession(): () => void {
  const unsubscribe = adminSession.subscribe(() => {
    if (adminSession.get().state === 'out') unsavedWork.set({});
  });
  return () => {
    unsubscribe();
    unsavedWork.set({});
  };
}

/**
 * Asks before anything is lost by leaving the page. Where the browser tells us about a visit to another page, we ask;
 * the browser itself asks before it closes or reloads the page.
 */
export function LeaveGuard() {
  const sentences = useUnsavedWork();
  const { isHeld, stay, leave } = useHeldVisit(sentences.length > 0);
  useEffect(forgetWithSession, []);
  if (!isHeld) return null;
  return (
    <LossDialog title="Leave this page?" label="Leave" sentences={sentences} onStay={stay} onLeave={leave} />
  );
}
