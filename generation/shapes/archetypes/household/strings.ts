import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, curve, cylinder, extrude, torus, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { lacquer, metal, plastic, wood } from '../../materials/material.ts'
import { pipe, rod, standing } from './forms.ts'

/** A closed outline through points of the right half, from the bottom to the top, mirrored. */
function waisted(half: Vec2[]): Vec2[] {
  const right = half.map(([x, y]): Vec3 => [x, y, 0])
  const left = half
    .toReversed()
    .filter(([x]) => x > 0.001)
    .map(([x, y]): Vec3 => [-x, y, 0])
  return curve([...right, ...left], 5, true).map(([x, y]): Vec2 => [x, y])
}
const scaled = (outline: Vec2[], by: number, cy: number): Vec2[] =>
  outline.map(([x, y]): Vec2 => [x * by, cy + (y - cy) * by])

const bodies: Record<string, Vec2[]> = {
  acoustic: [
    [0, 0],
    [0.12, 0.008],
    [0.19, 0.08],
    [0.185, 0.17],
    [0.13, 0.26],
    [0.14, 0.34],
    [0.135, 0.4],
    [0.08, 0.44],
    [0, 0.445],
  ],
  violin: [
    [0, 0],
    [0.11, 0.01],
    [0.165, 0.08],
    [0.15, 0.16],
    [0.165, 0.185],
    [0.1, 0.24],
    [0.1, 0.28],
    [0.14, 0.33],
    [0.13, 0.4],
    [0.07, 0.45],
    [0, 0.455],
  ],
}
const electricBody: Vec2[] = curve(
  [
    [0, 0.02, 0],
    [0.13, 0, 0],
    [0.19, 0.08, 0],
    [0.16, 0.18, 0],
    [0.15, 0.25, 0],
    [0.19, 0.36, 0],
    [0.16, 0.4, 0],
    [0.09, 0.36, 0],
    [0, 0.37, 0],
    [-0.07, 0.38, 0],
    [-0.13, 0.45, 0],
    [-0.18, 0.44, 0],
    [-0.16, 0.32, 0],
    [-0.14, 0.24, 0],
    [-0.18, 0.15, 0],
    [-0.19, 0.07, 0],
    [-0.12, 0, 0],
  ],
  5,
  true,
).map(([x, y]): Vec2 => [x, y])

