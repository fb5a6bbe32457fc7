import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { tube } from '../../geometry/solids.ts'
import { add, radians, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { fur, lacquer } from '../../materials/material.ts'
import { eyeball, eyeColours, eyeWords, shiny } from './face.ts'
import { Figure, hideOf, skinAt } from './figure.ts'

/** A spider on eight legs. */
export const spider = archetype({
  id: 'spider',
  about: 'A spider on eight legs',
  skeleton: 'spider',
  nouns: ['spider'],
  parameters: {
    body: number(0.17, 0.08, 0.28, 'size of the hind body'),
    legs: number(0.5, 0.2, 0.8, 'length of the legs'),
    legThickness: number(0.024, 0.01, 0.06, 'thickness of the legs'),
    mark: choice(['none', 'hourglass', 'stripes', 'cross'], 'what is painted on its back'),
    fuzzy: number(1, 0, 1, 'whether it is furry'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: {
    tarantula: {
      values: { body: 0.2, legThickness: 0.046, legs: 0.44, mark: 'stripes' },
      colours: { main: '#4a3428', second: '#e07a2c', accent: '#e07a2c' },
    },
    'black widow': {
      values: { fuzzy: 0, mark: 'hourglass', body: 0.19 },
      colours: { main: '#1c1a1d', second: '#1c1a1d', accent: '#d8241c' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#54453c')
    const other = look.light('second', '#7a6352')
    const accent = look.light('accent', '#e8b23a')
    const b = v.body
    const y = v.legs * 0.32 + 0.04
    const middle: Vec3 = [0, y + b * 0.3, -b * 0.8]
    const bone = figure.joint('body', [0, y, 0])
    const paint = ([x, yy, z]: Vec3): Vec3 | undefined => {
      const [px, pz] = [x / b, (z - middle[2]) / b]
      if (yy < middle[1] + b * 0.2 || pz < -1) return undefined
      if (
        v.mark === 'hourglass' &&
        Math.abs(px) < 0.12 + 0.5 * Math.abs(pz + 0.1) &&
        Math.abs(pz + 0.1) < 0.5
      )
        return accent
      if (v.mark === 'stripes' && Math.sin(pz * 9 - Math.abs(px) * 4) > 0.6) return accent
      if (v.mark === 'cross' && (Math.abs(px) < 0.1 || Math.abs(pz) < 0.1)) return accent
      return undefined
    }
    const usual = v.fuzzy > 0.5 ? fur('#54453c', { grain: 0.45 }) : lacquer('#1c1a1d', { roughness: 0.15 })
    const hide = hideOf(look, 'main', { ...usual, paint })
    const h = b * 0.62
    const skull: Vec3 = [0, y + h * 0.2, h * 0.6]
    const blob = new Blob({ detail: Math.round(50 * look.detail), blend: 0.02, colour: main })
    blob
      .egg(middle, [b * 0.92, b * 0.86, b * 1.06], { bone })
      .egg(skull, [h * 0.94, h * 0.78, h], { bone })
      .limb(middle, skull, b * 0.2, b * 0.2, { bone })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const legs: Solid[] = []
    const s = v.legs
    for (const [i, lean] of [52, 18, -16, -50].entries()) {
      const a = radians(lean)
      const root = add(skull, [h * 0.55, -h * 0.2, h * (0.35 - 0.25 * i)])
      const out = (far: number, up: number): Vec3 => [
        root[0] + Math.cos(a) * far,
        up,
        root[2] + Math.sin(a) * far,
      ]
      legs.push(
        tube(
          [
            root,
            out(s * 0.3, y + s * 0.34),
            out(s * 0.55, y + s * 0.26),
            out(s * 0.78, y * 0.4),
            out(s * 0.88, 0.012),
          ],
          (w) => v.legThickness * (1.15 - 0.75 * w + 0.12 * Math.sin(w * 20)),
          { corners: 9, smooth: 4 },
        ),
      )
    }
    const fang = tube(
      [
        add(skull, [h * 0.24, -h * 0.3, h * 0.8]),
        add(skull, [h * 0.3, -h * 0.6, h * 1.08]),
        add(skull, [h * 0.2, -h * 0.9, h * 1.0]),
      ],
      [h * 0.15, h * 0.12, h * 0.02],
      { corners: 8, smooth: 4 },
    )
    const furry = look.material(
      'second',
      v.fuzzy > 0.5 ? fur('#7a6352', { grain: 0.4 }) : lacquer('#1c1a1d', { roughness: 0.2 }),
    )
    figure.part(
      'legs',
      together([...legs, fang])
        .mirrored()
        .tinted(other)
        .boned(bone),
      furry,
    )
    const eye = (x: number, up: number, r: number, sMark: 1 | -1) => {
      const to = unit([x * sMark, up, 1] as Vec3)
      const p = skinAt(body, skull, to, h)
      return eyeball(h * r, to, {
        iris: eyeColours[v.eyes],
        white: r > 0.2 ? '#fdfdf6' : '#17120f',
        pupil: 38,
        ring: 54,
      }).at(add(p, times(to, -h * r * 0.3)))
    }
    figure.part(
      'eyes',
      together([
        eye(0.3, 0.22, 0.26, 1),
        eye(0.3, 0.22, 0.26, -1),
        eye(0.9, 0.5, 0.12, 1),
        eye(0.9, 0.5, 0.12, -1),
        eye(0.34, 0.95, 0.1, 1),
        eye(0.34, 0.95, 0.1, -1),
      ]).boned(bone),
      shiny(),
    )
    figure
      .socket('back', add(middle, [0, b * 0.86, 0]), b * 0.6)
      .socket('top', add(middle, [0, b * 0.86, 0]), b * 0.6)
      .socket('head', add(skull, [0, h * 0.78, 0]), h * 0.6)
      .finish(make)
  },
})
