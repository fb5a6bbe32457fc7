-- Searching for words that are neither rare nor everywhere, in a time that hardly depends on how much is published.

-- Where on the shelf a publication stands in each order of the list, roughly: how often its views and its likes have
-- doubled (likes from 100 on), and which four days since the year 2000 it came in (from 1000 on). No number falls while
-- what it is made of rises: that is all the search relies on (features/community/top-of-shelf.ts).
create function shelf_tiers(views bigint, likes bigint, published_at timestamptz) returns int[]
language sql immutable parallel safe as $$
  select array[
    least(31, floor(ln(views + 1) / ln(2)))::int,
    100 + least(31, floor(ln(likes + 1) / ln(2)))::int,
    1000 + floor(extract(epoch from published_at - timestamptz '2000-01-01 00:00:00+00') / (4 * 86400))::int
  ]
$$;

-- Words and tiers in one index: it finds what has both by skipping along whichever has fewer entries, and hardly a row
-- is fetched that is not on the page.
drop index publication_lexemes;
create index publication_lexemes on publication using gin (lexemes, shelf_tiers(views, likes, published_at))
  with (fastupdate = off) where withdrawn_at is null;
-- What is known of an expression is known from here on.
analyze publication;
