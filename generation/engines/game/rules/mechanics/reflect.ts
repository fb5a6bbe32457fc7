import { counts, goalOf, heldBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, lasting, nearestOf, nearness, vanished } from '../observe.ts'

/** What others send at one is sent back at them, by whoever is quick enough with the shield. */
export const reflect: Mechanic = {
  id: 'reflect',
  // As the reader tells it (`read/reflections.ts`): 'reflects the fireballs back at the sorcerer'.
  verbs: ['send back to its sender'],
  by: 'player',
  needs: ['whom', 'to'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, to: foe = you, with: shield, button }) {
    const back = `${whom.id}.back`
    return {
      kinds: [
        {
          cast: foe.id,
          drive: { does: 'wander', speed: [30, 60] },
          count: foe.count ?? [2, 3],
          where: 'far',
          size: 72,
          ...(foe.flies && { flies: true }),
        },
        ...heldBy(you, shield, 'hand'),
        {
          cast: you.id,
          meters: [{ name: 'ready', from: 1, perSecond: [2.2, 1.8], shown: true }],
          softly: true,
        },
        { cast: whom.id, drive: { does: 'fly' }, count: 0, where: 'far', size: 34, flies: true },
        {
          id: back,
          cast: whom.id,
          drive: { does: 'fly' },
          count: 0,
          where: 'far',
          size: 34,
          flies: true,
          look: { glow: '#9be8ff' },
        },
      ],
      rules: [
        {
          when: { every: [2.2, 1.6], of: foe.id },
          do: [{ spawn: whom.id, at: 'a', toward: 'player', speed: [190, 260] }, { show: 'shoot' }],
          rest: 0,
        },
        {
          when: { near: [you.id, whom.id], within: 40, button },
          if: [
            { is: whom.id, who: 'b' },
            { meter: 'ready', of: 'a', above: 0.98 },
          ],
          do: [
            { spawn: back, at: 'b', toward: { nearest: foe.id }, speed: 560 },
            { remove: 'b' },
            { meter: 'ready', of: 'a', set: 0 },
            ...counts(`reflected ${whom.id}`, 20, 'push', 'Back!'),
          ],
          rest: 0.05,
          says: 'Reflect',
        },
        // Whoever presses too soon has to lift it again first.
        {
          when: { press: button },
          if: [{ meter: 'ready', of: 'a', above: 0.98 }],
          do: [{ meter: 'ready', of: 'a', set: 0 }],
          rest: 0,
        },
        {
          when: { touch: [whom.id, you.id] },
          if: [{ is: whom.id, who: 'a' }],
          do: [{ remove: 'a' }, { hurt: 'player' }],
          rest: 0.1,
        },
        {
          when: { touch: [back, foe.id] },
          do: [{ remove: 'a' }, { score: 30 }, { show: 'break', words: '+30' }],
          rest: 0.1,
        },
      ],
      goal: goalOf(`reflected ${whom.id}`, [14, 18], `${whom.plural} sent back`, whom),
      risky: true,
    }
  },
  seen(films, { who, whom = who, to: foe = who }) {
    let turned = 0
    let hit = 0
    const from = { foe: 0, other: 0 }
    for (const { before, body } of vanished(films, whom.id)) {
      const near = nearestOf(before, foe.id, body)
      const [me] = all(before, who.id)
      if (!me) continue
      // On its way from the player, it was gone where the other is.
      const away = (body.x - me.x) * body.vx + (body.y - me.y) * body.vy > 0
      if (near && nearness(near, body) < 2 && away) hit++
    }
    const ids = new Set<string>()
    for (const { film, before, was } of lasting(films, whom.id)) {
      const key = `${film} ${was.id}`
      if (ids.has(key)) continue
      ids.add(key)
      const [me] = all(before, who.id)
      const other = nearestOf(before, foe.id, was)
      if (!me || !other) continue
      const away = (was.x - me.x) * was.vx + (was.y - me.y) * was.vy > 0
      if (away && nearness(me, was) < 4 && before.pressed) turned++
      else nearness(other, was) < 2.5 ? from.foe++ : from.other++
    }
    return turned > 3 && hit > 2 && from.foe > turned && from.other < from.foe * 0.3
      ? `${from.foe} ${whom.plural} came from the ${foe.name}; ${turned} went the other way from the ${who.name}, who held the button before it, and ${hit} ended at the ${foe.name}.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Press just before the ${(whom ?? you).plural} reach you: they fly back at the ${(to ?? you).name}. Press too soon and you miss.`,
  example: { you: 'knight', whom: 'fireball', to: 'sorcerer', with: 'shield' },
}
