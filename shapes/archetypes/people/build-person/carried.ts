import type { Vec3 } from '../../../geometry/vector.ts'
import { heldThing, holdOf, shieldAt } from '../belongings.ts'
import { fromHand, repainted } from '../borrowed.ts'
import type { Person } from './person.ts'

export function carriedOf({ v, p, w, bones }: Person): void {
  const right = p.arms[-1]
  if (v.carries !== 'nothing') {
    const lower = bones.arm[-1][1]
    const flat =
      v.pose === 'reading' || holdOf(v.carries) === 'both'
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
      const own = repainted(material, fromHand(flat))
      if (own.opacity < 1) w.keep(name, placed, own)
      else w.put(name, placed, w.of(role, own))
    }
  }
  if (v.shield > 0.5)
    for (const { name, solid, material, role } of shieldAt(p.arms[1].hand))
      w.put(name, solid.boned(bones.arm[1][1]), w.of(role, material))
}
