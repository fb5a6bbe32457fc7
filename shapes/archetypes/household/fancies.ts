import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  cone,
  cylinder,
  extrude,
  lathe,
  sheet,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  fur,
  glass,
  glowing,
  lacquer,
  leaf,
  metal,
  paper,
  plastic,
  polished,
  snow,
  stone,
  wood,
} from '../../materials/material.ts'

export const snowGlobe = archetype({
  id: 'snow-globe',
  about: 'A glass globe with snow, a tree and a little house in it',
  skeleton: 'globe',
  nouns: ['snow globe', 'snowglobe'],
  parameters: { flakes: number(14, 0, 30, 'flakes in the air') },
  build(v, look, make) {
    make.part(
      'base',
      lathe(
        softened(
          [
            [0, 0],
            [0.42, 0],
            [0.4, 0.08],
            [0.34, 0.2],
            [0, 0.22],
          ],
          0.02,
        ),
        { corners: 36 },
      ),
      look.material('main', lacquer('#8a2f38')),
    )
    make.part('snow', ball([0.36, 0.14, 0.36], 30).at([0, 0.28, 0]), snow('#fbfdff'))
    make.part(
      'house',
      box(0.16, 0.14, 0.14, 0.01).at([-0.1, 0.44, 0.02]),
      look.material('second', plastic('#d8a05a')),
    )
    make.part(
      'roof',
      extrude(
        [
          [-0.12, 0],
          [0.12, 0],
          [0, 0.12],
        ],
        0.18,
      ).at([-0.1, 0.5, 0.02]),
      plastic('#c8302c'),
    )
    make.part(
      'tree',
      together([cone(0.1, 0.18, 14).at([0.14, 0.48, 0]), cone(0.075, 0.15, 14).at([0.14, 0.58, 0])]),
      leaf('#2f7a44'),
    )
    const flakes = Array.from({ length: Math.round(v.flakes) }, (_, i) => {
      const a = radians(i * 137.5)
      const y = 0.48 + 0.36 * ((i * 0.618) % 1)
      const r = 0.26 * Math.sqrt((i * 0.382) % 1)
      return ball(0.014, 6).at([Math.sin(a) * r, y, Math.cos(a) * r])
    })
    if (flakes.length > 0) make.part('flakes', together(flakes), snow('#ffffff'))
    make.part('globe', ball(0.42, 40).at([0, 0.54, 0]), glass('#d8f0fa', { opacity: 0.24 }))
    make.socket('top', [0, 0.96, 0], 0.1)
  },
})

/** On two curved runners. */
export const rockingHorse = archetype({
  id: 'rocking-horse',
  about: 'A wooden rocking horse with a saddle, on two runners',
  skeleton: 'toy',
  nouns: ['rocking horse'],
  parameters: { mane: number(1, 0, 1, 'whether it has a mane and a tail') },
  build(v, look, make) {
    const body = look.material('main', wood('#d8a05c'))
    const runner = tube(
      Array.from({ length: 13 }, (_, i): Vec3 => {
        const a = radians(-50 + (100 * i) / 12)
        return [0.14, 0.62 - 0.58 * Math.cos(a) + 0.02, 0.62 * Math.sin(a)]
      }),
      0.03,
      { corners: 10 },
    )
    make.part(
      'runners',
      together([
        runner.mirrored(),
        box(0.3, 0.04, 0.05, 0.01).at([0, 0.14, 0.28]),
        box(0.3, 0.04, 0.05, 0.01).at([0, 0.14, -0.28]),
      ]),
      look.material('second', lacquer('#c8302c')),
    )
    const leg = (z: number, foot: number) =>
      tube(
        [
          [0.09, 0.5, z],
          [0.14, 0.14, foot],
        ],
        [0.055, 0.035],
        { corners: 12 },
      )
    make.part(
      'horse',
      together([
        ball([0.14, 0.15, 0.3], 26).at([0, 0.55, 0]),
        leg(0.18, 0.3).mirrored(),
        leg(-0.18, -0.3).mirrored(),
        tube(
          [
            [0, 0.58, 0.2],
            [0, 0.8, 0.32],
            [0, 0.92, 0.36],
          ],
          [0.12, 0.085, 0.08],
          { corners: 16, smooth: 4 },
        ),
        ball([0.08, 0.08, 0.17], 20).turn(32, 0, 0).at([0, 0.88, 0.46]),
        cone(0.03, 0.1, 10).at([0.045, 1.02, 0.36]).mirrored(),
      ]),
      body,
    )
    make.part('eyes', ball(0.018, 10).at([0.072, 0.93, 0.46]).mirrored(), plastic('#1d1a1c'))
    if (v.mane > 0.5)
      make.part(
        'mane',
        together([
          ...Array.from({ length: 7 }, (_, i) =>
            ball([0.03, 0.06, 0.06], 12).at([0, 0.68 + 0.055 * i, 0.16 + 0.022 * i]),
          ),
          tube(
            [
              [0, 0.6, -0.28],
              [0, 0.62, -0.4],
              [0, 0.42, -0.48],
            ],
            [0.03, 0.05, 0.02],
            { corners: 10, smooth: 4 },
          ),
        ]),
        fur('#6b3f22'),
      )
    make.part(
      'saddle',
      ball([0.15, 0.06, 0.16], 22).at([0, 0.68, -0.02]),
      look.material('accent', cloth('#2f5fae')),
    )
    make.socket('seat', [0, 0.74, -0.02], 0.12)
  },
})

