import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import type { WebHost } from '@makebelieve/contract/web-host'
import type { zones } from '../../texts/en/zones.ts'
import { hubAddress } from './gallery-wish.ts'
import { askGallery } from './read-gallery.ts'

export type RowName = keyof (typeof zones)['rows']
export type ZoneRow = { name: RowName; items: CommunityItem[]; all?: string }

type RowRule = {
  /** What the list of creations is asked for. */
  query: Record<string, string>
  /** What of the answer belongs here. */
  fits?: (item: CommunityItem, now: number) => boolean
  /** Where there is more of it. */
  all?: string
}

const week = 7 * 24 * 60 * 60 * 1000
const games = { filter: 'games' }

const rules: Record<RowName, RowRule> = {
  new: {
    query: { ...games, sort: 'newest' },
    fits: ({ publishDate }, now) => publishDate !== undefined && now - Date.parse(publishDate) < week,
    all: hubAddress({ filter: 'games', sort: 'newest' }),
  },
  loved: {
    query: { ...games, sort: 'likes' },
    fits: ({ likes }) => likes > 0,
    all: hubAddress({ filter: 'games', sort: 'likes' }),
  },
  viewed: { query: games, fits: ({ views }) => views > 0, all: hubAddress({ filter: 'games' }) },
  quick: { query: { ...games, trait: 'quick' } },
  gentle: { query: { ...games, trait: 'gentle' } },
  'two-players': { query: { ...games, trait: 'two-players' } },
  puzzle: { query: { ...games, trait: 'puzzle' } },
  quiz: { query: { ...games, trait: 'quiz' } },
}

/** Which rows a zone has, in their order. */
export const zoneRows = {
  game: ['new', 'loved', 'quick', 'two-players', 'puzzle', 'gentle', 'viewed'],
  education: ['quiz', 'puzzle', 'gentle', 'two-players'],
} satisfies Record<string, RowName[]>

const inRow = 4
/** More than a row holds, because what stands in a row above is left out. */
const asked = 16

export async function readZone(host: WebHost, names: readonly RowName[]): Promise<ZoneRow[]> {
  const answers = await Promise.all(
    names.map((name) => askGallery(host, { ...rules[name].query, pageSize: asked })),
  )
  return curate(names, answers, Date.now())
}

/** Who takes first: where little fits, what fits should be; new, loved and seen is much. */
const choosing: RowName[] = ['two-players', 'quiz', 'puzzle', 'gentle', 'quick', 'loved', 'new', 'viewed']

/** Nothing stands in two rows; a row without anything is not there. */
export function curate(
  names: readonly RowName[],
  answers: ReadonlyArray<Pick<CallAnswer<'getCommunity'>, 'items'>>,
  now: number,
): ZoneRow[] {
  const taken = new Set<string>()
  const chosen = new Map<RowName, CommunityItem[]>()
  for (const name of choosing) {
    const { fits = () => true } = rules[name]
    const fitting = answers[names.indexOf(name)]?.items.filter((item) => fits(item, now)) ?? []
    const items = fitting.filter(({ modelId }) => !taken.has(modelId)).slice(0, inRow)
    for (const { modelId } of items) taken.add(modelId)
    chosen.set(name, items)
  }
  return names
    .map((name) => ({ name, items: chosen.get(name) ?? [], all: rules[name].all }))
    .filter(({ items }) => items.length > 0)
}
