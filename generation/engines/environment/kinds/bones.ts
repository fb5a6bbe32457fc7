import type { Bone, Place } from '@makebelieve/kit/environment/scene'
import { at } from '@makebelieve/shapes/geometry/solid'
import type { Joint } from '@makebelieve/shapes/shape'
import type { PlacedPart } from '../../model/mesh/model-build.ts'

/** What of a thing moves by itself, and which bone each vertex of each part has. Bone 0 does not move. */
export type Rig = { bones: Bone[]; boneOf: Uint8Array[] }

const still: Bone = { at: [0, 0, 0], does: 'body', phase: 0, side: 0 }

/** Legs, arms, heads and tails by the joints of the shape; wings, fish tails, wheels and rotors by the names of parts. */
export function rigOf(parts: readonly PlacedPart[], joints: readonly Joint[]): Rig {
  const bones: Bone[] = [still]
  const boneOfJoint = jointBones(joints, bones)
  const boneOf = parts.map((part) => Uint8Array.from(part.bones ?? [], (joint) => boneOfJoint[joint] ?? 0))
  const isBird = joints.some(({ name }) => name === 'body')
  const turning = rotorOf(parts, bones)
  parts.forEach((part, i) => {
    const count = part.positions.length / 3
    const own = boneOf[i]?.length ? (boneOf[i] ?? new Uint8Array(count)) : new Uint8Array(count)
    boneOf[i] = own
    if (turning?.has(i)) own.fill(turning.get(i) ?? 0)
    else if (isBird && /\bwings?\b/.test(part.name)) wings(part, own, bones)
    else if (isBird && /^tail/.test(part.name) && !own.some(Boolean)) own.fill(tail(part, bones))
  })
  wheels(parts, boneOf, bones)
  return { bones: bones.length > 1 ? bones : [], boneOf }
}

/** For each joint the number of its bone: knees and elbows go with the leg or arm that they belong to. */
function jointBones(joints: readonly Joint[], bones: Bone[]): number[] {
  const numbers: number[] = []
  joints.forEach(({ name, at: where, parent }, i) => {
    const bone = boneNamed(name, where)
    if (!bone) {
      numbers[i] = i === parent ? 0 : (numbers[parent] ?? 0)
      return
    }
    numbers[i] = bones.length
    bones.push(bone)
  })
  return numbers
}

function boneNamed(name: string, [x, y, z]: readonly [number, number, number]): Bone | undefined {
  if (name.startsWith('lower ')) return undefined
  const side = /left/.test(name) ? -1 : /right/.test(name) ? 1 : Math.sign(x)
  const where: Place = [x, y, z]
  // Opposite legs go together, as those of a trotting horse; arms go against the legs of their side.
  const other = side > 0 ? 0.5 : 0
  if (/\bleg\b/.test(name)) {
    const step = /back|hind/.test(name) ? (other + 0.5) % 1 : /middle/.test(name) ? (other + 0.5) % 1 : other
    return { at: where, does: 'leg', phase: step, side }
  }
  if (/\barm\b/.test(name)) return { at: where, does: 'arm', phase: (other + 0.5) % 1, side }
  if (/\bwing\b/.test(name)) return { at: where, does: 'wing', phase: 0, side }
  if (/\btail\b/.test(name)) return { at: where, does: 'tail', phase: 0, side: 0 }
  if (/\bhead\b/.test(name)) return { at: where, does: 'head', phase: 0, side: 0 }
  if (/\bfin\b|flipper/.test(name)) return { at: where, does: 'fin', phase: other, side }
  return undefined
}

/** A wing turns about where it meets the body: its innermost edge. */
function wings(part: PlacedPart, own: Uint8Array, bones: Bone[]): void {
  for (const side of [-1, 1]) {
    let [inner, y, z, count] = [Infinity, 0, 0, 0]
    each(part, (px, py, pz) => {
      if (Math.sign(px) !== side) return
      inner = Math.min(inner, Math.abs(px))
      y = Math.max(y, py)
      z += pz
      count++
    })
    if (count === 0) continue
    const bone = bones.length
    bones.push({ at: [side * inner, y, z / count], does: 'wing', phase: 0, side })
    each(part, (px, _y, _z, vertex) => {
      if (Math.sign(px) === side) own[vertex] = bone
    })
  }
}

/** Fish look toward +z, so that the tail turns about its own foremost end. */
function tail(part: PlacedPart, bones: Bone[]): number {
  let [front, y, count] = [-Infinity, 0, 0]
  each(part, (_x, py, pz) => {
    front = Math.max(front, pz)
    y += py
    count++
  })
  bones.push({ at: [0, y / Math.max(1, count), front], does: 'tail', phase: 0, side: 0 })
  return bones.length - 1
}

