import { real, whole } from '@makebelieve/shapes/geometry/lists'
import type { Chart } from './charts.ts'
import { flattened, frameOf } from './flattened.ts'

/** How finely a chart is looked at, along its longer side. */
const fineness = 160

/**
 * A surface that winds over itself (a spring, the inside of a wheel arch) would lie twice on the same texels. Triangles
 * that lie over others of their chart are given a chart of their own.
 */
export function withoutOverlaps(charts: Chart[], positions: Float32Array, triangles: Uint32Array): Chart[] {
  return charts.flatMap((chart) => {
    const parted: Chart[] = []
    let rest: Chart | undefined = chart
    for (let n = 0; rest && n < 6; n++) {
      const { flat, over } = parting(rest, positions, triangles)
      parted.push({ ...rest, triangles: flat })
      rest = over.length > 0 ? { ...rest, triangles: over } : undefined
    }
    if (rest) parted.push(rest)
    return parted
  })
}

function parting(chart: Chart, positions: Float32Array, triangles: Uint32Array) {
  if (chart.triangles.length < 8) return { flat: chart.triangles, over: [] }
  const corners = flattened(chart, positions, triangles)
  const { left, right, low, high } = frameOf(corners, chart.triangles.keys())
  const scale = fineness / Math.max(right - left, high - low, 1e-9)
  const width = Math.floor((right - left) * scale) + 2
  const height = Math.floor((high - low) * scale) + 2
  if (!Number.isFinite(width * height)) return { flat: chart.triangles, over: [] }
  const owners = new Int32Array(width * height).fill(-1)
  const flat: number[] = []
  const over: number[] = []
  chart.triangles.forEach((t, n) => {
    for (let k = 0; k < 3; k++) {
      corners[n * 6 + k * 2] = (real(corners, n * 6 + k * 2) - left) * scale
      corners[n * 6 + k * 2 + 1] = (real(corners, n * 6 + k * 2 + 1) - low) * scale
    }
    if (covers(corners, n * 6, owners, width, height, -1) > 1) over.push(t)
    else {
      flat.push(t)
      covers(corners, n * 6, owners, width, height, n)
    }
  })
  return { flat, over }
}

/** How many cells a triangle lies on that another has already; with an owner, they become its own. */
function covers(
  corners: Float32Array,
  first: number,
  owners: Int32Array,
  width: number,
  height: number,
  owner: number,
): number {
  const ax = real(corners, first)
  const ay = real(corners, first + 1)
  const bx = real(corners, first + 2)
  const by = real(corners, first + 3)
  const cx = real(corners, first + 4)
  const cy = real(corners, first + 5)
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (!(Math.abs(area) > 1e-6)) return 0
  let taken = 0
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)))
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)))
  for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= y1; y++)
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= x1; x++) {
      const px = x + 0.5
      const py = y + 0.5
      const wa = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area
      const wb = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area
      // On the rim between two triangles a cell belongs to either.
      if (wa < 0.01 || wb < 0.01 || wa + wb > 0.99) continue
      const cell = y * width + x
      if (owner >= 0) owners[cell] = owner
      else if (whole(owners, cell) >= 0) taken++
    }
  return taken
}
