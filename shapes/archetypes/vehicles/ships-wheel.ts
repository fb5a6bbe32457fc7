import { archetype, number } from '../../archetype.ts'
import type { Solid } from '../../geometry/solid.ts'
import { ball, lathe, torus } from '../../geometry/solids.ts'
import { metal, wood } from '../../materials/material.ts'

/** A ship's wheel, seen from the front. */
export const shipsWheel = archetype({
  id: "ship's wheel",
  about: "A ship's steering wheel with turned handles",
  skeleton: 'part',
  nouns: ["ship's wheel", 'ship wheel', 'helm', 'ships wheel', 'steering wheel of a ship'],
  parameters: { handles: number(8, 4, 12, 'how many handles') },
  build(v, look, make) {
    const timber = look.material('main', wood('#9a5f30'))
    const brass = look.material('accent', metal('#d9ab48', { surface: 'plain', roughness: 0.2 }))
    const set = (solid: Solid) => solid.turn(90, 0, 0).move(0, 0.5, 0)
    const count = Math.round(v.handles)
    const rim = torus(0.3, 0.042, 48, 10).scale(1, 0.85, 1)
    make.part('wheel', set(rim), timber)
    const handle = lathe(
      [
        [0.018, 0.04],
        [0.026, 0.1],
        [0.018, 0.15],
        [0.024, 0.24],
        [0.02, 0.33],
        [0.014, 0.355],
        [0.028, 0.4],
        [0.03, 0.44],
        [0.022, 0.485],
        [0.008, 0.5],
      ],
      { corners: 12 },
    ).turn(90, 0, 0)
    make.part('wheel', set(handle.around(count)), timber)
    make.part(
      'hub',
      set(
        lathe(
          [
            [0.07, -0.05],
            [0.09, -0.03],
            [0.09, 0.03],
            [0.06, 0.05],
            [0.03, 0.07],
            [0, 0.075],
          ],
          { corners: 28 },
        ),
      ),
      brass,
    )
    make.part(
      'hub',
      set(
        torus(0.3, 0.01, 44, 6)
          .move(0, 0.034, 0)
          .with(torus(0.3, 0.01, 44, 6).move(0, -0.034, 0), ball(0.014, 8).move(0, 0.036, 0.3).around(count)),
      ),
      brass,
    )
    make
      .socket('handle', [0.42, 0.5, 0], 0.03)
      .socket('front', [0, 0.5, 0.08], 0.08)
      .socket('top', [0, 1, 0], 0.03)
  },
})
