import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { archetypeOf } from '../built/manner.ts'
import type { Item } from '../built/site.ts'

/** What a thing is to a town: where it stands follows from that. */
export type Sort =
  | 'building'
  | 'vehicle'
  | 'living'
  | 'flying'
  | 'strung'
  | 'afloat'
  | 'across'
  | 'kerb'
  | 'front'
  | 'small'

const lowBuildings = new Set('stall,well,fence,sign,gazebo,bridge,birdhouse,staircase,tent'.split(','))
const wheels = new Set(['vehicle', 'cart', 'walker', 'structure'])
const slim = new Set(
  'street-lamp,traffic light,fire-hydrant,mailbox,sign,phone-booth,traffic cone'.split(','),
)

export const skeletonOf = (item: Item): string | undefined => {
  const id = archetypeOf(item.thing)
  return id === undefined ? undefined : archetypes.get(id)?.skeleton
}

export function sortOf(item: Item): Sort {
  const { thing, extent, manner } = item
  const id = archetypeOf(thing) ?? ''
  const skeleton = skeletonOf(item) ?? ''
  const { how } = thing.place
  if (how === 'across' || id === 'bridge') return 'across'
  if (how === 'water' || skeleton === 'vessel afloat') return 'afloat'
  if (id === 'lantern' && /paper|chinese/.test(thing.noun)) return 'strung'
  if ((how === 'ceiling' || (how === 'above' && thing.place.of === undefined)) && extent.height < 2.5)
    return 'strung'
  if (manner === 'winged' || how === 'sky' || skeleton === 'spacecraft' || skeleton === 'aircraft')
    return 'flying'
  if (manner === 'living') return 'living'
  if (wheels.has(skeleton)) return 'vehicle'
  if (
    (skeleton === 'building' || skeleton === 'ride') &&
    !lowBuildings.has(id) &&
    extent.height > 2.8 &&
    extent.width > 2.6
  )
    return 'building'
  if (how === 'distance' && extent.height > 2.5) return 'building'
  if (Math.max(extent.width, extent.height, extent.depth) < 0.45) return 'small'
  if (skeleton === 'plant' && extent.height > 1.8) return 'kerb'
  return slim.has(id) ? 'kerb' : 'front'
}

const centrepieces = new Set(
  'fountain,statue,well,clock-tower,carousel,gazebo,arch,conifer,obelisk,fire'.split(','),
)
/** What people build a square around. */
export const isCentrepiece = ({ thing }: Item): boolean =>
  thing.count <= 2 &&
  ['anywhere', 'in', 'middle'].includes(thing.place.how) &&
  centrepieces.has(archetypeOf(thing) ?? '')
