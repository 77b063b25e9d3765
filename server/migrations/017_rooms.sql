-- Rooms in which friends solve one grid together. The key is in a room's link. Times are in ms since 1970.
create table rooms (
  room_id text primary key,
  link_key text not null,
  puzzle_id text not null,
  is_locked integer not null,
  -- The number of the last move.
  moves integer not null,
  -- Grows with every change of who is there, or where.
  people integer not null,
  -- The key of the room that these people went on to.
  next_key text,
  created_at bigint not null,
  -- Without a move for 30 days, a room is deleted.
  moved_at bigint not null
);
create unique index rooms_by_key on rooms (link_key);
create index rooms_by_move on rooms (moved_at);

-- Apart from the rooms, whose rows are written again with every move.
create table room_puzzles (
  room_id text primary key references rooms (room_id) on delete cascade,
  -- JSON: the puzzle as it was when the room was made.
  puzzle text not null
);

-- A player is the hash of a token in a browser's cookie; null once the player is forgotten. Moves name only the seat, so
-- a seat is never given to somebody else.
create table room_members (
  room_id text not null references rooms (room_id) on delete cascade,
  seat integer not null,
  player text,
  is_removed integer not null,
  is_here integer not null,
  seen_at bigint not null,
  cell integer,
  direction text,
  primary key (room_id, seat)
);
create unique index room_members_by_player on room_members (player, room_id);

-- The moves of a room, numbered without gaps.
create table room_moves (
  room_id text not null references rooms (room_id) on delete cascade,
  number integer not null,
  seat integer not null,
  -- Made by the browser; the same one again is the same move.
  move_id text not null,
  -- The number of the last move that its player had seen.
  seen integer not null,
  -- Since the room was made.
  at_ms bigint not null,
  what text not null,
  primary key (room_id, number)
);
create unique index room_moves_by_id on room_moves (room_id, seat, move_id);
