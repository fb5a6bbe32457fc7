-- What the house itself shows, so that a new installation is not empty.

-- The house account is nobody: it never signs in, is paid nothing and owns no installation.
alter table session add constraint house_stays_out check (user_id <> 'makebelieve');
alter table sign_in add constraint house_stays_out check (user_id <> 'makebelieve');
alter table transfer add constraint house_holds_nothing check (user_id <> 'makebelieve');

create or replace function mark_owner() returns trigger language plpgsql as $$
begin
  new.is_owner := false;
  if new.id <> 'makebelieve' and not exists (select 1 from app_user where id <> 'makebelieve') then
    perform pg_advisory_xact_lock(hashtext('app_user.is_owner'));
    new.is_owner := not exists (select 1 from app_user where id <> 'makebelieve');
  end if;
  return new;
end $$;

-- One row for each piece that came with the program. Its creation is there from the start, with a picture; what is
-- played is built afterwards.
create table showcase (
  name        text primary key,
  creation_id uuid not null references creation on delete cascade,
  version_id  uuid not null unique,
  -- Of what came with the program; when that changes, the piece is made anew.
  digest      text not null,
  -- Those that somebody waits for are built first.
  wanted_at   timestamptz,
  built_at    timestamptz,
  -- Why it could not be proven here. Then it is not shown.
  failure     text
);
