import { boundsOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import validator from 'gltf-validator'
import type { Check as AnyCheck } from '../../../pipeline/engine.ts'
import { mostDrawCalls } from '../mesh/draw-calls.ts'
import { mostTriangles } from '../mesh/reduce.ts'
import { calledBy } from './called.ts'
import { degenerateIn, faultOfPart } from './closed.ts'
import { type Evidence, leastSeen, metres, partsOfPiece, percent } from './evidence.ts'
import { yawOf } from './facing.ts'
import { type Lump, nearness } from './touching.ts'

/** What the checks of a model are known by. */
export type ModelCheckCode =
  | 'gltf'
  | 'closed'
  | 'triangles'
  | 'together'
  | 'light'
  | 'size'
  | 'flat'
  | 'box'
  | 'front-and-back'
  | 'things'

type Check = AnyCheck<ModelCheckCode>

/** What every model must be, whatever was asked for. Names are shown to users. */

/** As large as a file may be with textures of the usual size; larger textures may be as much larger. */
const mostBytes = 5 * 1024 * 1024
const usualTexture = 1024

export async function valid(glb: Uint8Array): Promise<Check> {
  const { issues } = await validator.validateBytes(glb, { maxIssues: 20 })
  const first = issues.messages.find(({ severity }) => severity < 2)
  return {
    code: 'gltf',
    name: 'The file is valid glTF',
    passed: issues.numErrors === 0 && issues.numWarnings === 0,
    evidence: `The Khronos validator found ${issues.numErrors} errors and ${issues.numWarnings} warnings${first ? `, the first: ${first.message}` : ''}.`,
  }
}

export function closed({ model }: Evidence): Check {
  const faults = model.parts.flatMap((part) => {
    const fault = faultOfPart(part)
    return fault ? [`${part.name}: ${fault}`] : []
  })
  return {
    code: 'closed',
    name: 'Every part is closed',
    passed: model.parts.length > 0 && faults.length === 0,
    evidence:
      faults[0] ?? `All ${model.parts.length} parts are closed surfaces without holes or loose edges.`,
  }
}

export function soundTriangles({ model, longest }: Evidence): Check {
  const bad = model.parts.reduce((sum, part) => sum + degenerateIn(part, longest), 0)
  return {
    code: 'triangles',
    name: 'No triangle is degenerate',
    passed: bad === 0,
    evidence: bad === 0 ? 'Every triangle has an area.' : `${bad} triangles have no area.`,
  }
}

/** Nothing hangs in the air: all hangs together, stands on the ground, or lies inside something that one sees through. */
export function together({ model, plan, longest, touching, box }: Evidence): Check {
  const { lumps, groups } = touching
  const sizes = new Map<number, number>()
  lumps.forEach((lump, i) => {
    const group = groups[i] ?? 0
    sizes.set(group, (sizes.get(group) ?? 0) + lump.cells)
  })
  const main = [...sizes].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, -1])[0]
  const grounded = new Set<number>([main])
  lumps.forEach((lump, i) => {
    if (lump.low[1] < box.min[1] + longest * nearness) grounded.add(groups[i] ?? 0)
  })
  const clear = model.parts.filter((part) => part.opacity < 1).map((part) => boundsOf(part.positions))
  const held = (lump: Lump) =>
    clear.some(({ min, max }) =>
      [0, 1, 2].every((k) => lump.low[k as 0] >= min[k as 0] && lump.high[k as 0] <= max[k as 0]),
    )
  // What fills something, or is strewn over it, lies loose by nature; what flies or hangs over something has air below.
  const loose = new Set(
    plan.pieces.flatMap(({ id, attached, aloft }) =>
      aloft || (attached && ['full-of', 'in', 'covered-in', 'above'].includes(attached.how)) ? [id] : [],
    ),
  )
  const isLoose = (lump: Lump) => loose.has((model.parts[lump.part]?.piece ?? '').split('#')[0] ?? '')
  const floating = lumps.filter(
    (lump, i) => lump.volume > 0 && !grounded.has(groups[i] ?? 0) && !held(lump) && !isLoose(lump),
  )
  const places = floating.slice(0, 3).map((lump) => {
    const height = ((lump.low[1] + lump.high[1]) / 2 - box.min[1]) / longest
    return `${model.parts[lump.part]?.name} (${metres(lump.high[0] - lump.low[0])} wide, at ${percent(height)} of the size above the ground)`
  })
  return {
    code: 'together',
    name: 'Nothing floats in the air',
    passed: floating.length === 0,
    evidence:
      floating.length === 0
        ? `All ${lumps.length} solids touch one another, stand on the ground or are inside something clear.`
        : `Further than ${percent(nearness)} of its size from everything else: ${places.join(', ')}.`,
  }
}