const sails = /\b(sails|blades|rotor|propeller|vanes)\b/

/** What a windmill, a helicopter or a fan turns: about the axis along which it is thinnest. */
function rotorOf(parts: readonly PlacedPart[], bones: Bone[]): Map<number, number> | undefined {
  const main = parts.findIndex(({ name }) => sails.test(name))
  const part = parts[main]
  if (!part || parts.some(({ name }) => /\bhull\b|\bmast\b/.test(name))) return undefined
  const box = boxOf(part)
  const spans = box.max.map((high, k) => high - (box.min[k] ?? 0))
  const axis = spans.indexOf(Math.min(...spans)) as 0 | 1 | 2
  const middle = box.max.map((high, k) => (high + (box.min[k] ?? 0)) / 2) as Place
  const bone = bones.length
  bones.push({ at: middle, does: 'rotor', phase: 0, side: 0, axis })
  const result = new Map([[main, bone]])
  parts.forEach((other, i) => {
    if (/^cloth/.test(other.name) || sails.test(other.name)) result.set(i, bone)
  })
  return result
}

/** Wheels of vehicles: tyre and rim at one place are one wheel. */
function wheels(parts: readonly PlacedPart[], boneOf: Uint8Array[], bones: Bone[]): void {
  const hubs: { bone: number; at: Place; radius: number }[] = []
  parts.forEach((part, i) => {
    if (!/^(wheels?|rims?|tyres?|tires?|hubcaps?|spokes)\b/.test(part.name)) return
    for (const lump of lumpsOf(part)) {
      const radius = Math.max(lump.max[1] - lump.min[1], lump.max[2] - lump.min[2]) / 2
      const middle = lump.max.map((high, k) => (high + (lump.min[k] ?? 0)) / 2) as Place
      const same = hubs.find(
        (hub) =>
          Math.abs(hub.at[0] - middle[0]) < Math.max(hub.radius, radius) &&
          Math.hypot(hub.at[1] - middle[1], hub.at[2] - middle[2]) < 0.5 * Math.max(hub.radius, radius),
      )
      if (!same && (hubs.length >= 8 || radius < 0.02)) continue
      const hub = same ?? { bone: bones.length, at: middle, radius }
      if (!same) {
        hubs.push(hub)
        bones.push({ at: middle, does: 'wheel', phase: 0, side: Math.sign(middle[0]), axis: 0 })
      }
      for (const vertex of lump.vertices) (boneOf[i] ?? [])[vertex] = hub.bone
    }
  })
}

type Lump = { vertices: number[]; min: Place; max: Place }

/** The pieces of a part that do not hang together. */
export function lumpsOf(part: Pick<PlacedPart, 'positions' | 'triangles'>): Lump[] {
  const count = part.positions.length / 3
  const leads = Int32Array.from({ length: count }, (_, i) => i)
  const lead = (vertex: number): number => {
    let v = vertex
    while (at(leads, v) !== v) {
      leads[v] = at(leads, at(leads, v))
      v = at(leads, v)
    }
    return v
  }
  for (let i = 0; i < part.triangles.length; i += 3) {
    const first = lead(at(part.triangles, i))
    leads[lead(at(part.triangles, i + 1))] = first
    leads[lead(at(part.triangles, i + 2))] = first
  }
  const lumps = new Map<number, Lump>()
  for (let vertex = 0; vertex < count; vertex++) {
    const key = lead(vertex)
    let lump = lumps.get(key)
    if (!lump) {
      lump = { vertices: [], min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] }
      lumps.set(key, lump)
    }
    lump.vertices.push(vertex)
    for (const k of [0, 1, 2] as const) {
      lump.min[k] = Math.min(lump.min[k], at(part.positions, vertex * 3 + k))
      lump.max[k] = Math.max(lump.max[k], at(part.positions, vertex * 3 + k))
    }
  }
  return [...lumps.values()]
}

function each(part: PlacedPart, see: (x: number, y: number, z: number, vertex: number) => void): void {
  const { positions } = part
  for (let i = 0; i < positions.length; i += 3)
    see(at(positions, i), at(positions, i + 1), at(positions, i + 2), i / 3)
}

function boxOf(part: PlacedPart): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  each(part, (x, y, z) => {
    ;[x, y, z].forEach((value, k) => {
      min[k] = Math.min(min[k] ?? value, value)
      max[k] = Math.max(max[k] ?? value, value)
    })
  })
  return { min, max }
}
