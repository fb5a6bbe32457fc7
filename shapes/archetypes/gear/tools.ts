import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  circle,
  cylinder,
  extrude,
  lathe,
  roundedOutline,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { cloth, glass, lacquer, metal, plastic, polished, rubber, wood } from '../../materials/material.ts'

export const handTool = archetype({
  id: 'hand-tool',
  about: 'A wrench, screwdriver, saw, drill or pliers',
  skeleton: 'tool',
  nouns: ['wrench', 'spanner'],
  parameters: { kind: choice(['wrench', 'screwdriver', 'saw', 'drill', 'pliers'], 'which tool it is') },
  rows: {
    screwdriver: { values: { kind: 'screwdriver' }, colours: { second: '#e0332f' } },
    saw: { values: { kind: 'saw' }, colours: { second: '#b9763a' } },
    handsaw: { values: { kind: 'saw' }, colours: { second: '#b9763a' } },
    drill: { values: { kind: 'drill' }, colours: { second: '#f0b41e' } },
    'power drill': { values: { kind: 'drill' }, colours: { second: '#f0b41e' } },
    pliers: { values: { kind: 'pliers' }, colours: { second: '#e0332f' } },
  },
  build(v, look, make) {
    const steel = look.material('main', metal('#b4bac4'))
    const grip = look.material('second', plastic('#e0332f', { roughness: 0.35 }))
    make.socket('handle', [0, 0.25, 0], 0.05)
    if (v.kind === 'wrench') {
      const jaw: Vec2[] = [
        ...Array.from({ length: 25 }, (_, i): Vec2 => {
          const a = radians(118 + i * 12.66)
          return [Math.cos(a) * 0.15, Math.sin(a) * 0.15]
        }),
        [0.06, 0.1],
        [0.06, -0.01],
        [0.03, -0.045],
        [-0.03, -0.045],
        [-0.06, -0.01],
        [-0.06, 0.1],
      ]
      const handle = extrude(
        roundedOutline(
          [
            [-0.055, 0.1],
            [0.055, 0.1],
            [0.065, 0.82],
            [-0.065, 0.82],
          ],
          0.02,
        ),
        0.06,
        { bevel: 0.02, steps: 3 },
      )
      const ring = extrude(circle(0.12, 40), 0.085, { bevel: 0.02, holes: [circle(0.068, 12)] }).move(
        0,
        0.12,
        0,
      )
      make.part(
        'wrench',
        together([extrude(jaw, 0.09, { bevel: 0.02 }).turn(0, 0, -16).move(0.01, 0.86, 0), handle, ring]),
        steel,
      )
      make.part(
        'inlay',
        extrude(
          roundedOutline(
            [
              [-0.024, 0.3],
              [0.024, 0.3],
              [0.03, 0.66],
              [-0.03, 0.66],
            ],
            0.02,
          ),
          0.07,
          { bevel: 0.006 },
        ),
        grip,
      )
      return
    }
    if (v.kind === 'screwdriver') {
      make.part(
        'handle',
        lathe(
          softened(
            [
              [0, 0],
              [0.06, 0],
              [0.09, 0.03],
              [0.095, 0.12],
              [0.085, 0.3],
              [0.06, 0.36],
              [0.07, 0.4],
              [0, 0.41],
            ],
            0.02,
          ),
          {
            corners: 48,
            flutes: (a, h) => 1 - (h > 0.04 && h < 0.32 ? 0.07 : 0) * Math.max(0, Math.cos(a * 6)),
          },
        ),
        grip,
      )
      make.part(
        'blade',
        together([
          cylinder(0.026, 0.5, { corners: 18 }).move(0, 0.65, 0),
          extrude(
            [
              [-0.026, 0.88],
              [0.026, 0.88],
              [0.045, 0.95],
              [0.04, 1.0],
              [-0.04, 1.0],
              [-0.045, 0.95],
            ],
            0.024,
            { bevel: 0.008 },
          ),
        ]),
        steel,
      )
      make.part(
        'ring',
        together([
          torus(0.063, 0.014, 30, 8).move(0, 0.36, 0),
          cylinder(0.045, 0.06, { corners: 24 }).move(0, 0.43, 0),
        ]),
        look.material('accent', rubber('#26282d')),
      )
      return
    }
    if (v.kind === 'saw') {
      const teeth = Array.from({ length: 26 }, (_, i): Vec2[] => [
        [0.13 - i * 0.0015, 0.34 + i * 0.026],
        [0.165 - i * 0.0015, 0.353 + i * 0.026],
      ]).flat()
      make.part(
        'blade',
        extrude([[-0.16, 0.3], [0.12, 0.3], ...teeth, [0.08, 1.03], [-0.02, 1.05]], 0.016, { bevel: 0.004 }),
        steel,
      )
      const outer = roundedOutline(
        [
          [-0.2, 0.06],
          [-0.1, 0],
          [0.16, 0.02],
          [0.2, 0.12],
          [0.17, 0.3],
          [0.2, 0.38],
          [0.05, 0.42],
          [-0.18, 0.4],
          [-0.22, 0.3],
          [-0.14, 0.2],
        ],
        0.05,
      )
      make.part(
        'handle',
        extrude(outer, 0.08, {
          bevel: 0.03,
          steps: 3,
          holes: [
            roundedOutline(
              [
                [-0.06, 0.09],
                [0.08, 0.09],
                [0.1, 0.25],
                [-0.05, 0.27],
              ],
              0.05,
            ),
          ],
        }),
        look.material('second', wood('#b9763a')),
      )
      make.part(
        'screws',
        together(
          (
            [
              [-0.1, 0.34],
              [0.08, 0.34],
              [0, 0.34],
            ] as Vec2[]
          ).map(([x, y]) =>
            cylinder(0.022, 0.09, { corners: 16, round: 0.006 }).turn(90, 0, 0).move(x, y, 0),
          ),
        ),
        look.material('accent', metal('#c9a24a')),
      )
      return
    }
    if (v.kind === 'pliers') {
      const arm = (s: number) =>
        tube(
          [
            [0, 0.62, 0.014 * s],
            [-0.06, 0.54, 0],
            [-0.15, 0.36, 0],
            [-0.17, 0.18, 0],
            [-0.13, 0.04, 0],
          ],
          [0.035, 0.042, 0.046, 0.044, 0.04],
          { smooth: 8, corners: 16 },
        )
      make.part('handles', arm(1).with(arm(-1).mirror()), grip)
      const half = extrude(
        [
          [0.008, 0.62],
          [0.1, 0.6],
          [0.105, 0.7],
          [0.05, 0.98],
          [0.008, 1.0],
        ],
        0.085,
        { bevel: 0.018 },
      )
      make.part(
        'jaws',
        together([
          half.mirrored(),
          cylinder(0.11, 0.09, { corners: 32, round: 0.02 }).turn(90, 0, 0).move(0, 0.64, 0),
        ]),
        steel,
      )
      make.part(
        'pivot',
        cylinder(0.045, 0.115, { corners: 24, round: 0.012 }).turn(90, 0, 0).move(0, 0.64, 0),
        look.material('accent', metal('#7a808a')),
      )
      return
    }
    const along = (s: Solid) => s.turn(0, 0, -90)
    const dark = look.material('accent', rubber('#26282d'))
    make.part(
      'body',
      together([
        along(
          lathe(
            softened(
              [
                [0, -0.34],
                [0.1, -0.34],
                [0.15, -0.29],
                [0.155, 0.06],
                [0.12, 0.14],
                [0, 0.14],
              ],
              0.04,
              4,
            ),
            { corners: 36 },
          ),
        ).move(0, 0.68, 0),
        extrude(
          roundedOutline(
            [
              [-0.2, 0.62],
              [0.02, 0.62],
              [-0.04, 0.2],
              [-0.24, 0.2],
            ],
            0.03,
          ),
          0.13,
          { bevel: 0.04, steps: 3 },
        ),
      ]),
      grip,
    )
    make.part(
      'grips',
      together([
        box(0.36, 0.17, 0.22, 0.035).move(-0.11, 0.085, 0),
        extrude(
          roundedOutline(
            [
              [-0.235, 0.52],
              [-0.14, 0.52],
              [-0.17, 0.2],
              [-0.265, 0.2],
            ],
            0.02,
          ),
          0.145,
          { bevel: 0.03 },
        ),
        box(0.04, 0.1, 0.06, 0.015).move(0.03, 0.47, 0),
        ...[0, 1, 2].map((i) => box(0.018, 0.12, 0.315, 0.006).move(-0.24 + i * 0.05, 0.68, 0)),
      ]),
      dark,
    )
    make.part(
      'chuck',
      along(
        lathe(
          softened(
            [
              [0, 0.12],
              [0.09, 0.12],
              [0.09, 0.22],
              [0.055, 0.3],
              [0, 0.3],
            ],
            0.015,
          ),
          { corners: 36, flutes: (a, h) => (h > 0.13 && h < 0.21 ? 1 + 0.02 * Math.sin(a * 18) : 1) },
        ),
      ).move(0, 0.68, 0),
      look.material('main', metal('#5a606b')),
    )
    const spiral = Array.from(
      { length: 50 },
      (_, i): Vec3 => [0.3 + i * 0.0052, 0.68 + Math.sin(i * 0.55) * 0.014, Math.cos(i * 0.55) * 0.014],
    )
    make.part(
      'bit',
      together([
        tube(spiral, 0.014, { corners: 8 }),
        tube(
          [
            [0.28, 0.68, 0],
            [0.58, 0.68, 0],
          ],
          [0.016, 0.006],
          { corners: 10 },
        ),
      ]),
      metal('#c9ced6'),
    )
  },
})

