export function UndoIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 11h-4" />
    </svg>
  );
}

export function RedoIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 11h4" />
    </svg>
  );
}

export function PencilIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4" />
    </svg>
  );
}
