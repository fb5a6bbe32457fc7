import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  glass,
  glowing,
  lacquer,
  leather,
  metal,
  paper,
  plastic,
  polished,
  rubber,
  wood,
} from '../../materials/material.ts'
import { clouds } from '../../materials/noise.ts'
import { hoop, pipe, rectangle, rod, standing, turned } from './forms.ts'

/** A lens barrel along z: rings, and glass in front. */
function lens(radius: number, long: number): { barrel: Solid; glass: Solid; rings: Solid } {
  const barrel = lathe(
    [
      [radius * 0.9, 0],
      [radius, 0.005],
      [radius, long * 0.4],
      [radius * 0.94, long * 0.44],
      [radius * 0.94, long * 0.9],
      [radius * 0.98, long * 0.92],
      [radius * 0.98, long],
      [radius * 0.86, long],
      [radius * 0.8, long * 0.9],
      [radius * 0.4, long * 0.82],
    ],
    { corners: 44, flutes: (_, y) => (y > long * 0.1 && y < long * 0.38 ? 1.012 : 1) },
  )
  return {
    barrel: barrel.turn(90, 0, 0),
    glass: lathe(
      [
        [0, long * 0.82],
        [radius * 0.78, long * 0.84],
        [radius * 0.5, long * 0.92],
        [0, long * 0.95],
      ],
      { corners: 36 },
    ).turn(90, 0, 0),
    rings: torus(radius * 1.0, radius * 0.05, 44, 8)
      .turn(90, 0, 0)
      .move(0, 0, long * 0.42)
      .with(
        torus(radius * 0.92, radius * 0.05, 44, 8)
          .turn(90, 0, 0)
          .move(0, 0, long),
      ),
  }
}
const coated = polished('#2a3f7a', { metalness: 0.3, roughness: 0.04 })

