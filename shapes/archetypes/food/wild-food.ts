import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { bark, crust, lacquer, leaf, plaster, rubber, skin } from '../../materials/material.ts'
import { chanceAt, clouds } from '../../materials/noise.ts'

export const acorn = archetype({
  id: 'acorn',
  about: 'An acorn in its cup',
  skeleton: 'food',
  nouns: ['acorn', 'acorns'],
  parameters: { tall: number(1, 0.7, 1.4, 'how long the nut is') },
  build(v, look, make) {
    const t = 0.56 * v.tall
    make.part(
      'nut',
      lathe(
        softened(
          [
            [0, 0],
            [0.03, 0.02],
            [0.1, 0.07],
            [0.26, 0.2],
            [0.325, 0.36],
            [0.33, t],
            [0.3, t + 0.1],
            [0, t + 0.12],
          ],
          0.06,
          4,
        ),
        { corners: 48 },
      ),
      look.material('main', lacquer('#b5763a', { roughness: 0.25 })),
    )
    // Scales in rows, each set between two of the row below.
    const scales = Array.from({ length: 7 }, (_, row) => {
      const up = row / 7
      const far = 0.4 * Math.sqrt(1 - up * up * 0.96)
      const many = Math.max(6, Math.round(24 * Math.sqrt(1 - up * up * 0.9)))
      return ball([0.062, 0.058, 0.04], 10)
        .turn(-50 * up - 12, 0, 0)
        .move(0, t + 0.03 + up * 0.27, far)
        .around(many, (row % 2) * (180 / many))
    })
    make.part(
      'cup',
      together([
        lathe(
          softened(
            [
              [0.28, t - 0.03],
              [0.4, t],
              [0.4, t + 0.06],
              [0.33, t + 0.2],
              [0.16, t + 0.29],
              [0, t + 0.31],
            ],
            0.04,
          ),
          { corners: 40 },
        ),
        ...scales,
        tube(
          [
            [0, t + 0.26, 0],
            [0.01, t + 0.36, 0],
            [0.05, t + 0.46, 0.01],
          ],
          [0.055, 0.04, 0.045],
          { smooth: 5, corners: 12 },
        ),
      ]),
      look.material('second', bark('#7a5633', { grain: 0.4, relief: 0.6 })),
    )
    make.socket('top', [0, t + 0.4, 0], 0.1)
  },
})

export const pineCone = archetype({
  id: 'pine-cone',
  about: 'A pine cone with open scales',
  skeleton: 'food',
  nouns: ['pine cone', 'pinecone', 'fir cone'],
  parameters: { open: number(1, 0.3, 1.4, 'how far its scales stand off') },
  build(v, look, make) {
    const count = 88
    const scale = ball([0.1, 0.035, 0.14], 12).warp(
      ([x, y, z]): Vec3 => [x * (0.75 + z * 2.2), y * (0.8 + z * 2), z + 0.1],
    )
    const scales = Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      const wide = Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8
      return scale
        .scale(0.55 + 0.55 * wide)
        .turn(-(8 + 62 * t) + 14 * (1 - v.open), 0, 0)
        .move(0, 0.1 + 0.78 * t, 0.2 * wide)
        .turn(0, i * 137.508, 0)
    })
    const tips = light('#c79a62')
    make.part('scales', together(scales), {
      ...look.material('main', bark('#7a4f2c', { grain: 0.4, relief: 0.5 })),
      paint: ([x, y, z]) =>
        Math.hypot(x, z) >
        0.13 + 0.3 * Math.sin(Math.PI * Math.min(1, Math.max(0, 0.16 + 0.8 * ((y - 0.1) / 0.78)))) ** 0.8
          ? tips
          : undefined,
    })
    make.part(
      'core',
      lathe(
        [
          [0, 0],
          [0.1, 0.02],
          [0.2, 0.2],
          [0.22, 0.4],
          [0.15, 0.7],
          [0.05, 0.92],
          [0, 0.95],
        ],
        { corners: 24 },
      ),
      look.material('second', bark('#553419', { grain: 0.4 })),
    )
    make.socket('top', [0, 0.98, 0], 0.1)
  },
})

