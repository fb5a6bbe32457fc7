import type { Solid } from '../../../geometry/solid.ts'
import { add, times, type Vec3 } from '../../../geometry/vector.ts'
import { cloth, type Material, polished } from '../../../materials/material.ts'
import { skinAt } from '../../creatures/figure.ts'
import { bandAlong, rolesOf } from '../clothes.ts'
import type { Person } from './person.ts'

/** Somebody whose trunk is made, and where on it clothes are fastened. */
export type Fitting = ReturnType<typeof fittingOn>

export function fittingOn({ v, p, w, bones, mainIs }: Person, trunk: Solid) {
  const bone = bones.body
  const at = (share: number): Vec3 => add(p.pelvis, times(p.spine, v.torso * share))
  const wide = v.shoulders * 1.05 + 0.05 * v.belly
  const gold = () => w.of(undefined, polished('#f0b840', { roughness: 0.28 }))
  const roles = rolesOf(mainIs)
  const onFront = (x: number, share: number): Vec3 => {
    const [, y, z] = at(share)
    return skinAt(trunk, [x, y, z], [0, 0, 1], 0.08)
  }
  const collar = (radius: number, tall: number, material: Material) => {
    const n = at(0.98)
    const ring = Array.from({ length: 24 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 24
      return add(n, [Math.sin(a) * radius, 0.006 * -Math.cos(a), Math.cos(a) * radius])
    })
    w.put(
      v.top === 'armour' ? 'armour' : 'collar',
      bandAlong(ring, [0, 1, 0], tall, 0.016).boned(bone),
      material,
    )
  }
  const neckRadius = Math.max(0.05, v.head * 0.42) * Math.max(1, Math.min(1.35, v.limbs))
  const accentCloth = () => w.of('accent', cloth('#f2ead8', { grain: 0.5 }))
  return { v, p, w, bones, trunk, bone, roles, wide, neckRadius, at, onFront, collar, gold, accentCloth }
}
