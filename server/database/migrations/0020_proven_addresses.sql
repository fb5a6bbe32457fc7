-- How an address is proven to be somebody's, and who administers a new installation.

-- What the letters about an address lead to. Following a link changes nothing: the button on its page does.
create table address_link (
  -- SHA-256. A token has 256 random bits, as personal tokens have.
  digest     bytea primary key,
  user_id    text not null references app_user on delete cascade,
  -- verify: to the address of the account. agree: to that address, before it changes. change: to the new one.
  step       text not null check (step in ('verify', 'agree', 'change')),
  -- The address of the account when the letter was sent; a link for another one is void.
  email      text not null,
  new_email  text check ((new_email is not null) = (step <> 'verify')),
  expires_at timestamptz not null
);
create index address_link_by_user on address_link (user_id);

-- The code that a start prints while no administrator is proven. One at a time, and only its SHA-256 (80 random bits).
create table administrator_code (
  only_one   boolean primary key default true check (only_one),
  digest     bytea not null,
  printed_at timestamptz not null default now()
);
