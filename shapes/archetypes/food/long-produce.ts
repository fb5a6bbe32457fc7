import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, lathe, sheet, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { bark, leaf, skin } from '../../materials/material.ts'
import { clump, leafAlong } from '../nature/foliage.ts'

/** Fruit and vegetables that are long: a spine, a thickness along it, a stem or leaves. They lie or hang. */
export const longProduce = archetype({
  id: 'long-produce',
  about: 'A long fruit or vegetable',
  skeleton: 'food',
  nouns: ['carrot'],
  parameters: {
    thick: number(0.12, 0.03, 0.3, 'thickness'),
    point: number(1, 0, 1, 'how pointed the lower end is'),
    bend: number(0, 0, 0.5, 'how bent it is'),
    rings: number(12, 0, 30, 'rings around it'),
    leaves: choice(['tuft', 'cap', 'none', 'stalk'], 'what grows at its upper end'),
    bunch: number(1, 1, 7, 'how many hang together'),
  },
  rows: {
    banana: {
      values: { thick: 0.085, point: 0.35, bend: 0.34, rings: 0, leaves: 'stalk', bunch: 1 },
      colours: { main: '#f3cf2b' },
    },
    bananas: {
      values: { thick: 0.085, point: 0.35, bend: 0.34, rings: 0, leaves: 'stalk', bunch: 4 },
      colours: { main: '#f3cf2b' },
    },
    'bunch of bananas': {
      values: { thick: 0.085, point: 0.35, bend: 0.34, rings: 0, leaves: 'stalk', bunch: 5 },
      colours: { main: '#f3cf2b' },
    },
    cucumber: {
      values: { thick: 0.095, point: 0.1, bend: 0.06, rings: 0, leaves: 'none' },
      colours: { main: '#3f7a2c' },
    },
    zucchini: {
      values: { thick: 0.1, point: 0.1, bend: 0.04, rings: 0, leaves: 'stalk' },
      colours: { main: '#3a6b2a' },
    },
    eggplant: {
      values: { thick: 0.19, point: 0, bend: 0.1, rings: 0, leaves: 'cap' },
      colours: { main: '#4a2560' },
    },
    aubergine: {
      values: { thick: 0.19, point: 0, bend: 0.1, rings: 0, leaves: 'cap' },
      colours: { main: '#4a2560' },
    },
    chili: {
      values: { thick: 0.07, point: 1, bend: 0.22, rings: 0, leaves: 'cap' },
      colours: { main: '#d0201c' },
    },
    'chili pepper': {
      values: { thick: 0.07, point: 1, bend: 0.22, rings: 0, leaves: 'cap' },
      colours: { main: '#d0201c' },
    },
    radish: { values: { thick: 0.22, point: 1, rings: 0, leaves: 'tuft' }, colours: { main: '#d02a5a' } },
    turnip: { values: { thick: 0.26, point: 1, rings: 4, leaves: 'tuft' }, colours: { main: '#e8dcea' } },
    beet: { values: { thick: 0.24, point: 1, rings: 3, leaves: 'tuft' }, colours: { main: '#7a1f3f' } },
    parsnip: { values: { thick: 0.12, point: 1, rings: 14, leaves: 'tuft' }, colours: { main: '#ecdcb4' } },
    corn: { values: { thick: 0.13, point: 0.5, rings: 0, leaves: 'none' }, colours: { main: '#f2c230' } },
  },
  build(v, look, make) {
    const count = Math.round(v.bunch)
    const bodyOf = (): Solid => {
      const steps = 26
      const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
        const t = i / steps
        return [v.bend * Math.sin(Math.PI * t) * 0.9, 0.06 + t * 0.72, 0]
      })
      const thickAt = (t: number) => {
        const low =
          v.point > 0.5 ? Math.max(0.1, t ** (0.55 + 0.4 * v.point)) : Math.sqrt(Math.min(1, 0.16 + t * 4))
        const high =
          v.leaves === 'stalk'
            ? Math.sqrt(Math.max(0.05, Math.min(1, (1 - t) * 5)))
            : Math.sqrt(Math.max(0.12, Math.min(1, (1.04 - t) * 7)))
        const ring = v.rings > 0 ? 1 - 0.035 * Math.max(0, Math.sin(t * v.rings * 6.28)) ** 6 : 1
        return v.thick * low * high * ring
      }
      return tube(path, thickAt, { smooth: 2, corners: v.bunch > 1 || v.leaves === 'stalk' ? 10 : 24 })
    }
    const one = bodyOf()
    const flesh = look.material('main', skin('#ee7a1f', { roughness: 0.4 }))
    const bodies = Array.from({ length: count }, (_, i) =>
      one.turn(0, 0, count > 1 ? 6 : 0).turn(0, (i - (count - 1) / 2) * 26, 0),
    )
    const body = together(bodies)
    make.part('skin', body, v.leaves === 'none' && v.thick > 0.12 ? { ...flesh, paint: kernels } : flesh)
    const green = leaf('#4f8f2c')
    if (v.leaves === 'tuft')
      for (let i = 0; i < 7; i++)
        make.part(
          'leaves',
          leafAlong(
            [0, 0.77, 0],
            [Math.sin(i * 2.4) * 0.4, 1, Math.cos(i * 2.4) * 0.4],
            0.3 + 0.05 * (i % 3),
            0.09,
            0.1,
          ),
          green,
        )
    if (v.leaves === 'cap') {
      make.part(
        'leaves',
        tube(
          [
            [0, 0.76, 0],
            [0, 0.86, 0],
            [0.03, 0.92, 0],
          ],
          [0.05, 0.026, 0.03],
          { smooth: 3, corners: 10 },
        ),
        green,
      )
      make.part(
        'leaves',
        leafAlong([0, 0.79, 0], [0, -0.35, 1], v.thick * 1.3, v.thick * 0.8, 0.5).around(5),
        green,
      )
    }
    if (v.leaves === 'stalk') {
      make.part(
        'stem',
        tube(
          [
            [0, 0.76, 0],
            [-0.02, 0.9, 0],
          ],
          [0.035, 0.03],
          { corners: 8 },
        ),
        bark('#7a6a2f', { grain: 0.4 }),
      )
      make.part('tip', ball([0.026, 0.02, 0.026], 10).move(0.0, 0.055, 0), bark('#3a2f1c', { grain: 0.3 }))
    }
    if (v.leaves === 'none' && v.thick > 0.12)
      for (let i = 0; i < 3; i++) make.part('leaves', husk().turn(0, 120 * i + 30, 0), green)
    make.socket('top', [0, 0.8, 0], v.thick)
  },
})

