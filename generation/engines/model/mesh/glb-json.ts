/** What a GLB says about itself, and the bytes that it speaks of. */
export type GlbJson = {
  asset: { version: string; generator?: string; extras?: Record<string, unknown> }
  scenes?: { name?: string; extras?: Record<string, unknown> }[]
  materials?: { name?: string; extensions?: Record<string, unknown> }[]
  extensionsUsed?: string[]
}

const jsonChunk = 0x4e4f534a

/** The same file with other words about itself: its JSON is changed, its bytes stay. */
export function withJson(glb: Uint8Array, change: (json: GlbJson) => void): Uint8Array {
  const { json, rest } = opened(glb)
  change(json)
  const text = new TextEncoder().encode(JSON.stringify(json))
  const padded = Math.ceil(text.length / 4) * 4
  const file = new Uint8Array(20 + padded + rest.length)
  const view = new DataView(file.buffer)
  file.set(glb.subarray(0, 8))
  view.setUint32(8, file.length, true)
  view.setUint32(12, padded, true)
  view.setUint32(16, jsonChunk, true)
  file.set(text, 20)
  file.fill(0x20, 20 + text.length, 20 + padded)
  file.set(rest, 20 + padded)
  return file
}

export const jsonOf = (glb: Uint8Array): GlbJson => opened(glb).json

function opened(glb: Uint8Array): { json: GlbJson; rest: Uint8Array } {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength)
  const long = view.getUint32(12, true)
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + long))) as GlbJson
  return { json, rest: glb.subarray(20 + long) }
}
