import { archetype, choice, number } from '../../../archetype.ts'
import { type Solid, together } from '../../../geometry/solid.ts'
import { ball, box, curve, cylinder, extrude } from '../../../geometry/solids.ts'
import { radians, type Vec2 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { lacquer, leather, metal, plastic, wood } from '../../../materials/material.ts'
import { atCorners, cushion, rod, standing, turned } from '../forms.ts'

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
