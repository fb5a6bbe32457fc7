import { archetype, choice, number } from '../../archetype.ts'
import { ball, cylinder, lathe, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { bark, glass, glowing, lacquer, liquid, metal, paper, plastic } from '../../materials/material.ts'
import { flowing, hollow, pipe, radiusAt, standing, turned } from './forms.ts'

const forms: Record<string, Vec2[]> = {
  wine: [
    [0, 0.02],
    [0.1, 0.008],
    [0.15, 0],
    [0.165, 0.02],
    [0.165, 0.56],
    ...flowing(
      [
        [0.165, 0.58],
        [0.14, 0.66],
        [0.07, 0.74],
        [0.056, 0.8],
        [0.054, 0.94],
      ],
      5,
    ),
    [0.066, 0.945],
    [0.066, 0.985],
  ],
  round: flowing(
    [
      [0.2, 0],
      [0.32, 0.06],
      [0.4, 0.28],
      [0.3, 0.5],
      [0.13, 0.6],
      [0.1, 0.68],
      [0.1, 0.78],
      [0.15, 0.82],
    ],
    6,
  ),
  erlenmeyer: flowing(
    [
      [0.36, 0],
      [0.39, 0.05],
      [0.3, 0.24],
      [0.14, 0.52],
      [0.1, 0.62],
      [0.1, 0.78],
      [0.14, 0.82],
    ],
    6,
  ),
  milk: [
    [0, 0.01],
    [0.19, 0],
    [0.21, 0.02],
    [0.21, 0.5],
    ...flowing(
      [
        [0.205, 0.54],
        [0.16, 0.66],
        [0.115, 0.76],
        [0.115, 0.84],
      ],
      5,
    ),
    [0.14, 0.86],
    [0.14, 0.92],
  ],
  water: [
    [0, 0.01],
    [0.13, 0],
    [0.16, 0.03],
    [0.16, 0.14],
    [0.15, 0.16],
    [0.16, 0.18],
    [0.16, 0.3],
    [0.15, 0.32],
    [0.16, 0.34],
    ...flowing(
      [
        [0.16, 0.6],
        [0.14, 0.7],
        [0.065, 0.82],
        [0.06, 0.9],
      ],
      5,
    ),
  ],
  cola: flowing(
    [
      [0.12, 0],
      [0.15, 0.02],
      [0.15, 0.16],
      [0.12, 0.3],
      [0.155, 0.46],
      [0.15, 0.56],
      [0.07, 0.74],
      [0.055, 0.84],
      [0.055, 0.93],
      [0.065, 0.95],
    ],
    5,
  ),
  jar: [
    [0, 0.01],
    [0.27, 0],
    [0.31, 0.04],
    [0.32, 0.1],
    [0.32, 0.5],
    ...flowing(
      [
        [0.32, 0.52],
        [0.3, 0.6],
        [0.255, 0.65],
      ],
      4,
    ),
    [0.255, 0.7],
  ],
}

/** Glass with something in it. */
export const bottle = archetype({
  id: 'bottle',
  about: 'A bottle or jar with a liquid, a label and a stopper',
  skeleton: 'vessel',
  nouns: ['bottle', 'glass bottle'],
  parameters: {
    form: choice(['wine', 'round', 'erlenmeyer', 'milk', 'water', 'cola', 'jar'], 'its outline'),
    full: number(0.75, 0, 1, 'how full it is'),
    label: choice(['paper', 'skull', 'none'], 'what is stuck on it'),
    stopper: choice(['cork', 'cap', 'lid', 'none'], 'what closes it'),
    glows: choice(['no', 'yes'], 'whether the liquid shines'),
    bubbles: number(0, 0, 12, 'how many bubbles are in it'),
    handle: choice(['none', 'side'], 'whether it has a handle'),
  },
  rows: {
    'wine bottle': { values: { form: 'wine' }, colours: { main: '#2f5a34', second: '#5c1022' } },
    'potion bottle': {
      values: { form: 'round', label: 'none', glows: 'yes', bubbles: 7, full: 0.7 },
      colours: { main: '#cfeaf2', second: '#a838e0' },
    },
    potion: {
      values: { form: 'round', label: 'none', glows: 'yes', bubbles: 7, full: 0.7 },
      colours: { main: '#cfeaf2', second: '#39d66b' },
    },
    'magic potion': {
      values: { form: 'erlenmeyer', label: 'none', glows: 'yes', bubbles: 7, full: 0.65 },
      colours: { main: '#cfeaf2', second: '#e0389a' },
    },
    elixir: {
      values: { form: 'round', label: 'none', glows: 'yes', bubbles: 5 },
      colours: { main: '#cfeaf2', second: '#f2b02a' },
    },
    'poison bottle': {
      values: { form: 'erlenmeyer', label: 'skull', full: 0.7 },
      colours: { main: '#cfe8d2', second: '#4fae2f' },
    },
    'milk bottle': {
      values: { form: 'milk', label: 'none', stopper: 'lid', full: 0.85 },
      colours: { main: '#e6f1f5', second: '#fdf9ee', accent: '#d8433c' },
    },
    'water bottle': {
      values: { form: 'water', stopper: 'cap', full: 0.85 },
      colours: { main: '#d4eefa', second: '#9fd9f5', accent: '#2f7fd0' },
    },
    'beer bottle': {
      values: { form: 'cola', stopper: 'cap', full: 0.85 },
      colours: { main: '#7a4016', second: '#c9761a', accent: '#d9b24a' },
    },
    'soda bottle': {
      values: { form: 'cola', stopper: 'cap', full: 0.85, label: 'none' },
      colours: { main: '#cfe8dc', second: '#3a1a0e', accent: '#d8262f' },
    },
    'rum bottle': { values: { form: 'round' }, colours: { main: '#a86a34', second: '#6a3413' } },
    jar: {
      values: { form: 'jar', stopper: 'lid', label: 'none', full: 0 },
      colours: { main: '#d9eef2', accent: '#d8a43f' },
    },
    'glass jar': {
      values: { form: 'jar', stopper: 'lid', label: 'none', full: 0 },
      colours: { main: '#d9eef2', accent: '#b9bfc6' },
    },
    'jam jar': {
      values: { form: 'jar', stopper: 'lid', full: 0.92 },
      colours: { main: '#e6f1f5', second: '#b3162e', accent: '#e0dcd0' },
    },
    'cookie jar': { values: { form: 'jar', stopper: 'cork', full: 0 }, colours: { main: '#d9eef2' } },
    'perfume bottle': {
      values: { form: 'erlenmeyer', stopper: 'cap', label: 'none' },
      colours: { main: '#f5dbe6', second: '#f0a3c0', accent: '#e0b041' },
    },
  },
  build: standing((v, look, make) => {
    const shape = forms[v.form] ?? []
    const clear = look.material(
      'main',
      v.form === 'water'
        ? plastic('#d4eefa', { opacity: 0.4, roughness: 0.15 })
        : glass('#8fc7b0', { opacity: v.form === 'wine' ? 0.62 : 0.38 }),
    )
    const tall = shape.at(-1)?.[1] ?? 1
    const neck = shape.at(-1)?.[0] ?? 0.06
    const wall = v.form === 'wine' || v.form === 'cola' ? 0.015 : 0.018
    make.part('bottle', hollow(shape, wall, 0.035, 44), clear)
    const [thick = 0] = [Math.max(...shape.map(([r]) => r))]
    if (v.full > 0.02) {
      const level = 0.05 + (tall * 0.9 - 0.05) * v.full
      const inside = shape
        .filter(([r, y]) => y > 0.045 && y < level - 0.005 && r > wall * 2)
        .map(([r, y]): Vec2 => [r - wall - 0.004, y])
      const top = Math.max(0.01, radiusAt(shape, level) - wall - 0.004)
      const colour = look.colour('second', '#7a1230')
      const stuff =
        v.glows === 'yes'
          ? glowing(colour, { glow: 0.3, roughness: 0.15 })
          : liquid(colour, { opacity: 1, roughness: 0.25 })
      make.part(
        'liquid',
        lathe([[0, 0.04], [(inside[0]?.[0] ?? top) * 0.9, 0.041], ...inside, [top, level], [0, level]], {
          corners: 36,
        }),
        stuff,
      )
      make.socket('inside', [0, level, 0], top)
      const count = Math.round(v.bubbles)
      const air = lacquer('#ffffff', { glow: 0.4 })
      for (let i = 0; i < count; i++) {
        const y = level * (0.35 + 0.62 * look.random())
        const far = (radiusAt(shape, y) - wall) * 0.97
        const a = i * 2.4
        make.part(
          'bubbles',
          ball(0.016 + 0.02 * look.random(), 10).move(Math.sin(a) * far, y, Math.cos(a) * far),
          air,
        )
      }
    } else make.socket('inside', [0, tall * 0.7, 0], thick - 0.04)
    const cork = look.material('accent', bark('#c49a63', { grain: 0.3, relief: 0.5 }))
    const cap = look.material('accent', v.stopper === 'lid' ? metal('#d8a43f') : plastic('#d8262f'))
    if (v.stopper === 'cork')
      make.part(
        'cork',
        cylinder(neck * 0.72, neck * 1.5, { top: neck * 0.95, round: 0.012, corners: 24 }).move(
          0,
          tall + neck * 0.35,
          0,
        ),
        cork,
      )
    if (v.stopper === 'cap') {
      const ribbed = lathe(
        [
          [neck + 0.012, tall - 0.03],
          [neck + 0.016, tall - 0.02],
          [neck + 0.014, tall + 0.045],
          [neck * 0.8, tall + 0.055],
        ],
        { corners: 48, flutes: (a) => 1 + 0.03 * Math.cos(a * 16) },
      )
      make.part('cap', ribbed, cap)
    }
    if (v.stopper === 'lid') {
      make.part(
        'lid',
        turned(
          [
            [0, tall - 0.02],
            [neck + 0.022, tall - 0.02],
            [neck + 0.024, tall + 0.05],
            [neck * 0.9, tall + 0.066],
            [0, tall + 0.06],
          ],
          0.012,
          44,
        ),
        cap,
      )
      make.part('lid', torus(neck + 0.022, 0.01, 44, 8).move(0, tall + 0.005, 0), cap)
    }
    if (v.stopper === 'cork' && v.form !== 'wine')
      make.part(
        'string',
        torus(neck * 0.98 + 0.003, 0.012, 30, 8)
          .move(0, tall - 0.12, 0)
          .with(torus(neck * 0.98 + 0.003, 0.012, 30, 8).move(0, tall - 0.1, 0)),
        lacquer('#b08a4e', { roughness: 0.9 }),
      )
    if (v.label !== 'none') {
      const [from, to] = v.form === 'wine' ? [0.16, 0.46] : v.form === 'jar' ? [0.16, 0.42] : [0.17, 0.42]
      const steps = 8
      const line = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
      const band = lathe(
        [
          [radiusAt(shape, from) - 0.02, from],
          ...line.map((y): Vec2 => [radiusAt(shape, y) + 0.005, y]),
          [radiusAt(shape, to) - 0.02, to],
        ],
        { corners: 40 },
      )
      const ink: Vec3 = [0.25, 0.05, 0.06]
      const gold: Vec3 = [0.6, 0.36, 0.08]
      make.part(
        'label',
        band,
        paper(v.label === 'skull' ? '#efe6cc' : '#f6ecd4', {
          paint: ([x, y, z]) => {
            const [u, w] = [x, (y - (from + to) / 2) / (to - from)]
            if (Math.abs(Math.abs(w) - 0.43) < 0.025) return gold
            if (z < 0) return undefined
            if (v.label === 'skull') {
              const [a, b] = [Math.hypot(u / 0.1, (w - 0.08) / 0.28), Math.hypot(u / 0.06, (w + 0.16) / 0.16)]
              const eye = Math.hypot((Math.abs(u) - 0.04) / 0.026, (w - 0.05) / 0.09)
              return (a < 1 || b < 1) && eye > 1 ? [0.02, 0.02, 0.02] : undefined
            }
            if (Math.hypot(u / 0.06, (w - 0.14) / 0.2) < 1) return gold
            return Math.abs(u) < 0.1 && (Math.abs(w + 0.14) < 0.04 || Math.abs(w + 0.27) < 0.02)
              ? ink
              : undefined
          },
        }),
      )
    }
    if (v.handle === 'side')
      make.part(
        'handle',
        pipe(
          [
            [thick - 0.01, tall * 0.3, 0],
            [thick + 0.14, tall * 0.4, 0],
            [thick + 0.1, tall * 0.7, 0],
            [neck, tall * 0.78, 0],
          ],
          0.025,
        ),
        clear,
      )
    if (v.form === 'wine')
      make.part(
        'foil',
        lathe(
          flowing(
            [
              [0.05, 0.8],
              [0.0615, 0.8],
              [0.0605, 0.93],
              [0.072, 0.94],
              [0.072, 0.975],
              [0.05, 0.978],
            ],
            2,
          ),
          { corners: 32 },
        ),
        look.material('second', metal('#7a1230', { roughness: 0.5 })),
      )
    make.socket('top', [0, tall, 0], neck).socket('handle', [0, tall * 0.5, 0], thick)
  }),
})