export function withinBudget({ model }: Evidence, bytes: number): Check {
  const triangles = model.parts.reduce((sum, part) => sum + part.triangles.length / 3, 0)
  const allowed = mostBytes * Math.max(1, (model.base.size / usualTexture) ** 2)
  return {
    code: 'light',
    name: 'It is light enough for games',
    passed: triangles <= mostTriangles && model.drawCalls <= mostDrawCalls && bytes <= allowed,
    evidence: `${triangles.toLocaleString('en')} triangles, ${model.drawCalls} draw calls, ${(bytes / 1024 / 1024).toFixed(1)} MB.`,
  }
}

export function rightSize({ box, longest, plan }: Evidence): Check {
  const [width, height, depth] = sizeOf(box)
  const off = Math.abs(longest / plan.metres - 1)
  const askew = Math.max(Math.abs(box.min[0] + box.max[0]), Math.abs(box.min[2] + box.max[2])) / 2
  const stands = Math.abs(box.min[1]) <= longest * 0.01
  return {
    code: 'size',
    name: 'It is as large as it should be',
    passed: off <= 0.05 && stands && askew <= longest * 0.02,
    evidence: `${metres(width)} wide, ${metres(height)} high and ${metres(depth)} deep, where ${metres(plan.metres)} were meant; it ${stands ? 'stands on the ground' : 'does not stand on the ground'}.`,
  }
}

/** A card is thin in one direction only; a spear is thin in two. */
export function notFlat({ box }: Evidence): Check {
  const [thin = 0, middle = 0, long = 0] = sizeOf(box).toSorted((a, b) => a - b)
  return {
    code: 'flat',
    name: 'It is not flat',
    passed: thin > long * 0.02 || (thin > middle * 0.25 && thin > long * 0.004),
    evidence: `Its thinnest side is ${percent(thin / long)} of its longest.`,
  }
}

const boxes = /\b(?:cube|box|block|brick|die|dice|crate|book|card)\b/

/** A box with nothing on it is what engines give that did not know what to make. */
export function moreThanBox({ model, box, plan, longest }: Evidence): Check {
  const [width, height, depth] = sizeOf(box)
  const axial = axialShare(model.parts)
  const filled = volumeOf(model.parts) / (width * height * depth)
  const bare = model.parts.length === 1 && axial > 0.7 && filled > 0.9
  const meant = plan.pieces.some((piece) => boxes.test(piece.noun))
  return {
    code: 'box',
    name: 'It is more than a box',
    passed: !bare || meant || !(longest > 0),
    evidence: bare
      ? `It is one box${meant ? ', as was asked for' : ''}.`
      : `It fills ${percent(filled)} of the box around it, with ${model.parts.length} parts.`,
  }
}

function axialShare(parts: Evidence['model']['parts']): number {
  let [axial, all] = [0, 0]
  for (const { positions, triangles } of parts)
    for (let t = 0; t < triangles.length; t += 3) {
      const [nx, ny, nz] = crossOf(positions, triangles, t)
      const area = Math.hypot(nx, ny, nz)
      all += area
      if (Math.max(Math.abs(nx), Math.abs(ny), Math.abs(nz)) > area * 0.999) axial += area
    }
  return all > 0 ? axial / all : 0
}