export const camera = archetype({
  id: 'camera',
  about: 'A camera: with film, modern, instant or for video',
  skeleton: 'device',
  nouns: ['camera', 'digital camera'],
  parameters: { kind: choice(['modern', 'vintage', 'instant', 'video', 'film', 'security'], 'which kind') },
  rows: {
    'vintage camera': { values: { kind: 'vintage' }, colours: { main: '#2b2724', second: '#c9ced4' } },
    'film camera': { values: { kind: 'vintage' }, colours: { main: '#6b3f24', second: '#d9c08a' } },
    'old camera': { values: { kind: 'vintage' }, colours: { main: '#6b3f24', second: '#d9c08a' } },
    'polaroid camera': { values: { kind: 'instant' }, colours: { main: '#f6f2e8', second: '#2a2c31' } },
    polaroid: { values: { kind: 'instant' }, colours: { main: '#f6f2e8', second: '#2a2c31' } },
    'instant camera': { values: { kind: 'instant' }, colours: { main: '#f6f2e8', second: '#2a2c31' } },
    'video camera': { values: { kind: 'video' }, colours: { main: '#3a3d44' } },
    camcorder: { values: { kind: 'video' }, colours: { main: '#3a3d44' } },
    'movie camera': { values: { kind: 'film' }, colours: { main: '#33363c' } },
    'security camera': { values: { kind: 'security' }, colours: { main: '#eef0f2' } },
  },
  build: standing((v, look, make) => {
    const shell = look.material(
      'main',
      v.kind === 'vintage' ? leather('#2b2724', { grain: 0.4 }) : plastic('#2c2e34', { roughness: 0.5 }),
    )
    const second = look.material('second', v.kind === 'vintage' ? metal('#c9ced4') : plastic('#1c1d21'))
    const accent = look.material('accent', plastic('#e2463c', { roughness: 0.3 }))
    const black = plastic('#1c1d21', { roughness: 0.35 })
    const put = (r: number, long: number, x: number, y: number, z: number) => {
      const one = lens(r, long)
      make.part('lens', one.barrel.move(x, y, z), black)
      make.part('lens rings', one.rings.move(x, y, z), metal('#c9ced4'))
      make.part('glass', one.glass.move(x, y, z), coated)
    }
    if (v.kind === 'vintage') {
      make.part('body', box(0.98, 0.46, 0.28, 0.05).move(0, 0.28, 0), shell)
      make.part(
        'top',
        box(0.99, 0.14, 0.29, 0.035)
          .move(0, 0.52, 0)
          .with(box(0.99, 0.06, 0.29, 0.02).move(0, 0.05, 0)),
        second,
      )
      make.part('top', box(0.36, 0.13, 0.24, 0.03).move(-0.02, 0.63, 0), second)
      make.part(
        'window',
        box(0.14, 0.08, 0.02, 0.008)
          .move(-0.08, 0.63, 0.122)
          .with(
            box(0.07, 0.06, 0.02, 0.008).move(0.1, 0.63, 0.122),
            box(0.09, 0.06, 0.02, 0.006).move(-0.4, 0.52, 0.148),
          ),
        glass('#22304a', { opacity: 1 }),
      )
      make.part(
        'dials',
        turned(
          [
            [0, 0],
            [0.08, 0],
            [0.08, 0.05],
            [0, 0.055],
          ],
          0.01,
          28,
        )
          .move(0.36, 0.59, 0)
          .with(
            turned(
              [
                [0, 0],
                [0.06, 0],
                [0.06, 0.06],
                [0, 0.065],
              ],
              0.01,
              28,
            ).move(-0.36, 0.59, 0),
            turned(
              [
                [0, 0],
                [0.028, 0],
                [0.028, 0.05],
                [0, 0.055],
              ],
              0.01,
              20,
            ).move(0.24, 0.59, 0.04),
          ),
        second,
      )
      make.part('dot', ball([0.02, 0.02, 0.012], 12).move(0.36, 0.42, 0.142), accent)
      put(0.21, 0.24, 0.02, 0.28, 0.13)
      make.part('strap', torus(0.03, 0.009, 18, 6).turn(0, 90, 0).move(0.5, 0.46, 0).mirrored(), second)
    } else if (v.kind === 'modern') {
      make.part('body', box(0.9, 0.52, 0.3, 0.07).move(0, 0.28, 0), shell)
      make.part('body', box(0.2, 0.54, 0.38, 0.08).move(-0.36, 0.28, 0.06), shell)
      make.part(
        'top',
        extrude(
          [
            [-0.19, 0],
            [0.19, 0],
            [0.13, 0.17],
            [-0.13, 0.17],
          ],
          0.3,
          { bevel: 0.03, steps: 3 },
        ).move(0.06, 0.52, 0.02),
        shell,
      )
      make.part(
        'dials',
        turned(
          [
            [0, 0],
            [0.075, 0],
            [0.075, 0.06],
            [0, 0.065],
          ],
          0.01,
          28,
        )
          .move(0.34, 0.53, 0)
          .with(
            turned(
              [
                [0, 0],
                [0.05, 0],
                [0.05, 0.05],
                [0, 0.055],
              ],
              0.01,
              24,
            ).move(-0.2, 0.53, 0),
          ),
        second,
      )
      make.part(
        'button',
        cylinder(0.045, 0.05, { corners: 24 }).turn(12, 0, 0).move(-0.36, 0.56, 0.14),
        accent,
      )
      make.part(
        'screen',
        box(0.5, 0.36, 0.02, 0.01).move(0.08, 0.28, -0.15),
        glass('#22304a', { opacity: 1 }),
      )
      make.part('top', box(0.12, 0.02, 0.12, 0.006).move(0.06, 0.695, 0), metal('#8a9199'))
      put(0.23, 0.36, 0.06, 0.29, 0.14)
    } else if (v.kind === 'instant') {
      make.part(
        'body',
        extrude(
          [
            [-0.3, 0.02],
            [0.34, 0.02],
            [0.34, 0.24],
            [0.2, 0.34],
            [0.16, 0.66],
            [-0.24, 0.66],
            [-0.32, 0.4],
          ],
          0.78,
          { bevel: 0.05, steps: 4 },
        ).turn(0, -90, 0),
        shell,
      )
      make.part('face', box(0.7, 0.3, 0.05, 0.02).turn(-8, 0, 0).move(0, 0.49, 0.19), second)
      make.part('body', box(0.8, 0.07, 0.1, 0.02).move(0, 0.06, 0.32), shell)
      make.part('lens', box(0.6, 0.025, 0.03, 0.006).move(0, 0.12, 0.352), black)
      const stripes = ['#e2463c', '#f28a24', '#f7d32f', '#4fae3f', '#2fa8d8']
      make.part(
        'stripes',
        together(
          stripes.map((tint, i) =>
            box(0.026, 0.36, 0.02, 0.004)
              .turn(-34, 0, 0)
              .move(-0.055 + 0.0275 * i, 0.26, 0.278)
              .scale(1)
              .tinted(light(tint)),
          ),
        ),
        plastic('#ffffff'),
      )
      make.part(
        'flash',
        box(0.18, 0.11, 0.04, 0.012).turn(-8, 0, 0).move(0.22, 0.55, 0.215),
        polished('#eef6fa', { metalness: 0.2 }),
      )
      make.part('glass', box(0.1, 0.09, 0.04, 0.01).turn(-8, 0, 0).move(-0.24, 0.55, 0.215), coated)
      make.part('button', ball([0.05, 0.05, 0.03], 18).move(-0.26, 0.42, 0.235), accent)
      put(0.15, 0.15, 0, 0.46, 0.2)
      make.part(
        'photo',
        box(0.56, 0.012, 0.34, 0.003).turn(12, 0, 0).move(0, 0.085, 0.48),
        paper('#fdfbf4', {
          paint: ([x, , z], n) =>
            n[1] > 0.5 && Math.abs(x) < 0.22 && z > 0.36 && z < 0.57
              ? Math.hypot(x - 0.08, z - 0.42) < 0.04
                ? light('#ffe27a')
                : z > 0.5 - 0.05 * Math.sin(x * 12)
                  ? light('#4f8f4a')
                  : light('#8fc8ea')
              : undefined,
        }),
      )
    } else if (v.kind === 'security') {
      make.part('body', box(0.36, 0.3, 0.74, 0.06).turn(14, 0, 0).move(0, 0.5, 0.1), shell)
      make.part('hood', box(0.42, 0.035, 0.86, 0.014).turn(14, 0, 0).move(0, 0.665, 0.16), shell)
      make.part('face', box(0.3, 0.24, 0.05, 0.03).turn(14, 0, 0).move(0, 0.41, 0.46), black)
      make.part('glass', ball([0.09, 0.09, 0.05], 22).move(0, 0.41, 0.49), coated)
      make.part('light', ball(0.022, 12).move(0.1, 0.48, 0.485), glowing('#ff3a2e', { glow: 2 }))
      make.part(
        'arm',
        pipe(
          [
            [0, 0.4, -0.05],
            [0, 0.24, -0.1],
            [0, 0.24, -0.4],
          ],
          0.05,
          5,
          14,
        ).with(box(0.3, 0.34, 0.05, 0.02).move(0, 0.24, -0.42)),
        second,
      )
    } else {
      const isFilm = v.kind === 'film'
      make.part('body', box(0.36, 0.5, 0.72, 0.05).move(0, isFilm ? 0.66 : 0.3, 0), shell)
      if (isFilm) {
        const reel = turned(
          [
            [0, -0.07],
            [0.26, -0.07],
            [0.28, -0.05],
            [0.28, 0.05],
            [0.26, 0.07],
            [0, 0.07],
          ],
          0.012,
          40,
        ).turn(0, 0, 90)
        make.part('reels', reel.move(0, 1.16, -0.2).with(reel.scale(0.9).move(0, 1.12, 0.3)), shell)
        make.part(
          'spools',
          together(
            [
              [1.16, -0.2],
              [1.12, 0.3],
            ].map(([y = 0, z = 0]) => cylinder(0.09, 0.17).turn(0, 0, 90).move(0, y, z)),
          ),
          metal('#c9ced4'),
        )
        make.part('tripod', rod([0, 0.42, 0], [0, 0, 0.42], [0.03, 0.02]).around(3, 60), wood('#8a5229'))
        make.part(
          'crank',
          rod([0.18, 0.66, -0.1], [0.26, 0.66, -0.1], 0.016).with(
            rod([0.26, 0.66, -0.1], [0.26, 0.54, -0.04], 0.016),
            rod([0.26, 0.54, -0.04], [0.33, 0.54, -0.04], 0.026),
          ),
          metal('#c9ced4'),
        )
        put(0.14, 0.28, 0, 0.7, 0.35)
      } else {
        make.part('screen', box(0.03, 0.3, 0.42, 0.012).turn(0, 24, 0).move(0.29, 0.34, 0.1), second)
        make.part(
          'handle',
          pipe(
            [
              [0, 0.54, -0.24],
              [0, 0.7, -0.2],
              [0, 0.7, 0.2],
              [0, 0.54, 0.24],
            ],
            0.036,
            5,
          ),
          second,
        )
        make.part(
          'eyepiece',
          cylinder(0.08, 0.16, { top: 0.06 }).turn(-90, 0, 0).move(-0.04, 0.44, -0.42),
          black,
        )
        make.part('button', ball([0.02, 0.04, 0.04], 14).move(-0.185, 0.42, -0.2), accent)
        put(0.17, 0.26, 0, 0.3, 0.34)
        make.part(
          'mic',
          cylinder(0.04, 0.3, { round: 0.02 }).turn(90, 0, 0).move(0.08, 0.64, 0.32),
          rubber('#1c1d20'),
        )
      }
    }
    make.socket('top', [0, 0.7, 0], 0.15).socket('handle', [-0.36, 0.3, 0.1], 0.1)
  }),
})

