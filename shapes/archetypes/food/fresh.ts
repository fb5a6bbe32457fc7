import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, extrude, lathe, sheet, softened, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light, shade } from '../../materials/colour.ts'
import { crust, lacquer, leaf, rubber, skin } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

/** A pointed leaf that begins on the origin, goes along +z and bends down by `droop`. */
function blade(long: number, wide: number, droop: number, thick = 0.012): Solid {
  const rows = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7
    const half = wide * Math.sin(Math.PI * Math.min(0.97, 0.18 + 0.82 * t)) ** 0.8
    return [-1, -0.5, 0, 0.5, 1].map(
      (k): Vec3 => [k * half, -droop * t * t + Math.abs(k) * half * 0.3, t * long],
    )
  })
  return sheet(rows, thick)
}

export const strawberry = archetype({
  id: 'strawberry',
  about: 'A strawberry with seeds and green leaves',
  skeleton: 'food',
  nouns: ['strawberry'],
  parameters: { seeds: number(110, 40, 180, 'how many seeds it has') },
  build(v, look, make) {
    const profile: Vec2[] = [
      [0, 0],
      [0.06, 0.01],
      [0.16, 0.12],
      [0.28, 0.36],
      [0.345, 0.58],
      [0.33, 0.7],
      [0.22, 0.78],
      [0.08, 0.77],
      [0, 0.75],
    ]
    const line = softened(profile, 0.09, 4)
    const count = Math.round(v.seeds)
    const radiusAt = (y: number) => {
      const k = line.findIndex(([, h]) => h >= y)
      const [a, b] = [line[Math.max(0, k - 1)] ?? [0, 0], line[k] ?? [0, 0]]
      return a[0] + (b[0] - a[0]) * (b[1] === a[1] ? 0 : (y - a[1]) / (b[1] - a[1]))
    }
    const dimples = Array.from({ length: count }, (_, i) => {
      const y = 0.05 + 0.66 * ((i + 0.5) / count) ** 0.72
      const a = i * 2.39996
      return { y, a, r: radiusAt(y) }
    })
    make.part(
      'berry',
      lathe(line, { corners: 40 }),
      look.material('main', skin('#d81f2c', { roughness: 0.25, relief: 0.5 })),
    )
    make.part(
      'seeds',
      together(
        dimples.map(({ y, a, r }) =>
          ball([0.011, 0.02, 0.009], 6)
            .turn(y < 0.6 ? 22 : -25, 0, 0)
            .move(0, y, r - 0.001)
            .turn(0, (a * 180) / Math.PI, 0),
        ),
      ),
      look.material('accent', lacquer('#f5cf62', { roughness: 0.4 })),
    )
    const green = look.material('second', leaf('#4f9a2c'))
    make.part(
      'leaves',
      together([
        ...Array.from({ length: 8 }, (_, i) =>
          blade(0.27 + 0.03 * Math.sin(i * 3), 0.075, 0.1)
            .turn(-8, 45 * i, 0)
            .move(0, 0.775, 0),
        ),
        tube(
          [
            [0, 0.76, 0],
            [0.01, 0.86, 0],
            [0.05, 0.95, 0],
          ],
          [0.03, 0.022, 0.026],
          { smooth: 6, corners: 12 },
        ),
      ]),
      green,
    )
    make.socket('top', [0, 0.8, 0], 0.2)
  },
})

