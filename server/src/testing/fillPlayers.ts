import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import { testNow } from './site.ts';

interface Amount {
  readonly rows: number;
  /** The mark of the grid that was solved. */
  readonly grid: number;
  /** The day of the series that all members of groups have solved, so that only a player's index is of use. */
  readonly groupDay: string;
}

/** Progress on its way whose time is over. */
async function fillTransfers(queries: Db['queries'], numbers: RawBuilder<unknown>): Promise<void> {
  await sql`insert into transfers (transfer_id, sender, ends_at, size, box)
    ${numbers} select 't' || i, 's' || i, cast(${testNow} as bigint) - i, 4, 'AAAA' from numbers`.execute(
    queries,
  );
}

/** Many players, each with a group, a room, a name, a level and two solves, beside puzzles that exist and were edited. */
export async function fillPlayers({ queries }: Db, { rows, grid, groupDay }: Amount): Promise<void> {
  const numbers = sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(rows)})`;
  await sql`insert into friend_groups (group_id, link_key, code, name, created_at, visited_at)
    ${numbers} select 'g' || i, 'k' || i, 'C' || i, 'Group', ${testNow}, ${testNow} from numbers`.execute(
    queries,
  );
  await sql`insert into friend_members (group_id, member_id, player, name, name_key, seat, joined_at)
    ${numbers} select 'g' || i, 'm' || i, 'u' || i, 'Ann', 'ann', 1, ${testNow} from numbers`.execute(
    queries,
  );
  await sql`insert into friend_removals (group_id, player)
    ${numbers} select 'g' || i, 'r' || i from numbers`.execute(queries);
  await sql`insert into friend_reactions (group_id, day, to_member, from_member, reaction)
    ${numbers} select 'g' || i, 20772, 'm' || i, 'x', 'clap' from numbers`.execute(queries);
  await sql`insert into rooms (room_id, link_key, puzzle_id, is_locked, moves, people, created_at, moved_at)
    ${numbers} select 'r' || i, 'k' || i, 'p7', 0, 1, 1, ${testNow}, ${testNow} from numbers`.execute(
    queries,
  );
  await sql`insert into room_puzzles (room_id, puzzle)
    ${numbers} select 'r' || i, '{}' from numbers`.execute(queries);
  await sql`insert into room_members (room_id, seat, player, is_removed, is_here, seen_at)
    ${numbers} select 'r' || i, 0, 'u' || i, 0, 1, ${testNow} from numbers`.execute(queries);
  await sql`insert into room_moves (room_id, number, seat, move_id, seen, at_ms, what)
    ${numbers} select 'r' || i, 1, 0, 'tab.1', 0, 0, '-0C' from numbers`.execute(queries);
  await fillTransfers(queries, numbers);
  const columns = sql`solve_id, player, puzzle_id, grid, timer_minutes, started_at, finished_at, played_ms, score, hints,
    checks, reveals, is_helped, doubt, log, is_kept`;
  await sql`insert into solves (${columns})
    ${numbers} select 'f' || i, 'u' || i, (select id from puzzles where date_published = ${groupDay} and
      title like 'Daily%' limit 1), 1, 0, 0, ${testNow}, i, 0, 0, 0, 0, 0, null, null, 0 from numbers`.execute(
    queries,
  );
  await sql`insert into solves (${columns})
    ${numbers} select 's' || i, 'u' || i, case when i % 2 = 0 then 'p7' else 'p' || i end, ${sql.lit(grid)}, 0, 0,
      i, 60000 + i, 0, 0, 0, 0, 0, case when i % 3 = 0 then 'again' end, 'x ', 0 from numbers`.execute(
    queries,
  );
  await sql`insert into solve_counts (puzzle_id, grid, is_helped, width, first_second, solves)
    select puzzle_id, grid, 0, 1, played_ms, 1 from solves
    where log is not null and (puzzle_id <> 'p7' or played_ms < 60100)`.execute(queries);
  await sql`insert into level_bests (player, level, score, solve_id, reached_at)
    ${numbers} select 'o' || i, 1, i * 7 % 2000, 's' || i, i from numbers`.execute(queries);
  await sql`insert into player_names (player, name, is_hidden, changed_at)
    ${numbers} select case when i % 2 = 0 then 'o' else 'u' end || i, 'Ann', 0, i from numbers`.execute(
    queries,
  );
  await sql`insert into puzzle_changes (change_id, puzzle_id, at, actor, kind, was_published, note, difference, before)
    ${numbers} select 'c' || i, 'p' || i, i, 'Ed', 'edited', 1, '', '{}', '{"rows":["CAT","APE","BED"]}'
    from numbers`.execute(queries);
}
