import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, torus, tube } from '../../geometry/solids.ts'
import { add, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { cloth, feathers, knit, leather, polished } from '../../materials/material.ts'
import { Figure } from '../creatures/figure.ts'
import { featheredWing } from '../creatures/wings.ts'

const ring = (radius: number, count = 40): Vec3[] =>
  Array.from(
    { length: count },
    (_, i): Vec3 => [
      Math.sin((2 * Math.PI * i) / count) * radius,
      0,
      Math.cos((2 * Math.PI * i) / count) * radius,
    ],
  )

/** What is worn around a neck, a waist or an arm, and what is tied. */
export const neckwear = archetype({
  id: 'scarf',
  about: 'What is worn around the neck or tied: scarf, tie, bow tie, collar, ribbon, belt, armband',
  skeleton: 'neckwear',
  nouns: ['scarf', 'winter scarf', 'muffler', 'shawl'],
  parameters: {
    kind: choice(['scarf', 'tie', 'bow tie', 'collar', 'bow', 'belt', 'armband', 'lei'], 'kind'),
    stripes: choice(['striped ends', 'striped', 'plain'], 'pattern'),
  },
  rows: {
    tie: { values: { kind: 'tie' }, colours: { main: '#b3202e', second: '#f0c04a' } },
    necktie: { values: { kind: 'tie' }, colours: { main: '#2f4a86', second: '#f6f3ec' } },
    'bow tie': { values: { kind: 'bow tie', stripes: 'plain' }, colours: { main: '#c2242c' } },
    bowtie: { values: { kind: 'bow tie', stripes: 'plain' }, colours: { main: '#c2242c' } },
    collar: { values: { kind: 'collar' }, colours: { main: '#c2242c' } },
    'dog collar': { values: { kind: 'collar' }, colours: { main: '#c2242c' } },
    'cat collar': { values: { kind: 'collar' }, colours: { main: '#2f80e0' } },
    ribbon: { values: { kind: 'bow', stripes: 'plain' }, colours: { main: '#d8302c' } },
    'hair bow': { values: { kind: 'bow', stripes: 'plain' }, colours: { main: '#f08fbd' } },
    belt: { values: { kind: 'belt' }, colours: { main: '#5a3820' } },
    'championship belt': { values: { kind: 'belt' }, colours: { main: '#26262e' } },
    armband: { values: { kind: 'armband' }, colours: { main: '#d8302c' } },
    bracer: { values: { kind: 'armband' }, colours: { main: '#6b4426' } },
    lei: { values: { kind: 'lei' }, colours: { main: '#f0457e', second: '#f6c62a' } },
    'flower necklace': { values: { kind: 'lei' }, colours: { main: '#f0457e', second: '#f6c62a' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const second = look.light('second', '#f6efe0')
    const brass = polished('#e8b83a', { roughness: 0.25 })
    switch (v.kind) {
      case 'scarf': {
        const wool = look.material(
          'main',
          knit('#d2463c', {
            grain: 1,
            ...(v.stripes !== 'plain' && {
              paint: ([x, y, z]: Vec3) => {
                // Around the neck they run across the wool, down the ends as well.
                const along = y < 0.6 ? y * 46 : Math.atan2(x, z) * 12
                const isStriped = v.stripes === 'striped' || y < 0.28
                return isStriped && Math.sin(along) > 0.2 ? second : undefined
              },
            }),
          }),
        )
        const wraps = together([
          torus(0.32, 0.115, 44, 14).scale(1, 1.15, 1).turn(7, 0, 4).at([0, 0.74, 0]),
          torus(0.3, 0.1, 44, 14).scale(1, 1.1, 1).turn(-6, 30, -5).at([0, 0.88, 0]),
        ])
        const flat: Vec2[] = Array.from({ length: 14 }, (_, i) => [
          Math.cos((i / 14) * 6.2832) * 0.13,
          Math.sin((i / 14) * 6.2832) * 0.05,
        ])
        const end = (x: number, low: number, z: number) =>
          tube(
            [
              [x * 0.4, 0.78, 0.36],
              [x * 0.8, 0.6, 0.44],
              [x, 0.4, 0.43],
              [x * 1.15, low, z],
            ],
            1,
            { outline: flat, smooth: 5, flat: true },
          )
        const fringe = (x: number, low: number, z: number) =>
          together(
            [-2, -1, 0, 1, 2].map((k) =>
              tube(
                [
                  [x * 1.15 + k * 0.048, low + 0.02, z],
                  [x * 1.16 + k * 0.05, low - 0.1, z],
                ],
                0.018,
                { corners: 7 },
              ),
            ),
          )
        figure.part(
          'scarf',
          together([
            wraps,
            end(0.16, 0.12, 0.42),
            end(-0.12, 0.24, 0.44),
            ball([0.17, 0.14, 0.12], 18).at([0.02, 0.74, 0.4]),
          ]),
          wool,
        )
        figure.part(
          'fringe',
          together([fringe(0.16, 0.12, 0.42), fringe(-0.12, 0.24, 0.44)]),
          look.material('second', knit('#f6efe0', { grain: 1 })),
        )
        figure.socket('inside', [0, 0.8, 0], 0.24).socket('worn', [0, 0.76, 0], 0.25)
        break
      }
      case 'tie': {
        const stuff = look.material(
          'main',
          cloth('#b3202e', {
            grain: 0.6,
            ...(v.stripes !== 'plain' && {
              paint: ([x, y]: Vec3) => (y < 0.84 && Math.sin((y + x * 0.9) * 44) > 0.62 ? second : undefined),
            }),
          }),
        )
        const blade = extrude(
          [
            [-0.055, 0.84],
            [0.055, 0.84],
            [0.135, 0.14],
            [0, 0],
            [-0.135, 0.14],
          ],
          0.035,
          { bevel: 0.012 },
        )
        const knot = extrude(
          [
            [-0.1, 0.97],
            [0.1, 0.97],
            [0.058, 0.83],
            [-0.058, 0.83],
          ],
          0.085,
          { bevel: 0.025, steps: 3 },
        )
        figure.part(
          'tie',
          together([
            blade,
            knot.at([0, 0, 0.01]),
            tube(
              ring(0.22).map(([a, , c]): Vec3 => [a, 0.98 + 0.05 * (1 - c / 0.22) * 0.5, c - 0.21]),
              0.028,
              { closed: true, corners: 8 },
            ),
          ]),
          stuff,
        )
        figure.socket('inside', [0, 0.98, -0.21], 0.2).socket('worn', [0, 0.97, -0.22], 0.235)
        break
      }
      case 'bow tie':
      case 'bow': {
        const stuff = look.material('main', cloth('#c2242c', { grain: 0.6, relief: 0.5 }))
        const loop = ball([0.3, 0.22, 0.11], 28).warp(([x, y, z]) => {
          const s = (x + 0.3) / 0.6
          return [x, y * (0.26 + 0.95 * s) + 0.012 * Math.sin(y * 40) * (1 - s), z * (0.6 + 0.6 * s)]
        })
        const tails =
          v.kind === 'bow'
            ? [
                tube(
                  [
                    [0, 0, 0],
                    [0.16, -0.18, 0.03],
                    [0.24, -0.42, 0],
                  ],
                  1,
                  {
                    outline: [
                      [-0.09, -0.012],
                      [0.09, -0.012],
                      [0.09, 0.012],
                      [-0.09, 0.012],
                    ],
                    smooth: 5,
                    flat: true,
                  },
                ),
                tube(
                  [
                    [0, 0, 0],
                    [-0.14, -0.2, 0.03],
                    [-0.2, -0.46, 0],
                  ],
                  1,
                  {
                    outline: [
                      [-0.09, -0.012],
                      [0.09, -0.012],
                      [0.09, 0.012],
                      [-0.09, 0.012],
                    ],
                    smooth: 5,
                    flat: true,
                  },
                ),
              ]
            : []
        figure.part(
          'bow',
          together([loop.at([0.29, 0, 0]), loop.mirror().at([-0.29, 0, 0]), ...tails]),
          stuff,
        )
        figure.part(
          'knot',
          ball([0.1, 0.11, 0.12], 20),
          look.material('second', cloth('#a81f28', { grain: 0.6 })),
        )
        figure
          .socket('inside', [0, 0, -0.32], 0.3)
          .socket('worn', [0, 0.02, v.kind === 'bow' ? 0 : -0.5], v.kind === 'bow' ? 0.62 : 0.5)
          .socket('base', [0, -0.1, 0], 0.3)
        break
      }
      case 'collar':
        figure.part(
          'collar',
          torus(0.44, 0.075, 56, 10).scale(1, 1.15, 1).at([0, 0.2, 0]),
          look.material('main', leather('#c2242c')),
        )
        figure.part(
          'studs',
          together([
            ...Array.from({ length: 14 }, (_, i) =>
              ball(0.034, 10).at(
                add(
                  [0, 0.2, 0],
                  [Math.sin(radians(30 + i * 23)) * 0.51, 0, Math.cos(radians(30 + i * 23)) * 0.51],
                ),
              ),
            ),
            torus(0.06, 0.018, 20, 8).turn(90, 0, 0).at([0, 0.12, 0.53]),
            cylinder(0.11, 0.03, { corners: 28 }).turn(90, 0, 0).at([0, -0.03, 0.55]),
          ]),
          look.material('second', brass),
        )
        figure.socket('inside', [0, 0.2, 0], 0.37).socket('worn', [0, 0.2, 0], 0.4)
        break
      case 'belt': {
        const strap: Vec2[] = [
          [-0.022, -0.075],
          [0.022, -0.075],
          [0.022, 0.075],
          [-0.022, 0.075],
        ]
        figure.part(
          'belt',
          tube(
            ring(0.48, 56).map(([x, , z]): Vec3 => [x, 0.075, z * 0.82]),
            1,
            { closed: true, outline: strap },
          ),
          look.material('main', leather('#5a3820')),
        )
        const frame: Vec2[] = [
          [-0.13, -0.1],
          [0.13, -0.1],
          [0.13, 0.1],
          [-0.13, 0.1],
        ]
        figure.part(
          'buckle',
          together([
            extrude(frame, 0.04, { holes: [frame.map(([x, y]): Vec2 => [x * 0.62, y * 0.55])] }).at([
              0, 0.1, 0.43,
            ]),
            box(0.12, 0.022, 0.03, 0.006).at([0.04, 0.1, 0.44]),
          ]),
          look.material('second', brass),
        )
        figure.part(
          'holes',
          together(
            [1, 2, 3, 4].map((i) =>
              ball(0.013, 8).at([
                0.14 + i * 0.055,
                0.09,
                Math.sqrt(Math.max(0, 0.23 - (0.14 + i * 0.055) ** 2)) * 0.82 + 0.018,
              ]),
            ),
          ),
          leather('#1d120a'),
        )
        figure.socket('inside', [0, 0.075, 0], 0.44)
        break
      }
      case 'armband':
        figure.part(
          'armband',
          tube(
            ring(0.42, 48).map(([x, , z]): Vec3 => [x, 0.25, z]),
            1,
            {
              closed: true,
              outline: [
                [-0.03, -0.24],
                [0.03, -0.24],
                [0.045, 0],
                [0.03, 0.24],
                [-0.03, 0.24],
              ],
            },
          ),
          look.material('main', cloth('#d8302c', { grain: 0.6 })),
        )
        figure.part(
          'trim',
          together([
            torus(0.44, 0.03, 48, 8).at([0, 0.04, 0]),
            torus(0.44, 0.03, 48, 8).at([0, 0.46, 0]),
            extrude(
              Array.from({ length: 10 }, (_, i): Vec2 => {
                const a = radians(90 + 36 * i)
                const r = i % 2 === 0 ? 0.15 : 0.065
                return [Math.cos(a) * r, Math.sin(a) * r]
              }),
              0.04,
            ).at([0, 0.25, 0.46]),
          ]),
          look.material('second', cloth('#f6f0e4')),
        )
        figure.socket('inside', [0, 0.25, 0], 0.39).socket('worn', [0, 0.25, 0], 0.4)
        break
      case 'lei': {
        const tones = [look.light('main', '#f0457e'), second, [1, 1, 1] as Vec3]
        const flowers = Array.from({ length: 22 }, (_, i) => {
          const a = (2 * Math.PI * i) / 22
          const place: Vec3 = [
            Math.sin(a) * 0.42,
            0.1 + 0.16 * (1 - Math.max(0, Math.cos(a))),
            Math.cos(a) * 0.46,
          ]
          const petals = together(
            [0, 72, 144, 216, 288].map((p) => ball([0.045, 0.065, 0.02], 10).at([0, 0.055, 0]).turn(0, 0, p)),
          ).with(ball(0.03, 8).at([0, 0, 0.02]))
          return petals
            .turn(-30, (a * 180) / Math.PI, 0)
            .at(place)
            .tinted(tones[i % 3] ?? [1, 1, 1])
        })
        figure.part('flowers', together(flowers), cloth('#ffffff', { grain: 0.5 }))
        figure.part(
          'leaves',
          torus(0.43, 0.03, 44, 8).warp(([x, y, z]) => [
            x,
            y + 0.1 + 0.16 * (1 - Math.max(0, z / 0.43)),
            z * 1.06,
          ]),
          cloth('#3f9a4a'),
        )
        figure.socket('inside', [0, 0.2, 0], 0.36).socket('worn', [0, 0.24, 0], 0.36)
        break
      }
    }
    figure.finish(make)
  },
})

export const wings = archetype({
  id: 'wings',
  about: 'A pair of wings to wear: of feathers, or as a fairy has them',
  skeleton: 'wings',
  nouns: ['wings', 'angel wings', 'pair of wings', 'feathered wings'],
  parameters: { spread: choice(['raised', 'level'], 'how they are held') },
  rows: { 'black wings': { colours: { main: '#2a2a30' } }, 'golden wings': { colours: { main: '#e8b83a' } } },
  build(v, look, make) {
    const figure = new Figure()
    const wing = featheredWing({
      root: [0, 0, 0],
      span: 0.6,
      raise: 14,
      sweep: v.spread === 'raised' ? -36 : -8,
      chord: 0.44,
    })
      .turn(-90, 0, 0)
      .at([0.04, 0, 0])
    figure.part(
      'wings',
      wing.mirrored(),
      look.material('main', feathers('#fbfaf6', { grain: 0.5, relief: 0.5 })),
    )
    figure.part(
      'harness',
      together([
        torus(0.07, 0.014, 28, 8).turn(90, 0, 0).scale(0.8, 1.5, 1).at([0.05, 0, 0.02]).mirrored(),
        ball([0.06, 0.09, 0.03], 18),
      ]),
      look.material('second', leather('#e0c9a5')),
    )
    figure.socket('worn', [0, 0, 0.03], 0.2).socket('inside', [0, 0, 0.03], 0.2).finish(make)
  },
})