export const pineapple = archetype({
  id: 'pineapple',
  about: 'A pineapple with its crown of leaves',
  skeleton: 'food',
  nouns: ['pineapple', 'ananas'],
  parameters: { leaves: number(30, 12, 44, 'how many leaves it has') },
  build(v, look, make) {
    const rings = 66
    const profile = Array.from({ length: rings + 1 }, (_, i): Vec2 => {
      const t = i / rings
      return [0.265 * Math.max(0, 1 - Math.abs(t * 2 - 1) ** 3.2) ** 0.42, t * 0.66]
    })
    const eye = (a: number, h: number) => {
      const [u, w] = [a * (8 / (2 * Math.PI)) + h * 7.5, a * (8 / (2 * Math.PI)) - h * 7.5]
      const [fu, fw] = [Math.abs(u - Math.round(u)) * 2, Math.abs(w - Math.round(w)) * 2]
      return (1 - fu) * (1 - fw) > 0 ? Math.min(1 - (1 - fu) ** 4, 1 - (1 - fw) ** 4) : 0
    }
    // Each field between the crossing grooves is an eye.
    const field = (a: number, h: number) => {
      const [u, w] = [a * (8 / (2 * Math.PI)) + h * 7.5, a * (8 / (2 * Math.PI)) - h * 7.5]
      return Math.min(Math.abs(u - Math.floor(u) - 0.5), Math.abs(w - Math.floor(w) - 0.5))
    }
    const colour = look.colour('main', '#e8a424')
    const [dark, tip] = [light(shade(colour, 0.55)), light('#8a6a1c')]
    make.part(
      'fruit',
      lathe(profile, {
        corners: 96,
        flutes: (a, h) => 1 + 0.07 * (0.5 - field(a, h)) * 2 - 0.03 * eye(a, h),
      }),
      look.material(
        'main',
        crust('#e8a424', {
          relief: 0.3,
          paint: ([x, y, z]) => {
            const f = field(Math.atan2(x, z) + (Math.atan2(x, z) < 0 ? 2 * Math.PI : 0), y)
            return f > 0.42 ? dark : f < 0.07 ? tip : undefined
          },
        }),
      ),
    )
    const count = Math.round(v.leaves)
    make.part(
      'leaves',
      together(
        Array.from({ length: count }, (_, i) => {
          const t = i / count
          return blade(0.24 + 0.16 * t, 0.046, 0.12 - 0.2 * t, 0.014)
            .turn(-30 - 52 * t, 137.5 * i, 0)
            .move(0, 0.63 + 0.05 * t, 0)
        }),
      ),
      look.material('second', leaf('#3f8a35')),
    )
    make.socket('top', [0, 1, 0], 0.15)
  },
})

