import { counts, goalOf } from '../lines.ts'
import type { Mechanic, Trait, Use } from '../mechanic.ts'
import { all, changes, gap, isBeside, keyOf, lasting, paceOf, turned, vanished } from '../observe.ts'

/** As the reader tells it (`read/sticking.ts`): that things stick to one, that one grows by them, and that they are brought somewhere so. */
const verbs = [
  'have stick and grow',
  'have stick',
  'have everything stick',
  'have everything stick and grow',
] as const
const brings = 'bring what sticks'
/** Whoever rolls things up turns over them. */
const isRolling = ({ words }: Pick<Use, 'words'>) => /\broll/i.test(words)
const isGrowing = ({ verb }: Pick<Use, 'verb'>) => / grow$/.test(verb)

/** Of everything that is in the way, where nobody says what that is. */
const odds = ['leaf', 'acorn', 'shoe', 'apple'] as const

type Sort = Pick<Trait, 'look'> & { id: string; stuck: string }

/** What lies about, as often as there are sorts of it: in its place, and stuck on. */
function sortsOf(verb: string, id: string): Sort[] {
  if (!verb.includes('everything')) return [{ id: `${id}.loose`, stuck: `${id}.stuck` }]
  return odds.map((sort) => ({ id: `${id}.${sort}`, stuck: `${id}.stuck.${sort}`, look: { sort } }))
}

/** What one touches sticks to one where the two met, and goes along; where that is said one grows by it. */
export const stick: Mechanic = {
  id: 'stick',
  verbs: [...verbs, brings],
  by: 'player',
  needs: ['whom'],
  anything: verbs.filter((verb) => verb.includes('everything')),
  spaces: ['top', 'float', 'slope'],
  adds(use) {
    const { you, whom = you, to, space } = use
    const sorts = sortsOf(use.verb, whom.id)
    const ahead = space === 'slope' ? ('above' as const) : ('anywhere' as const)
    const many = Math.ceil((space === 'slope' ? 4 : 10) / sorts.length)
    const sticks = (one: Sort): Trait[] => [
      {
        ...(one.look && { look: one.look }),
        id: one.id,
        cast: whom.id,
        drive: { does: 'still' },
        count: whom.count ?? many,
        where: 'anywhere',
        ...(whom.count === undefined && { comes: { every: 0.9 * sorts.length, most: many, where: ahead } }),
        size: 38,
      },
      {
        ...(one.look && { look: one.look }),
        id: one.stuck,
        cast: whom.id,
        drive: { does: 'ride', whom: you.id, at: 'skin' },
        count: 0,
        where: 'anywhere',
      },
    ]
    return {
      kinds: [
        ...(isGrowing(use) ? [{ cast: you.id, size: 46 }] : []),
        ...(isRolling(use) ? [{ cast: you.id, look: { rolls: true as const } }] : []),
        ...sorts.flatMap(sticks),
      ],
      rules: sorts.flatMap(({ id, stuck }) => [
        {
          when: { touch: [you.id, id] as [string, string] },
          if: [{ is: id, who: 'b' as const }],
          do: [
            { become: stuck, of: 'b' as const },
            ...(isGrowing(use) ? [{ grow: 'a' as const, times: 1.06, most: 4 }] : []),
            ...counts(`stuck ${whom.id}`, 10, 'collect'),
          ],
          rest: 0.05,
        },
        ...(to
          ? [
              {
                when: { touch: [stuck, to.id] as [string, string] },
                do: [{ remove: 'a' as const }, ...counts(`brought ${whom.id}`, 10, 'right')],
                rest: 0,
              },
            ]
          : []),
      ]),
      goal: to
        ? goalOf(`brought ${whom.id}`, whom.count ?? [10, 14], `${whom.plural} brought`, whom)
        : goalOf(`stuck ${whom.id}`, whom.count ?? [14, 20], 'stuck on', whom),
    }
  },
  seen(films, { who, whom = who, to, verb, words }) {
    // From then on it goes wherever the other goes, as far from its middle as its skin is, and round with it.
    const since = new Map<string, number>()
    for (const { film, before, after, was, is } of turned(films, whom.id)) {
      const [me] = all(before, who.id)
      if (!me || gap(me, was) > (me.size + was.size) * 0.8) return undefined
      since.set(keyOf(film, is), after.tick)
    }
    let [along, off, round, stiff] = [0, 0, 0, 0]
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const [from] = all(before, who.id)
      const [me] = all(after, who.id)
      if (!from || !me || before.tick < (since.get(keyOf(film, is)) ?? before.tick + 1)) continue
      if (gap(me, is) > me.size * 0.75) off++
      else if (paceOf(from, me) > 60) along++
      if (Math.abs(me.angle - from.angle) < 0.05) continue
      if (Math.abs(is.angle - was.angle - (me.angle - from.angle)) < 0.05) round++
      else stiff++
    }
    if (since.size < 4 || along < 80 || off > along * 0.02 || stiff > round * 0.1) return undefined
    if (isRolling({ words }) && round < 20) return undefined
    let grown = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      const met = was && all(before, whom.id).some((one) => after.bodies.get(one.id)?.state !== one.state)
      if (was && is && is.size > was.size * 1.01) {
        if (!met) return undefined
        grown++
      }
    }
    if (isGrowing({ verb }) && grown < 4) return undefined
    const brought = to
      ? vanished(films, whom.id).filter(({ before, body }) => isBeside(before, to.id, body))
      : []
    if (verb === brings && brought.length < 4) return undefined
    const more = isGrowing({ verb }) ? `, and it grew by it ${grown} times` : ''
    const there = to ? `; ${brought.length} came off at the ${to.name}` : ''
    return `${since.size} ${whom.plural} stuck to the ${who.name} where it touched them, and went wherever it went${more}${there}.`
  },
  howTo: ({ whom, you, to, verb }) =>
    verb === brings && to
      ? `What sticks to you comes off at the ${to.name}.`
      : `Touch the ${(whom ?? you).plural}: they stick to you.`,
  example: { you: 'hedgehog', whom: 'leaf' },
}
