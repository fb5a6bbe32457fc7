import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, cylinder, extrude } from '../../geometry/solids.ts'
import { bricks, lacquer, plaster, tiles } from '../../materials/material.ts'

/** What one walks on above a house: both slopes, the ridge, the wall below it, and a chimney. */
export const roof = archetype({
  id: 'roof',
  about: 'A tiled roof with a gable and a chimney',
  skeleton: 'building',
  nouns: ['roof', 'rooftop', 'house roof', 'tiled roof', 'gable'],
  parameters: { chimneys: number(1, 0, 2, 'how many chimneys stand on it') },
  build(v, look, make) {
    const red = look.material('main', tiles('#b0563f', { grain: 0.7 }))
    const wall = look.material('second', plaster('#e6d8c0'))
    make.part('wall', box(0.86, 0.24, 0.56, 0.01).move(0, 0.12, 0), wall)
    const gable = extrude(
      [
        [-0.42, 0],
        [0.42, 0],
        [0, 0.36],
      ],
      0.54,
    )
    make.part('gable', gable.move(0, 0.24, 0), wall)
    const slope = (side: number) =>
      box(0.62, 0.05, 0.68, 0.012)
        .turn(0, 0, -side * 40.5)
        .move(side * 0.235, 0.435, 0)
    make.part('slopes', together([slope(1), slope(-1)]), red)
    make.part('ridge', cylinder(0.035, 0.7, { corners: 10 }).turn(90, 0, 0).move(0, 0.63, 0), red)
    make.part('window', box(0.16, 0.16, 0.03, 0.01).move(0, 0.34, 0.285), lacquer('#9cc8e0'))
    if (v.chimneys > 0.5) {
      const stacks = [0.24, -0.24].slice(0, Math.round(v.chimneys))
      make.part(
        'chimney',
        together(stacks.map((x) => box(0.13, 0.4, 0.15, 0.01).move(x, 0.6, -0.12))),
        bricks('#9a5f4c'),
      )
      make.part(
        'pots',
        together(stacks.map((x) => cylinder(0.045, 0.1, { corners: 12 }).move(x, 0.84, -0.12))),
        lacquer('#c87a5a'),
      )
    }
    make.socket('top', [0, 0.66, 0], 0.1)
  },
})
