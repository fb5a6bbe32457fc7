-- The weekly game jam: what entered in which week, and who won.

-- A row for each week in which something entered. Weeks begin on Mondays at midnight, UTC.
create table jam_week (
  starts       date primary key check (extract(isodow from starts) = 1),
  -- As it was called then: the list of themes may change.
  theme        text not null,
  -- From here on nothing of it changes but that what is deleted goes.
  closed_at    timestamptz,
  entries      int,
  winner_id    uuid references creation on delete set null,
  -- The name stays when the game goes.
  winner_name  text,
  winner_user  text references app_user on delete set null,
  winner_likes int
);
create index jam_week_open on jam_week (starts) where closed_at is null;

-- A game enters once.
create table jam_entry (
  creation_id uuid primary key references creation on delete cascade,
  week        date not null references jam_week,
  user_id     text not null references app_user on delete cascade,
  at          timestamptz not null default now()
);
create index jam_entry_by_week on jam_entry (week);
create index jam_entry_by_user on jam_entry (user_id, week);
