import { Blob } from '../../../blob/blob.ts'
import { tube } from '../../../geometry/solids.ts'
import { between, subtract } from '../../../geometry/vector.ts'
import { leather } from '../../../materials/material.ts'
import { uncoloured } from '../../wear/uncoloured.ts'
import { cuts, rolesOf } from '../clothes.ts'
import { handAt } from '../limbs.ts'
import { sides } from '../posture.ts'
import type { Person } from './person.ts'

export function armsOf({ v, p, w, bones, skin, skinTone, detail, mainIs }: Person): void {
  const cut = cuts[v.top]
  const share =
    v.sleeves === 'short' ? 0.4 : v.sleeves === 'none' ? 0 : v.sleeves === 'long' ? 0.96 : cut.sleeve
  const gloves = v.gloves > 0.5 || v.top === 'space suit' || v.top === 'armour'
  for (const side of sides) {
    const { root, middle, end, thumb, grip } = p.arms[side]
    const [upper, lower] = bones.arm[side]
    const thick = (t: number) => (0.041 - 0.012 * t) * v.limbs
    const arm = new Blob({ detail: Math.round(18 * detail), blend: 0.03, colour: skinTone })
    if (share < 0.5)
      arm
        .limb(root, middle, thick(0) * 1.05, thick(0.5), { bone: upper })
        .egg(between(root, middle, 0.5), thick(0.3) * (v.limbs > 1.1 ? 1.24 : 1.02), { bone: upper })
    arm
      .limb(middle, end, thick(0.5), thick(1) * 0.92, { bone: lower })
      .egg(between(middle, end, 0.3), thick(0.5) * 1.05, { bone: lower })
    if (share < 0.9) w.put('skin', arm.solid(), skin)
    const hand = handAt(end, subtract(end, middle), thumb, side, 0.078 * v.hands, grip, detail).boned(lower)
    if (gloves) {
      const isArmour = v.top === 'armour'
      const glove = isArmour
        ? w.of(rolesOf(mainIs).top, cuts.armour.material)
        : w.of('accent', leather('#f2f1ee', { roughness: 0.6 }))
      const name = isArmour ? 'armour' : 'gloves'
      w.put(name, uncoloured(hand), glove)
      const cuff = tube(
        [between(middle, end, 0.82), end],
        [thick(1) * 1.5 + cut.puff, thick(1) * 1.25 + cut.puff * 0.4],
        { corners: 16 },
      ).boned(lower)
      w.put(name, cuff, glove)
    } else w.put('skin', hand.tinted(skinTone), skin)
  }
}
