import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { block, box, cylinder, lathe, sheet, torus, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  glowing,
  lacquer,
  metal,
  plastic,
  polished,
  rubber,
  stone,
  wood,
} from '../../materials/material.ts'

/** A cloth that hangs or blows: in x from 0 to `wide`, in y from 0 down to `-high`. */
function waving(wide: number, high: number, waves: number, point: number) {
  const rows = Array.from({ length: 7 }, (_, j) =>
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const [s, t] = [i / 12, j / 6]
      // A point cuts a swallow's tail or a pennant out of the free end.
      const drop = high * (t * (1 - point * s) + point * s * 0.5)
      return [wide * s, -drop, waves * wide * s * Math.sin(s * 7 + t)]
    }),
  )
  return sheet(rows, 0.014)
}

/** A post of wood, set into the ground: for nets, signs, horses and lines. */
export const pole = archetype({
  id: 'pole',
  about: 'A plain wooden pole or post',
  skeleton: 'sign',
  nouns: ['pole', 'post', 'wooden pole', 'wooden post', 'stake', 'hitching post'],
  parameters: { thickness: number(0.035, 0.015, 0.1, 'how thick it is beside its height') },
  rows: { stake: { values: { thickness: 0.05 } }, 'hitching post': { values: { thickness: 0.07 } } },
  build(v, look, make) {
    const timber = look.material('main', wood('#8a6238'))
    make.part('pole', cylinder(v.thickness, 0.96).move(0, 0.48, 0), timber)
    make.part(
      'top',
      cylinder(v.thickness * 1.15, 0.05).move(0, 0.975, 0),
      look.material('second', wood('#6d4b29')),
    )
    make.part('ring', torus(v.thickness * 1.05, v.thickness * 0.22, 20, 8).move(0, 0.84, 0), metal('#4d5157'))
    make.socket('top', [0, 1, 0], v.thickness)
  },
})

export const flag = archetype({
  id: 'flag',
  about: 'A flag on its pole, a pennant, or a banner that hangs',
  skeleton: 'sign',
  nouns: ['flag', 'national flag', 'flagpole'],
  parameters: { form: choice(['flag', 'pennant', 'banner'], 'how the cloth hangs') },
  rows: {
    pennant: { values: { form: 'pennant' }, colours: { main: '#2f62c4' } },
    banner: { values: { form: 'banner' }, colours: { main: '#8a1f2d' } },
    tapestry: { values: { form: 'banner' }, colours: { main: '#5b2b4d' } },
    standard: { values: { form: 'banner' } },
    windsock: { values: { form: 'pennant' }, colours: { main: '#f0702c' } },
  },
  build(v, look, make) {
    const stuff = look.material('main', cloth('#d23b35', { relief: 0.4 }))
    const pole = look.material('second', polished('#c7b58a', { metalness: 0.6 }))
    if (v.form === 'banner') {
      make.part('rod', cylinder(0.018, 0.6, { corners: 12 }).turn(0, 0, 90).move(0, 1.1, 0), pole)
      const rows = Array.from({ length: 9 }, (_, j) =>
        Array.from({ length: 9 }, (_, i): Vec3 => {
          const [s, t] = [i / 8, j / 8]
          const tip = 0.1 * (1 - Math.abs(s - 0.5) * 2) * t
          return [(s - 0.5) * 0.5, 1.1 - t * 0.9 - tip, 0.018 * Math.sin(s * 9 + t * 2)]
        }),
      )
      make.part('cloth', sheet(rows, 0.014), stuff)
      make.part(
        'emblem',
        lathe(
          [
            [0, 0],
            [0.13, 0.01],
            [0.1, 0.03],
            [0, 0.035],
          ],
          { corners: 5 },
        )
          .turn(90, 0, 0)
          .move(0, 0.68, 0.008),
        look.material('accent', polished('#e0b040')),
      )
      make.part('pole', cylinder(0.014, 1.12, { corners: 10 }).move(0, 0.56, -0.035), pole)
    } else {
      make.part('pole', cylinder(0.014, 1.2, { corners: 12 }).move(-0.25, 0.6, 0), pole)
      make.part(
        'knob',
        lathe(
          [
            [0, 0],
            [0.025, 0.02],
            [0, 0.05],
          ],
          { corners: 16 },
        ).move(-0.25, 1.195, 0),
        look.material('accent', polished('#e0b040')),
      )
      make.part(
        'cloth',
        waving(0.55, v.form === 'flag' ? 0.36 : 0.28, 0.08, v.form === 'flag' ? 0 : 0.9).move(
          -0.245,
          1.16,
          0,
        ),
        stuff,
      )
    }
    make.socket('top', [v.form === 'banner' ? 0 : -0.25, 1.22, 0], 0.02)
  },
})

