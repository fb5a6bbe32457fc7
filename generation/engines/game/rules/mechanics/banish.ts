import { bears, inLight, inTheDark, lampOf, litMoments } from '../lamps.ts'
import { countsAgainst, lostAt } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { heading, vanished } from '../observe.ts'

/** They come at the player through the dark, and are gone when the light has been on them for a moment. */
export const banish: Mechanic = {
  id: 'banish',
  verbs: ['banish by light'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds({ you, whom = you, with: lamp }) {
    const tally = `banished ${whom.id}`
    return {
      layout: inTheDark,
      kinds: [
        ...lampOf(you, lamp),
        {
          cast: whom.id,
          drive: { does: 'chase', whom: you.id, speed: [62, 96] },
          count: [2, 3],
          where: 'far',
          size: 58,
          comes: { every: [1.9, 1.2], most: [4, 6], where: 'beyond' },
          shines: { within: 34 },
          meters: [{ name: 'light', from: 0, perSecond: -0.15, full: { alpha: 0.35 }, shown: true }],
          ...(whom.flies && { flies: true as const }),
        },
      ],
      rules: [
        inLight(you, whom.id, [{ meter: 'light', of: 'b', add: [0.16, 0.12] }]),
        {
          when: { meter: 'light', of: whom.id, above: 0.99 },
          do: [{ remove: 'a' }, { tally, add: 1 }, { score: 10 }, { show: 'defeat', words: '+10' }],
          rest: 0,
        },
        {
          when: { touch: [you.id, whom.id] },
          do: [...countsAgainst(`caught by ${whom.id}`, 'Caught!'), { move: 'b', to: 'far' }],
          rest: 1,
        },
      ],
      goal: { tally, reaches: [14, 20], says: `${whom.plural} driven off by light`, cast: whom.id },
      lost: [lostAt(`caught by ${whom.id}`, 4, 'times caught', `The ${whom.plural} got you.`)],
    }
  },
  seen(films, { who, whom = who, with: lamp }) {
    if (!bears(films, who.id, lamp)) return undefined
    const lit = new Set<string>()
    for (const { was, from, lit: isLit } of litMoments(films, who.id, whom.id))
      if (isLit) lit.add(`${from.id} ${was.id}`)
    let shone = 0
    let other = 0
    for (const { before, body } of vanished(films, whom.id)) {
      const [me] = before.casts.get(who.id) ?? []
      if (!me?.beam) return undefined
      if (lit.has(`${me.id} ${body.id}`) && (body.meters.at(-1) ?? 0) > 0) shone++
      else other++
    }
    const { part } = heading(films, whom.id, who.id)
    return shone > 5 && shone > other * 8 && part > 0.3
      ? `${whom.plural} came through the dark at the ${who.name}, and ${shone} were gone after its light had been on them; ${other} were gone without.`
      : undefined
  },
  howTo: ({ you, whom = you }) => `Keep your light on the ${whom.plural} for a moment, and they're gone.`,
  example: { you: 'child', whom: 'ghost' },
}
