import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, lathe, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glass, liquid, metal, type Paint, polished, porcelain } from '../../materials/material.ts'
import { flowing, hollow, pipe, radiusAt, standing, turned } from './forms.ts'

const bodies: Record<string, Vec2[]> = {
  mug: [
    [0, 0],
    [0.29, 0],
    [0.315, 0.02],
    [0.325, 0.1],
    [0.325, 0.6],
    [0.335, 0.74],
  ],
  cup: flowing(
    [
      [0.17, 0],
      [0.19, 0.03],
      [0.3, 0.2],
      [0.35, 0.38],
      [0.37, 0.5],
    ],
    5,
  ),
  teacup: flowing(
    [
      [0.16, 0],
      [0.15, 0.05],
      [0.28, 0.16],
      [0.37, 0.34],
      [0.43, 0.46],
    ],
    5,
  ),
  paper: [
    [0, 0],
    [0.24, 0],
    [0.25, 0.02],
    [0.34, 0.88],
  ],
  tumbler: [
    [0, 0],
    [0.25, 0],
    [0.27, 0.03],
    [0.33, 0.8],
  ],
}

/** What one drinks hot things from. */
export const cup = archetype({
  id: 'cup',
  about: 'A cup or mug with a handle, with or without a saucer',
  skeleton: 'vessel',
  nouns: ['mug', 'coffee mug'],
  parameters: {
    form: choice(['mug', 'cup', 'teacup', 'paper', 'tumbler'], 'its outline'),
    saucer: choice(['none', 'plate'], 'whether it stands on a saucer'),
    drink: choice(['coffee', 'tea', 'milk', 'none'], 'what is in it'),
    pattern: choice(['bands', 'dots', 'flowers', 'heart', 'plain'], 'how it is painted'),
  },
  rows: {
    cup: { values: { form: 'cup', pattern: 'bands' }, colours: { main: '#e9523f', second: '#fff4e0' } },
    'coffee cup': {
      values: { form: 'cup', saucer: 'plate', pattern: 'bands' },
      colours: { main: '#fbf6ec', second: '#8a4a2a' },
    },
    teacup: {
      values: { form: 'teacup', saucer: 'plate', drink: 'tea', pattern: 'flowers' },
      colours: { main: '#fdf8f0', second: '#d9577a' },
    },
    'cup and saucer': {
      values: { form: 'teacup', saucer: 'plate', drink: 'tea', pattern: 'bands' },
      colours: { main: '#fdf8f0', second: '#2f6fae' },
    },
    'espresso cup': {
      values: { form: 'cup', saucer: 'plate', pattern: 'plain' },
      colours: { main: '#fbf6ec' },
    },
    'paper cup': {
      values: { form: 'paper', drink: 'none' },
      colours: { main: '#f5efe2', second: '#3f8a5f' },
    },
    'plastic cup': {
      values: { form: 'tumbler', drink: 'none', pattern: 'plain' },
      colours: { main: '#e23d3d' },
    },
  },
  build: standing((v, look, make) => {
    const shape = bodies[v.form] ?? []
    const china = look.material('main', porcelain('#2f86c4'))
    const tint = look.light('second', '#fff4e0')
    const tall = shape.at(-1)?.[1] ?? 0.7
    const rim = shape.at(-1)?.[0] ?? 0.3
    const lift = v.saucer === 'plate' ? 0.05 : 0
    const painted = v.pattern === 'plain' ? china : { ...china, paint: printed(v.pattern, tint, tall, lift) }
    make.part('cup', hollow(shape, 0.03, 0.05, 52).move(0, lift, 0), painted)
    if (v.form === 'mug' || v.form === 'cup' || v.form === 'teacup') {
      const [low, high] = v.form === 'mug' ? [0.16, 0.6] : [tall * 0.34, tall * 0.84]
      const [a, b] = [radiusAt(shape, low), radiusAt(shape, high)]
      const out = v.form === 'mug' ? 0.2 : 0.17
      make.part(
        'handle',
        pipe(
          [
            [a - 0.02, low + lift, 0],
            [a + out * 0.75, low + lift + 0.01, 0],
            [b + out, (low + high) / 2 + 0.03 + lift, 0],
            [b + out * 0.7, high + lift + 0.02, 0],
            [b - 0.02, high + lift, 0],
          ],
          v.form === 'mug' ? 0.038 : 0.026,
          7,
          14,
        ),
        china,
      )
      make.socket('handle', [rim + out * 0.8, (low + high) / 2, 0], 0.04)
    }
    if (v.form === 'paper') {
      const white = porcelain('#fdfbf6', { roughness: 0.5 })
      make.part(
        'lid',
        turned(
          [
            [0, tall - 0.01],
            [0.365, tall - 0.01],
            [0.365, tall + 0.03],
            [0.35, tall + 0.05],
            [0.34, tall + 0.1],
            [0.3, tall + 0.1],
            [0.28, tall + 0.07],
            [0, tall + 0.07],
          ],
          0.008,
        ),
        white,
      )
      make.part(
        'sleeve',
        lathe(
          [
            [0.25, 0.26],
            [0.293, 0.26],
            [0.327, 0.62],
            [0.28, 0.62],
          ],
          { corners: 44 },
        ),
        look.material('second', porcelain('#a8713c', { surface: 'paper', roughness: 0.9 })),
      )
    }
    if (v.drink !== 'none' && v.form !== 'paper') {
      const colour = { coffee: '#43230f', tea: '#b5651d', milk: '#fdf6e6' }[v.drink]
      const level = tall * 0.86
      const r = radiusAt(shape, level) - 0.026
      make.part(
        'drink',
        lathe(
          [
            [0, level - 0.05],
            [r - 0.02, level - 0.05],
            [r, level],
            [0, level],
          ],
          { corners: 40 },
        ).move(0, lift, 0),
        liquid(colour, { opacity: 1, roughness: 0.35 }),
      )
    }
    if (v.saucer === 'plate') {
      make.part(
        'saucer',
        hollow(
          flowing(
            [
              [0.24, 0],
              [0.26, 0.02],
              [0.44, 0.05],
              [0.62, 0.11],
            ],
            4,
          ),
          0.028,
          0.035,
          56,
        ),
        painted,
      )
      make.part(
        'rim',
        torus(0.607, 0.014, 56, 8).move(0, 0.112, 0),
        look.material('accent', metal('#dcb04e')),
      )
    }
    make.socket('inside', [0, tall * 0.86 + lift, 0], rim - 0.04).socket('top', [0, tall + lift, 0], rim)
  }),
})