export const telescope = archetype({
  id: 'telescope',
  about: 'A telescope on a tripod, or a spyglass',
  skeleton: 'device',
  nouns: ['telescope'],
  parameters: { stand: choice(['tripod', 'none'], 'what it stands on') },
  rows: { spyglass: { values: { stand: 'none' }, colours: { main: '#7a4424' } } },
  build: standing((v, look, make) => {
    const body = look.material('main', lacquer('#f4f1ea'))
    const brass = look.material('second', metal('#cf9f42', { roughness: 0.25 }))
    const tubes: [from: number, to: number, r: number][] = [
      [-0.1, 0.5, 0.105],
      [-0.34, -0.08, 0.08],
      [-0.52, -0.32, 0.056],
    ]
    const aim = (one: Solid) =>
      v.stand === 'tripod'
        ? one.aim([0.35, 0.62, 0.7]).move(0, 0.78, 0)
        : one.aim([0.93, 0.13, 0.3]).move(0, 0.2, 0)
    tubes.forEach(([from, to, r], i) => {
      make.part(
        'tube',
        aim(cylinder(r, to - from, { corners: 36, round: 0.008 }).move(0, (from + to) / 2, 0)),
        i === 0 ? body : v.stand === 'none' ? brass : body,
      )
      make.part(
        'rings',
        aim(
          torus(r, 0.018, 36, 8)
            .move(0, to - 0.02, 0)
            .with(torus(r, 0.018, 36, 8).move(0, from + 0.02, 0)),
        ),
        brass,
      )
    })
    make.part(
      'rings',
      aim(
        lathe(
          [
            [0.1, 0.46],
            [0.125, 0.46],
            [0.13, 0.54],
            [0.1, 0.54],
          ],
          { corners: 36 },
        ),
      ),
      brass,
    )
    make.part(
      'lens',
      aim(
        lathe(
          [
            [0, 0.53],
            [0.098, 0.54],
            [0.05, 0.56],
            [0, 0.562],
          ],
          { corners: 32 },
        ),
      ),
      coated,
    )
    make.part('rings', aim(cylinder(0.045, 0.08, { top: 0.06 }).turn(180, 0, 0).move(0, -0.55, 0)), brass)
    if (v.stand === 'tripod') {
      const timber = look.material('accent', wood('#7d4a26'))
      make.part(
        'finder',
        aim(
          cylinder(0.026, 0.26)
            .move(0, 0.1, 0.15)
            .with(box(0.02, 0.03, 0.07, 0.005).move(0, 0.1, 0.12)),
        ),
        brass,
      )
      make.part(
        'mount',
        turned(
          [
            [0, 0.5],
            [0.09, 0.5],
            [0.1, 0.54],
            [0.05, 0.6],
            [0.05, 0.68],
            [0, 0.68],
          ],
          0.014,
          28,
        ).with(ball(0.07, 20).move(0, 0.7, 0)),
        brass,
      )
      const leg = tube(
        [
          [0, 0.55, 0.05],
          [0, 0.02, 0.36],
        ],
        [0.034, 0.022],
        {
          flat: true,
          outline: [
            [-1, -0.7],
            [1, -0.7],
            [1, 0.7],
            [-1, 0.7],
          ],
        },
      )
      make.part('tripod', leg.around(3, 20), timber)
      make.part(
        'mount',
        rod([0, 0.26, 0], [0, 0.26, 0.225], 0.01, 8)
          .around(3, 20)
          .with(ball([0.03, 0.02, 0.03], 12).move(0, 0.02, 0.365).around(3, 20)),
        brass,
      )
    }
    make.socket('handle', [0, 0.7, 0], 0.1)
  }),
})

