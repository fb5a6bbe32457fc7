import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { communityItemOf, creationColumns, type PublishedRow, publishedCreations } from './creation-rows.ts'
import type { EncryptedIds } from './encrypted-ids.ts'
import { beginningWith, wordsOf } from './search-words.ts'

export type Wish = {
  filter: 'all' | 'models' | 'environments' | 'games'
  search: string
  sort: 'views' | 'newest' | 'likes'
  page: number
  pageSize: number
}

/** Published creations, a page of them. What is searched is found as it is spelt, or if there is none, nearly so. */
export async function listCreations(
  pool: Pool,
  ids: EncryptedIds,
  wish: Wish,
): Promise<CallAnswer<'getCommunity'>> {
  const { rows, total } = wish.search === '' ? await browse(pool, wish) : await search(pool, wish)
  const { page, pageSize } = wish
  return { items: rows.map((row) => communityItemOf(ids, row, row)), page, pageSize, total }
}

type Found = { rows: PublishedRow[]; total: number }

/** Each order is that of an index, so that a page is read and not sorted. */
const orders: Record<Wish['sort'], string> = {
  views: 'publication.views desc, publication.published_at desc, publication.id',
  newest: 'publication.published_at desc, publication.id',
  likes: 'publication.likes desc, publication.published_at desc, publication.id',
}

async function browse(pool: Pool, wish: Wish): Promise<Found> {
  const shown = isShown(wish)
  const page = `select id, 1 as fit from publication where ${shown.text} order by ${orders[wish.sort]}`
  const rows = await readPage(pool, wish, `with page as materialized (${page} ${pageOf(wish)})`, shown.values)
  return { rows, total: await count(pool, shown) }
}

/** Only what is on the page is looked up in full, however many pages are turned before it. */
async function readPage(
  db: Queryable,
  { sort }: Wish,
  withPage: string,
  values: unknown[],
): Promise<PublishedRow[]> {
  const { rows } = await db.query<PublishedRow>(
    `${withPage} select ${creationColumns} from ${publishedCreations} join page on page.id = publication.id
     order by page.fit desc, ${orders[sort]}`,
    values,
  )
  return rows
}

async function count(db: Queryable, { text, values }: Condition): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from publication where ${text}`,
    values,
  )
  return rows[0]?.total ?? 0
}

/** The share of a word's trigrams that must be found; at this one two swapped letters in a short word are forgiven. */
const similarEnough = 0.4

async function search(pool: Pool, wish: Wish): Promise<Found> {
  const words = wordsOf(wish.search)
  if (words.length === 0) return { rows: [], total: 0 }
  const exact = await findAll(pool, wish, hasWords(isShown(wish), words))
  if (exact.total > 0) return exact
  return inTransaction(pool, async (session) => {
    await session.query(`set local pg_trgm.word_similarity_threshold = ${similarEnough}`)
    return findAll(session, wish, resemblesWords(isShown(wish), words))
  })
}

/** Which rows: a part of a query with the values it names as $1, $2 and so on, and how well a row fits. */
type Condition = { text: string; values: unknown[]; fit: string }

const kinds: Record<Wish['filter'], CreationKind | undefined> = {
  all: undefined,
  models: 'model',
  environments: 'environment',
  games: 'game',
}

function isShown({ filter }: Wish): Condition {
  const kind = kinds[filter]
  const shown = { text: 'publication.withdrawn_at is null', values: [], fit: '1' }
  return kind ? { ...shown, text: `${shown.text} and publication.kind = $1`, values: [kind] } : shown
}

function hasWords({ text, values, fit }: Condition, words: string[]): Condition {
  const matches = `to_tsvector('english', words) @@ to_tsquery('english', $${values.length + 1})`
  return { text: `${text} and ${matches}`, values: [...values, beginningWith(words)], fit }
}

/** Here what resembles the words most comes first, whatever the order. */
function resemblesWords({ text, values }: Condition, words: string[]): Condition {
  const places = words.map((_, i) => `$${values.length + i + 1}`)
  const resembles = places.map((place) => `${place} <% words`)
  const fit = places.map((place) => `word_similarity(${place}, words)`).join(' + ')
  return { text: [text, ...resembles].join(' and '), values: [...values, ...words], fit }
}

/**
 * Step by step, because nobody can guess how many rows have a word: the planner would rather walk through all of them
 * in their order and read the words of each.
 */
async function findAll(db: Queryable, wish: Wish, condition: Condition): Promise<Found> {
  const total = await count(db, condition)
  if (total === 0) return { rows: [], total }
  const { text, values, fit } = condition
  const found = `select id, views, likes, published_at, ${fit} as fit from publication where ${text}`
  const page = `select id, fit from found as publication order by fit desc, ${orders[wish.sort]}`
  const withPage = `with found as materialized (${found}), page as materialized (${page} ${pageOf(wish)})`
  return { rows: await readPage(db, wish, withPage, values), total }
}

function pageOf({ page, pageSize }: Wish): string {
  return `limit ${pageSize} offset ${(page - 1) * pageSize}`
}
