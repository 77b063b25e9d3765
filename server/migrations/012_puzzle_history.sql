-- What editors have changed about puzzles: who, when, and the version before each change, as JSON, so that it can be
-- brought back. The history belongs to the id: it stays while the puzzle is in the trash.
create table puzzle_changes (
  change_id text primary key,
  puzzle_id text not null,
  at bigint not null,
  actor text not null,
  kind text not null,
  was_published integer not null,
  note text not null,
  difference text not null,
  before text not null
);
create index puzzle_changes_by_puzzle on puzzle_changes (puzzle_id, at, change_id);
