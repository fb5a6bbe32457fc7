import type { Kind, KindMesh, MeshPart } from '../environment/scene.ts'

/** What is above a room, of side 2 around its middle: `sceneOf` makes it as wide as the walls are apart. */
const lampsAcross = 7

/**
 * A ceiling that is seen from below alone: a camera that looks into the room from above looks through it. It throws no shadow, for the sun of
 * these games is the light of the room.
 */
export function ceilingMesh(colour: string): { kind: Kind; mesh: KindMesh } {
  const part = emptyPart()
  plate(part, 0, 0, 1, 0, bytesOf(colour), 0)
  for (let row = 0; row < lampsAcross; row++)
    for (let column = 0; column < lampsAcross; column++) {
      const at = (n: number) => ((n + 0.5) / lampsAcross) * 2 - 1
      plate(part, at(column), at(row), 0.035, -0.004, [255, 246, 224], shining)
    }
  const mesh: MeshPart = {
    positions: Float32Array.from(part.positions),
    normals: Int8Array.from(part.normals),
    colours: Uint8Array.from(part.colours),
    finish: Uint8Array.from(part.finish),
    pattern: new Uint8Array(part.finish.length),
    triangles: Uint32Array.from(part.triangles),
    clearFrom: part.triangles.length / 3,
  }
  const kind: Kind = { name: 'ceiling', min: [-1, -0.01, -1], max: [1, 0, 1], shadowless: true }
  return { kind, mesh: { near: mesh, far: mesh } }
}

/** The finish of what shines by itself. */
const shining = 7

type Draft = {
  positions: number[]
  normals: number[]
  colours: number[]
  finish: number[]
  triangles: number[]
}
const emptyPart = (): Draft => ({ positions: [], normals: [], colours: [], finish: [], triangles: [] })

/** A square that looks down. */
function plate(
  draft: Draft,
  x: number,
  z: number,
  half: number,
  y: number,
  colour: readonly [number, number, number],
  finish: number,
): void {
  const first = draft.finish.length
  for (const [dx, dz] of [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const) {
    draft.positions.push(x + dx, y, z + dz)
    draft.normals.push(0, -127, 0)
    draft.colours.push(...colour)
    draft.finish.push(finish)
  }
  draft.triangles.push(first, first + 1, first + 2, first, first + 2, first + 3)
}

function bytesOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
