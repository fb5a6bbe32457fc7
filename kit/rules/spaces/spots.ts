import { between, chance, pickOne } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { type Block, distance, playerOf, type RulesWorld } from '../world.ts'
import type { Spot } from './space.ts'
import { upstream } from './streams.ts'

/** A spot that is free, and not on top of anybody. */
export function openSpot(world: RulesWorld, size: number, from: Spot, far: number, tries = 40): Spot {
  const margin = 30 + size / 2
  let spot: Spot = { x: world.width / 2, y: world.height / 2 }
  for (let attempt = 0; attempt < tries; attempt++) {
    spot = {
      x: between(world, margin, world.width - margin),
      y: between(world, margin + 20, world.height - margin),
    }
    const clear =
      world.entities.every((one) => one.gone || distance(one, spot) > 40 + (one.size + size) * 0.4) &&
      !world.blocks.some((block) => block.solid && overlaps(block, spot, size * 0.6))
    if (clear && distance(spot, from) > far) return spot
  }
  return spot
}

export function overlaps({ x, y, width, height }: Block, spot: Spot, reach: number): boolean {
  return spot.x > x - reach && spot.x < x + width + reach && spot.y > y - reach && spot.y < y + height + reach
}

/** Somewhere across the stage; what comes ahead is every third time in line with the player. */
export function across(world: RulesWorld, where: Where, margin: number): number {
  const there = where === 'ahead' && chance(world) < 0.34
  return there ? playerOf(world).x : between(world, margin, world.width - margin)
}

/** On the rim of what is seen, or a little beyond it. */
function rim(world: RulesWorld, size: number, beyond: number): Spot {
  const { width, height } = world
  const out = size / 2 + beyond
  const along = chance(world)
  return pickOne(world, [
    { x: -out, y: along * height },
    { x: width + out, y: along * height },
    { x: along * width, y: -out },
    { x: along * width, y: height + out },
  ])
}

export function placeOpen(world: RulesWorld, where: Where, size: number): Spot {
  const { width, height } = world
  const from = world.entities[0] ? playerOf(world) : { x: width / 2, y: height / 2 }
  switch (where) {
    case 'start':
    case 'middle':
      return { x: width / 2, y: height / 2 }
    case 'edge':
      return rim(world, size, -size)
    case 'beyond':
      return rim(world, size, 20)
    case 'above':
    case 'ahead':
      return { x: across(world, where, size), y: -size / 2 - 10 }
    case 'below':
      return { x: between(world, size, width - size), y: height + size / 2 + 10 }
    case 'left':
    case 'right':
      return { x: where === 'left' ? size : width - size, y: height / 2 }
    case 'low':
      return { x: between(world, size, width - size), y: height - size }
    case 'goal':
      return openSpot(world, size, from, 300)
    case 'rows':
      return nextCell(world, size)
    case 'upstream':
      return upstream(world, size)
    case 'spread':
      return spreadOut(world, size)
    case 'far':
      return openSpot(world, size, from, 250)
    default:
      return openSpot(world, size, from, 110)
  }
}

/** Of some free spots the one that is farthest from all that is as large. */
export function spreadOut(world: RulesWorld, size: number): Spot {
  const large = world.entities.filter((one) => !one.gone && one.size > size * 0.8)
  const room = (spot: Spot) => Math.min(...large.map((one) => distance(one, spot)), size * 8)
  let best = openSpot(world, size, { x: 0, y: 0 }, 0)
  for (let attempt = 0; attempt < 12; attempt++) {
    const spot = openSpot(world, size, { x: 0, y: 0 }, 0)
    if (room(spot) > room(best)) best = spot
  }
  return best
}

/** The first cell of a grid over the whole stage in which nothing stands and no wall is. */
function nextCell(world: RulesWorld, size: number): Spot {
  const columns = Math.floor((world.width - 40) / size)
  const rows = Math.floor((world.height - 80) / size)
  for (let cell = 0; cell < columns * rows; cell++) {
    const spot = {
      x: world.width / 2 + ((cell % columns) - (columns - 1) / 2) * size,
      y: world.height / 2 + 20 + (Math.floor(cell / columns) - (rows - 1) / 2) * size,
    }
    const free =
      world.entities.every((one) => one.gone || distance(one, spot) > size * 0.5) &&
      !world.blocks.some((block) => block.solid && overlaps(block, spot, size * 0.2))
    if (free) return spot
  }
  return { x: between(world, size, world.width - size), y: between(world, size, world.height - size) }
}
