import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { lacquer, metal, plastic } from '../../materials/material.ts'
import { alongZ, atEach, block, drumZ, pipe, propellerZ, rod, swept, wing } from './forms.ts'

/** Submarines; bow to the front. */
export const submarine = archetype({
  id: 'submarine',
  about: 'A submarine with tower, periscope, portholes and propeller',
  skeleton: 'vessel afloat',
  nouns: ['submarine', 'sub', 'u-boat'],
  parameters: {
    kind: choice(['round', 'long'], 'a cheerful short one, or a long one'),
    portholes: number(3, 1, 6, 'round windows on each side'),
  },
  rows: {
    'yellow submarine': { colours: { main: '#f7c21a' } },
    'nuclear submarine': { values: { kind: 'long' }, colours: { main: '#343c46', second: '#343c46' } },
  },
  build(v, look, make) {
    const long = v.kind === 'long'
    const paint = look.material('main', lacquer('#f7c21a'))
    const trim = look.material('second', lacquer('#e2571e'))
    const brass = look.material('accent', metal('#d9a23c', { surface: 'plain', roughness: 0.25 }))
    const pane = plastic('#7fd0f0', { roughness: 0.05 })
    const [r, y0] = long ? [0.095, 0.13] : [0.21, 0.24]
    make.part(
      'hull',
      swept(
        [
          [-0.46, r * 0.12, y0 - r * 0.12, y0 + r * 0.12],
          [-0.3, r * 0.7, y0 - r * 0.7, y0 + r * 0.7],
          [-0.08, r, y0 - r, y0 + r],
          [0.2, r, y0 - r, y0 + r],
          [0.38, r * 0.8, y0 - r * 0.8, y0 + r * 0.8],
          [0.46, r * 0.45, y0 - r * 0.45, y0 + r * 0.45],
          [0.49, r * 0.1, y0 - r * 0.1, y0 + r * 0.1],
        ],
        { square: 2.1, smooth: 5, corners: 36 },
      ),
      paint,
    )
    const towerTop = y0 + r + (long ? 0.1 : 0.13)
    const tower = long
      ? swept(
          [
            [y0 + r * 0.6, 0.036, 0, 0.22],
            [towerTop, 0.028, 0.01, 0.2],
          ],
          { axis: 'y', square: 2.4, smooth: 2, round: [0, 0.015] },
        )
      : swept(
          [
            [y0 + r * 0.7, 0.1, -0.12, 0.14],
            [y0 + r + 0.03, 0.085, -0.1, 0.12],
            [towerTop, 0.08, -0.09, 0.11],
          ],
          { axis: 'y', square: 2.6, smooth: 3, round: [0, 0.02] },
        )
    make.part('tower', tower, long ? paint : trim)
    if (!long)
      make.part(
        'brass',
        torus(0.1, 0.012, 32, 8)
          .scale(0.84, 1, 1.04)
          .move(0, towerTop - 0.012, 0.01),
        brass,
      )
    const pz = long ? 0.12 : -0.02
    make.part(
      'periscope',
      pipe(
        [
          [0, towerTop - 0.03, pz],
          [0, towerTop + 0.1, pz],
          [0, towerTop + (long ? 0.13 : 0.17), pz + 0.01],
          [0, towerTop + (long ? 0.14 : 0.19), pz + 0.07],
        ],
        long ? 0.012 : 0.022,
        12,
      ),
      long ? trim : brass,
    )
    make.part(
      'glass',
      drumZ(long ? 0.009 : 0.017, 0.012, 14).move(
        0,
        towerTop + (long ? 0.14 : 0.19),
        pz + (long ? 0.083 : 0.09),
      ),
      pane,
    )
    const count = Math.round(v.portholes)
    if (!long) {
      const holes = Array.from(
        { length: count },
        (_, i): Vec3 => [r - 0.004, y0 + 0.03, 0.26 - (i + 0.3) * (0.42 / count)],
      )
      make.part('brass', atEach(torus(0.05, 0.015, 24, 8).turn(0, 0, 90), holes).mirrored(), brass)
      make.part('glass', atEach(ball([0.02, 0.046, 0.046], 16), holes).mirrored(), pane)
      make.part(
        'brass',
        torus(0.1, 0.018, 30, 8)
          .turn(90, 0, 0)
          .move(0, y0 + 0.01, 0.435),
        brass,
      )
      make.part('glass', ball([0.1, 0.1, 0.06], 22).move(0, y0 + 0.01, 0.43), pane)
      const rivets = [0.1, -0.2].flatMap((z) =>
        Array.from({ length: 18 }, (_, i) =>
          ball(0.009, 6).move(
            Math.sin((i * Math.PI) / 9) * (z < 0 ? r * 0.885 : r),
            Math.cos((i * Math.PI) / 9) * (z < 0 ? r * 0.885 : r) + y0,
            z,
          ),
        ),
      )
      make.part('brass', together(rivets), brass)
    } else
      make.part(
        'periscope',
        rod([0, towerTop - 0.02, 0.06], [0, towerTop + 0.08, 0.06], 0.007).with(
          rod([0, towerTop - 0.02, 0.17], [0, towerTop + 0.05, 0.17], 0.006),
        ),
        trim,
      )
    const span = long ? 0.16 : 0.24
    make.part(
      'fins',
      wing([
        { at: [0, y0, -0.39], chord: 0.13, thick: 0.026 },
        { at: [span, y0, -0.43], chord: 0.08, thick: 0.014 },
      ])
        .mirrored()
        .with(
          wing(
            [
              { at: [0, y0, -0.39], chord: 0.13, thick: 0.026 },
              { at: [0, y0 + span, -0.43], chord: 0.08, thick: 0.014 },
            ],
            true,
          ),
          wing(
            [
              { at: [0, y0, -0.39], chord: 0.13, thick: 0.026 },
              { at: [0, y0 - (long ? 0.11 : 0.18), -0.43], chord: 0.08, thick: 0.014 },
            ],
            true,
          ),
        ),
      trim,
    )
    if (long)
      make.part(
        'fins',
        wing([
          { at: [0, towerTop - 0.05, 0.12], chord: 0.07, thick: 0.014 },
          { at: [0.12, towerTop - 0.05, 0.11], chord: 0.045, thick: 0.01 },
        ]).mirrored(),
        trim,
      )
    make.part(
      'propeller',
      propellerZ(long ? 0.09 : 0.15, long ? 5 : 4, 0.42)
        .move(0, y0, -0.49)
        .with(
          alongZ(
            [
              [0, -0.05],
              [0.026, -0.03],
              [0.03, 0.03],
            ],
            16,
          ).move(0, y0, -0.49),
        ),
      brass,
    )
    if (!long)
      make.part(
        'fins',
        block(0.05, 0.05, 0.34, 0.02)
          .move(0.11, 0.025, 0.03)
          .mirrored()
          .with(
            rod([0.11, 0.03, 0.12], [0.1, 0.12, 0.12], 0.018).mirrored(),
            rod([0.11, 0.03, -0.06], [0.1, 0.12, -0.06], 0.018).mirrored(),
          ),
        trim,
      )
    else make.part('fins', block(0.03, 0.05, 0.3, 0.01).move(0, 0.025, 0), trim)
    make
      .socket('top', [0, towerTop, 0], 0.06)
      .socket('back', [0, y0 + r, -0.15], 0.08)
      .socket('front', [0, y0, 0.49], 0.1)
  },
})
