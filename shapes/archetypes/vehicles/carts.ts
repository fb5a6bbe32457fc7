import { archetype, choice } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, lathe, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, lacquer, metal, planks, plastic, rubber, wood } from '../../materials/material.ts'
import { atEach, block, drumX, pipe, rod, swept } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Carts, wagons, chariots and barrows; they are drawn to the front. */
export const cart = archetype({
  id: 'cart',
  about: 'A wooden cart, covered wagon, chariot, toy wagon or mine cart',
  skeleton: 'cart',
  nouns: ['cart', 'wooden cart', 'hay cart', 'handcart', 'farm cart'],
  parameters: {
    kind: choice(['cart', 'wagon', 'covered', 'chariot', 'mine'], 'what kind it is'),
    load: choice(['none', 'hay', 'gold', 'coal'], 'what it carries'),
  },
  rows: {
    wagon: { values: { kind: 'wagon' }, colours: { main: '#d8302a' } },
    'toy wagon': { values: { kind: 'wagon' }, colours: { main: '#d8302a' } },
    'red wagon': { values: { kind: 'wagon' }, colours: { main: '#d8302a' } },
    'covered wagon': { values: { kind: 'covered' }, colours: { main: '#9a6a3c', second: '#f2e8d0' } },
    'pioneer wagon': { values: { kind: 'covered' }, colours: { main: '#9a6a3c', second: '#f2e8d0' } },
    'gypsy wagon': { values: { kind: 'covered' }, colours: { main: '#2f7f5a', second: '#c8302c' } },
    chariot: { values: { kind: 'chariot' }, colours: { main: '#b5302a', accent: '#e0b24a' } },
    'mine cart': { values: { kind: 'mine', load: 'gold' }, colours: { main: '#9aa0a6' } },
    minecart: { values: { kind: 'mine', load: 'coal' }, colours: { main: '#9aa0a6' } },
    'hay wagon': { values: { load: 'hay' } },
  },
  build(v, look, make) {
    const { kind } = v
    const timber = look.material(
      'main',
      kind === 'wagon' || kind === 'chariot'
        ? lacquer('#d8302a')
        : kind === 'mine'
          ? metal('#8f969e', { surface: 'worn metal', roughness: 0.5, metalness: 0.7 })
          : planks('#a8713c', { grain: 1.5 }),
    )
    const dark = wood('#6b4226')
    const iron = metal('#5b6068', { surface: 'plain' })
    const gold = look.material('accent', metal('#e0b24a', { surface: 'plain', roughness: 0.22 }))
    let [floor, half, deep] = [0.24, 0.2, 0.3]
    const box = (w: number, d: number, y: number, tall: number, flare: number, wall: number): Solid =>
      swept(
        [
          [y, w - flare, -d + flare, d - flare],
          [y + tall, w, -d, d],
        ],
        { axis: 'y', square: 12, smooth: 1, corners: 36 },
      ).minus(
        swept(
          [
            [y + 0.03, w - flare - wall, -d + flare + wall, d - flare - wall],
            [y + tall + 0.02, w - wall, -d + wall, d - wall],
          ],
          { axis: 'y', square: 12, smooth: 1, corners: 36 },
        ),
      )
    if (kind === 'chariot') {
      const wall = sheet(
        Array.from({ length: 8 }, (_, i) =>
          Array.from({ length: 17 }, (_, j): Vec3 => {
            const a = ((j / 16 - 0.5) * 220 * Math.PI) / 180
            const t = i / 7
            const high = 0.24 + t * (0.34 * Math.cos(a * 0.5) ** 1.2 + 0.06)
            return [Math.sin(a) * (0.21 + t * 0.02), high, Math.cos(a) * (0.2 + t * 0.02) - 0.04]
          }),
        ),
        0.026,
      )
      make.part('body', wall, timber)
      const rim = Array.from({ length: 17 }, (_, j): Vec3 => {
        const a = ((j / 16 - 0.5) * 220 * Math.PI) / 180
        return [Math.sin(a) * 0.23, 0.24 + 0.34 * Math.cos(a * 0.5) ** 1.2 + 0.06, Math.cos(a) * 0.22 - 0.04]
      })
      make.part(
        'gold',
        pipe(rim, 0.016, 8, 1).with(
          pipe(
            rim.map(([x, , z]): Vec3 => [x * 0.94, 0.25, (z + 0.04) * 0.93 - 0.04]),
            0.014,
            8,
            1,
          ),
        ),
        gold,
      )
      make.part(
        'gold',
        ball([0.06, 0.06, 0.02], 18)
          .move(0, 0.43, 0.185)
          .with(
            ...Array.from({ length: 12 }, (_, i) =>
              rod(
                [0, 0, 0],
                [Math.sin((i * Math.PI) / 6) * 0.1, Math.cos((i * Math.PI) / 6) * 0.1, -0.01],
                [0.016, 0.004],
                6,
              ).move(0, 0.43, 0.178),
            ),
          ),
        gold,
      )
      make.part(
        'frame',
        block(0.4, 0.03, 0.34, 0.01)
          .move(0, 0.23, -0.08)
          .with(
            drumX(0.022, 0.56, 12).move(0, 0.2, -0.06),
            pipe(
              [
                [0, 0.22, 0],
                [0, 0.2, 0.25],
                [0, 0.32, 0.48],
                [0, 0.38, 0.6],
              ],
              0.022,
              10,
            ),
            rod([-0.18, 0.38, 0.56], [0.18, 0.38, 0.56], 0.016),
          ),
        dark,
      )
      const { tyre, rim: r } = wheelsAt(wheel(0.2, 0.036, 'wood'), [
        [0.27, 0.2, -0.06],
        [-0.27, 0.2, -0.06],
      ])
      make.part('wheels', r, gold).part('tyres', tyre, dark)
      make
        .socket('back', [0, 0.25, -0.08], 0.12)
        .socket('inside', [0, 0.25, -0.08], 0.15)
        .socket('front', [0, 0.38, 0.58], 0.1)
        .socket('top', [0, 0.25, -0.08], 0.12)
      return
    }
    if (kind === 'mine') {
      make.part('body', box(0.26, 0.36, 0.14, 0.36, 0.07, 0.025), timber)
      make.part(
        'frame',
        torus(1, 0.06, 36, 6)
          .scale(0.262, 0.35, 0.362)
          .move(0, 0.5, 0)
          .with(
            block(0.3, 0.05, 0.66, 0.01).move(0, 0.13, 0),
            ...[0.2, -0.2].map((z) => drumX(0.02, 0.44, 10).move(0, 0.085, z)),
          ),
        iron,
      )
      const rivets = together(
        [0.2, 0.44].flatMap((y) =>
          [-0.2, -0.07, 0.07, 0.2].map((z) => ball(0.014, 6).move(0.195 + (y - 0.14) * 0.19, y, z)),
        ),
      ).mirrored()
      make.part(
        'frame',
        rivets.with(
          block(0.016, 0.34, 0.04, 0.004).turn(0, 0, -11).move(0.232, 0.32, 0.14).mirrored(),
          block(0.016, 0.34, 0.04, 0.004).turn(0, 0, -11).move(0.232, 0.32, -0.14).mirrored(),
        ),
        iron,
      )
      const rail = lathe(
        [
          [0.085, -0.02],
          [0.085, -0.008],
          [0.074, -0.002],
          [0.07, 0.02],
          [0.02, 0.024],
        ],
        { corners: 22 },
      ).turn(0, 0, -90)
      make.part(
        'wheels',
        atEach(rail, [
          [0.2, 0.086, 0.2],
          [0.2, 0.086, -0.2],
        ]).mirrored(),
        metal('#3f444b', { surface: 'plain' }),
      )
      ;[floor, half, deep] = [0.44, 0.22, 0.3]
    } else if (kind === 'wagon') {
      make.part(
        'body',
        swept(
          [
            [0.18, 0.2, -0.36, 0.36],
            [0.32, 0.215, -0.38, 0.38],
          ],
          { axis: 'y', square: 9, smooth: 1, corners: 36, round: [0.02, 0] },
        ).minus(
          swept(
            [
              [0.205, 0.185, -0.345, 0.345],
              [0.34, 0.2, -0.365, 0.365],
            ],
            { axis: 'y', square: 9, smooth: 1, corners: 36 },
          ),
        ),
        timber,
      )
      make.part(
        'frame',
        rod([0, 0.1, 0.28], [0, 0.18, 0.28], 0.03).with(
          rod([0, 0.1, -0.26], [0, 0.18, -0.26], 0.03),
          drumX(0.016, 0.36, 10).move(0, 0.095, 0.28),
          drumX(0.016, 0.36, 10).move(0, 0.095, -0.26),
          pipe(
            [
              [0, 0.11, 0.3],
              [0, 0.14, 0.4],
              [0, 0.44, 0.58],
            ],
            0.014,
            8,
          ),
          torus(0.05, 0.012, 20, 6).scale(1.2, 1, 1).turn(-60, 0, 0).move(0, 0.47, 0.6),
        ),
        plastic('#26282d'),
      )
      const w = wheelsAt(wheel(0.095, 0.05, 'disc'), [
        [0.2, 0.095, 0.28],
        [-0.2, 0.095, 0.28],
        [0.2, 0.095, -0.26],
        [-0.2, 0.095, -0.26],
      ])
      make.part('wheels', w.tyre, rubber('#26272b')).part('rims', w.rim, lacquer('#f6f6f2'))
      ;[floor, half, deep] = [0.24, 0.17, 0.32]
    } else {
      const covered = kind === 'covered'
      const [w, d, y] = covered ? [0.2, 0.38, 0.24] : [0.21, 0.3, 0.24]
      make.part('body', box(w, d, y, 0.15, 0.02, 0.02), timber)
      make.part(
        'frame',
        together([-0.7, 0, 0.7].map((t) => block(0.024, 0.2, 0.03, 0.006).move(w + 0.004, y + 0.08, d * t)))
          .mirrored()
          .with(rod([w, y + 0.155, -d], [w, y + 0.155, d], 0.014).mirrored()),
        dark,
      )
      if (covered) {
        const cover = sheet(
          Array.from({ length: 13 }, (_, i) =>
            Array.from({ length: 13 }, (_, j): Vec3 => {
              const a = ((j / 12) * 200 - 100) * (Math.PI / 180)
              const z = (i / 12 - 0.5) * 2
              const rib = 1 + 0.03 * Math.cos(z * Math.PI * 4)
              return [
                Math.sin(a) * 0.225 * rib,
                y + 0.19 + Math.cos(a) * 0.24 * rib,
                z * (0.4 + 0.05 * Math.cos(a)),
              ]
            }),
          ),
          0.016,
        )
        make.part('cover', cover, look.material('second', cloth('#f2e8d0')))
        make.part(
          'hoops',
          together(
            [-0.4, 0.4].map((z) =>
              pipe(
                Array.from(
                  { length: 9 },
                  (_, j): Vec3 => [
                    Math.sin(((j / 8) * 200 - 100) * (Math.PI / 180)) * 0.228,
                    y + 0.19 + Math.cos(((j / 8) * 200 - 100) * (Math.PI / 180)) * 0.245,
                    z * 1.06,
                  ],
                ),
                0.012,
                8,
                1,
              ),
            ),
          ),
          dark,
        )
        make.part('frame', block(0.34, 0.03, 0.1, 0.01).move(0, y + 0.17, 0.36), dark)
        make.part('frame', ball([0.05, 0.07, 0.05], 14).move(w + 0.06, y + 0.05, -0.1), wood('#8a5630'))
      }
      const zs = covered ? [0.26, -0.26] : [-0.02]
      const rs = covered ? [0.15, 0.19] : [0.22]
      zs.forEach((z, i) => {
        const r = rs[i] ?? 0.2
        const { tyre, rim } = wheelsAt(wheel(r, 0.042, 'wood'), [
          [w + 0.05, r, z],
          [-w - 0.05, r, z],
        ])
        make
          .part('wheels', rim, dark)
          .part('tyres', tyre, iron)
          .part('frame', drumX(0.02, w * 2 + 0.12, 10).move(0, r, z), dark)
        make.part(
          'frame',
          block(0.05, Math.max(0.02, y - r + 0.02), 0.06, 0.008)
            .move(w * 0.6, (y + r) / 2, z)
            .mirrored(),
          dark,
        )
      })
      const shaft = covered
        ? [rod([0, 0.2, 0.34], [0, 0.14, 0.62], 0.016), rod([-0.12, 0.145, 0.6], [0.12, 0.145, 0.6], 0.011)]
        : [
            rod([w - 0.03, y + 0.01, -d], [w - 0.05, y + 0.0, 0.66], 0.017),
            rod([-w + 0.03, y + 0.01, -d], [-w + 0.05, y + 0.0, 0.66], 0.017),
          ]
      make.part('frame', together(shaft), dark)
      ;[floor, half, deep] = [y + 0.08, w - 0.03, d - 0.04]
    }
    if (v.load === 'hay') {
      const heap = Array.from({ length: 26 }, () =>
        ball([0.09, 0.07, 0.09], 10).move(
          (look.random() - 0.5) * half * 1.6,
          floor + 0.06 + look.random() * 0.12,
          (look.random() - 0.5) * deep * 1.6,
        ),
      )
      make.part('load', together(heap), cloth('#e0bb52', { surface: 'thatch' }))
    } else if (v.load !== 'none') {
      const shiny = v.load === 'gold'
      const heap = Array.from({ length: 34 }, (_, i) => {
        const [x, z] = [(look.random() - 0.5) * half * 1.6, (look.random() - 0.5) * deep * 1.6]
        return ball(0.045 + look.random() * 0.03, shiny ? 6 : 7)
          .turn(i * 40, i * 70, 0)
          .move(
            x,
            floor + 0.03 + 0.1 * (1 - (x / half) ** 2) * (1 - (z / deep) ** 2) * look.random() * 1.4,
            z,
          )
      })
      make.part(
        'load',
        together(heap).with(block(half * 1.9, 0.04, deep * 1.9, 0.01).move(0, floor, 0)),
        shiny ? metal('#f2c03c', { roughness: 0.3 }) : plastic('#26242a', { roughness: 0.8 }),
      )
    }
    make
      .socket('top', [0, floor, 0], half)
      .socket('inside', [0, floor, 0], half)
      .socket('back', [0, floor, 0], half * 0.8)
      .socket('front', [0, 0.25, 0.6], 0.1)
  },
})

