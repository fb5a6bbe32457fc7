import type { Wish } from './compose.ts'
import type { Mechanic } from './mechanic.ts'

const slots = ['with', 'to', 'from'] as const

/** Whom a sentence names beside a verb and its mechanic makes nothing of: 'collects gems on the way to a castle', where they are just collected. */
export function idleSlots(wish: Wish, mechanic: Mechanic): string[] {
  const [space] = mechanic.spaces
  if (!space) return []
  const linesOf = (one: Wish) => JSON.stringify(mechanic.adds({ ...one, button: 'a', space, among: 1 }))
  const lines = linesOf(wish)
  return slots.flatMap((slot) => {
    const part = wish[slot]
    return part && lines === linesOf({ ...wish, [slot]: undefined }) ? [part.id] : []
  })
}
