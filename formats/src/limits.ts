/** A file beyond this is no puzzle; the largest real one is some 20 KiB. */
export const MAX_FILE_BYTES = 256 * 1024;

export const MIN_SIZE = 3;

/** The largest grid that the site is made for; beyond it, up to the engine's own limit, there is a warning. */
export const USUAL_SIZE = 15;

export const MAX_CLUE_LENGTH = 300;
export const MAX_TITLE_LENGTH = 100;
export const MAX_AUTHOR_LENGTH = 60;

/** More are counted, not listed: a file of garbage must not make an answer of garbage. */
export const MAX_ERRORS = 50;
