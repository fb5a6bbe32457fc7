import { archetype, choice, number } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, curve, cylinder, extrude, torus, tube } from '../../../geometry/solids.ts'
import { between, type Vec2, type Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { lacquer, metal, type Paint, plastic, wood } from '../../../materials/material.ts'
import { rod, standing } from '../forms.ts'
import { bodies, scaled, waisted } from './outlines.ts'

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

/** Amber in the middle, over red to nearly black at the rim. */
function sunburst(outline: readonly Vec2[]): Paint {
  const tones = ['#f6b83a', '#e88a24', '#a8321c', '#2a120c'].map(light)
  return ([x, y]) => {
    const rim = Math.min(...outline.map(([a, b]) => Math.hypot(a - x, b - y)))
    const way = Math.min(2.999, Math.max(0, (1 - rim / 0.13) * 3))
    const [from, to] = [tones[Math.floor(way)], tones[Math.floor(way) + 1]]
    return from && to && between(from, to, way % 1)
  }
}

export const guitar = archetype({
  id: 'guitar',
  about: 'A guitar, upright: acoustic, electric, bass or ukulele',
  skeleton: 'instrument',
  nouns: ['guitar', 'acoustic guitar'],
  parameters: {
    kind: choice(['acoustic', 'electric'], 'which kind'),
    strings: number(6, 4, 7, 'how many strings'),
    neck: number(0.4, 0.2, 0.6, 'how long its neck is'),
    finish: choice(['plain', 'sunburst'], 'how its body is painted'),
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
    const plain = look.material(
      'main',
      isElectric ? lacquer('#d8262c', { roughness: 0.15 }) : wood('#d08a3e'),
    )
    const main = v.finish === 'sunburst' ? { ...plain, colour: '#ffffff', paint: sunburst(outline) } : plain
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
