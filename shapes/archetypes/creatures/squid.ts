import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { curve } from '../../geometry/solids.ts'
import { between, radians, unit, type Vec3 } from '../../geometry/vector.ts'
import { skin } from '../../materials/material.ts'
import { eyeColours, eyeWords, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

/** A squid, upright: its mantle above, its arms below. */
export const squid = archetype({
  id: 'squid',
  about: 'A squid with fins and ten arms',
  skeleton: 'squid',
  nouns: ['squid', 'cuttlefish'],
  parameters: {
    mantle: number(0.44, 0.2, 0.7, 'length of the mantle'),
    arms: number(0.34, 0.1, 0.6, 'length of the arms'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#e0726a')
    const pale = look.light('second', '#f8c8ba')
    const bone = figure.joint('body', [0, v.arms, 0])
    const hide = hideOf(look, 'main', skin('#e0726a', { roughness: 0.3 }))
    const y = v.arms + 0.06
    const blob = new Blob({ detail: Math.round(66 * look.detail), blend: 0.05, colour: main })
    blob
      .limb([0, y + 0.14, 0], [0, y + 0.16 + v.mantle, -0.02], 0.15, 0.03, { bone })
      .egg([0, y + 0.22, 0], [0.16, 0.18, 0.15], { bone })
    blob.egg([0, y + 0.02, 0], [0.12, 0.1, 0.12], { bone, blend: 0.03 })
    blob.both((b) =>
      b.limb([0.05, y + v.mantle * 0.86, -0.02], [0.2, y + v.mantle * 0.8, -0.03], 0.07, 0.02, {
        bone,
        blend: 0.06,
      }),
    )
    for (let i = 0; i < 10; i++) {
      const a = radians(36 * i + 18)
      const long = i === 0 || i === 9 ? 1 : 0.86
      const out = (far: number, h: number, turn = 0): Vec3 => [
        Math.sin(a + turn) * far,
        h,
        Math.cos(a + turn) * far,
      ]
      const way = curve(
        [
          out(0.05, y, 0),
          out(0.1, y - v.arms * 0.35, 0.1),
          out(0.17, y - v.arms * 0.7 * long, 0.15),
          out(0.25, 0.02 + (1 - long) * 0.3, 0.3),
          out(0.31, 0.05 + (1 - long) * 0.4, 0.5),
        ],
        3,
      )
      blob.chain(
        way,
        way.map((_, k) => 0.036 * (1 - 0.7 * (k / (way.length - 1)))),
        { bone, blend: 0.01, colour: between(main, pale, 0.25) },
      )
      if (long === 1)
        blob.egg(way.at(-1) ?? [0, 0, 0], [0.03, 0.045, 0.03], { bone, blend: 0.02, colour: pale })
    }
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const gaze = unit([0.62, 0.05, 0.78] as Vec3)
    const p = skinAt(body, [0, y + 0.06, 0], [0.62, 0, 0.7], 0.12)
    const { eyes, lids } = pairOfEyes({
      at: p,
      gaze,
      radius: 0.05,
      look: { iris: eyeColours[v.eyes], white: '#fdfbf2', pupil: 36, ring: 52 },
      lids: 0.1,
      lidColour: darker(main, 0.85),
    })
    figure.part('eyes', eyes.boned(bone), shiny()).part('body', hide.dressed(lids.boned(bone)), hide.material)
    figure
      .socket('top', [0, y + 0.2 + v.mantle, 0], 0.05)
      .socket('head', [0, y + 0.2 + v.mantle, 0], 0.05)
      .socket('eyes', [0, y + 0.05, 0.14], 0.1)
      .finish(make)
  },
})
