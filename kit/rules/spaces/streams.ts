import { rate } from '../../game/world.ts'
import { amountOf, type Block, type Body, bookOf, isPlayed, kindOf, type RulesWorld } from '../world.ts'
import type { Spot } from './space.ts'

/** Strips across the whole stage that carry along whoever is in them: belts, winds, currents. Neighbours go opposite ways. */

/** How many strips there are, how high each is, and where the first begins. */
export type Strips = { many: number; high: number; from: number; apart: number }

/** On the ground there is firm floor between them; in the air or in water there is no place without. */
export const onGround: Strips = { many: 3, high: 104, from: 78, apart: 170 }
export const inTheOpen: Strips = { many: 5, high: 120, from: 0, apart: 120 }

/** Nothing where the layout has none. The one in the middle goes to the left. */
export function streamsIn(world: RulesWorld, { many, high, from, apart }: Strips, tile: string): Block[] {
  const { streams } = bookOf(world).space
  if (streams === undefined) return []
  const speed = amountOf(world, streams)
  return Array.from({ length: many }, (_, strip) => ({
    x: -40,
    y: from + strip * apart,
    width: world.width + 80,
    height: high,
    tile,
    solid: false,
    flows: (strip - (many - 1) / 2) % 2 === 0 ? -speed : speed,
  }))
}

/** Where one strip after the other begins, for what they come out of. */
export function upstream(world: RulesWorld, size: number): Spot {
  const strips = world.blocks.filter(({ flows }) => flows)
  const middle = ({ y, height }: Block) => y + height / 2
  const isFree = (strip: Block) =>
    world.entities.every(({ gone, homeX, homeY }) => gone || homeY !== middle(strip) || homeX !== at(strip))
  const at = ({ flows = 0 }: Block) => (flows > 0 ? size / 2 + 8 : world.width - size / 2 - 8)
  const strip = strips.find(isFree) ?? strips[0]
  return strip ? { x: at(strip), y: middle(strip) } : { x: size, y: world.height / 2 }
}

/** What stands where a strip begins looks the way it goes. */
export function faceAlong(world: RulesWorld): void {
  for (const body of world.entities)
    if (kindOf(bookOf(world), body.kind).where === 'upstream')
      body.facing = flowAt(world, body.y) < 0 ? -1 : 1
}

/** How fast somebody is carried there, to the right. */
export const flowAt = ({ blocks }: Pick<RulesWorld, 'blocks'>, y: number): number =>
  blocks.find((block) => block.flows && y >= block.y && y < block.y + block.height)?.flows ?? 0

/** Whoever goes about is carried along, besides going where it will. */
export function carryAlong(world: RulesWorld): void {
  const book = bookOf(world)
  if (book.space.streams === undefined) return
  for (const body of world.entities) if (isCarried(world, body)) body.x += flowAt(world, body.y) / rate
}

const isCarried = (world: RulesWorld, body: Body) =>
  isPlayed(bookOf(world), body) && body.still === 0 && body.carrier === 0
