import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, curve } from '../../geometry/solids.ts'
import { add, radians, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'
import { nearestTo } from './coats.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

/** An octopus: a big head on eight arms that curl. */
export const octopus = archetype({
  id: 'octopus',
  about: 'An octopus or kraken',
  skeleton: 'octopus',
  nouns: ['octopus'],
  parameters: {
    arms: number(8, 4, 12, 'how many arms it has'),
    head: number(0.2, 0.1, 0.3, 'size of the head'),
    reach: number(0.46, 0.2, 0.8, 'length of the arms'),
    raised: number(0.3, 0, 1, 'how far the arms are raised'),
    eyes: choice(eyeWords, 'colour of the eyes'),
    frown: number(0, -10, 30, 'how grim it looks'),
  },
  rows: {
    kraken: {
      values: { reach: 0.62, raised: 1, frown: 24, eyes: 'yellow' },
      colours: { main: '#4a3f78', second: '#c08fc4' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#d8563f')
    const h = v.head
    const bone = figure.joint('body', [0, h, 0])
    const paint = ([x, y, z]: Vec3, n: Vec3): Vec3 | undefined => {
      const [near, , chance] = nearestTo(x * 15, y * 15, z * 15)
      return n[1] > 0.1 && y > h && chance > 0.6 && near < 0.22 ? darker(main, 0.7) : undefined
    }
    const hide = hideOf(look, 'main', skin('#d8563f', { roughness: 0.3, paint }))
    const low = h * 0.62
    const skull: Vec3 = [0, low + h * 1.0, 0]
    const blob = new Blob({ detail: Math.round(60 * look.detail), blend: h * 0.24, colour: main })
    blob
      .egg(skull, [h * 0.9, h * 0.98, h * 0.92], { bone })
      .egg(add(skull, [0, h * 0.42, -h * 0.32]), [h * 0.82, h * 0.86, h * 0.86], { bone })
    blob.limb(skull, [0, low * 0.7, 0], h * 0.66, h * 0.62, { bone })
    const count = Math.round(v.arms)
    const suckers: Solid[] = []
    const tips: Vec3[] = []
    for (let i = 0; i < count; i++) {
      const a = radians((360 * (i + 0.5)) / count)
      const curl = i % 2 ? 1 : -1
      const up = v.raised * (i % 2 ? 1 : 0.35)
      const s = v.reach * (1 + 0.08 * Math.sin(i * 5))
      const out = (far: number, y: number, turn: number): Vec3 => [
        Math.sin(a + turn) * far,
        y,
        Math.cos(a + turn) * far,
      ]
      const t = h * 0.27
      const way = curve(
        [
          out(h * 0.2, low * 0.8, 0),
          out(h * 0.75, low * 0.62, 0),
          out(h * 0.7 + s * 0.35, t * 0.62, 0.1 * curl),
          out(h * 0.7 + s * 0.72, t * 0.55 + up * s * 0.16, 0.16 * curl),
          out(h * 0.7 + s * 0.95, t * 0.5 + up * s * 0.5, 0.3 * curl),
          out(h * 0.7 + s * 0.82, t * 0.4 + s * (0.1 + up * 0.72), 0.44 * curl),
          out(h * 0.7 + s * 0.66, t * 0.4 + s * (0.1 + up * 0.55), 0.4 * curl),
        ],
        3,
      )
      tips.push(way.at(-8) ?? skull)
      const radii = way.map((_, k) => t * (1 - 0.7 * (k / (way.length - 1)) ** 0.9))
      blob.chain(way, radii, { bone, blend: t * 0.2 })
      for (let k = 7; k < way.length - 2; k++) {
        const [p, next] = [way[k] ?? skull, way[k + 1] ?? skull]
        const r = radii[k] ?? t
        const along = unit([next[0] - p[0], next[1] - p[1], next[2] - p[2]])
        // The outer side, away from the curl.
        const side = unit([
          Math.sin(a) * (1 - Math.abs(along[1])) * 0.2 + Math.cos(a) * curl * 0.9,
          0.25,
          Math.cos(a) * 0.2 - Math.sin(a) * curl * 0.9,
        ])
        suckers.push(
          ball([r * 0.36, r * 0.2, r * 0.36], 10)
            .aim(side)
            .at(add(p, [side[0] * r * 0.92, side[1] * r * 0.92, side[2] * r * 0.92])),
        )
      }
    }
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    figure.part(
      'suckers',
      together(suckers).boned(bone),
      look.material('second', skin('#f7bfa4', { roughness: 0.4 })),
    )
    const gaze = unit([0.45, 0.12, 0.88] as Vec3)
    const p = skinAt(body, add(skull, [0, -h * 0.08, 0]), [0.5, 0.1, 0.86], h)
    const { eyes, lids } = pairOfEyes({
      at: add(p, [-gaze[0] * h * 0.1, 0, -gaze[2] * h * 0.1]),
      gaze,
      radius: h * 0.24,
      look: { iris: eyeColours[v.eyes], white: '#fdfbf2', pupil: 34, ring: 50 },
      lids: 0.16,
      lidColour: darker(main, 0.85),
      slope: v.frown,
    })
    const smile = lineOn(
      body,
      skull,
      [-1, -0.5, 0, 0.5, 1].map((k) => add(skull, [k * h * 0.3, -h * (0.5 - 0.14 * k * k), h])),
      h * 0.03,
      light('#5c1a1a'),
    )
    figure
      .part('eyes', together([eyes, smile]).boned(bone), shiny())
      .part('body', hide.dressed(lids.boned(bone)), hide.material)
    figure
      .socket('head', skinAt(body, skull, [0, 1, -0.1], h), h * 0.7)
      .socket('eyes', add(skull, [0, 0, h]), h * 0.6)
      .socket('top', skinAt(body, skull, [0, 1, -0.1], h), h * 0.7)
      .socket('mouth', add(skull, [0, -h * 0.4, h * 0.9]), h * 0.2)
      .finish(make)
    // Those in front hold first.
    tips
      .toSorted((a, b) => b[2] - a[2])
      .forEach((tip, n) => {
        make.socket(n === 0 ? 'hand' : n === 1 ? 'hand left' : `hand ${n + 1}`, tip, h * 0.2)
      })
  },
})
