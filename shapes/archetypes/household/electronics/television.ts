import { archetype, choice } from '../../../archetype.ts'
import { inRow } from '../../../geometry/solid.ts'
import { ball, box, extrude, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { glass, glowing, metal, type Paint, plastic, wood } from '../../../materials/material.ts'
import { atCorners, cushion, rectangle, rod, standing, turned } from '../forms.ts'
import { knob } from './knob.ts'

/** A friendly picture for screens: a sky with sun and hills. */
const scene =
  (cx: number, cy: number, half: number): Paint =>
  ([x, y], n) => {
    if (n[2] < 0.3) return undefined
    const [u, w] = [(x - cx) / half, (y - cy) / half]
    if (Math.hypot(u - 0.4, w - 0.32) < 0.16) return light('#ffe27a')
    if (w < -0.3 + 0.14 * Math.sin(u * 3 + 1)) return light('#3f9a5a')
    if (w < 0.02 + 0.2 * Math.sin(u * 2.2 - 1)) return light('#5f8fd8')
    return light('#8fd4f7')
  }

export const television = archetype({
  id: 'television',
  about: 'A television: an old one with antenna and knobs, or a flat one',
  skeleton: 'device',
  nouns: ['television', 'tv', 'tv set', 'television set'],
  parameters: {
    kind: choice(['retro', 'flat'], 'which kind'),
    screen: choice(['picture', 'off', 'static'], 'what it shows'),
  },
  rows: {
    'retro television': { values: { kind: 'retro' } },
    'old television': { values: { kind: 'retro', screen: 'static' } },
    'flat screen': { values: { kind: 'flat' }, colours: { main: '#1f2125' } },
    'flat screen tv': { values: { kind: 'flat' }, colours: { main: '#1f2125' } },
  },
  build: standing((v, look, make) => {
    const black = plastic('#22242a')
    const screenStuff = v.screen === 'off' ? glass('#31403c', { opacity: 1, roughness: 0.08 }) : undefined
    const grey: Paint = ([x, y], n) =>
      n[2] < 0.3
        ? undefined
        : ([0.25, 0.26, 0.27].map(
            (k) =>
              k *
              (0.4 +
                ((1.2 * Math.abs(Math.sin(Math.floor(x * 70) * 12.9 + Math.floor(y * 70) * 78.2) * 43758.5)) %
                  1)),
          ) as unknown as Vec3)
    if (v.kind === 'flat') {
      const shell = look.material('main', plastic('#1f2125', { roughness: 0.25 }))
      make.part('case', extrude(rectangle(1, 0.58, 0.02), 0.05, { bevel: 0.012 }).move(0, 0.4, 0), shell)
      make.part(
        'screen',
        box(0.96, 0.53, 0.02, 0.004).move(0, 0.405, 0.018),
        screenStuff ??
          plastic('#8fd4f7', {
            glow: 0.35,
            roughness: 0.15,
            paint: v.screen === 'static' ? grey : scene(0, 0.4, 0.48),
          }),
      )
      make.part(
        'stand',
        rod([0, 0.12, -0.02], [0, 0.03, -0.01], 0.03).with(box(0.42, 0.02, 0.2, 0.008).move(0, 0.012, 0)),
        look.material('second', metal('#9aa1a8')),
      )
      make.part(
        'light',
        ball([0.008, 0.008, 0.006], 8).move(0.4, 0.123, 0.026),
        glowing('#ff4a3a', { glow: 2 }),
      )
      make.part('case', box(0.5, 0.3, 0.05, 0.016).move(0, 0.38, -0.04), shell)
      make.socket('top', [0, 0.69, 0], 0.2)
      return
    }
    const timber = look.material('main', wood('#a0622e'))
    const chrome = look.material('accent', metal('#d6c08a'))
    make.part('case', box(0.94, 0.66, 0.5, 0.06).move(0, 0.5, 0), timber)
    make.part(
      'face',
      extrude(rectangle(0.88, 0.6, 0.06), 0.03, { bevel: 0.01 }).move(0, 0.5, 0.25),
      look.material('second', plastic('#e9dfc8')),
    )
    const glassShape = cushion(0.58, 0.5, 0.1, 0.4, 36).move(-0.1, 0.5, 0.25)
    make.part(
      'screen',
      glassShape,
      screenStuff ??
        plastic('#8fd4f7', {
          glow: 0.3,
          roughness: 0.1,
          paint: v.screen === 'static' ? grey : scene(-0.1, 0.5, 0.3),
        }),
    )
    make.part(
      'rim',
      extrude(rectangle(0.62, 0.54, 0.12), 0.05, { bevel: 0.014, holes: [rectangle(0.55, 0.47, 0.12)] }).move(
        -0.1,
        0.5,
        0.265,
      ),
      black,
    )
    make.part(
      'knobs',
      knob(0.06, 0.05)
        .move(0.33, 0.68, 0.262)
        .with(knob(0.06, 0.05).move(0.33, 0.53, 0.262)),
      chrome,
    )
    make.part('grille', inRow(box(0.15, 0.012, 0.02, 0.004).move(0.33, 0.28, 0.265), 6, [0, 0.028, 0]), black)
    make.part(
      'legs',
      atCorners(
        tube(
          [
            [0.34, 0.2, 0.16],
            [0.4, 0, 0.2],
          ],
          [0.03, 0.018],
          { corners: 14, flat: true },
        ),
      ),
      timber,
    )
    make.part(
      'antenna',
      rod([0.03, 0.84, -0.06], [0.3, 1.16, -0.1], 0.009, 8)
        .with(ball(0.02, 12).move(0.3, 1.16, -0.1))
        .mirrored()
        .with(
          turned(
            [
              [0, 0.82],
              [0.1, 0.82],
              [0.06, 0.87],
              [0, 0.88],
            ],
            0.014,
            24,
          ).move(0, 0, -0.06),
        ),
      chrome,
    )
    make.part('case', box(0.6, 0.44, 0.1, 0.04).move(0, 0.5, -0.27), black)
    make.socket('top', [0, 0.83, 0], 0.2)
  }),
})
