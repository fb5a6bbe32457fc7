import { archetype, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { cylinder, lathe, softened, tube } from '../../geometry/solids.ts'
import { liquid, marble } from '../../materials/material.ts'

export const fountain = archetype({
  id: 'fountain',
  about: 'A fountain with basins and falling water',
  skeleton: 'building',
  nouns: ['fountain'],
  parameters: { tiers: number(2, 1, 3, 'basins above each other') },
  build(v, look, make) {
    const pale = look.material('main', marble('#d9d4ca', { roughness: 0.5 }))
    const water = liquid('#4fb0d8', { opacity: 0.8 })
    const basin = (radius: number, deep: number) =>
      lathe(
        softened(
          [
            [0, 0],
            [radius * 0.9, 0],
            [radius, deep * 0.4],
            [radius * 1.06, deep],
            [radius * 0.95, deep],
            [radius * 0.88, deep * 0.5],
            [0, deep * 0.4],
          ],
          0.012,
        ),
        { corners: 48 },
      )
    make.part('basin', basin(0.46, 0.16), pale)
    make.part('water', cylinder(0.42, 0.02, { corners: 44 }).move(0, 0.125, 0), water)
    const count = Math.round(v.tiers)
    let y = 0.08
    for (let i = 0; i < count; i++) {
      const radius = 0.25 - i * 0.1
      make.part(
        'column',
        lathe(
          softened(
            [
              [0, 0],
              [0.075 - i * 0.02, 0],
              [0.04 - i * 0.008, 0.08],
              [0.05 - i * 0.01, 0.16],
              [0.035, 0.26],
              [0, 0.26],
            ],
            0.012,
          ),
          { corners: 28 },
        ).move(0, y, 0),
        pale,
      )
      y += 0.25
      make.part(
        'basin',
        lathe(
          softened(
            [
              [0, 0],
              [0.05, 0],
              [radius, 0.06],
              [radius * 1.03, 0.085],
              [radius * 0.94, 0.085],
              [0, 0.05],
            ],
            0.008,
          ),
          { corners: 40 },
        ).move(0, y - 0.02, 0),
        pale,
      )
      make.part('water', cylinder(radius * 0.93, 0.012, { corners: 36 }).move(0, y + 0.055, 0), water)
      // Threads of water over the rim.
      const fall = tube(
        [
          [0, y + 0.06, radius],
          [0, y + 0.03, radius * 1.16],
          [0, y - 0.16, radius * 1.24],
        ],
        [0.008, 0.009, 0.006],
        { smooth: 4, corners: 7 },
      )
      make.part('water', fall.around(12), water)
      y += 0.06
    }
    make.part(
      'water',
      tube(
        [
          [0, y, 0],
          [0, y + 0.15, 0],
        ],
        [0.016, 0.01],
        { corners: 10 },
      ).with(
        together(
          [0, 1, 2, 3, 4, 5].map((i) =>
            tube(
              [
                [0, y + 0.14, 0],
                [0.05, y + 0.17, 0],
                [0.1, y + 0.02, 0],
              ],
              [0.009, 0.008, 0.006],
              { smooth: 5, corners: 7 },
            ).turn(0, 60 * i, 0),
          ),
        ),
      ),
      water,
    )
    make.socket('top', [0, y, 0], 0.05).socket('inside', [0, 0.13, 0], 0.4)
  },
})