export const wateringCan = archetype({
  id: 'watering-can',
  about: 'A watering can',
  skeleton: 'tool',
  nouns: ['watering can'],
  parameters: { spout: number(1, 0.7, 1.3, 'length of its spout') },
  build(v, look, make) {
    const tin = look.material('main', metal('#3f9a8a', { metalness: 0.4, roughness: 0.35 }))
    const x = 0.62 * v.spout
    make.part(
      'can',
      lathe(
        softened(
          [
            [0, 0],
            [0.25, 0],
            [0.26, 0.03],
            [0.24, 0.44],
            [0.25, 0.47],
            [0.23, 0.47],
            [0.215, 0.3],
            [0, 0.28],
          ],
          0.012,
        ),
        { corners: 44 },
      ).move(-0.15, 0, 0),
      tin,
    )
    make.part(
      'hood',
      lathe(
        [
          [0, 0.46],
          [0.245, 0.46],
          [0.2, 0.53],
          [0.1, 0.57],
          [0, 0.58],
        ],
        { corners: 40 },
      )
        .minus(box(0.6, 0.4, 0.6, 0).move(-0.3, 0.5, 0))
        .move(-0.15, 0, 0),
      tin,
    )
    const rose = lathe(
      softened(
        [
          [0, -0.1],
          [0.03, -0.1],
          [0.11, 0.02],
          [0.11, 0.04],
          [0, 0.06],
        ],
        0.01,
      ),
      { corners: 32 },
    )
      .turn(0, 0, -48)
      .move(x - 0.06, 0.62, 0)
    make.part(
      'spout',
      together([
        tube(
          [
            [0.04, 0.12, 0],
            [0.16, 0.22, 0],
            [0.32, 0.42, 0],
            [x - 0.1, 0.58, 0],
          ],
          [0.075, 0.055, 0.04, 0.034],
          { smooth: 7, corners: 18 },
        ),
        tube(
          [
            [-0.02, 0.44, 0],
            [0.3 * v.spout, 0.43, 0],
          ],
          0.012,
          { corners: 8 },
        ),
      ]),
      tin,
    )
    const trim = look.material('second', metal('#e0b23c'))
    make.part('rose', rose, trim)
    make.part(
      'bands',
      together([
        torus(0.26, 0.013, 44, 8).move(-0.15, 0.05, 0),
        torus(0.247, 0.013, 44, 8).move(-0.15, 0.4, 0),
      ]),
      trim,
    )
    make.part(
      'handle',
      together([
        tube(
          [
            [-0.37, 0.12, 0],
            [-0.52, 0.2, 0],
            [-0.55, 0.42, 0],
            [-0.44, 0.66, 0],
            [-0.2, 0.74, 0],
            [-0.06, 0.64, 0],
            [-0.03, 0.54, 0],
          ],
          0.026,
          { smooth: 8, corners: 14 },
        ),
      ]),
      look.material('accent', metal('#2f7a6c', { metalness: 0.4, roughness: 0.35 })),
    )
    const dots = together(
      [0, 1, 2, 3, 4, 5, 6].map((i) =>
        ball(0.012, 8).move(i === 0 ? 0 : Math.sin(i) * 0.06, 0.052, i === 0 ? 0 : Math.cos(i) * 0.06),
      ),
    )
    make.part('holes', dots.turn(0, 0, -48).move(x - 0.06, 0.62, 0), rubber('#1c1d20'))
    make.socket('handle', [-0.45, 0.6, 0], 0.03)
  },
})

