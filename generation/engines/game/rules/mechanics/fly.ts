import { aboard, counts, goalOf, toAndFro } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, lasting } from '../observe.ts'

/** Beat by beat up into the air, and gliding down: only the way in the air counts. */
export const fly: Mechanic = {
  id: 'fly',
  verbs: [
    'fly',
    'fly over',
    'fly around',
    'fly across',
    'fly along',
    'fly under',
    'fly higher',
    'flap',
    'soar',
    'soar over',
    'glide',
    'glide over',
    'glide through',
    'hover',
    'flutter',
    'float over',
    'float above',
    'paraglide',
    'take off',
  ],
  by: 'player',
  spaces: ['side'],
  adds({ you, whom, rough }) {
    const seat = aboard(you, whom?.alive ? whom : undefined)
    // Where there is a way to go, it is gone on wings.
    if (rough) return { ...seat, kinds: [{ cast: you.id, wings: true }, ...(seat.kinds ?? [])] }
    return {
      layout: { bare: true, wide: 2 },
      kinds: [{ cast: you.id, wings: true }, ...(seat.kinds ?? [])],
      rules: [...toAndFro(you, counts('flown', 30, 'level'), [{ aloft: true }]), ...(seat.rules ?? [])],
      goal: goalOf('flown', [3, 4], 'times from end to end', you),
      clock: [60, 38],
    }
  },
  seen(films, { who }) {
    let beats = 0
    let falling = 0
    for (const { frames } of films) {
      const low = Math.max(...frames.flatMap((frame) => all(frame, who.id).map(({ y }) => y)))
      let last = 0
      for (const { after, was, is } of lasting([{ frames, status: 'playing' }], who.id)) {
        if (is.y > low - 60) continue
        if (is.vy > 320) falling++
        if (is.vy > was.vy - 150 || is.vy > -150) continue
        // Sooner after the one before than anybody could land and jump again.
        if (after.tick - last < 36) beats++
        last = after.tick
      }
    }
    return beats > 15 && falling < beats * 0.05
      ? `Above the ground, ${beats} beats in quick succession lifted the ${who.name}, and it never fell fast.`
      : undefined
  },
  howTo: () => 'Flap to climb, let go to glide, and go as far as you can in the air.',
  kin: ['swim'],
  example: { you: 'owl' },
}
