import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, lathe, softened, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { glass, glowing, lacquer, metal, plastic } from '../../materials/material.ts'
import { alongZ, atEach, bent, block, drumZ, rod, swept, tint, wing } from './forms.ts'

/** Flying saucers. */
export const ufo = archetype({
  id: 'ufo',
  about: 'A flying saucer with a glass dome and lights around',
  skeleton: 'spacecraft',
  nouns: ['ufo', 'flying saucer', 'alien spaceship', 'alien ship'],
  parameters: {
    lights: number(12, 4, 24, 'lights around the rim'),
    beam: number(0, 0, 1, '1 for a beam of light below'),
    alien: choice(['inside', 'none'], 'who sits in the dome'),
  },
  rows: { 'ufo with beam': { values: { beam: 1 } } },
  build(v, look, make) {
    const paint = look.material('main', metal('#aab6c2', { surface: 'plain', roughness: 0.25 }))
    const dark = look.material('second', lacquer('#5a4fa8'))
    const glow = look.colour('accent', '#7dffb0')
    const lift = v.beam > 0.5 ? 0.5 : 0.1
    const up = (solid: Solid) => solid.move(0, lift, 0)
    make.part(
      'hull',
      up(
        lathe(
          bent(
            [
              [0.1, 0.02],
              [0.26, 0.06],
              [0.46, 0.135],
              [0.5, 0.165],
              [0.46, 0.19],
              [0.3, 0.245],
              [0.19, 0.285],
            ],
            5,
          ),
          { corners: 48 },
        ),
      ),
      paint,
    )
    make.part('rim', up(torus(0.49, 0.022, 56, 8).scale(1, 0.8, 1).move(0, 0.165, 0)), dark)
    make.part('rim', up(torus(0.195, 0.02, 40, 8).move(0, 0.285, 0)), dark)
    make.part(
      'rim',
      up(
        lathe(
          softened(
            [
              [0, 0],
              [0.12, 0],
              [0.16, 0.045],
              [0, 0.06],
            ],
            0.012,
          ),
          { corners: 32 },
        ),
      ),
      dark,
    )
    make.part(
      'dome',
      up(
        lathe(
          bent(
            [
              [0.185, 0.28],
              [0.18, 0.34],
              [0.13, 0.43],
              [0.001, 0.475],
            ],
            5,
          ),
          { corners: 36 },
        ),
      ),
      glass('#a8ecff', { opacity: 0.38 }),
    )
    const count = Math.round(v.lights)
    const lamps = glowing(glow, { glow: 1.5 })
    make.part('lights', up(ball([0.03, 0.022, 0.026], 12).move(0, 0.212, 0.41).around(count)), lamps)
    make.part('lights', up(ball(0.07, 16).scale(1, 0.5, 1).move(0, 0.004, 0)), lamps)
    const panel = lathe(
      [
        [0.3, 0.24],
        [0.32, 0.248],
        [0.31, 0.25],
      ],
      { corners: 40 },
    )
    make.part('rim', up(panel.scale(1, 1, 1)), dark)
    if (v.alien === 'inside') {
      const green = plastic('#6fd05a')
      make.part(
        'alien',
        up(
          ball([0.065, 0.07, 0.06], 20)
            .move(0, 0.37, 0)
            .with(
              lathe(
                bent(
                  [
                    [0.06, 0.27],
                    [0.05, 0.3],
                    [0.025, 0.33],
                  ],
                  3,
                ),
                { corners: 16 },
              ),
            ),
        ),
        green,
      )
      make.part(
        'eyes',
        up(ball([0.02, 0.028, 0.014], 12).turn(0, 0, -22).move(0.026, 0.375, 0.052).mirrored()),
        plastic('#15151a', { roughness: 0.05 }),
      )
    }
    if (v.beam > 0.5)
      make.part(
        'beam',
        lathe(
          [
            [0.3, 0],
            [0.07, lift + 0.0],
          ],
          { corners: 36 },
        ),
        glass(glow, { opacity: 0.28, glow: 0.8 }),
      )
    else {
      const leg = rod([0.2, 0.06, 0], [0.3, -0.085, 0], 0.014, 8).with(
        lathe(
          [
            [0.045, -0.1],
            [0.04, -0.086],
            [0.01, -0.075],
          ],
          { corners: 16 },
        ).move(0.3, 0, 0),
      )
      make.part('legs', up(leg.around(3, 30)), dark)
    }
    make
      .socket('top', [0, lift + 0.475, 0], 0.1)
      .socket('back', [0, lift + 0.475, 0], 0.1)
      .socket('inside', [0, lift + 0.28, 0], 0.17)
      .socket('front', [0, lift + 0.2, 0.45], 0.1)
  },
})

