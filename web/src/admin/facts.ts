/** The facts about a puzzle that an admin gives or changes, as they stand in a form. */
export interface Facts {
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly datePublished: string;
}

/** Reads the fields of `FactsFields`. */
export function readFacts(form: HTMLFormElement): Facts {
  const data = new FormData(form);
  const text = (name: keyof Facts): string => {
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

/** The facts that are not what they were. */
export function changedFacts(before: Facts, after: Facts): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Facts]),
  );
}
