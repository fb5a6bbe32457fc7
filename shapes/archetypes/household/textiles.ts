import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, sheet, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, knit, metal } from '../../materials/material.ts'
import { cushion, rod, standing } from './forms.ts'

export const rug = archetype({
  id: 'rug',
  about: 'A carpet with a pattern and fringes',
  skeleton: 'textile',
  nouns: ['rug', 'carpet', 'persian carpet'],
  parameters: {
    shape: choice(['square', 'round'], 'its outline'),
    flying: choice(['no', 'yes'], 'whether it waves as a flying one'),
  },
  rows: {
    'flying carpet': { values: { flying: 'yes' } },
    'magic carpet': { values: { flying: 'yes' }, colours: { main: '#5a2f8f', second: '#f0b93a' } },
    mat: { values: { shape: 'square' }, colours: { main: '#7a8f4a', second: '#e8dcb8' } },
  },
  build: standing((v, look, make) => {
    const base = look.material('main', cloth('#a8262f', { grain: 0.4 }))
    const [second, third] = [look.light('second', '#e8b54a'), look.light('accent', '#1f4a78')]
    const isRound = v.shape === 'round'
    const wave = (x: number, z: number) =>
      v.flying === 'yes'
        ? 0.07 * Math.sin(x * 7 + 0.6) + 0.03 * Math.cos(z * 6) + 0.16 * Math.max(0, Math.abs(x) - 0.3)
        : 0.004 * Math.sin(x * 9 + z * 5)
    const paint = ([x, , z]: Vec3): Vec3 | undefined => {
      if (isRound) {
        const far = Math.hypot(x, z)
        const petal = 0.3 + 0.05 * Math.cos(8 * Math.atan2(x, z))
        return far > 0.44
          ? third
          : far > 0.41
            ? second
            : Math.abs(far - petal) < 0.02 || far < 0.08
              ? second
              : far < petal - 0.05 && far > 0.14
                ? third
                : undefined
      }
      const [a, b] = [Math.abs(x) / 0.5, Math.abs(z) / 0.33]
      const edge = Math.min((1 - a) * 0.5, (1 - b) * 0.33)
      if (edge < 0.016) return third
      if (edge < 0.026) return second
      if (edge < 0.075)
        return Math.abs((((x + z) * 11 + 40) % 1) - 0.5) + Math.abs((((x - z) * 11 + 40) % 1) - 0.5) < 0.42
          ? second
          : third
      if (edge < 0.086) return second
      const diamond = Math.abs(x) / 0.3 + Math.abs(z) / 0.19
      if (diamond < 1)
        return diamond > 0.9 || (diamond < 0.62 && diamond > 0.5) || diamond < 0.2 ? second : third
      const star = Math.hypot(a - 0.68, (b - 0.56) * 0.66)
      return star < 0.1 ? second : undefined
    }
    const [nx, nz] = [48, 32]
    const grid = Array.from({ length: nz + 1 }, (_, i) =>
      Array.from({ length: nx + 1 }, (_, j): Vec3 => {
        const [s, t] = [(j / nx) * 2 - 1, (i / nz) * 2 - 1]
        const [x, z] = isRound
          ? [0.5 * s * Math.sqrt(1 - (t * t) / 2), 0.5 * t * Math.sqrt(1 - (s * s) / 2)]
          : [s * 0.5, t * 0.33]
        return [x, wave(x, z), z]
      }),
    )
    make.part('rug', sheet(grid, 0.022), { ...base, paint })
    if (!isRound) {
      const fringe = Array.from({ length: 34 }, (_, i) => {
        const z = -0.32 + (0.64 * i) / 33
        const y = wave(0.5, z)
        const left = wave(-0.5, z)
        return rod([0.495, y, z], [0.555, y - 0.004, z + 0.006 * ((i % 3) - 1)], 0.0075, 6).with(
          rod([-0.495, left, z], [-0.555, left - 0.004, z], 0.0075, 6),
        )
      })
      make.part('fringe', together(fringe), cloth('#f2e4c0', { grain: 0.3 }))
    }
    make.socket('top', [0, 0.012, 0], 0.35).socket('back', [0, 0.02, 0], 0.3)
  }),
})

