import type { Kind, Rule, Rulebook, Where } from '@makebelieve/kit/rules/rulebook'
import { sideIn } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { appeared, gap, isBeside } from '../observe.ts'

/** Others are not there before they come: out of something on the stage, or in over a rim. What they do then, other verbs say. */
export const emerge: Mechanic = {
  id: 'emerge',
  verbs: [
    'come out of',
    'come from',
    'come out from',
    'crawl out of',
    'climb out of',
    'creep out of',
    'sneak out of',
    'rise from',
    'rise out of',
    'jump out of',
    'leap out of',
    'burst out of',
    'pour out of',
    'run out of',
    'fly out of',
    'swarm out of',
    'emerge from',
    'emerge out of',
    'appear from',
    'hop out of',
    'slither out of',
  ],
  goes: 'out of',
  by: 'others',
  spaces: ['top', 'float', 'side'],
  adds({ who, from }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'wander', speed: [60, 100] },
          count: who.count ?? [3, 5],
          where: 'far',
          ...(who.flies && { flies: true }),
          softly: true,
        },
        ...(from
          ? [
              {
                cast: from.id,
                drive: { does: 'still' as const },
                count: from.count ?? ([3, 4] as const),
                where: 'spread' as const,
                size: 84,
                softly: true as const,
              },
            ]
          : []),
      ],
    }
  },
  over: (book, use) => comingOut(book, use),
  seen(films, { who, from, words }) {
    const side = from ? undefined : sideIn(words)
    let out = 0
    let others = 0
    for (const { film, after, body } of appeared(films, who.id)) {
      const isThere = from ? isBeside(after, from.id, body, 1.1) : side !== undefined && isAtRim(body, side)
      const frames = films[film]?.frames ?? []
      const later = frames[frames.indexOf(after) + 24]?.bodies.get(body.id)
      if (!isThere) others++
      // What stays where it came about never came out of it.
      else if (!later || gap(later, body) > 12) out++
    }
    for (const { frames } of films)
      for (const one of frames[0]?.casts.get(who.id) ?? []) {
        const [first] = frames
        if (first && !(from && isBeside(first, from.id, one, 1.1))) others++
      }
    if (out < 3 || others > out * 0.15) return undefined
    return from
      ? `${out} times one of the ${who.plural} came about at one of the ${from.plural} and went off from there; at first there were none.`
      : `${out} times one of the ${who.plural} came in ${sides[side ?? 'beyond']}; at first there were none.`
  },
  howTo: ({ who, from }) =>
    from ? `The ${who.plural} come out of the ${from.plural}.` : `The ${who.plural} keep coming.`,
  example: { you: 'knight', who: 'skeleton', from: 'coffin', besides: { does: 'collect', whom: 'candle' } },
  kin: ['peep'],
}

const sides = { above: 'from above', below: 'from below', beyond: 'over the rim' } as const

const isAtRim = ({ x, y }: { x: number; y: number }, side: keyof typeof sides) =>
  side === 'above' ? y < 60 : side === 'below' ? y > 540 : x < 60 || y < 60 || x > 900 || y > 540

/** Nobody of them is there at the start; each comes where the sentence says, and only as many as would have been there. */
function comingOut(book: Rulebook, { who, from, words, filler, form }: Use): Rulebook {
  const place = from ? undefined : sideIn(words)
  if (!from && !place) return book
  const isWho = (kind: Kind) => kind.cast === who.id
  const own = book.kinds.filter((kind) => isWho(kind) && (kind.comes !== undefined || mostOf(kind) > 0))
  if (own.length === 0) return book
  const because: Rule['because'] = filler ? 'filler' : form === undefined ? { words } : { form }
  const kinds = book.kinds.map((kind): Kind => {
    if (!own.includes(kind)) return kind
    const { comes: _, ...rest } = kind
    return place
      ? {
          ...rest,
          count: 0,
          comes: { every: [2.2, 1.4], ...kind.comes, most: kind.comes?.most ?? mostOf(kind), where: place },
        }
      : { ...rest, count: 0 }
  })
  if (!from) return { ...book, kinds }
  const isSent = (kind: Kind, rule: Rule) =>
    rule.do.some((one) => 'spawn' in one && one.spawn === kind.id && isWhere(one.at))
  const rules = own.map((kind): Rule => {
    const every = kind.comes?.every ?? [2.4, 1.6]
    const most = Math.max(mostOf(kind), kind.comes ? Math.max(...[kind.comes.most].flat()) : 0)
    return {
      when: { every, of: from.id, one: true },
      if: [{ many: kind.id, below: Math.max(1, most) }],
      do: [{ spawn: kind.id, at: 'a' }, { show: 'spawn' }],
      because,
    }
  })
  const others = book.rules.filter((rule) => !own.some((kind) => isSent(kind, rule)))
  return { ...book, kinds, rules: [...others, ...rules] }
}

const mostOf = ({ count }: Kind) => Math.max(...[count].flat())
const isWhere = (at: string): at is Where => at !== 'a' && at !== 'b' && at !== 'player'
