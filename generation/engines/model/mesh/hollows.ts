import { real } from '@makebelieve/shapes/geometry/lists'
import type { Chart } from './charts.ts'
import { flattened, frameArea, frameOf } from './flattened.ts'

/** Charts that fill less of their box than this are cut in two, as long as that makes the boxes smaller. */
const sparse = 0.72
/** How much smaller, at least: every cut is a seam. */
const worthwhile = 0.9
/** Boxes below this share of all boxes are left as they are. */
const small = 0.012

/**
 * The outline of an animal from the side leaves much of its box empty: between the legs, above the back. Boxes are what
 * is packed, so such charts are cut where it saves most.
 */
export function withoutHollows(charts: Chart[], positions: Float32Array, triangles: Uint32Array): Chart[] {
  const flats = charts.map((chart) => flattened(chart, positions, triangles))
  const boxes = flats.map((corners, i) => frameArea(frameOf(corners, charts[i]?.triangles.keys() ?? [])))
  const least = boxes.reduce((sum, area) => sum + area, 0) * small
  return charts.flatMap((chart, i) => {
    const corners = flats[i] ?? new Float32Array()
    const all = Array.from(chart.triangles.keys())
    return cut(corners, all, least, 5).map((which) => ({
      ...chart,
      triangles: which.map((n) => chart.triangles[n] ?? 0),
    }))
  })
}

function cut(corners: Float32Array, which: number[], least: number, times: number): number[][] {
  const frame = frameOf(corners, which)
  const box = frameArea(frame)
  if (times === 0 || which.length < 24 || box < least || covered(corners, which) > box * sparse)
    return [which]
  let best: { parts: number[][]; area: number } | undefined
  for (const axis of [0, 1] as const)
    for (const share of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
      const [from, to] = axis === 0 ? [frame.left, frame.right] : [frame.low, frame.high]
      const line = from + (to - from) * share
      const halves: [number[], number[]] = [[], []]
      for (const n of which) halves[middle(corners, n, axis) < line ? 0 : 1].push(n)
      // What hung together only beyond the cut falls apart: two legs.
      const parts = halves.flatMap((half) => apart(corners, half, axis === 0 ? 1 : 0))
      const area = parts.reduce((sum, part) => sum + frameArea(frameOf(corners, part)), 0)
      if (!best || area < best.area) best = { parts, area }
    }
  if (!best || best.area > box * worthwhile) return [which]
  return best.parts.flatMap((part) => cut(corners, part, least, times - 1))
}

const bins = 48

/** Groups with empty space between them along an axis. */
function apart(corners: Float32Array, which: number[], axis: 0 | 1): number[][] {
  if (which.length === 0) return []
  const frame = frameOf(corners, which)
  const [from, to] = axis === 0 ? [frame.left, frame.right] : [frame.low, frame.high]
  const scale = (bins - 1e-3) / Math.max(to - from, 1e-12)
  const bin = (n: number, k: number) => Math.floor((real(corners, n * 6 + k * 2 + axis) - from) * scale)
  const taken = new Uint8Array(bins + 1)
  for (const n of which) {
    const [a, b, c] = [bin(n, 0), bin(n, 1), bin(n, 2)]
    taken.fill(1, Math.min(a, b, c), Math.max(a, b, c) + 1)
  }
  const groupOf = new Uint8Array(bins + 1)
  for (let i = 1; i <= bins; i++) groupOf[i] = (groupOf[i - 1] ?? 0) + (taken[i] && !taken[i - 1] ? 1 : 0)
  const groups = new Map<number, number[]>()
  for (const n of which) {
    const group = groupOf[bin(n, 0)] ?? 0
    const list = groups.get(group)
    if (list) list.push(n)
    else groups.set(group, [n])
  }
  return [...groups.values()]
}

const middle = (corners: Float32Array, n: number, axis: number) =>
  (real(corners, n * 6 + axis) + real(corners, n * 6 + 2 + axis) + real(corners, n * 6 + 4 + axis)) / 3

function covered(corners: Float32Array, which: number[]): number {
  let sum = 0
  for (const n of which) {
    const [ax, ay] = [real(corners, n * 6), real(corners, n * 6 + 1)]
    const [bx, by] = [real(corners, n * 6 + 2), real(corners, n * 6 + 3)]
    const [cx, cy] = [real(corners, n * 6 + 4), real(corners, n * 6 + 5)]
    sum += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
  }
  return sum
}