export const coconut = archetype({
  id: 'coconut',
  about: 'A coconut: whole, or one half beside another',
  skeleton: 'food',
  nouns: ['coconut'],
  parameters: { cut: choice(['half', 'whole'], 'how it is cut') },
  rows: {
    'whole coconut': { values: { cut: 'whole' } },
    'half coconut': {},
    coconuts: { values: { cut: 'whole' } },
  },
  build(v, look, make) {
    const shell = look.material('main', bark('#6b4426', { grain: 0.5, relief: 1.2 }))
    const dark = rubber('#2a180d')
    const eyes = [0, 120, 240].map((a): Vec3 => [Math.sin(radians(a)) * 0.1, Math.cos(radians(a)) * 0.1, 0])
    const whole = (r: number) => ball([r, r * 1.02, r], 44)
    if (v.cut === 'whole') {
      make.part('shell', whole(0.46).move(0, 0.46, 0), shell)
      make.part(
        'eyes',
        together(eyes.map(([x, y]) => ball([0.045, 0.045, 0.03], 14).move(x, y + 0.02, 0.445)))
          .turn(-24, 0, 0)
          .move(0, 0.46, 0),
        dark,
      )
      make.socket('top', [0, 0.92, 0], 0.2)
      return
    }
    const rim = (r: number): Vec2[] =>
      Array.from({ length: 13 }, (_, i): Vec2 => {
        const a = radians(-90 + i * 7.5)
        return [Math.cos(a) * r, Math.sin(a) * r]
      })
    const cup = (r: number, to: number) => lathe([...rim(r), ...rim(to).toReversed()], { corners: 48 })
    const place = <
      T extends { turn(x: number, y: number, z: number): T; move(x: number, y: number, z: number): T },
    >(
      solid: T,
    ) => solid.turn(52, -24, 0).move(-0.3, 0.36, 0.16)
    make.part('half', place(cup(0.4, 0.355)), shell)
    make.part(
      'flesh',
      place(cup(0.37, 0.27).move(0, 0.012, 0)),
      look.material('second', plaster('#fdfaf2', { roughness: 0.5 })),
    )
    make.part('whole', whole(0.4).move(0.34, 0.4, -0.22), shell)
    make.part(
      'eyes',
      together(eyes.map(([x, y]) => ball([0.042, 0.042, 0.03], 14).move(x * 0.9, y * 0.9, 0.385)))
        .turn(-22, 24, 0)
        .move(0.34, 0.4, -0.22),
      dark,
    )
    make.socket('top', [0.34, 0.8, -0.22], 0.2)
  },
})

export const potato = archetype({
  id: 'potato',
  about: 'A potato with its eyes, or a heap of them',
  skeleton: 'food',
  nouns: ['potato', 'spud', 'sweet potato'],
  parameters: { count: number(1, 1, 3, 'how many') },
  rows: { potatoes: { values: { count: 3 } }, 'sweet potato': { colours: { main: '#b0603a' } } },
  build(v, look, make) {
    const [dark, base] = [light('#7a5a30'), look.light('main', '#c8a064')]
    const count = Math.round(v.count)
    const one = (n: number) =>
      ball([0.5, 0.31, 0.34], 56).warp(([x, y, z]): Vec3 => {
        const swell = 1 + 0.16 * (clouds(x * 2.2 + n * 5, y * 2.2, z * 2.2) - 0.5) * 2 + 0.07 * x
        return [x * swell, y * swell + 0.07 * x * x, z * swell]
      })
    const small = count > 1 ? 0.6 : 1
    const places: Vec3[] =
      count > 1
        ? [
            [-0.3, 0.18, 0.16],
            [0.34, 0.18, 0.2],
            [0.02, 0.18, -0.26],
          ]
        : [[0, 0.31, 0]]
    const spots = Array.from({ length: 13 }, (_, i): Vec3 => {
      const up = 1 - (2 * (i + 0.5)) / 13
      const far = Math.sqrt(1 - up * up)
      return [Math.sin(i * 2.4) * far * 0.5, up * 0.31, Math.cos(i * 2.4) * far * 0.34]
    })
    for (let n = 0; n < count; n++) {
      const at = places[n] ?? [0, 0, 0]
      make.part(
        'potato',
        one(n)
          .scale(small)
          .turn(0, n * 67, n * 9)
          .at(at),
        {
          ...look.material('main', crust('#c8a064', { relief: 0.5, grain: 0.6 })),
          paint: ([x, y, z]) => {
            const [a, b, c] = [(x - at[0]) / small, (y - at[1]) / small, (z - at[2]) / small]
            return spots.some(
              ([u, w, q]) => ((a - u) / 0.055) ** 2 + ((b - w) / 0.03) ** 2 + ((c - q) / 0.05) ** 2 < 1,
            ) || chanceAt(Math.round(a * 60), Math.round(b * 60), Math.round(c * 60)) > 0.985
              ? dark
              : base
          },
        },
      )
    }
    make.socket('top', [0, 0.6, 0], 0.2)
  },
})