export const microscope = archetype({
  id: 'microscope',
  about: 'A microscope',
  skeleton: 'device',
  nouns: ['microscope'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#f1f3f4'))
    const black = look.material('second', plastic('#2a2d33'))
    const chrome = look.material('accent', metal('#c9cfd6', { roughness: 0.18 }))
    make.part(
      'base',
      extrude(rectangle(0.42, 0.56, 0.12, 6), 0.08, { bevel: 0.025, steps: 3 })
        .turn(-90, 0, 0)
        .move(0, 0.04, 0),
      black,
    )
    make.part(
      'arm',
      pipe(
        [
          [0, 0.06, -0.2],
          [0, 0.3, -0.26],
          [0, 0.56, -0.24],
          [0, 0.72, -0.12],
          [0, 0.74, -0.02],
        ],
        [0.075, 0.07, 0.066, 0.07, 0.075],
        7,
        18,
      ),
      shell,
    )
    make.part(
      'base',
      box(0.34, 0.035, 0.3, 0.012)
        .move(0, 0.34, 0.02)
        .with(box(0.12, 0.06, 0.16, 0.014).move(0, 0.33, -0.18)),
      black,
    )
    make.part('slide', box(0.2, 0.01, 0.07, 0.003).move(0, 0.363, 0.04), glass('#9fdcf0', { opacity: 0.8 }))
    make.part(
      'knobs',
      cylinder(0.07, 0.05, { corners: 28 })
        .turn(0, 0, 90)
        .move(0.11, 0.3, -0.25)
        .mirrored()
        .with(cylinder(0.04, 0.08, { corners: 24 }).turn(0, 0, 90).move(0.14, 0.3, -0.25).mirrored()),
      chrome,
    )
    const aim = (one: Solid) => one.aim([0, 0.86, -0.5]).move(0, 0.78, 0.02)
    make.part('arm', aim(cylinder(0.065, 0.3).move(0, 0.1, 0)), shell)
    make.part(
      'base',
      aim(
        cylinder(0.05, 0.1)
          .move(0, 0.28, 0)
          .with(torus(0.05, 0.014, 28, 8).move(0, 0.33, 0)),
      ),
      black,
    )
    make.part('eyepiece', aim(ball([0.036, 0.014, 0.036], 16).move(0, 0.335, 0)), coated)
    make.part(
      'arm',
      turned(
        [
          [0, 0.62],
          [0.09, 0.62],
          [0.1, 0.66],
          [0.07, 0.76],
          [0, 0.76],
        ],
        0.016,
        30,
      ).move(0, 0, 0.04),
      shell,
    )
    const objective = turned(
      [
        [0, -0.2],
        [0.018, -0.2],
        [0.03, -0.17],
        [0.036, -0.1],
        [0.042, -0.09],
        [0.042, 0],
        [0, 0],
      ],
      0.006,
      22,
    )
    make.part(
      'objectives',
      objective
        .move(0, 0.63, 0.05)
        .with(
          objective.scale(0.8).turn(0, 0, 32).move(0.05, 0.64, 0.04),
          objective.scale(0.8).turn(0, 0, -32).move(-0.05, 0.64, 0.04),
        ),
      chrome,
    )
    make.part('base', cylinder(0.07, 0.05, { top: 0.055 }).move(0, 0.1, 0.05), black)
    make.part('light', ball([0.045, 0.02, 0.045], 16).move(0, 0.125, 0.05), glowing('#fff1b8', { glow: 1.4 }))
    make.socket('top', [0, 0.36, 0.04], 0.12)
  }),
})