export const watermelon = archetype({
  id: 'watermelon',
  about: 'A watermelon, whole or as a slice',
  skeleton: 'food',
  nouns: ['watermelon'],
  parameters: { cut: choice(['whole', 'slice', 'half'], 'how it is cut') },
  rows: {
    'watermelon slice': { values: { cut: 'slice' } },
    'slice of watermelon': { values: { cut: 'slice' } },
    'half watermelon': { values: { cut: 'half' } },
  },
  build(v, look, make) {
    const rind = look.colour('second', '#3f9a3a')
    const [pale, dark] = [light(rind), light(shade(rind, 0.5))]
    const striped = (turned: boolean) =>
      look.material(
        'second',
        skin('#3f9a3a', {
          roughness: 0.3,
          paint: ([x, y, z]) => {
            const a = turned ? Math.atan2(z, x) * 1.27 : Math.atan2(x, z)
            return Math.sin(a * 11 + 0.9 * Math.sin(y * 17 + a * 3) + 0.4 * Math.sin(y * 41)) > 0.25
              ? dark
              : pale
          },
        }),
      )
    const flesh = look.material('main', skin('#e8323f', { roughness: 0.35, relief: 0.8 }))
    const seedStuff = lacquer('#20120c', { roughness: 0.2 })
    const seed = ball([0.016, 0.026, 0.012], 10)
    if (v.cut === 'whole') {
      make.part(
        'rind',
        ball([0.46, 0.4, 0.46], 56).warp(([x, y, z]): Vec3 => [x, y + 0.4, z]),
        striped(false),
      )
      make.part(
        'stem',
        tube(
          [
            [0, 0.78, 0],
            [0.01, 0.85, 0],
            [0.06, 0.9, 0.01],
            [0.1, 0.88, 0.02],
          ],
          [0.03, 0.02, 0.017, 0.014],
          { smooth: 6, corners: 12 },
        ),
        rubber('#7a6a35'),
      )
      make.socket('top', [0, 0.8, 0], 0.2)
      return
    }
    if (v.cut === 'half') {
      const place = (s: Solid) => s.turn(32, 0, 0).move(0, 0.42, 0)
      const bowl: Vec2[] = [
        [0, -0.42],
        [0.12, -0.405],
        [0.24, -0.345],
        [0.34, -0.25],
        [0.405, -0.12],
        [0.42, 0],
      ]
      make.part('rind', place(lathe([...bowl, [0.405, 0.002], [0, -0.01]], { corners: 48 })), striped(false))
      make.part(
        'white',
        place(
          lathe(
            [
              [0, -0.2],
              [0.405, -0.02],
              [0.405, 0.006],
              [0, 0.006],
            ],
            { corners: 44 },
          ),
        ),
        skin('#e6f2c4'),
      )
      make.part(
        'flesh',
        place(
          lathe(
            [
              [0, -0.2],
              [0.37, -0.02],
              [0.37, 0.012],
              [0, 0.014],
            ],
            { corners: 44 },
          ),
        ),
        flesh,
      )
      make.part(
        'seeds',
        place(
          together(
            Array.from({ length: 22 }, (_, i) =>
              seed
                .turn(90, 0, 0)
                .turn(0, i * 137.5, 0)
                .move(
                  Math.sin(radians(i * 137.5)) * (0.14 + 0.16 * chanceAt(i, 1, 1)),
                  0.014,
                  Math.cos(radians(i * 137.5)) * (0.14 + 0.16 * chanceAt(i, 1, 1)),
                ),
            ),
          ),
        ),
        seedStuff,
      )
      make.socket('top', [0, 0.6, 0], 0.2)
      return
    }
    const arc = (r: number, top: number): Vec2[] =>
      Array.from({ length: 33 }, (_, i): Vec2 => {
        const a = Math.PI + (Math.PI * i) / 32
        return [Math.cos(a) * r, Math.sin(a) * r + top]
      })
    make.part('rind', extrude(arc(0.5, 0.5), 0.15, { bevel: 0.02 }), striped(true))
    make.part('white', extrude(arc(0.462, 0.502), 0.16, { bevel: 0.015 }), skin('#e6f2c4'))
    make.part('flesh', extrude(arc(0.425, 0.506), 0.172, { bevel: 0.02 }), flesh)
    const places: Vec2[] = [
      [-0.27, 0.4],
      [-0.1, 0.42],
      [0.1, 0.41],
      [0.28, 0.39],
      [-0.2, 0.28],
      [0, 0.29],
      [0.2, 0.27],
      [-0.09, 0.17],
      [0.1, 0.17],
    ]
    make.part(
      'seeds',
      together(
        places.flatMap(([x, y], i) => [
          seed.turn(0, 0, -x * 60).move(x, y, 0.085),
          seed.turn(0, 0, i * 9).move(x * 0.95 + 0.02, y, -0.085),
        ]),
      ),
      seedStuff,
    )
    make.socket('top', [0, 0.5, 0], 0.2)
  },
})

