import { archetype, choice } from '../../../archetype.ts'
import { together } from '../../../geometry/solid.ts'
import { box, cylinder, extrude, torus } from '../../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { lacquer, metal, plastic, rubber } from '../../../materials/material.ts'
import { rod, standing, turned } from '../forms.ts'

export const typewriter = archetype({
  id: 'typewriter',
  about: 'A typewriter with paper',
  skeleton: 'device',
  nouns: ['typewriter'],
  parameters: { paper: choice(['sheet', 'none'], 'whether paper is in it') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#3f8f86'))
    const black = look.material('second', rubber('#232529'))
    const chrome = look.material('accent', metal('#cdd3d9'))
    make.part(
      'case',
      extrude(
        [
          [-0.4, 0.02],
          [0.42, 0.02],
          [0.44, 0.1],
          [0.14, 0.22],
          [0.06, 0.34],
          [-0.34, 0.36],
          [-0.4, 0.28],
        ],
        0.86,
        { bevel: 0.04, steps: 4 },
      ).turn(0, -90, 0),
      shell,
    )
    const keys: Vec3[] = []
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 10; i++)
        keys.push([-0.33 + 0.07 * i + 0.018 * (row % 2), 0.13 + 0.036 * row, 0.39 - 0.075 * row])
    make.part(
      'keys',
      together(
        keys.map((at) =>
          turned(
            [
              [0, 0],
              [0.027, 0],
              [0.028, 0.016],
              [0, 0.02],
            ],
            0.004,
            14,
          )
            .turn(14, 0, 0)
            .at(at),
        ),
      ),
      black,
    )
    make.part(
      'rings',
      together(
        keys.map(([x, y, z]) =>
          torus(0.028, 0.006, 16, 6)
            .turn(14, 0, 0)
            .move(x, y + 0.012, z),
        ),
      ),
      chrome,
    )
    make.part('keys', box(0.44, 0.03, 0.04, 0.012).move(0, 0.11, 0.45), black)
    make.part(
      'well',
      extrude(
        Array.from(
          { length: 13 },
          (_, i): Vec2 => [0.26 * Math.cos((Math.PI * i) / 12), 0.14 * Math.sin((Math.PI * i) / 12)],
        ),
        0.02,
        { bevel: 0.004 },
      )
        .turn(-62, 0, 0)
        .move(0, 0.262, 0.115),
      black,
    )
    make.part(
      'rings',
      together(
        Array.from({ length: 11 }, (_, i) => {
          const a = Math.PI * (0.1 + (0.8 * i) / 10)
          return rod(
            [0.06 * Math.cos(a), 0.28, 0.13],
            [0.2 * Math.cos(a), 0.27 + 0.07 * Math.sin(a), 0.14 - 0.04 * Math.sin(a)],
            0.006,
            6,
          )
        }),
      ),
      chrome,
    )
    make.part(
      'roller',
      cylinder(0.055, 0.9, { round: 0.01, corners: 28 }).turn(0, 0, 90).move(0, 0.42, -0.12),
      black,
    )
    make.part(
      'knobs',
      cylinder(0.07, 0.06, { corners: 28 })
        .turn(0, 0, 90)
        .move(0.5, 0.42, -0.12)
        .mirrored()
        .with(
          rod([-0.46, 0.44, -0.1], [-0.58, 0.54, 0.04], 0.014),
          rod([-0.44, 0.485, -0.07], [0.44, 0.485, -0.07], 0.01),
        ),
      chrome,
    )
    make.part('carriage', box(0.84, 0.05, 0.14, 0.02).move(0, 0.37, -0.16), shell)
    if (v.paper === 'sheet')
      make.part(
        'paper',
        box(0.56, 0.5, 0.012, 0.003).turn(-10, 0, 0).move(0, 0.66, -0.21),
        plastic('#fdfaf0', {
          surface: 'paper',
          roughness: 0.9,
          paint: ([x, y], n) =>
            n[2] > 0.3 &&
            y > 0.52 &&
            y < 0.84 &&
            Math.abs(x) < 0.22 &&
            Math.abs(((y * 20) % 1) - 0.5) < 0.13 &&
            Math.sin(x * 100 + Math.floor(y * 20) * 9) > -0.6
              ? light('#3a3a3e')
              : undefined,
        }),
      )
    make.socket('top', [0, 0.48, -0.1], 0.3)
  }),
})
