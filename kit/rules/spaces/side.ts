import { direction, holds, type Input } from '../../core/input.ts'
import { memberOf } from '../../game/plan.ts'
import { between, chance, pickOne, tell } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { type Block, type Body, bookOf, distance, kindOf, playerOf, type RulesWorld } from '../world.ts'
import { floorOf, plainGround, type Space, type Spot, stage } from './space.ts'
import { across } from './spots.ts'
import { sideways, walking, wishOf } from './ways.ts'

const jumping = 735

/** Platforms all the way up, each within a jump of the one below. */
function ladder(world: RulesWorld, blocks: Block[]): Block[] {
  let x = world.width / 2 - 100
  for (let y = floorOf(world) - 108; y > 70; y -= 104) {
    blocks.push({ x, y, width: 190, height: 24, tile: 'platform', solid: false })
    const right = x < 120 || (x < world.width - 310 && chance(world) < 0.5)
    x += (right ? 1 : -1) * between(world, 90, 160)
  }
  return blocks
}

/** Ground at both ends, and nothing between them. */
function brinks(world: RulesWorld): Block[] {
  const [ground] = plainGround(world)
  return ground
    ? [
        { ...ground, width: 240 },
        { ...ground, x: world.width - 200, width: 240 },
      ]
    : []
}

/** Ground along the bottom, and platforms above it that overlap: from each one gets to the next by a jump. */
function platforms(world: RulesWorld): Block[] {
  if (bookOf(world).space.abyss) return brinks(world)
  const blocks = plainGround(world)
  if (bookOf(world).space.bare) return blocks
  if (world.height > stage.height) return ladder(world, blocks)
  for (let x = 220; x < world.width - 260; x += 360) {
    const low = Math.round(x + between(world, -30, 40))
    blocks.push({ x: low, y: 430, width: 200, height: 24, tile: 'platform', solid: false })
    const high = low + (chance(world) < 0.5 ? -110 : 130)
    blocks.push({ x: high, y: 325, width: 180, height: 24, tile: 'platform', solid: false })
    if (chance(world) < 0.55)
      blocks.push({ x: high + 60, y: 225, width: 140, height: 24, tile: 'platform', solid: false })
  }
  return blocks
}

/** One after the other along the ground, with room for a run between them. */
function inARow(world: RulesWorld, feet: number): Spot {
  const y = floorOf(world) - feet
  for (let x = 380; x < world.width - 120; x += 230)
    if (world.entities.every((one) => one.gone || Math.abs(one.x - x) > 90)) return { x, y }
  return { x: between(world, 300, world.width - 80), y }
}

/** One after the other in the air, over what nobody can walk on. */
function overhead(world: RulesWorld): Spot {
  const y = 150
  for (let x = 330; x < world.width - 200; x += 265)
    if (world.entities.every((one) => one.gone || Math.abs(one.x - x) > 90 || Math.abs(one.y - y) > 90))
      return { x, y }
  return { x: between(world, 330, world.width - 200), y }
}

function placeOnGround(world: RulesWorld, where: Where, size: number): Spot {
  const feet = size * 0.45
  if (where === 'start') return { x: 90, y: floorOf(world) - feet }
  const top = world.blocks.at(-1)
  if (where === 'goal' && top && world.height > stage.height)
    return { x: top.x + top.width / 2, y: top.y - feet }
  if (where === 'goal') return { x: world.width - 110, y: floorOf(world) - feet }
  if (where === 'rows' && bookOf(world).space.abyss) return overhead(world)
  if (where === 'rows') return inARow(world, feet)
  if (where === 'middle') return { x: world.width / 2, y: floorOf(world) - feet }
  if (where === 'above' || where === 'ahead') return { x: across(world, where, 60), y: -size }
  if (where === 'edge' || where === 'beyond') {
    const { x } = playerOf(world)
    const right = x < world.width * 0.5 || (x < world.width * 0.8 && chance(world) < 0.6)
    return {
      x: Math.max(-20, Math.min(world.width + 20, x + (right ? 620 : -620))),
      y: floorOf(world) - feet,
    }
  }
  const low = where === 'low' || where === 'far'
  for (let attempt = 0; attempt < 40; attempt++) {
    const block = low ? world.blocks[0] : pickOne(world, world.blocks)
    if (!block) break
    const from = Math.max(block.x, where === 'far' ? 480 : 200)
    const to = Math.min(block.x + block.width, world.width - 60)
    if (to - from < 40) continue
    const spot = { x: between(world, from + 20, to - 20), y: block.y - feet }
    if (world.entities.every((one) => one.gone || distance(one, spot) > 30 + (one.size + size) * 0.4))
      return spot
  }
  return { x: between(world, 300, world.width - 80), y: floorOf(world) - feet }
}

/** Runs and jumps; whoever lets go early jumps lower. */
function runAndJump(world: RulesWorld, player: Body, input: Input): void {
  // Whoever jumps while running is no slower for it.
  const x = direction(input.held).x || wishOf(world, player, input).x
  const pace = walking * 1.1 * memberOf(world.plan, player.cast).speed * player.haste
  const { grip = player.grounded ? 0.2 : 0.13 } = kindOf(bookOf(world), player.kind)
  if (player.tied > 0) player.vx += x * pace * 0.03
  else player.vx += (x * pace - player.vx) * grip
  if (x !== 0) player.facing = x < 0 ? -1 : 1
  const wants = holds(input.held, 'up')
  const { wings } = kindOf(bookOf(world), player.kind)
  if (wings && !player.grounded) {
    beat(world, player, wants)
    return
  }
  if (wants && player.grounded) {
    player.vy = -jumping
    player.way = 1
    player.grounded = false
    tell(world, 'jump', { by: player.cast, x: player.x, y: player.y })
  }
  if (!wants && player.vy < -260 && player.way === 1) player.vy = -260
  // Only what was jumped ends early; whoever was thrown up flies on.
  if (player.grounded || player.vy >= 0) player.way = 0
}

/** In the air on wings: each beat lifts a little, and spread wings let one down slowly. */
function beat(world: RulesWorld, player: Body, wants: boolean): void {
  player.way = wants ? Math.max(0, player.way - 1) : 0
  if (wants && player.way === 0) {
    player.vy = -430
    player.way = 13
    tell(world, 'jump', { by: player.cast, x: player.x, y: player.y })
  }
  player.vy = Math.min(player.vy, 240)
}

/** Seen from the side: one runs along the ground, and jumps. */
export const side: Space = {
  seen: 'side',
  width: 1920,
  falls: true,
  moves: [...sideways, { input: 'up', says: 'Jump' }],
  build: platforms,
  place: placeOnGround,
  steer: runAndJump,
}
