import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, curve, tube } from '../../geometry/solids.ts'
import { add, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { plastic, skin } from '../../materials/material.ts'
import { nearestTo } from './coats.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

/** A seal or walrus, resting on its flippers. */
export const seal = archetype({
  id: 'seal',
  about: 'A seal, sea lion, walrus or manatee',
  skeleton: 'seal',
  nouns: ['seal'],
  parameters: {
    girth: number(0.19, 0.1, 0.32, 'thickness of the body'),
    rise: number(0.3, 0, 0.5, 'how far the head is raised'),
    tusks: number(0, 0, 1, 'length of the tusks'),
    spots: number(0.6, 0, 1, 'how spotted it is'),
    muzzle: number(1, 0.6, 1.6, 'size of the muzzle'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: {
    'sea lion': {
      values: { rise: 0.44, spots: 0, girth: 0.17 },
      colours: { main: '#6a4a34', second: '#a07a58' },
    },
    'baby seal': {
      values: { girth: 0.2, rise: 0.16, spots: 0 },
      colours: { main: '#f6f4ef', second: '#ffffff' },
    },
    walrus: {
      values: { girth: 0.25, tusks: 1, spots: 0, muzzle: 1.5, rise: 0.26 },
      colours: { main: '#8f6248', second: '#c99a78' },
    },
    manatee: {
      values: { girth: 0.23, rise: 0.05, spots: 0, muzzle: 1.4 },
      colours: { main: '#8d9296', second: '#b9bdbf' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#8a929c')
    const pale = look.light('second', '#e2e4e2')
    const g = v.girth
    const bone = figure.joint('body', [0, g, 0])
    const headBone = figure.joint('head', [0, g + v.rise * 0.5, 0.25], bone)
    const paint =
      v.spots > 0
        ? ([x, y, z]: Vec3, n: Vec3): Vec3 | undefined => {
            const [near, , chance] = nearestTo(x * 15, y * 15, z * 15)
            return n[1] > -0.2 && chance < v.spots * 0.6 && near < 0.3 ? darker(main, 0.5) : undefined
          }
        : undefined
    const usual = skin('#8a929c', { roughness: 0.35 })
    const hide = hideOf(look, 'main', paint ? { ...usual, paint } : usual)
    const skull: Vec3 = [0, g * 1.05 + v.rise + g * 0.2, 0.32]
    const h = 0.13 + g * 0.12
    const blob = new Blob({ detail: Math.round(64 * look.detail), blend: 0.06, colour: main })
    const way = curve(
      [
        [0, 0.06, -0.62],
        [0, g * 0.62, -0.34],
        [0, g * 0.98, -0.02],
        [0, g * 1.02 + v.rise * 0.3, 0.18],
        [0, g * 1.05 + v.rise * 0.75, 0.27],
        skull,
      ],
      3,
    )
    blob.chain(
      way,
      way.map((_, i) => {
        const t = i / (way.length - 1)
        return t < 0.4
          ? 0.05 + (g - 0.05) * Math.sin((t / 0.4) * 1.57)
          : g - (g - h * 0.82) * ((t - 0.4) / 0.6)
      }),
      { bone, blend: 0.04 },
    )
    blob.egg(skull, [h * 0.94, h * 0.92, h * 0.98], { bone: headBone })
    const m = h * 0.4 * v.muzzle
    const nose: Vec3 = add(skull, [0, -h * 0.22, h * 0.86])
    blob.egg(nose, [m * 0.9, m * 0.72, m * 0.8], { bone: headBone, colour: pale, blend: 0.04 })
    blob.both((b) =>
      b.egg(add(nose, [m * 0.5, -m * 0.2, m * 0.16]), [m * 0.62, m * 0.58, m * 0.6], {
        bone: headBone,
        colour: pale,
        blend: 0.012,
      }),
    )
    blob.both((b) => {
      b.chain(
        [
          [g * 0.7, g * 0.7, 0.12],
          [g * 1.05, g * 0.3, 0.2],
          [g * 1.5, 0.03, 0.28],
        ],
        [0.075, 0.06, 0.028],
        { bone, colour: darker(main, 0.85) },
      )
      b.chain(
        [
          [0.03, 0.06, -0.58],
          [0.1, 0.05, -0.7],
          [0.17, 0.035, -0.82],
        ],
        [0.05, 0.045, 0.025],
        { bone, colour: darker(main, 0.85) },
      )
    })
    blob.limb([0, g * 0.2, -0.1], add(skull, [0, -h * 1.1, h * 0.6]), g * 0.5, h * 0.4, {
      stain: true,
      colour: pale,
      blend: 0.05,
    })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const gloss = shiny()
    const gaze = unit([0.5, 0.16, 0.86] as Vec3)
    const p = skinAt(body, skull, [0.52, 0.2, 0.8], h)
    const { eyes, lids } = pairOfEyes({
      at: add(p, times(gaze, -h * 0.08)),
      gaze,
      radius: h * 0.2,
      look: { iris: eyeColours[v.eyes], pupil: 40 },
      lids: 0.08,
      lidColour: darker(main, 0.85),
    })
    const tip = skinAt(body, nose, [0, 0.55, 1], m)
    const mouth = lineOn(
      body,
      add(nose, [0, -m * 0.1, -m * 0.2]),
      [
        add(nose, [-m * 0.9, -m * 0.5, m * 0.3]),
        add(nose, [-m * 0.4, -m * 0.9, m * 0.6]),
        add(nose, [0, -m * 0.66, m * 0.9]),
        add(nose, [m * 0.4, -m * 0.9, m * 0.6]),
        add(nose, [m * 0.9, -m * 0.5, m * 0.3]),
      ],
      h * 0.026,
      light('#2a1c18'),
    )
    figure
      .part(
        'eyes',
        together([
          eyes,
          ball([m * 0.36, m * 0.24, m * 0.22], 16)
            .at(tip)
            .tinted(light('#1c1513')),
          mouth,
        ]).boned(headBone),
        gloss,
      )
      .part('body', hide.dressed(lids.boned(headBone)), hide.material)
    const hairs = [-1, 0, 1].map((k) =>
      tube(
        [
          add(nose, [m * 0.7, -m * 0.2 + k * m * 0.18, m * 0.5]),
          add(nose, [m * 1.7, -m * 0.25 + k * m * 0.4, m * 0.6]),
        ],
        (w) => h * 0.02 * (1 - 0.7 * w),
        { corners: 5 },
      ),
    )
    figure.part('whiskers', together(hairs).mirrored().boned(headBone), plastic('#f4efe6'))
    if (v.tusks > 0)
      figure.part(
        'tusks',
        tube(
          [
            add(nose, [m * 0.42, -m * 0.5, m * 0.4]),
            add(nose, [m * 0.5, -m * 0.9 - h * v.tusks * 0.5, m * 0.6]),
            add(nose, [m * 0.42, -m * 0.9 - h * v.tusks * 1.15, m * 0.4]),
          ],
          (w) => h * 0.1 * (1 - 0.75 * w),
          { corners: 12, smooth: 5 },
        )
          .mirrored()
          .boned(headBone),
        skin('#f6eed8', { roughness: 0.3 }),
      )
    figure
      .socket('head', skinAt(body, skull, [0, 1, 0], h), h * 0.8)
      .socket('eyes', add(skull, [0, h * 0.15, h]), h * 0.7)
      .socket('back', skinAt(body, [0, g, -0.1], [0, 1, 0], g), g)
      .socket('top', skinAt(body, skull, [0, 1, 0], h), h * 0.8)
      .socket('neck', add(skull, [0, -h * 0.9, -h * 0.1]), h * 0.9)
      .socket('mouth', add(nose, [0, 0, m]), m)
      .finish(make)
  },
})
