-- Progress on its way from one browser to another, encrypted with a key that the server never gets. Times are in ms since
-- 1970. A row is deleted ten minutes after it was made, whatever became of it.
create table transfers (
  -- Made from the code in the browsers; it says nothing about the key.
  transfer_id text primary key,
  -- The hash of what only the sender knows.
  sender text not null,
  -- The hash of what only the first receiver knows; null as long as nobody has opened it.
  receiver text,
  ends_at bigint not null,
  -- The length of the box.
  size integer not null,
  -- The encrypted progress; empty once it has arrived. At the end, so that nothing else is read through it.
  box text not null
);
-- With the size, so that what waits is summed up without reading it.
create index transfers_by_end on transfers (ends_at, size);