export const binoculars = archetype({
  id: 'binoculars',
  about: 'Binoculars',
  skeleton: 'device',
  nouns: ['binoculars', 'field glasses', 'opera glasses'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', rubber('#3a4a38'))
    const black = look.material('second', plastic('#212327'))
    const brass = look.material('accent', metal('#cf9f42'))
    const one = lathe(
      [
        [0.1, -0.4],
        [0.11, -0.4],
        [0.115, -0.34],
        [0.09, -0.28],
        [0.1, -0.2],
        [0.15, -0.12],
        [0.16, 0],
        [0.2, 0.3],
        [0.21, 0.32],
        [0.21, 0.4],
        [0.18, 0.4],
        [0.17, 0.36],
      ],
      { corners: 40 },
    )
    const place = (solid: Solid) => solid.turn(90, 0, 0).move(0.24, 0.24, 0).mirrored()
    make.part('barrels', place(one), shell)
    make.part(
      'rings',
      place(
        torus(0.2, 0.014, 40, 8)
          .move(0, 0.33, 0)
          .with(torus(0.112, 0.012, 32, 8).move(0, -0.36, 0)),
      ),
      brass,
    )
    make.part(
      'lenses',
      place(
        lathe(
          [
            [0, 0.36],
            [0.175, 0.37],
            [0.09, 0.39],
            [0, 0.395],
          ],
          { corners: 36 },
        ),
      ),
      coated,
    )
    make.part('eyecups', place(torus(0.09, 0.026, 32, 8).move(0, -0.4, 0)), black)
    make.part(
      'bridge',
      box(0.34, 0.06, 0.14, 0.02)
        .move(0, 0.3, 0.04)
        .with(box(0.3, 0.05, 0.1, 0.02).move(0, 0.28, -0.2)),
      black,
    )
    make.part(
      'wheel',
      lathe(
        [
          [0.04, -0.16],
          [0.05, -0.15],
          [0.05, -0.06],
          [0.06, -0.05],
          [0.06, 0.04],
          [0.03, 0.05],
        ],
        { corners: 40, flutes: (a, y) => (y > -0.06 ? 1 + 0.05 * Math.cos(a * 14) : 1) },
      )
        .turn(90, 0, 0)
        .move(0, 0.32, 0),
      brass,
    )
    make.part(
      'strap',
      pipe(
        [
          [0.38, 0.3, -0.08],
          [0.52, 0.2, -0.2],
          [0.4, 0.02, -0.5],
          [0, 0.015, -0.58],
          [-0.4, 0.02, -0.5],
          [-0.52, 0.2, -0.2],
          [-0.38, 0.3, -0.08],
        ],
        0.016,
        6,
        8,
      ),
      leather('#4a2f1c'),
    )
    make.socket('handle', [0, 0.3, 0], 0.2)
  }),
})