export const cradle = archetype({
  id: 'cradle',
  about: 'A cradle for a baby, on rockers',
  skeleton: 'bed',
  nouns: ['cradle', 'baby cradle', 'bassinet'],
  parameters: { hood: number(1, 0, 1, 'whether it has a hood') },
  build(v, look, make) {
    const oak = look.material('main', wood('#b07a40'))
    const side = extrude(
      [
        [-0.42, 0.2],
        [0.42, 0.2],
        [0.48, 0.54],
        [-0.48, 0.54],
      ],
      0.03,
    ).turn(0, 90, 0)
    const end = (z: number, tall: number) =>
      extrude(
        [
          [-0.2, 0.2],
          [0.2, 0.2],
          [0.27, tall],
          [-0.27, tall],
        ],
        0.03,
      ).at([0, 0, z])
    const rocker = (z: number) =>
      tube(
        Array.from({ length: 9 }, (_, i): Vec3 => {
          const a = radians(-44 + 11 * i)
          return [0.46 * Math.sin(a), 0.5 - 0.46 * Math.cos(a), z]
        }),
        0.03,
        { corners: 8 },
      )
    make.part(
      'cradle',
      together([
        side.turn(0, 0, -12).at([0.14, 0, 0]).mirrored(),
        end(0.44, 0.56),
        end(-0.44, 0.62),
        box(0.4, 0.03, 0.86, 0.008).at([0, 0.2, 0]),
        rocker(0.3),
        rocker(-0.3),
        box(0.06, 0.16, 0.04, 0.008).at([0.1, 0.13, 0.3]).mirrored(),
        box(0.06, 0.16, 0.04, 0.008).at([0.1, 0.13, -0.3]).mirrored(),
      ]),
      oak,
    )
    make.part(
      'bedding',
      ball([0.24, 0.14, 0.42], 26).at([0, 0.42, 0.02]),
      look.material('second', cloth('#f4f0e6')),
    )
    make.part(
      'blanket',
      ball([0.25, 0.13, 0.26], 26).at([0, 0.47, 0.14]),
      look.material('accent', cloth('#8fc0e8')),
    )
    if (v.hood > 0.5)
      make.part(
        'hood',
        lathe(
          [
            [0.26, 0],
            [0.3, 0],
            [0.3, 0.26],
            [0.26, 0.26],
            [0.26, 0],
          ],
          { corners: 28 },
        )
          .warp(([x, y, z]) => [x, y, Math.max(0, z)])
          .turn(-90, 0, 0)
          .at([0, 0.56, -0.2]),
        look.material('second', cloth('#f4f0e6')),
      )
    make.socket('inside', [0, 0.5, 0], 0.2)
  },
})

