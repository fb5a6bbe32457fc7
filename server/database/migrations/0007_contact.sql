-- What people write to those who run this.

create table contact_message (
  id      bigint generated always as identity primary key,
  name    text not null,
  email   text not null,
  topic   text not null,
  message text not null,
  -- Goes with the account that it was sent from.
  user_id text references app_user on delete cascade,
  -- A keyed hash of the address it came from, so that nobody sends too many. Forgotten after an hour.
  sender  bytea,
  at      timestamptz not null default now()
);
create index contact_message_recent on contact_message (at) where sender is not null;
create index contact_message_by_age on contact_message (at);
create index contact_message_by_user on contact_message (user_id) where user_id is not null;
