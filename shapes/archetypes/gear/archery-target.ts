import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { lathe, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { cloth, thatch, wood } from '../../materials/material.ts'

const rings = ['#f6f2e6', '#25272c', '#2f8fdc', '#e2322c', '#f7cf2e'] as const

export const archeryTarget = archetype({
  id: 'archery target',
  about: 'A round target of straw with rings of five colours, on a stand of wood',
  skeleton: 'sport',
  nouns: ['archery target', 'target', 'shooting target', 'practice target', 'target board'],
  parameters: { stand: number(1, 0, 1, 'a stand of wood under it') },
  build(v, look, make) {
    const [radius, middle] = [0.38, 0.62]
    // Few corners on purpose: the rings stay round where it is drawn with few triangles.
    const upright = (profile: Vec2[]) => lathe(profile, { corners: 26 }).turn(90, 0, 0).move(0, middle, 0)
    make.part(
      'straw',
      upright([
        [0, -0.09],
        [radius, -0.09],
        [radius + 0.025, -0.02],
        [radius, 0.04],
        [0, 0.04],
      ]),
      look.material('second', thatch('#d9b25a')),
    )
    rings.forEach((colour, i) => {
      const wide = radius * 0.97 * (1 - i / rings.length)
      const front = 0.046 + i * 0.007
      const stuff = cloth(colour, { relief: 0.15 })
      make.part(
        `ring ${i + 1}`,
        upright([
          [wide, 0.03],
          [wide, front],
          [0, front],
        ]),
        i === 0 ? look.material('main', stuff) : stuff,
      )
    })
    if (v.stand < 0.5) return
    const leg = (from: Vec3, to: Vec3) => tube([from, to], 0.026, { corners: 6 })
    make.part(
      'stand',
      together([
        leg([-0.08, 1.04, -0.1], [-0.36, 0, 0.06]),
        leg([0.08, 1.04, -0.1], [0.36, 0, 0.06]),
        leg([0, 0.98, -0.1], [0, 0, -0.42]),
        leg([-0.3, 0.19, 0], [0.3, 0.19, 0]),
      ]),
      look.material('accent', wood('#8a5a2e', { grain: 0.7 })),
    )
  },
})
