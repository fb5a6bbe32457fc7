import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { pageSize } from '@makebelieve/contract/constants'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { isPublished } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { OwnDetails, OwnKinds } from './own-kind.ts'

export type Wish = { filter: 'all' | 'models' | 'environments' | 'games'; search: string; page: number }

type Row = {
  id: string
  kind: CreationKind
  name: string
  createdAt: Date
  published: boolean
  total: number
}

const kindsOf: Record<Wish['filter'], CreationKind[]> = {
  all: ['game', 'model', 'environment'],
  models: ['model'],
  environments: ['environment'],
  games: ['game'],
}

/** The share of a word's trigrams that must be found, as in the Creator Hub. */
const similarEnough = 0.4

/** One person's creations are few enough to look at each name: no index is needed to forgive a typing mistake. */
export async function listOwn(
  db: Queryable,
  kinds: OwnKinds,
  userId: string,
  { filter, search, page }: Wish,
): Promise<CallAnswer<'getMyCreations'>> {
  const { rows } = await db.query<Row>(
    `select id, kind, name, created_at as "createdAt", ${isPublished}, count(*) over ()::int as total from creation
     where user_id = $1 and deleted_at is null and kind = any($2)
       and ($3 = '' or strpos(lower(name), $3) > 0 or word_similarity($3, lower(name)) >= $4)
     order by created_at desc, id limit $5 offset $6`,
    [
      userId,
      kindsOf[filter],
      search.toLowerCase(),
      similarEnough,
      pageSize.myCreations,
      (page - 1) * pageSize.myCreations,
    ],
  )
  // Whoever deleted the last one of the last page is shown the page before it.
  if (rows.length === 0 && page > 1) return listOwn(db, kinds, userId, { filter, search, page: page - 1 })
  const details = await detailsOf(db, kinds, rows)
  const items = rows.map(({ id, kind, name, createdAt, published }) => {
    const { type, ...more } = details.get(id) ?? { type: kind }
    return {
      modelId: id,
      modelType: type,
      modelName: name,
      designDate: createdAt.toISOString(),
      published,
      ...more,
    }
  })
  return { items, page, pageSize: pageSize.myCreations, total: rows[0]?.total ?? 0 }
}

async function detailsOf(db: Queryable, kinds: OwnKinds, rows: Row[]): Promise<Map<string, OwnDetails>> {
  const found = await Promise.all(
    Object.entries(Object.groupBy(rows, ({ kind }) => kind)).map(([kind, own]) =>
      kinds[kind as CreationKind]?.(
        db,
        own.map(({ id }) => id),
      ),
    ),
  )
  return new Map(found.flatMap((map) => [...(map ?? [])]))
}
