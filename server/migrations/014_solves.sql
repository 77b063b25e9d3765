-- What players have solved, as the server has replayed it. A solve with a doubt is kept, but not ranked. A player is the
-- hash of a token in a browser's cookie, and belongs to no email. The log goes after 90 days, except for a player's best.
create table solves (
  -- That of its ticket, so a ticket is good for one solve.
  solve_id text primary key,
  player text not null,
  puzzle_id text not null,
  -- Which solution of the puzzle it was started on, since editors correct puzzles.
  grid bigint not null,
  timer_minutes integer not null,
  started_at bigint not null,
  finished_at bigint not null,
  played_ms bigint not null,
  score integer not null,
  hints integer not null,
  checks integer not null,
  reveals integer not null,
  is_helped integer not null,
  doubt text,
  log text,
  -- The log is that of a best, and stays.
  is_kept integer not null
);
-- The first solve of a player is the one that is ranked.
create unique index ranked_solves_of_player on solves (player, puzzle_id, grid) where doubt is null;
create index ranked_solves on solves (puzzle_id, grid, is_helped, played_ms, solve_id) where doubt is null;
create index solves_of_player on solves (player, puzzle_id, grid, played_ms, solve_id);
create index solves_with_old_log on solves (finished_at) where log is not null and is_kept = 0;

-- How many ranked solves took so many whole seconds, in steps of one second and of one minute: ranks are sums of a few
-- rows.
create table solve_counts (
  puzzle_id text not null,
  grid bigint not null,
  is_helped integer not null,
  width integer not null,
  first_second integer not null,
  solves integer not null,
  primary key (puzzle_id, grid, is_helped, width, first_second)
);

-- The names that players have chosen; all others have one made from their id.
create table player_names (
  player text primary key,
  name text not null,
  is_hidden integer not null,
  changed_at bigint not null
);
create index player_names_by_change on player_names (changed_at, player);