const gap = light('#b8841a')

/** Rows of kernels. */
function kernels([x, y, z]: Vec3): Vec3 | undefined {
  const around = (Math.atan2(x, z) / (2 * Math.PI)) * 16
  const row = y * 24 + (Math.floor(around) % 2) * 0.5
  return Math.abs(around - Math.round(around)) < 0.1 || Math.abs(row - Math.round(row)) < 0.12
    ? gap
    : undefined
}

function husk(): Solid {
  return sheet(
    Array.from({ length: 8 }, (_, i) => {
      const t = i / 7
      const wide = 0.1 * Math.sin(Math.PI * (0.15 + 0.8 * t)) + 0.004
      return [-1, 0, 1].map(
        (s): Vec3 => [
          s * wide,
          0.04 + t * 0.6,
          0.1 + 0.1 * t * t + 0.03 * Math.sin(Math.PI * t) - Math.abs(s) * 0.03,
        ],
      )
    }),
    0.012,
  )
}

/** Small round ones in a cluster: grapes, cherries, berries. */
export const cluster = archetype({
  id: 'fruit-cluster',
  about: 'A cluster of small round fruit',
  skeleton: 'food',
  nouns: ['grapes', 'grape', 'bunch of grapes'],
  parameters: {
    count: number(34, 2, 60, 'how many there are'),
    size: number(0.085, 0.03, 0.25, 'size of each'),
    hang: choice(['bunch', 'pair', 'heap'], 'how they hang together'),
  },
  rows: {
    cherry: { values: { count: 2, size: 0.2, hang: 'pair' }, colours: { main: '#b3152f' } },
    cherries: { values: { count: 2, size: 0.2, hang: 'pair' }, colours: { main: '#b3152f' } },
    raspberry: { values: { count: 40, size: 0.09, hang: 'heap' }, colours: { main: '#d0244f' } },
    blackberry: { values: { count: 40, size: 0.09, hang: 'heap' }, colours: { main: '#2c2136' } },
  },
  build(v, look, make) {
    const flesh = look.material('main', skin('#6b3f8f', { roughness: 0.18, relief: 0.3 }))
    const berry = ball(v.size, 18)
    const stalk = bark('#6b5a2a', { grain: 0.4 })
    if (v.hang === 'pair') {
      const places: Vec3[] = [
        [-0.24, 0.2, 0],
        [0.24, 0.2, 0.05],
      ]
      make.part(
        'fruit',
        together(places.map((place) => lathe(heart(v.size), { corners: 28 }).at(place))),
        flesh,
      )
      make.part(
        'stems',
        together(
          places.map(([x, y, z]) =>
            tube(
              [
                [x, y + v.size * 0.8, z],
                [x * 0.6, 0.7, z],
                [0, 0.95, 0],
              ],
              0.014,
              { smooth: 6, corners: 8 },
            ),
          ),
        ),
        stalk,
      )
      make.part('leaf', leafAlong([0, 0.94, 0], [0.8, 0.15, 0.4], 0.34, 0.2), leaf('#4c8f2f'))
      make.socket('top', [0, 0.95, 0], 0.05)
      return
    }
    const count = Math.round(v.count)
    const heap = v.hang === 'heap'
    const places = Array.from({ length: count }, (_, i): Vec3 => {
      const t = (i + 0.5) / count
      const y = heap ? 0.16 + 0.62 * t : 0.12 + 0.66 * t
      const wide = heap
        ? 0.27 * Math.sqrt(Math.sin(Math.PI * (0.2 + 0.72 * t)))
        : 0.06 + 0.24 * Math.sin(Math.PI * 0.5 * Math.min(1, t * 1.25))
      return [Math.sin(i * 2.39996) * wide, y, Math.cos(i * 2.39996) * wide]
    })
    make.part(
      'fruit',
      together([...places.map((place) => berry.at(place)), clump([0.2, 0.28, 0.2], 1, 12).move(0, 0.45, 0)]),
      flesh,
    )
    make.part(
      'stems',
      tube(
        [
          [0, 0.66, 0],
          [0.01, 0.85, 0],
          [0.05, 0.97, 0.01],
        ],
        [0.02, 0.016, 0.024],
        { smooth: 4, corners: 8 },
      ),
      stalk,
    )
    const leaves = heap ? 5 : 1
    make.part(
      'leaf',
      together(
        Array.from({ length: leaves }, (_, i) =>
          leafAlong(
            [0, heap ? 0.78 : 0.86, 0],
            [Math.sin(i * 1.26), heap ? -0.1 : 0.1, Math.cos(i * 1.26)],
            heap ? 0.22 : 0.36,
            heap ? 0.1 : 0.3,
          ),
        ),
      ),
      leaf('#5d9138'),
    )
    make.socket('top', [0, 0.95, 0], 0.05)
  },
})

/** A cherry: round, with a hollow above. */
function heart(radius: number): Vec2[] {
  return Array.from({ length: 17 }, (_, i): Vec2 => {
    const angle = -Math.PI / 2 + (Math.PI * i) / 16
    const wide = Math.cos(angle)
    return [
      wide * radius,
      (Math.sin(angle) - (i > 8 ? 0.28 * Math.exp(-((wide / 0.35) ** 2)) : 0)) * radius * 0.94,
    ]
  })
}
