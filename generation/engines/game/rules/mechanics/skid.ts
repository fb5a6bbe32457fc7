import type { Mechanic } from '../mechanic.ts'
import { isBeside } from '../observe.ts'
import { isSteered } from '../rounds.ts'

/** What lies on the road and is better driven around: whoever touches it spins, and has to get going again. */
export const skid: Mechanic = {
  id: 'skid',
  verbs: ['skid on', 'slip on', 'spin out on', 'swerve past'],
  by: 'player',
  needs: ['whom'],
  spaces: ['track'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: whom.alive ? { does: 'patrol', speed: [20, 45] } : { does: 'still' },
          count: whom.count ?? [4, 7],
          where: 'anywhere',
          size: 54,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          do: [
            { haste: 'a', times: 0.3, seconds: 1.1 },
            { show: 'wrong', words: 'Whoops!' },
          ],
          rest: 1.6,
        },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    if (whom.id === who.id || !isSteered(films, who.id)) return undefined
    let slowed = 0
    let touched = 0
    for (const { frames } of films)
      for (const [at, frame] of frames.entries()) {
        const later = frames[at + 12]
        const [me] = frame.casts.get(who.id) ?? []
        const is = me && later?.bodies.get(me.id)
        if (!me || !is || Math.hypot(me.vx, me.vy) < 200 || !isBeside(frame, whom.id, me, 1.05)) continue
        touched++
        if (Math.hypot(is.vx, is.vy) < Math.hypot(me.vx, me.vy) * 0.8) slowed++
      }
    return slowed > 2 && slowed > touched * 0.6
      ? `In ${slowed} of ${touched} moments in which the ${who.name} ran over one of the ${whom.plural}, it was slow a moment later.`
      : undefined
  },
  howTo: ({ whom, you }) => `Steer around the ${(whom ?? you).plural}: they slow you down.`,
  example: { you: 'racing car', whom: 'banana', besides: { does: 'drive' } },
}
