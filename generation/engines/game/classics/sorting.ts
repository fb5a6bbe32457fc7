import type { GamePlan } from '@makebelieve/kit/game/plan'
import {
  type Bin,
  genre,
  type SortingContent,
  turns,
  usualGoal,
} from '@makebelieve/kit/game-2d/genres/sorting/index'
import type { Brief } from '../../../brief/brief.ts'
import { classic, countIn } from './classic.ts'
import { asPiles, byColour, isFalling, isSorted, pilesIn, sortedInto } from './sorting-reading.ts'

export const sorting = classic({
  turns,
  genre,
  example: 'A recycling game: sort trash into paper, plastic, glass and food bins',
  calm: undefined,
  surely:
    /\b(?:sort|sorts|sorting|separate|separates|separating)\b [^.!?;:]{0,60}?\b(?:into|by (?:their )?(?:colou?rs?|kinds?|types?))\b|\bsorting game\b|\b(?:waste|trash|garbage|recycling|laundry|mail|toy) sorting\b|\bsorts? (?:the )?(?:trash|garbage|rubbish|waste|recycling|laundry)\b/,
  rules: { lives: 3 },
  supports: ['levels', 'faster-over-time'],
  casts: asPiles,
  roles: { collectible: { least: 2, most: 12 }, goal: { least: 0, most: 1 }, enemy: { least: 0, most: 0 } },
  instead: { friend: 'collectible' },
  parts: ['kind', 'type', 'colour', 'color', 'sorting', 'thing', 'item', 'object', 'place', 'recycling'],
  twists: {
    // Every bin has got something that belongs into it.
    sorted: {
      words: sortedInto,
      fits: isSorted,
      seen: (before, after) => !isServed(before) && isServed(after),
    },
    colours: {
      words: byColour,
      fits: (brief, said) => isSorted(brief, said) && !sortedInto.test(brief.prompt),
      seen: (before, after) => !isServed(before) && isServed(after),
    },
    swaps: {
      words: /\b(?:the )?(?:bins|baskets|boxes|buckets|crates) (?:\w+ )?(?:swap|change|switch)(?: places)?\b/,
      seen: (before, after) => before.order.join() !== after.order.join(),
    },
    falling: {
      words:
        /\bfalling (?:\w+ (?:and \w+ )?)?\w+\b|\b\w+ (?:that )?(?:fall|falls|rain|rains)\b(?: down| from (?:above|the sky))?/,
      fits: isFalling,
      seen: (before, after) => after.falling && (after.comers[0]?.at ?? 0) > (before.comers[0]?.at ?? 1),
    },
  },
  shows: () => ({
    deliver: [
      'sort',
      'separate',
      'put',
      'throw',
      'recycle',
      'send',
      'drop',
      'organize',
      'organise',
      'file',
      'group',
      'place',
    ],
  }),
  content(brief, game): SortingContent {
    const goal = countIn(brief, 'things|items|pieces|objects')
    const container = game.cast.find(({ role }) => role === 'goal')?.id
    return {
      bins: binsOf(brief, game),
      ...(/\b(?:fall|falls|falling|rain|rains|raining)\b/i.test(brief.prompt) && { way: 'falling' as const }),
      ...(goal !== undefined && goal >= 4 && { goal }),
      ...(/\b(?:bins|baskets|boxes|buckets|crates) (?:\w+ )?(?:swap|change|switch)/i.test(brief.prompt) && {
        swaps: true,
      }),
      // A blue bucket for what is red would only confuse.
      ...(container && pilesIn(brief).every(({ tint }) => !tint) && { container }),
    }
  },
  goal: ({ content }) => {
    const { goal = usualGoal, bins } = content as SortingContent
    return `Sort ${goal} things into ${listed(bins.map(({ name }) => name.toLowerCase()))}.`
  },
})

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
const isServed = ({ filled }: { filled: readonly number[] }) => filled.every((many) => many > 0)

/** Each bin with those of the cast that belong into it: by colour that is whatever has it, whoever else was named. */
function binsOf(brief: Brief, { cast }: GamePlan): Bin[] {
  const all = cast.filter(({ role }) => role === 'collectible')
  return pilesIn(brief).map(({ name, colour, items, tint }) => ({
    name,
    colour,
    items: all
      .filter((member) => (tint ? member.name.startsWith(`${tint} `) : items.includes(member.name)))
      .map(({ id }) => id),
  }))
}
