import type { AnyArchetype, ShapeOrder } from '@makebelieve/shapes/archetype'
import type { Material } from '@makebelieve/shapes/materials/material'
import type { NounFound } from '../../../nouns/nouns.ts'
import type { Piece } from '../design.ts'
import type { PlanInHand } from './plan-in-hand.ts'
import type { ReadThing } from './reading.ts'

export function sourceOf(
  plan: PlanInHand,
  thing: ReadThing,
  found: NounFound,
  index: number,
  stuffOfOther?: Material,
): Piece['source'] {
  const seed = plan.options.seed + index * 101
  const [main, second, accent] = thing.colours.map(({ colour }) => colour)
  const stuff = thing.stuff?.stuff.material ?? stuffOfOther
  const own =
    found.by === 'archetype' &&
    !found.exact &&
    found.thing.row === found.thing.name &&
    found.thing.flat.match === 'name' &&
    // The colours of pictures are true for what grows; a car is painted.
    found.thing.traits.some((trait) => trait === 'animal' || trait === 'plant' || trait === 'food')
      ? found.thing.colour
      : undefined
  const usual = stuff ? undefined : own
  const colours = {
    ...((main ?? usual) && { main: main ?? usual }),
    ...(second && { second }),
    ...(accent && { accent }),
  }
  const order = (archetype: AnyArchetype, noun: string): ShapeOrder => ({
    archetype: archetype.id,
    noun,
    values: {},
    ...(Object.keys(colours).length > 0 && { colours }),
    ...(stuff && { stuff }),
    ...(stuff &&
      isWalling(stuff) &&
      found.thing.traits.includes('building') && { stuffOf: ['main'] as const }),
    seed,
  })
  if (found.by === 'archetype') return { by: 'archetype', order: order(found.archetype, found.noun) }
  if (found.by === 'parts')
    return { by: 'parts', orders: found.parts.map((part) => order(part.archetype, part.noun)) }
  const { set, id } = found.thing.flat
  return { by: 'puffed', art: { set, id }, colour: main ?? stuff?.colour ?? found.thing.colour }
}

/** What walls are built of, and roofs are not. */
const isWalling = ({ surface }: Material): boolean => /^(?:stone|bricks|blocks|clay)$/.test(surface)
