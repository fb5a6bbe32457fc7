import { setImmediate } from 'node:timers/promises'
import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { routes } from '@makebelieve/contract/routes'
import type { Pool } from 'pg'

/** Models have no page of their own. */
export type PagedKind = Exclude<CreationKind, 'model'>

type Options = {
  pool: Pool
  appOrigin: string
  /** The path of a creation's page. */
  addressOf(id: string, kind: PagedKind): string
  clock?: () => number
}

/** So many addresses stand in one file at most. */
export const mostInOne = 10_000
/** Files are cut where the ids are, and no two cuts are equally wide: this leaves room for what varies. */
const expectedInOne = 8_000
const keptMs = 10 * 60_000
const mostKept = 8

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * The list of every public page. Creations are spread over files by the beginning of their ids, which are random: so
 * each file is one range of the primary key, whatever comes and goes, and nobody has to count up to it. The number of
 * files doubles with the number of creations.
 */
export function openSitemaps({ pool, appOrigin, addressOf, clock = Date.now }: Options) {
  const kept = new Map<string, { text: Promise<string>; until: number }>()
  let last: Promise<unknown> = Promise.resolve()

  /** Written one at a time, and not again within minutes: it takes longer than all else that visitors can ask for. */
  function remember(name: string, write: () => Promise<string>): Promise<string> {
    const known = kept.get(name)
    if (known && known.until > clock()) return known.text
    const text = last.then(write, write)
    last = text
    kept.delete(name)
    for (const oldest of [...kept.keys()].slice(0, kept.size + 1 - mostKept)) kept.delete(oldest)
    kept.set(name, { text, until: clock() + keptMs })
    text.catch(() => kept.delete(name))
    return text
  }

  async function writeIndex(): Promise<string> {
    const parts = partsFor(await countShown(pool))
    const files = Array.from({ length: parts }, (_, i) => `creations-${i + 1}-of-${parts}.xml`)
    const entries = ['pages.xml', ...files].map(
      (file) => `<sitemap><loc>${appOrigin}/sitemaps/${file}</loc></sitemap>`,
    )
    return `${head}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
  }

  async function writeCreations(number: number, parts: number): Promise<string> {
    const { rows } = await pool.query<{ id: string; kind: PagedKind; changedAt: Date }>(
      `select id, kind, changed_at as "changedAt" from publication
       where withdrawn_at is null and kind <> 'model' and id between $1 and $2 order by id limit ${mostInOne}`,
      rangeOf(number, parts),
    )
    const entries: string[] = []
    for (const [i, { id, kind, changedAt }] of rows.entries()) {
      entries.push(entryOf(addressOf(id, kind), changedAt))
      // Others want to be served meanwhile.
      if (i % 50 === 49) await setImmediate()
    }
    return listOf(entries)
  }

  const entryOf = (path: string, changedAt?: Date) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${appOrigin}${path}</loc>${changed}</url>`
  }

  return {
    index: () => remember('index', writeIndex),
    pages: () => listOf(publicPages.map((path) => entryOf(path))),
    /** Undefined where there is no such part. */
    creations: async (number: number, parts: number): Promise<string | undefined> =>
      isPart(number, parts)
        ? remember(`${number} of ${parts}`, () => writeCreations(number, parts))
        : undefined,
  }
}

/** Every page that the product links to, but views and anchors of others, and what needs an id. */
const publicPages = Object.values(routes)
  .filter((route) => typeof route === 'string')
  .filter((path) => !/[?#]/.test(path))

function listOf(entries: string[]): string {
  return `${head}<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`
}

async function countShown(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from publication where withdrawn_at is null',
  )
  return rows[0]?.count ?? 0
}

const mostParts = 2 ** 16

/** A power of two, so that parts are cut in half when there are more. */
export function partsFor(count: number): number {
  return count <= expectedInOne ? 1 : 2 ** Math.ceil(Math.log2(count / expectedInOne))
}

const isPart = (number: number, parts: number) =>
  parts >= 1 && parts <= mostParts && Number.isInteger(Math.log2(parts)) && number >= 1 && number <= parts

/** The first and the last id of a part. */
export function rangeOf(number: number, parts: number): [string, string] {
  const width = 2 ** 32 / parts
  const first = (number - 1) * width
  const uuid = (start: number, rest: string) =>
    `${start.toString(16).padStart(8, '0')}-${[4, 4, 4, 12].map((length) => rest.repeat(length)).join('-')}`
  return [uuid(first, '0'), uuid(first + width - 1, 'f')]
}
