import type { Mechanic } from '../mechanic.ts'
import { all, isAt, lasting, turned } from '../observe.ts'

/** Each burns for a while only, and all must burn at once: whoever dawdles begins again. */
export const light: Mechanic = {
  id: 'light',
  verbs: [
    'light',
    'light up',
    'ignite',
    'kindle',
    'turn on',
    'switch on',
    'set alight',
    'illuminate',
    'set fire to',
    'relight',
  ],
  states: ['unlit'],
  undone: [
    'extinguish',
    'douse',
    'quench',
    'smother',
    'blow out',
    'put out',
    'snuff',
    'snuff out',
    'turn off',
    'switch off',
    'swallow',
    'blow on',
    'dim',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, space }) {
    const out = `${whom.id}.out`
    const lit = `${whom.id}.lit`
    const count = whom.count ?? ([6, 7] as const)
    // Long enough for one round, where the ways are longer, too.
    const many = (whom.count ?? 7) * (space === 'side' ? 1.5 : 1)
    const still = { cast: whom.id, drive: { does: 'still' }, where: 'anywhere', size: 58 } as const
    return {
      kinds: [
        { ...still, id: out, count, look: { alpha: 0.6 } },
        {
          ...still,
          id: lit,
          count: 0,
          meters: [{ name: 'flame', from: 1, perSecond: [-0.25 / many, -0.45 / many], shown: true }],
          look: { glow: '#ffb52e' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, out], within: 10, seconds: 0.6 },
          do: [
            { become: lit, of: 'b' },
            { tally: `lit ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'power', words: '+10' },
          ],
        },
        {
          when: { meter: 'flame', of: lit, below: 0 },
          do: [{ become: out, of: 'a' }, { tally: `lit ${whom.id}`, add: -1 }, { show: 'miss' }],
        },
      ],
      goal: { tally: `lit ${whom.id}`, reaches: count, says: `${whom.plural} alight`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    const first = films[0]?.frames[0]
    const dark = new Set(first ? all(first, whom.id).map(({ state }) => state) : [])
    let lit = 0
    let burnt = 0
    for (const { before, was } of turned(films, whom.id)) {
      if (!dark.has(was.state)) continue
      if (!isAt(before, who.id, was)) return undefined
      lit++
    }
    // What gets smaller and smaller was not lit.
    for (const { was, is } of lasting(films, whom.id))
      if (is.size < was.size * 0.99) return undefined
      else if (!dark.has(is.state) && (is.meters[0] ?? 0) < (was.meters[0] ?? 0)) burnt++
      else if (!dark.has(was.state) && (is.meters[0] ?? 0) > (was.meters[0] ?? 0)) return undefined
    return lit > 1 && burnt > lit
      ? `${lit} times the ${who.name} lit one of the ${whom.plural}, which then burnt down on its own.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Stay beside the ${(whom ?? you).plural} for a moment to light them. Get them all burning at once, because none burns for long.`,
  example: { you: 'wizard', whom: 'torch' },
  kin: ['diagnose', 'wake', 'scorch'],
}
