import { direction } from '@makebelieve/kit/core/input'
import { bears, inTheDark, lampOf } from '../lamps.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, pressing } from '../observe.ts'

/** One has a light that points where one aims it; around it is dark. */
export const aimLight: Mechanic = {
  id: 'aim-light',
  verbs: ['be aiming a light'],
  by: 'player',
  spaces: ['top'],
  adds: ({ you, with: lamp }) => ({ layout: inTheDark, kinds: lampOf(you, lamp) }),
  seen(films, { who, words, with: lamp }) {
    // Whoever plays any game of light aims it: it is claimed only where that was said.
    if (!/\b(?:aim|point|turn|swing|steer|rotat|sweep|direct|swivel|us)(?:s|e|es|ed|ing)?\b/i.test(words))
      return undefined
    if (!bears(films, who.id, lamp)) return undefined
    const off = (one: number, other: number) => Math.atan2(Math.sin(one - other), Math.cos(one - other))
    const pointed = { told: 0, follows: 0 }
    const keyed = { told: 0, follows: 0 }
    let turned = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      const { pointer, held } = after.input
      if (!was?.beam || !is?.beam || pressing(after, 'a')) continue
      const turn = off(is.beam.angle, was.beam.angle)
      turned += Math.abs(turn)
      const { x } = direction(held)
      if (x !== 0) {
        keyed.told++
        if (turn * x > 0.02) keyed.follows++
      } else if (pointer && Math.hypot(pointer.x - is.x, pointer.y - is.y) > 30) {
        pointed.told++
        const to = Math.atan2(pointer.y - is.y, pointer.x - is.x)
        if (Math.abs(off(is.beam.angle, to)) < 0.12) pointed.follows++
      }
    }
    const isByKeys = /\b(?:keys?|keyboard)\b/i.test(words)
    const { told, follows } = isByKeys ? keyed : pointed
    return told > 60 && follows > told * 0.9 && turned > 3
      ? `The light of the ${who.name} ${isByKeys ? 'turned with the keys' : 'pointed where the pointer was'} in ${follows} of ${told} moments, and turned ${Math.round((turned * 180) / Math.PI)}° in all.`
      : undefined
  },
  howTo: () => 'Aim your light with the mouse, a finger or the keys.',
  example: { you: 'child', besides: { does: 'banish', whom: 'ghost' } },
}
