import type { Layout } from '@makebelieve/kit/rules/rulebook'
import type { Film, Seen } from './film.ts'
import { heldBy } from './lines.ts'
import type { Lines, Part, Trait } from './mechanic.ts'
import { gap, lasting, nearestOf } from './observe.ts'

/** What mechanics of aimed light share: the light itself, the rule by which it does something, and what is in it. */

/** The tally of how often the light was made stronger. */
export const stronger = 'lamp'

export const inTheDark: Layout = { dark: true, bare: true }

/** The player's light: in its hand, where the sentence names one. */
export function lampOf(you: Part, lamp?: Part): Trait[] {
  return [
    {
      cast: you.id,
      beam: { within: [330, 290], half: 0.32, brighter: stronger },
      shines: { within: 95 },
      softly: true,
    },
    ...heldBy(you, lamp, 'hand').map((held): Trait => ({ ...held, size: 40 })),
  ]
}

type Made = NonNullable<Lines['rules']>[number]

/** Ten times a second, as long as it is in the light. */
export const inLight = (you: Part, kind: string, effects: Made['do']): Made => ({
  when: { lights: [you.id, kind] },
  do: effects,
  rest: 0.1,
})

/** Whether a body is in the beam of another, by where that points and how far it goes; and surely out of it. */
export function isInBeam(from: Seen | undefined, body: Seen, room = 0): boolean {
  if (!from?.beam) return false
  const { angle, half, within } = from.beam
  const away = gap(from, body)
  if (away > within + body.size * 0.3 + room) return false
  const off = Math.atan2(body.y - from.y, body.x - from.x) - angle
  const apart = Math.abs(Math.atan2(Math.sin(off), Math.cos(off)))
  return apart < half + (body.size * 0.3 + room) / Math.max(1, away)
}

export type Moment = { was: Seen; is: Seen; from: Seen; lit: boolean; dark: boolean }

/** Every moment of somebody, and whether it was in the light of the nearest of `who`, or surely not. */
export function* litMoments(films: readonly Film[], who: string, whom: string): Generator<Moment> {
  for (const { before, after, was, is } of lasting(films, whom)) {
    const from = nearestOf(before, who, was)
    const now = nearestOf(after, who, is)
    if (!from?.beam || !now) continue
    const lit = isInBeam(from, was) && isInBeam(now, is)
    yield { was, is, from, lit, dark: !isInBeam(from, was, 40) && !isInBeam(now, is, 40) }
  }
}

/** Whether whoever sends the light has in its hand what is said to send it, wherever it goes. */
export function bears(films: readonly Film[], who: string, lamp: Part | undefined): boolean {
  if (!lamp || lamp.id === who) return true
  let moments = 0
  let away = 0
  for (const { frames } of films)
    for (const { casts } of frames) {
      const [me] = casts.get(who) ?? []
      const held = casts.get(lamp.id) ?? []
      if (!me) continue
      moments++
      if (!held.some((one) => gap(one, me) < me.size)) away++
    }
  return moments > 0 && away < moments * 0.05
}
