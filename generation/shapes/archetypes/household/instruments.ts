import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, curve, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, lacquer, leather, metal, plastic, porcelain, wood } from '../../materials/material.ts'
import { atCorners, cushion, flowing, hoop, pipe, rod, standing, turned } from './forms.ts'

/** A keyboard `width` wide: white keys and black keys, their front edge at z = 0. */
function keyboard(width: number, count: number): { white: Solid; black: Solid } {
  const each = width / count
  const white = together(
    Array.from({ length: count }, (_, i) =>
      box(each * 0.93, 0.03, 0.13, 0.003).move(-width / 2 + each * (i + 0.5), 0, -0.065),
    ),
  )
  const sharps = Array.from({ length: count - 1 }, (_, i) => i).filter((i) => ![2, 6].includes(i % 7))
  const black = together(
    sharps.map((i) => box(each * 0.55, 0.03, 0.08, 0.003).move(-width / 2 + each * (i + 1), 0.024, -0.092)),
  )
  return { white, black }
}

export const piano = archetype({
  id: 'piano',
  about: 'A piano: grand or upright, keys to the front',
  skeleton: 'instrument',
  nouns: ['piano', 'grand piano'],
  parameters: {
    kind: choice(['grand', 'upright', 'keys'], 'which kind'),
    lid: number(0.8, 0, 1, 'how far the lid of a grand piano is open'),
    bench: choice(['none', 'front'], 'whether a bench stands in front'),
  },
  rows: {
    'upright piano': { values: { kind: 'upright' }, colours: { main: '#7a4424' } },
    'piano keyboard': { values: { kind: 'keys' }, colours: { main: '#2a2c31' } },
    synthesizer: { values: { kind: 'keys' }, colours: { main: '#c9402f' } },
  },
  build: standing((v, look, make) => {
    const shell = look.material(
      'main',
      v.kind === 'upright' ? wood('#7a4424', { roughness: 0.3 }) : lacquer('#1d1d22', { roughness: 0.12 }),
    )
    const brass = look.material('second', metal('#d9ab48', { roughness: 0.22 }))
    const ivory = plastic('#fbf8ee', { roughness: 0.25 })
    const ebony = plastic('#17171a', { roughness: 0.25 })
    const { white, black } = keyboard(0.86, 21)
    if (v.kind === 'keys') {
      make.part('case', box(1, 0.08, 0.32, 0.02).move(0, 0.05, 0), shell)
      make.part('white keys', white.scale(1.08, 1, 1.2).move(0, 0.095, 0.155), ivory)
      make.part('black keys', black.scale(1.08, 1, 1.2).move(0, 0.095, 0.155), ebony)
      make.part('case', box(1, 0.05, 0.14, 0.016).move(0, 0.1, -0.09), shell)
      make.part(
        'screen',
        box(0.2, 0.012, 0.08, 0.004).move(0, 0.125, -0.09),
        plastic('#7dd8f0', { glow: 0.6 }),
      )
      make.part(
        'knobs',
        together(
          [-0.42, -0.36, -0.3, -0.24, 0.24, 0.3, 0.36, 0.42].map((x) =>
            cylinder(0.02, 0.03, { corners: 16 }).move(x, 0.135, -0.09),
          ),
        ),
        brass,
      )
      return
    }
    const level = 0.46
    if (v.kind === 'upright') {
      make.part('case', box(1, 0.9, 0.24, 0.02).move(0, 0.47, -0.14), shell)
      make.part(
        'case',
        box(1.04, 0.035, 0.3, 0.012)
          .move(0, 0.935, -0.13)
          .with(
            box(1, 0.05, 0.26, 0.014).move(0, level - 0.055, 0.1),
            box(0.05, 0.12, 0.26, 0.014).move(0.475, level, 0.1).mirrored(),
          ),
        shell,
      )
      make.part(
        'panel',
        box(0.84, 0.26, 0.02, 0.01)
          .move(0, 0.74, -0.016)
          .with(
            box(0.84, 0.3, 0.02, 0.01).move(0, 0.24, -0.016),
            box(0.5, 0.02, 0.06, 0.008).move(0, 0.6, 0.01),
          ),
        shell,
      )
      make.part('white keys', white.move(0, level - 0.012, 0.215), ivory)
      make.part('black keys', black.move(0, level - 0.012, 0.215), ebony)
      make.part(
        'sheet',
        box(0.2, 0.18, 0.01, 0.003)
          .turn(-10, 0, 0)
          .move(0.11, 0.7, 0.016)
          .with(box(0.2, 0.18, 0.01, 0.003).turn(-10, 0, 0).move(-0.11, 0.7, 0.016)),
        plastic('#fdfaf0', {
          surface: 'paper',
          roughness: 0.9,
          paint: ([x, y]) =>
            Math.abs(((y * 70) % 1) - 0.5) < 0.12 && Math.abs(Math.abs(x) - 0.11) < 0.08
              ? light('#3a3a3e')
              : undefined,
        }),
      )
      make.part(
        'legs',
        turned(
          [
            [0, 0],
            [0.035, 0],
            [0.04, 0.04],
            [0.025, 0.1],
            [0.04, 0.28],
            [0.03, level - 0.08],
            [0, level - 0.08],
          ],
          0.016,
          20,
        )
          .move(0.46, 0, 0.19)
          .mirrored()
          .with(box(0.09, 0.05, 0.5, 0.014).move(0.46, 0.025, 0).mirrored()),
        shell,
      )
      make.part(
        'pedals',
        together([-0.06, 0, 0.06].map((x) => cushion(0.035, 0.014, 0.09, 0.5, 14).move(x, 0.06, 0.03))),
        brass,
      )
      make.part(
        'pedals',
        together(
          [-0.38, 0.38].map((x) =>
            rod([x, 0.78, -0.01], [x, 0.78, 0.05], 0.008, 8).with(
              cylinder(0.02, 0.02, { corners: 16 }).move(x, 0.79, 0.05),
            ),
          ),
        ),
        brass,
      )
    } else {
      // Seen from above: straight on the left, curved on the right.
      const outline: Vec2[] = [
        [-0.5, 0],
        [0.5, 0],
        ...curve(
          [
            [0.5, 0.16, 0],
            [0.48, 0.36, 0],
            [0.3, 0.52, 0],
            [0.2, 0.68, 0],
            [0.06, 0.9, 0],
            [-0.2, 1, 0],
            [-0.42, 0.96, 0],
          ],
          5,
        ).map(([x, y]): Vec2 => [x, y]),
        [-0.5, 0.84],
      ]
      const flat = (shape: Vec2[], thick: number) => extrude(shape, thick, { bevel: 0.01 }).turn(-90, 0, 0)
      make.part(
        'case',
        flat(
          outline.map(([x, y]): Vec2 => [x, y + 0.12]),
          0.16,
        ).move(0, level + 0.04, 0.3),
        shell,
      )
      make.part(
        'strings',
        flat(
          outline.map(([x, y]): Vec2 => [x * 0.9, y * 0.9 + 0.19]),
          0.02,
        ).move(0, level + 0.118, 0.3),
        {
          ...brass,
          paint: ([x, , z]) =>
            Math.abs((((x + z * 0.12) * 38 + 60) % 1) - 0.5) < 0.16 ? light('#7a5a24') : undefined,
        },
      )
      make.part(
        'case',
        box(1, 0.06, 0.2, 0.014)
          .move(0, level - 0.01, 0.26)
          .with(
            box(0.06, 0.13, 0.18, 0.016)
              .move(0.47, level + 0.04, 0.24)
              .mirrored(),
            box(0.88, 0.1, 0.03, 0.01).move(0, level + 0.07, 0.17),
          ),
        shell,
      )
      make.part('white keys', white.move(0, level + 0.035, 0.335), ivory)
      make.part('black keys', black.move(0, level + 0.035, 0.335), ebony)
      const angle = 42 * v.lid
      const lid = flat(
        outline
          .slice(0)
          .map(([x, y]): Vec2 => [x + 0.5, y])
          .filter(([, y]) => y >= 0),
        0.024,
      ).move(-0.5, 0, 0)
      const swing = (one: Solid) =>
        one
          .move(0.5, 0, 0)
          .turn(0, 0, angle)
          .move(-0.5, level + 0.135, 0.06)
      make.part('lid', swing(lid.scale(1.01, 1, 0.88)), shell)
      if (v.lid > 0.1)
        make.part(
          'prop',
          rod(
            [0.4, level + 0.1, -0.1],
            [0.4 - 0.16 * v.lid, level + 0.1 + 0.78 * Math.sin(radians(angle)) * 0.98, -0.12],
            0.01,
            8,
          ),
          brass,
        )
      make.part(
        'stand',
        box(0.5, 0.2, 0.018, 0.008)
          .turn(-16, 0, 0)
          .move(0, level + 0.24, 0.13),
        shell,
      )
      const leg = turned(
        [
          [0, 0.03],
          [0.03, 0.03],
          [0.04, 0.07],
          [0.028, 0.14],
          [0.05, level - 0.06],
          [0, level - 0.06],
        ],
        0.016,
        20,
      )
      make.part(
        'legs',
        leg
          .move(0.42, 0, 0.22)
          .mirrored()
          .with(leg.move(-0.18, 0, -0.56)),
        shell,
      )
      make.part(
        'wheels',
        ball(0.03, 14)
          .move(0.42, 0.028, 0.22)
          .mirrored()
          .with(ball(0.03, 14).move(-0.18, 0.028, -0.56)),
        brass,
      )
      make.part(
        'wheels',
        rod([-0.05, level - 0.06, 0.14], [-0.05, 0.08, 0.18], 0.01, 8).with(
          rod([0.05, level - 0.06, 0.14], [0.05, 0.08, 0.18], 0.01, 8),
          box(0.16, 0.04, 0.05, 0.012).move(0, 0.08, 0.18),
          together([-0.045, 0, 0.045].map((x) => cushion(0.026, 0.012, 0.09, 0.5, 12).move(x, 0.065, 0.24))),
        ),
        brass,
      )
    }
    if (v.bench === 'front') {
      make.part('bench', cushion(0.42, 0.08, 0.22, 0.35, 22).move(0, 0.29, 0.62), leather('#2a1c18'))
      make.part('bench', atCorners(rod([0.16, 0.27, 0.07], [0.18, 0, 0.08], 0.02)).move(0, 0, 0.62), shell)
    }
    make.socket('top', [0, v.kind === 'upright' ? 0.95 : level + 0.15, -0.1], 0.3)
  }),
})

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

