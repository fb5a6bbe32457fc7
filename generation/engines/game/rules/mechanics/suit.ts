import { handings, takenAmong } from '../handings.ts'
import { counts, goalOf, stateOf } from '../lines.ts'
import type { Lines, Mechanic, Part, Trait, Use } from '../mechanic.ts'
import { hues } from '../sorts.ts'

const presses: Record<string, string> = { give: 'Give', bring: 'Put in', open: 'Open', use: 'Use' }
/** Nobody says these verbs: they are what the reader makes of a row of who gets what. */
const does = (verb: string) => verb.split('-')[0] ?? 'give'
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Odd ones belong to the left, even ones to the right, and as many as there are. */
const isSided = (verb: string) => / by sides$/.test(verb)
const figures = [1, 2, 3, 4, 5, 6, 7, 8]

type Pair = {
  thing: string
  place: string
  done?: string
  side?: 'left' | 'right'
  look: Trait['look']
  sign: Trait['look']
}

/** One of each, which the sentence puts side by side; or several that are told apart by a number or a colour. */
function pairsOf({ you, whom = you, with: own = you, verb }: Use): Pair[] {
  if (isSided(verb))
    return figures.map((figure) => {
      const side = figure % 2 === 1 ? 'left' : 'right'
      const sign = { sign: side === 'left' ? 'odd' : 'even' }
      return {
        thing: `${own.id}.${figure}`,
        place: `${whom.id}.${side}`,
        side,
        look: { sign: String(figure) },
        sign,
      }
    })
  const looks = /number$/.test(verb)
    ? ['1', '2', '3', '4'].map((sign) => ({ sign }))
    : /colour$/.test(verb)
      ? hues.slice(0, 3).map((sort) => ({ sort, glow: sort }))
      : undefined
  if (!looks)
    return [
      {
        thing: own.id,
        place: `${whom.id}.wants ${own.id}`,
        done: 'suited',
        look: {},
        sign: { wants: [own.id] },
      },
    ]
  return looks.map((look, at) => ({
    thing: `${own.id}.${at + 1}`,
    place: `${whom.id}.${at + 1}`,
    done: `suited ${at + 1}`,
    look,
    sign: look,
  }))
}

/** Several went to each of two sides, none of them to both, and some were sent back. */
function seenSided(
  all: readonly { right: Set<string>; other: Set<string> }[],
  { who, own, whom }: { who: Part; own: Part; whom: Part },
): string | undefined {
  const [one, two] = all
  if (!one || !two || all.length > 2 || one.right.size < 2 || two.right.size < 2) return undefined
  const isApart = [...one.right].every((key) => !two.right.has(key))
  const isRefused = all.some(({ other }) => other.size > 0)
  return isApart && isRefused && all.every(({ right, other }) => [...right].every((key) => !other.has(key)))
    ? `The ${who.name} put ${one.right.size + two.right.size} ${own.plural} into two ${whom.plural}, each into its own; the other one did not take it.`
    : undefined
}

