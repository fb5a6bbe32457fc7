import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, extrude, sheet, torus } from '../../../geometry/solids.ts'
import { add, between, subtract, unit, type Vec2, type Vec3 } from '../../../geometry/vector.ts'
import { cloth, fur, leather } from '../../../materials/material.ts'
import { capeOf, ringOn } from '../clothes.ts'
import { sides } from '../posture.ts'
import { type Fitting, fittingOn } from './fitting.ts'
import { neckTrimOf } from './neck-trim.ts'
import type { Person } from './person.ts'
import { topTrimOf } from './top-trim.ts'

/** Belts, buttons, ties, badges, plates: what makes clothes those of somebody. */
export function trimOf(one: Person, trunk: Solid): void {
  const { v, p } = one
  const fitting = fittingOn(one, trunk)
  topTrimOf(fitting)
  if (v.hat === 'santa hat' && v.top === 'coat' && p.upright) furHemOf(fitting)
  if (v.belt > 0.5) beltOf(fitting)
  if (v.apron > 0.5) apronOf(fitting)
  neckTrimOf(fitting)
  if (v.cape > 0.5) capeTrimOf(fitting)
}

function furHemOf({ v, p, w, bones, bone }: Fitting): void {
  const white = w.of(undefined, fur('#fbfaf7', { grain: 0.35, relief: 1.2 }))
  const hemY = p.pelvis[1] - (p.pelvis[1] - 0.005) * 0.5
  const rx = ((v.hips + 0.025 * v.belly) * 0.98 + 0.016) * 0.92 * 1.36
  const cuffs = sides.map((side) =>
    torus(0.05 * v.limbs, 0.017, 22, 10)
      .aim(unit(subtract(p.arms[side].end, p.arms[side].middle)))
      .at(between(p.arms[side].middle, p.arms[side].end, 0.86))
      .boned(bones.arm[side][1]),
  )
  w.put(
    'fur',
    together([
      torus(rx, 0.02, 40, 10)
        .scale(1, 1, 0.98)
        .at([0, hemY + 0.012, 0])
        .boned(bone),
      ...cuffs,
    ]),
    white,
  )
}

function beltOf({ p, w, trunk, bone, wide, at, onFront, gold }: Fitting): void {
  w.put(
    'belt',
    ringOn(trunk, at(0.08), p.spine, 0.036, 0.014, wide).boned(bone),
    w.of(undefined, leather('#3a2417')),
  )
  const front = add(onFront(0, 0.08), [0, 0, 0.012])
  const frame: Vec2[] = [
    [-0.026, -0.022],
    [0.026, -0.022],
    [0.026, 0.022],
    [-0.026, 0.022],
  ]
  w.put(
    'buckle',
    extrude(frame, 0.012, { holes: [frame.map(([x, y]): Vec2 => [x * 0.55, y * 0.5])] })
      .at(front)
      .boned(bone),
    gold(),
  )
}

function apronOf({ v, p, w, trunk, bone, wide, at, onFront }: Fitting): void {
  const low = p.upright ? p.pelvis[1] - v.legs * 0.5 : p.pelvis[1] - 0.02
  const top = at(0.66)[1]
  const rows = Array.from({ length: 9 }, (_, i) => {
    const y = top + ((low - top) * i) / 8
    const half = i < 3 ? 0.05 : v.hips * 0.95
    return Array.from({ length: 9 }, (_, j): Vec3 => {
      const x = -half + (2 * half * j) / 8
      const share = (y - p.pelvis[1]) / v.torso
      const z = share > 0 ? onFront(x, share)[2] : onFront(x, 0.02)[2] + 0.02 * -share
      return [x, y, z + 0.012]
    })
  })
  w.put(
    'apron',
    sheet(rows, 0.012)
      .with(ringOn(trunk, at(0.16), p.spine, 0.016, 0.014, wide))
      .boned(bone),
    w.of('accent', cloth('#f6f3ec', { grain: 0.5 })),
  )
}

function capeTrimOf({ v, p, w, bone, onFront, gold }: Fitting): void {
  const long = p.upright ? p.neck[1] - 0.03 : p.neck[1] - p.pelvis[1] + 0.05
  w.put(
    'cape',
    capeOf(p, v, long).boned(bone),
    w.of(v.top === 'armour' ? 'second' : 'accent', cloth('#b3202e', { grain: 0.5 })),
  )
  w.put(
    'clasp',
    together([
      ball(0.014, 12)
        .at(add(onFront(0.07, 0.9), [0, 0.004, 0.006]))
        .mirrored(),
    ]).boned(bone),
    gold(),
  )
}