function printed(kind: string, tint: Vec3, tall: number, lift: number): Paint {
  return ([x, y, z], n) => {
    const up = y - lift
    const far = Math.hypot(x, z)
    if (up < 0.09 && far > 0.46) return kind === 'bands' && far > 0.55 ? tint : undefined
    if (n[0] * x + n[2] * z < 0 || up < 0.02) return undefined
    const turn = Math.atan2(x, z) / (2 * Math.PI)
    if (kind === 'bands')
      return Math.abs(up / tall - 0.82) < 0.035 || Math.abs(up / tall - 0.7) < 0.018 ? tint : undefined
    if (kind === 'heart') {
      const [u, w] = [x * 7, (up - tall * 0.5) * 7 - 0.2]
      return z > 0 && (u * u + w * w - 1) ** 3 - u * u * w ** 3 < 0 ? tint : undefined
    }
    const cell = 0.16
    const row = Math.floor(up / cell)
    const u = ((((turn * 10 + (row % 2) / 2) % 1) + 1) % 1) - 0.5
    const w = up / cell - row - 0.5
    const d = Math.hypot(u, w)
    return kind === 'dots'
      ? d < 0.24
        ? tint
        : undefined
      : d > 0.1 && d < 0.27 + 0.1 * Math.cos(5 * Math.atan2(w, u))
        ? tint
        : undefined
  }
}

const glasses: Record<string, Vec2[]> = {
  wine: flowing(
    [
      [0.2, 0.5],
      [0.29, 0.68],
      [0.27, 0.86],
      [0.22, 1],
    ],
    6,
  ),
  champagne: flowing(
    [
      [0.05, 0.44],
      [0.13, 0.6],
      [0.15, 0.8],
      [0.13, 1.02],
    ],
    5,
  ),
  martini: [
    [0.03, 0.5],
    [0.09, 0.56],
    [0.18, 0.65],
    [0.27, 0.75],
    [0.36, 0.86],
  ],
  goblet: flowing(
    [
      [0.06, 0.36],
      [0.2, 0.42],
      [0.29, 0.6],
      [0.28, 0.84],
      [0.3, 0.92],
    ],
    5,
  ),
  tumbler: [
    [0, 0],
    [0.24, 0],
    [0.26, 0.02],
    [0.29, 0.62],
  ],
  tall: [
    [0, 0],
    [0.18, 0],
    [0.2, 0.02],
    [0.25, 0.86],
  ],
}