export const guitar = archetype({
  id: 'guitar',
  about: 'A guitar, upright: acoustic, electric, bass or ukulele',
  skeleton: 'instrument',
  nouns: ['guitar', 'acoustic guitar'],
  parameters: {
    kind: choice(['acoustic', 'electric'], 'which kind'),
    strings: number(6, 4, 7, 'how many strings'),
    neck: number(0.4, 0.2, 0.6, 'how long its neck is'),
  },
  rows: {
    'electric guitar': { values: { kind: 'electric' }, colours: { main: '#d8262c' } },
    'bass guitar': { values: { kind: 'electric', strings: 4, neck: 0.55 }, colours: { main: '#2f5fae' } },
    ukulele: { values: { strings: 4, neck: 0.24 }, colours: { main: '#c9873f' } },
  },
  build: standing((v, look, make) => {
    const isElectric = v.kind === 'electric'
    const outline = isElectric ? electricBody : waisted(bodies.acoustic ?? [])
    const strings = Math.round(v.strings)
    const chrome = look.material('accent', metal('#d3d8dd', { roughness: 0.18 }))
    const dark = wood('#3a2214', { grain: 0.5 })
    const pale = wood(isElectric ? '#c99a5a' : '#a8703a')
    const sides = look.material('second', wood('#7a3f1c'))
    const deep = isElectric ? 0.055 : 0.12
    const front = deep / 2
    const main = look.material('main', isElectric ? lacquer('#d8262c', { roughness: 0.15 }) : wood('#d08a3e'))
    make.part(
      'body',
      extrude(outline, deep, { bevel: isElectric ? 0.016 : 0.012, steps: 3 }),
      isElectric ? main : sides,
    )
    if (!isElectric) {
      make.part('top', extrude(scaled(outline, 0.975, 0.22), 0.012, { bevel: 0.003 }).move(0, 0, front), main)
      make.part(
        'hole',
        cylinder(0.058, 0.006, { corners: 36 })
          .turn(90, 0, 0)
          .move(0, 0.3, front + 0.007),
        plastic('#1c120b'),
      )
      make.part(
        'body',
        torus(0.066, 0.007, 40, 6)
          .turn(90, 0, 0)
          .scale(1, 1, 0.5)
          .move(0, 0.3, front + 0.007)
          .with(
            tube(
              scaled(outline, 0.99, 0.22).map(([x, y]): Vec3 => [x, y, front + 0.002]),
              0.006,
              { closed: true, corners: 6 },
            ),
          ),
        sides,
      )
      make.part('fretboard', box(0.14, 0.028, 0.022, 0.008).move(0, 0.13, front + 0.012), dark)
    } else {
      make.part(
        'guard',
        extrude(
          curve(
            [
              [0.03, 0.08, 0],
              [0.1, 0.07, 0],
              [0.12, 0.14, 0],
              [0.09, 0.24, 0],
              [0.1, 0.33, 0],
              [0.03, 0.35, 0],
              [-0.05, 0.35, 0],
              [-0.08, 0.28, 0],
              [-0.06, 0.2, 0],
            ],
            5,
            true,
          ).map(([x, y]): Vec2 => [x, y]),
          0.012,
          { bevel: 0.003 },
        ).move(0, 0, front + 0.003),
        look.material('second', plastic('#fbf7ec', { roughness: 0.3 })),
      )
      make.part(
        'pickups',
        together([0.17, 0.235, 0.3].map((y) => box(0.085, 0.026, 0.024, 0.008).move(0, y, front + 0.012))),
        plastic('#1c1d21'),
      )
      make.part(
        'fittings',
        together(
          [
            [0.1, 0.12],
            [0.105, 0.065],
            [0.06, 0.05],
          ].map(([x = 0, y = 0]) =>
            cylinder(0.017, 0.024, { corners: 18 })
              .turn(90, 0, 0)
              .move(x, y, front + 0.018),
          ),
        ),
        chrome,
      )
      make.part(
        'fittings',
        box(0.1, 0.034, 0.022, 0.006)
          .move(0, 0.11, front + 0.012)
          .with(rod([0.03, 0.11, front + 0.02], [0.075, 0.06, front + 0.045], 0.005, 8)),
        chrome,
      )
    }
    const [from, to] = [isElectric ? 0.33 : 0.36, 0.44 + v.neck]
    const z = front + 0.012
    make.part('neck', box(0.06, to - 0.33, 0.034, 0.014).move(0, (to + 0.33) / 2, z - 0.02), pale)
    make.part('fretboard', box(0.058, to - from + 0.01, 0.014, 0.004).move(0, (to + from) / 2, z), dark)
    const frets = Array.from(
      { length: 14 },
      (_, i) => to - (to - from) * (1 - 0.92 ** (i + 1)) * 1.35,
    ).filter((y) => y > from)
    make.part(
      'fittings',
      together(frets.map((y) => box(0.058, 0.004, 0.006, 0.001).move(0, y, z + 0.007))),
      chrome,
    )
    make.part(
      'dots',
      together(
        [0.3, 0.5, 0.7].map((t) => ball([0.008, 0.008, 0.004], 10).move(0, to - (to - from) * t, z + 0.007)),
      ),
      plastic('#f7f2e6'),
    )
    const head: Vec2[] = isElectric
      ? [
          [-0.028, 0],
          [0.03, 0],
          [0.03, 0.03],
          [0.05, 0.06],
          [0.03, 0.16],
          [-0.02, 0.175],
          [-0.06, 0.14],
          [-0.05, 0.04],
        ]
      : [
          [-0.03, 0],
          [0.03, 0],
          [0.052, 0.03],
          [0.045, 0.15],
          [0.02, 0.14],
          [0, 0.155],
          [-0.02, 0.14],
          [-0.045, 0.15],
          [-0.052, 0.03],
        ]
    make.part(
      'neck',
      extrude(head, 0.026, { bevel: 0.006 })
        .turn(-6, 0, 0)
        .move(0, to, z - 0.012),
      pale,
    )
    const pegs: Vec3[] = Array.from({ length: strings }, (_, i) =>
      isElectric
        ? [-0.058, to + 0.03 + (i * 0.11) / (strings - 1), z - 0.02]
        : [(i % 2 ? 1 : -1) * 0.056, to + 0.045 + Math.floor(i / 2) * 0.036, z - 0.02],
    )
    make.part(
      'fittings',
      together(
        pegs.map(([x, y, pz]) =>
          ball([0.018, 0.012, 0.01], 10)
            .move(x + Math.sign(x) * 0.012, y, pz)
            .with(
              cylinder(0.006, 0.03, { corners: 8 })
                .turn(90, 0, 0)
                .move(x * 0.62, y, pz + 0.022),
            ),
        ),
      ),
      chrome,
    )
    make.part(
      'strings',
      together(
        Array.from({ length: strings }, (_, i) => {
          const s = (i / (strings - 1)) * 2 - 1
          return tube(
            [
              [s * 0.034, isElectric ? 0.11 : 0.13, front + 0.024],
              [s * 0.022, to, z + 0.012],
              [s * 0.02, to + 0.03 + 0.03 * (i % 3), z + 0.002],
            ],
            0.0022,
            { corners: 5 },
          )
        }),
      ),
      metal('#e6e2d6'),
    )
    make.socket('handle', [0, to - 0.1, z], 0.04).socket('front', [0, 0.25, front], 0.15)
  }),
})

