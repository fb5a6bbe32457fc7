import { castIn } from '@makebelieve/kit/game/plan'
import { type BingoContent, type BingoItem, genre, turns } from '@makebelieve/kit/game-2d/genres/bingo/index'
import type { Brief } from '../../../brief/brief.ts'
import { topicMeant, wordsFor } from '../../../words/choose.ts'
import { commonWords } from '../../../words/topics.ts'
import { classic, sizeIn, toldIn } from './classic.ts'
import { withPictures } from './memory.ts'

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, at) => least + at)

const isReduced = (one: number, other: number): boolean =>
  upTo(2, other).every((by) => one % by !== 0 || other % by !== 0)

/** A half is called as two quarters, so that one has to find what is the same. */
const fractions: BingoItem[] = [2, 3, 4, 5, 6, 8, 10].flatMap((below) =>
  upTo(1, below - 1)
    .filter((above) => isReduced(above, below))
    .map((above) => ({
      says: `${above}/${below}`,
      calls: `${above * (below > 5 ? 2 : 3)}/${below * (below > 5 ? 2 : 3)}`,
    })),
)

/** One sum for each result, in the middle of those that there are. */
function sums(all: readonly { says: number; calls: string }[]): BingoItem[] {
  const results = [...new Set(all.map(({ says }) => says))].sort((one, other) => one - other)
  return results.map((result) => {
    const same = all.filter(({ says }) => says === result)
    return { says: String(result), calls: same[Math.floor(same.length / 2)]?.calls ?? '' }
  })
}

const pairs = (least: number, most: number) =>
  upTo(least, most).flatMap((one) => upTo(least, most).map((other) => [one, other] as const))

const times = () =>
  sums(pairs(2, 9).map(([one, other]) => ({ says: one * other, calls: `${one} × ${other}` })))
const plus = () =>
  sums(pairs(1, 10).map(([one, other]) => ({ says: one + other, calls: `${one} + ${other}` })))
const minus = () =>
  sums(
    pairs(1, 20)
      .filter(([one, other]) => one > other)
      .map(([one, other]) => ({ says: one - other, calls: `${one} − ${other}` })),
  )

/** What is worked out, and how it is asked for. */
const kinds: Readonly<
  Record<string, { words: RegExp; items(): BingoItem[]; isOne(asked: BingoItem): boolean }>
> = {
  fractions: { words: /\bfractions?\b/i, items: () => fractions, isOne: ({ says }) => says.includes('/') },
  times: {
    words: /\bmultipl\w+|\btimes[- ]tables?\b|\bproducts?\b/i,
    items: times,
    isOne: ({ calls }) => calls?.includes('×') ?? false,
  },
  minus: {
    words: /\bsubtract\w*|\bminus\b/i,
    items: minus,
    isOne: ({ calls }) => calls?.includes('−') ?? false,
  },
  plus: {
    words: /\baddition\b|\badding\b|\bsums?\b|\bplus\b|\bmaths?\b/i,
    items: plus,
    isOne: ({ calls }) => calls?.includes('+') ?? false,
  },
}

const kindIn = ({ prompt }: Brief) => Object.values(kinds).find(({ words }) => words.test(prompt))

/** A card has nine cells at least, and more is called than is on it. */
const fewest = 11

/** Words on the topic, or those that were listed; more of the common ones where they fill no card. */
function wordItems(brief: Brief): BingoItem[] {
  const { words } = wordsFor(brief, { least: 2, most: 11, count: 30 })
  const more = commonWords.split(' ').slice(0, Math.max(0, fewest - words.length))
  return [...new Set([...words.map(({ word }) => word), ...more])].map((says) => ({ says }))
}

const isAboutWords = ({ prompt, topic, actors }: Brief): boolean =>
  topic !== undefined ||
  /\bwords?\b|\bnames\b|\bvocabulary\b/i.test(prompt) ||
  actors.some(({ implied, phrase }) => !implied && topicMeant(phrase) !== undefined)

export const bingo = classic({
  turns,
  genre,
  example: 'A game of bingo',
  rules: { lives: 3, levels: 2 },
  roles: { enemy: { least: 0, most: 0 }, collectible: { least: 0, most: 14 } },
  faces: () => 14,
  casts: withPictures,
  parts: [
    ...[
      'bingo',
      'card',
      'number',
      'call',
      'caller',
      'row',
      'line',
      'column',
      'diagonal',
      'square',
      'cell',
      'word',
      'name',
    ],
    ...[
      'fraction',
      'sum',
      'multiplication',
      'addition',
      'subtraction',
      'math',
      'maths',
      'times table',
      'table',
      'picture',
    ],
    ...['grid', 'ball', 'sheet', 'ticket'],
  ],
  twists: Object.fromEntries(
    Object.entries(kinds).map(([id, { words, isOne }]) => [
      id,
      { words, seen: (_before: unknown, { items }: { items: readonly BingoItem[] }) => items.every(isOne) },
    ]),
  ),
  shows: () => ({
    right: ['mark', 'find', 'cross', 'cross off', 'cover', 'tick', 'match', 'answer', 'solve'],
    match: ['mark', 'find', 'complete', 'fill', 'get'],
  }),
  content(brief, game): BingoContent & { words?: { word: string }[] } {
    const [asked] = sizeIn(brief, 3, 5) ?? []
    const worked = kindIn(brief)?.items()
    const told = toldIn(brief, game)
    const pictures = castIn(game, 'collectible')
      .filter(({ id }) => told.includes(id))
      .map(({ id, name }): BingoItem => ({ says: name, cast: id }))
    const words = isAboutWords(brief) ? wordItems(brief) : undefined
    const items = worked ?? (pictures.length >= fewest ? pictures : words)
    // A feast or a theme of one picture is what cells are marked with.
    const marker = items === pictures ? undefined : pictures[0]?.cast
    if (!items) return { size: asked ?? 5, ...(marker && { marker }) }
    const room = items.length >= 28 ? 5 : items.length >= 19 ? 4 : 3
    return {
      items,
      ...(marker && { marker }),
      size: Math.min(asked ?? room, room),
      ...(items === words && { words: items.map(({ says }) => ({ word: says })) }),
    }
  },
  goal: () => 'Be the first to have a whole line.',
})
