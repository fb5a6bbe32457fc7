-- A visitor who makes something is a guest: a user with an id and a few credits, for a day, without an address or a way in.
-- Signing up turns the guest into the account; signing in hands everything over to the account that was there.

alter table app_user
  add column is_guest boolean not null default false,
  -- The account that this guest signed in as. What they made is its; what was paid for it stays written here.
  add column joined_id text references app_user on delete cascade,
  add check (joined_id is null or is_guest);
create index app_user_guests on app_user (created_at) where is_guest;
create index app_user_joined on app_user (joined_id) where joined_id is not null;

-- Nobody who is only passing through owns an installation.
create or replace function mark_owner() returns trigger language plpgsql as $$
begin
  new.is_owner := false;
  if new.id <> 'makebelieve' and not new.is_guest
    and not exists (select 1 from app_user where id <> 'makebelieve' and not is_guest) then
    perform pg_advisory_xact_lock(hashtext('app_user.is_owner'));
    new.is_owner := not exists (select 1 from app_user where id <> 'makebelieve' and not is_guest);
  end if;
  return new;
end $$;
