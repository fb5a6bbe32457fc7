import type { MeshPart } from '@makebelieve/kit/environment/scene'
import type { CastRole } from '@makebelieve/kit/game/plan'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import { boxOf, type MadeKind } from '../../environment/kinds/kind.ts'
import type { Drawing } from '../design.ts'
import { ink } from '../sprites/draw-frame.ts'
import { type Inked, inkedDrawing } from './inked.ts'

await MeshoptSimplifier.ready

/** Cells along the longer side, before those are joined that look alike. */
const cells = 96
/** As other shapes of games in 3D: two metres high, or long. */
const metres = 2
const thickness = 0.05

/** Triangles of the picture: the hero is seen from near all the time, prizes lie there in dozens. */
const worth: Partial<Record<CastRole, number>> = {
  player: 1700,
  boss: 1500,
  collectible: 420,
  projectile: 300,
}
const usualWorth = 900
const farShare = 0.14

/** A difference in colour of 1 counts as much as moving an edge by this share of the whole. */
const colourWeight = 0.3

/**
 * Somebody's own drawing in 3D: cut out of stiff paper, painted on both sides, and turned to whoever looks at it. Colours are
 * those of its vertices, as with all shapes, so the grid of the picture is coarse where it has one colour and fine at its lines.
 */
export async function cardOf(drawing: Drawing, name: string, role: CastRole): Promise<MadeKind> {
  const sheet = sheetOf(await inkedDrawing(drawing))
  const most = worth[role] ?? usualWorth
  const near = solid(sheet, reduced(sheet, most))
  const far = solid(sheet, reduced(sheet, Math.round(most * farShare)))
  const [min, max] = boxOf(near.positions)
  const kind: MadeKind['kind'] = {
    name,
    min,
    max,
    paper: drawing.looks === 'front' ? 'front' : 'right',
  }
  const [width, height, depth] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  return { kind, mesh: { near, far }, extent: { width, height, depth, top: height } }
}

/** The picture as triangles in a plane: places in metres above the foot, colours from 0 to 1. */
type Sheet = { positions: Float32Array; colours: Float32Array; triangles: Uint32Array }

/** Cells that are in the picture, and those at its edge as far as they are (marching squares). */
function sheetOf(picture: Inked): Sheet {
  const points = pointsOf(picture)
  const positions: number[] = []
  const colours: number[] = []
  const triangles: number[] = []
  const known = new Map<string, number>()
  const scale = metres / (Math.max(picture.across, picture.tall) * cells)
  const foot = (cells * (1 - picture.tall)) / 2
  const vertex = (key: string, x: number, y: number, colour: readonly number[]) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = positions.length / 3
    known.set(key, made)
    positions.push((x - cells / 2) * scale, (cells - y - foot) * scale, 0)
    colours.push(...colour)
    return made
  }
  for (let y = 0; y < cells; y++)
    for (let x = 0; x < cells; x++) {
      const corners = [
        [x, y],
        [x, y + 1],
        [x + 1, y + 1],
        [x + 1, y],
      ] as const
      const outline: number[] = []
      corners.forEach(([cx, cy], at) => {
        const [nx, ny] = corners[(at + 1) % 4] as (typeof corners)[number]
        const [here, there] = [points(cx, cy), points(nx, ny)]
        if (here.cover >= 0.5) outline.push(vertex(`${cx} ${cy}`, cx, cy, here.colour))
        if (here.cover >= 0.5 === there.cover >= 0.5) return
        const part = (0.5 - here.cover) / (there.cover - here.cover)
        const [first, last] =
          cx + cy < nx + ny ? [`${cx} ${cy}`, `${nx} ${ny}`] : [`${nx} ${ny}`, `${cx} ${cy}`]
        const { colour } = here.cover >= 0.5 ? here : there
        outline.push(vertex(`${first} ${last}`, cx + (nx - cx) * part, cy + (ny - cy) * part, colour))
      })
      for (let at = 1; at + 1 < outline.length; at++)
        triangles.push(outline[0] as number, outline[at] as number, outline[at + 1] as number)
    }
  return {
    positions: Float32Array.from(positions),
    colours: Float32Array.from(colours),
    triangles: Uint32Array.from(triangles),
  }
}

