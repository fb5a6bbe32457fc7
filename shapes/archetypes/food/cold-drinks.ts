import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { glass, ice, lacquer, leaf, liquid, plaster, plastic, skin } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

/** Outlines of the glasses, from the foot to the rim. */
const outlines: Record<string, Vec2[]> = {
  lemonade: [
    [0.2, 0],
    [0.215, 0.02],
    [0.265, 0.74],
  ],
  milkshake: [
    [0.19, 0],
    [0.2, 0.02],
    [0.08, 0.1],
    [0.08, 0.14],
    [0.17, 0.22],
    [0.22, 0.45],
    [0.27, 0.78],
  ],
  cocktail: [
    [0.2, 0],
    [0.2, 0.016],
    [0.05, 0.04],
    [0.028, 0.08],
    [0.028, 0.42],
    [0.05, 0.46],
    [0.37, 0.8],
  ],
  'bubble tea': [
    [0.19, 0],
    [0.205, 0.02],
    [0.28, 0.76],
  ],
  beer: [
    [0.27, 0],
    [0.29, 0.03],
    [0.285, 0.1],
    [0.285, 0.66],
    [0.3, 0.72],
  ],
}
/** Where the drink begins and ends, and what colour it has. */
const fills: Record<string, { from: number; to: number; colour: string }> = {
  lemonade: { from: 0.05, to: 0.66, colour: '#f6dc5a' },
  milkshake: { from: 0.2, to: 0.76, colour: '#f7a8c4' },
  cocktail: { from: 0.475, to: 0.76, colour: '#f0653a' },
  'bubble tea': { from: 0.04, to: 0.66, colour: '#cf9a6b' },
  beer: { from: 0.07, to: 0.6, colour: '#ef9a06' },
}

function widthAt(outline: Vec2[], y: number): number {
  const i = outline.findIndex(([, h]) => h >= y)
  const [above, below] = [outline[i] ?? outline.at(-1), outline[i - 1] ?? outline[0]]
  if (!above || !below || above === below) return above?.[0] ?? 0.2
  const t = (y - below[1]) / Math.max(1e-6, above[1] - below[1])
  return below[0] + (above[0] - below[0]) * t
}

/** A slice of a citrus fruit, facing ahead. */
function slice(radius: number): { rind: Solid; flesh: Solid } {
  return {
    rind: cylinder(radius, 0.04, { round: 0.012, corners: 36 }).turn(90, 0, 0),
    flesh: together(
      Array.from({ length: 8 }, (_, i) =>
        ball([radius * 0.29, radius * 0.33, 0.03], 10)
          .move(0, radius * 0.54, 0)
          .turn(0, 0, i * 45),
      ),
    ),
  }
}