export const magnifier = archetype({
  id: 'magnifying-glass',
  about: 'A magnifying glass, upright',
  skeleton: 'device',
  nouns: ['magnifying glass', 'magnifier', 'loupe', 'hand lens'],
  parameters: {},
  build: standing((_, look, make) => {
    const brass = look.material('main', metal('#d6a53c', { roughness: 0.22 }))
    const lean = (one: Solid) => one.turn(0, 0, -20)
    make.part(
      'rim',
      lean(
        hoop(
          [
            [0.26, -0.035],
            [0.3, -0.035],
            [0.312, 0],
            [0.3, 0.035],
            [0.26, 0.035],
            [0.255, 0],
          ],
          52,
        )
          .turn(90, 0, 0)
          .move(0, 0.7, 0),
      ),
      brass,
    )
    make.part(
      'lens',
      lean(
        lathe(
          [
            [0, -0.05],
            [0.14, -0.036],
            [0.262, -0.008],
            [0.262, 0.008],
            [0.14, 0.036],
            [0, 0.05],
          ],
          { corners: 44 },
        )
          .turn(90, 0, 0)
          .move(0, 0.7, 0),
      ),
      glass('#bfe6f5', { opacity: 0.42 }),
    )
    make.part(
      'handle',
      lean(
        turned(
          [
            [0, 0],
            [0.035, 0],
            [0.05, 0.03],
            [0.045, 0.1],
            [0.034, 0.24],
            [0.04, 0.3],
            [0, 0.3],
          ],
          0.014,
          24,
        ),
      ),
      look.material('second', wood('#6b3a1e')),
    )
    make.part(
      'rim',
      lean(
        turned(
          [
            [0, 0.28],
            [0.044, 0.28],
            [0.046, 0.33],
            [0.03, 0.36],
            [0.024, 0.41],
            [0, 0.41],
          ],
          0.008,
          22,
        ).with(ball([0.04, 0.03, 0.04], 14).move(0, 0.005, 0)),
      ),
      brass,
    )
    make.socket('handle', [0.05, 0.15, 0], 0.05).socket('front', [0.24, 0.66, 0], 0.26)
  }),
})

