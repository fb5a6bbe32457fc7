import { archetype, choice } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { box, cylinder, extrude, lathe } from '../../../geometry/solids.ts'
import type { Vec2 } from '../../../geometry/vector.ts'
import { bricks, glowing, lacquer, metal, stone, wood } from '../../../materials/material.ts'
import { flowing, rod, standing } from '../forms.ts'

export const fireplace = archetype({
  id: 'fireplace',
  about: 'A fireplace with a mantel, logs and fire',
  skeleton: 'appliance',
  nouns: ['fireplace', 'hearth', 'chimney piece'],
  parameters: {
    fire: choice(['burning', 'out'], 'whether it burns'),
    stuff: choice(['bricks', 'stone'], 'what it is built of'),
  },
  build: standing((v, look, make) => {
    const wall = look.material(
      'main',
      v.stuff === 'bricks'
        ? bricks('#b4543a', { grain: 0.55 })
        : stone('#a39c8f', { surface: 'blocks', grain: 0.6 }),
    )
    const timber = look.material('second', wood('#6b3f20'))
    const arch: Vec2[] = [
      [-0.27, -0.01],
      [0.27, -0.01],
      ...Array.from(
        { length: 13 },
        (_, i): Vec2 => [0.27 * Math.cos((Math.PI * i) / 12), 0.34 + 0.15 * Math.sin((Math.PI * i) / 12)],
      ),
    ]
    const face: Vec2[] = [
      [-0.5, 0],
      [-0.27, 0],
      ...arch.slice(2).toReversed(),
      [0.27, 0],
      [0.5, 0],
      [0.5, 0.7],
      [-0.5, 0.7],
    ]
    make.part('wall', extrude(face, 0.2, { bevel: 0.01 }).move(0, 0.06, 0.08), wall)
    make.part('wall', box(1, 0.7, 0.12, 0.01).move(0, 0.41, -0.14), wall)
    make.part('wall', box(0.7, 0.34, 0.3, 0.012).move(0, 0.98, -0.04), wall)
    make.part('soot', box(0.54, 0.5, 0.02, 0.004).move(0, 0.3, -0.075), stone('#241d1a'))
    make.part('hearth', box(1.16, 0.07, 0.52, 0.018).move(0, 0.035, 0.06), stone('#8f8a82'))
    make.part(
      'mantel',
      box(1.16, 0.075, 0.36, 0.018)
        .move(0, 0.79, 0.05)
        .with(box(1.06, 0.04, 0.3, 0.012).move(0, 0.735, 0.04)),
      timber,
    )
    const log = (x: number, z: number, turn: number, y: number) =>
      cylinder(0.045, 0.4, { corners: 14, round: 0.008 }).turn(0, 0, 90).turn(0, turn, 0).move(x, y, z)
    make.part(
      'logs',
      together([log(0, 0.02, 6, 0.13), log(0, 0.12, -5, 0.13), log(0.01, 0.07, 24, 0.21)]),
      lacquer('#6a4526', { surface: 'bark', roughness: 0.95 }),
    )
    make.part(
      'grate',
      together([
        rod([-0.22, 0.09, 0.2], [0.22, 0.09, 0.2], 0.012),
        ...[-0.2, -0.1, 0, 0.1, 0.2].map((x) => rod([x, 0.07, 0.2], [x, 0.18, 0.2], 0.01, 8)),
      ]),
      metal('#3a3b3f'),
    )
    if (v.fire === 'burning') {
      const flame = (x: number, z: number, s: number) =>
        lathe(
          flowing(
            [
              [0.01, 0],
              [0.07, 0.08],
              [0.055, 0.17],
              [0.02, 0.27],
              [0.002, 0.34],
            ],
            4,
          ),
          { corners: 16 },
        )
          .warp(([a, b, c]) => [a + 0.03 * Math.sin(b * 14 + x * 30), b, c])
          .scale(s)
          .move(x, 0.17, z)
      make.part(
        'fire',
        together([
          flame(0, 0.06, 0.9),
          flame(-0.12, 0.05, 0.7),
          flame(0.12, 0.07, 0.72),
          flame(0.05, 0.1, 0.5),
          flame(-0.06, 0.11, 0.52),
        ]),
        glowing('#ff7a1e', { glow: 1.6 }),
      )
      make.part(
        'core',
        together([flame(0, 0.13, 0.45), flame(-0.09, 0.13, 0.34), flame(0.1, 0.13, 0.36)]),
        glowing('#ffd24a', { glow: 2.2 }),
      )
    }
    make.socket('top', [0, 0.83, 0.1], 0.4).socket('inside', [0, 0.13, 0.05], 0.22)
  }),
})
