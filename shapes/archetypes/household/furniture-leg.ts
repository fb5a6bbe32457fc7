import { archetype, number } from '../../archetype.ts'
import { wood } from '../../materials/material.ts'
import { turned } from './forms.ts'

/** What is put under things that have no legs of their own; the leg of a creature is another thing. */
export const furnitureLeg = archetype({
  id: 'furniture-leg',
  about: 'A turned leg of a piece of furniture',
  skeleton: 'sign',
  nouns: ['furniture leg', 'table leg', 'chair leg', 'sofa leg'],
  parameters: { thickness: number(0.14, 0.05, 0.3, 'how thick it is beside its height') },
  rows: { 'furniture foot': { values: { thickness: 0.26 } } },
  build(v, look, make) {
    const thick = v.thickness
    make.part(
      'leg',
      turned([
        [0, 0],
        [thick * 0.62, 0],
        [thick * 0.7, 0.05],
        [thick * 0.55, 0.1],
        [thick * 0.95, 0.66],
        [thick, 0.74],
        [thick * 0.8, 0.78],
        [thick, 0.84],
        [thick, 1],
        [0, 1],
      ]),
      look.material('main', wood('#7a4f2b')),
    )
    make.socket('top', [0, 1, 0], thick)
  },
})
