-- People, how they sign in, and what they made.

create table app_user (
  id             text primary key,
  name           text not null,
  email          text not null unique,
  email_verified boolean not null default false,
  image          text,
  plan           text not null default 'free' check (plan in ('free', 'pro', 'studio')),
  -- The first account of an installation belongs to whoever set it up.
  is_owner       boolean not null default false,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);
create unique index app_user_one_owner on app_user (is_owner) where is_owner;

create table session (
  id         text primary key,
  token      text not null unique,
  user_id    text not null references app_user on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

-- One row for each way a person can sign in: a password, or an account elsewhere.
create table sign_in (
  id                       text primary key,
  user_id                  text not null references app_user on delete cascade,
  provider_id              text not null,
  account_id               text not null,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index sign_in_by_user on sign_in (user_id);

create table verification (
  id         text primary key,
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table rate_limit (
  id           text primary key,
  key          text not null unique,
  count        integer not null,
  last_request bigint not null
);

create table creation (
  id         uuid primary key default gen_random_uuid(),
  user_id    text not null references app_user on delete cascade,
  kind       text not null check (kind in ('game', 'model', 'environment')),
  name       text not null,
  created_at timestamptz not null default now()
);
create index creation_by_user on creation (user_id, created_at desc);

-- Exactly one of several people who sign up first at the same moment becomes the owner.
create function mark_owner() returns trigger language plpgsql as $$
begin
  new.is_owner := false;
  if not exists (select 1 from app_user) then
    perform pg_advisory_xact_lock(hashtext('app_user.is_owner'));
    new.is_owner := not exists (select 1 from app_user);
  end if;
  return new;
end $$;
create trigger app_user_owner before insert on app_user for each row execute function mark_owner();
