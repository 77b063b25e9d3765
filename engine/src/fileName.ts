/** What a puzzle file and its name say about a puzzle. */
export interface Metadata {
  readonly title: string;
  readonly author: string;
  /** 1 to 5. */
  readonly difficulty: number;
  /** A UTC date, `YYYY-MM-DD`. */
  readonly datePublished: string;
}

/** What some disk or archive refuses in a name. */
const UNSAFE_ON_DISK = /[/\\:*?"<>|\p{Cc}]/gu;
/** What a form cannot carry in a name: browsers escape quotes, and servers take slashes for folders. */
const UNSAFE_IN_UPLOAD = /[/\\"\p{Cc}]/gu;

/** Returns a name for the disk, `title__author__difficulty__date.extension`; unsafe characters become hyphens. */
export function formatFileName(metadata: Metadata, extension: string): string {
  return formatName(metadata, extension, UNSAFE_ON_DISK);
}

/** Returns the name to upload a CSV file under. The title is read from it, so `?` and `:` must survive. */
export function formatUploadName(metadata: Metadata): string {
  return formatName(metadata, 'csv', UNSAFE_IN_UPLOAD);
}

function formatName(metadata: Metadata, extension: string, unsafe: RegExp): string {
  // Single underscores stand for spaces, so that two can separate the fields.
  const field = (text: string): string =>
    text
      .replaceAll(unsafe, '-')
      .replaceAll(/[\s_]+/gu, ' ')
      .trim()
      .replaceAll(' ', '_');
  const { title, author, difficulty, datePublished } = metadata;
  return `${[field(title), field(author), difficulty, datePublished].join('__')}.${extension}`;
}
