import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball } from '../../geometry/solids.ts'
import { metal, plastic } from '../../materials/material.ts'
import { alongZ, propellerZ } from './forms.ts'

/** A propeller by itself. */
export const propeller = archetype({
  id: 'propeller',
  about: 'A propeller with hub and blades',
  skeleton: 'part',
  nouns: ['propeller', 'airscrew'],
  parameters: { blades: number(3, 2, 8, 'how many blades') },
  rows: { "ship's propeller": { values: { blades: 4 }, colours: { main: '#c9974a', second: '#c9974a' } } },
  build(v, look, make) {
    const blades = propellerZ(0.5, Math.round(v.blades), 0.3, 34)
    const low = Math.min(
      ...Array.from({ length: blades.vertexCount }, (_, i) => blades.positions[i * 3 + 1] ?? 0),
    )
    make.part(
      'blades',
      blades.move(0, -low, 0),
      look.material('main', plastic('#8a4f24', { surface: 'wood' })),
    )
    const hub = alongZ(
      [
        [0.09, -0.07],
        [0.1, -0.02],
        [0.09, 0.04],
        [0.05, 0.11],
        [0, 0.13],
      ],
      28,
    )
    const metalHub = look.material('second', metal('#d3a548', { surface: 'plain' }))
    make.part('hub', hub.move(0, -low, 0), metalHub)
    make.part(
      'bolts',
      together(
        Array.from({ length: 6 }, (_, i) =>
          ball(0.014, 8)
            .move(0, 0.068, 0.062)
            .turn(0, 0, 60 * i),
        ),
      ).move(0, -low, 0),
      metal('#7d848c'),
    )
    make.socket('front', [0, -low, 0.13], 0.08).socket('base', [0, 0, 0], 0.1)
  },
})
