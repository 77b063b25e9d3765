/**
 * Applies the fonts if an earlier page has fetched them (`site/fetchFonts.ts`), and asks for them at once, so that they are
 * there for the first paint. Part of the early script, which shares no code with the page.
 */
export function applyFonts(): void {
  try {
    if (localStorage.getItem('monster-fonts') === null) return;
  } catch {
    // Storage is forbidden, so nobody knows whether they were fetched.
    return;
  }
  for (const style of document.querySelectorAll('style')) style.media = 'all';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=font]')) link.rel = 'preload';
}
