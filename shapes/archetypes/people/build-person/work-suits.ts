import { together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, sheet, torus, tube } from '../../../geometry/solids.ts'
import { add, between, subtract, unit, type Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { cloth, plastic } from '../../../materials/material.ts'
import { ringOn } from '../clothes.ts'
import { sides } from '../posture.ts'
import type { Fitting } from './fitting.ts'

export function spaceSuitOf({ p, w, bones, trunk, bone, wide, at, onFront }: Fitting): void {
  const orange = w.of('accent', plastic('#e8672a', { roughness: 0.4 }))
  const rings = sides.flatMap((side) => [
    torus(0.052, 0.011, 24, 8)
      .aim(unit(subtract(p.arms[side].end, p.arms[side].middle)))
      .at(between(p.arms[side].middle, p.arms[side].end, 0.72))
      .boned(bones.arm[side][1]),
    torus(0.078, 0.011, 24, 8)
      .aim(unit(subtract(p.legs[side].end, p.legs[side].middle)))
      .at(between(p.legs[side].middle, p.legs[side].end, 0.62))
      .boned(bones.leg[side][1]),
  ])
  w.put(
    'trim',
    together([...rings, ringOn(trunk, at(0.1), p.spine, 0.03, 0.014, wide * 1.3).boned(bone)]),
    orange,
  )
  const panel = box(0.1, 0.075, 0.03, 0.01).at(onFront(0, 0.52))
  const tank = together([
    box(0.19, 0.25, 0.08, 0.03).at(add(at(0.52), [0, 0, -0.14])),
    cylinder(0.03, 0.2, { corners: 18, round: 0.02 })
      .at(add(at(0.5), [0.05, 0, -0.19]))
      .mirrored(),
  ])
  w.put('pack', together([panel, tank]).boned(bone), w.of(undefined, plastic('#dfe3e8', { roughness: 0.4 })))
  const front = onFront(0, 0.52)
  const knobs = (
    [
      [-0.03, 0.016, '#e23b34'],
      [0, 0.016, '#f2c22a'],
      [0.03, 0.016, '#3fa35a'],
      [-0.02, -0.016, '#3f7fd0'],
      [0.02, -0.016, '#3f7fd0'],
    ] as const
  ).map(([x, y, colour]) =>
    ball([0.009, 0.009, 0.006], 10)
      .at(add(front, [x, y, 0.016]))
      .tinted(light(colour)),
  )
  w.put('buttons', together(knobs).boned(bone), w.of(undefined, plastic('#ffffff')))
}

export function overallsOf({ v, p, w, trunk, bone, roles, wide, at, onFront, gold }: Fitting): void {
  const denim = w.of(roles.bottom, cloth('#39507c', { grain: 0.5 }))
  const grid = Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: 7 }, (_, j): Vec3 => {
      const x = -0.062 + (0.124 * j) / 6
      return add(onFront(x, 0.06 + 0.6 * (i / 5)), [0, 0, 0.006])
    }),
  )
  const straps = sides.map((side) =>
    tube(
      [
        add(onFront(0.05 * side, 0.64), [0, 0, 0.005]),
        add(onFront(0.056 * side, 0.86), [0, 0, 0.008]),
        add(at(0.99), [0.062 * side, 0.028, 0]),
        add(at(0.8), [0.05 * side, 0, -0.085 * v.girth]),
        add(at(0.2), [0.03 * side, 0, -0.085 * v.girth]),
      ],
      0.014,
      { corners: 8, smooth: 5 },
    ),
  )
  w.put(
    'overalls',
    together([
      sheet(grid, 0.016),
      ...straps,
      box(0.06, 0.045, 0.014, 0.005).at(add(onFront(0, 0.42), [0, 0, 0.012])),
      ringOn(trunk, at(0.06), p.spine, 0.05, 0.014, wide),
    ]).boned(bone),
    denim,
  )
  w.put(
    'buttons',
    together(
      sides.map((side) => ball([0.012, 0.012, 0.008], 12).at(add(onFront(0.05 * side, 0.64), [0, 0, 0.016]))),
    ).boned(bone),
    gold(),
  )
}
