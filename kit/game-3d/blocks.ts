import type { Vec } from './space.ts'

/** What blocks are made of: the view knows how each of them looks. */
export const stuffs = [
  'grass', // earth with a green top
  'stone',
  'brick',
  'wood',
  'metal',
  'sand',
  'snow',
  'ice',
  'earth',
  'hedge', // leaves all around
  'paint', // smooth, in its colour
  'neon', // shines in its colour
  'glass',
  'cloth',
  'lava',
] as const
export type Stuff = (typeof stuffs)[number]

/**
 * Something built that does not move: a platform, a wall, a ramp, a gate. x and z are its middle, y its foot. Boxes are
 * solid; a `ramp` rises toward its own +z; a `round` is a cylinder; a `ring` is a hoop that stands upright and looks along
 * its +z, `depth` thick; an `arch` stands over a way that runs along its z. A `ribbon` follows the places of `along`, which
 * are the middle of its top, `width` wide and `height` thick: roads, kerbs, rails. Only boxes, ramps and rounds are bumped
 * into.
 */
export type Block = Vec & {
  form: 'box' | 'ramp' | 'round' | 'ring' | 'arch' | 'ribbon'
  width: number
  height: number
  depth: number
  yaw?: number
  stuff: Stuff
  colour?: string
  /** Rounds only: how wide it is drawn at its foot, beside its top (1). Islands taper; what one bumps into does not. */
  foot?: number
  /** Only to look at: nobody bumps into it or stands on it. */
  airy?: true
  /** Boxes only: small and one of many, drawn without bevels in a quarter of the triangles. */
  plain?: true
  /** Where a ribbon goes, in places of the world: its x, y, z and yaw are 0. */
  along?: readonly Vec[]
}

type Cells = Map<number, Block[]>
type Index = { cells: Cells; all: readonly Block[] }

const cell = 6
const keyOf = (column: number, row: number) => (column + 4096) * 8192 + row + 4096
const indices = new WeakMap<readonly Block[], Index>()

/** Which blocks are near a place: found once for each list. */
function indexOf(blocks: readonly Block[]): Index {
  const known = indices.get(blocks)
  if (known) return known
  const cells: Cells = new Map()
  for (const block of blocks) {
    if (!isSolid(block)) continue
    const reach = Math.hypot(block.width, block.depth) / 2
    for (let c = Math.floor((block.x - reach) / cell); c <= Math.floor((block.x + reach) / cell); c++)
      for (let r = Math.floor((block.z - reach) / cell); r <= Math.floor((block.z + reach) / cell); r++) {
        const key = keyOf(c, r)
        const list = cells.get(key)
        if (list) list.push(block)
        else cells.set(key, [block])
      }
  }
  const index = { cells, all: blocks }
  indices.set(blocks, index)
  return index
}

const nobody: readonly Block[] = []
const near = (blocks: readonly Block[], x: number, z: number): readonly Block[] =>
  indexOf(blocks).cells.get(keyOf(Math.floor(x / cell), Math.floor(z / cell))) ?? nobody

const isSolid = ({ form, airy }: Block) => !airy && (form === 'box' || form === 'ramp' || form === 'round')

/** Too far away to matter, however it is turned: most blocks that are asked are. */
function isBeyond(block: Block, x: number, z: number, more: number): boolean {
  const reach = (block.width + block.depth) / 2 + more
  return Math.abs(x - block.x) > reach || Math.abs(z - block.z) > reach
}

/** A place as the block sees it: across and along, from its middle. */
function within(block: Block, x: number, z: number): { across: number; along: number } {
  const [dx, dz] = [x - block.x, z - block.z]
  if (!block.yaw) return { across: dx, along: dz }
  const [cos, sin] = [Math.cos(block.yaw), Math.sin(block.yaw)]
  return { across: dx * cos - dz * sin, along: dx * sin + dz * cos }
}

