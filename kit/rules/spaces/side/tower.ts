import { between, chance } from '../../../game/world.ts'
import { type Block, bookOf, type RulesWorld } from '../../world.ts'
import { floorOf, plainGround } from '../space.ts'

const usual = 190
/** So wide is a ledge on which there is room for somebody else; every so many ledges there is one. */
export const roomy = 380
const often = 4

/** Platforms all the way up, each within a jump of the one below, or at the top of a ladder from there. */
export function tower(world: RulesWorld): Block[] {
  const blocks = plainGround(world)
  const { has, rough } = bookOf(world).space
  const laddered = has?.includes('ladders')
  let x = world.width / 2 - 100
  let below = floorOf(world)
  for (let y = below - 108, ledge = 1; y > 70; ledge++) {
    const wide = rough && ledge % often === 0 ? roomy : usual
    x = Math.max(20, Math.min(world.width - wide - 20, x))
    // The one below is under it where there is a ladder: its rungs lead from the one to the other.
    const rungs = below - y > 110
    if (rungs) blocks.push(ladder(x + usual / 2, y, below - y))
    blocks.push({ x, y, width: wide, height: 24, tile: 'platform', solid: false })
    const right = x < 120 || (x < world.width - 310 && chance(world) < 0.5)
    const high = laddered && y > 320 && !rungs ? 208 : 104
    x += (right ? 1 : -1) * (high > 104 ? between(world, 10, 40) : between(world, 90, 160))
    below = y
    y -= high
  }
  return blocks
}

const ladder = (x: number, y: number, height: number): Block => ({
  x: x - 24,
  y,
  width: 48,
  height,
  tile: 'ladder',
  solid: false,
  climbed: true,
})
