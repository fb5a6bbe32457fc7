import type { Lines, Mechanic, Trait, Use } from '../mechanic.ts'
import { all, isAt, loadOf, nearestOf, vanished } from '../observe.ts'
import { hues } from '../sorts.ts'

type Pair = { thing: string; cast: string; place: string; look: Trait['look']; sign: Trait['look'] }

/** Which goes where: three colours of one thing, two that are told apart, or what the sentence itself puts side by side. */
function pairsOf({ you, whom = you, with: beside, from: other = beside, to = you, among }: Use): Pair[] {
  // 'Apples into one basket and pears into another': the basket shows what it is for.
  if (among > 1)
    return [
      {
        thing: whom.id,
        cast: whom.id,
        place: `${to.id}.for ${whom.id}`,
        look: {},
        sign: { wants: [whom.id] },
      },
    ]
  return hues.slice(0, other ? 2 : 3).map((sort, at) => {
    const cast = at === 1 && other ? other.id : whom.id
    const look = { sort, glow: sort }
    return { thing: `${cast}.${at + 1}`, cast, place: `${to.id}.${at + 1}`, look, sign: look }
  })
}

/** Each goes where its like is: the same colour, or the sign for it. What comes to the wrong place flies back. */
export const sort: Mechanic = {
  id: 'sort',
  verbs: [
    'sort',
    'sort out',
    'separate',
    'divide',
    'classify',
    'recycle',
    'match to',
    'match with',
    'match up with',
    'pair with',
    'pair up with',
    'assign to',
  ],
  states: ['own', 'right', 'correct', 'matching', 'proper'],
  undone: ['mix', 'scatter', 'confuse', 'mix up', 'mess up', 'knock over'],
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'side', 'float'],
  adds(use) {
    const { you, whom = you, to = you } = use
    const pairs = pairsOf(use)
    const each = Math.max(1, Math.ceil((whom.count ?? (pairs.length === 1 ? 3 : 6)) / pairs.length))
    const still = { drive: { does: 'still' }, where: 'far' } as const
    return {
      kinds: pairs.flatMap(({ thing, cast, place, look, sign }): Trait[] => [
        { ...still, id: thing, cast, count: each, size: 42, look },
        { ...still, id: place, cast: to.id, count: 1, size: 84, look: sign },
      ]),
      rules: pairs.flatMap(
        ({ thing, place }): NonNullable<Lines['rules']> => [
          {
            when: { touch: [you.id, thing] },
            if: [{ carries: null, who: 'a' }],
            do: [{ carry: 'b' }, { show: 'collect' }],
            rest: 1,
          },
          {
            when: { touch: [you.id, place] },
            if: [{ carries: thing, who: 'a' }],
            do: [
              { hand: 'in' },
              { tally: `sorted ${whom.id}`, add: 1 },
              { score: 20 },
              { show: 'right', words: '+20' },
            ],
            rest: 0.1,
          },
          {
            when: { touch: [you.id, place] },
            if: [{ carries: thing, who: 'a', not: true }],
            do: [{ move: 'load', to: 'far' }, { score: -5 }, { show: 'wrong', words: 'Not here!' }],
          },
        ],
      ),
      goal: {
        tally: `sorted ${whom.id}`,
        reaches: whom.count ?? each * pairs.length,
        says: `${whom.plural} sorted`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who, with: beside, from: other = beside, to = who }) {
    // Which state of what went into which state of the place, how often; and what went elsewhere.
    const went = new Map<string, string[]>()
    let elsewhere = 0
    let lost = 0
    const casts = new Set(films.flatMap(({ frames }) => [...(frames[0]?.casts.keys() ?? [])]))
    for (const cast of casts)
      for (const { before, body } of vanished(films, cast)) {
        const isOwn = cast === whom.id || cast === other?.id
        // What lay right beside the place was taken up and handed in between two frames.
        const isTaken =
          loadOf(before, cast, who.id).includes(body) || (isOwn && isAt(before, who.id, body, 1.2))
        const [me] = all(before, who.id)
        const near = me && nearestOf(before, to.id, me)
        if (!isTaken) lost += Number(isOwn)
        else if (!near || !isAt(before, who.id, near, 2)) elsewhere++
        else went.set(body.state, [...(went.get(body.state) ?? []), near.state])
      }
    const usual = [...went.values()].map((places) => places.sort()[Math.floor(places.length / 2)])
    const many = [...went.values()].flat().length
    const right = [...went.values()].reduce(
      (sum, places, at) => sum + places.filter((place) => place === usual[at]).length,
      0,
    )
    const isApart = new Set(usual).size === went.size && right > many * 0.9 && lost < many * 0.1
    return isApart && (went.size > 1 || (went.size === 1 && elsewhere > 0))
      ? `Each of the ${whom.plural} was carried to the ${to.name} that it belongs to.`
      : undefined
  },
  howTo: ({ whom, you, to, among }) =>
    among > 1
      ? `Carry the ${(whom ?? you).plural} to the ${(to ?? you).name} that shows them.`
      : `Carry each of the ${(whom ?? you).plural} to the ${(to ?? you).name} of the same colour.`,
  example: { you: 'robot', whom: 'bottle', to: 'bin' },
  kin: ['drop-off'],
}