export const torch = archetype({
  id: 'torch',
  about: 'A burning torch: in the hand, on a post, or in a bowl on legs',
  skeleton: 'light',
  nouns: ['torch', 'flaming torch', 'burning torch'],
  parameters: { form: choice(['hand', 'post', 'brazier'], 'what carries the flame') },
  rows: {
    'tiki torch': { values: { form: 'post' } },
    'torch post': { values: { form: 'post' } },
    brazier: { values: { form: 'brazier' } },
    'fire bowl': { values: { form: 'brazier' } },
    'wall torch': { values: { form: 'hand' } },
    sconce: { values: { form: 'hand' } },
  },
  build(v, look, make) {
    const shaft = look.material('main', wood('#6f4a2a'))
    const iron = look.material('second', metal('#3d3f44', { roughness: 0.6 }))
    const high = { hand: 0.6, post: 1.05, brazier: 0.5 }[v.form]
    if (v.form === 'brazier') {
      make.part(
        'bowl',
        lathe(
          [
            [0, 0],
            [0.16, 0.02],
            [0.3, 0.16],
            [0.27, 0.17],
            [0.14, 0.05],
            [0, 0.05],
          ],
          { corners: 28 },
        ).move(0, high - 0.17, 0),
        iron,
      )
      const leg = (a: number) =>
        tube(
          [
            [Math.sin(a) * 0.3, 0, Math.cos(a) * 0.3],
            [Math.sin(a) * 0.16, high - 0.13, Math.cos(a) * 0.16],
          ],
          0.018,
          { corners: 8 },
        )
      make.part(
        'legs',
        together([0, 2.1, 4.2].map(leg)).with(torus(0.21, 0.012, 28, 6).move(0, 0.2, 0)),
        iron,
      )
      make.part(
        'coals',
        lathe(
          [
            [0, 0],
            [0.2, 0.01],
            [0.1, 0.05],
            [0, 0.06],
          ],
          { corners: 9 },
        ).move(0, high - 0.11, 0),
        glowing('#ff6a1e', { glow: 1.4 }),
      )
    } else {
      make.part('shaft', cylinder(0.028, high, { top: 0.036, corners: 12 }).move(0, high / 2, 0), shaft)
      make.part(
        'cup',
        lathe(
          [
            [0, 0],
            [0.045, 0],
            [0.075, 0.1],
            [0.06, 0.1],
            [0, 0.05],
          ],
          { corners: 16 },
        ).move(0, high - 0.04, 0),
        iron,
      )
    }
    const wide = v.form === 'brazier' ? 2 : 1
    const flame = (r: number, h: number) =>
      lathe(
        [
          [0, 0],
          [r * 0.7, h * 0.1],
          [r, h * 0.3],
          [r * 0.62, h * 0.62],
          [r * 0.2, h * 0.88],
          [0, h],
        ],
        { corners: 14 },
      )
    make.part(
      'flame',
      flame(0.06 * wide, 0.2 * Math.sqrt(wide)).move(0, high - 0.02, 0),
      glowing('#ff8a24', { glow: 2.2 }),
    )
    make.part(
      'flame heart',
      flame(0.045 * wide, 0.13).move(0, high - 0.01, 0.03 * wide),
      glowing('#ffd65c', { glow: 2.6 }),
    )
    make.socket('grip', [0, high * 0.35, 0], 0.03).socket('top', [0, high + 0.1, 0], 0.06)
  },
})

