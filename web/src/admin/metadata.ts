/** The metadata about a puzzle that an admin gives or changes, as they stand in a form. */
export interface Metadata {
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly datePublished: string;
}

/** Reads the fields of `MetadataFields`. */
export function readMetadata(form: HTMLFormElement): Metadata {
  const data = new FormData(form);
  const text = (name: keyof Metadata): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    title: text('title'),
    author: text('author'),
    difficulty: Number(text('difficulty')),
    datePublished: text('datePublished'),
  };
}

/** The metadata that are not what they were. */
export function changedMetadata(before: Metadata, after: Metadata): Partial<Metadata> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Metadata]),
  );
}
