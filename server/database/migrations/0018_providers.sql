-- Language, picture and 3D services: what was asked of them, keys of users, and how far the Agent is.

-- One call. No prompt, no answer, no key.
create table provider_call (
  id            bigint generated always as identity primary key,
  at            timestamptz not null default now(),
  user_id       text references app_user on delete set null,
  run_id        uuid,
  service       text not null,
  model         text not null,
  role          text not null,
  -- The user's own key paid for it.
  own_key       boolean not null default false,
  outcome       text not null check (outcome in ('answered', 'failed')),
  error         text,
  milliseconds  integer not null,
  input_tokens  bigint not null default 0,
  output_tokens bigint not null default 0,
  -- US dollars, where a price is known.
  cost          numeric(14, 6)
);
create index provider_call_by_time on provider_call (at desc);
create index provider_call_by_user on provider_call (user_id, at desc);
create index provider_call_failed on provider_call (at desc) where outcome = 'failed';

-- What became of a run in which a service took part.
create table provider_result (
  run_id  uuid primary key,
  at      timestamptz not null default now(),
  service text not null,
  model   text not null,
  kind    text not null,
  -- False: it ended in what the built-in engine made.
  proven  boolean not null
);
create index provider_result_by_time on provider_result (at desc);

-- A user's own key, sealed with the secret of the installation.
create table provider_key (
  user_id    text primary key references app_user on delete cascade,
  provider   text not null check (provider in ('openai', 'anthropic', 'google')),
  model      text not null,
  sealed     bytea not null,
  -- The last characters, by which its owner knows it.
  hint       text not null,
  created_at timestamptz not null default now()
);

-- The last finished step of an Agent, for the worker that goes on after a crash.
create table run_checkpoint (
  run_id   uuid primary key references run on delete cascade,
  state    jsonb not null,
  saved_at timestamptz not null default now()
);
create function forget_checkpoint() returns trigger language plpgsql as $$
begin
  delete from run_checkpoint where run_id = new.id;
  return null;
end $$;
create trigger run_ended_forgets_checkpoint after update of ended_at on run
  for each row when (new.ended_at is not null) execute function forget_checkpoint();