export const utilityPole = archetype({
  id: 'telephone-pole',
  about: 'A pole with cross-arms, insulators and wires',
  skeleton: 'street',
  nouns: ['telephone pole', 'utility pole', 'power pole', 'electric pole', 'power line', 'telegraph pole'],
  parameters: { arms: number(2, 1, 3, 'how many cross-arms') },
  build(v, look, make) {
    make.part(
      'pole',
      cylinder(0.03, 1.3, { top: 0.022, corners: 12 }).move(0, 0.65, 0),
      look.material('main', wood('#6d4f35')),
    )
    const arms = Array.from({ length: Math.round(v.arms) }, (_, i) => 1.2 - i * 0.14)
    make.part(
      'arms',
      together(arms.map((y) => box(0.5, 0.03, 0.035, 0.006).move(0, y, 0.02))),
      look.material('main', wood('#6d4f35')),
    )
    const knobs = arms.flatMap((y) =>
      [-0.22, -0.1, 0.1, 0.22].map((x) => cylinder(0.012, 0.04, { corners: 10 }).move(x, y + 0.033, 0.02)),
    )
    make.part('insulators', together(knobs), lacquer('#7fb3a6'))
    make.part(
      'transformer',
      cylinder(0.06, 0.16, { corners: 18 }).move(0.085, 0.82, 0),
      metal('#8d949a', { roughness: 0.5 }),
    )
    make.socket('top', [0, 1.3, 0], 0.03)
  },
})

export const hoop = archetype({
  id: 'basketball-hoop',
  about: 'A basket on its pole, or a goal with a net',
  skeleton: 'sport',
  nouns: ['basketball hoop', 'basketball basket', 'basket hoop'],
  parameters: { form: choice(['basket', 'goal', 'net'], 'for which game') },
  rows: {
    goal: { values: { form: 'goal' } },
    'soccer goal': { values: { form: 'goal' } },
    'football goal': { values: { form: 'goal' } },
    goalpost: { values: { form: 'goal' } },
    'hockey goal': { values: { form: 'goal' }, colours: { main: '#d2352e' } },
    'volleyball net': { values: { form: 'net' } },
    'tennis net': { values: { form: 'net' } },
  },
  build(v, look, make) {
    const thread = plastic('#f2f2ee', { roughness: 0.9 })
    if (v.form === 'basket') {
      const steel = metal('#4a4f57', { roughness: 0.5 })
      make.part(
        'pole',
        tube(
          [
            [0, 0, -0.3],
            [0, 0.9, -0.3],
            [0, 1, -0.12],
          ],
          0.025,
          { corners: 10, smooth: 4 },
        ),
        steel,
      )
      make.part('foot', box(0.3, 0.04, 0.3, 0.012).move(0, 0.02, -0.3), steel)
      make.part(
        'board',
        box(0.52, 0.34, 0.02, 0.006).move(0, 1.05, -0.1),
        look.material('second', plastic('#f5f6f7')),
      )
      make.part(
        'mark',
        box(0.2, 0.15, 0.012, 0.002)
          .minus(box(0.17, 0.12, 0.05, 0.001))
          .move(0, 1.01, -0.088),
        look.material('main', lacquer('#e2552b')),
      )
      make.part(
        'ring',
        torus(0.1, 0.01, 28, 8)
          .move(0, 0.94, 0.02)
          .with(block(0.05, 0.02, 0.05).move(0, 0.94, -0.085)),
        look.material('main', lacquer('#e2552b')),
      )
      const strand = (a: number, s: number) =>
        tube(
          [
            [Math.sin(a) * 0.1, 0.94, 0.02 + Math.cos(a) * 0.1],
            [Math.sin(a + s) * 0.06, 0.8, 0.02 + Math.cos(a + s) * 0.06],
          ],
          0.005,
          { corners: 5 },
        )
      make.part(
        'net',
        together(
          Array.from({ length: 10 }, (_, i) => [strand(i * 0.628, 0.6), strand(i * 0.628, -0.6)]).flat(),
        ),
        thread,
      )
    } else if (v.form === 'goal') {
      const frame = look.material('main', lacquer('#f6f6f4'))
      const bar = (points: Vec3[], r = 0.018) => tube(points, r, { corners: 10 })
      make.part(
        'frame',
        together([
          bar([
            [-0.6, 0, 0],
            [-0.6, 0.5, 0],
            [0.6, 0.5, 0],
            [0.6, 0, 0],
          ]),
          bar(
            [
              [-0.6, 0.5, 0],
              [-0.6, 0, -0.35],
            ],
            0.01,
          ),
          bar(
            [
              [0.6, 0.5, 0],
              [0.6, 0, -0.35],
            ],
            0.01,
          ),
          bar(
            [
              [-0.6, 0.01, -0.35],
              [0.6, 0.01, -0.35],
            ],
            0.01,
          ),
        ]),
        frame,
      )
      const across = Array.from({ length: 7 }, (_, i) =>
        tube(
          [
            [-0.6, 0.5 - i * 0.075, -i * 0.052],
            [0.6, 0.5 - i * 0.075, -i * 0.052],
          ],
          0.004,
          { corners: 4 },
        ),
      )
      const down = Array.from({ length: 13 }, (_, i) =>
        tube(
          [
            [-0.6 + i * 0.1, 0.5, 0],
            [-0.6 + i * 0.1, 0.01, -0.35],
          ],
          0.004,
          { corners: 4 },
        ),
      )
      make.part('net', together([...across, ...down]), thread)
    } else {
      const post = (x: number) => cylinder(0.02, 0.6, { corners: 10 }).move(x, 0.3, 0)
      make.part('posts', post(-0.65).with(post(0.65)), look.material('main', metal('#4a6f9a')))
      const across = Array.from({ length: 6 }, (_, i) =>
        tube(
          [
            [-0.65, 0.58 - i * 0.06, 0],
            [0.65, 0.58 - i * 0.06, 0],
          ],
          i === 0 || i === 5 ? 0.012 : 0.004,
          { corners: 5 },
        ),
      )
      const down = Array.from({ length: 25 }, (_, i) =>
        tube(
          [
            [-0.6 + i * 0.05, 0.58, 0],
            [-0.6 + i * 0.05, 0.28, 0],
          ],
          0.004,
          { corners: 4 },
        ),
      )
      make.part('net', together([...across, ...down]), thread)
    }
    make.socket('top', [0, v.form === 'basket' ? 1.2 : 0.55, 0], 0.1)
  },
})

