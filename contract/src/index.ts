export { completion, completions, uid } from './completions.ts';
export type { Completions } from './completions.ts';
export {
  leaderboard,
  leaderboardCheck,
  leaderboardCheckQuery,
  leaderboardQuery,
  leaderboardSubmission,
  maxTotalScore,
} from './leaderboard.ts';
export type {
  Leaderboard,
  LeaderboardCheck,
  LeaderboardEntry,
  LeaderboardSubmission,
} from './leaderboard.ts';
export { contactUpdate, featureEmail, unlockEmail } from './marketing.ts';
export type { ContactUpdate } from './marketing.ts';
export { displayName, email } from './players.ts';
export { difficulty, puzzle, puzzleId, puzzleListItem, utcDate } from './puzzles.ts';
export type { Puzzle, PuzzleListItem } from './puzzles.ts';
export { errorReply, routes } from './routes.ts';
export type { ErrorReply, RouteContract } from './routes.ts';
export type { PageKey, PageRequest, RenderedPage, RenderPage, SiteSettings } from './site.ts';
