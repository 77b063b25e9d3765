-- Who may enter the admin area. The admin of the settings has the id 'settings', and a row only for what the settings do
-- not contain: its name and its password are theirs. The key is the name without regard to case and Unicode form.
create table accounts (
  id text primary key,
  name text not null,
  name_key text not null,
  password_hash text not null,
  role text not null,
  created_at bigint not null,
  last_login_at bigint,
  totp_secret text,
  totp_confirmed integer not null default 0,
  totp_step bigint not null default 0
);
create unique index accounts_by_name on accounts (name_key);

-- What gets somebody in who has lost the second factor: each works once, and only its hash is stored.
create table account_recovery_codes (
  account_id text not null,
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- Links that let somebody make an account of their own, by the hash of a token. Used ones stay for a while, so that a
-- second person can be told.
create table account_invitations (
  id text primary key,
  token_hash text not null,
  name_hint text not null,
  role text not null,
  invited_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create unique index account_invitations_by_token on account_invitations (token_hash);

-- Earlier sessions are those of the admin of the settings.
alter table admin_sessions add column account_id text not null default 'settings';

create index audit_entries_by_actor on audit_entries (actor, at, id);
