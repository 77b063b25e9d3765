interface AlertIconProps {
  readonly className?: string | undefined;
}

/** Shows that something is wrong; the text beside it says what. */
export function AlertIcon({ className }: AlertIconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="10" strokeWidth="2" />
      <path d="M12 6.5v7" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="12" cy="17" r="1.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
