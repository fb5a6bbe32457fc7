import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { lathe, tube } from '../../geometry/solids.ts'
import { times, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'

export const bulb = archetype({
  id: 'bulb',
  about: 'A bulb with a dry neck and roots: onions and garlic',
  skeleton: 'produce',
  nouns: ['onion', 'red onion', 'brown onion', 'shallot'],
  parameters: {
    cloves: number(0, 0, 9, 'how many cloves show through the skin'),
    neck: number(0.24, 0.1, 0.4, 'how long the dry neck is'),
  },
  rows: {
    'red onion': { colours: { main: '#8a2a52', second: '#5f1838' } },
    'white onion': { colours: { main: '#efe9d8', second: '#d5cbb0' } },
    garlic: { values: { cloves: 8, neck: 0.34 }, colours: { main: '#f2ecdf', second: '#cdb9c4' } },
    'garlic bulb': { values: { cloves: 8, neck: 0.34 }, colours: { main: '#f2ecdf', second: '#cdb9c4' } },
  },
  build(v, look, make) {
    const main = light(look.colour('main', '#cf8c3c'))
    const stripe = light(look.colour('second', '#9a5a22'))
    const cloves = Math.round(v.cloves)
    const profile: Vec2[] = [
      [0.1, 0.02],
      [0.3, 0.08],
      [0.43, 0.24],
      [0.46, 0.38],
      [0.4, 0.54],
      [0.27, 0.67],
      [0.13, 0.75],
      [0.07, 0.8],
      [0.055, 0.8 + v.neck * 0.6],
      [0.075, 0.8 + v.neck],
    ]
    const bulges = (angle: number, height: number) =>
      cloves > 0 && height < 0.72
        ? 1 + 0.09 * Math.abs(Math.sin((angle * cloves) / 2))
        : 1 + 0.012 * Math.sin(angle * 9)
    make.part(
      'skin',
      lathe(profile, { corners: 56, flutes: bulges }),
      skin(look.colour('main', '#cf8c3c'), {
        roughness: 0.35,
        relief: 0.4,
        // Veins run from the root to the neck.
        paint: ([x, y, z]): Vec3 => {
          const vein = Math.max(0, Math.cos(Math.atan2(z, x) * 17)) ** 14
          const share = Math.min(1, vein * 0.55 + (y > 0.78 ? 0.5 : 0))
          const [a, b] = [times(main, 1 - share), times(stripe, share)]
          return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
        },
      }),
    )
    const roots = Array.from({ length: 12 }, (_, i): Vec3[] => {
      const a = i * 2.4
      const far = 0.04 + 0.012 * (i % 4)
      return [
        [Math.cos(a) * far, 0.04, Math.sin(a) * far],
        [Math.cos(a) * far * 2.6, 0.008, Math.sin(a) * far * 2.6],
      ]
    })
    make.part('roots', together(roots.map((points) => tube(points, 0.007, { corners: 5 }))), skin('#d8c49a'))
    make.socket('top', [0, 0.8 + v.neck, 0], 0.06)
  },
})
