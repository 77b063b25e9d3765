import type { Metadata } from '../../../admin/metadata.ts';

/** Single underscores stand for blanks; what no upload's name can carry becomes a hyphen. */
function part(text: string): string {
  return text
    .replaceAll(/[/\\"\p{Cc}]/gu, '-')
    .replaceAll(/[\s_]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_');
}

/** The name under which a puzzle with these metadata is uploaded as CSV. */
export function uploadName({ title, author, difficulty, datePublished }: Metadata): string {
  return `${[part(title), part(author), difficulty, datePublished].join('__')}.csv`;
}
