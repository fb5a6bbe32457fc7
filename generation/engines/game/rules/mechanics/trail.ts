import type { Mechanic } from '../mechanic.ts'
import { appeared, changes, gap, isAt, keyOf } from '../observe.ts'

const own = 'leave behind and not cross'

/** How far apart what is left behind lies, and how long it stays, in seconds. */
const apart = 46
const lasting = 20

/** Wherever one goes something stays behind; where it must not be crossed, one walls oneself in bit by bit. */
export const trail: Mechanic = {
  id: 'trail',
  verbs: ['leave behind', own],
  by: 'player',
  needs: ['whom'],
  drawsWhom: true,
  spaces: ['top', 'float'],
  adds({ you, whom = you, verb }) {
    const dries = 'dry'
    return {
      layout: { bare: true },
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 26,
          look: { stroke: verb === own ? '#ff5a4e' : '#fff6d8' },
          meters: [
            { name: dries, from: 0, perSecond: 1.2 },
            { name: 'fades', from: 1, perSecond: -1 / lasting },
          ],
        },
      ],
      rules: [
        { when: { covers: you.id, units: apart }, do: [{ spawn: whom.id, at: 'a' }], rest: 0 },
        { when: { meter: 'fades', of: whom.id, below: 0 }, do: [{ remove: 'a' }], rest: 0 },
        ...(verb === own
          ? [
              {
                when: { touch: [you.id, whom.id] as [string, string] },
                if: [{ meter: dries, of: 'b' as const, above: 0.9 }],
                do: [
                  { hurt: 'player' as const, says: `You crossed your own ${whom.name}.` },
                  { remove: 'b' as const },
                ],
                rest: 1,
              },
            ]
          : []),
      ],
      ...(verb === own && { risky: true as const }),
    }
  },
  seen(films, { who, whom = who, verb }) {
    let laid = 0
    const places = new Map<string, { x: number; y: number }>()
    for (const { after, film, body } of appeared(films, whom.id)) {
      if (!isAt(after, who.id, body, 2)) return undefined
      laid++
      places.set(keyOf(film, body), body)
    }
    let stayed = 0
    let crossed = 0
    for (const { before, after, film } of changes(films)) {
      const isHurt = after.lives < before.lives
      for (const one of after.casts.get(whom.id) ?? []) {
        const place = places.get(keyOf(film, one))
        if (place && gap(place, one) > 2) return undefined
        if (place && !isAt(after, who.id, one, 3)) stayed++
      }
      const met = (before.casts.get(whom.id) ?? []).some(
        (one) => (one.meters[0] ?? 0) > 0.85 && isAt(before, who.id, one, 1.5),
      )
      if (isHurt && met) crossed++
    }
    if (laid < 10 || stayed < 60 || (verb === own && crossed === 0)) return undefined
    const cost = verb === own ? `, and crossing it cost a life ${crossed} times` : ''
    return `The ${who.name} left ${whom.name} behind ${laid} times, and it stayed where it was${cost}.`
  },
  howTo: ({ whom, you, verb }) =>
    verb === own
      ? `Your ${(whom ?? you).name} stays where you went: plan your way, and never cross it.`
      : undefined,
  example: { you: 'snail', whom: 'line', besides: { does: 'collect', whom: 'leaf' } },
  kin: ['plant'],
}
