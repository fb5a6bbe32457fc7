import { together } from '../../geometry/solid.ts'
import { ball, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { cloth, leaf, skin, wood } from '../../materials/material.ts'
import { atEach } from '../household/forms.ts'
import { several } from '../several.ts'

export const stalkOrNut = several(
  { id: 'stalk-or-nut', about: 'Celery, asparagus, a walnut or a peanut', skeleton: 'produce' },
  {
    celery: {
      nouns: ['celery', 'celery stalk', 'celery stick'],
      build(look, make) {
        const stalk = (turn: number, out: number, tall: number) => {
          const way = Array.from({ length: 7 }, (_, i): Vec3 => {
            const t = i / 6
            return [0.07 + out * t * t, 0.02 + tall * t, 0]
          })
          // Ribbed, and hollow towards the middle.
          return tube(way, [0.075, 0.085, 0.07, 0.055, 0.045, 0.038, 0.03], {
            outline: Array.from({ length: 14 }, (_, k) => {
              const a = radians((360 * k) / 14)
              const r = (Math.cos(a) > 0.2 ? 0.45 : 1) * (k % 2 ? 0.92 : 1.06)
              return [Math.cos(a) * r, Math.sin(a)] as const
            }),
            smooth: 2,
          }).turn(0, turn, 0)
        }
        const spread = [0, 60, 120, 180, 240, 300].map((a, i) => ({
          a: a + 12,
          out: 0.1 + 0.05 * (i % 3),
          tall: 0.62 + 0.07 * (i % 2),
        }))
        make.part(
          'stalks',
          together(spread.map(({ a, out, tall }) => stalk(a, out, tall))).with(
            stalk(30, 0.02, 0.74).scale(0.8, 1, 0.8),
          ),
          look.material('main', leaf('#a8cf6a', { relief: 0.3 })),
        )
        make.part(
          'foot',
          ball([0.14, 0.09, 0.14], 24).at([0, 0.07, 0]),
          look.material('main', leaf('#cfe09a', { relief: 0.3 })),
        )
        const tuft = together(
          Array.from({ length: 7 }, (_, i) => {
            const a = i * 51
            return ball([0.05, 0.075, 0.022], 10)
              .turn(0, a, 24)
              .at([Math.sin(radians(a)) * 0.06, 0.03 + (i % 3) * 0.05, Math.cos(radians(a)) * 0.06])
          }),
        )
        make.part(
          'leaves',
          together(spread.map(({ a, out, tall }) => tuft.at([0.07 + out, tall, 0]).turn(0, a, 0))).with(
            tuft.at([0.06, 0.76, 0.02]),
          ),
          look.material('second', leaf('#4f9a3a')),
        )
      },
    },
    asparagus: {
      nouns: ['asparagus', 'asparagus spear', 'asparagus spears'],
      build(look, make) {
        const places: Vec3[] = [
          [0, 0, 0],
          [0.13, 0, 0.03],
          [-0.13, 0, 0.02],
          [0.06, 0, 0.13],
          [-0.07, 0, 0.13],
          [0.07, 0, -0.12],
          [-0.06, 0, -0.12],
        ]
        const spear = (i: number) => {
          const tall = 0.74 + 0.07 * (i % 3)
          return tube(
            [0, 0.3, 0.6, 0.8, 0.92, 1].map((t): Vec3 => [0, tall * t, 0]),
            [0.05, 0.052, 0.05, 0.058, 0.042, 0.012],
            { corners: 14, smooth: 3 },
          )
        }
        make.part(
          'spears',
          together(places.map((at, i) => spear(i).at(at))),
          look.material('main', leaf('#7fae4a', { relief: 0.3 })),
        )
        const scale = ball([0.026, 0.05, 0.014], 8)
        make.part(
          'tips',
          together(
            places.flatMap((at, i) => {
              const tall = 0.74 + 0.07 * (i % 3)
              return Array.from({ length: 12 }, (_, k) => {
                const y = k < 9 ? tall * (0.72 + 0.026 * k) : tall * (0.2 + 0.16 * (k - 9))
                return scale
                  .turn(-14, 0, 0)
                  .at([0, y, k < 9 ? 0.056 - 0.0036 * k : 0.05])
                  .turn(0, k * 137.5, 0)
                  .at(at)
              })
            }),
          ),
          look.material('second', leaf('#5f7a48')),
        )
        make.part(
          'band',
          torus(0.185, 0.022, 36, 8).scale(1, 2, 0.96).at([0, 0.24, 0]),
          look.material('accent', cloth('#4a6ac8')),
        )
      },
    },
    walnut: {
      nouns: ['walnut', 'walnuts'],
      build(look, make) {
        const shell = look.material('main', wood('#b5824a', { grain: 0.6, relief: 1.4 }))
        const wrinkled = ball([0.3, 0.28, 0.34], 44).warp(([x, y, z]) => {
          const by =
            1 +
            0.035 * Math.sin(x * 34 + Math.sin(z * 17) * 1.6) * Math.sin(y * 26 + Math.sin(x * 15)) +
            0.02 * Math.sin(z * 30)
          return [x * by, y * by, z * by]
        })
        make.part('shell', wrinkled.at([0, 0.28, 0]), shell)
        make.part(
          'seam',
          torus(0.31, 0.026, 48, 8).turn(0, 0, 90).scale(1, 0.93, 1.1).at([0, 0.28, 0]),
          shell,
        )
        // The half of another one shows its kernel.
        const bowl = lathe(
          [
            [0.02, 0.02],
            [0.18, 0.06],
            [0.28, 0.18],
            [0.3, 0.28],
            [0.27, 0.28],
            [0.24, 0.19],
            [0.02, 0.1],
          ],
          { corners: 36 },
        )
        make.part('half', bowl.at([0.62, 0, 0.16]), shell)
        const lobe = ball([0.1, 0.1, 0.2], 28).warp(([x, y, z]) => [
          x * (1 + 0.16 * Math.sin(z * 40)),
          y * (1 + 0.12 * Math.sin(z * 40 + x * 30)),
          z,
        ])
        make.part(
          'kernel',
          lobe.at([0.11, 0.24, 0]).mirrored().at([0.62, 0, 0.16]),
          look.material('second', skin('#e2b878')),
        )
      },
    },
    peanut: {
      nouns: ['peanut', 'peanuts', 'groundnut'],
      build(look, make) {
        const profile = Array.from({ length: 25 }, (_, i) => {
          const t = i / 24
          const r = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) ** 0.7
          return [0.21 * r * (1 - 0.3 * Math.exp(-(((t - 0.48) / 0.13) ** 2))), t * 0.92 - 0.46] as const
        })
        const pod = lathe(profile, {
          corners: 44,
          flutes: (a, y) => 1 + 0.03 * Math.sin(a * 11) * (0.6 + 0.4 * Math.sin(y * 44)),
        })
        make.part(
          'shell',
          pod.turn(0, 0, 84).at([0, 0.22, 0]),
          look.material('main', wood('#d8ab68', { grain: 0.5, relief: 1.2 })),
        )
        const nut = ball([0.1, 0.085, 0.085], 22)
        make.part(
          'nuts',
          atEach(nut, [
            [0.1, 0.085, 0.36],
            [-0.16, 0.085, 0.34],
          ]),
          look.material('second', skin('#a8522c')),
        )
      },
    },
  },
)
