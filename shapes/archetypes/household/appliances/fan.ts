import { archetype, number } from '../../../archetype.ts'
import { inRow, together } from '../../../geometry/solid.ts'
import { box, cylinder, sheet, torus, tube } from '../../../geometry/solids.ts'
import { radians, type Vec3 } from '../../../geometry/vector.ts'
import { lacquer, metal, plastic } from '../../../materials/material.ts'
import { rod, standing, turned } from '../forms.ts'

export const fan = archetype({
  id: 'fan',
  about: 'An electric fan in a cage',
  skeleton: 'appliance',
  nouns: ['fan', 'electric fan', 'desk fan'],
  parameters: {
    blades: number(4, 3, 6, 'how many blades'),
    stand: number(0.42, 0.3, 1.1, 'how high it stands'),
  },
  rows: { 'standing fan': { values: { stand: 1.05 } }, 'floor fan': { values: { stand: 0.9 } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#4fb8c0'))
    const wire = look.material('second', metal('#dfe3e7'))
    const accent = look.material('accent', plastic('#f26b4e'))
    const y = v.stand + 0.1
    make.part(
      'base',
      turned(
        [
          [0, 0],
          [0.26, 0],
          [0.27, 0.03],
          [0.16, 0.07],
          [0.06, 0.1],
          [0, 0.1],
        ],
        0.016,
        44,
      ),
      shell,
    )
    make.part('base', rod([0, 0.08, -0.04], [0, y - 0.03, -0.08], [0.036, 0.026], 16), shell)
    make.part(
      'base',
      turned(
        [
          [0, -0.12],
          [0.06, -0.11],
          [0.1, -0.02],
          [0.1, 0.05],
          [0.07, 0.07],
          [0, 0.07],
        ],
        0.02,
        30,
      )
        .turn(90, 0, 0)
        .move(0, y, -0.07),
      shell,
    )
    make.part(
      'button',
      inRow(box(0.035, 0.02, 0.035, 0.006).move(-0.06, 0.065, 0.16).turn(14, 0, 0), 3, [0.06, 0, 0]),
      accent,
    )
    const blades = Math.round(v.blades)
    const blade = sheet(
      Array.from({ length: 9 }, (_, i) => {
        const t = i / 8
        const r = 0.06 + 0.24 * t
        return Array.from({ length: 7 }, (_, j): Vec3 => {
          const a = (j / 6 - 0.5) * (0.95 - 0.25 * Math.abs(t - 0.6)) + 0.25 * t
          return [Math.sin(a) * r, Math.cos(a) * r, -0.05 * (j / 6 - 0.5)]
        })
      }),
      0.012,
    )
    make.part(
      'blades',
      together(Array.from({ length: blades }, (_, i) => blade.turn(0, 0, (360 * i) / blades))).move(
        0,
        y,
        0.05,
      ),
      accent,
    )
    make.part(
      'hub',
      turned(
        [
          [0, 0],
          [0.06, 0],
          [0.055, 0.05],
          [0, 0.065],
        ],
        0.016,
        24,
      )
        .turn(90, 0, 0)
        .move(0, y, 0.04),
      shell,
    )
    const spokes = 28
    const cage = (side: number) =>
      together(
        Array.from({ length: spokes }, (_, i) => {
          const a = radians((360 * i) / spokes)
          const at = (r: number, z: number): Vec3 => [Math.cos(a) * r, Math.sin(a) * r, z * side]
          return tube([at(0.07, 0.1), at(0.2, 0.105), at(0.3, 0.07), at(0.345, 0)], 0.005, {
            corners: 6,
            smooth: 2,
          })
        }),
      )
    make.part('cage', cage(1).with(cage(-1)).move(0, y, 0.05), wire)
    make.part(
      'cage',
      together(
        [
          [0.348, 0, 0.012],
          [0.07, 0.1, 0.008],
          [0.21, 0.103, 0.006],
          [0.07, -0.1, 0.008],
        ].map(([r = 0, z = 0, t = 0]) =>
          torus(r, t, 48, 8)
            .turn(90, 0, 0)
            .move(0, y, 0.05 + z),
        ),
      ),
      wire,
    )
    make.part('badge', cylinder(0.07, 0.016, { corners: 28 }).turn(90, 0, 0).move(0, y, 0.155), shell)
    make.socket('top', [0, y + 0.35, 0.05], 0.1)
  }),
})
