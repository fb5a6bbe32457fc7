import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, lacquer, leather, metal, plastic, rubber } from '../../materials/material.ts'
import { atEach, block, drumX, pipe, rod, roller, swept, tint } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** Chairs and baskets on wheels; one sits looking to the front. */
export const wheelchair = archetype({
  id: 'wheelchair',
  about: 'A wheelchair with big hand wheels',
  skeleton: 'chair',
  nouns: ['wheelchair', 'wheel chair'],
  parameters: { width: number(0.44, 0.36, 0.6, 'width of the seat') },
  build(v, look, make) {
    const frame = look.material('main', lacquer('#2f6fc4'))
    const seat = look.material('second', cloth('#2a2d36'))
    const steel = metal('#c3c8ce', { surface: 'plain', roughness: 0.2 })
    const w = v.width / 2
    const big = wheelsAt(wheel(0.28, 0.034, 'wire'), [
      [w + 0.06, 0.28, -0.1],
      [-w - 0.06, 0.28, -0.1],
    ])
    const small = wheelsAt(wheel(0.08, 0.035, 'star'), [
      [w - 0.02, 0.08, 0.3],
      [-w + 0.02, 0.08, 0.3],
    ])
    make.part('wheels', big.tyre.with(small.tyre), rubber('#26282d')).part(
      'rims',
      big.rim.with(
        small.rim,
        torus(0.24, 0.009, 40, 6)
          .turn(0, 0, 90)
          .move(w + 0.1, 0.28, -0.1)
          .mirrored(),
      ),
      steel,
    )
    const tubeOf = pipe(
      [
        [w, 0.9, -0.42],
        [w, 0.88, -0.28],
        [w, 0.6, -0.24],
        [w, 0.42, -0.22],
      ],
      0.016,
      10,
    ).with(
      rod([w, 0.42, -0.24], [w, 0.42, 0.26], 0.016, 10),
      pipe(
        [
          [w, 0.42, 0.2],
          [w, 0.4, 0.3],
          [w - 0.02, 0.2, 0.36],
          [w - 0.03, 0.12, 0.44],
        ],
        0.016,
        10,
      ),
      rod([w, 0.24, -0.24], [w, 0.24, 0.26], 0.014, 10),
      rod([w, 0.42, -0.22], [w, 0.24, -0.22], 0.014, 10),
      rod([w - 0.02, 0.08, 0.3], [w - 0.01, 0.4, 0.26], 0.016, 10),
      pipe(
        [
          [w, 0.42, 0.14],
          [w, 0.6, 0.14],
          [w, 0.62, 0.08],
          [w, 0.62, -0.23],
        ],
        0.014,
        10,
      ),
    )
    make.part(
      'frame',
      tubeOf
        .mirrored()
        .with(
          rod([-w, 0.24, 0], [w, 0.42, 0], 0.012),
          rod([w, 0.24, 0], [-w, 0.42, 0], 0.012),
          drumX(0.014, w * 2 + 0.14, 10).move(0, 0.28, -0.1),
        ),
      frame,
    )
    make.part(
      'seat',
      block(w * 2, 0.06, 0.46, 0.025)
        .move(0, 0.45, 0.02)
        .with(
          swept(
            [
              [0.5, w * 0.98, -0.26, -0.21],
              [0.84, w * 0.98, -0.31, -0.26],
            ],
            { axis: 'y', square: 5, smooth: 2, round: [0.02, 0.02] },
          ),
        ),
      seat,
    )
    make.part(
      'pads',
      block(0.05, 0.035, 0.24, 0.015)
        .move(w, 0.635, -0.06)
        .mirrored()
        .with(
          rod([w, 0.9, -0.37], [w, 0.902, -0.46], 0.026, 10).mirrored(),
          block(w * 0.8, 0.02, 0.14, 0.008)
            .turn(-14, 0, 0)
            .move(w * 0.5, 0.1, 0.46)
            .mirrored(),
        ),
      rubber('#26282d'),
    )
    make
      .socket('back', [0, 0.48, 0], 0.16)
      .socket('top', [0, 0.48, 0.02], 0.18)
      .socket('handle', [w, 0.9, -0.42], 0.026)
      .socket('front', [0, 0.4, 0.4], 0.1)
  },
})

