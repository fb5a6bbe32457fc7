-- Games, the versions they went through, and the talks they came out of.

-- Clients choose the ids of chats, so one is known only together with its owner.
create table chat (
  user_id    text not null references app_user on delete cascade,
  id         text not null,
  name       text,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- What a creation of kind game has beyond its name.
create table game (
  id         uuid primary key references creation on delete cascade,
  user_id    text not null,
  chat_id    text not null,
  model_type text not null check (model_type in ('Game', 'Agent_Game')),
  dimension  text not null check (dimension in ('2d', '3d')),
  foreign key (user_id, chat_id) references chat on delete cascade
);
create index game_by_chat on game (user_id, chat_id);

-- A version is written once; only its name may change. The newest is what is played and what the next edit changes.
create table game_version (
  id            uuid primary key default gen_random_uuid(),
  game_id       uuid not null references game on delete cascade,
  number        integer not null check (number > 0),
  name          text,
  prompt        text not null,
  plan          jsonb not null,
  answer        jsonb not null,
  changes       jsonb not null default '[]',
  -- Where its files lie; a version that took up an older one shares them.
  folder        text not null,
  restored_from integer,
  -- The run that was paid for it; going back costs nothing and has none.
  run_id        uuid unique references run on delete cascade,
  created_at    timestamptz not null default now(),
  unique (game_id, number)
);

create table chat_message (
  id      bigint generated always as identity primary key,
  user_id text not null,
  chat_id text not null,
  role    text not null check (role in ('user', 'assistant')),
  -- Prose, or an answer in parts.
  text    jsonb not null,
  game_id uuid references game on delete set null,
  -- Set on what the server noted at the end of an agent's run, until the browser stores what it showed.
  run_id  uuid references run on delete set null,
  at      timestamptz not null default now(),
  foreign key (user_id, chat_id) references chat on delete cascade
);
create index chat_message_by_chat on chat_message (user_id, chat_id, id);

create index run_open_by_chat on run (user_id, (input ->> 'chatId')) where state in ('queued', 'running');
