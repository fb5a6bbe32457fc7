-- What people said about the product. Nothing stands on the first page that is not featured here.
create table testimonial (
  id         uuid primary key default gen_random_uuid(),
  quote      text not null,
  author     text not null,
  role       text not null,
  -- Where it was said, and that they agreed to be quoted. For administrators alone.
  source     text not null,
  featured   boolean not null,
  created_at timestamptz not null default now()
);
create index testimonial_featured on testimonial (created_at desc, id) where featured;
