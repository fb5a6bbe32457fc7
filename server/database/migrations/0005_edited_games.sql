-- Code that users edit by hand: versions of it, and drafts that are only tried.

alter table game_version
  -- Bots won and lost it; only code that its user saved as it is has no proof.
  add column proven boolean not null default true,
  -- The code is not what the plan makes; an edit of the plan replaces it.
  add column edited_by_hand boolean not null default false;

-- Edited code on its way through the stage. Its files lie below the user's own, in a folder of its id, for an hour.
create table game_draft (
  id         uuid primary key default gen_random_uuid(),
  user_id    text not null references app_user on delete cascade,
  game_id    uuid not null references game on delete cascade,
  created_at timestamptz not null default now()
);
create index game_draft_by_user on game_draft (user_id, created_at desc);
