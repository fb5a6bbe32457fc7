-- What cards say of a published creation in few words, and what zones are curated by.

alter table publication
  -- How long the bot took to win the game; other kinds have none.
  add column won_seconds real,
  add column traits      text[] not null default '{}';

-- A row of a zone is read along its own index, however much is published.
create index publication_quick on publication (views desc, published_at desc, id)
  where withdrawn_at is null and traits @> '{quick}';
create index publication_gentle on publication (views desc, published_at desc, id)
  where withdrawn_at is null and traits @> '{gentle}';
create index publication_two_players on publication (views desc, published_at desc, id)
  where withdrawn_at is null and traits @> '{two-players}';
create index publication_puzzle on publication (views desc, published_at desc, id)
  where withdrawn_at is null and traits @> '{puzzle}';
create index publication_quiz on publication (views desc, published_at desc, id)
  where withdrawn_at is null and traits @> '{quiz}';
