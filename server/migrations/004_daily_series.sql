-- Which puzzles the daily series made, and when, so that an admin's upload for a date can take the place of one that
-- nobody has touched. Kept after a delete: the date then gets another puzzle, not the same again.
create table daily_puzzles (
  puzzle_id text primary key,
  date text not null,
  made_at bigint not null
);
create index daily_puzzles_by_date on daily_puzzles (date);