export const stroller = archetype({
  id: 'baby stroller',
  about: 'A baby carriage with a folding hood',
  skeleton: 'cart',
  nouns: ['baby stroller', 'stroller', 'pram', 'baby carriage', 'pushchair', 'buggy'],
  parameters: { hood: number(1, 0, 1, '0 with the hood folded away') },
  build(v, look, make) {
    const body = look.material('main', cloth('#5a9fd4', { relief: 0.5 }))
    const lining = look.material('second', cloth('#fbf3e4'))
    const steel = metal('#c9ced4', { surface: 'plain', roughness: 0.18 })
    const tub = (by: number): Solid =>
      swept(
        [
          [0.36 + by, 0.12 - by, -0.2 + by, 0.22 - by],
          [0.46, 0.175 - by, -0.31 + by, 0.32 - by],
          [0.62, 0.19 - by, -0.35 + by, 0.36 - by],
        ],
        { axis: 'y', square: 3.4, smooth: 3, corners: 36, round: [by > 0 ? 0 : 0.03, 0] },
      )
    make.part('body', tub(0).minus(tub(0.024).move(0, 0.01, 0)), body)
    make.part(
      'trim',
      torus(1, 0.06, 44, 8)
        .scale(0.186, 0.32, 0.352)
        .warp(([x, y, z]) => [
          x * (1 + 0.08 * Math.abs(Math.sin(Math.atan2(z, x * 1.9) * 2))),
          y,
          z * (1 + 0.03 * Math.abs(Math.sin(Math.atan2(z, x * 1.9) * 2))),
        ])
        .move(0, 0.625, 0.005),
      lining,
    )
    make.part(
      'trim',
      block(0.3, 0.07, 0.56, 0.03)
        .move(0, 0.52, 0)
        .with(ball([0.12, 0.045, 0.08], 18).move(0, 0.57, -0.22)),
      lining,
    )
    // The hood: segments of a fan.
    const open = 25 + v.hood * 75
    const rows = Array.from({ length: 12 }, (_, i) =>
      Array.from({ length: 13 }, (_, j): Vec3 => {
        const [a, b] = [((i / 11) * open * Math.PI) / 180, (j / 12 - 0.5) * Math.PI]
        const rib = 1 + 0.025 * Math.abs(Math.sin((i / 11) * Math.PI * 4))
        const far = Math.cos(b) * 0.36 * rib
        return [Math.sin(b) * 0.19 * rib, 0.62 + Math.sin(a) * far * 0.82, -Math.cos(a) * far]
      }),
    )
    make.part('hood', sheet(rows, 0.02), body)
    make.part(
      'frame',
      ball(0.022, 12)
        .move(0.195, 0.62, 0)
        .mirrored()
        .with(
          pipe(
            [
              [0.16, 0.55, -0.3],
              [0.18, 0.7, -0.46],
              [0.18, 0.84, -0.58],
              [0.1, 0.87, -0.6],
              [-0.1, 0.87, -0.6],
              [-0.18, 0.84, -0.58],
              [-0.18, 0.7, -0.46],
              [-0.16, 0.55, -0.3],
            ],
            0.014,
            10,
          ),
          pipe(
            [
              [0.17, 0.18, 0.28],
              [0.17, 0.3, 0.12],
              [0.17, 0.38, 0.0],
              [0.17, 0.3, -0.12],
              [0.17, 0.18, -0.28],
            ],
            0.014,
            10,
          ).mirrored(),
          rod([0.17, 0.18, 0.28], [0.14, 0.44, -0.22], 0.012).mirrored(),
          rod([0.17, 0.18, -0.28], [0.14, 0.44, 0.22], 0.012).mirrored(),
          drumX(0.012, 0.4, 10).move(0, 0.17, 0.28),
          drumX(0.012, 0.4, 10).move(0, 0.17, -0.28),
        ),
      steel,
    )
    make.part(
      'grips',
      rod([-0.09, 0.87, -0.601], [0.09, 0.87, -0.601], 0.022, 12),
      look.material('accent', leather('#8a5230')),
    )
    const w = wheelsAt(wheel(0.17, 0.036, 'wire'), [
      [0.2, 0.17, 0.28],
      [-0.2, 0.17, 0.28],
      [0.2, 0.17, -0.28],
      [-0.2, 0.17, -0.28],
    ])
    make.part('wheels', w.tyre, rubber('#33363c')).part('rims', w.rim, steel)
    make
      .socket('inside', [0, 0.56, 0.04], 0.16)
      .socket('back', [0, 0.57, 0], 0.12)
      .socket('handle', [0, 0.87, -0.6], 0.022)
      .socket('top', [0, 0.6, 0.1], 0.15)
  },
})

