import type { Vec3 } from '../../../geometry/vector.ts'
import { heldThing, shieldAt } from '../belongings.ts'
import type { Person } from './person.ts'

export function carriedOf({ v, p, w, bones }: Person): void {
  const right = p.arms[-1]
  if (v.carries !== 'nothing') {
    const lower = bones.arm[-1][1]
    const flat =
      v.pose === 'reading'
        ? ([(p.arms[1].hand[0] + right.hand[0]) / 2, right.hand[1], right.hand[2]] as Vec3)
        : right.hand
    const lean = [
      'sword',
      'sabre',
      'axe',
      'club',
      'hammer',
      'torch',
      'wand',
      'sceptre',
      'brush',
      'ladle',
    ].includes(v.carries)
      ? 16
      : 0
    for (const { name, solid, material, role } of heldThing(v.carries, right.hand[1])) {
      const placed = solid.turn(lean, 0, 0).at(flat).boned(lower)
      if (material.opacity < 1) w.keep(name, placed, material)
      else w.put(name, placed, w.of(role, material))
    }
  }
  if (v.shield > 0.5)
    for (const { name, solid, material, role } of shieldAt(p.arms[1].hand))
      w.put(name, solid.boned(bones.arm[1][1]), w.of(role, material))
}
