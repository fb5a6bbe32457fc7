import { archetype, choice } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, torus } from '../../../geometry/solids.ts'
import { light } from '../../../materials/colour.ts'
import {
  glass,
  glowing,
  leather,
  metal,
  paper,
  plastic,
  polished,
  rubber,
  wood,
} from '../../../materials/material.ts'
import { pipe, rod, standing, turned } from '../forms.ts'
import { coated, lens } from './lens.ts'

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