export const globe = archetype({
  id: 'globe',
  about: 'A globe of the earth on a stand',
  skeleton: 'device',
  nouns: ['globe', 'world globe'],
  parameters: { tilt: number(23, 0, 40, 'how far its axis leans') },
  rows: { 'antique globe': { colours: { main: '#d9c08a', second: '#a8743a' } } },
  build: standing((v, look, make) => {
    const sea = look.material('main', plastic('#2f86c8', { roughness: 0.25 }))
    const land = look.light('second', '#5fa84a')
    const brass = look.material('accent', metal('#d6a53c', { roughness: 0.24 }))
    const r = 0.34
    const y0 = 0.62
    const by = radians(-v.tilt)
    /** Rough continents by places and sizes on the sphere: longitude, latitude, reach. */
    const continents: [number, number, number, number][] = [
      [-100, 48, 26, 20],
      [-85, 62, 24, 12],
      [-105, 28, 9, 10],
      [-60, -10, 15, 19],
      [-66, -38, 6, 16],
      [18, 8, 16, 16],
      [24, -20, 10, 16],
      [5, 22, 20, 10],
      [15, 50, 14, 10],
      [60, 55, 40, 14],
      [95, 45, 34, 17],
      [78, 20, 8, 12],
      [105, 18, 8, 14],
      [115, 60, 30, 11],
      [134, -25, 15, 10],
      [-42, 72, 12, 9],
      [120, -4, 12, 4],
      [140, 38, 3, 6],
      [-2, 54, 3, 4],
      [46, -19, 3, 7],
    ]
    const paint = ([x, y, z]: Vec3): Vec3 | undefined => {
      const [c, s] = [Math.cos(-by), Math.sin(-by)]
      const [px, py] = [x * c - (y - y0) * s, x * s + (y - y0) * c]
      const lat = (Math.asin(Math.max(-1, Math.min(1, py / r))) * 180) / Math.PI
      const lon = (Math.atan2(px, z) * 180) / Math.PI
      if (lat > 80 || lat < -72) return light('#f4f7f8')
      const rough = clouds(px * 14, py * 14, z * 14) * 0.35
      const isLand = continents.some(([a, b, w, h]) => {
        const d = ((((lon - 10 - a + 540) % 360) + 360) % 360) - 180
        return (d * Math.cos(radians(lat * 0.6))) ** 2 / w ** 2 + (lat - b) ** 2 / h ** 2 < 1 + rough
      })
      if (!isLand) return undefined
      return Math.abs(lat - 24) < 8 && lon > -20 && lon < 60 ? light('#d9b766') : land
    }
    make.part('globe', ball(r, 48).move(0, y0, 0), { ...sea, paint })
    const tip = (one: Solid) => one.turn(0, 0, -v.tilt).move(0, y0, 0)
    const arc = Array.from({ length: 30 }, (_, i): Vec3 => {
      const a = radians(-96 + (i / 29) * 192)
      return [-(r + 0.05) * Math.cos(a), (r + 0.05) * Math.sin(a), 0]
    })
    make.part('arm', tip(tube(arc, 0.02, { corners: 12 })), brass)
    make.part(
      'arm',
      tip(
        rod([0, r - 0.01, 0], [0, r + 0.075, 0], 0.012).with(
          rod([0, -r + 0.01, 0], [0, -r - 0.06, 0], 0.012),
          ball(0.024, 14).move(0, r + 0.08, 0),
        ),
      ),
      brass,
    )
    make.part(
      'stand',
      turned(
        [
          [0, 0],
          [0.26, 0],
          [0.27, 0.03],
          [0.2, 0.07],
          [0.06, 0.1],
          [0.04, 0.14],
          [0.06, 0.17],
          [0.03, 0.2],
          [0.026, 0.24],
          [0, 0.25],
        ],
        0.016,
        40,
      ),
      wood('#7a4424'),
    )
    make.socket('top', [0, y0 + r, 0], 0.1)
  }),
})

