import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, sheet, torus, tube } from '../../geometry/solids.ts'
import { add, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  fur,
  knit,
  lacquer,
  leather,
  type Material,
  metal,
  plastic,
  polished,
  rubber,
} from '../../materials/material.ts'
import { Figure, skinAt } from '../creatures/figure.ts'
import { uncoloured } from './uncoloured.ts'

type Piece = { name: string; solid: Solid; material: Material }

/** One sole outline: a foot of one unit, toes to +z, for the right foot or the left. */
const soleOutline = (wide = 1): Vec2[] =>
  [
    [0, -0.5],
    [0.14, -0.46],
    [0.17, -0.3],
    [0.13, -0.05],
    [0.17, 0.2],
    [0.17, 0.36],
    [0.1, 0.48],
    [-0.02, 0.52],
    [-0.14, 0.44],
    [-0.2, 0.28],
    [-0.17, 0.02],
    [-0.15, -0.25],
    [-0.15, -0.42],
  ].map(([x = 0, z = 0]): Vec2 => [x * wide, z])

const slabOf = (outline: Vec2[], thick: number, y: number): Solid =>
  extrude(outline, thick, { bevel: thick * 0.3 })
    .turn(-90, 0, 0)
    .mirror('z')
    .at([0, y + thick / 2, 0])