/** Glasses and goblets. */
export const drinkingGlass = archetype({
  id: 'drinking-glass',
  about: 'A glass or goblet, on a stem or without',
  skeleton: 'vessel',
  nouns: ['glass', 'drinking glass'],
  parameters: {
    form: choice(['tall', 'wine', 'champagne', 'martini', 'goblet', 'tumbler'], 'its outline'),
    drink: choice(['water', 'wine', 'champagne', 'juice', 'whiskey', 'none'], 'what is in it'),
    full: number(0.6, 0.1, 0.95, 'how full it is'),
    jewels: number(0, 0, 10, 'how many jewels are set around it'),
  },
  rows: {
    'wine glass': { values: { form: 'wine', drink: 'wine' } },
    wineglass: { values: { form: 'wine', drink: 'wine' } },
    'champagne glass': { values: { form: 'champagne', drink: 'champagne', full: 0.8 } },
    'martini glass': { values: { form: 'martini', drink: 'water', full: 0.8 } },
    'glass of water': { values: { form: 'tall' } },
    'glass of wine': { values: { form: 'wine', drink: 'wine' } },
    'glass of juice': { values: { form: 'tall', drink: 'juice', full: 0.85 } },
    'whiskey glass': { values: { form: 'tumbler', drink: 'whiskey', full: 0.4 } },
    tumbler: { values: { form: 'tumbler', full: 0.7 } },
    'wine goblet': { values: { form: 'goblet', drink: 'wine', jewels: 6 }, colours: { main: '#e0b041' } },
  },
  build: standing((v, look, make) => {
    const shape = glasses[v.form] ?? []
    const isGoblet = v.form === 'goblet'
    const clear = look.material(
      'main',
      isGoblet ? metal('#e0b041', { roughness: 0.2 }) : glass('#dff0f5', { opacity: 0.32 }),
    )
    const [low, high] = [shape[0]?.[1] ?? 0, shape.at(-1)?.[1] ?? 1]
    const wall = isGoblet ? 0.028 : 0.016
    const hasStem = low > 0.1
    const floor = low + (hasStem ? 0.035 : 0.06)
    make.part(
      isGoblet ? 'cup' : 'glass',
      hollow(hasStem ? [[0, low - 0.012], ...shape] : shape, wall, floor, 48),
      clear,
    )
    if (hasStem) {
      const foot = v.form === 'champagne' ? 0.17 : 0.22
      make.part(
        'stem',
        lathe(
          flowing(
            [
              [foot, 0],
              [foot, 0.018],
              [0.1, 0.035],
              [0.03, 0.09],
              [0.022, low * 0.55],
              ...(isGoblet
                ? ([
                    [0.06, low * 0.6],
                    [0.06, low * 0.66],
                    [0.03, low * 0.74],
                  ] as Vec2[])
                : []),
              [0.024, low * 0.85],
              [0.05, low + 0.005],
            ],
            4,
          ),
          { corners: 36 },
        ),
        clear,
      )
    }
    if (v.drink !== 'none') {
      const colour = {
        water: '#a9dcf5',
        wine: '#8a1230',
        champagne: '#f0c45a',
        juice: '#f79a1e',
        whiskey: '#c06a17',
      }[v.drink]
      const level = floor + (high - floor) * v.full
      const inside: Vec2[] = shape
        .filter(([, y]) => y > floor + 0.02 && y < level - 0.004)
        .map(([r, y]): Vec2 => [Math.max(0.004, r - wall - 0.003), y])
      const top = radiusAt(shape, level) - wall - 0.003
      make.part(
        'drink',
        lathe(
          [
            [0, floor + 0.004],
            [(inside[0]?.[0] ?? top) * 0.88, floor + 0.006],
            ...inside,
            [top, level],
            [0, level],
          ],
          { corners: 40 },
        ),
        liquid(colour, { opacity: 1, roughness: 0.2 }),
      )
      make.socket('inside', [0, level, 0], top)
    }
    const count = Math.round(v.jewels)
    if (count > 0) {
      const y = (low + high) / 2 + 0.02
      const gem = ball([0.035, 0.045, 0.022], 12).move(0, y, radiusAt(shape, y))
      make.part(
        'jewels',
        gem.around(count),
        look.material('second', polished('#c01f3a', { metalness: 0, roughness: 0.06 })),
      )
      make.part(
        'cup',
        together([-0.075, 0.075].map((d) => torus(radiusAt(shape, y + d), 0.01, 44, 8).move(0, y + d, 0))),
        clear,
      )
    }
    make
      .socket('top', [0, high, 0], shape.at(-1)?.[0] ?? 0.2)
      .socket('handle', [0, hasStem ? low / 2 : high / 2, 0], 0.05)
  }),
})
