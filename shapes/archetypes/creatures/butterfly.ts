import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, curve, sheet, tube } from '../../geometry/solids.ts'
import { add, between, radians, rotated, rotation, unrotated, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { fur, skin } from '../../materials/material.ts'
import { nearestTo } from './coats.ts'
import { eyeball, eyeColours, eyeWords, shiny } from './face.ts'
import { darker, Figure, hideOf } from './figure.ts'

const patterns = ['monarch', 'plain', 'eyes', 'bands', 'spots'] as const

/** A butterfly or moth with painted wings. */
export const butterfly = archetype({
  id: 'butterfly',
  about: 'A butterfly or moth with painted wings',
  skeleton: 'butterfly',
  nouns: ['butterfly'],
  parameters: {
    pose: choice(['flying', 'spread', 'resting'], 'how the wings are held'),
    span: number(0.5, 0.3, 0.7, 'size of the wings'),
    pattern: choice(patterns, 'what is painted on the wings'),
    tails: number(0, 0, 1, 'length of tails at the hind wings'),
    thickness: number(0.05, 0.03, 0.1, 'thickness of the body'),
    feathered: number(0, 0, 1, 'whether the feelers are like combs'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: {
    'monarch butterfly': { colours: { main: '#f0801c', second: '#1d1715', accent: '#fdf6e6' } },
    'blue butterfly': {
      values: { pattern: 'plain' },
      colours: { main: '#2f7fe8', second: '#14213f', accent: '#bfe0ff' },
    },
    'blue morpho': {
      values: { pattern: 'plain' },
      colours: { main: '#1f78f0', second: '#101a30', accent: '#cfe6ff' },
    },
    'swallowtail butterfly': {
      values: { pattern: 'bands', tails: 1 },
      colours: { main: '#f5d842', second: '#1f1c1a', accent: '#3f7fd8' },
    },
    'peacock butterfly': {
      values: { pattern: 'eyes' },
      colours: { main: '#b8402c', second: '#3a1f1c', accent: '#f2d04a' },
    },
    moth: {
      values: { pattern: 'eyes', thickness: 0.08, feathered: 1, pose: 'spread' },
      colours: { main: '#b59a78', second: '#6a5440', accent: '#e8d8b8' },
    },
    'luna moth': {
      values: { pattern: 'eyes', thickness: 0.07, feathered: 1, tails: 1, pose: 'spread' },
      colours: { main: '#b8e0a0', second: '#8a5a70', accent: '#f4f0c8' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#f0801c')
    const dark = look.light('second', '#1d1715')
    const spot = look.light('accent', '#fdf6e6')
    const t = v.thickness
    const y = 0.2
    const bone = figure.joint('body', [0, y, 0])
    const raise = v.pose === 'flying' ? 58 : v.pose === 'spread' ? 22 : 80
    const by = rotation(0, 0, raise)
    const root: Vec3 = [t * 0.5, y + t * 0.3, 0.02]
    // Round the root: how far the rim of each wing is, by the angle from straight ahead.
    const fore = (a: number) =>
      v.span * (0.72 + 0.32 * Math.exp(-(((a - 52) / 24) ** 2)) - 0.12 * Math.exp(-(((a - 84) / 12) ** 2)))
    const hind = (a: number) =>
      v.span *
      (0.6 +
        0.14 * Math.exp(-(((a - 125) / 20) ** 2)) +
        v.tails * 0.5 * Math.exp(-(((a - 148) / 7) ** 2)) +
        0.02 * Math.cos(a * 0.6))
    const paint = (at: Vec3): Vec3 | undefined => {
      const [x, , z] = unrotated(by, [Math.abs(at[0]) - root[0], at[1] - root[1], at[2] - root[2]])
      const angle = (Math.atan2(x, z) * 180) / Math.PI
      const far = Math.hypot(x, z) / (angle < 96 ? fore(angle) : hind(angle))
      const rim = far > (v.pattern === 'plain' ? 0.9 : 0.82) || (angle < 34 && far > 0.5)
      if (rim) {
        const dots = Math.abs(((((angle / 6.5) % 1) + 1) % 1) - 0.5) < 0.22 && far > 0.86 && far < 0.94
        const inner = Math.abs(((((angle / 6.5 + 0.5) % 1) + 1) % 1) - 0.5) < 0.2 && far > 0.9 && far < 0.95
        return (v.pattern === 'monarch' || v.pattern === 'bands') && (dots || inner) ? spot : dark
      }
      const vein = Math.abs((((((angle - 4) / 14) % 1) + 1) % 1) - 0.5) * 14 * (far * 0.9 + 0.2)
      if (v.pattern === 'monarch' && far > 0.3 && vein < 0.85) return dark
      if (v.pattern === 'monarch' && Math.abs(far - 0.42) < 0.02) return dark
      if (v.pattern === 'bands' && angle < 96 && far > 0.3 && Math.sin(far * 24 + angle * 0.02) > 0.7)
        return dark
      if (v.pattern === 'bands' && angle > 100 && far > 0.68) return spot
      if (v.pattern === 'eyes') {
        for (const [a, r] of [
          [58, 0.62],
          [122, 0.58],
        ] as const) {
          const [cx, cz] = [Math.sin(radians(a)) * r, Math.cos(radians(a)) * r]
          const [px, pz] = [Math.sin(radians(angle)) * far, Math.cos(radians(angle)) * far]
          const d = Math.hypot(px - cx, pz - cz)
          if (d < 0.05) return [0.9, 0.95, 1]
          if (d < 0.1) return light('#2c4f9a')
          if (d < 0.13) return dark
          if (d < 0.18) return spot
        }
        if (Math.abs(far - 0.36) < 0.025) return dark
      }
      if (v.pattern === 'spots') {
        const [near, , chance] = nearestTo(x * 12, 0, z * 12)
        if (near < 0.34 && chance > 0.4) return dark
      }
      return far < 0.3 ? darker(main, 0.5 + 1.6 * far) : undefined
    }
    const wing = (from: number, to: number, rim: (a: number) => number, up: number) => {
      const rows = Array.from({ length: 12 }, (_, i) => {
        const far = 0.03 + (0.97 * i) / 11
        return Array.from({ length: 22 }, (_, k): Vec3 => {
          const a = from + ((to - from) * k) / 21
          const r = rim(a) * far
          return add(
            root,
            rotated(by, [
              Math.sin(radians(a)) * r,
              up + 0.05 * Math.sin(far * 2.4),
              Math.cos(radians(a)) * r,
            ]),
          )
        })
      })
      return sheet(rows, 0.014)
    }
    const wings = together([wing(24, 100, fore, 0.012), wing(92, 166, hind, 0)])
    figure.part(
      'wings',
      wings.mirrored().tinted(main).boned(bone),
      look.material('main', skin('#f0801c', { roughness: 0.55, relief: 0.3, paint })),
    )
    const hide = hideOf(look, 'second', fur('#1d1715', { grain: 0.4 }))
    const blob = new Blob({ detail: 36, blend: 0.02, colour: dark })
    const h = t * 1.15
    const skull: Vec3 = [0, y + t * 0.5, 0.16 + t]
    blob.egg([0, y, 0.06], [t, t, t * 1.9], { bone }).chain(
      curve(
        [
          [0, y, 0],
          [0, y - 0.01, -0.1],
          [0, y - 0.03, -0.22],
        ],
        3,
      ),
      [0.8, 0.86, 0.84, 0.78, 0.66, 0.5, 0.3].map((r) => r * t),
      { bone },
    )
    blob.egg(skull, [h, h * 0.96, h * 0.94], { bone })
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const gloss = shiny()
    const feeler = tube(
      [
        add(skull, [h * 0.3, h * 0.8, h * 0.3]),
        add(skull, [h * 0.9, h * 2.2, h * 1.2]),
        add(skull, [h * 1.9, h * 3.1, h * 1.7]),
      ],
      h * 0.08,
      { corners: 7, smooth: 6 },
    )
    const tip =
      v.feathered > 0.5
        ? together(
            [0.35, 0.5, 0.65, 0.8].map((w) =>
              ball([h * 0.42 * (1.1 - w), h * 0.06, h * 0.2], 8).at(
                between(add(skull, [h * 0.3, h * 0.8, h * 0.3]), add(skull, [h * 1.9, h * 3.1, h * 1.7]), w),
              ),
            ),
          )
        : ball(h * 0.2, 10).at(add(skull, [h * 1.92, h * 3.12, h * 1.72]))
    const leg = (z: number, lean: number) =>
      tube(
        [
          [t * 0.5, y - t * 0.6, z],
          [t * 1.9, y * 0.62, z + lean * 0.5],
          [t * 2.2, 0.012, z + lean],
        ],
        t * 0.14,
        { corners: 7, smooth: 3 },
      )
    figure.part(
      'legs',
      together([feeler, tip, leg(0.12, 0.06), leg(0.07, 0), leg(0.02, -0.07)])
        .mirrored()
        .tinted(dark)
        .boned(bone),
      gloss,
    )
    const eye = (s: 1 | -1) =>
      eyeball(h * 0.42, [s * 0.35, 0.1, 1], {
        iris: eyeColours[v.eyes],
        white: '#fdfdf6',
        pupil: 38,
        ring: 54,
      }).at(add(skull, [s * h * 0.5, h * 0.2, h * 0.62]))
    figure.part('eyes', together([eye(1), eye(-1)]).boned(bone), gloss)
    figure
      .socket('head', add(skull, [0, h, 0]), h * 0.8)
      .socket('back', [0, y + t, 0.04], t)
      .socket('top', add(skull, [0, h, 0]), h * 0.8)
      .finish(make)
  },
})
