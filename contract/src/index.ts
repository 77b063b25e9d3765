export type { CallAddress, CallFileField, CallInput, CallName, CallReply } from './calls.ts';
export type { Invitation, OwnAccount, Role, Team, TeamMember } from './accounts.ts';
export type { AdminListPage, AdminListQuery, Calendar } from './admin.ts';
export type { BulkReply } from './bulk.ts';
export type { Archive } from './archive.ts';
export type { AuditEntry, AuditKind, AuditOutcome, AuditPage, AuditQuery } from './audit.ts';
export type { ConstructedGrid, SavedConstructed, SuggestedClue } from './construct.ts';
export type { Completions } from './completions.ts';
export type { DatabasePuzzles, DatabaseStatus, ExternalStatus } from './databases.ts';
export type {
  ChangeKind,
  ChangesPage,
  ChangesQuery,
  EditablePuzzle,
  EditCheck,
  PuzzleChange,
} from './edits.ts';
export type { Group, OwnGroup, Reaction } from './groups.ts';
export type { Race } from './ghosts.ts';
export type {
  Leaderboard,
  LeaderboardCheck,
  LeaderboardEntry,
  LeaderboardSubmission,
  OwnLeaderboardRow,
} from './leaderboard.ts';
export type { ContactUpdate } from './marketing.ts';
export { nameProblem } from './names.ts';
export type { ListedName, NamesPage, NamesQuery, Player, PlayerReply } from './names.ts';
export type { OwnSolve, OwnSolvesPage, PlayerData } from './playerData.ts';
export type {
  PlayDay,
  PlayedPuzzle,
  PlayReport,
  PuzzleStatistics,
  SiteStatistics,
  StatisticsQuery,
} from './plays.ts';
export { difficulty, puzzleId, utcDate } from './puzzles.ts';
export type { FullPuzzle, PuzzleListItem } from './puzzles.ts';
export type { Reminder } from './reminders.ts';
export type { Room, RoomMember, RoomNews, RoomPeople, SentMove } from './rooms.ts';
export { errorReply } from './routeContract.ts';
export type { RouteContract } from './routeContract.ts';
export { routes } from './routes.ts';
export type {
  AdSettings,
  PageEntry,
  PageRequest,
  PreviewRequest,
  PreviewSubject,
  RenderedPage,
  SiteSettings,
} from './site.ts';
export type { Medal, OwnTime, PuzzleTimes, SolveOutcome, TimesBoard } from './solves.ts';
export type { IfTaken, NeededPuzzle, TrashedPuzzle, TrashPage, TrashQuery } from './trash.ts';
export { fileDetails } from './uploads.ts';
export type {
  Agreement,
  FileDetails,
  FileFailure,
  FilePreview,
  ReplacedPuzzle,
  StoredPuzzle,
} from './uploads.ts';
