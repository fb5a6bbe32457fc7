import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { cone, tube } from '../../geometry/solids.ts'
import { add, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { fur, leather, skin } from '../../materials/material.ts'
import { earOf, earPlace } from './ears.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'
import { skinWing } from './wings.ts'

/** A bat with spread wings. */
export const bat = archetype({
  id: 'bat',
  about: 'A bat with spread wings',
  skeleton: 'bat',
  nouns: ['bat', 'flying fox'],
  parameters: {
    pose: choice(['flying', 'wings up'], 'how the wings are held'),
    wings: number(0.5, 0.25, 0.7, 'size of the wings'),
    body: number(0.12, 0.07, 0.2, 'thickness of the body'),
    ears: number(0.12, 0.04, 0.22, 'size of the ears'),
    fangs: number(1, 0, 1, 'whether its fangs show'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: { 'vampire bat': { values: { eyes: 'red' }, colours: { main: '#3a2c33', accent: '#7a1f2c' } } },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#5a4436')
    const pale = look.light('second', '#a58468')
    const g = v.body
    const h = g * 1.05
    const y = 0.3
    const skull: Vec3 = [0, y + g * 1.7, g * 0.4]
    const bone = figure.joint('body', [0, y, 0])
    const hide = hideOf(look, 'main', fur('#5a4436', { grain: 0.5 }))
    const blob = new Blob({ detail: Math.round(52 * look.detail), blend: 0.05, colour: main })
    blob.egg([0, y, 0], [g * 0.95, g * 1.3, g * 0.85], { bone }).egg(skull, [h, h * 0.94, h * 0.92], { bone })
    blob.egg(add(skull, [0, -h * 0.26, h * 0.78]), [h * 0.44, h * 0.34, h * 0.34], {
      bone,
      colour: pale,
      blend: 0.03,
    })
    blob.both((b) =>
      b.limb([g * 0.4, y - g * 1.1, 0], [g * 0.46, y - g * 1.65, g * 0.1], g * 0.24, g * 0.14, { bone }),
    )
    blob.egg([0, y - g * 0.1, g * 0.75], [g * 0.6, g * 0.95, g * 0.4], {
      stain: true,
      colour: pale,
      blend: 0.03,
    })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const place = earPlace('bat', body, skull, h)
    figure.part(
      'ears',
      hide.dressed(
        earOf('bat', v.ears, main, light('#c98a84'))
          .turn(...place.turn)
          .at(place.at)
          .mirrored()
          .boned(bone),
      ),
      hide.material,
    )
    const s = v.wings
    const up = v.pose === 'wings up' ? 0.5 : 0.12
    const root: Vec3 = [g * 0.6, y + g * 0.7, -g * 0.15]
    const wrist = add(root, [s * 0.46, s * (0.28 + up * 0.5), 0])
    const wing = skinWing(
      root,
      wrist,
      [
        add(wrist, [s * 0.62, s * (0.02 + up * 0.4), -s * 0.04]),
        add(wrist, [s * 0.52, -s * 0.42, -s * 0.06]),
        add(wrist, [s * 0.2, -s * 0.62, -s * 0.06]),
        add(wrist, [-s * 0.14, -s * 0.66, -s * 0.04]),
      ],
      s * 0.016,
      0.3,
      [g * 0.55, y - g * 1.0, -g * 0.2],
    )
    figure.part(
      'wings',
      wing.skin.mirrored().boned(bone),
      look.material('accent', leather('#3c2b2e', { roughness: 0.7, relief: 0.5 })),
    )
    figure.part(
      'body',
      hide.dressed(wing.bones.mirrored().tinted(darker(main, 0.8)).boned(bone)),
      hide.material,
    )
    const gaze = unit([0.42, 0.1, 0.9] as Vec3)
    const p = skinAt(body, skull, [0.46, 0.16, 0.86], h)
    const { eyes, lids } = pairOfEyes({
      at: add(p, times(gaze, -h * 0.1)),
      gaze,
      radius: h * 0.24,
      look: { iris: eyeColours[v.eyes], pupil: 36 },
      lids: 0.12,
      lidColour: darker(main, 0.8),
    })
    const gloss = shiny()
    figure.part('eyes', eyes.boned(bone), gloss).part('body', hide.dressed(lids.boned(bone)), hide.material)
    const nose = skinAt(body, add(skull, [0, -h * 0.2, h * 0.6]), [0, 0.3, 1], h * 0.3)
    figure.part(
      'eyes',
      tube([add(nose, [-h * 0.1, 0, 0]), add(nose, [h * 0.1, 0, 0])], h * 0.09, { corners: 10 })
        .tinted(light('#2a1a16'))
        .boned(bone),
      gloss,
    )
    figure.part(
      'eyes',
      lineOn(
        body,
        add(skull, [0, -h * 0.2, h * 0.3]),
        [-1, -0.5, 0, 0.5, 1].map((k) => add(skull, [k * h * 0.44, -h * (0.5 - 0.16 * k * k), h * 0.95])),
        h * 0.03,
        light('#24130f'),
      ).boned(bone),
      gloss,
    )
    if (v.fangs > 0.5)
      figure.part(
        'fangs',
        cone(h * 0.055, h * 0.2, 8)
          .scale(1, -1, 1)
          .at(add(skull, [h * 0.17, -h * 0.56, h * 1.02]))
          .mirrored()
          .boned(bone),
        skin('#fbf7ea', { roughness: 0.3 }),
      )
    figure
      .socket('head', skinAt(body, skull, [0, 1, 0], h), h * 0.7)
      .socket('eyes', add(skull, [0, h * 0.1, h]), h * 0.7)
      .socket('back', [0, y, -g * 0.85], g)
      .socket('neck', [0, y + g, 0], g * 0.7)
      .socket('top', skinAt(body, skull, [0, 1, 0], h), h * 0.7)
      .finish(make)
  },
})
