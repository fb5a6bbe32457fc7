import { ball, extrude, sheet, tube } from '../../../geometry/solids.ts'
import { add, times, type Vec3 } from '../../../geometry/vector.ts'
import { hex, light } from '../../../materials/colour.ts'
import { fur, glass, leather, skin as skinMaterial } from '../../../materials/material.ts'
import { featheredWing, skinWing } from '../../creatures/wings.ts'
import type { Person } from './person.ts'

export function wingsOf({ v, p, w, bones, mainIs }: Person): void {
  const bone = bones.body
  const root: Vec3 = add(add(p.pelvis, times(p.spine, v.torso * 0.72)), [0.03, 0, -0.07 * v.girth])
  if (v.wings === 'feathered')
    w.put(
      'wings',
      featheredWing({ root: [0, 0, 0], span: 0.4, raise: 16, sweep: -34, chord: 0.32 })
        .turn(-90, 0, 0)
        .at(root)
        .mirrored()
        .boned(bone),
      w.of(undefined, fur('#fdfcf8', { grain: 0.4, relief: 0.5 })),
    )
  if (v.wings === 'bat') {
    const wrist = add(root, [0.2, 0.2, -0.08])
    const { skin, bones: ribs } = skinWing(
      root,
      wrist,
      [add(wrist, [0.18, 0.02, -0.06]), add(wrist, [0.16, -0.18, -0.08]), add(wrist, [0.04, -0.3, -0.06])],
      0.008,
    )
    w.put(
      'wings',
      skin.with(ribs).mirrored().boned(bone),
      w.of(mainIs === 'skin' ? 'accent' : undefined, leather('#5a1d1c')),
    )
  }
  if (v.wings === 'fairy') {
    const leaf = (long: number, wide: number, up: number) =>
      sheet(
        Array.from({ length: 8 }, (_, i) => {
          const t = i / 7
          const half = wide * (0.12 + 0.88 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.86)) ** 0.8)
          return Array.from(
            { length: 7 },
            (_, j): Vec3 => [t * long, ((j / 6) * 2 - 1) * half, 0.012 * Math.sin(t * 3)],
          )
        }),
        0.008,
      )
        .turn(0, 0, up)
        .turn(0, 28, 0)
        .at(root)
    w.keep(
      'wings',
      leaf(0.34, 0.1, 42)
        .with(leaf(0.26, 0.075, -22))
        .mirrored()
        .boned(bone),
      glass('#bfe8ff', { opacity: 0.6, roughness: 0.15 }),
    )
  }
  const end = add(p.pelvis, [0, 0.0, -0.06 * v.girth])
  if (v.tail === 'devil' || v.tail === 'cow') {
    const path: Vec3[] = [
      end,
      add(end, [0, -0.06, -0.1]),
      add(end, [0.06, -0.1, -0.2]),
      add(end, [0.1, 0.02, -0.26]),
      add(end, [0.08, 0.14, -0.26]),
    ]
    const tip =
      v.tail === 'devil'
        ? extrude(
            [
              [-0.035, 0],
              [0, 0.012],
              [0.035, 0],
              [0, 0.07],
            ],
            0.02,
            { bevel: 0.006 },
          )
        : ball([0.03, 0.05, 0.03], 14)
    w.put(
      'tail',
      tube(path, 0.012, { corners: 10, smooth: 5 })
        .with(tip.at(add(end, [0.08, 0.15, -0.26])))
        .boned(bone),
      w.of(mainIs === 'skin' ? 'main' : undefined, skinMaterial(hex(light('#a52a24')))),
    )
  }
  if (v.tail === 'monkey')
    w.put(
      'tail',
      tube(
        [
          end,
          add(end, [0, -0.08, -0.1]),
          add(end, [0.05, -0.06, -0.24]),
          add(end, [0.1, 0.08, -0.28]),
          add(end, [0.09, 0.2, -0.22]),
          add(end, [0.06, 0.18, -0.14]),
        ],
        [0.022, 0.02, 0.019, 0.018, 0.017, 0.012],
        { corners: 12, smooth: 6 },
      ).boned(bone),
      w.of('main', fur('#8a5a34', { grain: 0.5 })),
    )
}
