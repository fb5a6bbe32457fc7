import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { curve } from '../../geometry/solids.ts'
import { add, radians, type Vec3 } from '../../geometry/vector.ts'
import { skin } from '../../materials/material.ts'
import { eyeball, eyeColours, eyeWords, shiny } from './face.ts'
import { darker, Figure, hideOf } from './figure.ts'
import { feather } from './wings.ts'

/** A seahorse, upright, its tail curled. */
export const seahorse = archetype({
  id: 'seahorse',
  about: 'A seahorse',
  skeleton: 'seahorse',
  nouns: ['seahorse'],
  parameters: {
    curl: number(1, 0, 1.4, 'how far the tail is curled'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#f2a23a')
    const pale = look.light('second', '#fbe0a0')
    const bone = figure.joint('body', [0, 0.5, 0])
    const hide = hideOf(look, 'main', skin('#f2a23a', { roughness: 0.5, relief: 1.4 }))
    const blob = new Blob({ detail: Math.round(78 * look.detail), blend: 0.03, colour: main })
    const way = curve(
      [
        [0, 0.86, -0.02],
        [0, 0.74, -0.1],
        [0, 0.58, 0.0],
        [0, 0.44, 0.04],
        [0, 0.3, -0.04],
        [0, 0.17, -0.06],
        [0, 0.06, 0.0],
        [0, 0.05, 0.1],
        [0, 0.12, 0.15],
        [0, 0.17, 0.1],
        [0, 0.14, 0.06],
      ],
      4,
    )
    way.forEach((p, i) => {
      const t = i / (way.length - 1)
      const r = t < 0.28 ? 0.062 + t * 0.22 : 0.125 * (1 - (t - 0.28) / 0.72) ** 0.95 + 0.014
      blob.egg(p, [r * 0.82, r * 0.9, r], { bone, blend: 0.014, colour: i % 2 ? main : darker(main, 0.86) })
    })
    const skull: Vec3 = [0, 0.9, 0.03]
    blob
      .egg(skull, [0.07, 0.078, 0.09], { bone })
      .limb(add(skull, [0, -0.01, 0.05]), add(skull, [0, -0.05, 0.2]), 0.04, 0.024, { bone })
      .egg(add(skull, [0, -0.055, 0.205]), [0.03, 0.032, 0.02], { bone })
    for (const [z, h] of [
      [0.02, 0.09],
      [-0.04, 0.1],
      [-0.085, 0.07],
    ] as const)
      blob.limb(add(skull, [0, 0.04, z]), add(skull, [0, 0.06 + h * 0.6, z - 0.02]), 0.026, 0.008, { bone })
    blob.limb([0, 0.7, 0.0], [0, 0.42, 0.13], 0.05, 0.04, { stain: true, colour: pale, blend: 0.02 })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const fan = [-40, -20, 0, 20, 40].map((a) =>
      feather(
        [0, 0.54, -0.09],
        [0, 0.54 + Math.sin(radians(a)) * 0.15, -0.09 - Math.cos(radians(a)) * 0.17],
        0.032,
        [1, 0, 0],
        0.012,
      ),
    )
    const ear = feather([0.06, 0.87, -0.02], [0.13, 0.86, -0.09], 0.03, [0.3, 1, 0], 0.01)
    figure.part(
      'fins',
      together([...fan, ear, ear.mirror()]).boned(bone),
      look.material('second', skin('#fbe0a0', { roughness: 0.5 })),
    )
    const eye = (s: 1 | -1) =>
      eyeball(0.032, [s, 0.15, 0.5], { iris: eyeColours[v.eyes], white: '#fdfdf6', pupil: 36, ring: 54 }).at(
        add(skull, [s * 0.052, 0.018, 0.045]),
      )
    figure.part('eyes', together([eye(1), eye(-1)]).boned(bone), shiny())
    figure
      .socket('head', add(skull, [0, 0.1, 0]), 0.07)
      .socket('back', [0, 0.66, -0.16], 0.08)
      .socket('top', add(skull, [0, 0.1, 0]), 0.07)
      .finish(make)
  },
})
