import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { alongList, ball, tube } from '../../geometry/solids.ts'
import { add, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { Figure, hideOf, skinAt } from './figure.ts'

/** A caterpillar or a worm: rings one after the other. */
export const caterpillar = archetype({
  id: 'caterpillar',
  about: 'A caterpillar, worm or centipede',
  skeleton: 'caterpillar',
  nouns: ['caterpillar'],
  parameters: {
    rings: number(8, 3, 22, 'how many rings its body has'),
    thickness: number(0.1, 0.03, 0.16, 'thickness of the body'),
    legs: number(0.03, 0, 0.2, 'length of its legs'),
    antennae: number(1, 0, 1, 'whether it has feelers'),
    hump: number(0.35, 0, 1, 'how far its back is arched'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: {
    worm: {
      values: { rings: 16, thickness: 0.07, legs: 0, antennae: 0, hump: 0.5 },
      colours: { main: '#e08a86', second: '#c96f70', accent: '#f0b0a4' },
    },
    earthworm: {
      values: { rings: 20, thickness: 0.055, legs: 0, antennae: 0, hump: 0.4 },
      colours: { main: '#c97a70', second: '#b4645c', accent: '#e3a494' },
    },
    centipede: {
      values: { rings: 15, thickness: 0.06, legs: 0.13, hump: 0.15 },
      colours: { main: '#a8472a', second: '#c9602f', accent: '#f0b03c' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#7cc23a')
    const other = look.light('second', '#5aa02c')
    const count = Math.round(v.rings)
    const t = v.thickness
    const bone = figure.joint('body', [0, t, 0])
    const hide = hideOf(look, 'main', skin('#7cc23a', { roughness: 0.4 }))
    const step = t * (count > 12 ? 0.95 : 1.25)
    const places = Array.from({ length: count }, (_, i): Vec3 => {
      const w = i / Math.max(1, count - 1)
      return [
        Math.sin(w * 5) * t * (count > 10 ? 1.2 : 0.5),
        t + v.legs * 0.6 + Math.sin(Math.min(1, w * 1.25) * Math.PI) * t * v.hump * 2.2,
        (w - 0.5) * step * count,
      ]
    })
    const blob = new Blob({
      detail: Math.round(72 * look.detail),
      blend: t * (count > 12 ? 0.5 : 0.22),
      colour: main,
    })
    for (const [i, place] of places.entries())
      blob.egg(place, t * alongList([0.62, 0.95, 1, 1, 0.98], i / count), {
        colour: i % 2 ? other : main,
        bone,
      })
    const front = places.at(-1) ?? [0, t, 0]
    const skull: Vec3 = add(front, [0, t * 0.62, t * 0.7])
    const h = t * 1.3
    blob.egg(skull, [h, h * 0.98, h * 0.95], { bone, blend: t * 0.15, colour: main })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const trim = look.material('accent', skin('#e8862c', { roughness: 0.4 }))
    if (v.legs > 0)
      figure.part(
        'legs',
        together(
          places
            .slice(0, -1)
            .map((place) =>
              tube(
                [
                  add(place, [t * 0.5, -t * 0.5, 0]),
                  add(place, [t * 0.7 + v.legs * 0.7, -t * 0.55, 0]),
                  [place[0] + t * 0.6 + v.legs * (count > 12 ? 0.9 : 0.2), 0.014, place[2]],
                ],
                (w) => t * (count > 12 ? 0.12 : 0.26) * (1 - 0.35 * w),
                { corners: 8, smooth: 3 },
              ).with(
                tube(
                  [
                    add(place, [-t * 0.5, -t * 0.5, 0]),
                    add(place, [-t * 0.7 - v.legs * 0.7, -t * 0.55, 0]),
                    [place[0] - t * 0.6 - v.legs * (count > 12 ? 0.9 : 0.2), 0.014, place[2]],
                  ],
                  (w) => t * (count > 12 ? 0.12 : 0.26) * (1 - 0.35 * w),
                  { corners: 8, smooth: 3 },
                ),
              ),
            ),
        ).boned(bone),
        trim,
      )
    if (v.antennae > 0.5) {
      const one = tube(
        [
          add(skull, [h * 0.3, h * 0.8, 0]),
          add(skull, [h * 0.5, h * 1.4, h * 0.1]),
          add(skull, [h * 0.75, h * 1.75, h * 0.2]),
        ],
        h * 0.07,
        { corners: 8, smooth: 4 },
      ).with(ball(h * 0.16, 12).at(add(skull, [h * 0.75, h * 1.78, h * 0.2])))
      figure.part('legs', one.mirrored().boned(bone), trim)
    }
    const gaze = unit([0.36, 0.14, 1] as Vec3)
    const p = skinAt(body, skull, [0.4, 0.16, 0.9], h)
    const { eyes } = pairOfEyes({
      at: add(p, times(gaze, -h * 0.1)),
      gaze,
      radius: h * 0.26,
      look: { iris: eyeColours[v.eyes], white: '#fdfdf6', pupil: 36, ring: 50 },
      lids: 0,
      lidColour: main,
    })
    const smile = lineOn(
      body,
      skull,
      [-1, -0.5, 0, 0.5, 1].map((k) => add(skull, [k * h * 0.5, -h * (0.42 - 0.22 * k * k), h])),
      h * 0.035,
      light('#5a2020'),
    )
    figure.part('eyes', together([eyes, smile]).boned(bone), shiny())
    figure
      .socket('head', add(skull, [0, h, 0]), h * 0.8)
      .socket('eyes', add(skull, [0, h * 0.15, h]), h * 0.7)
      .socket('back', places[Math.floor(count / 2)] ?? front, t)
      .socket('top', add(skull, [0, h, 0]), h * 0.8)
      .finish(make)
  },
})
