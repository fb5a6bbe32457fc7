import { archetype, choice, number } from '../../archetype.ts'
import { lathe, sheet, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light, shade } from '../../materials/colour.ts'
import { bark, leaf, skin } from '../../materials/material.ts'
import { clouds, smooth } from '../../materials/noise.ts'
import type { ShapeMaker } from '../../shape.ts'

/** Fruit and vegetables that are round about a core: a profile, ribs, a stem and a leaf. */
export const roundFruit = archetype({
  id: 'round-fruit',
  about: 'A round fruit or vegetable with a stem',
  skeleton: 'food',
  nouns: ['apple'],
  parameters: {
    tall: number(0.92, 0.5, 1.8, 'height against width'),
    neck: number(0, 0, 1, 'how much it narrows towards the top, as a pear does'),
    dimple: number(0.1, 0, 0.25, 'how deep the hollow is in which the stem sits'),
    tip: number(0, 0, 0.3, 'a point at the bottom, as of a lemon'),
    ribs: number(0, 0, 14, 'how many ribs it has'),
    ribDepth: number(0.05, 0, 0.2, 'how deep the ribs are'),
    seam: number(0, 0, 1, 'one furrow down the front, as of a peach'),
    stem: choice(['thin', 'thick', 'star', 'none'], 'kind of stem'),
    leaves: number(1, 0, 3, 'how many leaves are at the stem'),
    pores: number(0.25, 0, 3, 'how coarse its skin is'),
    blush: number(0.45, 0, 1, 'how much the second colour shows towards the top'),
  },
  rows: {
    'green apple': { colours: { main: '#7fb135', second: '#c9d860' } },
    pear: {
      values: { tall: 1.3, neck: 0.75, dimple: 0.05, blush: 0.4 },
      colours: { main: '#a9b83a', second: '#d9a53a' },
    },
    orange: {
      values: { tall: 0.97, dimple: 0.04, pores: 2.4, blush: 0, leaves: 1 },
      colours: { main: '#ee7d14', second: '#f09a2a' },
    },
    tangerine: { values: { tall: 0.8, dimple: 0.07, pores: 2.2, blush: 0 }, colours: { main: '#f0740f' } },
    lemon: {
      values: { tall: 1.32, dimple: 0, tip: 0.16, pores: 1.8, blush: 0, stem: 'none', leaves: 0 },
      colours: { main: '#f2cf1d' },
    },
    lime: {
      values: { tall: 1.2, dimple: 0, tip: 0.1, pores: 1.8, blush: 0, stem: 'none', leaves: 0 },
      colours: { main: '#6da528' },
    },
    peach: {
      values: { tall: 0.94, dimple: 0.09, seam: 1, pores: 0.5, blush: 1 },
      colours: { main: '#f3a35c', second: '#d9483c' },
    },
    apricot: {
      values: { tall: 0.96, seam: 0.8, blush: 0.5 },
      colours: { main: '#f1a540', second: '#dd6a34' },
    },
    plum: {
      values: { tall: 1.08, seam: 0.7, dimple: 0.06, blush: 0.3 },
      colours: { main: '#5b2a63', second: '#8a4a86' },
    },
    nectarine: { values: { seam: 0.8, blush: 1 }, colours: { main: '#e8863c', second: '#b3222c' } },
    tomato: {
      values: { tall: 0.8, dimple: 0.07, ribs: 5, ribDepth: 0.02, stem: 'star', leaves: 0, blush: 0 },
      colours: { main: '#d32a1c' },
    },
    pumpkin: {
      values: {
        tall: 0.78,
        dimple: 0.12,
        ribs: 10,
        ribDepth: 0.075,
        stem: 'thick',
        leaves: 0,
        pores: 0.4,
        blush: 0,
      },
      colours: { main: '#e2761b' },
    },
    squash: {
      values: { tall: 0.6, dimple: 0.12, ribs: 9, ribDepth: 0.06, stem: 'thick', leaves: 0, blush: 0 },
      colours: { main: '#cf8f2a' },
    },
    melon: {
      values: {
        tall: 0.98,
        ribs: 10,
        ribDepth: 0.018,
        dimple: 0.02,
        stem: 'thick',
        leaves: 0,
        pores: 3,
        blush: 0,
      },
      colours: { main: '#b9b873' },
    },
    blueberry: {
      values: { tall: 0.88, stem: 'none', leaves: 0, dimple: 0.09, blush: 0.3, pores: 0.6 },
      colours: { main: '#33467f', second: '#6f7fb0' },
    },
    mango: {
      values: { tall: 1.22, neck: 0.25, dimple: 0.02, blush: 1, leaves: 0, stem: 'thin' },
      colours: { main: '#eaa62a', second: '#c9432e' },
    },
    pomegranate: {
      values: { tall: 0.95, dimple: 0, ribs: 6, ribDepth: 0.012, stem: 'star', leaves: 0, blush: 0.4 },
      colours: { main: '#b0253a', second: '#d86a52' },
    },
    fig: {
      values: { tall: 1.1, neck: 0.85, dimple: 0, ribs: 9, ribDepth: 0.015, leaves: 0, blush: 0.5 },
      colours: { main: '#4d2b52', second: '#7d8a4a' },
    },
    persimmon: {
      values: { tall: 0.78, stem: 'star', leaves: 0, blush: 0, dimple: 0.05 },
      colours: { main: '#ea6a12' },
    },
  },
  build(v, look, make) {
    const main = look.colour('main', '#c3202a')
    const second = look.light('second', '#e0a13a')
    const radius = 0.46
    const steps = 34
    const profile = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const t = i / steps
      const angle = -Math.PI / 2 + Math.PI * t
      // Shoulders above, narrower below; a pear's neck takes the shoulders away.
      const bulge = 1 + 0.09 * Math.sin(angle) * (1 - v.neck)
      const neck = 1 - 0.62 * v.neck * smooth(0.32, 0.74, t)
      const wide = Math.cos(angle) ** 0.86 * bulge * neck
      const hollow = v.dimple * Math.exp(-((wide / 0.34) ** 2)) * (t > 0.5 ? 1 : -0.55)
      const point = (t < 0.5 ? -1 : v.stem === 'none' ? 0.8 : 0) * v.tip * Math.exp(-((wide / 0.22) ** 2))
      return [wide * radius, (Math.sin(angle) - hollow * 1.6 + point) * radius * v.tall]
    })
    const ribs = Math.round(v.ribs)
    const flutes = (angle: number) => {
      const rib = ribs > 0 ? -v.ribDepth * (1 - Math.abs(Math.sin((angle * ribs) / 2))) ** 1.5 * 2 : 0
      const furrow = v.seam > 0 ? -0.07 * v.seam * Math.exp(-((Math.sin(angle / 2) / 0.09) ** 2)) : 0
      return 1 + rib + furrow
    }
    const body = lathe(profile, { corners: ribs > 0 ? Math.max(48, ribs * 8) : 48, flutes })
    const { min } = body.bounds()
    const base = light(main)
    const lift = -min[1] * 0.985
    const flesh = look.material('main', skin(main, { roughness: 0.32, relief: v.pores, grain: 0.6 }))
    make.part(
      'skin',
      body.move(0, lift, 0),
      v.blush > 0.01
        ? {
            ...flesh,
            paint: ([x, y, z]) => {
              const share =
                v.blush *
                smooth(0.45, 1, y / (2 * lift) + 0.28 * clouds(x * 3, y * 1.2, z * 3) + (x + z) * 0.12)
              const streak = 0.75 + 0.25 * clouds(Math.atan2(x, z) * 9, y * 1.5, 1)
              return [0, 1, 2].map(
                (k) => (base[k] ?? 0) + ((second[k] ?? 0) - (base[k] ?? 0)) * share * streak,
              ) as unknown as Vec3
            },
          }
        : flesh,
    )
    const top = lift + (Math.sin(Math.PI / 2) - v.dimple * 1.6) * radius * v.tall
    stemOf(v.stem, top, radius, make, ribs)
    for (let i = 0; i < Math.round(v.leaves); i++)
      make.part('leaf', leafAt(top + 0.07).turn(0, 60 + i * 140, 0), leaf(shade('#4f8f2c', 1 - i * 0.12)))
    make.socket('top', [0, top, 0], radius * 0.5).socket('base', [0, 0, 0], radius)
  },
})

