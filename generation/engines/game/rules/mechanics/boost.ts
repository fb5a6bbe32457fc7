import { perSecond } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, isBeside, lasting } from '../observe.ts'
import { isSteered } from '../rounds.ts'

/** Whoever drives over one is thrown forward: much faster, for a moment. */
export const boost: Mechanic = {
  id: 'boost',
  verbs: ['boost over', 'drive over', 'speed over', 'zoom over', 'hit for speed', 'boost with', 'turbo with'],
  by: 'player',
  needs: ['whom'],
  spaces: ['track'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [6, 5],
          where: 'anywhere',
          size: 58,
          look: { glow: '#ffe27a' },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          do: [
            { haste: 'a', times: 1.55, seconds: 1.6 },
            { show: 'power', words: 'Boost!' },
          ],
          rest: 1.2,
        },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    if (whom.id === who.id || !isSteered(films, who.id)) return undefined
    // What moves throws nobody forward: it is overtaken.
    for (const { was, is } of lasting(films, whom.id)) if (gap(was, is) > 2) return undefined
    let touched = 0
    let lately = 0
    let usually = 0
    for (const { frames } of films) {
      let since = Number.POSITIVE_INFINITY
      for (const frame of frames) {
        const [me] = frame.casts.get(who.id) ?? []
        if (!me) continue
        const isThere = isBeside(frame, whom.id, me, 1.05)
        if (isThere && since > perSecond) touched++
        since = isThere ? 0 : since + 1
        const pace = Math.hypot(me.vx, me.vy)
        if (since < perSecond * 1.5) lately = Math.max(lately, pace)
        else if (since > perSecond * 3) usually = Math.max(usually, pace)
      }
    }
    return touched > 1 && lately > usually * 1.15
      ? `Right after one of the ${whom.plural} the ${who.name} came to ${Math.round(lately)} units a second (${touched} times over one), and else to ${Math.round(usually)} at most.`
      : undefined
  },
  howTo: ({ whom, you }) => `Drive over the ${(whom ?? you).plural} for a burst of speed.`,
  example: { you: 'racing car', whom: 'lightning bolt', besides: { does: 'drive' } },
  kin: ['park'],
}
