import { archetype, choice } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe } from '../../../geometry/solids.ts'
import type { Vec2 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { glowing, metal, plastic } from '../../../materials/material.ts'
import { flowing, rod, standing, turned } from '../forms.ts'

export const controller = archetype({
  id: 'game-controller',
  about: 'A game controller with sticks and buttons',
  skeleton: 'device',
  nouns: ['game controller', 'controller', 'gamepad', 'joypad', 'joystick'],
  parameters: { kind: choice(['pad', 'stick'], 'a pad or a joystick') },
  rows: { joystick: { values: { kind: 'stick' }, colours: { main: '#2b2e35', accent: '#e2362c' } } },
  build: standing((v, look, make) => {
    const shell = look.material('main', plastic('#f1f1ee', { roughness: 0.3 }))
    const black = look.material('second', plastic('#26282c'))
    const accent = look.material('accent', plastic('#e2362c', { roughness: 0.25 }))
    if (v.kind === 'stick') {
      make.part('base', box(0.7, 0.2, 0.7, 0.06).move(0, 0.1, 0), shell)
      make.part(
        'boot',
        lathe(
          flowing(
            [
              [0.2, 0.19],
              [0.19, 0.22],
              [0.12, 0.26],
              [0.13, 0.28],
              [0.07, 0.32],
              [0.04, 0.34],
            ],
            3,
          ),
          { corners: 32 },
        ),
        black,
      )
      make.part('stick', rod([0, 0.3, 0], [0.06, 0.78, 0.03], 0.034), metal('#c9ced4'))
      make.part('ball', ball(0.14, 28).move(0.07, 0.86, 0.035), accent)
      make.part('ball', cylinder(0.09, 0.06, { round: 0.02, corners: 28 }).move(-0.22, 0.22, 0.22), accent)
      make.socket('handle', [0.07, 0.86, 0.035], 0.1)
      return
    }
    const tilt = (one: Solid) => one.turn(-48, 0, 0).move(0, 0.3, 0)
    const outline = flowing(
      [
        [-0.3, 0.24],
        [0, 0.22],
        [0.3, 0.24],
        [0.42, 0.16],
        [0.5, -0.16],
        [0.44, -0.32],
        [0.34, -0.28],
        [0.22, -0.08],
        [0, -0.06],
        [-0.22, -0.08],
        [-0.34, -0.28],
        [-0.44, -0.32],
        [-0.5, -0.16],
        [-0.42, 0.16],
        [-0.3, 0.24],
      ].map(([x = 0, y = 0]): Vec2 => [x + 2, y]),
      4,
    )
      .map(([x, y]): Vec2 => [x - 2, y])
      .slice(0, -1)
    make.part('body', tilt(extrude(outline, 0.19, { bevel: 0.055, steps: 5 })), shell)
    const stick = turned(
      [
        [0, 0],
        [0.05, 0],
        [0.04, 0.04],
        [0.075, 0.06],
        [0.075, 0.08],
        [0, 0.075],
      ],
      0.012,
      28,
    ).turn(90, 0, 0)
    make.part(
      'sticks',
      tilt(
        stick
          .move(-0.15, -0.01, 0.1)
          .with(
            stick.move(0.15, -0.01, 0.1),
            cylinder(0.09, 0.02, { corners: 28 }).turn(90, 0, 0).move(-0.15, -0.01, 0.1).mirrored(),
          ),
      ),
      black,
    )
    make.part(
      'cross',
      tilt(
        box(0.17, 0.055, 0.05, 0.014)
          .move(-0.3, 0.11, 0.1)
          .with(box(0.055, 0.17, 0.05, 0.014).move(-0.3, 0.11, 0.1)),
      ),
      black,
    )
    const tints = ['#4fae3f', '#e2362c', '#2f7fe0', '#f2b52a']
    make.part(
      'buttons',
      tilt(
        together(
          [
            [0, -0.07],
            [0.07, 0],
            [-0.07, 0],
            [0, 0.07],
          ].map(([x = 0, y = 0], i) =>
            ball([0.038, 0.038, 0.026], 16)
              .move(0.3 + x, 0.11 + y, 0.104)
              .tinted(light(tints[i] ?? '#ffffff')),
          ),
        ),
      ),
      plastic('#ffffff', { roughness: 0.2 }),
    )
    make.part(
      'light',
      tilt(cylinder(0.034, 0.02, { corners: 24 }).turn(90, 0, 0).move(0, 0.15, 0.1)),
      glowing('#5fd0ff', { glow: 1.2 }),
    )
    make.part('triggers', tilt(box(0.18, 0.06, 0.12, 0.026).move(0.31, 0.225, 0).mirrored()), black)
    make.part('sticks', tilt(box(0.045, 0.022, 0.03, 0.008).move(0.08, 0.1, 0.098).mirrored()), black)
    make.socket('handle', [0.4, 0.15, 0.1], 0.1)
  }),
})
