-- Which password a session was opened with, as a mark: it ends when that is no longer the admin's.
alter table admin_sessions add column password_mark text not null default '';

-- What happened in the admin area: who, what, when, from where. No actor: a login with a name that is not the admin's,
-- which is not stored because it may be a password. Failed logins from one place are counted in one entry per hour.
create table audit_entries (
  id text primary key,
  at bigint not null,
  kind text not null,
  call text not null,
  actor text,
  address text not null,
  subject text not null,
  outcome text not null,
  times integer not null
);
create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_by_kind on audit_entries (kind, at, id);
