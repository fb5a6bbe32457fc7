-- What scripts and agents sign in with, in the name of a person.

create table personal_token (
  id           uuid primary key default gen_random_uuid(),
  user_id      text not null references app_user on delete cascade,
  name         text not null,
  -- SHA-256. A token has 256 random bits, so that nothing slower is needed to keep it from being guessed.
  digest       bytea not null unique,
  created_at   timestamptz not null default now(),
  -- To the minute.
  last_used_at timestamptz,
  -- Null: it holds until it is revoked.
  expires_at   timestamptz
);
create index personal_token_by_user on personal_token (user_id, created_at desc);