export const cog = archetype({
  id: 'cog',
  about: 'A gear wheel',
  skeleton: 'tool',
  nouns: ['gear', 'cog', 'cogwheel', 'gear wheel'],
  parameters: {
    teeth: number(12, 6, 28, 'how many teeth it has'),
    spokes: number(5, 0, 8, 'how many spokes it has'),
  },
  build(v, look, make) {
    const n = Math.round(v.teeth)
    const outline = Array.from({ length: n }, (_, i): Vec2[] =>
      [
        [-0.34, 0.4],
        [-0.2, 0.5],
        [0.2, 0.5],
        [0.34, 0.4],
      ].map(([k = 0, r = 0]): Vec2 => {
        const a = ((i + k) * 2 * Math.PI) / n
        return [Math.sin(a) * r, Math.cos(a) * r]
      }),
    ).flat()
    const s = Math.round(v.spokes)
    const brass = look.material('main', metal('#c4923a'))
    const stand = (solid: Solid) => solid.move(0, 0.5, 0)
    const inner = s >= 3 ? [circle(0.29, 40)] : [circle(0.1, 24)]
    make.part(
      'gear',
      stand(
        together([
          extrude(outline, 0.16, { bevel: 0.02, holes: inner }),
          ...(s >= 3
            ? Array.from({ length: s }, (_, i) =>
                box(0.075, 0.22, 0.1, 0.02)
                  .move(0, 0.205, 0)
                  .turn(0, 0, (360 * i) / s),
              )
            : []),
          extrude(circle(0.14, 36), 0.2, { bevel: 0.02, holes: [circle(0.07, 24)] }),
        ]),
      ),
      brass,
    )
    const bolt = cylinder(0.024, 0.21, { corners: 6, round: 0.006 }).turn(90, 0, 0)
    make.part(
      'bolts',
      stand(
        together(
          Array.from({ length: 6 }, (_, i) =>
            bolt.move(Math.sin(i * 1.0472) * 0.105, Math.cos(i * 1.0472) * 0.105, 0),
          ),
        ),
      ),
      look.material('accent', metal('#7a808a')),
    )
    make.part(
      'rim',
      stand(torus(0.34, 0.02, 48, 8).turn(90, 0, 0).move(0, 0, 0.076).mirrored('z')),
      look.material('second', metal('#9a6c24')),
    )
    make.socket('top', [0, 1, 0], 0.1)
  },
})

