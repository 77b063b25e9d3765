interface MailLinkProps {
  readonly address: string;
}

/** A link to an email address; on a narrow screen it wraps after the @, not in the middle of a word. */
export function MailLink({ address }: MailLinkProps) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
