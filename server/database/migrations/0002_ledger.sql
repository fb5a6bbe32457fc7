-- Credits. A transfer is written once and never changed; the balances follow by trigger, so that no code path can
-- change one without the other.

create table account (
  user_id text   not null references app_user on delete cascade,
  bucket  text   not null check (bucket in ('free', 'paid', 'held')),
  balance bigint not null default 0 check (balance >= 0),
  primary key (user_id, bucket)
);

create table transfer (
  id      bigint generated always as identity primary key,
  -- Says what the transfer is for, e.g. 'grant:2026-11'; the same thing can happen to a person only once.
  key     text   not null,
  user_id text   not null references app_user on delete cascade,
  src     text   check (src in ('free', 'paid', 'held')),
  dst     text   check (dst in ('free', 'paid', 'held')),
  amount  bigint not null check (amount > 0),
  run_id  uuid,
  at      timestamptz not null default now(),
  unique (user_id, key),
  -- No source mints credits, no destination burns them; something must happen.
  check (src is distinct from dst)
);
create index transfer_by_user on transfer (user_id, id desc);
create index transfer_by_run on transfer (run_id) where run_id is not null;

create function move_balances() returns trigger language plpgsql as $$
begin
  if new.src is not null then
    update account set balance = balance - new.amount where user_id = new.user_id and bucket = new.src;
    if not found then
      raise exception 'no % credits to take', new.src using errcode = 'check_violation';
    end if;
  end if;
  if new.dst is not null then
    insert into account (user_id, bucket, balance) values (new.user_id, new.dst, new.amount)
    on conflict (user_id, bucket) do update set balance = account.balance + excluded.balance;
  end if;
  return null;
end $$;
create trigger transfer_moves_balances after insert on transfer for each row execute function move_balances();

-- The only way a transfer goes is together with its owner.
create function keep_transfers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from app_user where id = old.user_id) then
    return old;
  end if;
  raise exception 'transfers are append-only';
end $$;
create trigger transfer_append_only before update or delete on transfer for each row execute function keep_transfers();
create trigger transfer_no_truncate before truncate on transfer execute function keep_transfers();

-- The month of the last free grant, so that it comes once a calendar month even when there was nothing to top up.
alter table app_user add column granted_month text;
