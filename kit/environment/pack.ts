import type { KindMesh, MeshPart } from './scene.ts'

/**
 * Meshes as bytes that compress well, and back. Places are steps of a 65,536th (or less finely) of the part's own box, each told as the
 * difference to the one before; corners are told by how far back their vertex is. The engine compresses and writes the
 * bytes as text; `unpack` reads that text again.
 */
type PartHead = {
  vertices: number
  triangles: number
  clearFrom: number
  min: [number, number, number]
  max: [number, number, number]
  boned: boolean
  /** Into how many steps its box is divided, where not into the most. */
  steps?: number
}

const finest = 65_535

/** `steps` says how finely places are told: fewer take less room. */
export function packMeshes(meshes: readonly KindMesh[], steps = finest): Uint8Array<ArrayBuffer> {
  const parts = meshes.flatMap(({ near, far }) => [near, far])
  const heads = parts.map((part) => headOf(part, steps))
  const head = new TextEncoder().encode(JSON.stringify(heads))
  const bodies = parts.map((part, i) => bodyOf(part, heads[i] ?? headOf(part, steps)))
  const all = new Uint8Array(4 + head.length + bodies.reduce((sum, body) => sum + body.length, 0))
  new DataView(all.buffer).setUint32(0, head.length, true)
  all.set(head, 4)
  let at = 4 + head.length
  for (const body of bodies) {
    all.set(body, at)
    at += body.length
  }
  return all
}

export function unpackMeshes(bytes: Uint8Array): KindMesh[] {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const heads: PartHead[] = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)))
  let at = 4 + length
  const parts = heads.map((head) => {
    const size = sizeOf(head)
    const part = partOf(bytes.subarray(at, at + size), head)
    at += size
    return part
  })
  const meshes: KindMesh[] = []
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [near, far] = [parts[i], parts[i + 1]]
    if (near && far) meshes.push({ near, far })
  }
  return meshes
}

/** From the text in the code: base64 of gzip. */
export async function unpack(packed: string): Promise<KindMesh[]> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return unpackMeshes(new Uint8Array(await new Response(plain).arrayBuffer()))
}

function headOf({ positions, triangles, clearFrom, bones }: MeshPart, steps: number): PartHead {
  const min: PartHead['min'] = [Infinity, Infinity, Infinity]
  const max: PartHead['max'] = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < positions.length; i++) {
    const k = (i % 3) as 0 | 1 | 2
    min[k] = Math.min(min[k], positions[i] ?? 0)
    max[k] = Math.max(max[k], positions[i] ?? 0)
  }
  const vertices = positions.length / 3
  const boned = bones !== undefined
  return {
    vertices,
    triangles: triangles.length / 3,
    clearFrom,
    min,
    max,
    boned,
    ...(steps !== finest && { steps }),
  }
}

/** Bytes for each vertex: place 6, normal 3, colour 3, finish, pattern, and its bone. */
const sizeOf = ({ vertices, triangles, boned }: PartHead) =>
  vertices * (boned ? 15 : 14) + triangles * 3 * (vertices > 65_535 ? 4 : 2)

function bodyOf(part: MeshPart, head: PartHead): Uint8Array {
  const { vertices, min, max, steps = finest } = head
  const wide = vertices > 65_535
  const body = new Uint8Array(sizeOf(head))
  let at = 0
  const put = (value: number) => {
    body[at++] = value & 255
  }
  for (let k = 0; k < 3; k++) {
    const [low, span] = [min[k] ?? 0, Math.max(1e-9, (max[k] ?? 0) - (min[k] ?? 0))]
    const differences = new Uint16Array(vertices)
    let before = 0
    for (let i = 0; i < vertices; i++) {
      const step = Math.round((((part.positions[i * 3 + k] ?? low) - low) / span) * steps)
      differences[i] = step - before
      before = step
    }
    // All high bytes first: most of them are alike.
    for (const value of differences) put(value >> 8)
    for (const value of differences) put(value)
  }
  const planes = (list: ArrayLike<number>, each: number) => {
    for (let k = 0; k < each; k++) {
      let before = 0
      for (let i = 0; i < vertices; i++) {
        const value = list[i * each + k] ?? 0
        put(value - before)
        before = value
      }
    }
  }
  planes(part.normals, 3)
  planes(part.colours, 3)
  planes(part.finish, 1)
  planes(part.pattern ?? [], 1)
  if (part.bones) planes(part.bones, 1)
  // How far behind the newest vertex a corner is: 0 is a new one.
  const backs: number[] = []
  let newest = 0
  for (const vertex of part.triangles) {
    backs.push(newest - vertex)
    if (vertex === newest) newest++
  }
  for (let shift = wide ? 24 : 8; shift >= 0; shift -= 8) for (const back of backs) put(back >> shift)
  return body
}

function partOf(
  body: Uint8Array,
  { vertices, triangles, clearFrom, min, max, boned, steps = finest }: PartHead,
): MeshPart {
  const wide = vertices > 65_535
  let at = 0
  const positions = new Float32Array(vertices * 3)
  for (let k = 0; k < 3; k++) {
    const [low, span] = [min[k] ?? 0, Math.max(1e-9, (max[k] ?? 0) - (min[k] ?? 0))]
    let step = 0
    for (let i = 0; i < vertices; i++) {
      step = (step + ((body[at + i] ?? 0) << 8) + (body[at + vertices + i] ?? 0)) & 65_535
      positions[i * 3 + k] = low + (step / steps) * span
    }
    at += vertices * 2
  }
  const planes = <List extends Int8Array | Uint8Array>(list: List, each: number): List => {
    for (let k = 0; k < each; k++) {
      let value = 0
      for (let i = 0; i < vertices; i++) {
        value = (value + (body[at++] ?? 0)) & 255
        list[i * each + k] = value
      }
    }
    return list
  }
  const normals = planes(new Int8Array(vertices * 3), 3)
  const colours = planes(new Uint8Array(vertices * 3), 3)
  const finish = planes(new Uint8Array(vertices), 1)
  const pattern = planes(new Uint8Array(vertices), 1)
  const bones = boned ? planes(new Uint8Array(vertices), 1) : undefined
  const count = triangles * 3
  const corners = wide ? new Uint32Array(count) : new Uint16Array(count)
  let newest = 0
  for (let i = 0; i < count; i++) {
    let back = 0
    for (let byte = 0; byte < (wide ? 4 : 2); byte++) back = (back << 8) | (body[at + byte * count + i] ?? 0)
    const vertex = newest - back
    corners[i] = vertex
    if (vertex === newest) newest++
  }
  return {
    positions,
    normals,
    colours,
    finish,
    pattern,
    ...(bones && { bones }),
    triangles: corners,
    clearFrom,
  }
}