export const shoppingCart = archetype({
  id: 'shopping cart',
  about: 'A shopping cart of wire on four wheels, empty or filled',
  skeleton: 'cart',
  nouns: ['shopping cart', 'shopping trolley', 'grocery cart'],
  parameters: { filled: number(0, 0, 1, '1 with goods in it') },
  build(v, look, make) {
    const steel = look.material('main', metal('#c9ced4', { surface: 'plain', roughness: 0.25 }))
    const red = look.material('accent', plastic('#d8302a'))
    const wires: Solid[] = []
    const at = (t: number, u: number): [number, number, number, number] => {
      // Width, depth from back to front, at a height from 0 to 1.
      const w = 0.2 + 0.06 * t - 0.03 * u
      return [w, 0.42 + t * 0.36, -0.32 + 0.02 * t, 0.26 + 0.14 * t]
    }
    const ring = (t: number, r: number) => {
      const [w, y, b, f] = at(t, 0)
      const corner: Vec3[] = [
        [-w, y, b],
        [w, y, b],
        [w * 0.88, y, f],
        [-w * 0.88, y, f],
      ]
      for (const [i, c] of corner.entries()) wires.push(rod(c, corner[(i + 1) % 4] ?? c, r, 6))
    }
    for (let i = 0; i <= 5; i++) ring(i / 5, i === 5 || i === 0 ? 0.013 : 0.007)
    const [w0, y0, b0, f0] = at(0, 0)
    const [w1, y1, b1, f1] = at(1, 0)
    for (let i = 0; i <= 9; i++) {
      const s = i / 9
      const side = (sign: number) =>
        rod(
          [sign * w0 * (1 - 0.12 * s), y0, b0 + (f0 - b0) * s],
          [sign * w1 * (1 - 0.12 * s), y1, b1 + (f1 - b1) * s],
          0.006,
          5,
        )
      wires.push(side(1), side(-1))
      if (i < 9)
        wires.push(rod([-w0 * 0.95, y0, b0 + (f0 - b0) * s], [w0 * 0.95, y0, b0 + (f0 - b0) * s], 0.006, 5))
    }
    for (let i = 0; i <= 6; i++) {
      const s = (i / 6 - 0.5) * 2
      wires.push(
        rod([s * w0 * 0.88, y0, f0], [s * w1 * 0.88, y1, f1], 0.006, 5),
        rod([s * w0, y0, b0], [s * w1, y1, b1], 0.006, 5),
        rod([s * w0 * 0.9, y0, b0], [s * w0 * 0.85, y0, f0], 0.006, 5),
      )
    }
    make.part('basket', together(wires), steel)
    const leg = pipe(
      [
        [0.22, 0.78, -0.36],
        [0.2, 0.5, -0.34],
        [0.2, 0.2, -0.3],
        [0.2, 0.12, -0.2],
        [0.17, 0.12, 0.3],
      ],
      0.016,
      10,
    ).with(
      rod([0.2, 0.42, -0.3], [0.17, 0.12, 0.2], 0.012),
      rod([0.2, 0.1, -0.28], [0.2, 0.14, -0.28], 0.014),
      rod([0.17, 0.1, 0.3], [0.17, 0.13, 0.3], 0.014),
    )
    make.part(
      'frame',
      leg
        .mirrored()
        .with(
          rod([-0.2, 0.13, -0.22], [0.2, 0.13, -0.22], 0.012),
          rod([-0.17, 0.12, 0.28], [0.17, 0.12, 0.28], 0.012),
          ...[-0.1, 0, 0.1].map((x) => rod([x, 0.13, -0.22], [x, 0.12, 0.28], 0.007)),
        ),
      steel,
    )
    make.part(
      'handle',
      rod([-0.26, 0.84, -0.44], [0.26, 0.84, -0.44], 0.024, 12).with(
        ball(0.03, 12).move(0.26, 0.84, -0.44).mirrored(),
        rod([0.235, 0.84, -0.44], [0.22, 0.76, -0.34], 0.016).mirrored(),
        block(0.2, 0.1, 0.012, 0.005).move(0, 0.62, -0.325),
      ),
      red,
    )
    make.part(
      'wheels',
      atEach(roller(0.06, 0.035), [
        [0.2, 0.06, -0.28],
        [-0.2, 0.06, -0.28],
        [0.17, 0.06, 0.3],
        [-0.17, 0.06, 0.3],
      ]),
      rubber('#33363c'),
    )
    if (v.filled > 0.5) {
      const goods: [Solid, string][] = [
        [block(0.13, 0.26, 0.09, 0.006).turn(0, 20, 0).move(-0.1, 0.58, -0.18), '#f2c51e'],
        [block(0.1, 0.2, 0.1, 0.006).turn(0, -15, 0).move(0.1, 0.55, -0.16), '#e8f0f6'],
        [ball(0.075, 16).move(0.02, 0.52, 0.06), '#3fae4f'],
        [ball(0.055, 14).move(0.13, 0.5, 0.1), '#d8302a'],
        [ball(0.055, 14).move(-0.11, 0.5, 0.12), '#f28a1c'],
        [block(0.16, 0.1, 0.12, 0.01).turn(0, 30, 0).move(-0.03, 0.49, 0.22), '#2f7fd0'],
        [drumX(0.05, 0.14, 16).turn(0, 0, 90).move(0.1, 0.51, 0.02), '#c8402c'],
        [rod([-0.14, 0.5, 0.02], [-0.06, 0.86, 0.06], 0.035, 12), '#d99a4a'],
      ]
      make.part('goods', together(goods.map(([solid, colour]) => tint(solid, colour))), plastic('#f2c51e'))
    }
    make
      .socket('inside', [0, 0.45, 0], 0.2)
      .socket('back', [0, 0.46, 0], 0.15)
      .socket('handle', [0, 0.84, -0.44], 0.024)
      .socket('top', [0, 0.78, 0], 0.2)
  },
})