export const gasPump = archetype({
  id: 'gas-pump',
  about: 'A fuel pump with hose and globe',
  skeleton: 'street',
  nouns: ['gas pump', 'petrol pump', 'fuel pump', 'gas station', 'charging station'],
  parameters: { globe: number(1, 0, 1, 'whether a round lamp sits on it') },
  build(v, look, make) {
    const body = look.material('main', lacquer('#cf3a2e'))
    make.part('foot', box(0.44, 0.05, 0.34, 0.012).move(0, 0.025, 0), stone('#8f8d88'))
    make.part('body', box(0.36, 0.86, 0.26, 0.04).move(0, 0.48, 0), body)
    make.part('panel', box(0.28, 0.26, 0.03, 0.012).move(0, 0.72, 0.122), plastic('#f1eee6'))
    make.part(
      'display',
      box(0.22, 0.07, 0.012, 0.003).move(0, 0.77, 0.139),
      glowing('#7fe0b0', { glow: 0.7 }),
    )
    make.part(
      'hose',
      tube(
        [
          [0.18, 0.62, 0.02],
          [0.31, 0.56, 0.04],
          [0.3, 0.16, 0.06],
          [0.22, 0.12, 0.12],
          [0.2, 0.44, 0.13],
        ],
        0.016,
        { corners: 8, smooth: 6 },
      ),
      rubber('#202226'),
    )
    make.part('nozzle', box(0.05, 0.16, 0.05, 0.012).move(0.2, 0.48, 0.125), metal('#9aa0a6'))
    if (v.globe > 0.5)
      make.part(
        'lamp',
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.12, 0.08],
            [0.1, 0.18],
            [0, 0.22],
          ],
          { corners: 24 },
        ).move(0, 0.9, 0),
        glowing(look.colour('second', '#fff0c8'), { glow: 0.9 }),
      )
    make.socket('top', [0, 0.9, 0], 0.12)
  },
})
