import { countsAgainst, lostAt } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { all, changes, fall, loadOf, paceOf, rise } from '../observe.ts'

/** So fast one goes without spilling anything. */
const gently = 150

/** What makes it go wrong: haste, bumping into somebody, or time alone. */
const verbs = { haste: 'not spill', bump: 'not bump', time: 'not let cool' } as const

/** Whether a single time is one too many: 'if it falls it's over'. */
const isStrict = ({ words }: Pick<Use, 'words'>) =>
  /\b(?:over|lose|lost|game over|dead|die|fired)\b/i.test(words)

/** What one carries suffers on the way: it slops over in haste, breaks at a bump, or is cold before it gets there. */
export const spill: Mechanic = {
  id: 'spill',
  verbs: Object.values(verbs),
  by: 'player',
  // Who brings something without dropping it keeps it level, too.
  kin: ['balance'],
  watched: true,
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you, from, verb, words }) {
    const meter = 'spilling'
    const tally = `spoilt ${whom.id}`
    const most = isStrict({ words }) ? 1 : 3
    const spoilt = (who: 'a' | 'load') => [
      { remove: who },
      { spawn: whom.id, at: 'far' as const },
      ...countsAgainst(tally, 'Oh no!'),
    ]
    const carries = { carries: whom.id, who: 'a' as const }
    const each = { every: 0.1, of: you.id }
    const add = (
      add: number | readonly [number, number],
      more: { above?: number; below?: number } | undefined,
    ) => ({
      when: each,
      if: [carries, ...(more ? [{ pace: 'a' as const, ...more }] : [])],
      do: [{ meter, of: 'load' as const, add }],
      rest: 0,
    })
    const foe = from?.id
    return {
      kinds: [
        {
          cast: whom.id,
          meters: [{ name: meter, from: 0, shown: true, full: { angle: 0.7, glow: '#ff5a4e' } }],
          softly: true,
        },
        ...(foe
          ? [
              {
                cast: foe,
                drive: { does: 'wander' as const, speed: [50, 95] as const },
                count: [3, 5] as const,
                where: 'far' as const,
                softly: true as const,
              },
            ]
          : []),
      ],
      rules: [
        ...(verb === verbs.haste ? [add([0.1, 0.13], { above: gently }), add(-0.1, { below: gently })] : []),
        ...(verb === verbs.time ? [add([0.016, 0.024], undefined)] : []),
        ...(verb === verbs.bump && foe
          ? [
              {
                when: { touch: [you.id, foe] as [string, string] },
                if: [carries],
                do: spoilt('load'),
                rest: 1,
              },
            ]
          : [{ when: { meter, of: whom.id, above: 1 }, do: spoilt('a') }]),
      ],
      lost: [lostAt(tally, most, 'spoilt', `The ${whom.name} did not get there.`)],
    }
  },
  seen(films, { who, whom = who, from, verb }) {
    const rose = { fast: 0, slow: 0 }
    let [righted, spoilt, unfair] = [0, 0, 0]
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      const [load] = loadOf(before, whom.id, who.id)
      if (!was || !is || !load) continue
      const later = after.bodies.get(load.id)
      if (!later) {
        const isMet =
          from !== undefined &&
          all(before, from.id).some(
            (one) => Math.hypot(one.x - was.x, one.y - was.y) < (one.size + was.size) * 0.6,
          )
        const isFull = Math.max(...load.meters) > 0.85
        if (verb === verbs.bump ? isMet : isFull) spoilt++
        else unfair++
        continue
      }
      if (rise(load, later) > 0.002) rose[paceOf(was, is) > gently ? 'fast' : 'slow']++
      if (fall(load, later) > 0.002) righted++
    }
    // Where one time is too many it is over with that very moment.
    for (const { frames, status } of films) {
      const last = frames.at(-1)
      const [load] = last ? loadOf(last, whom.id, who.id) : []
      if (status === 'lost' && load && Math.max(...load.meters) > 0.85) spoilt++
    }
    if (spoilt === 0) return undefined
    if (verb === verbs.haste)
      return rose.fast > 20 && rose.slow < rose.fast * 0.25 && righted > 5
        ? `The ${whom.name} slopped over in haste (${rose.fast} moments), settled when carried gently, and was spilt ${spoilt} times.`
        : undefined
    if (verb === verbs.time)
      return rose.fast + rose.slow > 40 && righted === 0
        ? `The longer the ${whom.name} was carried the worse it got, and ${spoilt} times it was too late.`
        : undefined
    return `${spoilt} times the ${who.name} bumped into a ${from?.name ?? 'body'} and lost the ${whom.name}; else it got there (${unfair} times).`
  },
  howTo: ({ whom, you, from, verb }) =>
    verb === verbs.haste
      ? `Carry the ${(whom ?? you).name} gently: go too fast, and it spills.`
      : verb === verbs.time
        ? `Hurry: the ${(whom ?? you).name} gets worse all the way.`
        : `Don’t bump into the ${from?.plural ?? 'others'}, or the ${(whom ?? you).name} is gone.`,
  example: { you: 'waiter', whom: 'soup', besides: { does: 'deliver', whom: 'soup', to: 'table' } },
}
