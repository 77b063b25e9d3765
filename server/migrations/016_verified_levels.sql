-- The best score of each level that the server has replayed, by player. Times are in ms since 1970.
create table level_bests (
  player text not null,
  level integer not null,
  score integer not null,
  solve_id text not null,
  reached_at bigint not null,
  primary key (player, level)
);

-- The sum of these, on the row that the player submitted last; null on all others. Only rows with one are public, so
-- those that joined before have to be proved first.
alter table leaderboard add column verified_total integer;
alter table leaderboard add column verified_at bigint;
alter table leaderboard add column submitted_at bigint not null default 0;
update leaderboard set submitted_at = updated_at;
alter table leaderboard add column is_name_hidden integer not null default 0;
drop index leaderboard_by_place;
create index leaderboard_by_verified on leaderboard (verified_total desc, verified_at, uid) where verified_total is not null;
create index leaderboard_by_owner on leaderboard (owner, submitted_at) where owner is not null;
-- For the list of names that an admin may hide.
create index public_leaderboard_names on leaderboard (submitted_at, uid) where verified_total is not null;

-- Times come from solves now, and so do wrong letters: what browsers have reported about them is counted no more.
delete from play_counts where kind in ('time', 'wrong');

-- From now on, the groups count verified totals; the group of width 0 has the number of all rows.
delete from leaderboard_counts;
insert into leaderboard_counts (width, first_total, players) select 0, 0, count(*) from leaderboard having count(*) > 0;
