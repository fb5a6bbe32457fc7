import { archetype } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, extrude, tube } from '../../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { glowing, lacquer, metal, type Paint, plastic } from '../../../materials/material.ts'
import { rod, standing } from '../forms.ts'

export const arcade = archetype({
  id: 'arcade-machine',
  about: 'An arcade machine with joystick and screen',
  skeleton: 'device',
  nouns: ['arcade machine', 'arcade', 'arcade cabinet', 'arcade game'],
  parameters: {},
  build: standing((_, look, make) => {
    const side = look.material('main', lacquer('#5a2fb0'))
    const black = look.material('second', plastic('#1f2026'))
    const accent = look.material('accent', plastic('#f2b52a', { roughness: 0.3 }))
    const outline: Vec2[] = [
      [-0.26, 0],
      [0.2, 0],
      [0.2, 0.34],
      [0.3, 0.4],
      [0.3, 0.46],
      [0.14, 0.52],
      [0.06, 0.8],
      [0.14, 0.86],
      [0.14, 1],
      [-0.26, 1],
    ]
    make.part(
      'sides',
      extrude(outline, 0.035, { bevel: 0.01 }).turn(0, -90, 0).move(0.25, 0, 0).mirrored(),
      side,
    )
    make.part(
      'body',
      extrude(
        outline.map(([x, y]): Vec2 => [x - 0.016, Math.max(0.01, y - 0.008)]),
        0.48,
        { bevel: 0.006 },
      ).turn(0, -90, 0),
      black,
    )
    make.part(
      'trim',
      tube(
        outline.map(([x, y]): Vec3 => [0.25, y, x]),
        0.012,
        { closed: true, corners: 8 },
      ).mirrored(),
      accent,
    )
    const tilt = (one: Solid) => one.turn(-16, 0, 0).move(0, 0.66, 0.098)
    const pixels: Paint = ([x, y], n) => {
      if (n[2] < 0.2) return undefined
      const [u, w] = [Math.floor((x + 0.18) / 0.018), Math.floor((y - 0.53) / 0.018)]
      const alien = ['..#..#..', '.######.', '##.##.##', '########', '.#.##.#.']
      for (const [ax, ay] of [
        [1, 12],
        [10, 12],
      ] as const)
        if (alien[4 - (w - ay)]?.[u - ax] === '#') return light('#5ff06a')
      for (const [ax, ay] of [[6, 6]] as const)
        if (alien[4 - (w - ay)]?.[u - ax] === '#') return light('#ff5a8a')
      if (w === 1 && u > 6 && u < 13) return light('#4fd0ff')
      if (w === 2 && u > 8 && u < 11) return light('#4fd0ff')
      return w === 4 && u === 9 ? light('#ffe24a') : undefined
    }
    make.part(
      'screen',
      tilt(box(0.4, 0.28, 0.02, 0.006)),
      plastic('#0e1030', { glow: 0.45, roughness: 0.1, paint: pixels }),
    )
    make.part(
      'marquee',
      box(0.46, 0.12, 0.02, 0.006).move(0, 0.93, 0.13),
      glowing('#ff4fa0', {
        glow: 0.8,
        paint: ([x, y]) =>
          Math.abs(y - 0.93 - 0.02 * Math.sin(x * 40)) < 0.012 ? light('#fff3b0') : undefined,
      }),
    )
    const desk = (one: Solid) => one.turn(20, 0, 0).move(0, 0.488, 0.2)
    make.part(
      'stick',
      desk(rod([-0.1, 0, 0], [-0.1, 0.07, 0], 0.01).with(ball(0.032, 16).move(-0.1, 0.085, 0))),
      plastic('#e2362c', { roughness: 0.2 }),
    )
    make.part(
      'buttons',
      desk(
        together(
          [0, 1, 2, 3].map((i) =>
            cylinder(0.022, 0.024, { corners: 20 }).move(
              0.03 + 0.06 * (i % 3),
              0.006,
              i === 3 ? 0.05 : -0.01,
            ),
          ),
        ),
      ),
      accent,
    )
    make.part(
      'door',
      box(0.2, 0.2, 0.02, 0.008)
        .move(0, 0.17, 0.192)
        .with(box(0.03, 0.06, 0.03, 0.006).move(0.05, 0.2, 0.196).mirrored()),
      metal('#8a9199'),
    )
    make.socket('top', [0, 1, -0.06], 0.2)
  }),
})
