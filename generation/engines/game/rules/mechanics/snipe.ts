import { isFacing } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, appeared, gap, harm, nearestOf, nearness } from '../observe.ts'

/** Others send something flying at the player now and then; being hit costs a life. */
export const snipe: Mechanic = {
  id: 'snipe',
  verbs: [
    'shoot',
    'shoot at',
    'fire',
    'fire at',
    'throw',
    'throw at',
    'spit',
    'spit at',
    'hurl',
    'hurl at',
    'cast',
    'launch',
    'toss',
    'lob',
    'sling',
    'breathe',
    'bombard',
    'pelt',
    'snipe at',
  ],
  by: 'others',
  needs: ['with'],
  spaces: ['top', 'side', 'float', 'catch', 'upward', 'onward', 'adrift'],
  adds({ you, who, with: shot = who, space, among, form }) {
    const sent = `${shot.id}.sent`
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: isFacing(space) ? 'drift' : 'wander', speed: [35, 60] },
          count: who.count ?? [2, 3],
          where: 'far',
          ...(who.flies && { flies: true }),
          softly: true,
        },
        {
          id: sent,
          cast: shot.id,
          drive: { does: 'fly' },
          count: 0,
          where: 'far',
          // Whoever shoots because that is so in this kind of game shoots nothing that the sentence gave to somebody else.
          ...(form && isFacing(space)
            ? { size: 22, look: { orb: '#ff9ad5' } }
            : { size: 28, look: { glow: '#ff5a4e' } }),
        },
      ],
      rules: [
        {
          // Where there are many, the air fills at a pace that can be read.
          when: isFacing(space)
            ? { every: [1.5 * among, 0.4 * among], of: who.id, one: true }
            : { every: [3.2, 1.8], of: who.id },
          do: [{ spawn: sent, at: 'a', toward: 'player', speed: [160, 270] }, { show: 'shoot' }],
        },
        { when: { touch: [you.id, sent] }, do: [{ hurt: 'player' }, { remove: 'b' }] },
      ],
      risky: true,
    }
  },
  seen(films, { you, who, with: shot = who }) {
    let sent = 0
    let aimed = 0
    for (const { after, body } of appeared(films, shot.id)) {
      const from = nearestOf(after, who.id, body)
      const [me] = all(after, you.id)
      const pace = Math.hypot(body.vx, body.vy)
      if (!from || !me || nearness(from, body) > 2.6 || pace < 60) continue
      sent++
      const towards =
        (body.vx * (me.x - body.x) + body.vy * (me.y - body.y)) / (pace * Math.max(1, gap(me, body)))
      if (towards > 0.9) aimed++
    }
    const { near } = harm(films, you.id, shot.id, 2.4)
    return sent > 4 && aimed > sent * 0.8 && near > 0
      ? `${sent} ${shot.plural} came out of ${who.plural}, ${aimed} of them straight at the ${you.name}; being hit cost ${near} lives.`
      : undefined
  },
  howTo: ({ who, with: shot = who }) => `The ${who.plural} fire ${shot.plural} at you: keep moving.`,
  example: { you: 'knight', who: 'dragon', with: 'fireball' },
  kin: ['brew', 'rain'],
}