/** Barrows with one wheel in front. */
export const wheelbarrow = archetype({
  id: 'wheelbarrow',
  about: 'A wheelbarrow, empty or with earth in it',
  skeleton: 'cart',
  nouns: ['wheelbarrow', 'barrow'],
  parameters: { load: choice(['none', 'earth', 'hay'], 'what is in it') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#2f9e5a'))
    const timber = look.material('second', wood('#b57a42'))
    const steel = metal('#8b929a', { surface: 'plain' })
    const tub = (by: number): Solid =>
      swept(
        [
          [0.22 + by, 0.13 - by * 0.6, -0.14 + by * 0.6, 0.14 - by * 0.6],
          [0.42, 0.22 - by * 0.6, -0.24 + by * 0.6, 0.32 - by * 0.6],
          [0.44, 0.225 - by * 0.6, -0.245 + by * 0.6, 0.33 - by * 0.6],
        ],
        { axis: 'y', square: 4, smooth: 2, corners: 36 },
      )
    make.part('tub', tub(0).minus(tub(0.025).move(0, 0.004, 0)), paint)
    make.part('tub', torus(1, 0.045, 40, 6).scale(0.225, 0.3, 0.287).move(0, 0.44, 0.042), paint)
    make.part(
      'handles',
      rod([0.05, 0.13, 0.4], [0.16, 0.3, -0.28], 0.018, 10)
        .with(rod([0.16, 0.3, -0.28], [0.18, 0.36, -0.5], 0.018, 10))
        .mirrored(),
      timber,
    )
    make.part(
      'grips',
      rod([0.172, 0.335, -0.42], [0.181, 0.363, -0.51], 0.026, 10).mirrored(),
      rubber('#26282d'),
    )
    make.part(
      'legs',
      pipe(
        [
          [0.13, 0.25, -0.1],
          [0.17, 0.048, -0.2],
          [0.17, 0.048, -0.26],
          [0.15, 0.28, -0.24],
        ],
        0.014,
        8,
      )
        .mirrored()
        .with(drumX(0.014, 0.16, 10).move(0, 0.13, 0.4), rod([-0.17, 0.1, -0.21], [0.17, 0.1, -0.21], 0.012)),
      steel,
    )
    const one = wheel(0.13, 0.07, 'steel', 0)
    make
      .part('wheel', one.tyre.move(0, 0.13, 0.4), rubber('#26282d'))
      .part('legs', one.rim.with(one.rim.mirror()).move(0, 0.13, 0.4), steel)
    if (v.load !== 'none') {
      const heap = Array.from({ length: 22 }, () =>
        ball([0.09, 0.06, 0.09], 10).move(
          (look.random() - 0.5) * 0.24,
          0.4 + look.random() * 0.08,
          0.03 + (look.random() - 0.5) * 0.34,
        ),
      )
      make.part(
        'load',
        together(heap),
        v.load === 'hay'
          ? cloth('#e0bb52', { surface: 'thatch' })
          : plastic('#6b4226', { surface: 'earth', roughness: 1 }),
      )
    }
    make
      .socket('inside', [0, 0.38, 0.04], 0.18)
      .socket('top', [0, 0.44, 0.04], 0.18)
      .socket('handle', [0.176, 0.35, -0.47], 0.026)
      .socket('back', [0, 0.4, 0.04], 0.15)
  },
})
