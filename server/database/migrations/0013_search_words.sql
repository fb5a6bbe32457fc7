-- Searching the Creator Hub in a time that hardly depends on how much is published.

-- Kept with the row, so that it can also be read along the orders of the list and not only found by its index.
alter table publication add column lexemes tsvector generated always as (to_tsvector('english', words)) stored;
drop index publication_words;
drop index publication_trigrams;
-- Published seldom, searched often: nothing waits in a list beside the index.
create index publication_lexemes on publication using gin (lexemes) with (fastupdate = off)
  where withdrawn_at is null;

-- Every word that stands on the shelf, and in how many publications. A word with typing mistakes is looked for here
-- and not in all texts; and how often a word is used says which way of searching is the short one.
create table published_word (
  word text collate "C" primary key,
  uses bigint not null
);
-- A word, and what is left of it when any one letter is missing. Two words that share one of these are a slip apart:
-- a letter wrong, missing, too many or swapped. Looking that up takes the same time however many words there are.
create function slips_of(word text) returns text[] language sql immutable strict as $$
  select array_agg(left(word, letter - 1) || substr(word, letter + 1)) || word
  from generate_series(1, length(word)) as letter
$$;
create index published_word_slips on published_word using gin (slips_of(word)) with (fastupdate = off);
create index published_word_trigrams on published_word using gin (word gin_trgm_ops) with (fastupdate = off);

create function words_in(text) returns setof text language sql immutable as $$
  select distinct word from regexp_split_to_table($1, '[^[:alnum:]]+') as word where length(word) between 2 and 40
$$;

-- The counts follow the rows, so that no word outlives what it was taken from. In the order of the words: two people
-- who publish at once then never wait for each other crosswise.
create function count_published_words() returns trigger language plpgsql as $$
begin
  insert into published_word as known (word, uses)
  select word, sum(change) from (
    select word, 1 as change from words_in(coalesce(new.words, '')) as word
    union all
    select word, -1 from words_in(coalesce(old.words, '')) as word
  ) as changes
  group by word having sum(change) <> 0 order by word
  on conflict (word) do update set uses = known.uses + excluded.uses;
  delete from published_word where uses <= 0 and word in (select words_in(coalesce(old.words, '')));
  return null;
end $$;
create trigger publication_words_counted after insert or delete or update of words on publication
  for each row execute function count_published_words();

insert into published_word (word, uses)
select word, count(*) from publication, words_in(words) as word group by word;