export const pillow = archetype({
  id: 'pillow',
  about: 'A stuffed pillow with piping and a button or tassels',
  skeleton: 'textile',
  nouns: ['pillow', 'cushion', 'throw pillow'],
  parameters: {
    shape: choice(['square', 'long', 'round'], 'its outline'),
    trim: choice(['tassels', 'piping', 'none'], 'its edge'),
    pattern: choice(['plain', 'striped', 'dots'], 'its pattern'),
  },
  rows: { bolster: { values: { shape: 'long', trim: 'tassels' } } },
  build: standing((v, look, make) => {
    const base = look.material('main', cloth('#e4703a', { grain: 0.5 }))
    const tint = look.light('second', '#fff0d2')
    const gold = look.material('accent', cloth('#f2c14e', { grain: 0.3 }))
    const stuff =
      v.pattern === 'plain'
        ? base
        : {
            ...base,
            paint: ([x, , z]: Vec3) =>
              v.pattern === 'striped'
                ? Math.floor(x * 10 + 50.5) % 2 === 0
                  ? tint
                  : undefined
                : Math.hypot(((x * 7 + 50) % 1) - 0.5, ((z * 7 + 50) % 1) - 0.5) < 0.25
                  ? tint
                  : undefined,
          }
    const [w, d] = v.shape === 'long' ? [1, 0.6] : [0.84, 0.84]
    // Corners are drawn out and thin, the middle is thick.
    const n = 26
    const grid = Array.from({ length: n + 1 }, (_, i) => (i / n) * 2 - 1)
    const side = (sign: number) =>
      grid.map((t) =>
        grid.map((s): Vec3 => {
          const isRound = v.shape === 'round'
          const [x, z] = isRound
            ? [s * Math.sqrt(1 - (t * t) / 2), t * Math.sqrt(1 - (s * s) / 2)]
            : [
                s * (1 - 0.09 * (1 - t * t) * Math.abs(s) ** 3),
                t * (1 - 0.09 * (1 - s * s) * Math.abs(t) ** 3),
              ]
          const puff = isRound
            ? Math.sqrt(Math.max(0, 1 - (x * x + z * z)))
            : ((1 - s ** 4) * (1 - t ** 4)) ** 0.62
          const dent = Math.exp(-((s * s + t * t) / 0.02)) * 0.06
          return [(x * w) / 2, sign * (puff * 0.19 - dent), (z * d) / 2]
        }),
      )
    const top = sheet(side(1), 0.012)
    const low = sheet(side(-1), 0.012)
    make.part('pillow', top.with(low).move(0, 0.2, 0), stuff)
    const edge = (s: number, t: number): Vec3 =>
      side(1)[Math.round(((t + 1) / 2) * n)]?.[Math.round(((s + 1) / 2) * n)] ?? [0, 0, 0]
    const ring = [
      ...grid.map((s) => edge(s, -1)),
      ...grid.slice(1).map((t) => edge(1, t)),
      ...grid.slice(1).map((s) => edge(-s, 1)),
      ...grid.slice(1, -1).map((t) => edge(-1, -t)),
    ]
    if (v.trim !== 'none')
      make.part('piping', tube(ring, 0.014, { closed: true, corners: 8 }).move(0, 0.2, 0), gold)
    if (v.trim === 'tassels' && v.shape !== 'round') {
      const tassel = ball(0.028, 12)
        .move(0.02, 0, 0)
        .with(rod([0.03, 0, 0], [0.12, -0.01, 0], [0.016, 0.03], 10))
      make.part(
        'tassels',
        together(
          [
            [1, 1, 45],
            [-1, 1, 135],
            [-1, -1, 225],
            [1, -1, 315],
          ].map(([sx = 1, sz = 1, a = 0]) => tassel.turn(0, -a, 0).move((sx * w) / 2, 0.2, (sz * d) / 2)),
        ),
        gold,
      )
    }
    make.part('button', ball([0.04, 0.018, 0.04], 14).move(0, 0.338, 0), gold)
    make.socket('top', [0, 0.37, 0], 0.3)
  }),
})

