-- Groups of friends who see each other's times. The key is in a group's link; the code is passed on by word of mouth.
create table friend_groups (
  group_id text primary key,
  link_key text not null,
  code text not null,
  name text not null,
  created_at bigint not null,
  -- When a member last looked at it, to the day; nobody for 400 days, and it is deleted.
  visited_at bigint not null
);
create unique index friend_groups_by_key on friend_groups (link_key);
create unique index friend_groups_by_code on friend_groups (code);
create index friend_groups_by_visit on friend_groups (visited_at);

-- A player is the hash of a token in a browser's cookie; others see only the member's id, which means nothing elsewhere.
create table friend_members (
  group_id text not null references friend_groups (group_id) on delete cascade,
  member_id text not null,
  player text not null,
  name text not null,
  -- The name without differences that people do not see.
  name_key text not null,
  -- The order in which people joined; the first one is the founder.
  seat integer not null,
  joined_at bigint not null,
  primary key (group_id, member_id)
);
create unique index friend_members_by_player on friend_members (player, group_id);
create unique index friend_members_by_name on friend_members (group_id, name_key);
create unique index friend_members_by_seat on friend_members (group_id, seat);

-- Whom the founder has removed, so that the link does not let the same browser in again.
create table friend_removals (
  group_id text not null references friend_groups (group_id) on delete cascade,
  player text not null,
  primary key (player, group_id)
);
create index friend_removals_by_group on friend_removals (group_id);

-- What members say about each other's day, in days since 1970.
create table friend_reactions (
  group_id text not null references friend_groups (group_id) on delete cascade,
  day integer not null,
  to_member text not null,
  from_member text not null,
  reaction text not null,
  primary key (group_id, day, to_member, from_member)
);
create index friend_reactions_by_day on friend_reactions (day);
