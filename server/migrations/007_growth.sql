-- A puzzle that is deleted takes its completions along. First of all: instances that are still running lock the tables
-- in this order, too.
create index completions_by_puzzle on completions (puzzle_id);

-- Lists of puzzles are read from this index alone: the rows themselves are large, because of their grids and clues.
create index puzzles_newest_first on puzzles
  (date_published desc, id, title, author, difficulty, size, featured, position);
create index puzzles_by_feature on puzzles (featured, date_published desc, id);
create index puzzles_by_position on puzzles (position, id);
drop index puzzles_by_date;
