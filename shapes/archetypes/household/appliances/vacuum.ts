import { archetype, choice } from '../../../archetype.ts'
import { ball, box, cylinder, lathe, torus, tube } from '../../../geometry/solids.ts'
import type { Vec3 } from '../../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic } from '../../../materials/material.ts'
import { flowing, pipe, rod, standing, turned } from '../forms.ts'

export const vacuum = archetype({
  id: 'vacuum',
  about: 'A vacuum cleaner: with a hose, or a robot',
  skeleton: 'appliance',
  nouns: ['vacuum cleaner', 'vacuum', 'hoover'],
  parameters: { kind: choice(['hose', 'robot'], 'which kind') },
  rows: {
    'robot vacuum': { values: { kind: 'robot' }, colours: { main: '#33363d' } },
    roomba: { values: { kind: 'robot' }, colours: { main: '#33363d' } },
  },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#e2483a'))
    const black = look.material('second', plastic('#2a2c31'))
    const chrome = look.material('accent', metal('#c9cfd6'))
    if (v.kind === 'robot') {
      make.part(
        'body',
        turned(
          [
            [0, 0.04],
            [0.46, 0.04],
            [0.5, 0.07],
            [0.5, 0.17],
            [0.47, 0.2],
            [0, 0.2],
          ],
          0.02,
          60,
        ),
        shell,
      )
      make.part(
        'top',
        turned(
          [
            [0, 0.195],
            [0.36, 0.195],
            [0.36, 0.212],
            [0, 0.214],
          ],
          0.006,
          52,
        ),
        black,
      )
      make.part(
        'ring',
        torus(0.37, 0.012, 56, 8)
          .move(0, 0.204, 0)
          .with(torus(0.498, 0.014, 60, 8).move(0, 0.12, 0)),
        chrome,
      )
      make.part('button', cylinder(0.09, 0.03, { corners: 32 }).move(0, 0.21, 0.12), chrome)
      make.part('light', torus(0.055, 0.01, 32, 8).move(0, 0.226, 0.12), glowing('#5ff0a0', { glow: 1.5 }))
      make.part('sensor', cylinder(0.11, 0.07, { corners: 36, round: 0.02 }).move(0, 0.235, -0.14), shell)
      make.part(
        'wheels',
        cylinder(0.07, 0.04, { corners: 20 }).turn(0, 0, 90).move(0.3, 0.07, 0).mirrored(),
        black,
      )
      const bristle = rod([0, 0.012, 0], [0, 0.012, 0.16], 0.008, 6)
      make.part(
        'brush',
        bristle.around(6).move(0.32, 0.03, 0.36),
        look.material('accent', plastic('#f2b93a')),
      )
      make.socket('top', [0, 0.27, -0.1], 0.3)
      return
    }
    make.part(
      'body',
      lathe(
        flowing(
          [
            [0.02, 0],
            [0.17, 0.02],
            [0.2, 0.14],
            [0.17, 0.3],
            [0.1, 0.4],
            [0.02, 0.42],
          ],
          5,
        ),
        { corners: 40 },
      )
        .turn(0, 0, -90)
        .scale(1, 1.05, 1)
        .move(-0.36, 0.22, 0),
      shell,
    )
    make.part('trim', torus(0.2, 0.016, 44, 8).turn(0, 0, 90).move(-0.22, 0.22, 0).scale(1, 1, 1), black)
    make.part(
      'wheels',
      cylinder(0.13, 0.05, { corners: 32, round: 0.02 }).turn(90, 0, 0).move(-0.26, 0.13, 0.2).mirrored('z'),
      black,
    )
    make.part(
      'hubs',
      cylinder(0.06, 0.055, { corners: 24 }).turn(90, 0, 0).move(-0.26, 0.13, 0.205).mirrored('z'),
      chrome,
    )
    make.part('wheels', cylinder(0.045, 0.04, { corners: 18 }).turn(90, 0, 0).move(0, 0.045, 0), black)
    make.part(
      'handle',
      pipe(
        [
          [-0.34, 0.4, 0],
          [-0.3, 0.5, 0],
          [-0.16, 0.5, 0],
          [-0.08, 0.38, 0],
        ],
        0.022,
        5,
      ),
      black,
    )
    const hose: Vec3[] = [
      [0.04, 0.22, 0],
      [0.18, 0.26, 0.1],
      [0.2, 0.6, 0.16],
      [0.36, 0.92, 0.06],
      [0.5, 0.86, 0],
    ]
    make.part(
      'hose',
      tube(hose, (t) => 0.034 + 0.005 * Math.cos(t * 300), { smooth: 34, corners: 12 }),
      black,
    )
    make.part(
      'tube',
      rod([0.5, 0.86, 0], [0.56, 0.7, 0.06], 0.034).with(rod([0.55, 0.74, 0.05], [0.76, 0.08, 0.26], 0.024)),
      chrome,
    )
    make.part('nozzle', box(0.14, 0.06, 0.36, 0.025).turn(0, -45, 0).move(0.78, 0.035, 0.28), shell)
    make.part('nozzle', ball(0.05, 16).move(0.76, 0.08, 0.26), black)
    make.socket('handle', [0.53, 0.8, 0.03], 0.04)
  }),
})
