import { calls } from '@makebelieve/contract/calls/index'
import type { Guide, GuideKind } from '@makebelieve/contract/entities/guide'
import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'

export type GuideOptions = {
  pool: Pool
  /** What the engine says of itself. */
  readGuide(): Promise<Guide>
  addressOf(id: string): string
  pictureOf(encryptedId: string): string
}

type Shown = { genre: string; id: string; prompt: string; title: string; goal: string }

/** What the house shows changes by the day at most, and looking it up reads many plans. */
const keptMs = 60_000

/** The Prompt Guide, with a game of the house for each kind that it shows one of. */
export function guideFeature(registry: Registry, options: GuideOptions): void {
  const { pool, readGuide } = options
  let known: { answer: Promise<Guide>; until: number } | undefined

  async function withPictures(): Promise<Guide> {
    const [guide, shown] = await Promise.all([readGuide(), housePieces(pool)])
    return { ...guide, kinds: guide.kinds.map((kind) => illustrated(kind, shown.get(kind.id), options)) }
  }

  registerCall(registry, calls.getGuide, async ({ c }) => {
    if (!known || known.until <= Date.now()) {
      const fresh = { answer: withPictures(), until: Date.now() + keptMs }
      known = fresh
      fresh.answer.catch(() => {
        if (known === fresh) known = undefined
      })
    }
    c.header('Cache-Control', 'public, max-age=60')
    return known.answer
  })
}

function illustrated(kind: GuideKind, shown: Shown | undefined, options: GuideOptions): GuideKind {
  if (!shown) return kind
  const { id, prompt, title, goal } = shown
  const encryptedId = options.addressOf(id)
  return {
    ...kind,
    example: { prompt, title, goal, shown: { encryptedId, pictureUrl: options.pictureOf(encryptedId) } },
  }
}

/** One published piece for each kind of games: the one that came first to the shelf. */
async function housePieces(db: Queryable): Promise<Map<string, Shown>> {
  const { rows } = await db.query<Shown>(
    `select distinct on (genre) plan #>> '{game,genre}' as genre, publication.id, creation_version.prompt,
       publication.name as title, plan #>> '{game,goal}' as goal
     from showcase join publication on publication.id = showcase.creation_id and withdrawn_at is null
     join creation_version on creation_version.id = showcase.version_id
     where failure is null and plan #>> '{game,goal}' is not null
     order by genre, published_at desc, publication.id`,
  )
  return new Map(rows.map((row) => [row.genre, row]))
}