export const compass = archetype({
  id: 'compass',
  about: 'A compass with a needle',
  skeleton: 'tool',
  nouns: ['compass'],
  parameters: { needle: number(25, -180, 180, 'where its needle points, in degrees') },
  build(v, look, make) {
    const brass = look.material('main', polished('#d9a93a', { roughness: 0.25 }))
    const stand = (s: Solid) => s.turn(68, 0, 0).move(0, 0.405, 0)
    make.part(
      'case',
      stand(
        lathe(
          softened(
            [
              [0, -0.1],
              [0.36, -0.1],
              [0.42, -0.05],
              [0.42, 0.06],
              [0.39, 0.08],
              [0.36, 0.06],
              [0.35, 0.0],
              [0, 0.0],
            ],
            0.015,
          ),
          { corners: 52 },
        ).with(
          tube(
            [
              [0, 0, -0.42],
              [0, 0, -0.47],
            ],
            0.05,
            { corners: 18 },
          ),
          torus(0.075, 0.018, 30, 8).move(0, 0, -0.57),
        ),
      ),
      brass,
    )
    make.part(
      'face',
      stand(cylinder(0.35, 0.02, { corners: 48, round: 0.004 }).move(0, 0.012, 0)),
      look.material('second', lacquer('#f6eed8', { roughness: 0.5 })),
    )
    const ray = (long: number, wide: number): Vec2[] => [
      [0, long],
      [-wide, 0],
      [0, -0.02],
      [wide, 0],
    ]
    const marks = together([
      ...[0, 1, 2, 3].flatMap((i) => [
        extrude(ray(0.24, 0.045), 0.01, { bevel: 0.002 }).turn(0, 0, 90 * i),
        extrude(ray(0.15, 0.03), 0.008, { bevel: 0.002 }).turn(0, 0, 90 * i + 45),
      ]),
      ...Array.from({ length: 24 }, (_, i) =>
        box(0.01, i % 6 ? 0.03 : 0.05, 0.008, 0.002)
          .move(0, 0.31, 0)
          .turn(0, 0, 15 * i),
      ),
    ])
    make.part('marks', stand(marks.turn(-90, 0, 0).move(0, 0.024, 0)), lacquer('#2a3f6a'))
    const point = (s: number) =>
      extrude(
        [
          [0, 0.27 * s],
          [-0.035, 0],
          [0.035, 0],
        ],
        0.016,
        { bevel: 0.004 },
      )
        .turn(-90, 0, 0)
        .turn(0, v.needle, 0)
        .move(0, 0.045, 0)
    make.part('needle', stand(point(1)), look.material('accent', lacquer('#d3202a')))
    make.part('needle south', stand(point(-1)), lacquer('#e9ecf0'))
    make.part('pin', stand(cylinder(0.025, 0.06, { corners: 18, round: 0.01 }).move(0, 0.035, 0)), brass)
    make.part(
      'glass',
      stand(
        lathe(
          [
            [0, 0.058],
            [0.362, 0.058],
            [0.3, 0.075],
            [0, 0.09],
          ],
          { corners: 44 },
        ),
      ),
      glass('#e6f4fa', { opacity: 0.16 }),
    )
    make.socket('handle', [0, 0.5, 0], 0.2)
  },
})

