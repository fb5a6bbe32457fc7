import { archetype, number } from '../../archetype.ts'
import { box, lathe } from '../../geometry/solids.ts'
import { light } from '../../materials/colour.ts'
import { metal, plaster, plastic } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'
import { doorway } from './openings.ts'

export const skyscraper = archetype({
  id: 'skyscraper',
  about: 'A tall building with rows of windows',
  skeleton: 'building',
  nouns: ['skyscraper', 'building', 'office building', 'apartment building', 'apartment block'],
  parameters: {
    tall: number(1, 0.4, 1.3, 'height'),
    steps: number(3, 1, 4, 'how often it steps back'),
    lights: number(0.35, 0, 1, 'how many windows are lit'),
    spire: number(1, 0, 1, 'a spire on top'),
  },
  rows: {
    'empire state building': { values: { steps: 4 } },
    hotel: { values: { tall: 0.7, steps: 1, spire: 0 }, colours: { main: '#d9c9b0' } },
    hospital: { values: { tall: 0.5, steps: 2, spire: 0 }, colours: { main: '#eef0f2' } },
    'city building': {},
  },
  build(v, look, make) {
    const wall = look.material('main', plaster('#8f9aa8', { roughness: 0.5 }))
    const count = Math.round(v.steps)
    const lit = light('#ffd98a')
    const dark = light('#33485c')
    let y = 0
    for (let i = 0; i < count; i++) {
      const side = 0.34 - i * 0.075
      const high = (v.tall / count) * (1.15 - i * 0.15)
      make.part('walls', box(side, high, side, 0.006).move(0, y + high / 2, 0), {
        ...wall,
        paint: (at, normal) => {
          if (Math.abs(normal[1]) > 0.5) return undefined
          const u = (Math.abs(normal[0]) > Math.abs(normal[2]) ? at[2] : at[0]) / 0.036
          const w = at[1] / 0.042
          const inPane = Math.abs(u - Math.round(u)) < 0.32 && Math.abs(w - Math.round(w)) < 0.3
          if (!inPane) return undefined
          return chanceAt(
            Math.round(u) + (normal[0] > 0.5 ? 31 : 0),
            Math.round(w),
            normal[2] > 0.5 ? 3 : 8,
          ) < v.lights
            ? lit
            : dark
        },
      })
      make.part(
        'ledges',
        box(side + 0.016, 0.016, side + 0.016, 0.004).move(0, y + high, 0),
        look.material('second', plaster('#6f7885')),
      )
      y += high
    }
    const door = doorway(0.1, 0.07)
    make.part('door', door.pane.move(0, 0, 0.172), plastic('#22303c', { roughness: 0.08 }))
    if (v.spire > 0.3)
      make.part(
        'spire',
        lathe(
          [
            [0, 0],
            [0.03, 0],
            [0.022, 0.05],
            [0.008, 0.07],
            [0.003, 0.2],
            [0, 0.2],
          ],
          { corners: 12 },
        ).move(0, y, 0),
        metal('#c0c6ce'),
      )
    make.socket('top', [0, y, 0], 0.06)
  },
})
