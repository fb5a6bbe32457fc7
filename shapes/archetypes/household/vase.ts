import { archetype, choice, number } from '../../archetype.ts'
import { ball, cylinder, lathe, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { clay, earth, glass, metal, type Paint, porcelain } from '../../materials/material.ts'
import { flowing, hollow, pipe, radiusAt, standing } from './forms.ts'

const outlines: Record<string, Vec2[]> = {
  vase: [
    [0.17, 0],
    [0.2, 0.05],
    [0.33, 0.36],
    [0.3, 0.6],
    [0.13, 0.83],
    [0.13, 0.9],
    [0.2, 1],
  ],
  tall: [
    [0.16, 0],
    [0.15, 0.04],
    [0.2, 0.4],
    [0.24, 0.72],
    [0.17, 0.92],
    [0.2, 1],
  ],
  round: [
    [0.18, 0],
    [0.26, 0.04],
    [0.42, 0.34],
    [0.32, 0.62],
    [0.14, 0.72],
    [0.2, 0.8],
  ],
  amphora: [
    [0.1, 0],
    [0.13, 0.03],
    [0.07, 0.08],
    [0.28, 0.42],
    [0.32, 0.62],
    [0.13, 0.8],
    [0.11, 0.92],
    [0.17, 1],
  ],
  urn: [
    [0.2, 0],
    [0.2, 0.05],
    [0.09, 0.12],
    [0.32, 0.4],
    [0.36, 0.62],
    [0.25, 0.76],
    [0.35, 0.84],
  ],
  ginger: [
    [0.22, 0],
    [0.24, 0.03],
    [0.36, 0.42],
    [0.34, 0.62],
    [0.2, 0.72],
    [0.2, 0.76],
  ],
}

/** Turned vessels for flowers, ashes and oil. */
export const vase = archetype({
  id: 'vase',
  about: 'A turned vessel with painted bands',
  skeleton: 'vessel',
  nouns: ['vase', 'flower vase'],
  parameters: {
    form: choice(['vase', 'tall', 'round', 'amphora', 'urn', 'ginger'], 'its outline'),
    handles: number(0, 0, 2, 'how many handles'),
    pattern: choice(['bands', 'flowers', 'greek', 'plain'], 'how it is painted'),
    lid: choice(['none', 'domed'], 'whether it has a lid'),
    stuff: choice(['porcelain', 'clay', 'glass'], 'what it is made of'),
  },
  rows: {
    'chinese vase': {
      values: { form: 'ginger', pattern: 'flowers', lid: 'domed' },
      colours: { main: '#f4f2ec', second: '#2447a0' },
    },
    'ming vase': {
      values: { form: 'vase', pattern: 'flowers' },
      colours: { main: '#f4f2ec', second: '#2447a0' },
    },
    amphora: {
      values: { form: 'amphora', handles: 2, pattern: 'greek', stuff: 'clay' },
      colours: { main: '#c56a34', second: '#231a17' },
    },
    'greek vase': {
      values: { form: 'amphora', handles: 2, pattern: 'greek', stuff: 'clay' },
      colours: { main: '#c56a34', second: '#231a17' },
    },
    urn: {
      values: { form: 'urn', handles: 2, lid: 'domed', pattern: 'bands' },
      colours: { main: '#6d7f8c', second: '#c9a24a' },
    },
    'glass vase': {
      values: { form: 'tall', pattern: 'plain', stuff: 'glass' },
      colours: { main: '#7cc4d6' },
    },
    jug: {
      values: { form: 'round', handles: 1, stuff: 'clay', pattern: 'bands' },
      colours: { main: '#b06a3c', second: '#efe2c8' },
    },
    pitcher: {
      values: { form: 'vase', handles: 1, pattern: 'bands' },
      colours: { main: '#efe7d8', second: '#3f7fae' },
    },
  },
  build: standing((v, look, make) => {
    const shape = outlines[v.form] ?? []
    const outer = flowing(shape, 6)
    const made =
      v.stuff === 'clay'
        ? clay('#b8694a')
        : v.stuff === 'glass'
          ? glass('#7cc4d6', { opacity: 0.5 })
          : porcelain('#2f7f8f')
    const body = look.material('main', made)
    const tint = look.light('second', '#f2d58a')
    const gold = look.material(
      'accent',
      v.stuff === 'clay'
        ? { ...clay('#231a17'), colour: look.colour('second', '#231a17') }
        : metal('#d9ab48'),
    )
    const tall = shape.at(-1)?.[1] ?? 1
    const own = v.pattern === 'plain' ? body : { ...body, paint: patternOf(v.pattern, tint, tall) }
    const vessel = hollow(outer, 0.025, 0.06, 56)
    const spouted = (solid: typeof vessel) =>
      Math.round(v.handles) !== 1
        ? solid
        : solid.warp(([x, y, z]) => {
            const pull =
              Math.max(0, (y / tall - 0.86) / 0.14) * Math.max(0, -x / Math.max(0.01, Math.hypot(x, z))) ** 6
            return [x - 0.1 * pull, y + 0.03 * pull, z * (1 - 0.25 * pull)]
          })
    make.part('body', spouted(vessel), own)
    const rim = shape.at(-1)?.[0] ?? 0.2
    if (v.stuff !== 'glass')
      make.part('rim', spouted(torus(rim - 0.01, 0.017, 48, 10).move(0, tall + 0.004, 0)), gold)
    make.part(
      'rim',
      torus((shape[0]?.[0] ?? 0.2) - 0.004, 0.014, 48, 10).move(0, 0.014, 0),
      v.stuff === 'glass' ? own : gold,
    )
    const grips = Math.round(v.handles)
    if (grips > 0) {
      const [low, high] = [tall * 0.52, tall * 0.9]
      const handle = pipe(
        [
          [radiusAt(outer, low) - 0.01, low, 0],
          [radiusAt(outer, low) + 0.13, low + 0.1, 0],
          [radiusAt(outer, high) + 0.19, high - 0.03, 0],
          [radiusAt(outer, high) + 0.1, high + 0.035, 0],
          [radiusAt(outer, high) - 0.01, high, 0],
        ],
        [0.024, 0.022, 0.022, 0.022, 0.024],
        5,
      )
      make.part('handles', grips === 2 ? handle.mirrored() : handle, v.stuff === 'clay' ? gold : body)
      make.socket('handle', [rim + 0.1, tall * 0.75, 0], 0.03)
    }
    if (v.lid === 'domed') {
      make.part(
        'lid',
        lathe(
          flowing(
            [
              [0, tall - 0.02],
              [rim * 0.8, tall - 0.01],
              [rim + 0.03, tall + 0.015],
              [rim + 0.01, tall + 0.05],
              [rim * 0.55, tall + 0.13],
              [0.02, tall + 0.16],
            ],
            4,
          ),
          { corners: 40 },
        ),
        own,
      )
      make.part(
        'rim',
        ball(0.04, 16)
          .move(0, tall + 0.19, 0)
          .with(cylinder(0.018, 0.05, { corners: 12 }).move(0, tall + 0.155, 0)),
        gold,
      )
    }
    make.socket('inside', [0, tall * 0.92, 0], rim * 0.85).socket('top', [0, tall, 0], rim)
  }),
})

function patternOf(kind: string, tint: Vec3, tall: number): Paint {
  return ([x, y, z]) => {
    const t = y / tall
    const turn = Math.atan2(x, z) / (2 * Math.PI)
    const at = (count: number) => (((turn * count) % 1) + 1) % 1
    if (Math.abs(t - 0.12) < 0.012 || Math.abs(t - 0.78) < 0.012) return tint
    if (kind === 'bands') {
      if (t > 0.36 && t < 0.56) {
        const zig = Math.abs(at(14) - 0.5) * 2
        return Math.abs((t - 0.36) / 0.2 - 0.2 - zig * 0.6) < 0.17 ? tint : undefined
      }
      return Math.abs(t - 0.33) < 0.012 || Math.abs(t - 0.59) < 0.012 ? tint : undefined
    }
    if (kind === 'greek') {
      if (t < 0.1 || t > 0.82) return tint
      if (t > 0.62 && t < 0.74) {
        const [u, w] = [at(12), (t - 0.62) / 0.12]
        const key =
          (u < 0.2 && w > 0.1) ||
          w > 0.85 ||
          (w < 0.15 && u > 0.3) ||
          (u > 0.8 && w < 0.62) ||
          (w > 0.47 && w < 0.62 && u > 0.42) ||
          (u > 0.4 && u < 0.55 && w > 0.32 && w < 0.62)
        return key ? tint : undefined
      }
      return t > 0.16 && t < 0.34 && Math.abs(at(22) - 0.5) < 0.5 * (1 - (t - 0.16) / 0.18) ? tint : undefined
    }
    // Flowers: rosettes around the belly with leaves between.
    if (t < 0.22 || t > 0.7)
      return Math.abs(at(16) - 0.5) < 0.32 * Math.abs(Math.sin(t * 40)) ? tint : undefined
    const [u, w] = [(at(5) - 0.5) * 0.42, (t - 0.46) * 0.9]
    const [far, angle] = [Math.hypot(u, w), Math.atan2(w, u)]
    if (far < 0.022) return undefined
    if (far < 0.075 + 0.035 * Math.cos(angle * 6)) return tint
    const stem = Math.abs(w - 0.05 * Math.sin(turn * 2 * Math.PI * 10)) < 0.009
    const leafy =
      Math.hypot((Math.abs(u) - 0.17) * 0.8, w - 0.06) < 0.03 ||
      Math.hypot((Math.abs(u) - 0.17) * 0.8, w + 0.06) < 0.03
    return stem || leafy ? tint : undefined
  }
}

export const flowerPot = archetype({
  id: 'flower-pot',
  about: 'A clay pot with earth in it',
  skeleton: 'vessel',
  nouns: ['flower pot', 'flowerpot', 'plant pot', 'planter', 'clay pot'],
  parameters: {
    saucer: choice(['clay', 'none'], 'whether it stands on a saucer'),
    earth: choice(['filled', 'none'], 'whether it is filled'),
  },
  build: standing((v, look, make) => {
    const pot = look.material('main', clay('#c06a3f'))
    const outer: Vec2[] = [
      [0, 0.03],
      [0.29, 0.03],
      [0.31, 0.05],
      [0.42, 0.66],
      [0.48, 0.665],
      [0.49, 0.69],
      [0.5, 0.84],
      [0.49, 0.85],
    ]
    make.part('pot', hollow(outer, 0.045, 0.1, 48), pot)
    if (v.earth === 'filled') {
      make.part(
        'earth',
        lathe(
          [
            [0, 0.66],
            [0.41, 0.66],
            [0.43, 0.76],
            [0.3, 0.79],
            [0, 0.8],
          ],
          { corners: 36 },
        ).warp(([x, y, z]) => [x, y + (y > 0.75 ? 0.012 * Math.sin(x * 31) * Math.cos(z * 27) : 0), z]),
        earth('#5a3c26'),
      )
    }
    if (v.saucer === 'clay')
      make.part(
        'saucer',
        hollow(
          [
            [0, 0],
            [0.34, 0],
            [0.37, 0.02],
            [0.44, 0.1],
            [0.44, 0.11],
          ],
          0.035,
          0.03,
          44,
        ),
        look.material('second', clay('#a9552f')),
      )
    make.part('rim', torus(0.415, 0.012, 44, 8).move(0, 0.6, 0), pot)
    make.socket('inside', [0, 0.79, 0], 0.43).socket('top', [0, 0.79, 0], 0.43)
  }),
})