export const violin = archetype({
  id: 'violin',
  about: 'A violin or cello, upright, with its bow',
  skeleton: 'instrument',
  nouns: ['violin', 'fiddle', 'viola'],
  parameters: {
    kind: choice(['violin', 'cello'], 'whether it stands on a spike'),
    bow: choice(['beside', 'none'], 'whether its bow is with it'),
  },
  rows: {
    cello: { values: { kind: 'cello' }, colours: { main: '#9a4a1c' } },
    'double bass': { values: { kind: 'cello' }, colours: { main: '#7a3a16' } },
  },
  build: standing((v, look, make) => {
    const outline = waisted(bodies.violin ?? [])
    const varnish = look.material('main', wood('#b0521c', { roughness: 0.25 }))
    const dark = look.material('second', wood('#1f1612', { grain: 0.5, roughness: 0.35 }))
    const lift = v.kind === 'cello' ? 0.1 : 0
    const up = (one: Solid) => one.move(0, lift, 0)
    make.part('body', up(extrude(scaled(outline, 0.95, 0.22), 0.085, { bevel: 0.004 })), varnish)
    const plate = extrude(outline, 0.034, { bevel: 0.014, steps: 3 })
    make.part('body', up(plate.move(0, 0, 0.042).with(plate.move(0, 0, -0.042))), varnish)
    const z = 0.06
    make.part(
      'holes',
      up(
        together(
          [1, -1].map((s) =>
            pipe(
              [
                [s * 0.066, 0.26, z],
                [s * 0.05, 0.25, z],
                [s * 0.058, 0.2, z],
                [s * 0.078, 0.15, z],
                [s * 0.066, 0.135, z],
              ],
              0.0065,
              5,
              8,
            ).with(
              ball([0.012, 0.012, 0.006], 10).move(s * 0.055, 0.258, z),
              ball([0.013, 0.013, 0.006], 10).move(s * 0.074, 0.14, z),
            ),
          ),
        ),
      ),
      dark,
    )
    make.part(
      'fittings',
      up(
        extrude(
          [
            [-0.012, 0.02],
            [0.012, 0.02],
            [0.028, 0.12],
            [-0.028, 0.12],
          ],
          0.022,
          { bevel: 0.006 },
        )
          .move(0, 0, z + 0.016)
          .with(
            extrude(
              [
                [-0.02, 0.34],
                [0.02, 0.34],
                [0.014, 0.78],
                [-0.014, 0.78],
              ],
              0.018,
              { bevel: 0.005 },
            )
              .turn(1.5, 0, 0)
              .move(0, 0, z + 0.024),
          ),
      ),
      dark,
    )
    make.part(
      'bridge',
      up(
        extrude(
          [
            [-0.032, 0],
            [0.032, 0],
            [0.024, 0.02],
            [0.03, 0.04],
            [0, 0.052],
            [-0.03, 0.04],
            [-0.024, 0.02],
          ],
          0.012,
          { bevel: 0.003 },
        )
          .turn(90, 0, 0)
          .scale(1, 1, -1)
          .move(0, 0.19, z),
      ),
      wood('#e0b878'),
    )
    make.part('neck', up(rod([0, 0.43, 0.04], [0, 0.8, 0.05], [0.026, 0.02], 14)), varnish)
    const scrollPath = Array.from({ length: 26 }, (_, i): Vec3 => {
      const a = i * 0.42
      const r = 0.036 - 0.0012 * i
      return [0, 0.9 + r * Math.sin(a - 0.6), 0.03 - r * Math.cos(a - 0.6)]
    })
    make.part(
      'neck',
      up(
        tube(scrollPath, (t) => 0.017 * (1 - 0.45 * t), { corners: 10 }).with(
          pipe(
            [
              [0, 0.78, 0.05],
              [0, 0.84, 0.045],
              [0, 0.885, 0.0],
            ],
            [0.02, 0.022, 0.016],
            4,
            12,
          ),
        ),
      ),
      varnish,
    )
    make.part(
      'fittings',
      up(
        together(
          [0.805, 0.835, 0.82, 0.85].map((y, i) =>
            rod([0, y, 0.045], [(i < 2 ? 1 : -1) * 0.055, y, 0.045], 0.006, 8).with(
              ball([0.016, 0.012, 0.008], 10).move((i < 2 ? 1 : -1) * 0.062, y, 0.045),
            ),
          ),
        ),
      ),
      dark,
    )
    make.part(
      'strings',
      up(
        together(
          [-1, -0.33, 0.33, 1].map((s) =>
            tube(
              [
                [s * 0.02, 0.115, z + 0.03],
                [s * 0.022, 0.19, z + 0.052],
                [s * 0.009, 0.79, z + 0.026],
                [s * 0.006, 0.83, z - 0.005],
              ],
              0.0022,
              { corners: 5 },
            ),
          ),
        ),
      ),
      metal('#e6e2d6'),
    )
    if (v.kind === 'violin')
      make.part('fittings', up(ball([0.06, 0.045, 0.03], 16).move(-0.075, 0.03, z + 0.01)), dark)
    else make.part('spike', rod([0, 0, 0], [0, lift + 0.02, 0], [0.006, 0.012]), metal('#c9ced4'))
    if (v.bow === 'beside') {
      make.part(
        'bow',
        pipe(
          [
            [0.3, 0.02, 0.03],
            [0.305, 0.4, 0.03],
            [0.3, 0.8, 0.03],
            [0.285, 0.86, 0.03],
          ],
          0.008,
          6,
          8,
        ).with(box(0.03, 0.05, 0.02, 0.006).move(0.284, 0.07, 0.03)),
        dark,
      )
      make.part('hair', rod([0.272, 0.06, 0.03], [0.28, 0.855, 0.03], 0.004, 6), plastic('#f4efe0'))
    }
    make.socket('handle', [0, 0.7 + lift, 0.05], 0.03)
  }),
})