/** Things of rooms, shops and stages that stand for themselves. */
export const roomThing = archetype({
  id: 'room-thing',
  about: 'A beanbag, samovar, thermos, cash register, spotlight, pallet, birdbath, music stand or tripod',
  skeleton: 'furnishing',
  nouns: ['beanbag', 'bean bag'],
  parameters: {
    kind: choice(
      [
        'beanbag',
        'samovar',
        'thermos',
        'register',
        'spotlight',
        'pallet',
        'birdbath',
        'music stand',
        'handkerchief',
        'coat rack',
        'fairy lights',
      ],
      'what it is',
    ),
  },
  rows: {
    samovar: { values: { kind: 'samovar' } },
    thermos: { values: { kind: 'thermos' } },
    'thermos flask': { values: { kind: 'thermos' } },
    'cash register': { values: { kind: 'register' } },
    till: { values: { kind: 'register' } },
    spotlight: { values: { kind: 'spotlight' } },
    floodlight: { values: { kind: 'spotlight' } },
    searchlight: { values: { kind: 'spotlight' } },
    'stage light': { values: { kind: 'spotlight' } },
    pallet: { values: { kind: 'pallet' } },
    birdbath: { values: { kind: 'birdbath' } },
    'bird bath': { values: { kind: 'birdbath' } },
    'music stand': { values: { kind: 'music stand' } },
    handkerchief: { values: { kind: 'handkerchief' } },
    napkin: { values: { kind: 'handkerchief' }, colours: { main: '#f6e8d8' } },
    'coat rack': { values: { kind: 'coat rack' } },
    'hat stand': { values: { kind: 'coat rack' } },
    'coat stand': { values: { kind: 'coat rack' } },
    'fairy lights': { values: { kind: 'fairy lights' } },
    'fairy light': { values: { kind: 'fairy lights' } },
    'string lights': { values: { kind: 'fairy lights' } },
    'string light': { values: { kind: 'fairy lights' } },
  },
  build(v, look, make) {
    const brass = () => look.material('main', polished('#e0b040', { roughness: 0.25 }))
    const legs = (from: Vec3, far: number, radius: number): Solid =>
      together(
        [0, 120, 240].map((a) =>
          tube([from, [Math.sin(radians(a)) * far, radius, Math.cos(radians(a)) * far]], radius, {
            corners: 8,
          }),
        ),
      )
    switch (v.kind) {
      case 'beanbag':
        make.part(
          'beanbag',
          lathe(
            softened(
              [
                [0, 0],
                [0.44, 0],
                [0.5, 0.16],
                [0.4, 0.4],
                [0.2, 0.56],
                [0.06, 0.62],
                [0, 0.63],
              ],
              0.05,
            ),
            { corners: 40, flutes: (a, y) => 1 + 0.03 * Math.sin(a * 6) * (1 - y) },
          ).warp(([x, y, z]) => [x, y + (z > 0 ? -0.16 * z * y * 2 : 0), z - 0.12 * y]),
          look.material('main', cloth('#d8602c', { grain: 0.6 })),
        )
        break
      case 'samovar':
        make.part(
          'samovar',
          lathe(
            softened(
              [
                [0, 0],
                [0.24, 0],
                [0.22, 0.06],
                [0.1, 0.12],
                [0.12, 0.2],
                [0.28, 0.34],
                [0.3, 0.62],
                [0.2, 0.76],
                [0.22, 0.8],
                [0.1, 0.86],
                [0, 0.86],
              ],
              0.02,
            ),
            { corners: 36 },
          ),
          brass(),
        )
        make.part(
          'handles',
          torus(0.09, 0.022, 24, 8)
            .turn(90, 90, 0)
            .at([0.34, 0.58, 0])
            .turn(0, 90, 0)
            .at([0, 0, 0])
            .with(torus(0.09, 0.022, 24, 8).turn(90, 0, 0).at([0.32, 0.6, 0]).mirrored()),
          brass(),
        )
        make.part(
          'tap',
          together([
            tube(
              [
                [0, 0.3, 0.26],
                [0, 0.3, 0.42],
                [0, 0.24, 0.44],
              ],
              0.03,
              { corners: 10, smooth: 3 },
            ),
            box(0.1, 0.03, 0.03, 0.008).at([0, 0.36, 0.36]),
          ]),
          polished('#c8922c'),
        )
        make.part(
          'teapot',
          together([
            ball([0.12, 0.1, 0.12], 22).at([0, 0.96, 0]),
            ball(0.03, 10).at([0, 1.07, 0]),
            tube(
              [
                [0.1, 0.94, 0],
                [0.18, 0.98, 0],
                [0.2, 1.05, 0],
              ],
              [0.03, 0.022, 0.016],
              { corners: 8, smooth: 3 },
            ),
          ]),
          look.material('accent', lacquer('#c8302c')),
        )
        break
      case 'thermos':
        make.part(
          'flask',
          cylinder(0.19, 0.66, { corners: 32, round: 0.03 }).at([0, 0.33, 0]),
          look.material('main', metal('#2f6f5a', { metalness: 0.5 })),
        )
        make.part(
          'bands',
          together([0.06, 0.62].map((y) => torus(0.192, 0.016, 32, 8).at([0, y, 0]))),
          metal('#d8dde2'),
        )
        make.part(
          'cup',
          cylinder(0.17, 0.24, { corners: 30, round: 0.04 }).taper(1.04, 0.9).at([0, 0.8, 0]),
          look.material('accent', metal('#c8ced4')),
        )
        make.part(
          'handle',
          tube(
            [
              [0.18, 0.56, 0],
              [0.32, 0.5, 0],
              [0.32, 0.26, 0],
              [0.18, 0.2, 0],
            ],
            0.025,
            { corners: 8, smooth: 4 },
          ),
          plastic('#26282d'),
        )
        break
      case 'register': {
        const body: Vec2[] = [
          [-0.34, 0.16],
          [0.34, 0.16],
          [0.34, 0.28],
          [0.02, 0.44],
          [-0.1, 0.62],
          [-0.34, 0.62],
        ]
        make.part(
          'body',
          extrude(body, 0.66, { bevel: 0.02 }).turn(0, -90, 0),
          look.material('main', lacquer('#8a2f38')),
        )
        make.part(
          'drawer',
          box(0.74, 0.15, 0.72, 0.02).at([0, 0.075, 0]),
          look.material('second', metal('#59606a')),
        )
        make.part('sign', box(0.5, 0.16, 0.1, 0.02).at([0, 0.7, -0.24]), plastic('#1f3a2a'))
        make.part('sum', box(0.3, 0.07, 0.03, 0.004).at([0, 0.7, -0.18]), glowing('#6af08a', { glow: 0.8 }))
        const keys = Array.from({ length: 12 }, (_, i) => {
          const row = Math.floor(i / 4)
          return cylinder(0.036, 0.04, { corners: 12 })
            .turn(26, 0, 0)
            .at([-0.18 + 0.12 * (i % 4), 0.335 + 0.055 * (2 - row), 0.28 - 0.1 * (2 - row)])
        })
        make.part('keys', together(keys), plastic('#fbfaf6'))
        break
      }
      case 'spotlight': {
        const aimed = (solid: Solid) => solid.turn(72, 0, 0).at([0, 0.66, -0.04])
        make.part('stand', legs([0, 0.46, 0], 0.36, 0.022), metal('#59606a'))
        make.part(
          'lamp',
          aimed(
            lathe(
              softened(
                [
                  [0, 0],
                  [0.15, 0.01],
                  [0.2, 0.1],
                  [0.2, 0.34],
                  [0.25, 0.4],
                  [0.22, 0.4],
                  [0.17, 0.34],
                  [0, 0.3],
                ],
                0.012,
              ),
              { corners: 30 },
            ),
          ),
          look.material('main', metal('#34373d', { roughness: 0.5 })),
        )
        make.part(
          'light',
          aimed(cylinder(0.19, 0.03, { corners: 28 }).at([0, 0.36, 0])),
          look.material('accent', glowing('#fff2b0', { glow: 1.4 })),
        )
        make.part(
          'yoke',
          box(0.5, 0.04, 0.06, 0.01)
            .at([0, 0.48, 0.02])
            .with(box(0.03, 0.24, 0.06, 0.01).at([0.235, 0.58, 0.04]).mirrored()),
          metal('#59606a'),
        )
        break
      }
      case 'pallet': {
        const oak = look.material('main', wood('#c89a5c'))
        make.part(
          'pallet',
          together([
            ...[-0.42, -0.21, 0, 0.21, 0.42].map((z) => box(1, 0.04, 0.15, 0.006).at([0, 0.22, z])),
            ...[-0.42, 0, 0.42].map((x) => box(0.12, 0.16, 1, 0.006).at([x, 0.12, 0])),
            ...[-0.42, 0, 0.42].map((z) => box(1, 0.04, 0.12, 0.006).at([0, 0.02, z])),
          ]),
          oak,
        )
        break
      }
      case 'birdbath':
        make.part(
          'bath',
          lathe(
            softened(
              [
                [0, 0],
                [0.28, 0],
                [0.26, 0.06],
                [0.1, 0.14],
                [0.08, 0.5],
                [0.14, 0.6],
                [0.46, 0.7],
                [0.48, 0.78],
                [0.42, 0.77],
                [0, 0.68],
              ],
              0.02,
            ),
            { corners: 40 },
          ),
          look.material('main', stone('#b8b2a8')),
        )
        make.part(
          'water',
          cylinder(0.4, 0.03, { corners: 36 }).at([0, 0.745, 0]),
          look.material('second', plastic('#4aa6dc', { roughness: 0.1 })),
        )
        break
      case 'music stand':
        make.part(
          'stand',
          legs([0, 0.24, 0], 0.28, 0.02).with(cylinder(0.018, 0.5, { corners: 10 }).at([0, 0.45, 0])),
          look.material('main', metal('#34373d')),
        )
        make.part(
          'desk',
          box(0.56, 0.38, 0.02, 0.01)
            .turn(-18, 0, 0)
            .at([0, 0.82, 0])
            .with(box(0.56, 0.03, 0.09, 0.008).at([0, 0.66, 0.09])),
          look.material('main', metal('#34373d')),
        )
        make.part(
          'sheets',
          box(0.23, 0.3, 0.02, 0.004).turn(-18, 0, 0).at([0.13, 0.835, 0.022]).mirrored(),
          paper('#fbfaf4'),
        )
        make.part(
          'notes',
          together(
            Array.from({ length: 10 }, (_, i) =>
              box(0.19, 0.008, 0.02)
                .turn(-18, 0, 0)
                .at([i < 5 ? 0.13 : -0.13, 0.75 + 0.04 * (i % 5), 0.052 - 0.013 * (i % 5)]),
            ),
          ),
          plastic('#26262e'),
        )
        break
      case 'handkerchief':
        // Held up by its middle, the corners hang down.
        make.part(
          'cloth',
          sheet(
            Array.from({ length: 15 }, (_, i) =>
              Array.from({ length: 15 }, (_, j): Vec3 => {
                const [x, z] = [(i - 7) / 7, (j - 7) / 7]
                const far = Math.hypot(x, z)
                const fold = 1 + 0.2 * Math.sin(Math.atan2(x, z) * 8) * far
                return [0.28 * x * fold, 0.62 * (1 - Math.min(1, far / 1.42) ** 1.3), 0.28 * z * fold]
              }),
            ),
            0.02,
          ).grounded(),
          look.material('main', cloth('#fbfaf6', { grain: 0.4 })),
        )
        break
      case 'coat rack': {
        const oak = look.material('main', wood('#7a4a26'))
        make.part(
          'rack',
          together([
            cylinder(0.03, 1.1, { corners: 14, round: 0.01 }).at([0, 0.62, 0]),
            ball(0.05, 14).at([0, 1.19, 0]),
            legs([0, 0.16, 0], 0.28, 0.026),
            ...[0, 90, 180, 270].map((a) =>
              tube(
                [
                  [0, 0.98, 0],
                  [0, 1.0, 0.12],
                  [0, 1.1, 0.18],
                ],
                0.02,
                { corners: 8, smooth: 3 },
              ).turn(0, a + 45, 0),
            ),
          ]),
          oak,
        )
        make.part(
          'hat',
          lathe(
            [
              [0, 0],
              [0.15, 0],
              [0.15, 0.02],
              [0.09, 0.03],
              [0.08, 0.12],
              [0, 0.13],
            ],
            { corners: 24 },
          ).at([0.13, 1.08, 0.13]),
          look.material('accent', cloth('#4a3a30')),
        )
        make.part(
          'coat',
          box(0.2, 0.5, 0.12, 0.05).taper(1.3, 0.7).at([-0.15, 0.76, -0.12]),
          look.material('second', cloth('#8a5a3a')),
        )
        break
      }
      case 'fairy lights': {
        const at = (i: number): Vec3 => {
          const x = -0.56 + (1.12 * i) / 24
          return [x, 0.56 - 0.3 * Math.sin(((i % 12) / 12) * Math.PI), 0]
        }
        make.part(
          'cord',
          tube(
            Array.from({ length: 25 }, (_, i) => at(i)),
            0.014,
            { corners: 6 },
          ),
          plastic('#2f5a3a'),
        )
        const colours = ['#ff5a4a', '#ffd23a', '#5ad06a', '#5ab0ff']
        for (const [k, colour] of colours.entries())
          make.part(
            'bulbs',
            together(
              [k, k + 4, k + 8].map((n) => {
                const [x, y] = at(1 + n * 2)
                return ball([0.036, 0.055, 0.036], 12).at([x, y - 0.06, 0])
              }),
            ),
            glowing(colour, { glow: 1 }),
          )
        make.part(
          'posts',
          cylinder(0.02, 0.6, { corners: 10 })
            .at([0.56, 0.3, 0])
            .with(cylinder(0.08, 0.03, { corners: 18 }).at([0.56, 0.015, 0]))
            .mirrored(),
          wood('#7a4a26'),
        )
        break
      }
    }
    make.socket('top', [0, 0.6, 0], 0.2)
  },
})
