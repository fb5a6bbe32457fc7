import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, block, box, cylinder, extrude, lathe, sheet, softened } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { blocks, cloth, plaster, plastic, tiles, wood } from '../../materials/material.ts'
import { doorway, window } from './openings.ts'

export const windmill = archetype({
  id: 'windmill',
  about: 'A windmill with four sails, or a wind turbine with three blades',
  skeleton: 'building',
  nouns: ['windmill', 'mill'],
  parameters: { kind: choice(['mill', 'turbine'], 'old or new'), blades: number(4, 3, 8, 'how many blades') },
  rows: { 'wind turbine': { values: { kind: 'turbine', blades: 3 }, colours: { main: '#f2f4f6' } } },
  build(v, look, make) {
    const count = Math.round(v.blades)
    if (v.kind === 'turbine') {
      const white = look.material('main', plastic('#f2f4f6', { roughness: 0.35 }))
      make.part(
        'tower',
        lathe(
          [
            [0, 0],
            [0.035, 0],
            [0.018, 0.72],
            [0, 0.72],
          ],
          { corners: 24 },
        ),
        white,
      )
      make.part(
        'hub',
        box(0.045, 0.045, 0.13, 0.02)
          .move(0, 0.735, -0.01)
          .with(ball([0.028, 0.028, 0.04], 16).move(0, 0.735, 0.065)),
        white,
      )
      const blade = extrude(
        [
          [-0.008, 0.01],
          [0.012, 0.01],
          [0.024, 0.08],
          [0.006, 0.4],
          [0, 0.4],
          [-0.008, 0.08],
        ],
        0.01,
        { bevel: 0.004 },
      )
      make.part(
        'blades',
        together(Array.from({ length: count }, (_, i) => blade.turn(0, 12, (360 * i) / count))).move(
          0,
          0.735,
          0.075,
        ),
        white,
      )
      make.socket('top', [0, 0.76, 0], 0.03)
      return
    }
    const wall = look.material('main', plaster('#f1e7d2'))
    make.part(
      'tower',
      lathe(
        softened(
          [
            [0, 0],
            [0.23, 0],
            [0.15, 0.55],
            [0, 0.55],
          ],
          0.012,
        ),
        { corners: 10 },
      ),
      wall,
    )
    make.part(
      'base',
      lathe(
        [
          [0, 0],
          [0.25, 0],
          [0.24, 0.07],
          [0, 0.07],
        ],
        { corners: 10 },
      ),
      blocks('#8f887c', { grain: 0.7 }),
    )
    make.part(
      'cap',
      lathe(
        [
          [0, 0.53],
          [0.175, 0.53],
          [0.17, 0.57],
          [0.12, 0.66],
          [0.05, 0.72],
          [0, 0.74],
        ],
        { corners: 24 },
      ),
      look.material('second', tiles('#8a3f2a', { grain: 0.6 })),
    )
    const door = doorway(0.1, 0.18, true)
    make.part('door', door.pane.move(0, 0.01, 0.228), wood('#6b4326', { grain: 0.4 }))
    const pane = window(0.06, 0.08)
    make.part('frames', pane.frame.move(0, 0.32, 0.185), wood('#f4efe4', { relief: 0.3 }))
    make.part('windows', pane.pane.move(0, 0.32, 0.187), plastic('#5a86a8', { roughness: 0.1 }))
    const timber = look.material('accent', wood('#7a5232', { grain: 0.5 }))
    const spar = block(0.016, 0.46, 0.014).move(0, 0.24, 0)
    const lattice = together(
      Array.from({ length: 7 }, (_, i) => block(0.11, 0.008, 0.008).move(0.05, 0.12 + i * 0.055, 0.002)),
    )
    const sailCloth = sheet(
      [0, 1].map((j) =>
        [0, 1, 2].map((i): Vec3 => [0.008 + i * 0.048, 0.12 + j * 0.33, 0.012 + 0.008 * (i === 1 ? 1 : 0)]),
      ),
      0.006,
    )
    const sail = together([spar, lattice, block(0.008, 0.34, 0.008).move(0.1, 0.285, 0.002)])
    const around = (solid: Solid) =>
      together(Array.from({ length: count }, (_, i) => solid.turn(0, 0, (360 * i) / count + 22)))
        .turn(-6, 0, 0)
        .move(0, 0.6, 0.225)
    make.part('sails', around(sail), timber)
    make.part('cloth', around(sailCloth), cloth('#f3ead6'))
    make.part('sails', cylinder(0.03, 0.14).turn(84, 0, 0).move(0, 0.598, 0.18), timber)
    make.socket('top', [0, 0.74, 0], 0.1)
  },
})
