import type { Queryable } from '@makebelieve/server/database/transaction'

/**
 * Fills the shelf with publications whose words are spread as in natural language: few words are everywhere, most are
 * rare, and the more is written the more different words there are (Zipf's and Heaps' laws).
 */
const vocabulary = 200_000
const wordsInTitle = 3
const wordsInAll = 11
const atOnce = 10_000
const titlesKept = 1000

/** Returns some of the titles. */
export async function fillShelf(session: Queryable, count: number): Promise<string[]> {
  const random = seededRandom(count)
  const uses = new Map<string, number>()
  const titles: string[] = []
  // Neither triggers nor indexes while rows are written: both are made up for afterwards, at once.
  await session.query('set session_replication_role = replica')
  const indexes = await dropIndexes(session)
  await session.query(`insert into app_user (id, name, email) values ('maker', 'Maker', 'maker@example.com')`)
  for (let done = 0; done < count; done += atOnce) {
    const texts = Array.from({ length: Math.min(atOnce, count - done) }, () => {
      const words = Array.from({ length: wordsInAll }, () => spell(Math.floor(vocabulary ** random())))
      for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1)
      return words.join(' ')
    })
    for (const text of texts)
      if (titles.length < titlesKept) titles.push(text.split(' ').slice(0, wordsInTitle).join(' '))
    await writeRows(session, texts)
  }
  await session.query('insert into published_word select * from unnest($1::text[], $2::bigint[])', [
    [...uses.keys()],
    [...uses.values()],
  ])
  for (const definition of indexes) await session.query(definition)
  await session.query('vacuum analyze')
  return titles
}

async function writeRows(session: Queryable, texts: string[]): Promise<void> {
  await session.query(
    `with made as (
       insert into creation (user_id, kind, name)
       select 'maker', (array['game', 'game', 'game', 'model', 'environment'])[1 + floor(random() * 5)::int], text
       from unnest($1::text[]) as text returning id, kind, name)
     insert into publication (id, user_id, type, version_id, name, description, words, views, likes, published_at)
     select id, 'maker', kind, id, split_part(name, ' ', 1), name, name, floor(10 * random() ^ -0.7),
       floor(3 * random() ^ -0.7) - 3, now() - random() * interval '2 years' from made`,
    [texts],
  )
}

/** All but those of keys, and what makes them again. */
async function dropIndexes(session: Queryable): Promise<string[]> {
  const { rows } = await session.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('publication'::regclass, 'creation'::regclass, 'published_word'::regclass) and not indisunique`,
  )
  for (const { name } of rows) await session.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const consonants = 'bcdfghjklmnprstvwz'
const vowels = 'aeiou'

/** A word that can be said, another for each number. */
function spell(number: number): string {
  // Scattered, so that frequent words are no more alike than others. The factor and the size have no common divisor.
  let left = (number * 7_919) % vocabulary
  let word = ''
  for (let syllable = 0; syllable < 2 || left > 0; syllable++) {
    word +=
      (consonants[left % consonants.length] ?? '') +
      (vowels[Math.floor(left / consonants.length) % vowels.length] ?? '')
    left = Math.floor(left / (consonants.length * vowels.length))
  }
  return `${word}${consonants[number % consonants.length]}`
}

/** The same numbers every time (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