/** Cold drinks in the glass that tells what they are. */
export const coldDrink = archetype({
  id: 'cold-drink',
  about: 'A cold drink with what belongs to it: lemonade, milkshake, cocktail, bubble tea, or a mug of beer',
  skeleton: 'food',
  nouns: ['lemonade', 'glass of lemonade', 'iced tea', 'ice tea'],
  parameters: {
    kind: choice(['lemonade', 'milkshake', 'cocktail', 'bubble tea', 'beer'], 'which drink it is'),
    straw: number(1, 0, 1, 'whether a straw is in it'),
  },
  rows: {
    'iced tea': { colours: { main: '#b5651d' } },
    'ice tea': { colours: { main: '#b5651d' } },
    milkshake: { values: { kind: 'milkshake' } },
    'strawberry milkshake': { values: { kind: 'milkshake' } },
    'chocolate milkshake': { values: { kind: 'milkshake' }, colours: { main: '#7a4a2c' } },
    'vanilla milkshake': { values: { kind: 'milkshake' }, colours: { main: '#f6e7c3' } },
    smoothie: { values: { kind: 'milkshake' }, colours: { main: '#d8437a' } },
    cocktail: { values: { kind: 'cocktail' } },
    'tropical drink': { values: { kind: 'cocktail' } },
    'bubble tea': { values: { kind: 'bubble tea' } },
    'boba tea': { values: { kind: 'bubble tea' } },
    boba: { values: { kind: 'bubble tea' } },
    'milk tea': { values: { kind: 'bubble tea' } },
    'beer mug': { values: { kind: 'beer', straw: 0 } },
    'mug of beer': { values: { kind: 'beer', straw: 0 } },
    'glass of beer': { values: { kind: 'beer', straw: 0 } },
    'pint of beer': { values: { kind: 'beer', straw: 0 } },
    beer: { values: { kind: 'beer', straw: 0 } },
    'beer glass': { values: { kind: 'beer', straw: 0 } },
    'beer stein': { values: { kind: 'beer', straw: 0 } },
    'root beer': { values: { kind: 'beer', straw: 0 }, colours: { main: '#5a2c12' } },
  },
  build(v, look, make) {
    const outline = outlines[v.kind] ?? []
    const { from, to, colour } = fills[v.kind] ?? { from: 0, to: 0.5, colour: '#ffffff' }
    const rim = outline.at(-1)?.[1] ?? 0.8
    const wide = outline.at(-1)?.[0] ?? 0.3
    const ways = Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12)
    const wall = v.kind === 'beer' ? 0.03 : 0.014
    const within = (y: number) => Math.max(0.006, widthAt(outline, y) - wall)
    make.part(
      'drink',
      lathe([[0, from], ...ways.map((y): Vec2 => [within(y), y]), [0, to]], { corners: 44 }),
      look.material('main', liquid(colour, { opacity: 1, roughness: 0.25 })),
    )
    const inner: Vec2[] = [
      ...outline
        .filter(([, y]) => y > from)
        .map(([r, y]): Vec2 => [r - wall * 0.6, y])
        .toReversed(),
      [widthAt(outline, from) * 0.7, from - 0.012],
      [0, from - 0.012],
    ]
    make.part(
      'glass',
      lathe([[0, 0], ...outline, ...inner], {
        corners: v.kind === 'beer' ? 40 : 48,
        ...(v.kind === 'beer' && {
          flutes: (a, y) => (y > 0.1 && y < 0.6 ? 1 + 0.03 * Math.abs(Math.cos(a * 5)) : 1),
        }),
      }),
      glass('#e4f2f6', { opacity: 0.16 }),
    )
    const lean: Vec3[] = [
      [-0.05, from + 0.03, 0],
      [0.16, rim + 0.3, 0],
    ]
    const straw = () => {
      const bend: Vec3[] =
        v.kind === 'bubble tea'
          ? [
              [0, from + 0.05, 0.02],
              [0.05, rim + 0.42, 0.02],
            ]
          : [...lean, [0.3, rim + 0.38, 0]]
      const thick = v.kind === 'bubble tea' ? 0.042 : 0.024
      const stripes = light('#ffffff')
      make.part('straw', tube(bend, thick, { corners: 14, flat: true }), {
        ...look.material(
          'second',
          plastic(v.kind === 'bubble tea' ? '#e0567f' : '#e2372f', { roughness: 0.35 }),
        ),
        ...(v.kind !== 'bubble tea' && {
          paint: ([x, y, z]: Vec3) => (Math.sin(y * 60 + Math.atan2(z, x - 0.1)) > 0.2 ? stripes : undefined),
        }),
      })
    }
    if (v.straw > 0.3) straw()
    if (v.kind === 'lemonade') {
      make.part(
        'ice',
        together(
          Array.from({ length: 5 }, (_, i) =>
            box(0.13, 0.13, 0.13, 0.02)
              .turn(20 + 40 * chanceAt(i, 1, 1), 70 * i, 30)
              .move(Math.sin(i * 1.257) * 0.13, to + 0.005 + 0.02 * (i % 2), Math.cos(i * 1.257) * 0.13),
          ),
        ),
        ice('#dff2fa', { opacity: 0.8 }),
      )
      const { rind, flesh } = slice(0.16)
      const place = (solid: Solid) => solid.turn(0, 24, -18).move(-wide * 0.92, rim + 0.03, 0.1)
      make.part('slice', place(rind), skin('#f4cf2a', { roughness: 0.4 }))
      make.part('flesh', place(flesh), skin('#fdf3a0', { roughness: 0.3 }))
    }
    if (v.kind === 'milkshake') {
      const swirl = Array.from({ length: 90 }, (_, i): Vec3 => {
        const t = i / 89
        const far = 0.19 * (1 - t) ** 0.8
        return [Math.sin(t * 17) * far, rim + 0.03 + 0.24 * t, Math.cos(t * 17) * far]
      })
      make.part(
        'cream',
        together([
          tube(swirl, (t) => 0.09 - 0.055 * t, { corners: 12 }),
          lathe(
            [
              [0, to - 0.02],
              [0.25, to],
              [0.24, rim + 0.02],
              [0.12, rim + 0.16],
              [0, rim + 0.2],
            ],
            { corners: 28 },
          ),
        ]),
        plaster('#fff7ec', { roughness: 0.6 }),
      )
      make.part('cherry', ball(0.075, 22).move(0, rim + 0.33, 0), look.material('accent', lacquer('#d0183a')))
      make.part(
        'stem',
        tube(
          [
            [0, rim + 0.38, 0],
            [0.02, rim + 0.47, 0],
            [0.07, rim + 0.52, 0],
          ],
          0.01,
          { smooth: 5, corners: 8 },
        ),
        leaf('#5b7a2c'),
      )
    }
    if (v.kind === 'cocktail') {
      const { rind, flesh } = slice(0.17)
      const place = (solid: Solid) => solid.turn(0, 20, 14).move(-wide * 0.9, rim + 0.05, 0.06)
      make.part('slice', place(rind), skin('#f08a1e', { roughness: 0.4 }))
      make.part('flesh', place(flesh), skin('#fbb95a', { roughness: 0.3 }))
      // The little umbrella, leaning out of the glass.
      const umbrella = (solid: Solid) => solid.turn(0, 0, -32).move(0.09, to - 0.06, 0.14)
      const pleats = Array.from({ length: 8 }, (_, i) => light(i % 2 ? '#ffffff' : '#2fb0c8'))
      make.part(
        'umbrella',
        umbrella(
          lathe(
            [
              [0, 0.5],
              [0.2, 0.41],
              [0.2, 0.4],
              [0, 0.475],
            ],
            { corners: 16, flutes: (a) => 0.94 + 0.06 * Math.cos(a * 8) },
          ),
        ),
        {
          ...plastic('#2fb0c8', { roughness: 0.7 }),
          paint: ([x, y, z]) => {
            const [s, c] = [Math.sin(radians(32)), Math.cos(radians(32))]
            const [u, w] = [(x - 0.09) * c - (y - to + 0.06) * s, z - 0.14]
            return pleats[Math.floor(((Math.atan2(u, w) + Math.PI) / (2 * Math.PI)) * 7.999)]
          },
        },
      )
      make.part('stick', umbrella(cylinder(0.009, 0.56, { corners: 8 }).move(0, 0.25, 0)), plaster('#d8b47a'))
    }
    if (v.kind === 'bubble tea') {
      make.part(
        'lid',
        lathe(
          softened(
            [
              [0, rim - 0.01],
              [wide + 0.015, rim - 0.01],
              [wide + 0.015, rim + 0.02],
              [wide - 0.03, rim + 0.03],
              [wide - 0.05, rim + 0.1],
              [0, rim + 0.12],
            ],
            0.01,
          ),
          { corners: 44 },
        ),
        plastic('#fdfbf6', { roughness: 0.35 }),
      )
      // Pearls lie at the bottom, as many as are seen through the cup.
      make.part(
        'pearls',
        together(
          Array.from({ length: 34 }, (_, i) => {
            const y = 0.085 + 0.062 * Math.floor(i / 12) + 0.02 * chanceAt(i, 2, 2)
            const far = within(y) - 0.022
            const a = (i % 12) * 0.5236 + 0.26 * Math.floor(i / 12)
            return ball(0.044, 12).move(Math.sin(a) * far, y, Math.cos(a) * far)
          }),
        ),
        look.material('accent', lacquer('#241310', { roughness: 0.2 })),
      )
    }
    if (v.kind === 'beer') {
      const bubbles = Array.from({ length: 26 }, (_, i) => {
        const far = 0.25 * Math.sqrt((i + 0.5) / 26)
        return ball([0.085, 0.06, 0.085], 12).move(
          Math.sin(i * 2.4) * far,
          rim + 0.01 + 0.05 * (1 - far / 0.3),
          Math.cos(i * 2.4) * far,
        )
      })
      make.part(
        'foam',
        together([
          lathe(
            softened(
              [
                [0, to - 0.005],
                [0.255, to - 0.005],
                [0.262, rim - 0.02],
                [0.27, rim + 0.03],
                [0, rim + 0.05],
              ],
              0.03,
            ),
            { corners: 40 },
          ),
          ...bubbles,
          ball([0.05, 0.07, 0.04], 12).move(-0.1, rim - 0.03, 0.28),
          ball([0.04, 0.05, 0.035], 12).move(0.08, rim - 0.02, 0.29),
        ]),
        look.material('second', plaster('#fffaf0', { roughness: 0.7 })),
      )
      make.part(
        'handle',
        tube(
          [
            [0.27, 0.56, 0],
            [0.44, 0.58, 0],
            [0.5, 0.5, 0],
            [0.5, 0.26, 0],
            [0.44, 0.17, 0],
            [0.27, 0.17, 0],
          ],
          0.045,
          { smooth: 6, corners: 14 },
        ),
        glass('#cfe6ee', { opacity: 0.35 }),
      )
      make.part('rim', torus(0.297, 0.014, 44, 8).move(0, rim, 0), glass('#cfe6ee', { opacity: 0.35 }))
      make.socket('handle', [0.5, 0.38, 0], 0.05)
    }
    make.socket('top', [0, rim, 0], wide)
  },
})
