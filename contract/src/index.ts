export { completion, completions, uid } from './completions.ts';
export type { Completions } from './completions.ts';
export { difficulty, puzzle, puzzleId, puzzleListItem, utcDate } from './puzzles.ts';
export type { Puzzle, PuzzleListItem } from './puzzles.ts';
export { errorReply, routes } from './routes.ts';
export type { ErrorReply, RouteContract } from './routes.ts';
export type { PageKey, PageRequest, RenderedPage, RenderPage, SiteSettings } from './site.ts';