function volumeOf(parts: Evidence['model']['parts']): number {
  let volume = 0
  for (const { positions, triangles } of parts)
    for (let t = 0; t < triangles.length; t += 3) {
      const a = (triangles[t] ?? 0) * 3
      const [nx, ny, nz] = crossOf(positions, triangles, t)
      volume += (nx * (positions[a] ?? 0) + ny * (positions[a + 1] ?? 0) + nz * (positions[a + 2] ?? 0)) / 6
    }
  return volume
}

function crossOf(positions: Float32Array, triangles: Uint32Array, t: number): [number, number, number] {
  const p = (corner: number, k: number) => positions[(triangles[t + corner] ?? 0) * 3 + k] ?? 0
  const [ux, uy, uz] = [p(1, 0) - p(0, 0), p(1, 1) - p(0, 1), p(1, 2) - p(0, 2)]
  const [vx, vy, vz] = [p(2, 0) - p(0, 0), p(2, 1) - p(0, 1), p(2, 2) - p(0, 2)]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}

/**
 * Whoever has a body has a face, and a picture that was inflated has a back: their front and back must differ. A vase or
 * a table may look the same from both sides.
 */
export function frontAndBack(evidence: Evidence): Check {
  const { seen, model, plan } = evidence
  const [main] = plan.pieces
  const needs = model.bodied || main?.source.by === 'puffed'
  // A goldfish in a bowl is little of the picture, and so is its face.
  const share = main ? shareSeen(evidence, main.id) : 1
  // Whoever looks to the side has a face there.
  const yaw = main && model.bodied ? yawOf(main, copyOf(partsOfPiece(evidence, main.id))) : undefined
  const isTurned = yaw !== undefined && Math.abs(Math.sin((yaw * Math.PI) / 180)) > 0.7
  const differ = (isTurned ? seen.rightToLeft : seen.frontToBack) > 0.02 * share
  return {
    code: 'front-and-back',
    name: 'Front and back differ',
    passed: differ || !needs,
    evidence: differ
      ? `The views from ${isTurned ? 'both sides' : 'front and back'} differ by ${percent(isTurned ? seen.rightToLeft : seen.frontToBack)}.`
      : seen.frontToSide < 0.05
        ? 'It is round: it looks the same from all sides.'
        : 'It is the same from front and back.',
  }
}

const copyOf = (parts: ReturnType<typeof partsOfPiece>) =>
  parts.filter(({ piece }) => piece === parts[0]?.piece)

/** How much of all that one sees from four sides and from above is of a piece. */
const shareSeen = (evidence: Evidence, piece: string): number =>
  partsOfPiece(evidence, piece).reduce(
    (sum, part) => sum + (evidence.seen.shares[evidence.model.parts.indexOf(part)] ?? 0),
    0,
  )

/** Without the thing that it is about there is nothing to show; what stands in for it must at least be of its kind. */
export function mainThing(evidence: Evidence): Check {
  const { plan } = evidence
  const [main] = plan.pieces
  const share = main ? shareSeen(evidence, main.id) : 0
  const call = main ? calledBy(main.noun, main) : undefined
  const isFar = call?.is === 'stand-in' && call.isFar
  const noun = main?.noun ?? 'thing'
  return {
    code: 'things',
    name: 'What it is about is there',
    passed: !main || (share >= leastSeen && (!isFar || plan.standsIn !== undefined)),
    evidence: isFar
      ? `The ${noun} is shown as something else: ${call.as}.${plan.standsIn ? ' Its maker was told, and its title says so.' : ''}`
      : `The ${noun} is ${percent(share)} of what you see from four sides.`,
  }
}