export const harp = archetype({
  id: 'harp',
  about: 'A harp',
  skeleton: 'instrument',
  nouns: ['harp', 'lyre'],
  parameters: {
    strings: number(16, 6, 26, 'how many strings'),
    kind: choice(['harp', 'lyre'], 'which kind'),
  },
  rows: { lyre: { values: { kind: 'lyre', strings: 7 } } },
  build: standing((v, look, make) => {
    const gold = look.material('main', metal('#dca83a', { roughness: 0.24 }))
    const timber = look.material('second', wood('#7a3f1c'))
    const wire = look.material('accent', metal('#f3ecd8'))
    const count = Math.round(v.strings)
    if (v.kind === 'lyre') {
      make.part(
        'body',
        extrude(
          waisted([
            [0, 0],
            [0.16, 0.02],
            [0.22, 0.12],
            [0.16, 0.24],
            [0, 0.26],
          ]),
          0.12,
          { bevel: 0.03, steps: 4 },
        ),
        timber,
      )
      make.part(
        'arms',
        pipe(
          [
            [0.15, 0.2, 0],
            [0.34, 0.36, 0],
            [0.32, 0.62, 0],
            [0.22, 0.82, 0],
            [0.28, 0.96, 0],
          ],
          [0.04, 0.036, 0.03, 0.026, 0.036],
          7,
          14,
        ).mirrored(),
        gold,
      )
      make.part(
        'arms',
        rod([-0.3, 0.84, 0], [0.3, 0.84, 0], 0.028, 16).with(ball(0.042, 16).move(0.31, 0.84, 0).mirrored()),
        gold,
      )
      make.part(
        'strings',
        together(
          Array.from({ length: count }, (_, i) =>
            rod(
              [((i / (count - 1)) * 2 - 1) * 0.07, 0.1, 0.075],
              [((i / (count - 1)) * 2 - 1) * 0.15, 0.84, 0.02],
              0.004,
              6,
            ),
          ),
        ),
        wire,
      )
      make.part('bridge', box(0.2, 0.03, 0.04, 0.012).move(0, 0.1, 0.07), gold)
      make.socket('handle', [0.3, 0.5, 0], 0.04)
      return
    }
    const neck = curve(
      [
        [0.3, 0.86, 0],
        [0.16, 0.82, 0],
        [0, 0.86, 0],
        [-0.16, 0.97, 0],
        [-0.3, 0.98, 0],
      ],
      10,
    )
    make.part(
      'neck',
      tube(neck, (t) => 0.034 + 0.014 * Math.sin(Math.PI * t), { corners: 14 }),
      gold,
    )
    make.part(
      'column',
      rod([-0.3, 0.06, 0], [-0.3, 0.98, 0], [0.036, 0.032], 18).with(
        ...[0.12, 0.16, 0.88, 0.92].map((y) => torus(0.04, 0.012, 24, 8).move(-0.3, y, 0)),
        ball([0.06, 0.05, 0.06], 18).move(-0.3, 1.02, 0),
      ),
      gold,
    )
    make.part(
      'body',
      tube(
        [
          [0.32, 0.86, 0],
          [0.1, 0.44, 0],
          [-0.16, 0.06, 0],
        ],
        [0.055, 0.085, 0.12],
        { smooth: 8, corners: 18 },
      ),
      timber,
    )
    make.part('base', box(0.38, 0.07, 0.26, 0.025).move(-0.2, 0.035, 0), gold)
    make.part(
      'strings',
      together(
        Array.from({ length: count }, (_, i) => {
          const t = (i + 0.6) / (count + 0.4)
          const top = neck[Math.round((1 - t) * (neck.length - 1) * 0.86 + 0.14 * 0)] ?? [0, 0.9, 0]
          const x = top[0]
          const y = x > 0.1 ? 0.44 + ((x - 0.1) / 0.22) * 0.42 : 0.06 + ((x + 0.16) / 0.26) * 0.38
          return rod([x, Math.max(0.08, y), 0], top, 0.0032, 5)
        }),
      ),
      wire,
    )
    make.socket('front', [0, 0.5, 0.1], 0.2)
  }),
})