/** Each has its own, and nothing else will do: one takes along what fits, and says with a button that this is it. */
export const suit: Mechanic = {
  id: 'suit',
  verbs: Object.keys(presses).flatMap((one) =>
    ['', ' by number', ' by colour', ' by sides'].map((by) => `${one}-its-own${by}`),
  ),
  states: ['right', 'own', 'matching'],
  careful: true,
  exact: 'with',
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top'],
  adds(use) {
    const { you, whom = you, with: own = you, verb } = use
    const pairs = pairsOf(use)
    const many = pairs.length > 1 ? 1 : (whom.count ?? 2)
    // A tool is used again; what is put out is gone.
    const isTool = does(verb) === 'use' && !/water|foam|sand|spray/.test(own.name)
    const isGone = /^(?:fire|flame|blaze|campfire|wildfire)$/.test(whom.name)
    const tally = `suited ${whom.id} ${own.id}`
    const still = { drive: { does: 'still' }, size: 76, where: 'spread' } as const
    return {
      kinds: [
        ...pairs.flatMap(({ thing, place, look, sign, side }): Trait[] => [
          {
            id: thing,
            cast: own.id,
            drive: { does: 'still' },
            count: 1,
            where: 'anywhere',
            ...(pairs.length === 1 && !isTool && { comes: { every: 1.5, most: 2, where: 'anywhere' } }),
            size: 44,
            look,
          },
          {
            ...still,
            ...(side && { where: side, size: 110 }),
            id: place,
            cast: whom.id,
            count: many,
            look: sign,
          },
        ]),
        ...pairs.flatMap(({ done, look }) =>
          done === undefined
            ? []
            : stateOf(whom, done, {
                ...still,
                look: { ...look, ...(whom.alive ? { mark: '♥' } : { mark: '✓', glow: '#6fd66b' }) },
              }),
        ),
      ],
      rules: pairs.flatMap(({ thing, place, done }): NonNullable<Lines['rules']> => {
        const there = { near: [you.id, place] as [string, string], within: 34, button: 'a' as const }
        return [
          {
            when: { touch: [you.id, thing] },
            if: [{ carries: null, who: 'a' }],
            do: [{ carry: 'b' }, { show: 'collect' }],
            rest: 1,
          },
          {
            when: there,
            if: [{ carries: thing, who: 'a' }],
            do: [
              isTool ? { move: 'load', to: 'anywhere' } : { hand: 'in' },
              ...(done === undefined
                ? []
                : [isGone ? { remove: 'b' as const } : { become: `${whom.id}.${done}`, of: 'b' as const }]),
              ...counts(tally, 20, 'right'),
            ],
            says: presses[does(verb)] ?? 'Give',
          },
          {
            when: there,
            if: pairs
              .filter((one) => one.place === place)
              .map((one) => ({ carries: one.thing, who: 'a' as const, not: true as const })),
            do: [
              { move: 'load', to: 'anywhere' },
              { show: 'wrong', words: 'Not that!' },
            ],
            rest: 1,
          },
          {
            when: { press: 'b' },
            if: [{ carries: thing, who: 'a' }],
            do: [{ move: 'load', to: 'anywhere' }],
            says: 'Put down',
          },
        ]
      }),
      goal: goalOf(tally, many * pairs.length, `${whom.plural} with ${own.plural}`, whom),
    }
  },
  seen(films, { who, whom = who, with: own = who, verb }) {
    const isAlike = / by \w+$/.test(verb)
    // What was handed to them in which state, and whether that was what they wanted.
    const tried = new Map<string, { right: Set<string>; other: Set<string> }>()
    let right = 0
    let other = 0
    const tries = handings(films, who.id, [whom.id])
    const taken = takenAmong(films, tries)
    for (const one of tries) {
      const isRight = taken.has(one)
      const key = isAlike ? one.load.state : one.load.cast
      const all = tried.get(one.whom.state) ?? { right: new Set(), other: new Set() }
      tried.set(one.whom.state, all)
      all[isRight ? 'right' : 'other'].add(key)
      if (isRight && one.load.cast === own.id) right++
      if (!isRight) other++
    }
    const all = [...tried.values()]
    if (isSided(verb)) return seenSided(all, { who, own, whom })
    const isExact = (one: (typeof all)[number]) =>
      one.right.size === 1 && one.other.size > 0 && [...one.right].every((key) => !one.other.has(key))
    // Either something else was no good there, or it was no good elsewhere.
    const isElsewhere = all.some((one) => one.other.has(own.id))
    const exact = all.filter(isExact)
    const isWhole = all.every((one) => one.right.size < 2)
    const isTold = isAlike
      ? exact.length > 1 && new Set(exact.flatMap((one) => [...one.right])).size === exact.length
      : exact.some((one) => one.right.has(own.id)) ||
        (isElsewhere && all.some((one) => one.right.has(own.id) && one.right.size === 1))
    return isWhole && isTold && right > 0
      ? `The ${who.name} took the ${own.name} to the ${whom.name} and it worked (${right} times); anything else did not (${other} times).`
      : undefined
  },
  howTo: ({ words }) => `${capital(words)}: pick it up and press the button beside the right one.`,
  example: {
    you: 'doctor',
    whom: 'cat',
    with: 'milk',
    besides: { does: 'suit', whom: 'dog', with: 'bone' },
  },
}
