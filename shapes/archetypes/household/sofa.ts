import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, leather, metal, wood } from '../../materials/material.ts'
import { atCorners, cushion, standing } from './forms.ts'

/** A stuffed seat for one or more. */
export const sofa = archetype({
  id: 'sofa',
  about: 'A stuffed seat with arms, cushions and short legs',
  skeleton: 'furniture',
  nouns: ['sofa', 'couch', 'settee'],
  parameters: {
    seats: number(3, 1, 4, 'for how many it is'),
    back: number(0.46, 0.25, 0.9, 'height of the back above the seat'),
    arms: choice(['rolled', 'square', 'wings'], 'kind of arm rests'),
    buttons: choice(['none', 'tufted'], 'whether the back is tufted with buttons'),
    pillows: number(2, 0, 4, 'how many loose pillows lie on it'),
    stuff: choice(['cloth', 'leather'], 'what it is covered with'),
  },
  rows: {
    loveseat: { values: { seats: 2 }, colours: { main: '#b8474f' } },
    armchair: { values: { seats: 1, back: 0.56, pillows: 1 }, colours: { main: '#3f7f86' } },
    'leather armchair': {
      values: { seats: 1, back: 0.66, arms: 'wings', buttons: 'tufted', pillows: 0, stuff: 'leather' },
      colours: { main: '#7a3f1e' },
    },
    'wingback chair': {
      values: { seats: 1, back: 0.72, arms: 'wings', buttons: 'tufted', pillows: 0 },
      colours: { main: '#2f6b4f' },
    },
    'easy chair': { values: { seats: 1, back: 0.56, pillows: 0 }, colours: { main: '#c98a3a' } },
    recliner: {
      values: { seats: 1, back: 0.62, arms: 'square', pillows: 0, stuff: 'leather' },
      colours: { main: '#4a3022' },
    },
    'leather sofa': {
      values: { buttons: 'tufted', pillows: 0, stuff: 'leather' },
      colours: { main: '#8a4a24' },
    },
    chesterfield: {
      values: { buttons: 'tufted', pillows: 0, stuff: 'leather', back: 0.34 },
      colours: { main: '#5c2f1c' },
    },
  },
  build: standing((v, look, make) => {
    const cover = look.material(
      'main',
      v.stuff === 'leather' ? leather('#4f77a8', { grain: 0.7 }) : cloth('#4f77a8', { grain: 0.6 }),
    )
    const soft = look.material('second', cloth('#f0b441', { grain: 0.5 }))
    const timber = look.material('accent', wood('#6a4124'))
    const seats = Math.round(v.seats)
    const [each, deep, low, level] = [0.6, 0.62, 0.14, 0.36]
    const wide = seats * each
    const arm = v.arms === 'square' ? 0.16 : 0.18
    make.part('frame', box(wide + arm, 0.2, deep + 0.1, 0.04).move(0, low + 0.1, -0.02), cover)
    const seat = cushion(each * 0.985, 0.2, deep * 1.02, 0.34, 36).move(
      -wide / 2 + each / 2,
      level + 0.03,
      0.05,
    )
    make.part('cushions', inRow(seat, seats, [each, 0, 0]), cover)
    // The back leans, and bulges over each seat.
    const leaning = (one: ReturnType<typeof box>) => one.turn(-9, 0, 0).move(0, level, -deep / 2 - 0.01)
    make.part(
      'back',
      leaning(box(wide + arm * 0.9, v.back + 0.2, 0.17, 0.075).move(0, v.back / 2 - 0.03, -0.06)),
      cover,
    )
    const pad = cushion(each * 0.98, v.back * 0.98, 0.2, 0.36, 36).move(
      -wide / 2 + each / 2,
      v.back / 2 + 0.05,
      0.035,
    )
    if (v.buttons === 'tufted') {
      const dots: Vec3[] = []
      const puffs = []
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < seats * 3 - (row % 2); i++) {
          const x = -wide / 2 + (wide / (seats * 3)) * (i + 0.5 + (row % 2) / 2)
          const y = 0.1 + (v.back - 0.06) * (row / 2.6)
          dots.push([x, y + 0.03, 0.062])
          puffs.push(ball([each / 5.2, v.back / 4.6, 0.07], 16).move(x + each / 6, y + 0.04, 0.005))
        }
      make.part(
        'back',
        leaning(together(puffs.filter((one) => one.bounds().max[0] < wide / 2 + 0.03))),
        cover,
      )
      make.part(
        'buttons',
        leaning(together(dots.map((at) => ball([0.017, 0.017, 0.012], 10).at(at)))),
        metal('#c9a24a'),
      )
    } else make.part('back', leaning(inRow(pad, seats, [each, 0, 0])), cover)
    const side = wide / 2 + arm / 2
    const armTop = level + 0.2
    if (v.arms === 'square')
      make.part(
        'arms',
        box(arm, armTop - low + 0.02, deep + 0.14, 0.055)
          .move(side, (armTop + low) / 2, 0)
          .mirrored(),
        cover,
      )
    else {
      make.part(
        'arms',
        box(arm * 0.72, armTop - low, deep + 0.1, 0.03)
          .move(side - 0.01, (armTop + low) / 2, 0)
          .mirrored(),
        cover,
      )
      const roll = cylinder(arm * 0.58, deep + 0.13, { round: 0.025 })
        .turn(90, 0, 0)
        .move(side + 0.012, armTop, 0)
      const face = cylinder(arm * 0.34, 0.02, { round: 0.008 })
        .turn(90, 0, 0)
        .move(side + 0.012, armTop, deep / 2 + 0.07)
      make.part('arms', roll.mirrored(), cover)
      make.part('piping', face.mirrored(), v.stuff === 'leather' ? timber : soft)
    }
    if (v.arms === 'wings') {
      const wing = cushion(0.11, v.back * 0.8, 0.3, 0.5, 24)
        .turn(-9, -14, 0)
        .move(side - 0.05, level + v.back * 0.62, -deep / 2 + 0.06)
      make.part('back', wing.mirrored(), cover)
    }
    make.part(
      'piping',
      tube(
        [
          [-wide / 2, low + 0.015, deep / 2 + 0.028],
          [wide / 2, low + 0.015, deep / 2 + 0.028],
        ],
        0.012,
        { corners: 8 },
      ),
      v.stuff === 'leather' ? timber : soft,
    )
    const leg = cylinder(0.026, low + 0.03, { top: 0.042 }).move(
      wide / 2 + arm / 2 - 0.05,
      (low + 0.03) / 2,
      deep / 2 - 0.05,
    )
    make.part('legs', atCorners(leg), timber)
    const loose = Math.round(v.pillows)
    for (let i = 0; i < loose; i++) {
      const share = loose === 1 ? 0.5 : i / (loose - 1)
      make.part(
        'pillows',
        cushion(0.36, 0.36, 0.15, 0.5, 24)
          .turn(-22, (0.5 - share) * 36, 8 * (share - 0.5))
          .move((share - 0.5) * (wide - 0.4), level + 0.26, -0.08),
        soft,
      )
    }
    make.socket('top', [0, level + 0.12, 0.05], wide / 2).socket('back', [0, level + 0.12, 0.05], 0.3)
  }),
})
