-- One instance claims an update for a while; if that instance dies, another takes over.
alter table outbox add column leased_by text;
alter table outbox add column lease_until bigint not null default 0;
create index outbox_waiting on outbox (contact, seq) where status = 'waiting';
create index outbox_by_age on outbox (created_at);

create index attempts_by_window on attempts (window_start);

-- The order of the leaderboard: of equal totals, the one reached first comes first.
drop index leaderboard_by_score;
create index leaderboard_by_place on leaderboard (total_score desc, updated_at, uid);

-- How many players have a total (width 1), or one of the thousand totals that start with it (width 1000),
-- so that a rank is the sum of a few hundred rows, not a count of a million.
create table leaderboard_counts (
  width integer not null,
  first_total integer not null,
  players integer not null,
  primary key (width, first_total)
);
insert into leaderboard_counts (width, first_total, players)
  select 1, total_score, count(*) from leaderboard group by total_score;
insert into leaderboard_counts (width, first_total, players)
  select 1000, total_score / 1000 * 1000, count(*) from leaderboard group by total_score / 1000 * 1000;
