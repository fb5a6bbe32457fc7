import { cylinder } from '@makebelieve/shapes/geometry/solids'
import { metal, plaster, stone, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, slab } from '../built/solids.ts'

const white = plaster('#ecebe4')
const kerbstone = stone('#a8a39b')

/** Kerbs along both sides of a road, cut into lengths so that none is drawn for all of the street. */
export function kerbs(half: number, from: number, to: number): BuiltShape[] {
  const shapes: BuiltShape[] = []
  for (let z = from; z < to; z += 16)
    shapes.push(
      ...built(`kerb-${z}`, 'kerb', { at: [0, 0, z], solid: false }, (make) => {
        const length = Math.min(16, to - z)
        for (const side of [-1, 1]) {
          const edge = (a: number, b: number): [number, number] => (side < 0 ? [-b, -a] : [a, b])
          make.part('kerb', slab(edge(half - 0.2, half + 0.22), [-0.1, 0.11], [0, length - 0.03]), kerbstone)
          make.part(
            'gutter',
            slab(edge(half - 0.62, half - 0.2), [-0.1, 0.012], [0, length]),
            stone('#5d5e60'),
          )
        }
      }),
    )
  return shapes
}

/** Dashes along the middle, a zebra crossing, manholes and puddle-dark patches. */
export function roadMarks(half: number, from: number, to: number, crossings: number[]): BuiltShape[] {
  const shapes: BuiltShape[] = []
  const isCrossed = (z: number) => crossings.some((one) => Math.abs(one - z) < 3.2)
  for (let z = from; z < to; z += 24)
    shapes.push(
      ...built(`marks-${z}`, 'road marks', { at: [0, 0, z], solid: false }, (make) => {
        for (let along = 0; along < 24 && z + along < to; along += 4)
          if (!isCrossed(z + along + 1))
            make.part('marks', slab([-0.07, 0.07], [-0.02, 0.014], [along, along + 2]), white)
        make.part(
          'manhole',
          cylinder(0.42, 0.05, { corners: 18, round: 0 }).move(half * 0.5, -0.008, 9),
          metal('#4a4b4d', { metalness: 0.4 }),
        )
      }),
    )
  for (const z of crossings)
    shapes.push(
      ...built(`crossing-${z}`, 'crossing', { at: [0, 0, z], solid: false }, (make) => {
        for (let x = -half + 0.8; x < half - 0.9; x += 0.95)
          make.part('marks', slab([x, x + 0.5], [-0.02, 0.014], [-1.5, 1.5]), white)
      }),
    )
  return shapes
}

/** Quays of a canal: walls down to the water, and posts to moor at. */
export function quays(from: number, to: number, edges: readonly number[]): BuiltShape[] {
  const shapes: BuiltShape[] = []
  for (let z = from; z < to; z += 16)
    shapes.push(
      ...built(`quay-${z}`, 'quay', { at: [0, 0, z], solid: false }, (make) => {
        const length = Math.min(16, to - z)
        for (const edge of edges) {
          const out = Math.sign(edge) || 1
          const across = (a: number, b: number): [number, number] =>
            out < 0 ? [edge - b, edge - a] : [edge + a, edge + b]
          make.part('quay', slab(across(-0.1, 1.15), [-2.4, 0.015], [0, length]), stone('#b3a893'))
          make.part('quay edge', slab(across(-0.22, 0.3), [-0.22, 0.1], [0, length]), stone('#d6ccb6'))
          for (const [n, colour] of ['#c0453a', '#f0ece2', '#3f6f9c'].entries()) {
            const x = edge - out * 1.1
            const post = cylinder(0.09, 3.6, { corners: 8, round: 0 }).move(x, -0.4, 3 + n * 5)
            make.part(`mooring ${colour}`, post, wood(colour))
          }
        }
      }),
    )
  return shapes
}

/** Two rails on their sleepers, in a bed below the platforms. */
export function rails(from: number, to: number, deep: number): BuiltShape[] {
  const shapes: BuiltShape[] = []
  for (let z = from; z < to; z += 16)
    shapes.push(
      ...built(`rails-${z}`, 'rails', { at: [0, -deep, z], solid: false }, (make) => {
        for (const x of [-0.75, 0.75])
          make.part('rails', slab([x - 0.05, x + 0.05], [0.1, 0.24], [0, 16]), metal('#8b8178'))
        for (let along = 0.3; along < 16; along += 0.8)
          make.part('sleepers', slab([-1.3, 1.3], [0, 0.12], [along, along + 0.28]), wood('#5d4836'))
      }),
    )
  return shapes
}

/** The edge of a platform, with its bright line. */
export function platformEdges(half: number, from: number, to: number, deep: number): BuiltShape[] {
  const shapes: BuiltShape[] = []
  for (let z = from; z < to; z += 16)
    shapes.push(
      ...built(`edge-${z}`, 'platform edge', { at: [0, 0, z], solid: false }, (make) => {
        for (const side of [-1, 1]) {
          const across = (a: number, b: number): [number, number] => (side < 0 ? [-b, -a] : [a, b])
          make.part(
            'edge',
            slab(across(half - 0.12, half + 1.1), [-deep - 0.2, 0.02], [0, 16]),
            stone('#b5ada0'),
          )
          make.part('line', slab(across(half + 0.25, half + 0.42), [0, 0.03], [0, 16]), plaster('#f0c33c'))
        }
      }),
    )
  return shapes
}

/** Iron rails along the water; where a bridge begins they stand open. */
export function railings(
  from: number,
  to: number,
  edges: readonly number[],
  open: readonly { from: number; to: number }[],
): BuiltShape[] {
  const iron = metal('#3d4148', { metalness: 0.5, roughness: 0.5 })
  const shapes: BuiltShape[] = []
  for (let z = from; z < to; z += 8)
    shapes.push(
      ...built(`railing-${z}`, 'railing', { at: [0, 0, z] }, (make) => {
        for (let along = 0; along < 8; along += 2) {
          if (open.some((gap) => z + along + 2 > gap.from && z + along < gap.to)) continue
          for (const x of edges) {
            make.part('posts', slab([x - 0.04, x + 0.04], [0, 1], [along, along + 0.08]), iron)
            for (const y of [0.45, 0.95])
              make.part('bars', slab([x - 0.02, x + 0.02], [y, y + 0.05], [along, along + 2]), iron)
          }
        }
      }),
    )
  return shapes
}
