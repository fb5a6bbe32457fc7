import type { Block, RulesWorld } from './world.ts'

/** A stretch on which one can stand: the top of a block, as far as nothing solid and no spikes stand on it. */
export type Foothold = { left: number; right: number; y: number; block: Block }

const known = new WeakMap<readonly Block[], Foothold[]>()

/** All of them, in the order of the blocks; of what moves, where it is at first. */
export function footholdsOf({ blocks }: Pick<RulesWorld, 'blocks'>): readonly Foothold[] {
  const found =
    known.get(blocks) ?? blocks.flatMap((block) => (carries(block) ? openTops(block, blocks) : []))
  known.set(blocks, found)
  return found
}

/** Nobody stands on spikes, nor on top of a ceiling. */
const carries = ({ pricks, tile, y }: Block) => !pricks && tile !== 'road' && y > -100

function openTops(block: Block, blocks: readonly Block[]): Foothold[] {
  const { x, y, width } = block
  let open = [{ left: x, right: x + width, y, block }]
  for (const other of blocks) {
    const covers =
      (other.solid || other.pricks) && other !== block && other.y < y && other.y + other.height > y - 30
    if (!covers) continue
    open = open.flatMap((one) => [
      { ...one, right: Math.min(one.right, other.x) },
      { ...one, left: Math.max(one.left, other.x + other.width) },
    ])
    open = open.filter(({ left, right }) => right - left > 16)
  }
  return open
}

/** The place on firm ground that is nearest across. */
export function firmNear(world: Pick<RulesWorld, 'blocks'>, x: number): { x: number; y: number } {
  let best = { x, y: 0 }
  let least = Number.POSITIVE_INFINITY
  for (const { left, right, y, block } of footholdsOf(world)) {
    if (block.tile !== 'ground' || right - left < 80) continue
    const near = Math.max(left + 36, Math.min(right - 36, x))
    if (Math.abs(near - x) >= least) continue
    least = Math.abs(near - x)
    best = { x: near, y }
  }
  return best
}
