import type { Glb } from './container.ts'
import { UnusableMesh } from './unusable.ts'

const widths: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }

type Reader = (view: DataView, at: number) => number
/** How long a number is, how it is read, and what stands for 1 where it means a share. */
const kinds: Record<number, { bytes: number; read: Reader; one: number }> = {
  5120: { bytes: 1, read: (view, at) => view.getInt8(at), one: 127 },
  5121: { bytes: 1, read: (view, at) => view.getUint8(at), one: 255 },
  5122: { bytes: 2, read: (view, at) => view.getInt16(at, true), one: 32767 },
  5123: { bytes: 2, read: (view, at) => view.getUint16(at, true), one: 65535 },
  5125: { bytes: 4, read: (view, at) => view.getUint32(at, true), one: 1 },
  5126: { bytes: 4, read: (view, at) => view.getFloat32(at, true), one: 1 },
}

const broken = () => new UnusableMesh('Numbers of the mesh lie outside of the file.')

export function countOf({ json }: Glb, accessor: number): number {
  const found = json.accessors[accessor]
  if (!found) throw broken()
  return found.count
}

/** The bytes of one view, never more than the file has. */
export function bytesOf({ json, bytes }: Glb, number: number): Uint8Array {
  const view = json.bufferViews[number]
  if (view?.buffer !== 0 || view.byteOffset + view.byteLength > bytes.length) throw broken()
  return bytes.subarray(view.byteOffset, view.byteOffset + view.byteLength)
}

/** Where the numbers of an accessor are, all of them proven to be inside the file. */
function layoutOf(glb: Glb, number: number, type: string) {
  const accessor = glb.json.accessors[number]
  const kind = kinds[accessor?.componentType ?? 0]
  const width = widths[type]
  if (!accessor || !kind || !width || accessor.type !== type) throw broken()
  if (accessor.bufferView === undefined || accessor.sparse !== undefined)
    throw new UnusableMesh('Numbers of the mesh are written in a way that is not read here.')
  const bytes = bytesOf(glb, accessor.bufferView)
  const tight = kind.bytes * width
  const stride = glb.json.bufferViews[accessor.bufferView]?.byteStride ?? tight
  const { count, byteOffset } = accessor
  if (stride < tight || (count > 0 && byteOffset + stride * (count - 1) + tight > bytes.length))
    throw broken()
  return { bytes, kind, width, stride, tight, count, byteOffset, normalized: accessor.normalized }
}

/** Numbers of an attribute, into a place of a longer list. */
export function readNumbers(glb: Glb, number: number, type: string, into: Float32Array, from: number): void {
  const { bytes, kind, width, stride, tight, count, byteOffset, normalized } = layoutOf(glb, number, type)
  const start = bytes.byteOffset + byteOffset
  if (kind === kinds[5126] && stride === tight && start % 4 === 0) {
    into.set(new Float32Array(bytes.buffer, start, count * width), from)
    return
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const one = normalized ? kind.one : 1
  for (let i = 0; i < count; i++)
    for (let k = 0; k < width; k++)
      into[from + i * width + k] = kind.read(view, byteOffset + i * stride + k * kind.bytes) / one
}

/** Corners of triangles, into a place of a longer list, each `first` further on. */
export function readCorners(
  glb: Glb,
  number: number,
  into: Uint32Array,
  from: number,
  first: number,
  vertices: number,
): void {
  const { bytes, kind, stride, count, byteOffset } = layoutOf(glb, number, 'SCALAR')
  if (kind === kinds[5126]) throw broken()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < count; i++) {
    const vertex = kind.read(view, byteOffset + i * stride)
    if (!(vertex >= 0 && vertex < vertices)) throw broken()
    into[from + i] = vertex + first
  }
}
