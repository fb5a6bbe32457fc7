import { archetype, choice } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { block, box, cylinder, extrude, lathe, softened, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { cloth, plastic, snow, wood } from '../../materials/material.ts'
import { doorway } from './openings.ts'

export const tent = archetype({
  id: 'tent',
  about: 'A tent, tipi or igloo',
  skeleton: 'building',
  nouns: ['tent', 'camping tent'],
  parameters: { kind: choice(['ridge', 'tipi', 'igloo', 'circus'], 'what kind of tent') },
  rows: {
    tipi: { values: { kind: 'tipi' }, colours: { main: '#e6d2ac' } },
    teepee: { values: { kind: 'tipi' }, colours: { main: '#e6d2ac' } },
    igloo: { values: { kind: 'igloo' }, colours: { main: '#eaf3fa' } },
    'circus tent': { values: { kind: 'circus' }, colours: { main: '#d8333f' } },
    yurt: { values: { kind: 'circus' }, colours: { main: '#e9dfc9' } },
  },
  build(v, look, make) {
    const dark = plastic('#2a241e')
    if (v.kind === 'igloo') {
      make.part(
        'dome',
        lathe(
          Array.from(
            { length: 12 },
            (_, i): Vec2 => [
              Math.cos(radians((90 * i) / 11)) * 0.42 + 0.0005,
              Math.sin(radians((90 * i) / 11)) * 0.42,
            ],
          ),
          { corners: 40 },
        ),
        look.material('main', snow('#eaf3fa', { surface: 'blocks', grain: 0.9 })),
      )
      make.part(
        'dome',
        cylinder(0.16, 0.3, { corners: 28 })
          .turn(90, 0, 0)
          .within(box(1, 0.4, 1, 0).move(0, 0.2, 0))
          .move(0, 0, 0.46),
        look.material('main', snow('#e2edf6', { surface: 'blocks', grain: 0.7 })),
      )
      make.part('door', doorway(0.2, 0.14, true).pane.move(0, 0, 0.606), dark)
    } else if (v.kind === 'tipi') {
      make.part(
        'cloth',
        lathe(
          [
            [0, 0],
            [0.42, 0],
            [0.05, 0.86],
            [0, 0.86],
          ],
          { corners: 16 },
        ),
        look.material('main', cloth('#e6d2ac')),
      )
      make.part(
        'poles',
        together(
          Array.from({ length: 8 }, (_, i) =>
            tube(
              [
                [Math.sin(i * 0.785) * 0.05, 0.8, Math.cos(i * 0.785) * 0.05],
                [-Math.sin(i * 0.785) * 0.07, 1.04, -Math.cos(i * 0.785) * 0.07],
              ],
              0.012,
              { corners: 8 },
            ),
          ),
        ),
        wood('#7a5232'),
      )
      make.part(
        'door',
        extrude(
          [
            [-0.09, 0],
            [0.09, 0],
            [0, 0.42],
          ],
          0.012,
        )
          .turn(-23, 0, 0)
          .move(0, 0, 0.42),
        dark,
      )
      make.part(
        'band',
        lathe(
          [
            [0, 0.2],
            [0.338, 0.2],
            [0.312, 0.26],
            [0, 0.26],
          ],
          { corners: 16 },
        ).scale(1.012, 1, 1.012),
        look.material('second', cloth('#b5442f')),
      )
    } else if (v.kind === 'circus') {
      const stripes = look.light('second', '#fbf3e4')
      const stripe = ([x, , z]: Vec3) =>
        Math.floor(((Math.atan2(x, z) + Math.PI) / Math.PI) * 8) % 2 === 0 ? stripes : undefined
      make.part(
        'cloth',
        lathe(
          softened(
            [
              [0, 0],
              [0.46, 0],
              [0.46, 0.32],
              [0.5, 0.32],
              [0.28, 0.52],
              [0.06, 0.76],
              [0, 0.78],
            ],
            0.012,
          ),
          { corners: 48 },
        ),
        { ...look.material('main', cloth('#d8333f')), paint: stripe },
      )
      make.part('door', doorway(0.2, 0.24, true).pane.move(0, 0, 0.462), dark)
      make.part(
        'flag',
        tube(
          [
            [0, 0.76, 0],
            [0, 0.94, 0],
          ],
          0.008,
          { corners: 8 },
        ).with(
          extrude(
            [
              [0, 0.94],
              [0.14, 0.89],
              [0, 0.85],
            ],
            0.012,
          ),
        ),
        look.material('accent', cloth('#f2c230')),
      )
    } else {
      make.part(
        'cloth',
        extrude(
          [
            [-0.42, 0],
            [0.42, 0],
            [0, 0.56],
          ],
          0.86,
          { bevel: 0.02 },
        ),
        look.material('main', cloth('#d9832f')),
      )
      make.part(
        'door',
        extrude(
          [
            [-0.2, 0],
            [0.2, 0],
            [0, 0.4],
          ],
          0.02,
        ).move(0, 0.001, 0.428),
        dark,
      )
      make.part(
        'flaps',
        extrude(
          [
            [-0.24, 0],
            [-0.15, 0],
            [0, 0.42],
          ],
          0.03,
        )
          .move(0, 0.002, 0.436)
          .mirrored(),
        look.material('main', cloth('#c06f22')),
      )
      make.part(
        'poles',
        cylinder(0.012, 0.62, { corners: 10 })
          .move(0, 0.31, 0.44)
          .with(cylinder(0.012, 0.62, { corners: 10 }).move(0, 0.31, -0.44)),
        wood('#7a5232'),
      )
      const rope = tube(
        [
          [0.2, 0.3, 0.4],
          [0.56, 0.01, 0.46],
        ],
        0.005,
        { corners: 6 },
      )
      make.part(
        'ropes',
        together([
          rope.mirrored(),
          rope.mirror('z').mirrored(),
          block(0.016, 0.06, 0.016).move(0.56, 0.03, 0.46).mirrored().mirrored('z'),
        ]),
        plastic('#e8dfcc'),
      )
    }
    make.socket('top', [0, 0.6, 0], 0.1)
  },
})
