import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { cone, tube } from '../../geometry/solids.ts'
import { add, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { fur, skin } from '../../materials/material.ts'
import { eyeball, eyeColours, eyeWords, lid, lineOn, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

/** A friendly monster: furry, with horns, as many eyes as wanted, and a wide mouth. */
export const monster = archetype({
  id: 'monster',
  about: 'A furry monster with horns, eyes and a wide mouth',
  skeleton: 'monster',
  nouns: ['monster', 'creature', 'beast'],
  parameters: {
    eyesCount: number(2, 1, 5, 'how many eyes it has'),
    eyes: choice(eyeWords, 'colour of the eyes'),
    horns: number(0.16, 0, 0.4, 'length of the horns'),
    arms: number(2, 0, 6, 'how many arms it has'),
    tall: number(0.62, 0.4, 0.9, 'height of the body'),
    girth: number(0.27, 0.15, 0.4, 'width of the body'),
    skin: choice(['fur', 'smooth'], 'what it is covered with'),
    spots: number(1, 0, 1, 'whether it is spotted'),
  },
  rows: {
    'one-eyed monster': {
      values: { eyesCount: 1, skin: 'smooth' },
      colours: { main: '#5fb84a', second: '#c8eca0', accent: '#f4e4b8' },
    },
    'furry monster': {
      values: { eyesCount: 2, spots: 1 },
      colours: { main: '#4a8fe0', second: '#8fd0f4', accent: '#f4e4b8' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#7d55c9')
    const pale = look.light('second', '#c9a4f0')
    const g = v.girth
    const y = 0.1
    const top = y + v.tall
    const bone = figure.joint('body', [0, y + v.tall * 0.4, 0])
    const hide = hideOf(
      look,
      'main',
      v.skin === 'fur' ? fur('#7d55c9', { grain: 0.7, relief: 1.3 }) : skin('#7d55c9', { roughness: 0.3 }),
    )
    const blob = new Blob({ detail: Math.round(60 * look.detail), blend: 0.06, colour: main })
    blob.limb([0, y + g * 0.8, 0], [0, top - g * 0.8, 0], g, g * 0.86, { bone })
    const count = Math.round(v.arms / 2)
    blob.both((b) => {
      b.limb([g * 0.45, y + 0.08, 0.02], [g * 0.5, 0.06, 0.06], 0.1, 0.085, { bone }).egg(
        [g * 0.52, 0.055, 0.12],
        [0.1, 0.058, 0.14],
        { bone, blend: 0.03 },
      )
      for (let i = 0; i < count; i++) {
        const h = y + v.tall * (0.5 - 0.16 * i)
        const up = i === 0 ? 0.16 : -0.02
        b.chain(
          [
            [g * 0.8, h, 0],
            [g * 1.3, h - 0.06, 0.05],
            [g * 1.6, h + up, 0.12],
          ],
          [0.075, 0.062, 0.06],
          { bone, blend: 0.04 },
        )
        for (const k of [-1, 0, 1])
          b.egg(
            [g * 1.62 + k * 0.035, h + up + 0.055 - Math.abs(k) * 0.012, 0.13 + k * 0.01],
            [0.026, 0.05, 0.028],
            { bone, blend: 0.015 },
          )
      }
    })
    blob.egg([0, y + v.tall * 0.3, g * 0.75], [g * 0.66, v.tall * 0.3, g * 0.5], {
      stain: true,
      colour: pale,
      blend: 0.03,
    })
    if (v.spots > 0.5)
      for (const [x, h, z] of [
        [0.8, 0.72, -0.4],
        [-0.85, 0.6, -0.2],
        [0.5, 0.4, -0.8],
        [-0.4, 0.8, -0.75],
        [-0.6, 0.3, -0.7],
        [0.95, 0.45, 0],
      ] as const)
        blob.egg([x * g, y + v.tall * h, z * g], 0.06, {
          stain: true,
          colour: darker(main, 0.6),
          blend: 0.012,
        })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const horn = look.material('accent', skin('#f4e4b8', { roughness: 0.4 }))
    if (v.horns > 0.02) {
      const root = skinAt(body, [0, top - g * 0.6, 0], [0.7, 0.75, 0], g)
      const s = v.horns
      figure.part(
        'horns',
        tube(
          [
            add(root, [-0.02, -0.03, 0]),
            add(root, [s * 0.5, s * 0.25, 0]),
            add(root, [s * 0.6, s * 0.95, 0.02]),
          ],
          (w) => s * 0.26 * (1 - 0.85 * w) + 0.004 * Math.sin(w * 40),
          { corners: 14, smooth: 8 },
        )
          .mirrored()
          .boned(bone),
        horn,
      )
    }
    const claws = [-1, 0, 1].map((k) =>
      cone(0.022, 0.05, 10)
        .turn(80, 0, 0)
        .at([g * 0.52 + k * 0.055, 0.035, 0.255 - Math.abs(k) * 0.02]),
    )
    const mouthAt: Vec3 = [0, y + v.tall * 0.56, 0]
    const arc = [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
      (k): Vec3 => [k * g * 0.72, mouthAt[1] - 0.06 * (1 - k * k), g * 1.3 - Math.abs(k) * g * 0.5],
    )
    const lips = lineOn(body, mouthAt, arc, 0.03, light('#2c1430'), 5)
    const teeth = [-0.55, -0.22, 0.12, 0.5].map((k) => {
      const p = skinAt(
        body,
        mouthAt,
        [k * g * 0.72, -0.06 * (1 - k * k) + 0.015, g * 1.3 - Math.abs(k) * g * 0.5],
        g,
      )
      return cone(0.03, 0.06, 8)
        .scale(1, -1, 1)
        .at(add(p, [0, 0.0, 0.012]))
    })
    figure.part('horns', together([...claws, ...claws.map((c) => c.mirror()), ...teeth]).boned(bone), horn)
    const eyesCount = Math.round(v.eyesCount)
    const eyes: Solid[] = []
    const lids: Solid[] = []
    for (let i = 0; i < eyesCount; i++) {
      const x = (i - (eyesCount - 1) / 2) * (eyesCount === 1 ? 0 : eyesCount === 2 ? 0.62 : 0.5)
      const r = eyesCount === 1 ? g * 0.46 : eyesCount === 2 ? g * 0.31 : g * 0.23
      const to = unit([x, eyesCount > 2 && i % 2 === 1 ? 0.35 : 0.08, 1] as Vec3)
      const p = skinAt(body, [0, y + v.tall * 0.77, 0], to, g)
      const at = add(p, times(to, -r * 0.25))
      eyes.push(
        eyeball(r, unit(add(to, [0, 0, 0.6])), {
          iris: eyeColours[v.eyes === 'dark' ? 'green' : v.eyes],
          white: '#fdfcf4',
          pupil: 24,
          ring: 40,
        }).at(at),
      )
      lids.push(lid(r * 1.08, unit([0, 1, -0.25]), 66, darker(main, 0.8)).at(at))
    }
    figure
      .part('eyes', together([...eyes, lips]).boned(bone), shiny())
      .part('body', hide.dressed(together(lids).boned(bone)), hide.material)
    figure
      .socket('head', [0, top, 0], g * 0.7)
      .socket('top', [0, top, 0], g * 0.7)
      .socket('eyes', [0, y + v.tall * 0.77, g], g * 0.7)
      .socket('hand', [-g * 1.62, y + v.tall * 0.5 + 0.2, 0.14], 0.06)
      .socket('hand left', [g * 1.62, y + v.tall * 0.5 + 0.2, 0.14], 0.06)
      .socket('back', [0, y + v.tall * 0.5, -g], g * 0.7)
      .socket('neck', [0, y + v.tall * 0.5, 0], g)
      .finish(make)
  },
})
