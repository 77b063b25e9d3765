/**
 * Listens for what this page cannot know about local storage: another tab has stored something, or the browser has
 * brought the page back as it was. Returns a function that stops.
 */
export function onStoredElsewhere(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  addEventListener('storage', listener);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', onShow);
  };
}
