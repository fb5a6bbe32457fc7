import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, lathe } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  crust,
  earth,
  glass,
  type Material,
  plastic,
  sand,
  snow,
  stone,
  thatch,
} from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

const stuffs: Record<string, (colour: string) => Material> = {
  snow: (colour) => snow(colour),
  sand: (colour) => sand(colour),
  earth: (colour) => earth(colour),
  powder: (colour) => cloth(colour, { grain: 0.3, relief: 0.2 }),
  grit: (colour) => stone(colour),
  straw: (colour) => thatch(colour, { grain: 0.7 }),
  crumbs: (colour) => crust(colour),
}
const usual = '#f8fbff'
const grey = '#6a6d73'

/** What is not a thing but lies in a heap. */
export const heap = archetype({
  id: 'heap',
  about: 'A heap of something loose: snow, sand, earth, sugar, dust, crumbs, straw',
  skeleton: 'ground',
  nouns: ['snow', 'pile of snow', 'heap of snow', 'snowdrift'],
  parameters: {
    of: choice(['snow', 'sand', 'earth', 'powder', 'grit', 'straw', 'crumbs'], 'what it is of'),
    height: number(0.5, 0.2, 0.8, 'height'),
    lumps: number(6, 0, 12, 'lumps that lie around it'),
  },
  rows: {
    sand: { values: { of: 'sand', height: 0.46 }, colours: { main: '#e8c878' } },
    'pile of sand': { values: { of: 'sand', height: 0.5 }, colours: { main: '#e8c878' } },
    dune: { values: { of: 'sand', height: 0.34, lumps: 0 }, colours: { main: '#e8c070' } },
    'sand dune': { values: { of: 'sand', height: 0.34, lumps: 0 }, colours: { main: '#e8c070' } },
    soil: { values: { of: 'earth' }, colours: { main: '#6b4a2c' } },
    dirt: { values: { of: 'earth' }, colours: { main: '#7a5636' } },
    compost: { values: { of: 'earth' }, colours: { main: '#4a3a26' } },
    molehill: { values: { of: 'earth', height: 0.42, lumps: 10 }, colours: { main: '#6b4a2c' } },
    anthill: { values: { of: 'earth', height: 0.7, lumps: 10 }, colours: { main: '#a8683a' } },
    sugar: { values: { of: 'powder', height: 0.42, lumps: 10 }, colours: { main: '#fdfdfb' } },
    flour: { values: { of: 'powder', height: 0.42, lumps: 3 }, colours: { main: '#f6f0e2' } },
    dust: { values: { of: 'powder', height: 0.3, lumps: 9 }, colours: { main: '#a8a29a' } },
    soot: { values: { of: 'powder', height: 0.34, lumps: 8 }, colours: { main: '#2a2828' } },
    gunpowder: { values: { of: 'powder', height: 0.4, lumps: 6 }, colours: { main: '#34343a' } },
    sawdust: { values: { of: 'powder', height: 0.36, lumps: 9 }, colours: { main: '#d8a865' } },
    gravel: { values: { of: 'grit', height: 0.4, lumps: 12 }, colours: { main: '#8f8a84' } },
    straw: { values: { of: 'straw', height: 0.44, lumps: 4 }, colours: { main: '#e0bc5c' } },
    crumb: { values: { of: 'crumbs', height: 0.24, lumps: 12 }, colours: { main: '#d8a05a' } },
    breadcrumb: { values: { of: 'crumbs', height: 0.24, lumps: 12 }, colours: { main: '#d8a05a' } },
  },
  build(v, look, make) {
    const stuff = look.material('main', (stuffs[v.of] ?? snow)(usual))
    const h = v.height
    const seed = v.of.length
    if (v.of === 'crumbs') {
      // Broken pieces, and no mound.
      const pieces = Array.from({ length: 9 }, (_, i) => {
        const a = radians(i * 137.5)
        const far = 0.12 * Math.sqrt(i)
        const r = 0.16 - 0.011 * i
        return ball([r, r * 0.8, r * 0.9], 12)
          .warp(([x, y, z]) => {
            const dent = 1 + 0.22 * Math.sin(x * 31 + i) * Math.sin(y * 27 + 2 * i) * Math.sin(z * 33)
            return [x * dent, y * dent, z * dent]
          })
          .at([Math.sin(a) * far, r * 0.72, Math.cos(a) * far])
      })
      make.part('crumbs', together(pieces), stuff)
    } else {
      const line: Vec2[] = [
        [0, 0],
        [0.5, 0],
        [0.49, h * 0.08],
        [0.4, h * 0.3],
        [0.26, h * 0.66],
        [0.13, h * 0.92],
        [0, h],
      ]
      make.part(
        'heap',
        lathe(line, {
          corners: 40,
          flutes: (a, y) => 1 + (1 - y / h) * (0.07 * Math.sin(a * 3 + seed) + 0.05 * Math.sin(a * 7 + 1)),
        }).warp(([x, y, z]) => [x + (v.lumps === 0 ? 0.16 * y : 0), y, z * (v.lumps === 0 ? 1.3 : 1)]),
        stuff,
      )
    }
    const lumps = Array.from({ length: Math.round(v.lumps) }, (_, i): { at: Vec3; r: number } => {
      const a = radians(i * 137.5 + 20)
      const far = 0.46 + 0.12 * chanceAt(i, 3, seed)
      const r = 0.025 + 0.03 * chanceAt(i, 7, seed)
      return { at: [Math.sin(a) * far, r * 0.8, Math.cos(a) * far], r }
    })
    if (lumps.length > 0)
      make.part(
        'lumps',
        together(
          lumps.map(({ at, r }, i) =>
            v.of === 'straw'
              ? box(0.26, 0.018, 0.018, 0.004)
                  .turn(0, i * 50, 20)
                  .at([at[0] * 0.8, 0.12, at[2] * 0.8])
              : ball([r, r * 0.85, r], 8).at(at),
          ),
        ),
        stuff,
      )
    make.socket('top', [0, h, 0], 0.16)
  },
})