export const projector = archetype({
  id: 'projector',
  about: 'A film projector with two reels and a beam',
  skeleton: 'device',
  nouns: ['projector', 'film projector', 'movie projector'],
  parameters: { light: choice(['on', 'off'], 'whether it shines') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#4f6f6a'))
    const steel = look.material('second', metal('#c2c8cf'))
    make.part('body', box(0.32, 0.42, 0.6, 0.045).move(0, 0.27, 0), shell)
    make.part('base', box(0.4, 0.07, 0.7, 0.025).move(0, 0.045, 0), plastic('#26282c'))
    const disc = circleWithHoles()
    const reel = disc
      .move(0, 0, 0.06)
      .with(disc.move(0, 0, -0.06), cylinder(0.07, 0.12).turn(90, 0, 0))
      .turn(0, 90, 0)
    make.part('reels', reel.move(0.02, 0.82, 0.32).with(reel.move(0.02, 0.78, -0.3)), steel)
    make.part(
      'film',
      lathe(
        [
          [0.06, -0.045],
          [0.19, -0.045],
          [0.19, 0.045],
          [0.06, 0.045],
        ],
        { corners: 36 },
      )
        .turn(0, 0, 90)
        .move(0.02, 0.82, 0.32)
        .with(
          lathe(
            [
              [0.06, -0.045],
              [0.13, -0.045],
              [0.13, 0.045],
              [0.06, 0.045],
            ],
            { corners: 36 },
          )
            .turn(0, 0, 90)
            .move(0.02, 0.78, -0.3),
        ),
      plastic('#2b2320'),
    )
    make.part(
      'arms',
      rod([0, 0.44, 0.2], [0.02, 0.82, 0.32], 0.026).with(rod([0, 0.44, -0.2], [0.02, 0.78, -0.3], 0.026)),
      shell,
    )
    const one = lens(0.1, 0.22)
    make.part('lens', one.barrel.move(0, 0.34, 0.29), plastic('#1c1d21'))
    make.part('reels', one.rings.move(0, 0.34, 0.29), steel)
    make.part(
      'glass',
      one.glass.move(0, 0.34, 0.29),
      v.light === 'on' ? glowing('#fff2c0', { glow: 2.5 }) : coated,
    )
    make.part(
      'knobs',
      together(
        [
          [0.3, -0.16],
          [0.3, 0],
          [0.18, -0.08],
        ].map(([y = 0, z = 0]) =>
          turned(
            [
              [0, 0],
              [0.04, 0],
              [0.036, 0.03],
              [0, 0.034],
            ],
            0.008,
            22,
          )
            .turn(0, 0, -90)
            .move(0.16, y, z),
        ),
      ),
      look.material('accent', metal('#d6a53c')),
    )
    make.part(
      'knobs',
      together([0.34, 0.3, 0.26, 0.22].map((y) => box(0.01, 0.014, 0.2, 0.004).move(-0.162, y, -0.1))),
      plastic('#26282c'),
    )
    make.socket('front', [0, 0.34, 0.52], 0.1)
  }),
})

function circleWithHoles(): Solid {
  const ring = (r: number, x: number, y: number): Vec2[] =>
    Array.from(
      { length: 24 },
      (_, i): Vec2 => [x + r * Math.cos((i * Math.PI) / 12), y + r * Math.sin((i * Math.PI) / 12)],
    )
  const holes = Array.from({ length: 5 }, (_, i) =>
    ring(0.052, 0.145 * Math.cos((i * 2 * Math.PI) / 5), 0.145 * Math.sin((i * 2 * Math.PI) / 5)),
  )
  return extrude(
    Array.from(
      { length: 44 },
      (_, i): Vec2 => [0.24 * Math.cos((i * Math.PI) / 22), 0.24 * Math.sin((i * Math.PI) / 22)],
    ),
    0.018,
    { bevel: 0.005, holes },
  )
}
