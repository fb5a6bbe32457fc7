import type { Kind, Mask, Placed, Scene } from '../scene.ts'

/** The things one bumps into or stands on, by where they are. */
export type Things = {
  /** Whether a thing fills any place within `radius` between the two heights. */
  isFilled(x: number, z: number, radius: number, from: number, to: number): boolean
  /** The highest deck that lies no higher than `below`, or -Infinity. */
  deckAt(x: number, z: number, below: number): number
  /** The lowest deck above this height, or Infinity. */
  deckAbove(x: number, z: number, above: number): number
}

/** These go about, so they are nowhere for long. */
const moving = new Set(['wander', 'graze', 'swim', 'fly', 'drive', 'patrol', 'drift'])
export const standsStill = ({ life }: Placed): boolean => !life || !moving.has(life.does)

/** A thing in the world: how its own plan lies there. */
type Solid = {
  x: number
  y: number
  z: number
  cos: number
  sin: number
  scale: number
  bottom: number
  top: number
  footprint?: Mask
  deck?: NonNullable<Kind['deck']>
}

const filledCell = '1'.charCodeAt(0)

export function openThings(scene: Scene): Things {
  const solids = scene.placed.flatMap((placed) => {
    const kind = scene.kinds[placed.kind]
    return kind && standsStill(placed) ? [solidOf(kind, placed)] : []
  })
  const blocksNear = spread(solids, ({ footprint }) => footprint)
  const decksNear = spread(solids, (solid) => solid.deck)

  return {
    isFilled(x, z, radius, from, to) {
      for (const solid of blocksNear(x, z))
        if (
          solid.footprint &&
          solid.top > from &&
          solid.bottom < to &&
          touches(solid, solid.footprint, x, z, radius)
        )
          return true
      return false
    },
    deckAt(x, z, below) {
      let highest = Number.NEGATIVE_INFINITY
      for (const solid of decksNear(x, z)) {
        const height = deckHeight(solid, x, z)
        if (height > highest && height <= below) highest = height
      }
      return highest
    },
    deckAbove(x, z, above) {
      let lowest = Number.POSITIVE_INFINITY
      for (const solid of decksNear(x, z)) {
        const height = deckHeight(solid, x, z)
        if (height > above && height < lowest) lowest = height
      }
      return lowest
    },
  }
}

type Plan = { cell: number; width: number; depth: number; x: number; z: number }
const bucketSize = 4
/** With room for the widest walker, so that one bucket knows everything that could be touched in it. */
const margin = 2.6
const nobody: readonly Solid[] = []

/** Sorts things into squares of ground; answers what could be touched from a place. */
function spread(
  solids: Solid[],
  planOf: (solid: Solid) => Plan | undefined,
): (x: number, z: number) => readonly Solid[] {
  const bucketOf = (metres: number) => Math.floor(metres / bucketSize)
  const boxes = solids.flatMap((solid) => {
    const plan = planOf(solid)
    if (!plan) return []
    const { left, right, top, bottom } = boundsOf(plan, solid)
    return [
      { solid, left: bucketOf(left), right: bucketOf(right), top: bucketOf(top), bottom: bucketOf(bottom) },
    ]
  })
  if (boxes.length === 0) return () => nobody
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.right)) - left + 1
  const depth = Math.max(...boxes.map((box) => box.bottom)) - top + 1
  const buckets: (Solid[] | undefined)[] = Array.from({ length: width * depth })
  for (const box of boxes)
    for (let line = box.top - top; line <= box.bottom - top; line++)
      for (let column = box.left - left; column <= box.right - left; column++) {
        const bucket = buckets[line * width + column]
        if (bucket) bucket.push(box.solid)
        else buckets[line * width + column] = [box.solid]
      }
  return (x, z) => {
    const column = bucketOf(x) - left
    const line = bucketOf(z) - top
    if (column < 0 || line < 0 || column >= width || line >= depth) return nobody
    return buckets[line * width + column] ?? nobody
  }
}

function solidOf(kind: Kind, { at: [x, y, z], yaw, scale }: Placed): Solid {
  return {
    x,
    y,
    z,
    scale,
    cos: Math.cos(yaw),
    sin: Math.sin(yaw),
    bottom: y + kind.min[1] * scale,
    top: y + kind.max[1] * scale,
    ...(kind.footprint && { footprint: kind.footprint }),
    ...(kind.deck && { deck: kind.deck }),
  }
}

function boundsOf(plan: Plan, { x, z, cos, sin, scale }: Solid) {
  const corners = [plan.x, plan.x + plan.width * plan.cell].flatMap((across) =>
    [plan.z, plan.z + plan.depth * plan.cell].map((along) => [across * scale, along * scale] as const),
  )
  const xs = corners.map(([across, along]) => x + across * cos + along * sin)
  const zs = corners.map(([across, along]) => z - across * sin + along * cos)
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...zs) - margin,
    bottom: Math.max(...zs) + margin,
  }
}

function touches(solid: Solid, mask: Mask, x: number, z: number, radius: number): boolean {
  const { cell, width, depth, filled } = mask
  const dx = (x - solid.x) / solid.scale
  const dz = (z - solid.z) / solid.scale
  // Cells as the unit, from the first one on.
  const across = (dx * solid.cos - dz * solid.sin - mask.x) / cell
  const along = (dx * solid.sin + dz * solid.cos - mask.z) / cell
  const reach = radius / solid.scale / cell
  const lastColumn = Math.min(width - 1, Math.floor(across + reach))
  const lastLine = Math.min(depth - 1, Math.floor(along + reach))
  for (let line = Math.max(0, Math.floor(along - reach)); line <= lastLine; line++) {
    const gapAlong = Math.max(line - along, 0, along - line - 1)
    for (let column = Math.max(0, Math.floor(across - reach)); column <= lastColumn; column++) {
      if (filled.charCodeAt(line * width + column) !== filledCell) continue
      const gapAcross = Math.max(column - across, 0, across - column - 1)
      if (gapAcross * gapAcross + gapAlong * gapAlong < reach * reach) return true
    }
  }
  return false
}

function deckHeight(solid: Solid, x: number, z: number): number {
  const { deck } = solid
  if (!deck) return Number.NEGATIVE_INFINITY
  const dx = (x - solid.x) / solid.scale
  const dz = (z - solid.z) / solid.scale
  const column = Math.floor((dx * solid.cos - dz * solid.sin - deck.x) / deck.cell)
  const line = Math.floor((dx * solid.sin + dz * solid.cos - deck.z) / deck.cell)
  if (column < 0 || line < 0 || column >= deck.width || line >= deck.depth) return Number.NEGATIVE_INFINITY
  const height = deck.heights[line * deck.width + column] ?? -1
  return height < 0 ? Number.NEGATIVE_INFINITY : solid.y + (height / 100) * solid.scale
}
