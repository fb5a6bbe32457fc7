import type { Life } from '@makebelieve/kit/environment/scene'
import type { PlannedThing } from '../../design.ts'
import type { Point } from './geometry.ts'
import type { Nature } from './nature.ts'

/** What a thing does all day, and how far and fast, by what and how large it is. `way` is what it goes along. */
export function lifeOf(thing: PlannedThing, nature: Nature, way: readonly Point[] = []): Life | undefined {
  const { does, metres } = thing
  if (!does || does === 'stand') return does ? { does, range: 0, speed: 0 } : undefined
  const isSmall = metres < 0.45
  const path = way.length > 1 && (does === 'drive' || does === 'patrol') ? { path: [...way] } : {}
  switch (does) {
    case 'wander':
      return {
        does,
        range: Math.min(10, 3 + metres * 2),
        speed: isSmall ? 0.4 : Math.min(1.6, 0.5 + metres * 0.25),
      }
    case 'graze':
      return { does, range: Math.min(8, 3 + metres), speed: 0.45 }
    case 'fly':
      return isSmall && nature === 'flyer'
        ? { does: 'hover', range: 3, speed: 1.2 }
        : { does, range: Math.min(30, 8 + metres * 3), speed: nature === 'aircraft' ? 9 : 4 }
    case 'swim':
      return { does, range: Math.min(14, 3 + metres * 3), speed: Math.min(2.5, 0.5 + metres * 0.5) }
    case 'drive':
      return { does, range: 20, speed: 6, ...path }
    case 'patrol':
      return { does, range: 8, speed: 1.1, ...path }
    case 'hover':
      return { does, range: Math.min(3, 0.6 + metres * 0.2), speed: 0.5 }
    case 'spin':
      return { does, range: 0, speed: metres > 6 ? 0.15 : 0.5 }
    case 'drift':
      return { does, range: 4 + metres, speed: 0.3 }
    case 'bob':
      return { does, range: 0.3, speed: 0.5 }
  }
}
