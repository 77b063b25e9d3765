-- How puzzles are played, as sums. No row is about a player, a browser or a game.

-- A puzzle's sums belong to its grid, as in puzzles: while the puzzle has another one, they are not shown, and the first
-- report about that one removes them. They refer to no puzzle, so a puzzle in the trash keeps them.
create table play_totals (
  puzzle_id text primary key,
  grid text not null,
  starts integer not null,
  finishes integer not null
);
create index play_totals_by_starts on play_totals (starts desc, puzzle_id);

create table play_counts (
  puzzle_id text not null,
  kind text not null,
  slot integer not null,
  total integer not null check (total >= 0),
  primary key (puzzle_id, kind, slot)
);
-- For removing old days.
create index play_counts_by_day on play_counts (slot) where kind in ('start', 'finish');