/** What the picture shows around each corner of the grid. */
function pointsOf({ data, side }: Inked) {
  const known = new Map<number, { cover: number; colour: number[] }>()
  const reach = Math.max(1, Math.floor(side / cells / 2))
  return (x: number, y: number) => {
    const key = y * (cells + 1) + x
    const found = known.get(key)
    if (found) return found
    const [px, py] = [Math.round((x / cells) * (side - 1)), Math.round((y / cells) * (side - 1))]
    const sums = [0, 0, 0, 0]
    let count = 0
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++) {
        count++
        if (px + i < 0 || py + j < 0 || px + i >= side || py + j >= side) continue
        const at = ((py + j) * side + px + i) * 4
        const alpha = (data[at + 3] as number) / 255
        for (let k = 0; k < 3; k++) sums[k] = (sums[k] as number) + ((data[at + k] as number) / 255) * alpha
        sums[3] = (sums[3] as number) + alpha
      }
    const alpha = sums[3] as number
    const made = {
      cover: alpha / count,
      colour: sums.slice(0, 3).map((sum, k) => (alpha > 0 ? sum / alpha : (ink[k] as number) / 255)),
    }
    known.set(key, made)
    return made
  }
}

function reduced({ positions, colours, triangles }: Sheet, most: number): Uint32Array {
  if (triangles.length / 3 <= most) return triangles
  const weights = [colourWeight, colourWeight, colourWeight]
  return MeshoptSimplifier.simplifyWithAttributes(
    triangles,
    positions,
    3,
    colours,
    3,
    weights,
    null,
    most * 3,
    1,
    [],
  )[0]
}

/** Paper is lit as if it lay there, so that it is as bright from whichever side the sun comes. */
const frontNormal = [0, 120, 40] as const
const backNormal = [0, 120, -40] as const
const dull = 0
/** That is much light: colours are held back a little, or they would be paler than they were drawn. */
const heldBack = 0.86

/** The picture in front and behind, with an edge of ink between them. */
function solid({ positions, colours }: Sheet, triangles: Uint32Array): MeshPart {
  const places: number[] = []
  const normals: number[] = []
  const paint: number[] = []
  const corners: number[] = []
  const add = (from: number, z: number, normal: readonly number[], colour: readonly number[]) => {
    places.push(positions[from * 3] as number, positions[from * 3 + 1] as number, z)
    normals.push(...normal)
    paint.push(...colour)
    return places.length / 3 - 1
  }
  const colourOf = (vertex: number) =>
    [0, 1, 2].map((k) => Math.round((colours[vertex * 3 + k] as number) * 255 * heldBack))
  for (const [z, normal] of [
    [thickness / 2, frontNormal],
    [-thickness / 2, backNormal],
  ] as const) {
    const made = new Map<number, number>()
    for (let i = 0; i < triangles.length; i += 3)
      for (const k of z > 0 ? [0, 1, 2] : [0, 2, 1]) {
        const vertex = triangles[i + k] as number
        if (!made.has(vertex)) made.set(vertex, add(vertex, z, normal, colourOf(vertex)))
        corners.push(made.get(vertex) as number)
      }
  }
  for (const [from, to] of rimOf(triangles)) {
    const [dx, dy] = [0, 1].map(
      (k) => (positions[to * 3 + k] as number) - (positions[from * 3 + k] as number),
    ) as [number, number]
    const long = Math.hypot(dx, dy) || 1
    const normal = [Math.round((dy / long) * 127), Math.round((-dx / long) * 127), 0]
    const [a, b, c, d] = [
      add(from, thickness / 2, normal, ink),
      add(to, thickness / 2, normal, ink),
      add(to, -thickness / 2, normal, ink),
      add(from, -thickness / 2, normal, ink),
    ]
    corners.push(a, d, b, b, d, c)
  }
  const count = places.length / 3
  return {
    positions: Float32Array.from(places),
    normals: Int8Array.from(normals),
    colours: Uint8Array.from(paint),
    finish: new Uint8Array(count).fill(dull),
    triangles: count > 65_535 ? Uint32Array.from(corners) : Uint16Array.from(corners),
    clearFrom: corners.length / 3,
  }
}

/** Edges that only one triangle has, the way it goes round them. */
function rimOf(triangles: Uint32Array): [number, number][] {
  const once = new Map<string, [number, number]>()
  for (let i = 0; i < triangles.length; i++) {
    const from = triangles[i] as number
    const to = triangles[i % 3 === 2 ? i - 2 : i + 1] as number
    if (!once.delete(`${to} ${from}`)) once.set(`${from} ${to}`, [from, to])
  }
  return [...once.values()]
}