function stemOf(kind: string, top: number, radius: number, make: ShapeMaker, ribs: number): void {
  if (kind === 'none') return
  if (kind === 'thin')
    make.part(
      'stem',
      tube(
        [
          [0, top - 0.03, 0],
          [0.01, top + 0.08, 0],
          [0.05, top + 0.17, 0.01],
        ],
        [0.022, 0.014, 0.02],
        { smooth: 5, corners: 10 },
      ),
      bark('#6b4a2a', { grain: 0.4 }),
    )
  else if (kind === 'thick')
    make.part(
      'stem',
      tube(
        [
          [0, top - 0.06, 0],
          [0.01, top + 0.06, 0],
          [0.06, top + 0.15, 0.02],
          [0.1, top + 0.2, 0.03],
        ],
        [0.11, 0.06, 0.055, 0.06],
        { smooth: 4, corners: 10 },
      ),
      bark('#6f7a34', { grain: 0.5 }),
    )
  else {
    // A star of sepals around a short stalk.
    make.part(
      'stem',
      tube(
        [
          [0, top - 0.04, 0],
          [0.01, top + 0.1, 0],
        ],
        [0.022, 0.018],
        { corners: 10 },
      ),
      leaf('#4c8130'),
    )
    const sepal = sheet(
      [0, 0.3, 0.65, 1].map((t) =>
        [-1, 0, 1].map(
          (s): Vec3 => [
            s * 0.05 * Math.sin(Math.PI * (0.12 + 0.88 * t)) + 0.0001 * s,
            top + 0.012 + 0.05 * t * (1 - t) * 2 + 0.012 * (1 - s * s) - 0.06 * t * t,
            t * radius * 0.5,
          ],
        ),
      ),
      0.014,
    )
    make.part('stem', sepal.around(Math.max(5, Math.min(6, ribs || 5))), leaf('#4c8130'))
  }
}

/** A leaf that bends away from the stem. */
function leafAt(height: number) {
  const rows = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7
    const wide = 0.095 * Math.sin(Math.PI * t ** 0.8) + 0.002
    return [-1, -0.5, 0, 0.5, 1].map(
      (s): Vec3 => [s * wide, height + 0.1 * t - 0.12 * t * t + 0.018 * Math.abs(s), 0.02 + t * 0.3],
    )
  })
  return sheet(rows, 0.012)
}
