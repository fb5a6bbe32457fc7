import type { Film, Seen } from '../film.ts'
import type { Mechanic, Part, Use } from '../mechanic.ts'
import { all, lasting } from '../observe.ts'

const across = ['from', 'to', 'between', 'across']

/** 'From lily pad to lily pad over a swamp': what one goes over carries nobody. */
function footholdsOf({ whom, from, to }: Pick<Use, 'whom' | 'from' | 'to'>): string[] {
  const ends = [from?.id, to?.id].flatMap((id) => id ?? [])
  return [...new Set(ends.length > 0 ? ends : whom ? [whom.id] : [])]
}

/** Stood on one after the other, those of the cast that carry. */
function onTheirs(films: readonly Film[], who: Part, ids: readonly string[]): string | undefined {
  const stood = new Set<string>()
  let hops = 0
  let last = 0
  for (const { film, before, was, is } of lasting(films, who.id)) {
    if (was.vy !== 0 || is.vy !== 0) continue
    const feet = was.y + was.size * 0.45
    const under = ids
      .flatMap((id) => all(before, id))
      .find(({ x, y, size }) => Math.abs(x - was.x) < size && Math.abs(y - size * 0.4 - feet) < 30)
    if (!under) continue
    if (last !== 0 && last !== under.id) hops++
    last = under.id
    stood.add(`${film} ${under.id}`)
  }
  return hops > 4 && stood.size > 3
    ? `The ${who.name} stood on ${stood.size} of them, ${hops} times on another one than before, and none of them hurt.`
    : undefined
}

/** From where it stood through the air to where it stood again, somewhere else and at another height. */
function onTiles(films: readonly Film[], who: Part): string | undefined {
  let hops = 0
  let ups = -6
  const heights = new Set<number>()
  let stood: Seen | undefined
  let flew = false
  for (const { was, is } of lasting(films, who.id)) {
    // Who falls up does not jump.
    if (was.vy < -100 && is.vy < was.vy - 60 && ++ups > hops) return undefined
    if (was.vy !== 0 || is.vy !== 0) {
      flew = true
      continue
    }
    if (stood && flew && Math.abs(is.x - stood.x) > 60 && Math.abs(is.x - stood.x) < 400) {
      hops++
      heights.add(Math.round(is.y / 24))
    }
    stood = is
    flew = false
  }
  return hops > 8 && heights.size > 2
    ? `The ${who.name} jumped from one place to stand on to another ${hops} times, at ${heights.size} heights.`
    : undefined
}

/** From one to the next over one long pit: what one jumps from and to carries, and does no harm. */
export const tread: Mechanic = {
  id: 'tread',
  verbs: ['jump', 'leap', 'hop'].flatMap((verb) => across.map((word) => `${verb} ${word}`)),
  onGround: true,
  by: 'player',
  spaces: ['side'],
  adds({ whom, to, from }) {
    return {
      kinds: footholdsOf({ whom, to, from }).map((cast) => ({
        cast,
        drive: { does: 'still' },
        count: [9, 11],
        where: 'footholds',
        size: 104,
        flies: true,
      })),
      layout: { rough: true, islands: true, wide: 4 },
      risky: true,
    }
  },
  seen(films, use) {
    const ids = footholdsOf(use)
    if (use.space !== 'side') return undefined
    return ids.length > 0 ? onTheirs(films, use.who, ids) : onTiles(films, use.who)
  },
  howTo: ({ whom, from, to }) => {
    const on = from ?? to ?? whom
    return on ? `Jump from ${on.name} to ${on.name}.` : 'Jump from one foothold to the next.'
  },
  example: { you: 'frog', whom: 'island', besides: { does: 'reach', whom: 'flag' } },
}
