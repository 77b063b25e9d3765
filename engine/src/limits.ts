/** The longest title, author, clue and introduction of a puzzle, in characters. */
export const MAX_TITLE_LENGTH = 100;
export const MAX_AUTHOR_LENGTH = 60;
export const MAX_CLUE_LENGTH = 300;
export const MAX_INTRODUCTION_LENGTH = 1000;

/** A larger file is no puzzle; the largest real one is about 20 KiB. */
export const MAX_FILE_BYTES = 256 * 1024;