export const blanket = archetype({
  id: 'blanket',
  about: 'Folded cloth: a blanket or towels in a pile',
  skeleton: 'textile',
  nouns: ['blanket', 'folded blanket', 'quilt'],
  parameters: {
    layers: number(3, 1, 6, 'how many layers lie on each other'),
    stuff: choice(['wool', 'cloth'], 'what it is of'),
    form: choice(['folded', 'rolled', 'hanging'], 'how it lies'),
  },
  rows: {
    towel: { values: { form: 'hanging', stuff: 'cloth' }, colours: { main: '#4fb0c4', second: '#ffffff' } },
    towels: { values: { layers: 4, stuff: 'cloth' }, colours: { main: '#4fb0c4', second: '#f7a8b8' } },
    'bath towel': {
      values: { form: 'hanging', stuff: 'cloth' },
      colours: { main: '#f2f0e8', second: '#4f8fc0' },
    },
    'sleeping bag': {
      values: { form: 'rolled', stuff: 'cloth' },
      colours: { main: '#3f7f4f', second: '#e0872f' },
    },
    'yoga mat': {
      values: { form: 'rolled', stuff: 'cloth' },
      colours: { main: '#8a5fc0', second: '#2f2f34' },
    },
  },
  build: standing((v, look, make) => {
    const base = look.material(
      'main',
      v.stuff === 'wool' ? knit('#c0453f', { grain: 0.5 }) : cloth('#4fb0c4', { grain: 0.6 }),
    )
    const second = look.material(
      'second',
      v.stuff === 'wool' ? knit('#f3e6c8', { grain: 0.5 }) : cloth('#ffffff', { grain: 0.6 }),
    )
    const stripe = look.light('second', '#f3e6c8')
    if (v.form === 'hanging') {
      const brass = look.material('accent', metal('#c9ced4'))
      const line = Array.from({ length: 30 }, (_, i): [number, number] => {
        const t = i / 29
        if (t < 0.42) return [0.06 + (t / 0.42) * 0.78, 0.032]
        if (t > 0.58) return [0.84 - ((t - 0.58) / 0.42) * 0.6, -0.032]
        const a = ((t - 0.42) / 0.16) * Math.PI
        return [0.84 + 0.032 * Math.sin(a), 0.032 * Math.cos(a)]
      })
      make.part(
        'towel',
        sheet(
          line.map(([y, z]) =>
            Array.from(
              { length: 25 },
              (_, j): Vec3 => [
                (j / 24 - 0.5) * 0.6,
                y,
                z + 0.016 * Math.sin((j / 24) * 19) * (1 - Math.max(0, (y - 0.4) / 0.46)),
              ],
            ),
          ),
          0.024,
        ),
        {
          ...base,
          paint: ([, y]) => (Math.abs(y - 0.16) < 0.022 || Math.abs(y - 0.24) < 0.022 ? stripe : undefined),
        },
      )
      make.part(
        'rail',
        rod([-0.46, 0.84, 0], [0.46, 0.84, 0], 0.018, 16).with(
          rod([0.4, 0.84, 0], [0.4, 0.02, 0], 0.016).mirrored(),
          ball(0.034, 14).move(0.47, 0.84, 0).mirrored(),
          box(0.05, 0.03, 0.36, 0.012).move(0.4, 0.015, 0).mirrored(),
        ),
        brass,
      )
      return
    }
    if (v.form === 'rolled') {
      const spiral = Array.from({ length: 90 }, (_, i): Vec3 => {
        const a = i * 0.28
        const r = 0.05 + 0.0024 * i
        return [0, 0.28 + r * Math.sin(a), r * Math.cos(a)]
      })
      make.part(
        'roll',
        sheet(
          spiral.map(([, y, z]) => Array.from({ length: 5 }, (_, j): Vec3 => [(j / 4 - 0.5) * 0.96, y, z])),
          0.052,
        ),
        base,
      )
      make.part(
        'straps',
        together(
          [-0.26, 0.26].map((x) =>
            tube(
              Array.from(
                { length: 36 },
                (_, i): Vec3 => [
                  x,
                  0.28 + 0.282 * Math.sin((i * Math.PI) / 18),
                  0.282 * Math.cos((i * Math.PI) / 18),
                ],
              ),
              1,
              {
                closed: true,
                outline: [
                  [-0.035, -0.008],
                  [0.035, -0.008],
                  [0.035, 0.008],
                  [-0.035, 0.008],
                ].map(([a = 0, b = 0]): [number, number] => [b, a]),
              },
            ),
          ),
        ),
        second,
      )
      make.part(
        'straps',
        together([-0.26, 0.26].map((x) => box(0.09, 0.06, 0.03, 0.01).move(x, 0.34, 0.285))),
        second,
      )
      return
    }
    const layers = Math.round(v.layers)
    let y = 0
    for (let i = 0; i < layers; i++) {
      const thick = 0.12
      const fold = cushion(0.92 - 0.02 * (i % 2), thick * 1.1, 0.66, 0.26, 28)
      make.part(
        i % 2 === 0 ? 'cloth' : 'cloth below',
        fold.move(0.008 * ((i % 3) - 1), y + thick / 2, 0),
        i % 2 === 0 || v.stuff === 'wool' ? base : second,
      )
      // The folded edge is seen at the front as a roll.
      make.part(
        i % 2 === 0 ? 'cloth' : 'cloth below',
        cylinder(thick * 0.52, 0.86, { round: 0.03, corners: 20 })
          .turn(0, 0, 90)
          .move(0, y + thick / 2, 0.3),
        i % 2 === 0 || v.stuff === 'wool' ? base : second,
      )
      y += thick * 0.94
    }
    if (v.stuff === 'wool') {
      make.part(
        'stripes',
        together([-0.28, 0.28].map((x) => box(0.07, y + 0.014, 0.7, 0.02).move(x, (y + 0.014) / 2, 0.01))),
        second,
      )
      const fringe = Array.from({ length: 26 }, (_, i) =>
        rod([-0.42 + (0.84 * i) / 25, y - 0.03, 0.355], [-0.42 + (0.84 * i) / 25, y - 0.14, 0.375], 0.009, 6),
      )
      make.part('fringe', together(fringe), second)
    }
    make.socket('top', [0, y, 0], 0.3)
  }),
})
