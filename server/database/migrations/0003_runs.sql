-- A run is one paid generation. Its state, its money and its result change together, in one transaction, or not at all.

create table run (
  id           uuid primary key default gen_random_uuid(),
  user_id      text not null references app_user on delete cascade,
  kind         text not null check (kind in ('quick', 'agent', 'model', 'environment')),
  input        jsonb not null,
  cost         bigint not null check (cost >= 0),
  -- The pocket that pays; a run that costs nothing (Studio) takes from none.
  bucket       text check (bucket in ('free', 'paid')),
  idem_key     text not null,
  request_hash text not null,
  state        text not null default 'queued'
               check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Rises with every worker that takes the run; whoever holds an older number may not write any more.
  attempt      integer not null default 0,
  last_seq     integer not null default 0,
  deadline     timestamptz not null,
  error        text,
  created_at   timestamptz not null default now(),
  -- When a worker was last asked to take it, and when the one that did last said that it lives.
  enqueued_at  timestamptz not null default now(),
  heartbeat_at timestamptz,
  started_at   timestamptz,
  ended_at     timestamptz,
  unique (user_id, idem_key),
  check ((cost = 0) = (bucket is null)),
  check ((state in ('succeeded', 'failed', 'cancelled')) = (ended_at is not null)),
  check ((state in ('failed', 'cancelled')) = (error is not null))
);
create index run_open on run (created_at) where state in ('queued', 'running');
create index run_open_by_user on run (user_id) where state in ('queued', 'running');
create index run_by_user on run (user_id, created_at desc);
create index run_failed on run (ended_at desc) where state = 'failed';

create table run_event (
  run_id  uuid not null references run on delete cascade,
  seq     integer not null,
  attempt integer not null,
  type    text not null,
  data    jsonb not null,
  at      timestamptz not null default now(),
  primary key (run_id, seq)
);

alter table transfer add foreign key (run_id) references run on delete cascade;
-- A deleted creation keeps its row, without its files: what was paid for stays provable.
alter table creation add column run_id uuid unique references run, add column deleted_at timestamptz;
