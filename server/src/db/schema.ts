import type { AuditKind, AuditOutcome, ChangeKind, Reaction, Role } from '@monster/contract';
import type { Direction, SolveDoubt } from '@monster/engine';
import type { Generated } from 'kysely';

/** What is counted per puzzle, and what `slot` means: a day since 1970, a cell, a word, tenths; else 0. */
export type PlayKind =
  | 'start'
  | 'finish'
  | 'wrong'
  | 'leftAt'
  | 'leftWith'
  | 'hint'
  | 'check'
  | 'reveal'
  | 'revealAll';

/** The tables as queries see them; `migrations/` creates them, and a test compares both databases. */
export interface Schema {
  settings: { key: string; value: string };
  puzzles: {
    id: string;
    title: string;
    author: string;
    difficulty: number;
    size: number;
    date_published: string;
    featured: number;
    position: number;
    /** JSON: a list of rows such as "#PACK". */
    grid: string;
    /** JSON: a list of { number, text }. */
    across_clues: string;
    down_clues: string;
    /** JSON: { circled, shaded }, each a list of cells, if there are any. */
    marks: string | null;
    introduction: string | null;
    created_at: number;
    updated_at: number;
  };
  loaded_content: { puzzle_id: string; hash: string; loaded_at: number };
  daily_puzzles: { puzzle_id: string; date: string; made_at: number };
  puzzle_serials: { prefix: string; last_serial: number };
  completions: { uid: string; puzzle_id: string; completed_at: number };
  trashed_puzzles: {
    trash_id: string;
    puzzle_id: string;
    deleted_at: number;
    /** JSON: the row that it had in `puzzles`. */
    puzzle: string;
  };
  trashed_completions: { puzzle_id: string; uid: string; completed_at: number };
  puzzle_changes: {
    change_id: string;
    puzzle_id: string;
    at: number;
    actor: string;
    kind: ChangeKind;
    was_published: number;
    note: string;
    /** JSON: what was different afterward. */
    difference: string;
    /** JSON: everything that can be edited, as it was before. */
    before: string;
  };
  play_totals: { puzzle_id: string; grid: string; starts: number; finishes: number };
  /** With '' as its puzzle, a row is about the whole site. */
  play_counts: { puzzle_id: string; kind: PlayKind; slot: number; total: number };
  solves: {
    /** Public: it is part of the link to a race. */
    solve_id: string;
    /** The hash of a token in a browser. */
    player: string;
    puzzle_id: string;
    /** The mark of the solution that it was started on. */
    grid: number;
    timer_minutes: number;
    started_at: number;
    finished_at: number;
    played_ms: number;
    score: number;
    hints: number;
    checks: number;
    reveals: number;
    is_helped: number;
    /** Why it is not ranked; null if it is. */
    doubt: SolveDoubt | null;
    log: string | null;
    /** 1 for the log of a best, which stays. */
    is_kept: number;
  };
  solve_counts: {
    puzzle_id: string;
    grid: number;
    is_helped: number;
    width: number;
    first_second: number;
    solves: number;
  };
  player_names: { player: string; name: string; is_hidden: number; changed_at: number };
  friend_groups: {
    group_id: string;
    /** In the group's link. */
    link_key: string;
    code: string;
    name: string;
    created_at: number;
    visited_at: number;
  };
  friend_members: {
    group_id: string;
    member_id: string;
    /** As in `solves`. */
    player: string;
    name: string;
    name_key: string;
    /** The lowest one in a group is its founder's. */
    seat: number;
    joined_at: number;
  };
  friend_removals: { group_id: string; player: string };
  friend_reactions: {
    group_id: string;
    day: number;
    to_member: string;
    from_member: string;
    reaction: Reaction;
  };
  rooms: {
    room_id: string;
    /** In the room's link. */
    link_key: string;
    puzzle_id: string;
    is_locked: number;
    /** The number of the last move. */
    moves: number;
    /** The version of who is there, and where. */
    people: number;
    next_key: string | null;
    created_at: number;
    moved_at: number;
  };
  room_puzzles: {
    room_id: string;
    /** JSON: the puzzle as the API sends it. */
    puzzle: string;
  };
  room_members: {
    room_id: string;
    /** The lowest one that is not removed is the founder's. */
    seat: number;
    /** As in `solves`; null if the player is forgotten. */
    player: string | null;
    is_removed: number;
    /** 1 counts only as long as `seen_at` is not too old. */
    is_here: number;
    seen_at: number;
    cell: number | null;
    direction: Direction | null;
  };
  room_moves: {
    room_id: string;
    number: number;
    seat: number;
    move_id: string;
    seen: number;
    at_ms: number;
    what: string;
  };
  transfers: {
    transfer_id: string;
    /** Hashes of tokens that only the two browsers have. */
    sender: string;
    receiver: string | null;
    /** Empty once it has arrived. */
    box: string;
    size: number;
    ends_at: number;
  };
  reminders: {
    reminder_id: string;
    /** As in `solves`. */
    player: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    minute: number;
    time_zone: string;
    due_at: number;
    try_at: number;
    sent_on: string | null;
    solved_on: string | null;
    failures: number;
    failing_since: number | null;
    /** As in `outbox`. */
    leased_by: string | null;
    lease_until: number;
    seen_at: number;
  };
  leaderboard: {
    email: string;
    uid: string;
    display_name: string;
    total_score: number;
    updated_at: number;
    /** The hash of a token in the browser that joined. */
    owner: string | null;
    /** The sum of the owner's `level_bests`; null if there are none, or another row of the owner shows it. */
    verified_total: Generated<number | null>;
    verified_at: Generated<number | null>;
    /** When its owner submitted it last. */
    submitted_at: Generated<number>;
    is_name_hidden: Generated<number>;
  };
  level_bests: { player: string; level: number; score: number; solve_id: string; reached_at: number };
  leaderboard_counts: { width: number; first_total: number; players: number };
  captured_emails: { email: string; source: string; display_name: string | null; captured_at: number };
  outbox: {
    contact: string;
    seq: number;
    payload: string;
    status: 'waiting' | 'sent' | 'skipped' | 'failed';
    attempts: number;
    next_attempt_at: number;
    created_at: number;
    /** The instance that is delivering it, and until when the others leave it alone. */
    leased_by: Generated<string | null>;
    lease_until: Generated<number>;
  };
  admins: { username: string; password_hash: string; created_at: number };
  admin_sessions: {
    token_hash: string;
    username: string;
    created_at: number;
    seen_at: number;
    password_mark: string;
    account_id: Generated<string>;
  };
  admin_browsers: { token_hash: string; username: string; seen_at: number };
  audit_entries: {
    id: string;
    at: number;
    kind: AuditKind;
    /** The name of the call in the contract. */
    call: string;
    actor: string | null;
    address: string;
    subject: string;
    outcome: AuditOutcome;
    times: number;
  };
  accounts: {
    id: string;
    name: string;
    name_key: string;
    password_hash: string;
    role: Role;
    created_at: number;
    last_login_at: number | null;
    /** In base32; it counts once it is confirmed. */
    totp_secret: Generated<string | null>;
    totp_confirmed: Generated<number>;
    /** The last step whose code was used. */
    totp_step: Generated<number>;
  };
  account_recovery_codes: { account_id: string; code_hash: string };
  account_invitations: {
    id: string;
    token_hash: string;
    name_hint: string;
    role: Role;
    invited_by: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
  attempts: { scope: string; subject: string; window_start: number; tries: number };
}
