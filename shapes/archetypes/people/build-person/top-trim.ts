import { together } from '../../../geometry/solid.ts'
import { box, extrude } from '../../../geometry/solids.ts'
import { add } from '../../../geometry/vector.ts'
import { cloth, plastic } from '../../../materials/material.ts'
import { buttonsOn, cuts, ringOn } from '../clothes.ts'
import { cuirassOf, plateArmourOf } from './armour.ts'
import type { Fitting } from './fitting.ts'
import { overallsOf, spaceSuitOf } from './work-suits.ts'

/** Collars, buttons, pockets, sashes and plates: what tells one garment of the trunk from another. */
export function topTrimOf(fitting: Fitting): void {
  const { v, p, w, trunk, bone, roles, wide, neckRadius, at, onFront, collar, gold, accentCloth } = fitting
  switch (v.top) {
    case 'shirt':
    case 'uniform':
      collar(neckRadius, 0.034, w.of(roles.top, cuts[v.top].material))
      if (v.stripes < 0.5)
        w.put(
          'buttons',
          buttonsOn(trunk, p, v, 4).boned(bone),
          v.top === 'uniform' ? gold() : w.of(undefined, plastic('#f6f3ea')),
        )
      if (v.top === 'uniform') {
        const pocket = (side: 1 | -1) => box(0.04, 0.036, 0.014, 0.0025).at(onFront(0.052 * side, 0.6))
        w.put(
          cuts.uniform.name,
          together([pocket(1), pocket(-1)]).boned(bone),
          w.of(roles.top, cuts[v.top].material),
        )
        const board = box(0.06, 0.012, 0.036, 0.003)
          .at([v.shoulders * 0.72, at(0.94)[1] + 0.03, at(0.9)[2]])
          .mirrored()
        const badge = extrude(
          [
            [-0.014, 0.012],
            [0, 0.018],
            [0.014, 0.012],
            [0.011, -0.01],
            [0, -0.02],
            [-0.011, -0.01],
          ],
          0.01,
        ).at(add(onFront(0.052, 0.72), [0, 0.004, 0.004]))
        w.put('buttons', together([board, badge]).boned(bone), gold())
      }
      break
    case 't-shirt':
    case 'sweater':
      collar(
        neckRadius * 1.02,
        0.02,
        v.top === 'sweater' ? w.of(roles.top, cuts[v.top].material) : accentCloth(),
      )
      break
    case 'suit':
    case 'coat':
    case 'jacket':
      collar(
        neckRadius,
        0.036,
        v.top === 'suit' ? w.of(undefined, cloth('#f6f3ec')) : w.of(roles.top, { ...cuts[v.top].material }),
      )
      w.put(
        'buttons',
        buttonsOn(trunk, p, v, v.top === 'coat' ? 3 : 2, v.top === 'jacket' ? 0.05 : 0).boned(bone),
        w.of(undefined, plastic('#2a211c', { roughness: 0.3 })),
      )
      break
    case 'robe':
    case 'kimono':
      if (v.top === 'kimono') {
        w.put(
          'sash',
          ringOn(trunk, at(0.24), p.spine, 0.085, 0.018, wide).boned(bone),
          w.of('accent', cloth('#f0c04a')),
        )
        w.put(
          'sash',
          box(0.11, 0.09, 0.05, 0.02)
            .at(add(at(0.3), [0, 0, -0.1]))
            .boned(bone),
          w.of('accent', cloth('#f0c04a')),
        )
      } else w.put('sash', ringOn(trunk, at(0.2), p.spine, 0.03, 0.014, wide).boned(bone), accentCloth())
      collar(neckRadius * 1.06, 0.03, accentCloth())
      break
    case 'dress':
    case 'gown':
      w.put('sash', ringOn(trunk, at(0.22), p.spine, 0.03, 0.012, wide).boned(bone), accentCloth())
      collar(neckRadius * 1.1, 0.016, accentCloth())
      break
    case 'hi-vis':
    case 'tunic':
      collar(neckRadius * 1.08, 0.018, accentCloth())
      break
    case 'armour':
      plateArmourOf(fitting)
      break
    case 'cuirass':
      cuirassOf(fitting)
      break
    case 'space suit':
      spaceSuitOf(fitting)
      break
    case 'overalls':
      overallsOf(fitting)
      break
  }
}