export const chain = archetype({
  id: 'chain',
  about: 'A chain of metal links, or a coil of rope',
  skeleton: 'tool',
  nouns: ['chain', 'metal chain'],
  parameters: {
    kind: choice(['chain', 'rope'], 'chain or rope'),
    links: number(6, 2, 12, 'how many links or turns'),
  },
  rows: {
    rope: { values: { kind: 'rope', links: 5 }, colours: { main: '#c9a063' } },
    'coil of rope': { values: { kind: 'rope', links: 5 }, colours: { main: '#c9a063' } },
    leash: { values: { kind: 'rope', links: 3 }, colours: { main: '#b3202c' } },
    lasso: { values: { kind: 'rope', links: 4 }, colours: { main: '#c9a063' } },
    string: { values: { kind: 'rope', links: 4 }, colours: { main: '#e9e2d0' } },
    cord: { values: { kind: 'rope', links: 4 }, colours: { main: '#d9cfb8' } },
    cable: { values: { kind: 'rope', links: 4 }, colours: { main: '#2d2f33' } },
  },
  build(v, look, make) {
    const n = Math.round(v.links)
    if (v.kind === 'rope') {
      const hemp = look.material('main', cloth('#c9a063', { grain: 0.5 }))
      const turns = Math.min(7, n)
      const points = turns * 26
      const spine = Array.from({ length: points }, (_, i): Vec3 => {
        const a = (i / 26) * 2 * Math.PI
        const r = 0.38 + 0.012 * Math.sin(a * 0.7)
        return [Math.sin(a) * r, 0.06 + (i / 26) * 0.093, Math.cos(a) * r]
      })
      spine.push(
        [0.1, 0.06 + turns * 0.094, 0.45],
        [0.3, 0.02 + turns * 0.06, 0.52],
        [0.44, 0.06, 0.55],
        [0.6, 0.058, 0.5],
      )
      const trefoil = Array.from({ length: 18 }, (_, i): Vec2 => {
        const a = (i * Math.PI) / 9
        const r = 0.055 * (1 + 0.14 * Math.cos(3 * a))
        return [Math.cos(a) * r, Math.sin(a) * r]
      })
      make.part(
        'rope',
        tube(spine, 1, { outline: trefoil, twist: turns * 1500, smooth: 3, flat: true }),
        hemp,
      )
      make.part(
        'knot',
        torus(0.056, 0.02, 20, 8).turn(0, 0, 90).move(0.54, 0.06, 0.52),
        look.material('second', cloth('#8a2f24')),
      )
      make.socket('top', [0, turns * 0.09, 0], 0.3)
      return
    }
    const steel = look.material('main', metal('#8d949f'))
    const step = 1 / (n + 0.4)
    const wide = step * 0.42
    const oval = Array.from({ length: 32 }, (_, i): Vec3 => {
      const a = (i * Math.PI) / 16
      return [Math.cos(a) * wide, Math.sin(a) * wide + Math.sign(Math.sin(a)) * step * 0.27, 0]
    })
    const link = tube(oval, step * 0.145, { closed: true, corners: 14 })
    const all = together(
      Array.from({ length: n }, (_, i) => link.turn(0, i % 2 ? 90 : 0, 0).move(0, step * (0.83 + i), 0)),
    )
    make.part('chain', all.move(0, -all.bounds().min[1], 0), steel)
    make.socket('top', [0, 1, 0], 0.05)
  },
})