/** What rises: puffs that grow as they go up. */
export const plume = archetype({
  id: 'plume',
  about: 'A plume of smoke or steam that rises in puffs',
  skeleton: 'ground',
  nouns: ['smoke', 'plume of smoke', 'puff of smoke', 'smoke cloud'],
  parameters: { drift: number(0.14, 0, 0.3, 'how far the wind carries it') },
  rows: {
    steam: { values: { drift: 0.06 }, colours: { main: '#f6fafc' } },
    'puff of steam': { values: { drift: 0.06 }, colours: { main: '#f6fafc' } },
    fumes: { colours: { main: '#9ab05a' } },
    'dust cloud': { values: { drift: 0.3 }, colours: { main: '#c8a878' } },
  },
  build(v, look, make) {
    const blob = new Blob({
      detail: Math.round(34 * look.detail),
      blend: 0.05,
      colour: look.light('main', grey),
    })
    for (let i = 0; i < 9; i++) {
      const r = 0.07 + 0.017 * i
      const x = v.drift * (i / 8) ** 1.4 * 2 + 0.05 * Math.sin(i * 2.1)
      blob.egg([x, 0.07 + 0.1 * i, 0.04 * Math.cos(i * 2.4)], [r, r * 0.9, r])
      if (i > 3) blob.egg([x - r * 0.7, 0.05 + 0.1 * i, -r * 0.3], [r * 0.66, r * 0.6, r * 0.66])
    }
    make.part('smoke', blob.solid(), look.material('main', plastic(grey, { roughness: 1 })))
    make.socket('top', [0, 0.9, 0], 0.2)
  },
})

/** Round and shining, out of a shell. */
export const pearl = archetype({
  id: 'pearl',
  about: 'A pearl on half of its shell',
  skeleton: 'gem',
  nouns: ['pearl', 'black pearl'],
  parameters: { size: number(0.26, 0.16, 0.34, 'size of the pearl') },
  rows: { 'black pearl': { colours: { main: '#3a3a48' } } },
  build(v, look, make) {
    const cup = lathe(
      [
        [0, 0],
        [0.2, 0.02],
        [0.4, 0.1],
        [0.5, 0.22],
        [0.46, 0.22],
        [0.36, 0.13],
        [0, 0.06],
      ],
      { corners: 48, flutes: (a) => 1 + 0.035 * Math.cos(a * 14) },
    )
    make.part('shell', cup, look.material('second', plastic('#e8b8a8', { roughness: 0.35 })))
    make.part(
      'pearl',
      ball(v.size, 34).at([0, v.size + 0.06, 0]),
      look.material('main', plastic('#fbf6f0', { roughness: 0.12 })),
    )
    make.part(
      'shine',
      ball([0.05, 0.035, 0.02], 12)
        .turn(-30, 20, 0)
        .at([0.09, v.size * 1.62, v.size * 0.8]),
      glass('#ffffff', { opacity: 0.9 }),
    )
    make.socket('top', [0, v.size * 2 + 0.06, 0], 0.1)
  },
})
