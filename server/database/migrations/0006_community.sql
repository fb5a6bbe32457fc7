-- What is shown in the Creator Hub, how often it was looked at, and who likes it.

-- For searches with typing mistakes. A trusted extension: whoever owns the database may add it.
create extension if not exists pg_trgm;

-- A creation as its maker showed it. What they change afterwards shows when they publish it again.
create table publication (
  id           uuid primary key references creation on delete cascade,
  user_id      text not null references app_user on delete cascade,
  type         text not null check (type in ('game', 'agent_game', 'environment', 'model')),
  kind         text not null generated always as (case type when 'agent_game' then 'game' else type end) stored,
  -- What of the creation is shown: the version of a game.
  version_id   uuid not null,
  name         text not null,
  description  text not null,
  -- Name and description as they are searched: lower case, without accents.
  words        text not null,
  views        bigint not null default 0 check (views >= 0),
  likes        bigint not null default 0 check (likes >= 0),
  published_at timestamptz not null default now(),
  -- Taken back. The row stays, so that coming back is neither news nor a new start.
  withdrawn_at timestamptz
);
create index publication_by_user on publication (user_id);

-- Each order of the list, for everything and for one kind.
create index publication_most_viewed on publication (views desc, published_at desc, id) where withdrawn_at is null;
create index publication_newest on publication (published_at desc, id) where withdrawn_at is null;
create index publication_most_liked on publication (likes desc, published_at desc, id) where withdrawn_at is null;
create index publication_kind_most_viewed on publication (kind, views desc, published_at desc, id)
  where withdrawn_at is null;
create index publication_kind_newest on publication (kind, published_at desc, id) where withdrawn_at is null;
create index publication_kind_most_liked on publication (kind, likes desc, published_at desc, id)
  where withdrawn_at is null;
create index publication_words on publication using gin (to_tsvector('english', words)) where withdrawn_at is null;
create index publication_trigrams on publication using gin (words gin_trgm_ops) where withdrawn_at is null;

-- Whatever deletes a creation takes it from the shelf as well.
create function take_deleted_from_shelf() returns trigger language plpgsql as $$
begin
  delete from publication where id = new.id;
  return null;
end $$;
create trigger creation_leaves_shelf after update of deleted_at on creation
  for each row when (new.deleted_at is not null) execute function take_deleted_from_shelf();

create table creation_like (
  creation_id uuid not null references publication on delete cascade,
  user_id     text not null references app_user on delete cascade,
  at          timestamptz not null default now(),
  primary key (creation_id, user_id)
);
create index creation_like_by_user on creation_like (user_id);

-- The number follows the rows, also when somebody who liked it deletes their account.
create function count_likes() returns trigger language plpgsql as $$
begin
  update publication set likes = likes + case tg_op when 'INSERT' then 1 else -1 end
  where id = case tg_op when 'INSERT' then new.creation_id else old.creation_id end;
  return null;
end $$;
create trigger creation_like_counted after insert or delete on creation_like
  for each row execute function count_likes();

-- Who looked within the last hour and is not counted again. A visitor is a keyed hash that differs from creation to
-- creation; after an hour it is forgotten.
create table recent_view (
  creation_id uuid not null references publication on delete cascade,
  visitor     bytea not null,
  at          timestamptz not null default now(),
  primary key (creation_id, visitor)
);
create index recent_view_by_age on recent_view (at);

-- What a creation began as, if it is a copy. The name stays when the original goes.
create table remix (
  id            uuid primary key references creation on delete cascade,
  original_id   uuid references creation on delete set null,
  original_name text not null
);
create index remix_by_original on remix (original_id);
