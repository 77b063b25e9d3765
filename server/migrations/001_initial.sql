-- One schema for SQLite and PostgreSQL: text, integer, bigint milliseconds, text for JSON.

create table settings (
  key text primary key,
  value text not null
);

create table puzzles (
  id text primary key,
  title text not null,
  author text not null,
  difficulty integer not null check (difficulty between 1 and 5),
  size integer not null,
  date_published text not null,
  featured integer not null default 0 check (featured in (0, 1)),
  position integer not null,
  grid text not null,
  across_clues text not null,
  down_clues text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index puzzles_by_name on puzzles (title, author, date_published);
create index puzzles_by_date on puzzles (date_published);

-- Which content files were loaded, so that a puzzle that an admin deleted or edited is left alone.
create table loaded_content (
  puzzle_id text primary key,
  hash text not null,
  loaded_at bigint not null
);

-- The last serial used for each id prefix; kept after a puzzle is deleted, so that no id is used twice.
create table puzzle_serials (
  prefix text primary key,
  last_serial integer not null
);

create table completions (
  uid text not null,
  puzzle_id text not null references puzzles (id) on delete cascade,
  completed_at bigint not null,
  primary key (uid, puzzle_id)
);

create table leaderboard (
  email text primary key,
  uid text not null,
  display_name text not null,
  total_score integer not null,
  updated_at bigint not null
);
create index leaderboard_by_score on leaderboard (total_score);
create unique index leaderboard_by_uid on leaderboard (uid);

create table captured_emails (
  email text not null,
  source text not null,
  display_name text,
  captured_at bigint not null,
  primary key (email, source)
);

create table outbox (
  contact text not null,
  seq integer not null,
  payload text not null,
  status text not null check (status in ('waiting', 'sent', 'skipped', 'failed')),
  attempts integer not null default 0,
  next_attempt_at bigint not null,
  created_at bigint not null,
  primary key (contact, seq)
);
create index outbox_by_due on outbox (status, next_attempt_at);

create table admins (
  username text primary key,
  password_hash text not null,
  created_at bigint not null
);

create table admin_sessions (
  token_hash text primary key,
  username text not null,
  created_at bigint not null,
  seen_at bigint not null
);
create index admin_sessions_by_seen on admin_sessions (seen_at);

create table attempts (
  scope text not null,
  subject text not null,
  window_start bigint not null,
  tries integer not null,
  primary key (scope, subject)
);
