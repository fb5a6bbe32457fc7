import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Thing } from '../../../things/thing.ts'
import type { Part } from './mechanic.ts'
import { sortsOf } from './sorts.ts'

/** What mechanics need to know of somebody. */
export function partOf({ id, name, plural, count, motion }: CastMember, traits: Thing['traits'] = []): Part {
  const sorts = sortsOf({ name, plural })
  return {
    id,
    name,
    plural,
    ...(count !== undefined && { count }),
    flies: motion === 'flies' || motion === 'floats',
    alive: traits.includes('alive') || traits.includes('monster') || traits.includes('vehicle'),
    ...(sorts && { sorts }),
  }
}
