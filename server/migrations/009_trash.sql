-- Deleted puzzles, each as the JSON of its row, in a table of their own: no list or page of the site can show them by
-- mistake, and a column that a later version adds to puzzles needs nothing here.
create table trashed_puzzles (
  trash_id text primary key,
  puzzle_id text not null,
  deleted_at bigint not null,
  puzzle text not null
);
create index trashed_puzzles_by_time on trashed_puzzles (deleted_at, trash_id);
create index trashed_puzzles_by_puzzle on trashed_puzzles (puzzle_id);

-- The completions of deleted puzzles. They belong to the id, so whichever puzzle comes back under it gets them.
create table trashed_completions (
  puzzle_id text not null,
  uid text not null,
  completed_at bigint not null,
  primary key (puzzle_id, uid)
);
