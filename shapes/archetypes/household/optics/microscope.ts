import { archetype } from '../../../archetype.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, torus } from '../../../geometry/solids.ts'
import { glass, glowing, lacquer, metal, plastic } from '../../../materials/material.ts'
import { pipe, rectangle, standing, turned } from '../forms.ts'
import { coated } from './lens.ts'

export const microscope = archetype({
  id: 'microscope',
  about: 'A microscope',
  skeleton: 'device',
  nouns: ['microscope'],
  parameters: {},
  build: standing((_, look, make) => {
    const shell = look.material('main', lacquer('#f1f3f4'))
    const black = look.material('second', plastic('#2a2d33'))
    const chrome = look.material('accent', metal('#c9cfd6', { roughness: 0.18 }))
    make.part(
      'base',
      extrude(rectangle(0.42, 0.56, 0.12, 6), 0.08, { bevel: 0.025, steps: 3 })
        .turn(-90, 0, 0)
        .move(0, 0.04, 0),
      black,
    )
    make.part(
      'arm',
      pipe(
        [
          [0, 0.06, -0.2],
          [0, 0.3, -0.26],
          [0, 0.56, -0.24],
          [0, 0.72, -0.12],
          [0, 0.74, -0.02],
        ],
        [0.075, 0.07, 0.066, 0.07, 0.075],
        7,
        18,
      ),
      shell,
    )
    make.part(
      'base',
      box(0.34, 0.035, 0.3, 0.012)
        .move(0, 0.34, 0.02)
        .with(box(0.12, 0.06, 0.16, 0.014).move(0, 0.33, -0.18)),
      black,
    )
    make.part('slide', box(0.2, 0.01, 0.07, 0.003).move(0, 0.363, 0.04), glass('#9fdcf0', { opacity: 0.8 }))
    make.part(
      'knobs',
      cylinder(0.07, 0.05, { corners: 28 })
        .turn(0, 0, 90)
        .move(0.11, 0.3, -0.25)
        .mirrored()
        .with(cylinder(0.04, 0.08, { corners: 24 }).turn(0, 0, 90).move(0.14, 0.3, -0.25).mirrored()),
      chrome,
    )
    const aim = (one: Solid) => one.aim([0, 0.86, -0.5]).move(0, 0.78, 0.02)
    make.part('arm', aim(cylinder(0.065, 0.3).move(0, 0.1, 0)), shell)
    make.part(
      'base',
      aim(
        cylinder(0.05, 0.1)
          .move(0, 0.28, 0)
          .with(torus(0.05, 0.014, 28, 8).move(0, 0.33, 0)),
      ),
      black,
    )
    make.part('eyepiece', aim(ball([0.036, 0.014, 0.036], 16).move(0, 0.335, 0)), coated)
    make.part(
      'arm',
      turned(
        [
          [0, 0.62],
          [0.09, 0.62],
          [0.1, 0.66],
          [0.07, 0.76],
          [0, 0.76],
        ],
        0.016,
        30,
      ).move(0, 0, 0.04),
      shell,
    )
    const objective = turned(
      [
        [0, -0.2],
        [0.018, -0.2],
        [0.03, -0.17],
        [0.036, -0.1],
        [0.042, -0.09],
        [0.042, 0],
        [0, 0],
      ],
      0.006,
      22,
    )
    make.part(
      'objectives',
      objective
        .move(0, 0.63, 0.05)
        .with(
          objective.scale(0.8).turn(0, 0, 32).move(0.05, 0.64, 0.04),
          objective.scale(0.8).turn(0, 0, -32).move(-0.05, 0.64, 0.04),
        ),
      chrome,
    )
    make.part('base', cylinder(0.07, 0.05, { top: 0.055 }).move(0, 0.1, 0.05), black)
    make.part('light', ball([0.045, 0.02, 0.045], 16).move(0, 0.125, 0.05), glowing('#fff1b8', { glow: 1.4 }))
    make.socket('top', [0, 0.36, 0.04], 0.12)
  }),
})
