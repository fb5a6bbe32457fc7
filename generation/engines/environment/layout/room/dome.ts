import { seededRandom } from '@makebelieve/kit/core/random'
import { Solid } from '@makebelieve/shapes/geometry/solid'
import { fur, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, slab, toned } from '../built/solids.ts'
import type { Frame } from './frame.ts'
import { wallMaterial } from './wall-stuff.ts'

const rings = 7
const blocks = 20

/** A dome reaches around the corners of the floor. */
const radiusOf = ({ width, depth }: Frame) => Math.hypot(width, depth) / 2 - 0.1

/** Rings of blocks that lean inward until they meet, and a hide before the way out. */
export function domeShapes(frame: Frame, seed: number): BuiltShape[] {
  const random = seededRandom(seed ^ 0xd03e)
  const radius = radiusOf(frame)
  const rise = frame.height * 1.12
  const material = wallMaterial(frame.walls)
  const point = (ring: number, turn: number, out: number): [number, number, number] => {
    const lift = (ring / rings) * (Math.PI / 2)
    const far = (radius + out) * Math.cos(lift) ** 0.8
    const angle = (turn / blocks) * Math.PI * 2
    return [Math.sin(angle) * far, (rise + out) * Math.sin(lift) - 0.05, -Math.cos(angle) * far]
  }
  return Array.from({ length: 4 }, (_, quarter) =>
    built(`dome-${quarter}`, 'dome', {}, (make) => {
      for (let ring = 0; ring < rings; ring++)
        for (let n = (quarter * blocks) / 4; n < ((quarter + 1) * blocks) / 4; n++) {
          const shift = (ring % 2) / 2
          const corners = [0, 0.42 + random.between(-0.03, 0.03)].flatMap((out) => [
            point(ring, n + shift, out),
            point(ring, n + shift + 0.985, out),
            point(ring + 0.97, n + shift + 0.985, out),
            point(ring + 0.97, n + shift, out),
          ])
          make.part(
            'blocks',
            toned(hexahedron(corners), frame.walls.colour, random.between(0.9, 1.08)),
            material,
            true,
          )
        }
    }),
  )
    .flat()
    .concat(
      built('way-out', 'door', { at: [0, 0, radius - 0.35], yaw: Math.PI, solid: true }, (make) => {
        make.part('hide', slab([-0.6, 0.6], [0, 1.7], [-0.06, 0.02]), fur('#8a6648'))
        for (const x of [-0.66, 0.66])
          make.part('posts', slab([x - 0.06, x + 0.06], [0, 1.8], [-0.08, 0.06]), wood('#6b4a30'))
        make.part('posts', slab([-0.78, 0.78], [1.72, 1.86], [-0.08, 0.08]), wood('#6b4a30'))
      }),
    )
}

/** Eight corners: four inside, the four outside behind them. */
function hexahedron(corners: [number, number, number][]): Solid {
  const quads = [
    [0, 1, 2, 3],
    [4, 7, 6, 5],
    [0, 4, 5, 1],
    [1, 5, 6, 2],
    [2, 6, 7, 3],
    [3, 7, 4, 0],
  ] as const
  return new Solid(
    corners.flat(),
    quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]),
  )
}
