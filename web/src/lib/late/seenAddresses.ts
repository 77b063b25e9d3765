/** The pages of a month and of a puzzle, as addresses that are kept for offline use; the group is the month or the id. */
export const monthPage = /^\/archive(?:\/(\d{4}-\d{2}))?$/u;
export const puzzlePage = /^(?:\/puzzles\/|\/todaycrossword\?puzzle=)([^/?&]+)$/u;
