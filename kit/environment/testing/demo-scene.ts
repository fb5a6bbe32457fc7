import { packMeshes } from '../pack.ts'
import type { Kind, KindMesh, MeshPart, Scene } from '../scene.ts'
import { box, boxScene, deck, put } from './box-scene.ts'

type Colour = [red: number, green: number, blue: number]

/** The faces of a box, with normals of their own. */
function boxPart({ min, max }: Kind, colour: Colour): MeshPart {
  const positions: number[] = []
  const normals: number[] = []
  const triangles: number[] = []
  for (const axis of [0, 1, 2] as const)
    for (const side of [-1, 1] as const) {
      const [across, along] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
      const first = positions.length / 3
      for (const [a, b] of [
        [min[across], min[along]],
        [max[across], min[along]],
        [max[across], max[along]],
        [min[across], max[along]],
      ] as [number, number][]) {
        const corner: [number, number, number] = [0, 0, 0]
        const normal: [number, number, number] = [0, 0, 0]
        corner[axis] = side < 0 ? min[axis] : max[axis]
        corner[across] = a
        corner[along] = b
        normal[axis] = side * 127
        positions.push(...corner)
        normals.push(...normal)
      }
      const turn = side > 0 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]
      triangles.push(...turn.map((corner) => first + corner))
    }
  const count = positions.length / 3
  return {
    positions: Float32Array.from(positions),
    normals: Int8Array.from(normals),
    colours: Uint8Array.from({ length: count * 3 }, (_, at) => colour[at % 3] ?? 0),
    finish: new Uint8Array(count),
    triangles: Uint16Array.from(triangles),
    clearFrom: triangles.length / 3,
  }
}

const kinds: { kind: Kind; colour: Colour }[] = [
  { kind: box('house', 6, 4, 5), colour: [222, 184, 135] },
  { kind: { ...box('trunk', 0.5, 3, 0.5), sways: 0.2 }, colour: [110, 80, 50] },
  { kind: deck('bridge', 2, 0.5, 12), colour: [150, 110, 70] },
  {
    kind: { ...box('sheep', 0.5, 0.8, 1), footprint: undefined } as unknown as Kind,
    colour: [240, 236, 226],
  },
]

/** A meadow with a house, trees, a pond under a bridge, sheep and a fire: what tests of the kit walk in. */
export function demoScene(changes: Partial<Scene> = {}): Scene {
  const life = { does: 'wander', range: 6, speed: 0.8 } as const
  const trees = Array.from({ length: 24 }, (_, index) => {
    const angle = index * 2.4
    const far = 9 + (index % 7) * 2.6
    return put(1, Math.cos(angle) * far - 2, Math.sin(angle) * far - 6, { yaw: index })
  })
  const scene = boxScene(
    {
      title: 'A meadow of boxes',
      kinds: kinds.map(({ kind }) => kind),
      placed: [
        put(0, -7, -12),
        put(2, 10, -6),
        ...trees,
        put(3, 2, -7, { life }),
        put(3, 4, -9, { life }),
        put(3, -1, -5, { life }),
      ],
      waters: [{ level: -0.25, stuff: 'water', colour: '#3a7ca5', waves: 0.15 }],
      emitters: [{ kind: 'fire', at: [-2, 0, -8], size: 1 }],
      lamps: [
        { at: [-2, 0.8, -8], colour: '#ffb060', range: 9, strength: 1.4, when: 'always', flickers: true },
      ],
      sounds: [
        { kind: 'birds', loud: 0.8 },
        { kind: 'wind', loud: 0.4 },
        { kind: 'crickets', loud: 0.8 },
      ],
      covers: [{ kind: 'grass', on: [0], colour: '#6f9a45', density: 0.8, height: 0.35 }],
      spawn: { at: [0, 1.62, 2], yaw: 0, pitch: 0 },
      views: [
        { at: [0, 1.62, 2], yaw: 0, pitch: -0.03 },
        { at: [8, 3, 6], yaw: 0.6, pitch: -0.15 },
        { at: [-8, 9, 8], yaw: -0.5, pitch: -0.4 },
      ],
      ...changes,
    },
    (x, z) => (Math.hypot(x - 10, z + 6) < 4.5 ? -1.8 : 0.15 * Math.sin(x / 5) * Math.cos(z / 6)),
  )
  return scene
}

export function demoMeshes(): Uint8Array<ArrayBuffer> {
  return packMeshes(
    kinds.map(({ kind, colour }): KindMesh => {
      const part = boxPart(kind, colour)
      return { near: part, far: part }
    }),
  )
}
