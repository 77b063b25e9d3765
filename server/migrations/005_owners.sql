-- The hash of a token in the browser that joined: only that browser changes the row. Rows without one stay as they are.
alter table leaderboard add column owner text;

-- Browsers in which the admin has logged in before, by the hash of a token; an attack on the login does not hold them up.
create table admin_browsers (
  token_hash text primary key,
  username text not null,
  seen_at bigint not null
);
