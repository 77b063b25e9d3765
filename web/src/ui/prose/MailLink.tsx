interface MailLinkProps {
  readonly address: string;
}

/** An email address to write to; on a narrow screen it breaks after the @, not in the middle of a word. */
export function MailLink({ address }: MailLinkProps) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
