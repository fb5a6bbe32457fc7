import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, block, box, extrude } from '../../geometry/solids.ts'
import { radians, type Vec2 } from '../../geometry/vector.ts'
import { grass, metal, planks, plastic, wood } from '../../materials/material.ts'

export const signpost = archetype({
  id: 'sign',
  about: 'A sign on a post',
  skeleton: 'building',
  nouns: ['sign', 'signpost', 'road sign', 'wooden sign'],
  parameters: { kind: choice(['board', 'stop', 'arrows'], 'what kind of sign') },
  rows: { 'stop sign': { values: { kind: 'stop' }, colours: { main: '#c8202c' } } },
  build(v, look, make) {
    const post = look.material(
      'second',
      v.kind === 'stop' ? metal('#9aa0a8') : wood('#7a5232', { grain: 0.5 }),
    )
    make.part('post', box(0.05, 0.8, 0.05, 0.008).move(0, 0.4, -0.03), post)
    if (v.kind === 'stop') {
      const eight = (r: number): Vec2[] =>
        Array.from({ length: 8 }, (_, i) => [
          Math.cos(radians(22.5 + 45 * i)) * r,
          Math.sin(radians(22.5 + 45 * i)) * r,
        ])
      make.part('rim', extrude(eight(0.27), 0.02).move(0, 0.76, 0), plastic('#f6f6f4'))
      make.part(
        'board',
        extrude(eight(0.245), 0.026).move(0, 0.76, 0),
        look.material('main', plastic('#c8202c')),
      )
      make.part(
        'letters',
        together([-0.15, -0.05, 0.05, 0.15].map((x) => box(0.055, 0.12, 0.012, 0.004).move(x, 0.76, 0.016))),
        plastic('#f6f6f4'),
      )
    } else {
      const timber = look.material('main', planks('#a8774a'))
      const board =
        v.kind === 'arrows'
          ? extrude(
              [
                [-0.3, -0.08],
                [0.24, -0.08],
                [0.34, 0],
                [0.24, 0.08],
                [-0.3, 0.08],
              ],
              0.04,
            )
          : box(0.64, 0.32, 0.04, 0.012)
      make.part(
        'board',
        v.kind === 'arrows'
          ? board.move(0.05, 0.72, 0.01).with(board.mirror().move(-0.05, 0.5, 0.01))
          : board.move(0, 0.68, 0.01),
        timber,
      )
      make.part(
        'writing',
        together(
          [0, 1, 2].map((i) => block(0.4 - i * 0.08, 0.022, 0.006).move(-0.03 * i, 0.75 - i * 0.07, 0.032)),
        ),
        plastic('#4a3018'),
      )
    }
    make.part(
      'ground',
      ball([0.16, 0.04, 0.16], 18)
        .move(0, 0.0, -0.03)
        .within(box(1, 0.2, 1, 0).move(0, 0.1, 0)),
      grass('#6f9a45'),
    )
    make.socket('top', [0, 0.9, 0], 0.1)
  },
})
