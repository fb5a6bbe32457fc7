import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, cylinder, extrude, lathe, softened } from '../../geometry/solids.ts'
import type { Vec2 } from '../../geometry/vector.ts'
import { marble, plaster } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'

export const temple = archetype({
  id: 'temple',
  about: 'A temple with columns, steps and a gable',
  skeleton: 'building',
  nouns: ['temple', 'greek temple', 'parthenon'],
  parameters: {
    columns: number(6, 2, 10, 'columns at the front'),
    ruined: number(0, 0, 1, 'how much of it has fallen'),
  },
  rows: {
    ruin: { values: { ruined: 0.8 } },
    ruins: { values: { ruined: 0.8 } },
    'ancient ruins': { values: { ruined: 0.8 } },
    'greek shrine': { values: { columns: 4 } },
  },
  build(v, look, make) {
    const pale = look.material('main', marble('#e9e2d3', { roughness: 0.6 }))
    make.part(
      'steps',
      together(
        [0, 1, 2].map((i) =>
          box(0.98 - i * 0.06, 0.035, 0.78 - i * 0.06, 0.004).move(0, 0.0175 + i * 0.034, 0),
        ),
      ),
      pale,
    )
    const floor = 0.102
    const count = Math.round(v.columns)
    const [w, d] = [0.37, 0.27]
    const tall = 0.36
    const shaft = lathe(
      softened(
        [
          [0, 0],
          [0.046, 0],
          [0.046, 0.018],
          [0.036, 0.026],
          [0.034, tall * 0.4],
          [0.028, tall - 0.03],
          [0.042, tall - 0.014],
          [0.046, tall],
          [0, tall],
        ],
        0.004,
        1,
      ),
      {
        corners: 32,
        flutes: (a, y) => (y > 0.03 && y < tall - 0.035 ? 1 - 0.05 * Math.abs(Math.sin(a * 8)) : 1),
      },
    )
    const places: Vec2[] = []
    for (let i = 0; i < count; i++) for (const z of [d, -d]) places.push([-w + (2 * w * i) / (count - 1), z])
    for (let i = 1; i < 4; i++) for (const x of [w, -w]) places.push([x, -d + (2 * d * i) / 4])
    places.forEach(([x, z], i) => {
      const fallen = chanceAt(i, 3, 9) < v.ruined * 0.75
      const height = fallen ? 0.25 + 0.5 * chanceAt(i, 4, 9) : 1
      make.part(
        'columns',
        (fallen ? shaft.within(box(1, tall * height * 2, 1, 0).turn(12, i * 40, 0)) : shaft).move(
          x,
          floor,
          z,
        ),
        pale,
      )
    })
    const top = floor + tall
    if (v.ruined < 0.35) {
      make.part('roof', box(0.84, 0.06, 0.64, 0.006).move(0, top + 0.03, 0), pale)
      make.part(
        'roof',
        extrude(
          [
            [-0.44, 0],
            [0.44, 0],
            [0, 0.18],
          ],
          0.66,
          { bevel: 0.006 },
        ).move(0, top + 0.06, 0),
        look.material('second', marble('#dcd0b8', { roughness: 0.7 })),
      )
      make.part(
        'relief',
        extrude(
          [
            [-0.33, 0.014],
            [0.33, 0.014],
            [0, 0.145],
          ],
          0.02,
          { bevel: 0.004 },
        ).move(0, top + 0.062, 0.33),
        look.material('accent', plaster('#b98a5a')),
      )
    } else {
      make.part('roof', box(0.44, 0.06, 0.08, 0.006).move(-0.18, top + 0.03, d), pale)
      make.part(
        'rubble',
        together(
          [0, 1, 2, 3, 4].map((i) =>
            cylinder(0.036, 0.12 + 0.05 * i, { corners: 16 })
              .turn(0, i * 60, 86)
              .move(-0.1 + 0.15 * i, floor + 0.036, 0.05 * i - 0.08),
          ),
        ),
        pale,
      )
    }
    make.part(
      'hall',
      box(0.5, tall * (v.ruined > 0.35 ? 0.45 : 0.98), 0.3, 0.004).move(
        0,
        floor + (tall * (v.ruined > 0.35 ? 0.45 : 0.98)) / 2,
        -0.02,
      ),
      look.material('second', plaster('#d8c9a8')),
    )
    make.socket('top', [0, top + 0.2, 0], 0.1)
  },
})
