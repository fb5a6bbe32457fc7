-- 3D models, and the pictures that they are made from.

-- A picture is free, so it is not kept for long: a visitor's for a day, of a user's the newest ones.
create table model_picture (
  id         uuid primary key,
  -- Nobody: a visitor's. Whoever knows its id may use it.
  user_id    text references app_user on delete cascade,
  -- A keyed hash of the visitor's address, so that nobody draws too many. Forgotten after an hour.
  visitor    bytea,
  -- What was asked for; of an upload, what the file was called.
  prompt     text not null,
  title      text not null,
  answer     text not null,
  -- What stands behind it, and what a model is built from. An upload has none.
  plan       jsonb,
  -- The picture or model that it is a change of.
  edit_of    uuid,
  folder     text not null,
  created_at timestamptz not null default now()
);
create index model_picture_by_user on model_picture (user_id, created_at desc) where user_id is not null;
create index model_picture_by_age on model_picture (created_at) where user_id is null;
create index model_picture_by_visitor on model_picture (visitor) where visitor is not null;

-- What a creation of kind model has beyond its name. It is never changed: another picture is another model.
create table model (
  id         uuid primary key references creation on delete cascade,
  user_id    text not null,
  -- Empty where it was made from an upload.
  prompt     text not null,
  answer     text not null,
  plan       jsonb,
  -- The picture it was made from, as long as that is kept.
  picture_id uuid,
  folder     text not null
);
create index model_by_user on model (user_id);