export const trumpet = archetype({
  id: 'trumpet',
  about: 'A brass or wind instrument: trumpet, saxophone, horn, trombone, flute',
  skeleton: 'instrument',
  nouns: ['trumpet', 'cornet', 'bugle'],
  parameters: { kind: choice(['trumpet', 'saxophone', 'flute', 'horn', 'clarinet'], 'which kind') },
  rows: {
    saxophone: { values: { kind: 'saxophone' } },
    sax: { values: { kind: 'saxophone' } },
    flute: { values: { kind: 'flute' }, colours: { main: '#d3d8dd' } },
    clarinet: { values: { kind: 'clarinet' }, colours: { main: '#22201f' } },
    recorder: { values: { kind: 'clarinet' }, colours: { main: '#c9924f' } },
    'french horn': { values: { kind: 'horn' } },
  },
  build: standing((v, look, make) => {
    const brass = look.material('main', metal('#e0ad3a', { roughness: 0.18 }))
    const bright = look.material('second', metal('#f0dca0', { roughness: 0.2 }))
    const pearl = look.material('accent', porcelain('#f7f2e6'))
    const flare = (r: number, long: number) =>
      lathe(
        flowing(
          [
            [0.024, 0],
            [0.032, long * 0.4],
            [0.06, long * 0.7],
            [r * 0.6, long * 0.9],
            [r, long],
            [r * 0.97, long + 0.006],
            [r * 0.55, long * 0.9],
            [0.05, long * 0.72],
            [0.01, long * 0.6],
          ],
          4,
        ),
        { corners: 44 },
      )
    if (v.kind === 'flute' || v.kind === 'clarinet') {
      const isFlute = v.kind === 'flute'
      const body = isFlute ? brass : look.material('main', wood('#22201f', { roughness: 0.3 }))
      const silver = isFlute ? bright : metal('#d3d8dd')
      const lay = (solid: Solid) => solid.turn(0, 0, -62)
      make.part('body', lay(cylinder(0.026, 0.94, { corners: 28, round: 0.006 }).move(0, 0.5, 0)), body)
      make.part(
        'rings',
        lay(together([0.04, 0.28, 0.72, 0.76, 0.97].map((y) => torus(0.027, 0.008, 28, 8).move(0, y, 0)))),
        silver,
      )
      if (!isFlute) {
        make.part(
          'bell',
          lay(
            lathe(
              flowing(
                [
                  [0.07, -0.06],
                  [0.05, -0.02],
                  [0.028, 0.06],
                ],
                4,
              ),
              { corners: 32 },
            ),
          ),
          body,
        )
        make.part(
          'mouthpiece',
          lay(
            extrude(
              [
                [-0.022, 0.96],
                [0.022, 0.96],
                [0.014, 1.1],
                [-0.006, 1.1],
              ],
              0.036,
              { bevel: 0.012 },
            ),
          ),
          plastic('#17171a'),
        )
      } else make.part('lip', lay(cushion(0.045, 0.07, 0.03, 0.6, 16).move(0, 0.86, 0.022)), silver)
      make.part(
        'keys',
        lay(
          together(
            Array.from({ length: 9 }, (_, i) =>
              cylinder(0.019, 0.012, { corners: 18 })
                .turn(90, 0, 0)
                .move(0, 0.14 + i * 0.062, 0.03),
            ),
          ),
        ),
        silver,
      )
      make.part('keys', lay(rod([0.022, 0.1, 0.022], [0.022, 0.68, 0.022], 0.005, 8)), silver)
      make.socket('handle', [0.4, 0.25, 0], 0.03)
      return
    }
    if (v.kind === 'saxophone') {
      const way: Vec3[] = [
        [-0.26, 0.9, 0],
        [-0.2, 0.97, 0],
        [-0.1, 0.94, 0],
        [-0.04, 0.84, 0],
        [0, 0.6, 0],
        [0.04, 0.3, 0],
        [0.08, 0.12, 0],
        [0.18, 0.045, 0],
        [0.28, 0.1, 0],
        [0.32, 0.26, 0],
      ]
      make.part(
        'body',
        pipe(way, [0.014, 0.018, 0.022, 0.028, 0.04, 0.054, 0.062, 0.068, 0.072, 0.08], 7, 24),
        brass,
      )
      make.part(
        'bell',
        lathe(
          flowing(
            [
              [0.078, 0],
              [0.095, 0.12],
              [0.15, 0.22],
              [0.17, 0.235],
              [0.14, 0.22],
              [0.08, 0.12],
              [0.02, 0.1],
            ],
            4,
          ),
          { corners: 44 },
        )
          .aim([0.2, 1, 0.05])
          .move(0.318, 0.25, 0),
        brass,
      )
      make.part('mouthpiece', rod([-0.25, 0.905, 0], [-0.35, 0.84, 0], [0.024, 0.014]), plastic('#17171a'))
      make.part(
        'keys',
        together(
          Array.from({ length: 8 }, (_, i) => {
            const y = 0.74 - i * 0.072
            const x = 0 + (0.6 - y) * 0.11
            return cylinder(0.026, 0.02, { corners: 18 })
              .turn(90, 0, 0)
              .move(x, y, 0.05 + 0.002 * i)
          }),
        ),
        pearl,
      )
      make.part(
        'rods',
        rod([0.03, 0.78, 0.04], [0.1, 0.18, 0.062], 0.007, 8).with(
          rod([-0.036, 0.78, 0.03], [0, 0.2, 0.05], 0.007, 8),
          together(
            Array.from({ length: 8 }, (_, i) =>
              torus(0.028, 0.006, 20, 6)
                .turn(90, 0, 0)
                .move((0.6 - 0.74 + i * 0.072) * 0.11, 0.74 - i * 0.072, 0.055 + 0.002 * i),
            ),
          ),
          rod([0.06, 0.34, 0], [0.28, 0.34, 0], 0.012, 8),
          cylinder(0.035, 0.02, { corners: 20 }).turn(90, 0, 0).move(0.3, 0.16, 0.075),
        ),
        bright,
      )
      make.socket('handle', [0.02, 0.5, 0], 0.05)
      return
    }
    if (v.kind === 'horn') {
      const coil = Array.from({ length: 60 }, (_, i): Vec3 => {
        const a = 0.4 + i * 0.1796
        const r = 0.26 - 0.0004 * i
        return [r * Math.cos(a), 0.4 + r * Math.sin(a), -0.05 + 0.0016 * i]
      })
      make.part(
        'body',
        tube([...coil], (t) => 0.018 + 0.02 * t, { corners: 14 }),
        brass,
      )
      make.part('bell', flare(0.16, 0.3).scale(1.6).aim([1, -0.04, 0.32]).move(-0.03, 0.164, 0.035), brass)
      make.part(
        'mouthpiece',
        pipe(
          [
            [0.24, 0.5, -0.05],
            [0.1, 0.74, -0.04],
            [-0.06, 0.84, 0],
          ],
          [0.018, 0.014, 0.012],
          5,
        ).with(cylinder(0.02, 0.05, { top: 0.034 }).aim([-0.8, 0.5, 0.2]).move(-0.08, 0.85, 0.005)),
        bright,
      )
      make.part(
        'valves',
        together(
          [0, 1, 2].map((i) =>
            cylinder(0.032, 0.14, { corners: 20 })
              .turn(20, 0, 0)
              .move(-0.08 + 0.075 * i, 0.42, 0.05),
          ),
        ),
        bright,
      )
      make.part(
        'keys',
        together([0, 1, 2].map((i) => box(0.05, 0.014, 0.1, 0.006).move(-0.08 + 0.075 * i, 0.52, 0.1))),
        pearl,
      )
      make.socket('handle', [0, 0.42, 0.05], 0.1)
      return
    }
    // The bell points to the right, the mouthpiece to the left.
    const y = 0.36
    make.part(
      'bell',
      flare(0.2, 0.5)
        .turn(0, 0, -90)
        .move(0.08, y + 0.1, 0),
      brass,
    )
    make.part(
      'body',
      pipe(
        [
          [0.12, y + 0.1, 0],
          [-0.24, y + 0.1, 0],
          [-0.34, y + 0.07, 0],
          [-0.37, y - 0.02, 0],
          [-0.34, y - 0.11, 0],
          [-0.24, y - 0.14, 0],
          [0.16, y - 0.14, 0],
          [0.25, y - 0.11, 0.01],
          [0.28, y - 0.02, 0.02],
          [0.25, y + 0.06, 0.03],
          [0.16, y + 0.08, 0.04],
          [-0.48, y + 0.1, 0.05],
        ],
        0.022,
        8,
        14,
      ),
      brass,
    )
    make.part(
      'mouthpiece',
      lathe(
        flowing(
          [
            [0.014, 0],
            [0.016, 0.06],
            [0.036, 0.12],
            [0.04, 0.125],
            [0.02, 0.11],
          ],
          4,
        ),
        { corners: 28 },
      )
        .turn(0, 0, 90)
        .move(-0.47, y + 0.1, 0.05),
      bright,
    )
    for (const x of [-0.1, -0.01, 0.08]) {
      make.part(
        'valves',
        cylinder(0.04, 0.26, { corners: 24, round: 0.01 })
          .move(x, y - 0.01, 0.02)
          .with(
            cylinder(0.03, 0.03, { corners: 20 }).move(x, y - 0.155, 0.02),
            rod([x, y + 0.1, 0.02], [x, y + 0.19, 0.02], 0.01, 10),
          ),
        bright,
      )
      make.part('buttons', cylinder(0.03, 0.018, { corners: 22 }).move(x, y + 0.195, 0.02), pearl)
    }
    make.part(
      'body',
      torus(0.036, 0.009, 20, 8)
        .turn(90, 0, 0)
        .move(0.17, y - 0.06, 0.03)
        .with(
          torus(0.2, 0.012, 44, 8)
            .turn(0, 0, 90)
            .move(0.58, y + 0.1, 0),
        ),
      brass,
    )
    make.part(
      'stand',
      rod([-0.01, 0.04, 0.02], [-0.01, y - 0.17, 0.02], 0.014).with(
        turned(
          [
            [0, 0],
            [0.16, 0],
            [0.16, 0.02],
            [0.03, 0.05],
            [0, 0.05],
          ],
          0.008,
          32,
        ).move(-0.01, 0, 0.02),
        torus(0.045, 0.012, 24, 8).move(-0.01, y - 0.165, 0.02),
      ),
      lacquer('#2a2c31'),
    )
    make.socket('handle', [-0.01, y, 0.02], 0.1)
  }),
})

