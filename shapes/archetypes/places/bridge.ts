import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { block, box, cylinder, extrude, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { blocks, metal, plastic, wood } from '../../materials/material.ts'

export const bridge = archetype({
  id: 'bridge',
  about: 'A bridge: stone arch, wood or hung from towers',
  skeleton: 'building',
  nouns: ['bridge', 'stone bridge'],
  parameters: {
    kind: choice(['stone', 'wood', 'suspension', 'rope'], 'how it is built'),
    arches: number(2, 1, 5, 'arches below it'),
  },
  rows: {
    'wooden bridge': { values: { kind: 'wood' }, colours: { main: '#8a5a33' } },
    'suspension bridge': { values: { kind: 'suspension' }, colours: { main: '#c0442f' } },
    'golden gate bridge': { values: { kind: 'suspension' }, colours: { main: '#c0442f' } },
    'rope bridge': { values: { kind: 'rope' }, colours: { main: '#8a6238', second: '#c8a468' } },
    'hanging bridge': { values: { kind: 'rope' }, colours: { main: '#8a6238', second: '#c8a468' } },
  },
  build(v, look, make) {
    if (v.kind === 'suspension') {
      const red = look.material('main', metal('#c0442f', { metalness: 0.2, roughness: 0.5 }))
      make.part('deck', box(1.2, 0.025, 0.2, 0.004).move(0, 0.18, 0), plastic('#4a4d52'))
      const tower = together([
        box(0.035, 0.56, 0.03, 0.004).move(0, 0.28, 0.1).mirrored('z'),
        box(0.03, 0.025, 0.2, 0.004).move(0, 0.5, 0),
        box(0.03, 0.025, 0.2, 0.004).move(0, 0.34, 0),
      ])
      make.part('towers', tower.move(0.33, 0, 0).mirrored(), red)
      const sag = (x: number) =>
        Math.abs(x) < 0.33 ? 0.24 + 0.3 * (x / 0.33) ** 2 : 0.54 - 0.34 * ((Math.abs(x) - 0.33) / 0.27)
      const cable = tube(
        Array.from({ length: 41 }, (_, i): Vec3 => [-0.6 + 0.03 * i, sag(-0.6 + 0.03 * i), 0.1]),
        0.007,
        { corners: 8 },
      )
      const hangers = together(
        Array.from({ length: 37 }, (_, i) => {
          const x = -0.54 + 0.03 * i
          const high = sag(x) - 0.18
          return block(0.004, Math.max(0.01, high), 0.004).move(x, 0.18 + high / 2, 0.1)
        }),
      )
      make.part('cables', cable.with(hangers).mirrored('z'), red)
      make.socket('top', [0, 0.2, 0], 0.2)
      return
    }
    if (v.kind === 'rope') {
      const deck = (x: number) => 0.306 - 0.09 * (1 - (x / 0.6) ** 2)
      const timber = look.material('main', wood('#8a6238', { grain: 0.5 }))
      const rope = look.material('second', wood('#c8a468', { grain: 0.3 }))
      const along = (up: number, z: number, radius: number) =>
        tube(
          Array.from({ length: 17 }, (_, i): Vec3 => [-0.6 + 0.075 * i, deck(-0.6 + 0.075 * i) + up, z]),
          radius,
          { corners: 6 },
        )
      make.part(
        'boards',
        together(
          Array.from({ length: 34 }, (_, i) => {
            const x = -0.59 + i * 0.0358
            return box(0.026, 0.01, 0.15, 0.002)
              .turn(0, 0, 17 * (x / 0.6))
              .move(x, deck(x), 0)
          }),
        ),
        timber,
      )
      const hangers = Array.from({ length: 15 }, (_, i) => {
        const x = -0.525 + i * 0.075
        return tube(
          [
            [x, deck(x), 0.07],
            [x, deck(x) + 0.09, 0.08],
          ],
          0.004,
          { corners: 6 },
        )
      })
      make.part(
        'ropes',
        together([along(0.09, 0.08, 0.008), along(-0.006, 0.062, 0.008), ...hangers]).mirrored('z'),
        rope,
      )
      // The stakes go down into the ground on which its ends rest.
      make.part(
        'stakes',
        cylinder(0.018, 0.44, { corners: 10 }).move(0.6, 0.22, 0.08).mirrored().mirrored('z'),
        timber,
      )
      make.socket('top', [0, 0.23, 0], 0.07)
      return
    }
    const count = v.kind === 'wood' ? 1 : Math.round(v.arches)
    const rise = (x: number) => 0.3 + 0.08 * Math.cos((x / 0.6) * 1.5)
    const outline: Vec2[] = [
      [-0.6, 0],
      ...Array.from({ length: 25 }, (_, i): Vec2 => [-0.6 + 0.05 * i, rise(-0.6 + 0.05 * i)]),
      [0.6, 0],
    ]
    if (v.kind === 'stone') {
      const span = 1.06 / count
      const cuts = Array.from({ length: count }, (_, i) => {
        const mid = -0.53 + span * (i + 0.5)
        const r = span * 0.4
        const arch: Vec2[] = [
          [mid + r, -0.1],
          ...Array.from(
            { length: 17 },
            (_, k): Vec2 => [
              mid + Math.cos(radians((180 * k) / 16)) * r,
              0.06 + Math.sin(radians((180 * k) / 16)) * Math.min(r, 0.17),
            ],
          ),
          [mid - r, -0.1],
        ]
        return extrude(arch, 1, { bevel: 0 })
      })
      make.part(
        'bridge',
        extrude(outline, 0.3, { bevel: 0.006 }).minus(...cuts),
        look.material('main', blocks('#a49c90', { grain: 0.8 })),
      )
      const rail = tube(
        outline.slice(1, -1).map(([x, y]): Vec3 => [x, y + 0.045, 0.135]),
        0.022,
        { corners: 4 },
      )
      make.part(
        'parapet',
        rail.with(rail.mirror('z')),
        look.material('main', blocks('#a49c90', { grain: 0.6 })),
      )
    } else {
      const timber = look.material('main', wood('#8a5a33', { grain: 0.5 }))
      const boards = Array.from({ length: 26 }, (_, i) =>
        box(0.038, 0.016, 0.3, 0.003).move(-0.58 + i * 0.0464, rise(-0.58 + i * 0.0464), 0),
      )
      make.part('boards', together(boards), timber)
      const posts = together(
        [-0.58, -0.29, 0, 0.29, 0.58].map((x) =>
          cylinder(0.014, 0.18, { corners: 10 }).move(x, rise(x) + 0.08, 0.14),
        ),
      )
      const rail = tube(
        Array.from({ length: 13 }, (_, i): Vec3 => [-0.6 + 0.1 * i, rise(-0.6 + 0.1 * i) + 0.16, 0.14]),
        0.012,
        { corners: 8 },
      )
      const beam = tube(
        Array.from({ length: 13 }, (_, i): Vec3 => [-0.6 + 0.1 * i, rise(-0.6 + 0.1 * i) - 0.03, 0.12]),
        0.022,
        { corners: 8 },
      )
      const legs = together(
        [-0.45, 0.45].map((x) => cylinder(0.022, rise(x), { corners: 10 }).move(x, rise(x) / 2, 0.12)),
      )
      make.part('rails', together([posts, rail, beam, legs]).mirrored('z'), timber)
    }
    make.socket('top', [0, 0.39, 0], 0.14)
  },
})
