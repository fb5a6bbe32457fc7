import type { Film } from './film.ts'
import { heldBy } from './lines.ts'
import type { Lines, Use } from './mechanic.ts'
import { appeared, gap, isAt, lasting, pressing, vanished } from './observe.ts'

/** How long what was strewn or poured on something lies there, and how long it takes to work, in seconds. */
const lies = 1.6
export const works = 1.1

/** What one has in one's hand is strewn or poured on something. It lies there for a moment, and works on what is `under` it then. */
export function strewn(
  { you, with: stuff = you, button }: Pick<Use, 'you' | 'with' | 'button'>,
  fresh: string,
  { under, says }: { under: string; says: string },
): Required<Pick<Lines, 'kinds' | 'rules'>> {
  const bit = `${stuff.id}.strewn`
  return {
    kinds: [
      ...heldBy(you, stuff, 'hand').map((held) => ({ ...held, size: 40 })),
      {
        id: bit,
        cast: stuff.id,
        drive: { does: 'still' },
        count: 0,
        where: 'far',
        size: 36,
        meters: [{ name: 'left', from: 1, perSecond: -1 / lies, empty: { alpha: 0.2 } }],
      },
    ],
    rules: [
      {
        when: { near: [you.id, fresh], within: 36, button, seconds: [0.35, 0.55] },
        if: [{ is: fresh, who: 'b' }],
        do: [{ spawn: bit, at: 'b' }, { become: under, of: 'b' }, { show: 'place' }],
        rest: 0.3,
        says,
      },
      { when: { meter: 'left', of: bit, below: 0.01 }, do: [{ remove: 'a' }] },
    ],
  }
}

/** What was seen of somebody with some of it on, and without. */
type Worked = { strewn: number; turned: number; smaller: number; gone: number; astray: number }

/**
 * How often some of it came to lie on them under the hand of whoever has it, and what became of them then. What became of them without it,
 * or where it came from nowhere, is `astray`.
 */
export function workedUnder(films: readonly Film[], use: Use): Worked | undefined {
  const { who, whom, with: stuff, to, button } = use
  if (!whom || !stuff || stuff.id === who.id || stuff.id === whom.id) return undefined
  const bits = appeared(films, stuff.id).filter(
    ({ before, after, body }) =>
      isAt(before, who.id, body, 2.8) && (pressing(after, button) || pressing(before, button)),
  )
  const isOn = (film: number, tick: number, at: { x: number; y: number }) =>
    bits.some(
      (bit) =>
        bit.film === film &&
        tick >= bit.after.tick &&
        tick - bit.after.tick < (lies + 0.5) * 60 &&
        gap(bit.body, at) < 60,
    )
  const worked: Worked = { strewn: bits.length, turned: 0, smaller: 0, gone: 0, astray: 0 }
  for (const { film, after, was, is } of lasting(films, whom.id)) {
    const turned = is.cast !== was.cast
    if (!turned && is.size >= was.size - 0.01) continue
    if (!isOn(film, after.tick, was) || (turned && is.cast !== to?.id)) worked.astray++
    else if (turned) worked.turned++
    else worked.smaller++
  }
  for (const { film, after, body } of vanished(films, whom.id))
    isOn(film, after.tick, body) ? worked.gone++ : worked.astray++
  return worked
}