/** Ships of science fiction; nose to the front. */
export const spaceship = archetype({
  id: 'spaceship',
  about: 'A spaceship of the future with swept wings, engines that glow and a canopy',
  skeleton: 'spacecraft',
  nouns: ['spaceship', 'starship', 'space ship', 'spacecraft', 'starfighter', 'space fighter'],
  parameters: {
    engines: number(2, 1, 4, 'engines at the back'),
    wings: choice(['swept', 'cross', 'ring'], 'the wings'),
  },
  rows: {
    'star cruiser': { values: { engines: 4 }, colours: { main: '#8f9aa8', second: '#2f6fc4' } },
    'cross-wing fighter': {
      values: { wings: 'cross', engines: 4 },
      colours: { main: '#e8e8e4', second: '#c8302c' },
    },
    'ring ship': { values: { wings: 'ring' }, colours: { main: '#e8ecf2', second: '#7a4fd0' } },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#e8edf2', { roughness: 0.35 }))
    const trim = look.material('second', lacquer('#e2571e'))
    const dark = plastic('#343a44')
    const glow = look.colour('accent', '#4fd0ff')
    const fire = glowing(glow, { glow: 1.8 })
    const y0 = 0.2
    make.part(
      'body',
      swept(
        [
          [-0.4, 0.07, y0 - 0.045, y0 + 0.05],
          [-0.24, 0.1, y0 - 0.06, y0 + 0.07],
          [0, 0.095, y0 - 0.055, y0 + 0.07],
          [0.22, 0.06, y0 - 0.04, y0 + 0.04],
          [0.42, 0.03, y0 - 0.026, y0 + 0.01],
          [0.5, 0.008, y0 - 0.016, y0 - 0.004],
        ],
        { square: 2.8, smooth: 5, corners: 30 },
      ),
      paint,
    )
    make.part(
      'canopy',
      swept(
        [
          [-0.06, 0.02, y0 + 0.05, y0 + 0.075],
          [0.03, 0.05, y0 + 0.03, y0 + 0.115],
          [0.14, 0.045, y0 + 0.02, y0 + 0.1],
          [0.27, 0.012, y0 + 0.015, y0 + 0.04],
        ],
        { square: 2.2, smooth: 5, corners: 22 },
      ),
      plastic('#1f4e78', { roughness: 0.05 }),
    )
    make.part(
      'trim',
      swept(
        [
          [-0.38, 0.03, y0 + 0.04, y0 + 0.1],
          [-0.2, 0.045, y0 + 0.05, y0 + 0.105],
          [-0.07, 0.03, y0 + 0.05, y0 + 0.08],
        ],
        { square: 4, round: [0.01, 0.01] },
      ),
      trim,
    )
    make.part(
      'details',
      together([-0.3, -0.24, -0.18].map((z) => block(0.21, 0.02, 0.02, 0.006).move(0, y0 + 0.02, z))),
      dark,
    )
    const count = Math.round(v.engines)
    const spots: Vec3[] =
      count === 1
        ? [[0, y0, -0.36]]
        : count === 2
          ? [
              [0.14, y0, -0.28],
              [-0.14, y0, -0.28],
            ]
          : count === 3
            ? [
                [0.14, y0, -0.28],
                [-0.14, y0, -0.28],
                [0, y0 + 0.02, -0.38],
              ]
            : [
                [0.13, y0 + 0.06, -0.28],
                [-0.13, y0 + 0.06, -0.28],
                [0.13, y0 - 0.06, -0.28],
                [-0.13, y0 - 0.06, -0.28],
              ]
    const pod = alongZ(
      [
        [0.04, -0.14],
        [0.055, -0.1],
        [0.058, 0.1],
        [0.04, 0.17],
        [0.026, 0.165],
        [0.024, 0.13],
      ],
      24,
    )
    make.part('engines', atEach(pod, spots), paint)
    make.part(
      'details',
      atEach(
        torus(0.058, 0.01, 24, 6)
          .turn(90, 0, 0)
          .move(0, 0, 0.06)
          .with(
            torus(0.057, 0.01, 24, 6).turn(90, 0, 0).move(0, 0, -0.08),
            alongZ(
              [
                [0.05, -0.2],
                [0.042, -0.2],
                [0.036, -0.13],
                [0.044, -0.13],
              ],
              22,
            ),
          ),
        spots,
      ),
      dark,
    )
    make.part(
      'flames',
      atEach(
        alongZ(
          [
            [0, -0.26],
            [0.03, -0.2],
            [0.04, -0.15],
            [0.03, -0.13],
          ],
          20,
        ),
        spots,
      ),
      fire,
    )
    if (v.wings === 'swept') {
      make.part(
        'wings',
        wing([
          { at: [0.06, y0 - 0.005, -0.12], chord: 0.34, thick: 0.032 },
          { at: [0.34, y0 - 0.04, -0.28], chord: 0.16, thick: 0.02 },
          { at: [0.42, y0 - 0.05, -0.32], chord: 0.09, thick: 0.01 },
        ]).mirrored(),
        paint,
      )
      make.part(
        'trim',
        wing([
          { at: [0.26, y0 - 0.03, -0.235], chord: 0.21, thick: 0.03 },
          { at: [0.3, y0 - 0.035, -0.26], chord: 0.19, thick: 0.027 },
        ]).mirrored(),
        trim,
      )
      make.part(
        'trim',
        drumZ(0.018, 0.3, 12)
          .move(0.42, y0 - 0.05, -0.22)
          .mirrored(),
        trim,
      )
      make.part(
        'details',
        drumZ(0.008, 0.14, 8)
          .move(0.42, y0 - 0.05, -0.02)
          .mirrored(),
        dark,
      )
      make.part(
        'trim',
        wing(
          [
            { at: [0.07, y0 + 0.04, -0.33], chord: 0.14, thick: 0.02 },
            { at: [0.12, y0 + 0.19, -0.42], chord: 0.06, thick: 0.01 },
          ],
          true,
        ).mirrored(),
        trim,
      )
    } else if (v.wings === 'cross') {
      const one = wing([
        { at: [0.06, 0, -0.2], chord: 0.2, thick: 0.024 },
        { at: [0.42, 0, -0.24], chord: 0.12, thick: 0.014 },
      ]).with(drumZ(0.016, 0.22, 12).move(0.42, 0, -0.18), drumZ(0.008, 0.26, 8).move(0.42, 0, 0.02))
      make.part(
        'wings',
        one
          .turn(0, 0, 20)
          .with(one.turn(0, 0, -20))
          .mirrored()
          .move(0, y0, 0),
        paint,
      )
      make.part(
        'trim',
        together(
          [20, -20].map((a) =>
            wing([
              { at: [0.22, 0, -0.218], chord: 0.166, thick: 0.024 },
              { at: [0.28, 0, -0.225], chord: 0.152, thick: 0.022 },
            ]).turn(0, 0, a),
          ),
        )
          .mirrored()
          .move(0, y0, 0),
        trim,
      )
    } else {
      make.part(
        'wings',
        torus(0.19, 0.026, 44, 10)
          .scale(1.6, 1, 1)
          .turn(90, 0, 0)
          .move(0, y0 + 0.01, -0.12),
        paint,
      )
      make.part(
        'trim',
        rod([0.06, y0, -0.12], [0.29, y0 + 0.005, -0.12], 0.024, 10)
          .mirrored()
          .with(
            rod([0, y0 + 0.05, -0.12], [0, y0 + 0.19, -0.12], 0.02, 10),
            rod([0, y0 - 0.05, -0.12], [0, y0 - 0.17, -0.12], 0.02, 10),
          ),
        trim,
      )
    }
    const deep = v.wings === 'ring' ? 0 : 1
    if (deep) {
      const leg = rod([0.05, y0 - 0.04, 0], [0.06, 0.012, 0], 0.012, 8).with(
        block(0.05, 0.016, 0.07, 0.006).move(0.06, 0.008, 0),
      )
      make.part(
        'details',
        leg
          .move(0.03, 0, -0.26)
          .mirrored()
          .with(leg.move(-0.055, 0, 0.2).turn(0, 0, 0)),
        dark,
      )
    } else make.part('details', block(0.08, 0.02, 0.12, 0.008).move(0, 0.008, -0.12), dark)
    make.part(
      'lights',
      tint(
        ball(0.014, 8)
          .move(0.06, y0 - 0.01, 0.2)
          .mirrored(),
        '#ff5a3c',
      ),
      fire,
    )
    make
      .socket('top', [0, y0 + 0.11, 0], 0.06)
      .socket('back', [0, y0 + 0.1, -0.15], 0.06)
      .socket('front', [0, y0, 0.5], 0.03)
  },
})
