import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, extrude, lathe, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  glass,
  glowing,
  lacquer,
  leather,
  metal,
  plastic,
  polished,
  wood,
} from '../../materials/material.ts'
import { several } from '../several.ts'
import { atCorners, atEach, pipe, rectangle, rod, turned } from './forms.ts'

const ballColours = ['#d8302a', '#f2c230', '#2f6fd8', '#3fa84a', '#e8732c', '#7a3fb0', '#e86aa8']

export const parlourGame = several(
  {
    id: 'parlour-game',
    about: 'A slot machine, pinball machine, pool table, ping pong table, gumball machine or jack in the box',
    skeleton: 'game',
  },
  {
    'slot machine': {
      nouns: ['slot machine', 'one-armed bandit', 'fruit machine'],
      build(look, make) {
        const body = look.material('main', lacquer('#c8242c'))
        const brass = look.material('second', polished('#e0b040', { roughness: 0.2 }))
        make.part('body', box(0.74, 1.1, 0.56, 0.06).at([0, 0.6, 0]), body)
        make.part('base', box(0.84, 0.1, 0.68, 0.03).at([0, 0.05, 0]), brass)
        make.part('sign', box(0.66, 0.2, 0.4, 0.06).at([0, 1.22, 0]), glowing('#f6d23a', { glow: 0.6 }))
        make.part(
          'frame',
          extrude(rectangle(0.62, 0.34, 0.03), 0.05, { holes: [rectangle(0.54, 0.26, 0.02)] }).at([
            0, 0.84, 0.28,
          ]),
          brass,
        )
        make.part(
          'reels',
          together([-0.18, 0, 0.18].map((x) => box(0.16, 0.25, 0.03, 0.008).at([x, 0.84, 0.28]))),
          plastic('#fbf8ee'),
        )
        const seven = extrude(
          [
            [-0.045, 0.07],
            [-0.045, 0.035],
            [0.012, 0.035],
            [-0.03, -0.07],
            [0.01, -0.07],
            [0.048, 0.045],
            [0.048, 0.07],
          ],
          0.02,
          { bevel: 0.002 },
        )
        make.part(
          'sevens',
          atEach(
            seven,
            [-0.18, 0, 0.18].map((x): Vec3 => [x, 0.84, 0.3]),
          ),
          plastic('#d8202a'),
        )
        make.part(
          'tray',
          box(0.5, 0.1, 0.18, 0.03)
            .at([0, 0.22, 0.32])
            .with(box(0.56, 0.03, 0.22, 0.012).at([0, 0.28, 0.32])),
          brass,
        )
        make.part(
          'buttons',
          together(
            [-0.2, -0.07, 0.06].map((x) =>
              cylinder(0.045, 0.05, { corners: 20 }).turn(70, 0, 0).at([x, 0.56, 0.29]),
            ),
          ),
          glowing('#6ad0f0', { glow: 0.5 }),
        )
        make.part(
          'lever',
          rod([0.36, 0.62, 0.04], [0.46, 0.62, 0.04], 0.06).with(
            rod([0.46, 0.62, 0.04], [0.5, 1.04, 0.1], 0.022),
          ),
          metal('#d3d8dd'),
        )
        make.part('knob', ball(0.065, 20).at([0.5, 1.08, 0.1]), look.material('accent', lacquer('#1c1c20')))
        make.socket('top', [0, 1.32, 0], 0.2)
      },
    },
    'pinball machine': {
      nouns: ['pinball machine', 'pinball table'],
      build(look, make) {
        const body = look.material('main', lacquer('#2a3f9e'))
        const tilted = (solid: Solid) => solid.turn(7, 0, 0).at([0, 0.72, 0])
        const field = (x: number, z: number): Vec3 => [x, 0.1, z]
        make.part('cabinet', tilted(box(0.56, 0.2, 1.1, 0.02)), body)
        make.part('backbox', box(0.6, 0.5, 0.16, 0.02).at([0, 1.14, -0.48]), body)
        make.part(
          'picture',
          box(0.52, 0.4, 0.02, 0.006).at([0, 1.15, -0.395]),
          look.material('accent', glowing('#f28a2c', { glow: 0.5 })),
        )
        make.part('score', box(0.4, 0.08, 0.02, 0.006).at([0, 1.26, -0.38]), glowing('#ffe27a', { glow: 1 }))
        make.part(
          'playfield',
          tilted(box(0.5, 0.02, 1.02, 0.004).at([0, 0.1, 0])),
          look.material('second', plastic('#5fc0c8')),
        )
        make.part(
          'bumpers',
          tilted(
            atEach(cylinder(0.05, 0.06, { corners: 22 }).at([0, 0.03, 0]), [
              field(-0.12, -0.3),
              field(0.1, -0.3),
              field(0, -0.16),
              field(-0.16, -0.08),
              field(0.15, -0.06),
            ]),
          ),
          glowing('#ff5a7a', { glow: 0.7 }),
        )
        make.part(
          'flippers',
          tilted(box(0.14, 0.04, 0.035, 0.012).turn(0, -28, 0).at([-0.1, 0.12, 0.36]).mirrored()),
          plastic('#f6f3ec'),
        )
        make.part(
          'ball and rails',
          tilted(
            together([
              ball(0.028, 16).at([0.05, 0.14, 0.16]),
              box(0.03, 0.05, 1.1, 0.008).at([0.27, 0.12, 0]).mirrored(),
              box(0.56, 0.05, 0.03, 0.008).at([0, 0.12, 0.54]),
            ]),
          ),
          polished('#dfe3e6'),
        )
        make.part(
          'legs',
          box(0.05, 0.72, 0.05, 0.008)
            .at([0.23, 0.36, 0.46])
            .mirrored()
            .with(box(0.05, 0.8, 0.05, 0.008).at([0.23, 0.4, -0.46]).mirrored()),
          metal('#b8bec4'),
        )
        make.socket('top', [0, 1.39, -0.48], 0.1)
      },
    },
    'pool table': {
      nouns: ['pool table', 'billiard table', 'billiards table', 'snooker table'],
      build(look, make) {
        const oak = look.material('second', wood('#6b3a1c', { roughness: 0.4 }))
        make.part('bed', box(1.1, 0.1, 0.62, 0.01).at([0, 0.5, 0]), oak)
        make.part(
          'cloth',
          box(1.08, 0.03, 0.6, 0.004).at([0, 0.555, 0]),
          look.material('main', cloth('#1f8a4a')),
        )
        make.part(
          'rails',
          together([
            box(1.24, 0.12, 0.09, 0.02).at([0, 0.55, 0.345]).mirrored('z'),
            box(0.09, 0.12, 0.62, 0.02).at([0.575, 0.55, 0]).mirrored(),
          ]),
          oak,
        )
        make.part(
          'legs',
          atCorners(cylinder(0.06, 0.46, { top: 0.075, corners: 20 }).at([0.48, 0.23, 0.26])),
          oak,
        )
        make.part(
          'pockets',
          together(
            [-0.53, 0, 0.53].map((x) => cylinder(0.045, 0.02, { corners: 22 }).at([x, 0.572, 0.285])),
          ).mirrored('z'),
          leather('#17140f'),
        )
        const places = Array.from({ length: 15 }, (_, i): Vec3 => {
          const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2)
          const n = i - (row * (row + 1)) / 2
          return [0.18 + row * 0.052, 0.6, (n - row / 2) * 0.06]
        })
        for (const k of [0, 1, 2])
          make.part(
            'balls',
            atEach(
              ball(0.03, 14),
              places.filter((_, i) => i % 3 === k),
            ),
            lacquer(ballColours[k] as string),
          )
        make.part('cue ball', ball(0.03, 14).at([-0.28, 0.6, 0.02]), lacquer('#fbf8ee'))
        make.part('cue', rod([-0.32, 0.61, 0.02], [-0.78, 0.68, 0.14], [0.009, 0.016]), wood('#d8a868'))
        make.socket('top', [0, 0.57, 0], 0.3)
      },
    },
    'ping pong table': {
      nouns: ['ping pong table', 'table tennis table', 'ping-pong table'],
      build(look, make) {
        make.part(
          'top',
          box(1.2, 0.04, 0.66, 0.008).at([0, 0.5, 0]),
          look.material('main', plastic('#1f5fae')),
        )
        make.part(
          'lines',
          together([
            box(1.2, 0.008, 0.016, 0.001).at([0, 0.521, 0]),
            box(1.2, 0.008, 0.018, 0.001).at([0, 0.521, 0.32]).mirrored('z'),
            box(0.018, 0.008, 0.66, 0.001).at([0.59, 0.521, 0]).mirrored(),
          ]),
          plastic('#fbfaf6'),
        )
        make.part(
          'net',
          box(0.01, 0.09, 0.74, 0.002)
            .at([0, 0.565, 0])
            .with(cylinder(0.012, 0.13, { corners: 10 }).at([0, 0.55, 0.37]).mirrored('z')),
          look.material('second', cloth('#e8e8ea')),
        )
        make.part(
          'legs',
          atCorners(rod([0.42, 0.49, 0.26], [0.46, 0.02, 0.26], 0.022)).with(
            rod([0.45, 0.14, 0.26], [0.45, 0.14, -0.26], 0.016).mirrored(),
          ),
          metal('#59606a'),
        )
        const bat = cylinder(0.075, 0.018, { corners: 28 }).with(
          box(0.1, 0.022, 0.03, 0.008).at([0.11, 0, 0]),
        )
        make.part(
          'bats',
          bat
            .turn(0, 20, 0)
            .at([0.4, 0.532, 0.12])
            .with(bat.turn(0, 200, 0).at([-0.4, 0.532, -0.1])),
          look.material('accent', plastic('#c8302c')),
        )
        make.part('ball', ball(0.022, 14).at([0.14, 0.543, 0.08]), plastic('#fbfaf6'))
        make.socket('top', [0, 0.52, 0], 0.3)
      },
    },
    'gumball machine': {
      nouns: ['gumball machine', 'gum machine', 'candy dispenser', 'gumball dispenser'],
      build(look, make) {
        const red = look.material('main', lacquer('#c8242c'))
        make.part(
          'stand',
          turned([
            [0, 0],
            [0.26, 0],
            [0.26, 0.06],
            [0.12, 0.1],
            [0.1, 0.26],
            [0.24, 0.34],
            [0.26, 0.56],
            [0.2, 0.6],
            [0, 0.6],
          ]),
          red,
        )
        make.part(
          'cap',
          turned([
            [0, 1.06],
            [0.16, 1.06],
            [0.16, 1.1],
            [0.06, 1.14],
            [0.04, 1.19],
            [0, 1.2],
          ]),
          red,
        )
        make.part(
          'dial',
          cylinder(0.07, 0.06, { corners: 24 })
            .turn(90, 0, 0)
            .at([0, 0.48, 0.26])
            .with(box(0.11, 0.03, 0.03, 0.01).at([0, 0.48, 0.3])),
          look.material('second', metal('#d3d8dd')),
        )
        make.part('chute', box(0.14, 0.1, 0.08, 0.02).at([0, 0.34, 0.23]), metal('#8d949b'))
        // Laid in the globe on a spiral, layer upon layer.
        const gums = Array.from({ length: 54 }, (_, i): Vec3 => {
          const y = -0.2 + (0.3 * i) / 54
          const around = Math.sqrt(0.245 * 0.245 - y * y) - 0.05
          const far = i % 3 === 0 ? around * 0.45 : around
          return [Math.cos(i * 2.4) * far, 0.84 + y, Math.sin(i * 2.4) * far]
        })
        ballColours.slice(0, 4).forEach((colour, k) => {
          make.part(
            'gumballs',
            atEach(
              ball(0.052, 12),
              gums.filter((_, i) => i % 4 === k),
            ),
            lacquer(colour),
          )
        })
        make.part('globe', ball(0.27, 36).at([0, 0.84, 0]), glass('#e4f4fa', { opacity: 0.22 }))
        make.socket('top', [0, 1.2, 0], 0.1)
      },
    },
    'jack in the box': {
      nouns: ['jack in the box', 'jack-in-the-box'],
      build(look, make) {
        make.part(
          'box',
          box(0.56, 0.5, 0.56, 0.015).at([0, 0.25, 0]),
          look.material('main', lacquer('#2f6fd8')),
        )
        make.part(
          'edges',
          together([
            box(0.6, 0.05, 0.6, 0.012).at([0, 0.03, 0]),
            box(0.6, 0.05, 0.6, 0.012).at([0, 0.48, 0]),
            extrude(
              [
                [0, 0.14],
                [0.1, 0],
                [0, -0.14],
                [-0.1, 0],
              ],
              0.03,
            ).at([0, 0.25, 0.285]),
          ]),
          look.material('second', lacquer('#f2c230')),
        )
        make.part(
          'lid',
          box(0.6, 0.04, 0.58, 0.012).turn(-72, 0, 0).at([0, 0.75, -0.38]),
          look.material('main', lacquer('#2f6fd8')),
        )
        make.part(
          'spring',
          pipe(
            Array.from(
              { length: 40 },
              (_, i): Vec3 => [Math.cos(i * 0.8) * 0.13, 0.48 + i * 0.0088, Math.sin(i * 0.8) * 0.13],
            ),
            0.018,
            2,
            8,
          ),
          metal('#b8bec4'),
        )
        make.part(
          'collar',
          lathe(
            [
              [0.02, 0],
              [0.24, -0.03],
              [0.25, 0.0],
              [0.02, 0.06],
            ],
            { corners: 48, flutes: (a) => 1 + 0.09 * Math.sin(a * 10) },
          ).at([0, 0.84, 0]),
          look.material('second', lacquer('#f2c230')),
        )
        make.part('head', ball([0.16, 0.17, 0.16], 30).at([0, 1, 0]), plastic('#f6d2b0'))
        make.part(
          'hat',
          cone(0.15, 0.32, 28)
            .at([0, 1.25, -0.01])
            .with(ball(0.05, 16).at([0, 1.43, -0.01])),
          look.material('accent', lacquer('#d8302a')),
        )
        make.part(
          'nose and cheeks',
          ball(0.045, 16)
            .at([0, 0.99, 0.17])
            .with(ball([0.03, 0.03, 0.02], 12).at([0.09, 0.96, 0.13]).mirrored()),
          plastic('#e0463a'),
        )
        make.part(
          'eyes and mouth',
          together([
            ball([0.022, 0.032, 0.015], 12).at([0.06, 1.05, 0.142]).mirrored(),
            pipe(
              [
                [-0.07, 0.92, 0.135],
                [0, 0.885, 0.13],
                [0.07, 0.92, 0.135],
              ],
              0.01,
            ),
          ]),
          plastic('#2a1c1a'),
        )
        make.part(
          'crank',
          together([
            rod([0.28, 0.24, 0], [0.38, 0.24, 0], 0.02),
            rod([0.38, 0.24, 0], [0.38, 0.12, 0.08], 0.02),
            rod([0.37, 0.12, 0.08], [0.47, 0.12, 0.08], 0.03),
            torus(0.05, 0.012, 20, 8).turn(0, 0, 90).at([0.29, 0.24, 0]),
          ]),
          look.material('second', lacquer('#f2c230')),
        )
      },
    },
  },
)
