-- Progress on its way from one browser to another, encrypted with a key that the server never gets. Times are in ms since
-- 1970. A row is deleted ten minutes after it was made, whatever became of it.
create table transfers (
  -- Made from the code in the browsers; it says nothing about the key.
  transfer_id text primary key,
  -- The hash of what only the sender knows.
  sender text not null,
  -- The hash of what only the first receiver knows; null as long as nobody has opened it.
  receiver text,
  -- The encrypted progress; empty once it has arrived.
  box text not null,
  -- The length of the box.
  size integer not null,
  ends_at bigint not null
);
create index transfers_by_end on transfers (ends_at);
