/** Shows a large grid larger or whole: the game handles it, and names what it does next. */
export function ZoomButton() {
  return (
    <button type="button" aria-label="Zoom in" data-key="zoom">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15.5 15.5L21 21M17 10a7 7 0 1 1-14 0a7 7 0 1 1 14 0M7 10h6" />
        <path d="M10 7v6" />
      </svg>
    </button>
  );
}
