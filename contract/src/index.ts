export type { CallAddress, CallFileField, CallInput, CallName, CallReply } from './calls.ts';
export type { AdminListPage, AdminListQuery, Calendar } from './admin.ts';
export type { ConstructedGrid, SavedConstructed, SuggestedClue } from './construct.ts';
export { completion, completions, uid } from './completions.ts';
export type { Completions } from './completions.ts';
export type { DatabasePuzzles, DatabaseStatus, ExternalStatus } from './databases.ts';
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
export type { FullPuzzle, PuzzleListItem } from './puzzles.ts';
export { errorReply } from './routeContract.ts';
export type { ErrorReply, RouteContract } from './routeContract.ts';
export { routes } from './routes.ts';
export type { AdSettings, PageEntry, PageRequest, RenderedPage, SiteSettings } from './site.ts';
export type { FileFailure, FilePreview, StoredPuzzle } from './uploads.ts';