export const appleCore = archetype({
  id: 'apple-core',
  about: 'An eaten apple: the core with seeds and stem',
  skeleton: 'food',
  nouns: ['apple core', 'eaten apple'],
  parameters: { eaten: number(1, 0.5, 1.3, 'how much is gone') },
  build(v, look, make) {
    const waist = 0.3 - 0.16 * v.eaten
    const red = look.material('main', skin('#c3202a', { roughness: 0.3 }))
    const end = (turned: boolean) => {
      const cap = lathe(
        softened(
          [
            [0, 0.05],
            [0.1, 0.015],
            [0.2, 0.005],
            [0.33, 0.06],
            [0.38, 0.17],
            [0.33, 0.24],
            [0, 0.2],
          ],
          0.03,
          3,
        ),
        { corners: 44 },
      )
      return turned ? cap.scale(1.12, -1, 1.12).move(0, 1, 0) : cap
    }
    make.part('skin', end(false).with(end(true)), red)
    make.part(
      'flesh',
      lathe(
        Array.from({ length: 25 }, (_, i): Vec2 => {
          const t = i / 24
          return [waist + (0.33 - waist) * Math.abs(t * 2 - 1) ** 2.2, 0.16 + 0.68 * t]
        }),
        {
          corners: 44,
          flutes: (a, y) => 1 + 0.06 * Math.sin(a * 5 + y * 20) + 0.04 * Math.sin(a * 3 - y * 31),
        },
      ),
      look.material('second', plaster('#f6e8b8', { roughness: 0.6 })),
    )
    make.part(
      'seeds',
      together(
        [
          [20, 0.52],
          [-42, 0.46],
          [160, 0.5],
        ].map(([a = 0, y = 0.5]) => ball([0.028, 0.055, 0.02], 12).move(0, y, waist).turn(0, a, 0)),
      ),
      lacquer('#3a1c0c'),
    )
    make.part(
      'stem',
      tube(
        [
          [0, 0.9, 0],
          [0.01, 1.03, 0],
          [0.06, 1.13, 0],
        ],
        [0.025, 0.018, 0.024],
        { smooth: 5, corners: 10 },
      ),
      bark('#6b4a2a', { grain: 0.4 }),
    )
    make.socket('top', [0, 1, 0], 0.1)
  },
})

export const fishBone = archetype({
  id: 'fish-bone',
  about: 'The bones of an eaten fish: head, ribs and tail',
  skeleton: 'bones',
  nouns: ['fish bone', 'fishbone', 'fish skeleton', 'fish bones'],
  parameters: { ribs: number(7, 4, 10, 'how many ribs on a side') },
  build(v, look, make) {
    const bone = look.material('main', plaster('#f4ecd8', { roughness: 0.5 }))
    const ribs = Math.round(v.ribs)
    const y = 0.34
    make.part(
      'bones',
      together([
        tube(
          [
            [-0.4, y, 0],
            [0, y + 0.01, 0],
            [0.56, y, 0],
          ],
          [0.035, 0.03, 0.024],
          { smooth: 6, corners: 12 },
        ),
        ...Array.from({ length: ribs }, (_, i) => {
          const x = -0.22 + (i / Math.max(1, ribs - 1)) * 0.64
          const long = 0.3 - 0.2 * (i / ribs)
          return together(
            [1, -1].map((s) =>
              tube(
                [
                  [x, y, 0],
                  [x + 0.05, y + s * long * 0.6, 0],
                  [x + 0.13, y + s * long, 0],
                ],
                [0.024, 0.02, 0.012],
                { smooth: 5, corners: 9 },
              ),
            ),
          )
        }),
        ...[1, -1].map((s) =>
          tube(
            [
              [0.54, y, 0],
              [0.64, y + s * 0.1, 0],
              [0.76, y + s * 0.24, 0],
            ],
            [0.03, 0.035, 0.014],
            { smooth: 5, corners: 9 },
          ),
        ),
        tube(
          [
            [0.56, y, 0],
            [0.72, y, 0],
          ],
          [0.025, 0.012],
          { corners: 9 },
        ),
      ]),
      bone,
    )
    const outline: Vec3[] = [
      [-0.72, y - 0.04, 0],
      [-0.62, y + 0.13, 0],
      [-0.46, y + 0.25, 0],
      [-0.33, y + 0.22, 0],
      [-0.3, y, 0],
      [-0.33, y - 0.22, 0],
      [-0.46, y - 0.25, 0],
      [-0.62, y - 0.15, 0],
    ]
    make.part(
      'head',
      tube(outline, 0.034, { closed: true, smooth: 4, corners: 10 }).with(
        ball([0.19, 0.2, 0.05], 28).move(-0.49, y, 0),
      ),
      bone,
    )
    make.part(
      'eye',
      together([0.05, -0.05].map((z) => ball([0.055, 0.055, 0.015], 16).move(-0.56, y + 0.07, z))),
      lacquer('#1f1a18'),
    )
    make.part(
      'gill',
      torus(0.07, 0.012, 20, 6)
        .turn(90, 0, 0)
        .move(-0.42, y - 0.02, 0.042),
      leaf('#cdbfa0'),
    )
    make.part(
      'stand',
      box(0.9, 0.03, 0.24, 0.01)
        .move(0, 0.015, 0)
        .with(box(0.03, y, 0.03, 0.005).move(0.05, y / 2, 0)),
      look.material('second', bark('#8a6238', { grain: 0.4 })),
    )
    make.socket('top', [0, y, 0], 0.1)
  },
})
