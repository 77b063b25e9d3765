import type { Metadata } from '@monster/engine';

/** Reads the values of `MetadataFields`. */
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