export const avocado = archetype({
  id: 'avocado',
  about: 'Half an avocado with its stone',
  skeleton: 'food',
  nouns: ['avocado', 'half avocado', 'avocado half'],
  parameters: { stone: number(1, 0, 1, 'whether the stone is in it') },
  build(v, look, make) {
    const pear: Vec2[] = [
      [0, 0],
      [0.18, 0.03],
      [0.32, 0.16],
      [0.345, 0.36],
      [0.27, 0.58],
      [0.18, 0.76],
      [0.13, 0.9],
      [0.07, 0.98],
      [0, 1],
    ]
    const turned = (size: number) =>
      lathe(softened(pear, 0.12, 5), { corners: 48 })
        .move(0, -0.45, 0)
        .scale(size, size * 1.005, size)
        .move(0, 0.45, 0)
    const half = (size: number, z: number) => turned(size).within(box(2, 3, 1, 0).move(0, 0.5, -0.5 + z))
    make.part('skin', half(1, 0.03), look.material('second', rubber('#2f4a22', { relief: 1.6 })))
    make.part('rim', half(0.955, 0.036), skin('#a9c94e', { roughness: 0.4 }))
    const bowl = ball(0.165, 28).move(0, 0.34, 0.05)
    make.part(
      'flesh',
      half(0.9, 0.042).minus(bowl),
      look.material('main', skin('#eef0a0', { roughness: 0.4 })),
    )
    if (v.stone > 0.3)
      make.part(
        'stone',
        ball(0.158, 30).move(0, 0.34, 0.065),
        look.material('accent', lacquer('#7a4522', { roughness: 0.3 })),
      )
    make.socket('top', [0, 1, 0], 0.05)
  },
})

export const broccoli = archetype({
  id: 'broccoli',
  about: 'Broccoli or cauliflower',
  skeleton: 'food',
  nouns: ['broccoli'],
  parameters: { leaves: number(0, 0, 7, 'leaves around it') },
  rows: { cauliflower: { values: { leaves: 7 }, colours: { main: '#f4eeda', second: '#dfe6b8' } } },
  build(v, look, make) {
    const stalk = look.material('second', skin('#a9c96a', { roughness: 0.6 }))
    const heads: Vec3[] = [
      [0, 0.66, 0],
      [0.24, 0.58, 0.06],
      [-0.23, 0.58, 0.09],
      [0.03, 0.56, 0.25],
      [-0.08, 0.57, -0.24],
      [0.17, 0.6, -0.17],
      [-0.2, 0.62, -0.1],
      [0.18, 0.54, 0.22],
      [-0.15, 0.53, 0.24],
    ]
    make.part(
      'stalk',
      together([
        tube(
          [
            [0, 0.005, 0],
            [0, 0.2, 0],
            [0, 0.42, 0],
          ],
          [0.125, 0.12, 0.15],
          { smooth: 5, corners: 24, flat: true },
        ),
        ...heads.map(([x, y, z]) =>
          tube(
            [
              [x * 0.15, 0.2, z * 0.15],
              [x * 0.6, 0.38, z * 0.6],
              [x, y - 0.02, z],
            ],
            [0.07, 0.06, 0.08],
            { smooth: 5, corners: 12 },
          ),
        ),
      ]),
      stalk,
    )
    const bud = ball(1, 8)
    make.part(
      'florets',
      together(
        heads.flatMap(([x, y, z], n) => {
          const r = n === 0 ? 0.19 : 0.15
          return [
            ball(r * 0.95, 16).move(x, y + 0.03, z),
            ...Array.from({ length: 34 }, (_, i) => {
              const up = 1 - ((i + 0.5) / 34) * 1.45
              const far = Math.sqrt(Math.max(0, 1 - up * up))
              return bud
                .scale(r * (0.24 + 0.06 * chanceAt(i, n, 1)))
                .move(
                  x + Math.sin(i * 2.39996) * far * r * 0.93,
                  y + 0.03 + up * r * 0.93,
                  z + Math.cos(i * 2.39996) * far * r * 0.93,
                )
            }),
          ]
        }),
      ),
      look.material('main', leaf('#3f8a2f', { relief: 1.4 })),
    )
    const count = Math.round(v.leaves)
    if (count > 0)
      make.part(
        'leaves',
        together(
          Array.from({ length: count }, (_, i) =>
            blade(0.62, 0.19, -0.16, 0.02)
              .turn(-34, (360 * i) / count, 0)
              .move(0, 0.07, 0),
          ),
        ),
        leaf('#6fae3e'),
      )
    make.socket('top', [0, 0.85, 0], 0.2)
  },
})
