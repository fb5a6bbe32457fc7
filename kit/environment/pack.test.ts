import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packMeshes, unpack, unpackMeshes } from './pack.ts'
import type { KindMesh, MeshPart } from './scene.ts'

/** A strip of triangles that wanders about, with bones. */
function strip(count: number): MeshPart {
  const wave = (i: number, k: number) => Math.sin(i * 0.37 + k) * 20 + i * 0.01
  const corners = Array.from({ length: (count - 2) * 3 }, (_, i) => Math.floor(i / 3) + (i % 3))
  return {
    positions: Float32Array.from({ length: count * 3 }, (_, i) => wave(Math.floor(i / 3), i % 3)),
    normals: Int8Array.from({ length: count * 3 }, (_, i) => ((i * 37) % 255) - 127),
    colours: Uint8Array.from({ length: count * 3 }, (_, i) => (i * 91) % 256),
    finish: Uint8Array.from({ length: count }, (_, i) => i % 9),
    pattern: Uint8Array.from({ length: count }, (_, i) => i % 5),
    bones: Uint8Array.from({ length: count }, (_, i) => i % 4),
    triangles: new (count > 65_535 ? Uint32Array : Uint16Array)(corners),
    clearFrom: count - 5,
  }
}

const bare: MeshPart = {
  positions: new Float32Array(),
  normals: new Int8Array(),
  colours: new Uint8Array(),
  finish: new Uint8Array(),
  pattern: new Uint8Array(),
  triangles: new Uint16Array(),
  clearFrom: 0,
}

describe('packed meshes', () => {
  const meshes: KindMesh[] = [
    { near: strip(900), far: strip(12) },
    { near: strip(70_000), far: bare },
  ]

  it('come back as they were, places to a hair', () => {
    const back = unpackMeshes(packMeshes(meshes))
    expect(back).toHaveLength(2)
    const pairs = meshes.flatMap(({ near, far }, i) => [
      [near, back[i]?.near] as const,
      [far, back[i]?.far] as const,
    ])
    for (const [before, after] of pairs) {
      const { positions, ...rest } = before
      expect(after).toMatchObject(rest)
      const worst = positions.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - (after?.positions[i] ?? 1e9))),
        0,
      )
      expect(worst).toBeLessThan(0.01)
    }
  })

  it('are read from the text that the code holds', async () => {
    const [first] = meshes
    const text = gzipSync(packMeshes(first ? [first] : [])).toString('base64')
    const [back] = await unpack(text)
    expect(back?.near.colours).toEqual(first?.near.colours)
  })
})
