import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, cylinder, extrude, tube } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { metal, stone, wood } from '../../materials/material.ts'

export const stairs = archetype({
  id: 'staircase',
  about: 'Stairs, straight or winding around a pole',
  skeleton: 'building',
  nouns: ['staircase', 'stairs', 'spiral staircase'],
  parameters: {
    kind: choice(['spiral', 'straight'], 'winding or straight'),
    steps: number(16, 4, 28, 'how many steps'),
    turns: number(1.2, 0.4, 2.5, 'how often it winds'),
  },
  rows: { steps: { values: { kind: 'straight', steps: 7 } } },
  build(v, look, make) {
    const timber = look.material('main', wood('#9a6334', { grain: 0.6 }))
    const iron = look.material('second', metal('#2f333a', { metalness: 0.6, roughness: 0.45 }))
    const count = Math.round(v.steps)
    if (v.kind === 'straight') {
      make.part(
        'steps',
        together(
          Array.from({ length: count }, (_, i) =>
            box(0.6, (i + 1) * (0.7 / count), 0.9 / count + 0.004, 0.004).move(
              0,
              ((i + 1) * (0.7 / count)) / 2,
              0.45 - (i + 0.5) * (0.9 / count),
            ),
          ),
        ),
        look.material('main', stone('#b3aca0')),
      )
      make.socket('top', [0, 0.7, -0.4], 0.2)
      return
    }
    const tall = 0.86
    make.part('pole', cylinder(0.035, tall + 0.14).move(0, (tall + 0.14) / 2, 0), iron)
    const tread = extrude(
      [
        [0, 0.02],
        [0.36, 0.085],
        [0.36, -0.085],
        [0, -0.02],
      ],
      0.024,
      { bevel: 0.006 },
    ).turn(90, 0, 0)
    const rail: Vec3[] = []
    for (let i = 0; i < count; i++) {
      const turn = (360 * v.turns * i) / count
      const y = ((i + 0.5) * tall) / count
      make.part('steps', tread.turn(0, turn, 0).move(0, y, 0), timber)
      const a = radians(turn)
      const out: Vec3 = [Math.cos(a) * 0.345, y, -Math.sin(a) * 0.345]
      make.part('rail', cylinder(0.008, 0.2, { corners: 8 }).move(out[0], y + 0.1, out[2]), iron)
      rail.push([out[0], y + 0.2, out[2]])
    }
    make.part('rail', tube(rail, 0.014, { smooth: 4, corners: 10 }), iron)
    make.socket('top', [0, tall, 0], 0.2)
  },
})