export const accordion = archetype({
  id: 'accordion',
  about: 'An accordion with bellows, keys and buttons',
  skeleton: 'instrument',
  nouns: ['accordion', 'concertina'],
  parameters: { open: number(0.4, 0, 1, 'how far the bellows are drawn out') },
  build: standing((v, look, make) => {
    const shell = look.material('main', lacquer('#c0222c'))
    const chrome = look.material('accent', metal('#d9b45a'))
    const half = 0.1 + 0.16 * v.open
    const fold = 13
    const bellows = Array.from({ length: fold }, (_, i) => {
      const t = (i / (fold - 1)) * 2 - 1
      return box((2 * half) / fold + 0.008, 0.56 - 0.03 * (i % 2), 0.32 - 0.03 * (i % 2), 0.008)
        .turn(0, 0, 0)
        .move(t * half, 0.36 + 0.05 * (1 - t * t) * v.open, 0)
        .tinted(light(i % 2 ? '#2a2a30' : '#f2e8d2'))
    })
    make.part(
      'bellows',
      together(bellows),
      look.material('second', plastic('#ffffff', { surface: 'paper', roughness: 0.7 })),
    )
    make.part(
      'case',
      box(0.22, 0.62, 0.38, 0.045)
        .move(half + 0.11, 0.34, 0)
        .with(box(0.2, 0.62, 0.38, 0.045).move(-half - 0.1, 0.34, 0)),
      shell,
    )
    const keys = Array.from({ length: 14 }, (_, i) =>
      box(0.12, 0.036, 0.035, 0.003).move(-half - 0.22, 0.08 + i * 0.04, 0.12),
    )
    make.part('case', box(0.16, 0.6, 0.14, 0.02).move(-half - 0.21, 0.34, 0.06), shell)
    make.part('keys', together(keys), plastic('#fbf8ee', { roughness: 0.25 }))
    make.part(
      'sharps',
      together(
        Array.from({ length: 13 }, (_, i) => i)
          .filter((i) => ![2, 6, 9].includes(i))
          .map((i) => box(0.07, 0.02, 0.03, 0.003).move(-half - 0.19, 0.1 + i * 0.04, 0.142)),
      ),
      plastic('#17171a'),
    )
    make.part(
      'buttons',
      together(
        Array.from({ length: 24 }, (_, i) =>
          ball([0.016, 0.016, 0.01], 10).move(
            half + 0.06 + 0.035 * (i % 4),
            0.14 + 0.075 * Math.floor(i / 4),
            0.192,
          ),
        ),
      ),
      plastic('#fbf8ee'),
    )
    make.part(
      'trim',
      together([-1, 1].map((s) => box(0.02, 0.635, 0.392, 0.008).move(s * (half + 0.012), 0.34, 0))),
      chrome,
    )
    make.part(
      'grille',
      together(
        Array.from({ length: 6 }, (_, i) =>
          box(0.1, 0.016, 0.02, 0.004)
            .turn(0, 0, 20)
            .move(-half - 0.085, 0.16 + i * 0.07, 0.19),
        ),
      ),
      chrome,
    )
    make.part(
      'straps',
      pipe(
        [
          [half + 0.12, 0.6, -0.18],
          [half + 0.16, 0.5, -0.36],
          [half + 0.16, 0.2, -0.36],
          [half + 0.12, 0.08, -0.18],
        ],
        0.022,
        6,
      ).with(
        pipe(
          [
            [-half - 0.1, 0.6, -0.18],
            [-half - 0.12, 0.5, -0.36],
            [-half - 0.12, 0.2, -0.36],
            [-half - 0.1, 0.08, -0.18],
          ],
          0.022,
          6,
        ),
      ),
      leather('#5c3218'),
    )
    make.socket('handle', [half + 0.1, 0.35, -0.3], 0.05)
  }),
})

