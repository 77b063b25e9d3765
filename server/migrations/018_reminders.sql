-- Browsers that are reminded of the daily puzzle by web push. Times are in ms since 1970.
create table reminders (
  -- The hash of the endpoint.
  reminder_id text primary key,
  -- The hash of a token in the browser's cookie.
  player text not null,
  -- Where the push service takes messages: a secret, like the two keys.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- The chosen time of day in minutes, by the clock of this time zone.
  minute integer not null,
  time_zone text not null,
  -- When the next one is due, and when it is tried next.
  due_at bigint not null,
  try_at bigint not null,
  -- The last day of this time zone on which one was sent.
  sent_on text,
  -- The date of the last puzzle that the browser has solved.
  solved_on text,
  -- Attempts that have failed since the last one that did not, and since when.
  failures integer not null,
  failing_since bigint,
  leased_by text,
  lease_until bigint not null,
  -- When the browser last said anything; nothing for 400 days, and the row is deleted.
  seen_at bigint not null
);
create index reminders_by_time on reminders (try_at);
create index reminders_by_player on reminders (player);
create index reminders_by_visit on reminders (seen_at);
