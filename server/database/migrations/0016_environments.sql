-- Environments, and versions for all creations that are shown in a frame.

-- A version is a state of a game or of an environment; both are edited, gone back to and played alike.
alter table game_version rename to creation_version;
alter table creation_version rename column game_id to creation_id;
alter table creation_version
  drop constraint game_version_game_id_fkey,
  add foreign key (creation_id) references creation on delete cascade,
  -- By which the script of an environment is known when a browser sends it to be stored.
  add column code_digest text;
create index creation_version_by_code on creation_version (code_digest) where code_digest is not null;

alter table game_draft rename to creation_draft;
alter table creation_draft rename column game_id to creation_id;
alter table creation_draft
  drop constraint game_draft_game_id_fkey,
  add foreign key (creation_id) references creation on delete cascade;

-- What a creation of kind environment has beyond its name.
create table environment (
  id       uuid primary key references creation on delete cascade,
  user_id  text not null,
  category text not null check (category in ('scene', 'simulation'))
);
create index environment_by_user on environment (user_id);

-- What a visitor made. It is free and lives for a day; whoever knows its id may look at it, and its script is the way to
-- keep it once its maker has an account.
create table environment_trial (
  id          uuid primary key,
  -- A keyed hash of the visitor's address, so that nobody makes too many. Forgotten after an hour.
  visitor     bytea,
  category    text not null,
  name        text not null,
  prompt      text not null,
  plan        jsonb not null,
  answer      jsonb not null,
  code_digest text not null,
  folder      text not null,
  created_at  timestamptz not null default now()
);
create index environment_trial_by_age on environment_trial (created_at);
create index environment_trial_by_visitor on environment_trial (visitor) where visitor is not null;
create index environment_trial_by_code on environment_trial (code_digest);