export const xylophone = archetype({
  id: 'xylophone',
  about: 'A xylophone with bars of many colours and two mallets',
  skeleton: 'instrument',
  nouns: ['xylophone', 'glockenspiel', 'marimba'],
  parameters: { bars: number(8, 5, 14, 'how many bars') },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#c9924f'))
    const bars = Math.round(v.bars)
    const tints = [
      '#e2362c',
      '#f28a24',
      '#f7d32f',
      '#6fbf3f',
      '#2fb0a8',
      '#2f8fe0',
      '#4f4fd0',
      '#9a3fc0',
      '#f06ab0',
    ]
    const each = 0.94 / bars
    const solids = Array.from({ length: bars }, (_, i) => {
      const long = 0.66 - (0.3 * i) / (bars - 1)
      return box(each * 0.82, 0.035, long, 0.012)
        .move(-0.47 + each * (i + 0.5), 0.15, 0)
        .tinted(light(tints[i % tints.length] ?? '#ffffff'))
    })
    make.part('bars', together(solids), plastic('#ffffff', { roughness: 0.25 }))
    const rail = (z0: number, z1: number) =>
      tube(
        [
          [-0.5, 0.1, z0],
          [0.5, 0.1, z1],
        ],
        0.036,
        {
          outline: [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ],
          flat: true,
        },
      )
    make.part(
      'frame',
      rail(0.24, 0.12).with(
        rail(-0.24, -0.12),
        box(0.06, 0.07, 0.62, 0.014).move(-0.5, 0.09, 0),
        box(0.06, 0.07, 0.34, 0.014).move(0.5, 0.09, 0),
      ),
      timber,
    )
    make.part(
      'feet',
      together(
        [
          [-0.5, 0.27],
          [-0.5, -0.27],
          [0.5, 0.13],
          [0.5, -0.13],
        ].map(([x = 0, z = 0]) => cylinder(0.03, 0.07).move(x, 0.035, z)),
      ),
      plastic('#3a2c1c'),
    )
    make.part(
      'screws',
      together(
        Array.from({ length: bars }, (_, i) => {
          const x = -0.47 + each * (i + 0.5)
          const z = 0.24 - 0.12 * (x + 0.5)
          return ball([0.014, 0.01, 0.014], 8).move(x, 0.168, z).mirrored('z')
        }),
      ),
      metal('#d3d8dd'),
    )
    make.part(
      'sticks',
      rod([-0.3, 0.21, 0.08], [0.28, 0.24, 0.36], 0.012).with(
        rod([-0.02, 0.21, 0.1], [0.46, 0.24, 0.3], 0.012),
      ),
      timber,
    )
    make.part(
      'mallets',
      ball(0.042, 18)
        .move(-0.3, 0.215, 0.08)
        .with(ball(0.042, 18).move(-0.02, 0.215, 0.1)),
      look.material('second', plastic('#e2362c')),
    )
    make.socket('top', [0, 0.17, 0], 0.3)
  }),
})
