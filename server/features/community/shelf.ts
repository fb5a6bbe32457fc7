import type { CreationKind, CreationTrait } from '@makebelieve/contract/creation-kind'
import type { Queryable } from '../../database/transaction.ts'
import { creationColumns, type PublishedRow, publishedCreations } from './creation-rows.ts'

export type Wish = {
  filter: 'all' | 'models' | 'environments' | 'games'
  search: string
  sort: 'views' | 'newest' | 'likes'
  trait?: CreationTrait
  page: number
  pageSize: number
}

/** A page, and how many there are in all; or, where counting them would take long, at least one more than so far. */
export type Found = { rows: PublishedRow[]; total: number }

/** Which rows: a part of a query with the values it names as $1, $2 and so on. */
export type Condition = { text: string; values: unknown[] }

/** Each order is that of an index, so that a page is read and not sorted. */
export const orders: Record<Wish['sort'], string> = {
  views: 'publication.views desc, publication.published_at desc, publication.id',
  newest: 'publication.published_at desc, publication.id',
  likes: 'publication.likes desc, publication.published_at desc, publication.id',
}

const kinds: Record<Wish['filter'], CreationKind | undefined> = {
  all: undefined,
  models: 'model',
  environments: 'environment',
  games: 'game',
}

export function isShown({ filter, trait }: Wish): Condition {
  const kind = kinds[filter]
  // Spelt out, not passed as a value: only so the planner knows that the trait's own index will do.
  const has = trait ? ` and publication.traits @> '{${trait}}'` : ''
  const text = `publication.withdrawn_at is null${has}`
  return kind ? { text: `${text} and publication.kind = $1`, values: [kind] } : { text, values: [] }
}

export const startOf = ({ page, pageSize }: Wish) => (page - 1) * pageSize

export function pageOf(wish: Wish): string {
  return `limit ${wish.pageSize} offset ${startOf(wish)}`
}

/** Only what is on the page is looked up in full, however many pages are turned before it. */
export async function readPage(
  db: Queryable,
  { sort }: Wish,
  withPage: string,
  values: unknown[],
): Promise<PublishedRow[]> {
  const { rows } = await db.query<PublishedRow>(
    `${withPage} select ${creationColumns} from ${publishedCreations} join page on page.id = publication.id
     order by ${orders[sort]}`,
    values,
  )
  return rows
}
