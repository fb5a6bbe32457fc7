import { archetype, choice } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, box, cylinder, lathe, torus, tube } from '../../../geometry/solids.ts'
import { radians, type Vec3 } from '../../../geometry/vector.ts'
import { cloth, lacquer, metal, plastic, wood } from '../../../materials/material.ts'
import { flowing, hoop, rod, standing, turned } from '../forms.ts'

export const drum = archetype({
  id: 'drum',
  about: 'A drum, or a whole kit',
  skeleton: 'instrument',
  nouns: ['drum', 'snare drum'],
  parameters: {
    kind: choice(['drum', 'kit', 'bongo', 'djembe', 'tambourine'], 'which kind'),
    sticks: choice(['crossed', 'none'], 'whether sticks lie on it'),
  },
  rows: {
    'drum kit': { values: { kind: 'kit' } },
    'drum set': { values: { kind: 'kit' } },
    drums: { values: { kind: 'kit' } },
    bongo: { values: { kind: 'bongo' }, colours: { main: '#c9803a' } },
    bongos: { values: { kind: 'bongo' }, colours: { main: '#c9803a' } },
    djembe: { values: { kind: 'djembe' }, colours: { main: '#8a4a22' } },
    tambourine: { values: { kind: 'tambourine' }, colours: { main: '#c9803a' } },
    'bass drum': { values: { kind: 'drum', sticks: 'none' } },
  },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#d8322c'))
    const skin = look.material('second', plastic('#fbf3de', { roughness: 0.7 }))
    const chrome = look.material('accent', metal('#dcae4a', { roughness: 0.2 }))
    const stick = (a: Vec3, b: Vec3) =>
      tube([a, b], [0.014, 0.018], { corners: 10 }).with(ball([0.022, 0.022, 0.022], 12).at(a))
    /** A drum about the y axis, its middle at the origin. */
    const one = (r: number, h: number, place: (solid: Solid) => Solid) => {
      make.part('shell', place(cylinder(r, h, { corners: 44, round: 0.004 })), shell)
      make.part(
        'skins',
        place(
          turned(
            [
              [0, 0],
              [r * 0.97, 0],
              [r * 0.97, 0.012],
              [0, 0.014],
            ],
            0.004,
            40,
          )
            .move(0, h / 2, 0)
            .with(
              turned(
                [
                  [0, -0.014],
                  [r * 0.97, -0.012],
                  [r * 0.97, 0],
                  [0, 0],
                ],
                0.004,
                40,
              ).move(0, -h / 2, 0),
            ),
        ),
        skin,
      )
      make.part(
        'rims',
        place(
          hoop(
            [
              [r - 0.01, h / 2 - 0.02],
              [r + 0.014, h / 2 - 0.02],
              [r + 0.014, h / 2 + 0.022],
              [r - 0.01, h / 2 + 0.022],
            ],
            44,
          ).with(
            hoop(
              [
                [r - 0.01, -h / 2 - 0.022],
                [r + 0.014, -h / 2 - 0.022],
                [r + 0.014, -h / 2 + 0.02],
                [r - 0.01, -h / 2 + 0.02],
              ],
              44,
            ),
          ),
        ),
        chrome,
      )
      make.part(
        'rims',
        place(
          rod([0, -h / 2, r + 0.012], [0, h / 2, r + 0.012], 0.008, 6)
            .with(box(0.03, h * 0.24, 0.024, 0.0015).move(0, 0, r + 0.008))
            .around(8),
        ),
        chrome,
      )
    }
    if (v.kind === 'kit') {
      one(0.26, 0.26, (solid) => solid.turn(90, 0, 0).move(0, 0.28, 0))
      one(0.13, 0.13, (solid) => solid.turn(24, 0, -8).move(0.15, 0.66, 0.02))
      one(0.12, 0.12, (solid) => solid.turn(24, 0, 8).move(-0.15, 0.66, 0.02))
      one(0.16, 0.24, (solid) => solid.move(-0.44, 0.3, -0.22))
      one(0.15, 0.1, (solid) => solid.turn(8, 0, 0).move(0.36, 0.44, -0.26))
      const cymbal = (x: number, y: number, z: number, r: number, tilt: number) => {
        make.part(
          'cymbals',
          lathe(
            [
              [0.004, -0.006],
              [r, -0.024],
              [r, -0.018],
              [r * 0.3, 0.004],
              [r * 0.22, 0.024],
              [0.004, 0.03],
            ],
            { corners: 44 },
          )
            .turn(tilt, 0, x > 0 ? -10 : 10)
            .move(x, y, z),
          chrome,
        )
        make.part(
          'stands',
          rod([x, 0.05, z], [x, y + 0.03, z], 0.009, 8).with(
            tube(
              [
                [x, 0.16, z],
                [x, 0.01, z + 0.14],
              ],
              0.008,
              { corners: 8 },
            )
              .move(-x, 0, -z)
              .around(3)
              .move(x, 0, z),
          ),
          metal('#c9ced4'),
        )
      }
      cymbal(0.5, 0.86, -0.02, 0.2, 14)
      cymbal(-0.48, 0.9, -0.02, 0.22, 14)
      cymbal(0.58, 0.6, -0.34, 0.15, 0)
      make.part(
        'stands',
        together([0.15, -0.15].map((x) => rod([x * 0.3, 0.52, 0], [x * 0.8, 0.6, 0], 0.012, 8))).with(
          tube(
            [
              [0.24, 0.2, 0.08],
              [0.3, 0, 0.16],
            ],
            0.012,
            { corners: 8 },
          ).mirrored(),
          together(
            [0, 120, 240].map((a) =>
              rod(
                [-0.44 + 0.17 * Math.sin(radians(a)), 0.32, -0.22 + 0.17 * Math.cos(radians(a))],
                [-0.44 + 0.18 * Math.sin(radians(a)), 0.01, -0.22 + 0.18 * Math.cos(radians(a))],
                0.009,
                6,
              ),
            ),
          ),
          rod([0.36, 0.4, -0.26], [0.36, 0.1, -0.26], 0.012, 8),
          tube(
            [
              [0, 0.14, 0],
              [0, 0.01, 0.13],
            ],
            0.009,
            { corners: 6 },
          )
            .around(3)
            .move(0.36, 0, -0.26),
        ),
        metal('#c9ced4'),
      )
      make.part(
        'badge',
        turned(
          [
            [0, 0],
            [0.15, 0],
            [0.15, 0.006],
            [0, 0.007],
          ],
          0.002,
          40,
        )
          .turn(90, 0, 0)
          .move(0, 0.28, 0.143),
        shell,
      )
      return
    }
    if (v.kind === 'bongo') {
      const bongo = (x: number, r: number) => {
        make.part(
          'shell',
          lathe(
            flowing(
              [
                [r * 0.8, 0],
                [r * 0.86, 0.1],
                [r, 0.36],
                [r, 0.5],
              ],
              4,
            ),
            { corners: 44 },
          ).move(x, 0, 0),
          look.material('main', wood('#c9803a')),
        )
        make.part(
          'skins',
          turned(
            [
              [0, 0.49],
              [r, 0.49],
              [r, 0.515],
              [0, 0.52],
            ],
            0.01,
            40,
          ).move(x, 0, 0),
          skin,
        )
        make.part(
          'rims',
          torus(r + 0.01, 0.018, 44, 8)
            .move(x, 0.47, 0)
            .with(
              torus(r * 0.82, 0.014, 44, 8).move(x, 0.04, 0),
              rod([0, 0.1, r * 0.9], [0, 0.47, r + 0.012], 0.01, 6)
                .around(6)
                .move(x, 0, 0),
            ),
          chrome,
        )
      }
      bongo(-0.28, 0.21)
      bongo(0.24, 0.26)
      make.part('bridge', box(0.14, 0.16, 0.12, 0.03).move(-0.035, 0.28, 0), plastic('#26282c'))
      return
    }
    if (v.kind === 'djembe') {
      make.part(
        'shell',
        lathe(
          flowing(
            [
              [0.22, 0],
              [0.2, 0.06],
              [0.14, 0.36],
              [0.18, 0.5],
              [0.32, 0.74],
              [0.33, 0.92],
            ],
            5,
          ),
          { corners: 48 },
        ),
        look.material('main', wood('#8a4a22')),
      )
      make.part(
        'skins',
        turned(
          [
            [0, 0.9],
            [0.335, 0.9],
            [0.335, 0.94],
            [0, 0.95],
          ],
          0.012,
          44,
        ),
        skin,
      )
      make.part(
        'ropes',
        together(
          Array.from({ length: 20 }, (_, i) => {
            const [a, b] = [(i * Math.PI) / 10, ((i + 0.5) * Math.PI) / 10]
            return rod(
              [Math.sin(a) * 0.345, 0.88, Math.cos(a) * 0.345],
              [Math.sin(b) * 0.23, 0.55, Math.cos(b) * 0.23],
              0.009,
              6,
            ).with(
              rod(
                [Math.sin(b) * 0.23, 0.55, Math.cos(b) * 0.23],
                [Math.sin(a + Math.PI / 10) * 0.345, 0.88, Math.cos(a + Math.PI / 10) * 0.345],
                0.009,
                6,
              ),
            )
          }),
        ).with(torus(0.345, 0.018, 44, 8).move(0, 0.88, 0), torus(0.225, 0.016, 40, 8).move(0, 0.55, 0)),
        cloth('#e8dcb8'),
      )
      return
    }
    if (v.kind === 'tambourine') {
      const lean = (solid: Solid) => solid.turn(74, 0, 0).move(0, 0.46, 0)
      make.part(
        'shell',
        lean(
          hoop(
            [
              [0.42, -0.07],
              [0.46, -0.07],
              [0.46, 0.07],
              [0.42, 0.07],
            ],
            56,
          ),
        ),
        look.material('main', wood('#c9803a')),
      )
      make.part(
        'skins',
        lean(
          turned(
            [
              [0, 0.05],
              [0.425, 0.05],
              [0.425, 0.064],
              [0, 0.066],
            ],
            0.004,
            48,
          ),
        ),
        skin,
      )
      const jingle = turned(
        [
          [0, 0],
          [0.06, 0.002],
          [0.06, 0.01],
          [0.025, 0.018],
          [0, 0.02],
        ],
        0.003,
        20,
      )
      make.part(
        'jingles',
        lean(jingle.with(jingle.mirror('y')).turn(0, 0, 0).move(0, 0, 0.455).around(8)),
        chrome,
      )
      make.part('slots', lean(box(0.15, 0.05, 0.05, 0.008).move(0, 0, 0.44).around(8)), plastic('#4a2c14'))
      return
    }
    one(0.4, 0.5, (solid) => solid.move(0, 0.28, 0))
    const zig = Array.from({ length: 32 }, (_, i): Vec3 => {
      const a = (i / 32) * 2 * Math.PI
      return [Math.sin(a) * 0.41, i % 2 ? 0.48 : 0.08, Math.cos(a) * 0.41]
    })
    make.part('cords', tube(zig, 0.01, { closed: true, corners: 6 }), plastic('#fbf3de'))
    if (v.sticks === 'crossed') {
      make.part(
        'sticks',
        stick([-0.2, 0.572, 0.1], [0.46, 0.6, -0.2]).with(stick([0.2, 0.572, 0.12], [-0.46, 0.63, -0.18])),
        wood('#c9924f'),
      )
    }
    make.socket('top', [0, 0.54, 0], 0.35)
  }),
})
