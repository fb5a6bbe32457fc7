-- What visitors found wrong with what is shown, and what the people who run this took down.

-- One line from one visitor about one creation; what they say again replaces it. Gone once somebody has decided.
create table report (
  creation_id uuid not null references publication on delete cascade,
  -- A keyed hash of the account or the address, another one for each creation: it tells duplicates, and nothing else.
  reporter    bytea not null,
  -- Goes with the account that it was sent from.
  user_id     text references app_user on delete cascade,
  reason      text not null,
  words       text not null,
  -- Likewise, but the same for all creations, so that nobody sends too many. Forgotten after an hour.
  sender      bytea,
  at          timestamptz not null default now(),
  primary key (creation_id, reporter)
);
create index report_recent on report (at) where sender is not null;
create index report_by_user on report (user_id) where user_id is not null;

-- What its maker can no longer show, and what they were told.
create table takedown (
  creation_id uuid primary key references creation on delete cascade,
  note        text not null,
  at          timestamptz not null default now()
);

-- The prompt that it began as, if the maker shows it; and when its page last changed, for those who search.
alter table publication add column prompt text;
alter table publication add column changed_at timestamptz not null default now();
create function note_publication_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger publication_changed before update of version_id, name, description, prompt, withdrawn_at on publication
  for each row execute function note_publication_change();

-- For administrators: everything of one kind, newest first.
create index creation_by_kind on creation (kind, created_at desc) where deleted_at is null;
