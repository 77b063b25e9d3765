import type { OwnSolvesPage, PlayerData } from '@monster/contract';
import { sql } from 'kysely';
import type { Queries } from './open.ts';
import { findPlayer } from './playerNames.ts';

const pageSize = 200;
/** Rooms and rows of the leaderboard that are listed; nobody has so many without meaning to. */
const mostListed = 100;

/** The first letter and the host: enough for its owner to recognize it. */
function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

async function countRows(
  queries: Queries,
  table: 'solves' | 'friend_removals' | 'room_members',
  player: string,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where player = ${player}`.execute(queries);
  return rows[0]?.total ?? 0;
}

async function readName(queries: Queries, player: string): Promise<PlayerData['player']> {
  const row = await queries
    .selectFrom('player_names')
    .select('changed_at')
    .where('player', '=', player)
    .executeTakeFirst();
  return { ...(await findPlayer(queries, player)), changedAt: row?.changed_at ?? null };
}

async function readGroups(queries: Queries, player: string): Promise<PlayerData['groups']> {
  const rows = await queries
    .selectFrom('friend_members as own')
    .innerJoin('friend_groups as friends', 'friends.group_id', 'own.group_id')
    .select((query) => [
      'friends.name as group',
      'friends.link_key as key',
      'own.name',
      'own.joined_at as joinedAt',
      query
        .selectFrom('friend_reactions as reaction')
        .whereRef('reaction.group_id', '=', 'own.group_id')
        .where((is) =>
          is.or([
            is('to_member', '=', is.ref('own.member_id')),
            is('from_member', '=', is.ref('own.member_id')),
          ]),
        )
        .select(({ fn }) => fn.countAll<number>().as('reactions'))
        .as('reactions'),
    ])
    .where('own.player', '=', player)
    .orderBy('own.joined_at')
    .orderBy('own.group_id')
    .execute();
  return rows.map(({ reactions, ...row }) => ({ ...row, reactions: reactions ?? 0 }));
}

async function readRooms(queries: Queries, player: string): Promise<PlayerData['rooms']> {
  const rows = await queries
    .selectFrom('room_members as own')
    .innerJoin('rooms', 'rooms.room_id', 'own.room_id')
    .leftJoin('puzzles', 'puzzles.id', 'rooms.puzzle_id')
    .select((query) => [
      'rooms.puzzle_id as puzzleId',
      'puzzles.title',
      'own.seat',
      'own.is_removed',
      'own.seen_at as seenAt',
      query
        .selectFrom('room_moves as move')
        .whereRef('move.room_id', '=', 'own.room_id')
        .whereRef('move.seat', '=', 'own.seat')
        .select(({ fn }) => fn.countAll<number>().as('moves'))
        .as('moves'),
    ])
    .where('own.player', '=', player)
    .orderBy('own.seen_at', 'desc')
    .orderBy('own.room_id')
    .limit(mostListed)
    .execute();
  return rows.map(({ title, is_removed, moves, ...row }) => ({
    ...row,
    title: title ?? '',
    isRemoved: is_removed === 1,
    moves: moves ?? 0,
  }));
}

async function readReminders(queries: Queries, player: string): Promise<PlayerData['reminders']> {
  return queries
    .selectFrom('reminders')
    .select([
      'minute',
      'time_zone as timeZone',
      'sent_on as sentOn',
      'solved_on as solvedOn',
      'seen_at as seenAt',
    ])
    .where('player', '=', player)
    .orderBy('seen_at', 'desc')
    .execute();
}

async function readLeaderboard(queries: Queries, player: string): Promise<PlayerData['leaderboard']> {
  const rows = await queries
    .selectFrom('leaderboard')
    .select([
      'email',
      'uid',
      'display_name',
      'is_name_hidden',
      'total_score',
      'verified_total',
      'submitted_at',
    ])
    .where('owner', '=', player)
    .orderBy('submitted_at', 'desc')
    .orderBy('email')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    maskedEmail: maskEmail(row.email),
    uid: row.uid,
    name: row.display_name,
    isNameHidden: row.is_name_hidden === 1,
    totalScore: row.total_score,
    verifiedTotal: row.verified_total,
    submittedAt: row.submitted_at,
  }));
}

/** Everything that is stored about a player, apart from solves. */
export async function readPlayerData(queries: Queries, player: string): Promise<PlayerData> {
  const levels = await queries
    .selectFrom('level_bests')
    .select(['level', 'score', 'reached_at as reachedAt'])
    .where('player', '=', player)
    .orderBy('level')
    .execute();
  return {
    player: await readName(queries, player),
    solves: await countRows(queries, 'solves', player),
    groups: await readGroups(queries, player),
    removals: await countRows(queries, 'friend_removals', player),
    rooms: await readRooms(queries, player),
    roomsTotal: await countRows(queries, 'room_members', player),
    reminders: await readReminders(queries, player),
    levels,
    leaderboard: await readLeaderboard(queries, player),
  };
}

/** One page of a player's solves, by puzzle. Without `withLogs` it says only whether there is a log. */
export async function listOwnSolves(
  queries: Queries,
  player: string,
  { after, withLogs }: { readonly after: string | undefined; readonly withLogs: boolean },
): Promise<OwnSolvesPage> {
  const slash = after?.indexOf('/') ?? 0;
  const [puzzleId, solveId] = [after?.slice(0, slash), after?.slice(slash + 1)];
  const rows = await queries
    .selectFrom('solves as own')
    .leftJoin('puzzles', 'puzzles.id', 'own.puzzle_id')
    .select([
      'solve_id as solveId',
      'puzzle_id as puzzleId',
      'title',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'played_ms as playedMs',
      'timer_minutes as timerMinutes',
      'score',
      'hints',
      'checks',
      'reveals',
      'doubt',
      'is_kept',
      sql<number>`case when log is null then 0 else 1 end`.as('has_log'),
      (withLogs ? sql<string | null>`log` : sql<null>`null`).as('log'),
    ])
    .where('player', '=', player)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(puzzle_id, solve_id) > (${puzzleId}, ${solveId})`),
    )
    .orderBy('puzzle_id')
    .orderBy('solve_id')
    .limit(pageSize + 1)
    .execute();
  const solves = rows.slice(0, pageSize).map(({ is_kept, has_log, log, ...row }) => ({
    ...row,
    hasLog: has_log === 1,
    isKept: is_kept === 1,
    ...(log !== null && { log }),
  }));
  const last = rows.length > pageSize ? solves.at(-1) : undefined;
  return { solves, next: last === undefined ? null : `${last.puzzleId}/${last.solveId}` };
}
