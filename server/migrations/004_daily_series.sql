-- Which puzzles the daily series made, and when, so that an admin's upload for a date can replace one that nobody has
-- edited. Kept after a puzzle is deleted: the date then gets a different puzzle, not the same one again.
create table daily_puzzles (
  puzzle_id text primary key,
  date text not null,
  made_at bigint not null
);
create index daily_puzzles_by_date on daily_puzzles (date);