export const shoe = archetype({
  id: 'shoe',
  about: 'Shoes, one or a pair: sneaker, high heel, boot, sandal, slipper, ice skate, ballet shoe, sock',
  skeleton: 'shoe',
  nouns: ['shoe', 'leather shoe', 'dress shoe'],
  parameters: {
    kind: choice(
      [
        'shoe',
        'sneaker',
        'high heel',
        'boot',
        'cowboy boot',
        'slipper',
        'sandal',
        'ice skate',
        'ballet shoe',
        'sock',
        'clog',
        'roller skate',
        'flipper',
      ],
      'kind of shoe',
    ),
    pair: number(1, 1, 2, 'how many shoes there are'),
    shaft: number(0.5, 0.2, 1, 'height of the shaft of a boot'),
  },
  rows: {
    shoes: { values: { pair: 2 } },
    ...Object.fromEntries(
      (
        [
          [
            'sneaker',
            ['sneaker', 'running shoe', 'trainer', 'tennis shoe', 'basketball shoe'],
            { main: '#f2f1ee', second: '#d8302c', accent: '#2f62c9' },
          ],
          ['high heel', ['high heel', 'stiletto', 'pump'], { main: '#c2242c' }],
          ['boot', ['boot', 'hiking boot', 'work boot', 'combat boot'], { main: '#8a5a2c' }],
          ['cowboy boot', ['cowboy boot', 'western boot'], { main: '#8a4f26', accent: '#f0d8a5' }],
          ['slipper', ['slipper', 'house shoe'], { main: '#8f6fae' }],
          ['sandal', ['sandal', 'flip-flop', 'flip flop'], { main: '#a5703c' }],
          ['ballet shoe', ['ballet shoe', 'ballet slipper', 'pointe shoe'], { main: '#f6b8c9' }],
          ['sock', ['sock', 'christmas stocking', 'stocking'], { main: '#d8433a', second: '#f6f0e4' }],
          ['clog', ['clog', 'wooden shoe'], { main: '#e0aa5c' }],
          ['flipper', ['flipper', 'swim fin'], { main: '#f2a31b' }],
        ] as const
      ).flatMap(([kind, nouns, colours]) =>
        nouns.flatMap((noun) => [
          [noun, { values: { kind }, colours }],
          ...(noun === nouns[0] ? [[`${noun}s`, { values: { kind, pair: 2 }, colours }]] : []),
        ]),
      ),
    ),
    'rain boot': { values: { kind: 'boot', shaft: 0.7 }, colours: { main: '#f2c22a', second: '#f2c22a' } },
    'rubber boot': { values: { kind: 'boot', shaft: 0.7 }, colours: { main: '#3f7c4a', second: '#3f7c4a' } },
    wellington: { values: { kind: 'boot', shaft: 0.7 }, colours: { main: '#3f7c4a', second: '#3f7c4a' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const pieces = oneShoe(v.kind, v.shaft, Math.round(44 * look.detail), {
      main: (usual) => look.material('main', usual),
      second: (usual) => look.material('second', usual),
      accent: (usual) => look.material('accent', usual),
    })
    const pair = v.pair > 1.5
    for (const { name, solid, material } of pieces)
      figure.part(
        name,
        pair
          ? together([
              solid.turn(0, 4, 0).at([-0.25, 0, 0]),
              solid.mirror().turn(0, -4, 0).at([0.25, 0, 0.05]),
            ])
          : solid,
        material,
      )
    const tall = Math.max(...pieces.map(({ solid }) => solid.bounds().max[1]))
    figure
      .socket('inside', [0, tall * 0.9, -0.25], 0.14)
      .socket('top', [0, tall, -0.2], 0.14)
      .finish(make)
  },
})

type Stuffs = Record<'main' | 'second' | 'accent', (usual: Material) => Material>

function oneShoe(kind: string, shaft: number, detail: number, stuff: Stuffs): Piece[] {
  const blob = new Blob({ detail, blend: 0.08 })
  const flat = (y: number) => blob.slab([0, y - 0.5, 0], [1, 0.5, 1.5], 0.005, { cut: true, blend: 0.01 })
  const upper = (toe = 0.15, back = 0.2) =>
    blob
      .egg([0, 0.12, -0.3], [0.145, back, 0.19])
      .limb([0, 0.12, -0.2], [-0.01, 0.1, 0.22], 0.14, toe)
      .egg([-0.015, 0.09, 0.3], [0.168, toe * 0.86, 0.2])
  const mouth = (y: number, z = -0.28) =>
    blob.limb([0, y, z], [0, y + 0.4, z - 0.02], 0.085, 0.12, { cut: true, blend: 0.02 })
  const laces = (from: Vec3, to: Vec3, count: number, wide: number, solid: Solid): Solid =>
    together(
      Array.from({ length: count }, (_, i) => {
        const t = i / Math.max(1, count - 1)
        const [y, z] = [from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
        const on = (x: number): Vec3 =>
          add(skinAt(solid, [x * 0.6, y * 0.5, z], [x * 0.6, 1, 0.35], 0.2), [0, 0.004, 0.004])
        return tube([on(-wide), on(0), on(wide)], 0.014, { corners: 7, smooth: 3 })
      }),
    )
  switch (kind) {
    case 'sneaker': {
      upper(0.14, 0.25)
        .limb([0, 0.22, -0.3], [0, 0.34, -0.32], 0.13, 0.125)
        .limb([0, 0.2, 0.02], [0, 0.3, -0.14], 0.1, 0.1)
      mouth(0.27)
      flat(0.06)
      const solid = uncoloured(blob.solid())
      const swoosh = sheet(
        Array.from({ length: 4 }, (_, i) =>
          Array.from({ length: 9 }, (_, j): Vec3 => {
            const t = j / 8
            return add(
              skinAt(
                solid,
                [0, 0.13 + 0.05 * t * t + (i - 1.5) * 0.016 * (1.3 - t), -0.22 + 0.4 * (1 - t)],
                [1, 0.1, 0],
                0.16,
              ),
              [0.006, 0, 0],
            )
          }),
        ),
        0.012,
      )
      const other = sheet(
        Array.from({ length: 4 }, (_, i) =>
          Array.from({ length: 9 }, (_, j): Vec3 => {
            const t = j / 8
            return add(
              skinAt(
                solid,
                [0, 0.13 + 0.05 * t * t + (i - 1.5) * 0.016 * (1.3 - t), -0.22 + 0.4 * (1 - t)],
                [-1, 0.1, 0],
                0.16,
              ),
              [-0.006, 0, 0],
            )
          }),
        ),
        0.012,
      )
      return [
        { name: 'shoe', solid, material: stuff.main(leather('#f2f1ee', { roughness: 0.6 })) },
        {
          name: 'sole',
          solid: slabOf(soleOutline(1.08), 0.085, 0),
          material: plastic('#fbfaf6', { roughness: 0.7 }),
        },
        {
          name: 'tread',
          solid: slabOf(soleOutline(1.1), 0.022, 0.03),
          material: stuff.second(rubber('#d8302c')),
        },
        {
          name: 'stripe',
          solid: together([swoosh, other, ball([0.1, 0.09, 0.05], 16).at([0, 0.22, -0.47])]),
          material: stuff.second(leather('#d8302c')),
        },
        {
          name: 'laces',
          solid: laces([0, 0.2, 0.18], [0, 0.32, -0.08], 5, 0.07, solid),
          material: stuff.accent(cloth('#2f62c9')),
        },
      ]
    }
    case 'high heel': {
      const line = (z: number) =>
        z < -0.1 ? 0.36 : z > 0.24 ? 0.03 : 0.03 + 0.33 * (0.5 + 0.5 * Math.cos(((z + 0.1) / 0.34) * Math.PI))
      const lifted = (solid: Solid) => solid.warp(([x, y, z]) => [x * 0.72, y + line(z), z])
      const low = new Blob({ detail, blend: 0.05 })
        .egg([0, 0.08, -0.34], [0.13, 0.13, 0.16])
        .limb([0, 0.02, -0.3], [0, 0.02, 0.3], 0.115, 0.12)
        .egg([-0.01, 0.04, 0.32], [0.15, 0.085, 0.18])
      low
        .limb([0, 0.16, -0.26], [0, 0.14, 0.1], 0.105, 0.11, { cut: true, blend: 0.02 })
        .slab([0, -0.5, 0], [1, 0.5, 1.5], 0.005, { cut: true, blend: 0.01 })
      const body = lifted(uncoloured(low.solid()))
      return [
        { name: 'shoe', solid: body, material: stuff.main(lacquer('#c2242c', { roughness: 0.18 })) },
        {
          name: 'sole',
          solid: lifted(slabOf(soleOutline(0.84), 0.03, -0.02)),
          material: stuff.second(leather('#26201e')),
        },
        {
          name: 'heel',
          solid: tube(
            [
              [0, 0.37, -0.4],
              [0, 0.2, -0.42],
              [0, 0.012, -0.4],
            ],
            [0.075, 0.032, 0.024],
            { corners: 16, smooth: 5 },
          ),
          material: stuff.main(lacquer('#c2242c', { roughness: 0.18 })),
        },
      ]
    }
    case 'boot':
    case 'cowboy boot':
    case 'ice skate':
    case 'roller skate': {
      const skate = kind.endsWith('skate')
      const tall = kind === 'cowboy boot' ? 0.72 : skate ? 0.5 : shaft
      const lift = skate ? 0.14 : 0
      upper(kind === 'cowboy boot' ? 0.12 : 0.15, 0.22)
      blob
        .limb([0, 0.2, -0.28], [0, tall + 0.12, -0.3], 0.135, 0.16)
        .limb([0, 0.14, 0.02], [0, 0.3, -0.18], 0.11, 0.12)
      if (kind === 'cowboy boot') blob.limb([-0.01, 0.08, 0.4], [-0.01, 0.07, 0.52], 0.1, 0.05)
      mouth(tall - 0.05, -0.29)
      blob.slab([0, tall + 0.6, 0], [1, 0.5, 1.5], 0.005, { cut: true, blend: 0.02 })
      if (kind === 'cowboy boot')
        blob.both((b) => b.egg([0, tall + 0.14, -0.29], [0.3, 0.1, 0.06], { cut: true, blend: 0.05 }))
      flat(0.05)
      const solid = uncoloured(blob.solid()).at([0, lift, 0])
      const brim =
        skate || kind === 'boot'
          ? [
              {
                name: 'cuff',
                solid: torus(0.142, 0.034, 32, 10).at([0, tall + lift + 0.06, -0.295]),
                material:
                  kind === 'boot'
                    ? stuff.second(leather('#5a3820'))
                    : stuff.second(fur('#f4f2ee', { grain: 0.4 })),
              },
            ]
          : []
      const under: Piece[] =
        kind === 'ice skate'
          ? [
              {
                name: 'blade',
                solid: together([
                  box(0.022, 0.05, 0.98, 0.006).at([0, 0.025, 0.02]),
                  tube(
                    [
                      [0, 0.03, 0.5],
                      [0, 0.08, 0.56],
                      [0, 0.13, 0.5],
                    ],
                    0.016,
                    { corners: 8, smooth: 4 },
                  ),
                  ...[-0.3, 0.26].map((z) => box(0.06, 0.1, 0.1, 0.015).at([0, 0.09, z])),
                ]),
                material: metal('#cfd6dd'),
              },
            ]
          : kind === 'roller skate'
            ? [
                {
                  name: 'wheels',
                  solid: together(
                    [-0.28, 0.26].flatMap((z) =>
                      [0.1, -0.1].map((x) =>
                        cylinder(0.085, 0.07, { corners: 24, round: 0.02 }).turn(0, 0, 90).at([x, 0.085, z]),
                      ),
                    ),
                  ),
                  material: stuff.accent(plastic('#f2c22a')),
                },
                {
                  name: 'frame',
                  solid: together([
                    box(0.1, 0.05, 0.74, 0.012).at([0, 0.145, 0]),
                    ...[-0.28, 0.26].map((z) =>
                      cylinder(0.022, 0.28, { corners: 12 }).turn(0, 0, 90).at([0, 0.085, z]),
                    ),
                  ]),
                  material: metal('#b9c0c8'),
                },
              ]
            : []
      const heel: Piece[] = skate
        ? [
            {
              name: 'sole',
              solid: slabOf(soleOutline(1.03), 0.05, lift - 0.01),
              material: stuff.second(leather('#5a3820')),
            },
          ]
        : [
            {
              name: 'sole',
              solid: together([
                slabOf(soleOutline(1.1), kind === 'boot' ? 0.085 : 0.05, kind === 'boot' ? 0 : 0.02),
                box(0.26, 0.09, 0.24, 0.012).at([0, 0.045, -0.36]),
              ]),
              material: stuff.second(rubber('#3a2a1e')),
            },
          ]
      const trim: Piece[] =
        kind === 'cowboy boot'
          ? [
              {
                name: 'stitching',
                solid: together(
                  [1, -1]
                    .map((s) =>
                      tube(
                        [
                          [0.1 * s, 0.3, -0.18],
                          [0.145 * s, 0.45, -0.22],
                          [0.13 * s, 0.58, -0.2],
                          [0.155 * s, 0.7, -0.24],
                        ],
                        0.011,
                        { corners: 6, smooth: 5 },
                      ),
                    )
                    .concat([
                      tube(
                        [
                          [-0.1, 0.2, 0.12],
                          [-0.06, 0.23, 0.2],
                          [0, 0.215, 0.26],
                          [0.06, 0.23, 0.2],
                          [0.1, 0.2, 0.12],
                        ],
                        0.011,
                        { corners: 6, smooth: 4 },
                      ),
                    ]),
                ),
                material: stuff.accent(cloth('#f0d8a5')),
              },
            ]
          : [
              {
                name: 'laces',
                solid: laces([0, lift + 0.24, 0.12], [0, lift + Math.min(tall, 0.5), -0.14], 5, 0.07, solid),
                material: stuff.accent(cloth('#e8d9b0')),
              },
            ]
      return [
        { name: 'boot', solid, material: stuff.main(leather('#8a5a2c')) },
        ...heel,
        ...under,
        ...brim,
        ...trim,
      ]
    }
    case 'sandal': {
      const strap = (z: number, wide: number, y: number) =>
        tube(
          [
            [-wide, 0.06, z],
            [-wide * 0.7, y, z - 0.02],
            [0, y + 0.05, z - 0.03],
            [wide * 0.7, y, z - 0.02],
            [wide, 0.06, z],
          ],
          1,
          {
            outline: [
              [-0.035, -0.012],
              [0.035, -0.012],
              [0.035, 0.012],
              [-0.035, 0.012],
            ],
            smooth: 5,
            flat: true,
          },
        )
      return [
        {
          name: 'sole',
          solid: slabOf(soleOutline(1.05), 0.075, 0),
          material: stuff.second(rubber('#5c3f26')),
        },
        { name: 'footbed', solid: slabOf(soleOutline(0.96), 0.03, 0.06), material: leather('#d9b27c') },
        {
          name: 'straps',
          solid: together([
            strap(0.26, 0.18, 0.15),
            strap(0.1, 0.17, 0.19),
            tube(
              [
                [-0.14, 0.06, -0.2],
                [-0.15, 0.22, -0.3],
                [-0.1, 0.24, -0.44],
                [0, 0.24, -0.5],
                [0.1, 0.24, -0.44],
                [0.15, 0.22, -0.3],
                [0.14, 0.06, -0.2],
              ],
              0.026,
              { corners: 8, smooth: 5 },
            ),
          ]),
          material: stuff.main(leather('#a5703c')),
        },
        {
          name: 'buckle',
          solid: box(0.05, 0.05, 0.03, 0.006).at([0.14, 0.19, 0.08]),
          material: polished('#e0b040'),
        },
      ]
    }
    case 'slipper':
    case 'clog':
    case 'ballet shoe': {
      upper(kind === 'slipper' ? 0.17 : 0.14, kind === 'slipper' ? 0.14 : 0.2)
      if (kind === 'clog') blob.limb([-0.01, 0.1, 0.42], [-0.01, 0.24, 0.58], 0.13, 0.04)
      blob.limb([0, 0.2, -0.34], [0, 0.3, kind === 'ballet shoe' ? 0.12 : 0.0], 0.11, 0.12, {
        cut: true,
        blend: 0.03,
      })
      flat(kind === 'clog' ? 0.0 : 0.03)
      const solid = uncoloured(blob.solid())
      const pieces: Piece[] = [
        {
          name: 'shoe',
          solid,
          material: stuff.main(
            kind === 'clog' ? lacquer('#e0aa5c', { roughness: 0.5 }) : cloth('#8f6fae', { grain: 0.6 }),
          ),
        },
      ]
      if (kind !== 'clog')
        pieces.push({
          name: 'sole',
          solid: slabOf(soleOutline(1.02), 0.045, 0),
          material: stuff.second(leather('#c9a57c')),
        })
      else
        pieces.push({
          name: 'paint',
          solid: together(
            [
              [0.06, 0],
              [-0.06, 0],
              [0, 0.06],
              [0, -0.06],
              [0, 0],
            ].map(([x = 0, z = 0], i) =>
              ball([0.035, 0.02, 0.035], 10).at(
                add(skinAt(solid, [x, 0.1, 0.28 + z], [0, 1, 0.1], 0.15), [0, i === 4 ? 0.008 : 0, 0]),
              ),
            ),
          ),
          material: stuff.second(lacquer('#d8302c')),
        })
      if (kind === 'slipper')
        pieces.push({
          name: 'pompom',
          solid: together(
            Array.from({ length: 18 }, (_, i) =>
              ball(0.045, 8).at([
                Math.sin(i * 2.4) * 0.06,
                0.26 + 0.05 * Math.cos(i * 1.7),
                0.24 + Math.cos(i * 2.4) * 0.06,
              ]),
            ),
          ),
          material: stuff.accent(fur('#f6f0e4', { grain: 0.4 })),
        })
      if (kind === 'ballet shoe')
        pieces.push({
          name: 'ribbons',
          solid: together([
            tube(
              [
                [-0.13, 0.16, -0.2],
                [-0.05, 0.32, -0.2],
                [0.1, 0.46, -0.26],
                [0.02, 0.56, -0.36],
                [-0.1, 0.62, -0.3],
              ],
              0.022,
              { corners: 8, smooth: 5 },
            ),
            tube(
              [
                [0.13, 0.16, -0.2],
                [0.05, 0.32, -0.2],
                [-0.1, 0.46, -0.26],
                [-0.02, 0.56, -0.36],
                [0.1, 0.62, -0.3],
              ],
              0.022,
              { corners: 8, smooth: 5 },
            ),
          ]),
          material: stuff.accent(cloth('#f9d3dc')),
        })
      return pieces
    }
    case 'sock': {
      blob
        .egg([0, 0.14, -0.26], [0.14, 0.15, 0.17])
        .limb([0, 0.14, -0.2], [0, 0.12, 0.24], 0.13, 0.12)
        .egg([0, 0.12, 0.28], [0.13, 0.11, 0.16])
        .limb([0, 0.16, -0.26], [0, 0.84, -0.26], 0.125, 0.15)
      blob.slab([0, 1.36, 0], [1, 0.5, 1.5], 0.005, { cut: true, blend: 0.01 })
      blob.limb([0, 0.8, -0.26], [0, 1.0, -0.26], 0.1, 0.12, { cut: true, blend: 0.02 })
      const toes = new Blob({ detail: Math.round(detail * 0.5), blend: 0.05 })
        .egg([0, 0.12, 0.3], [0.136, 0.115, 0.16])
        .slab([0, 0.1, 0.06], [1, 1, 0.13], 0.01, { cut: true, blend: 0.01 })
        .solid()
      const heel = new Blob({ detail: Math.round(detail * 0.5), blend: 0.05 })
        .egg([0, 0.13, -0.3], [0.142, 0.145, 0.15])
        .slab([0, 0.4, -0.1], [1, 0.26, 1], 0.01, { cut: true, blend: 0.01, turn: [-35, 0, 0] })
        .solid()
      const cuff = [
        {
          name: 'cuff',
          solid: torus(0.135, 0.034, 36, 10).scale(1, 2.1, 1).at([0, 0.8, -0.26]),
          material: stuff.second(knit('#f6f0e4', { grain: 0.8 })),
        },
      ]
      return [
        {
          name: 'sock',
          solid: uncoloured(blob.solid()),
          material: stuff.main(knit('#d8433a', { grain: 0.8 })),
        },
        {
          name: 'toe',
          solid: together([uncoloured(toes), uncoloured(heel)]),
          material: stuff.second(knit('#f6f0e4', { grain: 0.8 })),
        },
        ...cuff,
      ]
    }
    case 'flipper': {
      upper(0.14, 0.16)
      mouth(0.2)
      flat(0.02)
      const fin = sheet(
        Array.from({ length: 9 }, (_, i) =>
          Array.from({ length: 9 }, (_, j): Vec3 => {
            const [t, s] = [i / 8, (j / 8) * 2 - 1]
            return [
              s * (0.14 + 0.2 * t),
              0.09 - 0.04 * t + 0.02 * Math.cos(s * 9) * t,
              0.2 + 0.85 * t + (i === 8 ? 0.05 * Math.cos(s * 6) : 0),
            ]
          }),
        ),
        0.035,
      )
      return [
        {
          name: 'flipper',
          solid: together([
            uncoloured(blob.solid()),
            fin,
            ...[-1, 0, 1].map((k) =>
              tube(
                [
                  [k * 0.1, 0.12, 0.1],
                  [k * 0.19, 0.1, 0.6],
                  [k * 0.27, 0.07, 1.0],
                ],
                [0.035, 0.028, 0.014],
                { corners: 8, smooth: 4 },
              ),
            ),
          ]),
          material: stuff.main(rubber('#f2a31b')),
        },
        {
          name: 'strap',
          solid: torus(0.15, 0.03, 32, 8).scale(1, 1.2, 1.25).at([0, 0.14, -0.3]),
          material: stuff.second(rubber('#26262e')),
        },
      ]
    }
    default: {
      upper(0.14, 0.22)
      blob.limb([0, 0.18, -0.02], [0, 0.26, -0.16], 0.1, 0.1)
      mouth(0.22)
      flat(0.04)
      const solid = uncoloured(blob.solid())
      return [
        { name: 'shoe', solid, material: stuff.main(leather('#5a3018', { roughness: 0.3 })) },
        {
          name: 'sole',
          solid: together([
            slabOf(soleOutline(1.06), 0.05, 0.02),
            box(0.27, 0.07, 0.26, 0.012).at([0, 0.035, -0.34]),
          ]),
          material: stuff.second(leather('#24170f')),
        },
        {
          name: 'laces',
          solid: laces([0, 0.2, 0.14], [0, 0.28, -0.06], 4, 0.06, solid),
          material: stuff.accent(cloth('#2a1c12')),
        },
      ]
    }
  }
}

export const glove = archetype({
  id: 'glove',
  about: 'Gloves and mittens, one or a pair',
  skeleton: 'glove',
  nouns: ['glove', 'leather glove'],
  parameters: {
    kind: choice(['glove', 'mitten', 'boxing glove', 'baseball glove', 'gauntlet'], 'kind of glove'),
    pair: number(1, 1, 2, 'how many gloves there are'),
  },
  rows: {
    gloves: { values: { pair: 2 } },
    mitten: { values: { kind: 'mitten' }, colours: { main: '#d8433a', second: '#f6f0e4' } },
    mittens: { values: { kind: 'mitten', pair: 2 }, colours: { main: '#d8433a', second: '#f6f0e4' } },
    'boxing gloves': {
      values: { kind: 'boxing glove', pair: 2 },
      colours: { main: '#c9242c', second: '#f6f3ec' },
    },
    'baseball glove': { values: { kind: 'baseball glove' }, colours: { main: '#a5652f' } },
    'oven mitt': { values: { kind: 'mitten' }, colours: { main: '#3f7cc9', second: '#f6f0e4' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const boxing = v.kind === 'boxing glove'
    const wool = v.kind === 'mitten'
    const blob = new Blob({ detail: Math.round(50 * look.detail), blend: 0.05 })
    if (boxing)
      blob
        .egg([0, 0.62, 0.04], [0.27, 0.32, 0.22])
        .egg([0, 0.76, 0.12], [0.25, 0.2, 0.2])
        .chain(
          [
            [0.2, 0.46, 0.1],
            [0.31, 0.6, 0.16],
            [0.28, 0.74, 0.22],
          ],
          [0.1, 0.11, 0.09],
          { blend: 0.02 },
        )
        .limb([0, 0.08, 0], [0, 0.4, 0], 0.16, 0.2)
    else {
      const thick = v.kind === 'baseball glove' ? 1.5 : 1
      blob.egg([0, 0.42, 0], [0.2 * thick, 0.22, 0.1]).limb([0, 0.06, 0], [0, 0.3, 0], 0.135, 0.13)
      if (wool) blob.limb([0, 0.5, 0], [0, 0.78, 0.0], 0.16, 0.14).egg([0, 0.66, 0], [0.2, 0.26, 0.11])
      else
        for (let i = 0; i < 4; i++) {
          const x = 0.135 - i * 0.095
          const long = [0.86, 0.98, 0.94, 0.8][i] ?? 0.9
          blob.chain(
            [
              [x * thick, 0.55, 0],
              [x * 1.25 * thick, long - 0.12, 0.01],
              [x * 1.3 * thick, long, 0.03],
            ],
            [0.056 * thick, 0.053 * thick, 0.048 * thick],
            { blend: 0.02 },
          )
        }
      blob.chain(
        [
          [0.14 * thick, 0.34, 0.02],
          [0.28 * thick, 0.48, 0.06],
          [0.32 * thick, 0.6, 0.08],
        ],
        [0.075, wool ? 0.08 : 0.062, wool ? 0.07 : 0.052],
        { blend: 0.03 },
      )
      if (v.kind === 'baseball glove')
        blob
          .egg([0.02, 0.5, 0.14], [0.2, 0.24, 0.08], { cut: true, blend: 0.05 })
          .limb([0.2, 0.7, 0.0], [0.4, 0.66, 0.05], 0.05, 0.04)
    }
    blob.limb([0, -0.1, 0], [0, 0.1, 0], boxing ? 0.12 : 0.105, 0.1, { cut: true, blend: 0.015 })
    blob.slab([0, -0.5, 0], [1, 0.5, 1], 0.005, { cut: true, blend: 0.015 })
    const solid = uncoloured(blob.solid())
    const main = look.material(
      'main',
      wool
        ? knit('#d8433a', { grain: 0.8 })
        : boxing
          ? leather('#c9242c', { roughness: 0.25 })
          : leather('#6b4426'),
    )
    const second = look.material(
      'second',
      wool ? knit('#f6f0e4', { grain: 0.8 }) : boxing ? leather('#f6f3ec') : leather('#3a2417'),
    )
    const cuff = together([
      torus(boxing ? 0.17 : 0.14, 0.042, 36, 10)
        .scale(1, boxing ? 2.4 : 1.7, 1)
        .at([0, boxing ? 0.12 : 0.075, 0]),
    ])
    const seams = wool
      ? []
      : boxing
        ? [
            tube(
              [
                [-0.12, 0.3, 0.19],
                [0, 0.28, 0.21],
                [0.12, 0.3, 0.19],
              ],
              0.014,
              { corners: 6, smooth: 3 },
            ),
          ]
        : [-0.07, 0.01, 0.09].map((x) =>
            tube(
              [
                skinAt(solid, [x, 0.34, 0], [0, 0, -1], 0.1),
                skinAt(solid, [x * 1.1, 0.5, 0], [0, 0, -1], 0.1),
              ],
              0.009,
              { corners: 6 },
            ),
          )
    const place = (one: Solid) =>
      v.pair > 1.5 ? together([one.at([-0.36, 0, 0]), one.mirror().at([0.36, 0, 0])]) : one
    figure.part('glove', place(solid), main).part('cuff', place(together([cuff, ...seams])), second)
    figure.socket('inside', [0, 0.1, 0], 0.1).socket('worn', [0, 0.3, 0], 0.2).finish(make)
  },
})

export const handbag = archetype({
  id: 'handbag',
  about: 'A handbag, purse or tote with handles and a clasp',
  skeleton: 'handbag',
  nouns: ['handbag', 'ladies bag', 'shoulder bag'],
  parameters: { kind: choice(['handbag', 'tote', 'doctor bag', 'clutch'], 'kind of bag') },
  rows: {
    'beach bag': { values: { kind: 'tote' }, colours: { main: '#e8dcc0', accent: '#c9503a' } },
    'doctor bag': { values: { kind: 'doctor bag' }, colours: { main: '#3a2418' } },
    clutch: { values: { kind: 'clutch' }, colours: { main: '#8f2f6c' } },
    wallet: { values: { kind: 'clutch' }, colours: { main: '#6b3d1f' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.material(
      'main',
      v.kind === 'tote' ? cloth('#e8dcc0', { grain: 0.8 }) : leather('#b3402c', { roughness: 0.35 }),
    )
    const brass = look.material('second', polished('#e8b83a', { roughness: 0.2 }))
    const accent = look.material('accent', leather('#6b2418', { roughness: 0.35 }))
    const clutch = v.kind === 'clutch'
    const tall = v.kind === 'tote' ? 0.66 : clutch ? 0.4 : 0.5
    const body = box(0.8, tall, 0.3, 0.07)
      .warp(([x, y, z]) => {
        const t = (y + tall / 2) / tall
        return [x * (v.kind === 'tote' ? 0.88 + 0.14 * t : 1.05 - 0.18 * t), y, z * (1.1 - 0.55 * t)]
      })
      .at([0, tall / 2, 0])
    figure.part('bag', body, main)
    if (v.kind !== 'tote') {
      const flap = sheet(
        Array.from({ length: 9 }, (_, i) =>
          Array.from({ length: 13 }, (_, j): Vec3 => {
            const t = i / 8
            const s = (j / 12) * 2 - 1
            const down = tall * 0.56 * t * (1 - 0.25 * s * s)
            return [
              s * (0.36 + 0.02 * t),
              tall + 0.012 - down * (t < 0.2 ? 0.3 : 1) + (t < 0.2 ? -0.01 : 0),
              t < 0.2 ? -0.06 + 0.5 * t * 1.6 : 0.105 + 0.06 * (t - 0.2) + 0.018,
            ]
          }),
        ),
        0.03,
      )
      figure.part('flap', flap, accent)
      figure.part(
        'clasp',
        together([
          cylinder(0.05, 0.04, { corners: 24 })
            .turn(90, 0, 0)
            .at([0, tall * 0.48, 0.185]),
          ball(0.028, 14).at([0, tall * 0.48, 0.21]),
        ]),
        brass,
      )
    } else
      figure.part(
        'heart',
        extrude(
          Array.from({ length: 36 }, (_, i): Vec2 => {
            const a = (2 * Math.PI * i) / 36
            return [
              0.13 * Math.sin(a) ** 3,
              0.13 * (0.81 * Math.cos(a) - 0.31 * Math.cos(2 * a) - 0.12 * Math.cos(3 * a)),
            ]
          }),
          0.03,
        )
          .turn(-6, 0, 0)
          .at([0, 0.32, 0.128]),
        accent,
      )
    if (!clutch) {
      const high = v.kind === 'tote' ? 0.42 : 0.32
      const handle = (z: number) =>
        tube(
          [
            [-0.24, tall - 0.06, z],
            [-0.22, tall + high * 0.6, z * 0.9],
            [0, tall + high, z * 0.8],
            [0.22, tall + high * 0.6, z * 0.9],
            [0.24, tall - 0.06, z],
          ],
          0.027,
          { corners: 12, smooth: 7 },
        )
      figure.part('handles', together([handle(0.085), handle(-0.085)]), accent)
      figure.part(
        'clasp',
        together(
          [0.085, -0.085]
            .flatMap((z) => [
              torus(0.038, 0.013, 20, 8)
                .turn(90, 0, 0)
                .at([0.24, tall - 0.05, z])
                .mirrored(),
            ])
            .concat([box(0.05, 0.02, 0.05, 0.006).at([0.3, 0.0, 0.1]).mirrored().mirrored('z')]),
        ),
        brass,
      )
      figure.socket('handle', [0, tall + high, 0], 0.04)
    } else figure.socket('handle', [0, tall, 0], 0.04)
    figure
      .socket('inside', [0, tall, 0], 0.16)
      .socket('top', [0, tall, 0], 0.2)
      .socket('front', [0, tall * 0.4, 0.17], 0.2)
      .finish(make)
  },
})
