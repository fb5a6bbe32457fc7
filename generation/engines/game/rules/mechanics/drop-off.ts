import { handings } from '../handings.ts'
import { counts, goalOf } from '../lines.ts'
import type { Lines, Mechanic, Part, Trait, Use } from '../mechanic.ts'
import { all, changesToTheEnd, nearness } from '../observe.ts'

/** Nobody says these verbs: they are what the reader makes of several places, and of who wants to which. */
const verb = 'take-where-it-wants'
const numbered = `${verb} by number`
const floors = [1, 2, 3, 4]

type Way = { load: string; place: string; wants: Trait['look']; sign: Trait['look'] }

/** One of the places that the sentence names, or several of one kind with numbers. */
function waysOf({ you, whom = you, to = you, verb: said }: Use): Way[] {
  if (said !== numbered)
    return [{ load: `${whom.id}.for ${to.id}`, place: to.id, wants: { wants: [to.id] }, sign: {} }]
  return floors.map((floor) => {
    const look = { sign: String(floor) }
    return { load: `${whom.id}.for ${floor}`, place: `${to.id}.${floor}`, wants: look, sign: look }
  })
}

/** There are several places, and everyone whom one takes along shows to which of them: no other one will do. */
export const dropOff: Mechanic = {
  id: 'drop-off',
  verbs: [verb, numbered],
  careful: true,
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top'],
  adds(use) {
    const { you, whom = you, to = you, among } = use
    const ways = waysOf(use)
    const each = Math.max(1, Math.round((whom.count ?? 6) / (among * ways.length)))
    const tally = `taken ${whom.id} to ${to.id}`
    const still = { drive: { does: 'still' }, where: 'spread' } as const
    return {
      kinds: ways.flatMap(({ load, place, wants, sign }): Trait[] => [
        { ...still, id: load, cast: whom.id, count: each, where: 'anywhere', size: 44, look: wants },
        { ...still, id: place, cast: to.id, count: 1, size: 90, look: sign },
      ]),
      rules: ways.flatMap(
        ({ load, place }): NonNullable<Lines['rules']> => [
          {
            when: { touch: [you.id, load] },
            if: [{ carries: null, who: 'a' }],
            do: [{ carry: 'b' }, { show: 'collect' }],
            rest: 1,
          },
          {
            when: { touch: [you.id, place] },
            if: [{ carries: load, who: 'a' }],
            do: [{ hand: 'in' }, ...counts(tally, 25, 'deliver')],
            rest: 0.1,
          },
          {
            when: { touch: [you.id, place] },
            if: [
              { carries: whom.id, who: 'a' },
              { carries: load, who: 'a', not: true },
            ],
            do: [{ show: 'wrong', words: 'Not here!' }],
            rest: 2,
          },
        ],
      ),
      goal: goalOf(tally, each * ways.length, `${whom.plural} at the ${to.name}`, whom),
    }
  },
  seen(films, { who, whom = who, to = who, verb: said }) {
    const nameOf = ({ cast, state }: { cast: string; state: string }) => (said === numbered ? state : cast)
    // Who got out where, by where they wanted to.
    const places = new Map<string, Set<string>>()
    const loads = new Map<string, Set<string>>()
    let here = 0
    for (const { at, load, whom: place } of handings(films, who.id)) {
      if (load.cast !== whom.id || at.after.bodies.has(load.id)) continue
      if (said === numbered && place.cast !== to.id) return undefined
      if (place.cast === to.id) here++
      loads.set(nameOf(place), (loads.get(nameOf(place)) ?? new Set()).add(load.state))
      places.set(load.state, (places.get(load.state) ?? new Set()).add(nameOf(place)))
    }
    const isApart = [...loads.values(), ...places.values()].every(({ size }) => size === 1)
    if (!isApart || loads.size < 2 || here === 0) return undefined
    const refused = refusals(films, who, whom, (load, place) => {
      const own = loads.get(nameOf(place))
      return own !== undefined && !own.has(load.state)
    })
    return refused > 0
      ? `${whom.plural} got to ${loads.size} places, each only to the one that it showed (${here} times to the ${to.name}); ${refused} times the place was another one, and did not take them.`
      : undefined
  },
  howTo: ({ whom, you }) => `See where each of the ${(whom ?? you).plural} wants to go, and take them there.`,
  example: {
    you: 'taxi',
    whom: 'penguin',
    to: 'castle',
    besides: { does: 'drop-off', whom: 'penguin', to: 'windmill' },
  },
}

type Seen = { cast: string; state: string }

/** How often somebody was right at a place of others with it, and went on with it. */
function refusals(
  films: Parameters<Mechanic['seen']>[0],
  { id: you }: Part,
  { id: whom }: Part,
  isWrong: (load: Seen, place: Seen) => boolean,
): number {
  const there = new Set<string>()
  for (const { film, before, after } of changesToTheEnd(films)) {
    const [me] = all(before, you)
    if (!me) continue
    for (const load of all(before, whom)) {
      if (load.carrier !== me.id || after.bodies.get(load.id)?.carrier !== me.id) continue
      for (const place of before.bodies.values())
        if (place.cast !== whom && place.id !== me.id && nearness(place, me) < 1 && isWrong(load, place))
          there.add(`${film} ${load.id} ${place.id}`)
    }
  }
  return there.size
}