/** How high a block is at a place; nothing where the place is beside it. `more` metres around it count too. */
export function topOf(block: Block, x: number, z: number, more = 0): number | undefined {
  if (isBeyond(block, x, z, more)) return undefined
  const { across, along } = within(block, x, z)
  const [half, deep] = [block.width / 2, block.depth / 2]
  if (block.form === 'round')
    return Math.hypot(across, along) <= half + more ? block.y + block.height : undefined
  if (Math.abs(across) > half + more || Math.abs(along) > deep + more) return undefined
  if (block.form !== 'ramp') return block.y + block.height
  const share = Math.min(1, Math.max(0, (along + deep) / block.depth))
  return block.y + block.height * share
}

/** The highest place to stand on under somebody whose foot is at y, who can step up by `step` metres. */
export function floorUnder(
  blocks: readonly Block[],
  ground: number,
  { x, y, z }: Vec,
  radius: number,
  step = 0.45,
): number {
  let floor = ground
  for (const block of near(blocks, x, z)) {
    const top = topOf(block, x, z, radius * 0.6)
    if (top !== undefined && top <= y + step && top > floor) floor = top
  }
  return floor
}

/** Moves somebody out of walls; says whether one was met. Who can step up onto it, or is over or under it, is not pushed. */
export function pushOut(
  blocks: readonly Block[],
  body: Vec & { radius: number; size: number },
  step = 0.45,
): boolean {
  let met = false
  for (const block of near(blocks, body.x, body.z)) {
    if (isBeyond(block, body.x, body.z, body.radius)) continue
    const { across, along } = within(block, body.x, body.z)
    const top =
      block.form === 'ramp' ? (topOf(block, body.x, body.z, body.radius) ?? block.y) : block.y + block.height
    if (body.y + step >= top || body.y + body.size * 0.9 <= block.y) continue
    const push =
      block.form === 'round'
        ? outOfRound(block, across, along, body.radius)
        : outOfBox(block, across, along, body.radius)
    if (!push) continue
    const [cos, sin] = [Math.cos(block.yaw ?? 0), Math.sin(block.yaw ?? 0)]
    body.x += push.across * cos + push.along * sin
    body.z += -push.across * sin + push.along * cos
    met = true
  }
  return met
}

type Push = { across: number; along: number }

function outOfRound({ width }: Block, across: number, along: number, radius: number): Push | undefined {
  const distance = Math.hypot(across, along)
  const least = width / 2 + radius
  if (distance >= least) return undefined
  if (distance < 1e-6) return { across: least, along: 0 }
  const more = (least - distance) / distance
  return { across: across * more, along: along * more }
}

function outOfBox({ width, depth }: Block, across: number, along: number, radius: number): Push | undefined {
  const [half, deep] = [width / 2, depth / 2]
  const nearestAcross = Math.max(-half, Math.min(half, across))
  const nearestAlong = Math.max(-deep, Math.min(deep, along))
  const [dx, dz] = [across - nearestAcross, along - nearestAlong]
  const distance = Math.hypot(dx, dz)
  if (distance >= radius) return undefined
  if (distance > 1e-6) {
    const more = (radius - distance) / distance
    return { across: dx * more, along: dz * more }
  }
  const [toSide, toEnd] = [half - Math.abs(across) + radius, deep - Math.abs(along) + radius]
  return toSide < toEnd
    ? { across: toSide * (across < 0 ? -1 : 1), along: 0 }
    : { across: 0, along: toEnd * (along < 0 ? -1 : 1) }
}

/** How far one sees from one place toward another before a block is in the way: a share from 0 to 1. Looked at every half metre. */
export function seesUpTo(blocks: readonly Block[], from: Vec, to: Vec): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  const steps = Math.max(1, Math.ceil(length / 0.5))
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    const x = from.x + (to.x - from.x) * share
    const y = from.y + (to.y - from.y) * share
    const z = from.z + (to.z - from.z) * share
    for (const block of near(blocks, x, z)) {
      const top = topOf(block, x, z)
      if (top !== undefined && y < top && y > block.y) return Math.max(0, (step - 1) / steps)
    }
  }
  return 1
}
