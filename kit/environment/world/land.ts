import type { GroundSurface, Scene, Water } from '../scene.ts'

/** What carries and what one wades in, but for things: heights, surfaces and waters of a scene. */
export type Land = {
  /** The height of the ground, or of the ice on it; -Infinity where nothing is below. */
  groundAt(x: number, z: number): number
  surfaceAt(x: number, z: number): GroundSurface
  /** The water that stands highest over this height, and ice never. */
  waterAt(x: number, z: number, above: number): Water | undefined
}

export function openLand({ ground, waters }: Scene): Land {
  const { size, cells, heights, palette, surfaces } = ground
  const row = cells + 1
  const ices = waters.filter(({ stuff }) => stuff === 'ice')
  const liquids = waters.filter(({ stuff }) => stuff !== 'ice').sort((one, other) => other.level - one.level)
  const outlines = new Map(waters.map((water) => [water, boxOf(water)]))

  /** Where a coordinate lies on the grid, kept inside it: the ground goes on level beyond its edge. */
  const gridOf = (metres: number) => Math.max(0, Math.min(cells, (metres / size + 0.5) * cells))

  function bareGroundAt(x: number, z: number): number {
    const column = gridOf(x)
    const line = gridOf(z)
    const left = Math.min(cells - 1, Math.floor(column))
    const top = Math.min(cells - 1, Math.floor(line))
    const across = column - left
    const down = line - top
    const first = top * row + left
    const near = (heights[first] ?? 0) * (1 - across) + (heights[first + 1] ?? 0) * across
    const far = (heights[first + row] ?? 0) * (1 - across) + (heights[first + row + 1] ?? 0) * across
    return (near * (1 - down) + far * down) / 100
  }

  function within(water: Water, x: number, z: number): boolean {
    const box = outlines.get(water)
    if (!box) return true
    return x >= box.left && x <= box.right && z >= box.top && z <= box.bottom && isInside(box.outline, x, z)
  }

  return {
    groundAt(x, z) {
      if (ground.isVoid) return Number.NEGATIVE_INFINITY
      let height = bareGroundAt(x, z)
      for (const ice of ices) if (ice.level > height && within(ice, x, z)) height = ice.level
      return height
    },
    surfaceAt(x, z) {
      if (ices.some((ice) => ice.level > bareGroundAt(x, z) && within(ice, x, z))) return 'ice'
      const vertex = Math.round(gridOf(z)) * row + Math.round(gridOf(x))
      return palette[surfaces[vertex] ?? 0]?.surface ?? 'earth'
    },
    waterAt: (x, z, above) => liquids.find((water) => water.level > above && within(water, x, z)),
  }
}

function boxOf({ outline }: Water) {
  if (!outline) return undefined
  const xs = outline.map(([x]) => x)
  const zs = outline.map(([, z]) => z)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  return { outline, left, right, top, bottom }
}

/** By counting how many edges lie to one side. */
function isInside(outline: [number, number][], x: number, z: number): boolean {
  let inside = false
  let before = outline.at(-1)
  for (const corner of outline) {
    if (!before) break
    const [x0, z0] = before
    const [x1, z1] = corner
    if (z0 > z !== z1 > z && x < x0 + ((z - z0) / (z1 - z0)) * (x1 - x0)) inside = !inside
    before = corner
  }
  return inside
}
