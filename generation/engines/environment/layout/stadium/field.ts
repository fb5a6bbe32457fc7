import { glowing, lacquer, metal, plaster, stone, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { alongX, built, type Maker, slab } from '../built/solids.ts'
import { type Oval, ovalAt, ovalWall } from './oval.ts'

const white = plaster('#f4f4ee')
const flat = [-0.02, 0.016] as const
const turn = 2 * Math.PI

/** Lines of a football pitch that is 2x wide and 2z long, and its goals. */
export function footballLines(x: number, z: number): BuiltShape[] {
  const line = (make: Maker, a: readonly [number, number], b: readonly [number, number]) =>
    make.part('lines', slab(a, flat, b), white)
  const w = 0.07
  return [
    ...built('pitch-lines', 'lines', { solid: false }, (make) => {
      for (const side of [-1, 1]) {
        line(make, [side * x - w, side * x + w], [-z, z])
        line(make, [-x, x], [side * z - w, side * z + w])
        const box = (half: number, deep: number) => {
          const edge = side * (z - deep)
          line(make, [-half, half], [edge - w, edge + w])
          for (const end of [-half, half]) line(make, [end - w, end + w], side < 0 ? [-z, edge] : [edge, z])
        }
        box(x * 0.6, z * 0.31)
        box(x * 0.27, z * 0.11)
      }
      line(make, [-x, x], [-w, w])
      const circle: Oval = { x: 9, z: 9, square: 2 }
      make.part('lines', ovalWall(circle, [0, turn], [-w, w], flat, 40), white)
    }),
    ...[-1, 1].flatMap((side) =>
      built(`goal-${side}`, 'goal', { at: [0, 0, side * (z + 0.1)], yaw: side < 0 ? 0 : Math.PI }, (make) => {
        const post = lacquer('#ffffff')
        for (const end of [-3.6, 3.6])
          make.part('posts', slab([end - 0.07, end + 0.07], [0, 2.5], [-0.07, 0.07]), post)
        make.part('posts', slab([-3.67, 3.67], [2.43, 2.57], [-0.07, 0.07]), post)
        for (let k = -9; k <= 9; k++)
          make.part('net', slab([k * 0.4 - 0.012, k * 0.4 + 0.012], [0, 2.45], [-1.5, -1.48]), post)
        for (let y = 0; y < 2.5; y += 0.4)
          make.part('net', slab([-3.6, 3.6], [y - 0.012, y + 0.012], [-1.5, -1.48]), post)
        for (const end of [-3.6, 3.6])
          make.part(
            'net',
            alongX(
              [
                [-1.5, 2.43],
                [0, 2.43],
                [0, 2.47],
                [-1.5, 2.47],
              ],
              [end - 0.02, end + 0.02],
            ),
            post,
          )
      }),
    ),
  ]
}

/** White lines between lanes, and the numbers' line. */
export function laneLines(oval: Oval, inner: number, outer: number, lanes: number): BuiltShape[] {
  return Array.from({ length: 8 }, (_, part) =>
    built(`lanes-${part}`, 'lanes', { solid: false }, (make) => {
      const span = [(part / 8) * turn, ((part + 1) / 8) * turn] as const
      for (let lane = 0; lane <= lanes; lane++) {
        const out = inner + ((outer - inner) * lane) / lanes
        make.part('lines', ovalWall(oval, span, [out - 0.04, out + 0.04], flat, 10), white)
      }
    }),
  ).flat()
}

/** Red and white kerbs, a chequered line, a gantry and walls of tyres. */
export function raceShapes(oval: Oval, half: number): BuiltShape[] {
  const shapes: BuiltShape[] = []
  const parts = 24
  for (let part = 0; part < parts; part++)
    shapes.push(
      ...built(`race-kerb-${part}`, 'kerb', { solid: false }, (make) => {
        for (let k = 0; k < 4; k++) {
          const from = ((part + k / 4) / parts) * turn
          const span = [from, from + turn / parts / 4] as const
          const colour = lacquer(k % 2 ? '#d8352e' : '#f4f2ec')
          make.part('kerb', ovalWall(oval, span, [-half - 0.7, -half], [-0.05, 0.06], 2), colour)
          make.part('kerb', ovalWall(oval, span, [half, half + 0.7], [-0.05, 0.06], 2), colour)
        }
        if (part % 2 === 0) {
          const middle = ((part + 0.5) / parts) * turn
          make.part('line', ovalWall(oval, [middle - 0.03, middle + 0.03], [-0.08, 0.08], flat, 2), white)
        }
      }),
    )
  const [x] = ovalAt(oval, Math.PI / 2)
  shapes.push(
    ...built('start-line', 'start line', { at: [x, 0, 0], solid: false }, (make) => {
      for (let i = 0; i < 12; i++)
        for (let k = 0; k < 3; k++) {
          const at = -half + (i * half) / 6
          make.part(
            'chequers',
            slab([at, at + half / 6], flat, [k * 0.6 - 0.9, k * 0.6 - 0.3]),
            (i + k) % 2 ? white : plaster('#1c1c1e'),
          )
        }
    }),
    ...built('gantry', 'gantry', { at: [x, 0, -1] }, (make) => {
      for (const side of [-1, 1])
        make.part(
          'towers',
          slab([side * (half + 1.4) - 0.3, side * (half + 1.4) + 0.3], [0, 7], [-0.3, 0.3]),
          metal('#3a4048'),
        )
      make.part('beam', slab([-half - 1.7, half + 1.7], [6, 7.4], [-0.35, 0.35]), lacquer('#c8322c'))
      for (let k = 0; k < 16; k++)
        make.part(
          'chequers',
          slab([-half + (k * half) / 8, -half + ((k + 1) * half) / 8], [6.1, 6.7], [0.35, 0.4]),
          k % 2 ? white : plaster('#1c1c1e'),
        )
      for (let k = -2; k <= 2; k++)
        make.part(
          'signal',
          slab([k * 0.9 - 0.25, k * 0.9 + 0.25], [6.8, 7.3], [0.34, 0.45]),
          glowing(k < 1 ? '#ff3a2e' : '#3adf5a'),
        )
    }),
  )
  return shapes
}

/** Boards around an ice rink. */
export function rinkBoards(oval: Oval): BuiltShape[] {
  return Array.from({ length: 12 }, (_, part) =>
    // One board is left open: where one comes in.
    part === 6
      ? []
      : built(`board-${part}`, 'boards', {}, (make) => {
          const span = [(part / 12) * turn, ((part + 1) / 12) * turn] as const
          make.part('boards', ovalWall(oval, span, [0, 0.14], [-0.1, 1.05], 5), lacquer('#f5f7f8'))
          make.part('rail', ovalWall(oval, span, [-0.04, 0.18], [1.05, 1.15], 5), lacquer('#2f6fb5'))
          make.part('kick', ovalWall(oval, span, [-0.02, 0], [0, 0.22], 5), lacquer('#f0c53a'))
        }),
  ).flat()
}

/** Ramps, boxes and rails for boards and wheels. */
export function skateShapes(reach: number): BuiltShape[] {
  const concrete = stone('#b9b6b0')
  const steel = metal('#c3c9cf')
  const quarterPipe = (make: Maker, wide: number, high: number) => {
    const deep = high * 1.5
    const curve = Array.from({ length: 9 }, (_, i): [number, number] => {
      const angle = (Math.PI / 2) * (i / 8)
      return [deep * (1 - Math.sin(angle)), high * (1 - Math.cos(angle))]
    })
    make.part(
      'ramp',
      alongX(
        [
          [deep, 0],
          ...curve.toReversed().slice(0, 0),
          ...curve.map(([a, b]): [number, number] => [a, b]),
          [-1.4, high],
          [-1.4, 0],
        ],
        [-wide / 2, wide / 2],
      ),
      concrete,
    )
    make.part('coping', slab([-wide / 2, wide / 2], [high - 0.03, high + 0.05], [-0.05, 0.05]), steel)
  }
  const colours = ['#e4574f', '#39b6c9', '#f2b43a', '#8a5bd0']
  const far = reach * 0.62
  return [
    ...[0, 1, 2, 3].flatMap((side) => {
      const angle = (side * Math.PI) / 2
      const at: [number, number, number] = [Math.sin(angle) * far, 0, -Math.cos(angle) * far]
      return side === 2
        ? []
        : built(
            `quarter-${side}`,
            'ramp',
            { at, yaw: side === 0 ? 0 : side === 1 ? -Math.PI / 2 : Math.PI / 2, deck: true },
            (make) => {
              quarterPipe(make, 13, side === 0 ? 2.6 : 1.9)
              make.part(
                'paint',
                slab([-6.5, 6.5], [0.1, side === 0 ? 2.4 : 1.7], [-1.45, -1.4]),
                lacquer(colours[side] ?? '#e4574f'),
              )
            },
          )
    }),
    ...built('fun-box', 'box', { at: [-3.5, 0, -4], deck: true }, (make) => {
      make.part(
        'box',
        alongX(
          [
            [-3.4, 0],
            [-1.4, 0.85],
            [1.4, 0.85],
            [3.4, 0],
          ],
          [-1.8, 1.8],
        ),
        concrete,
      )
      make.part('ledge', slab([1.1, 1.8], [0.85, 1.2], [-1.4, 1.4]), lacquer('#e4574f'))
    }),
    ...built('rail', 'rail', { at: [4, 0, -1] }, (make) => {
      make.part('rail', slab([-0.05, 0.05], [0.45, 0.53], [-2.6, 2.6]), steel)
      for (const z of [-2.2, 0, 2.2])
        make.part('rail', slab([-0.04, 0.04], [0, 0.45], [z - 0.04, z + 0.04]), steel)
    }),
    ...built('bench-block', 'block', { at: [7.5, 0, 4] }, (make) =>
      make.part('block', slab([-0.35, 0.35], [0, 0.5], [-1.8, 1.8]), wood('#a9794a')),
    ),
  ]
}
