import { together } from '../../../geometry/solid.ts'
import { ball, box, tube } from '../../../geometry/solids.ts'
import { add, between, radians } from '../../../geometry/vector.ts'
import { leather, polished } from '../../../materials/material.ts'
import { cuts, ringOn } from '../clothes.ts'
import { sides } from '../posture.ts'
import type { Fitting } from './fitting.ts'

export function plateArmourOf({
  v,
  p,
  w,
  bones,
  trunk,
  bone,
  roles,
  wide,
  neckRadius,
  at,
  onFront,
  collar,
}: Fitting): void {
  const steel = w.of(roles.top, cuts.armour.material)
  const pads = sides.map((side) => {
    const { root } = p.arms[side]
    const pad = [0, 1, 2].map((i) =>
      ball([0.068 - i * 0.005, 0.045, 0.066 - i * 0.004], 16)
        .warp(([x, y, z]) => [x, Math.max(y, -0.012), z])
        .turn(0, 0, -20 * side - i * 14 * side)
        .at(add(root, [side * (0.004 + i * 0.014), 0.012 - i * 0.024, 0])),
    )
    return together(pad).boned(bones.arm[side][0])
  })
  const knees = sides.map((side) =>
    ball([0.046, 0.05, 0.04], 18)
      .at(add(p.legs[side].middle, [0, 0, 0.034]))
      .boned(bones.leg[side][1]),
  )
  const elbows = sides.map((side) =>
    ball(0.042 * v.limbs + 0.006, 18)
      .at(p.arms[side].middle)
      .boned(bones.arm[side][1]),
  )
  const ridge = tube([onFront(0, 0.86), add(onFront(0, 0.6), [0, 0, 0.006]), onFront(0, 0.28)], 0.011, {
    corners: 8,
    smooth: 4,
  }).boned(bone)
  w.put('armour', together([...pads, ...knees, ...elbows, ridge]), steel)
  collar(neckRadius * 1.12, 0.034, steel)
  const tassets = Array.from({ length: 9 }, (_, i) => {
    const a = radians(-150 + (300 * i) / 8)
    return box(0.052, 0.075, 0.014, 0.004)
      .turn(12, 0, 0)
      .turn(0, (a * 180) / Math.PI, 0)
      .at(add(at(-0.06), [Math.sin(a) * (v.hips + 0.034), -0.012, Math.cos(a) * (0.1 * v.girth)]))
  })
  w.put('armour', together(tassets).boned(bone), steel)
  const rivets = together([
    ringOn(trunk, at(0.12), p.spine, 0.034, 0.014, wide),
    ...[-0.05, 0, 0.05].flatMap((x) => [ball(0.007, 8).at(onFront(x, 0.8))]),
  ])
  w.put('belt', rivets.boned(bone), w.of('accent', polished('#e0aa3c', { roughness: 0.3 })))
}

/** The muscles of a breastplate, strips of leather below it, greaves and cuffs. */
export function cuirassOf({ v, p, w, bones, trunk, bone, roles, wide, at, onFront }: Fitting): void {
  const bronze = w.of(roles.top, cuts.cuirass.material)
  const muscle = [
    ball([0.05, 0.04, 0.026], 18)
      .at(add(onFront(0.045, 0.68), [0, 0, -0.008]))
      .mirrored(),
    ...[0.46, 0.32, 0.18].map((share) =>
      ball([0.03, 0.022, 0.018], 14)
        .at(add(onFront(0.028, share), [0, 0, -0.006]))
        .mirrored(),
    ),
  ]
  w.put('armour', together(muscle).boned(bone), bronze)
  const strips = Array.from({ length: 18 }, (_, i) => {
    const a = (2 * Math.PI * i) / 18
    return box(0.03, 0.12, 0.012, 0.005)
      .turn(10, 0, 0)
      .turn(0, (a * 180) / Math.PI, 0)
      .at(add(at(-0.22), [Math.sin(a) * (v.hips + 0.026), 0, Math.cos(a) * (0.092 * v.girth)]))
  })
  w.put('strips', together(strips).boned(bone), w.of(undefined, leather('#7c2f22', { roughness: 0.6 })))
  w.put(
    'belt',
    ringOn(trunk, at(0.0), p.spine, 0.03, 0.016, wide).boned(bone),
    w.of(undefined, leather('#7c2f22', { roughness: 0.6 })),
  )
  const greaves = sides.map((side) =>
    tube(
      [
        between(p.legs[side].middle, p.legs[side].end, 0.08),
        between(p.legs[side].middle, p.legs[side].end, 0.85),
      ],
      [0.046 * (0.55 + 0.45 * v.limbs), 0.036 * (0.55 + 0.45 * v.limbs)],
      { corners: 18 },
    ).boned(bones.leg[side][1]),
  )
  const cuffs = sides.map((side) =>
    tube(
      [
        between(p.arms[side].middle, p.arms[side].end, 0.4),
        between(p.arms[side].middle, p.arms[side].end, 0.92),
      ],
      [0.04 * v.limbs, 0.036 * v.limbs],
      { corners: 16 },
    ).boned(bones.arm[side][1]),
  )
  w.put('armour', together([...greaves, ...cuffs]), bronze)
}
