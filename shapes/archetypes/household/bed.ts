import { archetype, choice, number } from '../../archetype.ts'
import { inRow, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, sheet } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { cloth, wood } from '../../materials/material.ts'
import { atCorners, cushion, rod, standing, turned } from './forms.ts'

/** Where one sleeps: the head is behind, the foot in front. */
export const bed = archetype({
  id: 'bed',
  about: 'A bed with head board, mattress, pillows and a blanket',
  skeleton: 'furniture',
  nouns: ['bed', 'single bed'],
  parameters: {
    width: number(0.62, 0.45, 1.2, 'width'),
    decks: number(1, 1, 3, 'how many beds stand above one another'),
    pillows: number(1, 0, 4, 'how many pillows'),
    head: choice(['arched', 'slatted', 'straight'], 'kind of head board'),
    bars: choice(['none', 'all round'], 'bars around it, as of a crib'),
    canopy: choice(['none', 'cloth'], 'a roof of cloth on four posts'),
  },
  rows: {
    'double bed': { values: { width: 0.98, pillows: 2 } },
    'king size bed': { values: { width: 1.15, pillows: 4 } },
    'bunk bed': { values: { decks: 2, head: 'slatted' }, colours: { main: '#c98d4f', second: '#d9483f' } },
    crib: {
      values: { bars: 'all round', width: 0.62, head: 'straight' },
      colours: { main: '#f3ede2', second: '#8fc7e8' },
    },
    cot: {
      values: { bars: 'all round', width: 0.62, head: 'straight' },
      colours: { main: '#d9a566', second: '#f2b8c6' },
    },
    'four poster bed': {
      values: { canopy: 'cloth', width: 0.98, pillows: 2 },
      colours: { main: '#5c3320', second: '#8a1f3a' },
    },
    'canopy bed': {
      values: { canopy: 'cloth', width: 0.98, pillows: 2 },
      colours: { main: '#5c3320', second: '#7a4fa3' },
    },
  },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#8d5730'))
    const cover = look.material('second', cloth('#4a86c5', { grain: 0.6 }))
    const white = look.material('accent', cloth('#fbf6ea', { grain: 0.5 }))
    const isCrib = v.bars === 'all round'
    const [w, long] = [v.width, isCrib ? 0.95 : 1.25]
    const decks = Math.round(v.decks)
    const step = 0.66
    const high = (decks - 1) * step
    const post = (tall: number) =>
      turned(
        [
          [0, 0],
          [0.03, 0],
          [0.036, 0.03],
          [0.034, tall - 0.06],
          [0.026, tall - 0.04],
          [0.04, tall - 0.005],
          [0.03, tall + 0.03],
          [0, tall + 0.045],
        ],
        0.012,
        18,
      )
    const [x, z] = [w / 2 + 0.02, long / 2]
    const tall = v.canopy === 'cloth' ? 1.25 : high + (decks > 1 ? 0.56 : 0.62)
    const front = v.canopy === 'cloth' || decks > 1 ? tall : 0.42
    make.part('posts', post(tall).move(x, 0, -z).mirrored(), timber)
    make.part(
      'posts',
      post(isCrib ? tall : front)
        .move(x, 0, z)
        .mirrored(),
      timber,
    )
    const board = (from: number, to: number, at: number) => {
      const arch: Vec2[] = Array.from({ length: 15 }, (_, i): Vec2 => {
        const s = 1 - i / 7
        return [s * x, to + (v.head === 'arched' ? 0.14 * Math.cos((s * Math.PI) / 2) : 0)]
      })
      make.part(
        'boards',
        extrude([[-x, from], [x, from], ...arch], 0.035, { bevel: 0.01 }).move(0, 0, at),
        timber,
      )
      if (v.head === 'arched' && to - from > 0.3)
        make.part(
          'boards',
          extrude(
            arch
              .map(([a, b]): Vec2 => [a * 0.72, b - 0.07])
              .concat([
                [-x * 0.72, from + 0.18],
                [x * 0.72, from + 0.18],
              ]),
            0.055,
            { bevel: 0.012 },
          ).move(0, 0, at),
          timber,
        )
    }
    for (let deck = 0; deck < decks; deck++) {
      const y = deck * step
      make.part('frame', box(w + 0.04, 0.11, long, 0.015).move(0, y + 0.2, 0), timber)
      if (!isCrib) {
        if (v.head === 'slatted' || decks > 1)
          for (const at of [-z, z]) {
            make.part(
              'boards',
              together([0.34, 0.46].map((h) => box(2 * x, 0.06, 0.025, 0.01).move(0, y + h, at))),
              timber,
            )
          }
        else {
          board(0.14, 0.5, -z)
          board(0.14, 0.3, z)
        }
      }
      make.part('mattress', cushion(w, 0.17, long * 0.97, 0.22, 36).move(0, y + 0.31, 0), white)
      // The blanket lies over the sides and is turned back at the top.
      const rows = Array.from({ length: 22 }, (_, i) => {
        const t = i / 21
        return Array.from({ length: 23 }, (_, j): Vec3 => {
          const s = (j / 22) * 2 - 1
          const over = Math.max(0, Math.abs(s) - 0.78) / 0.22
          const fold = 0.006 * Math.sin(t * 19 + s * 7) * (0.4 + over)
          return [
            Math.sign(s) * (Math.min(1, Math.abs(s) / 0.78) * (w / 2 + 0.012) + 0.01 * over * over),
            y + 0.41 - 0.15 * over ** 1.4 + fold,
            -long * 0.16 + t * long * 0.64,
          ]
        })
      })
      if (!isCrib || deck === 0) make.part('blanket', sheet(rows, 0.03), cover)
      make.part('sheet', cushion(w * 1.02, 0.05, 0.16, 0.3, 24).move(0, y + 0.415, -long * 0.17), white)
      const pillows = Math.round(v.pillows)
      const columns = Math.min(2, pillows)
      for (let i = 0; i < pillows; i++) {
        const [column, row] = [i % 2, Math.floor(i / 2)]
        make.part(
          'pillows',
          cushion((w / columns) * 0.82, 0.13, 0.27, 0.5, 28)
            .turn(24 + row * 14, 0, 0)
            .move(
              (column - (columns - 1) / 2) * (w / columns) * 0.96,
              y + 0.45 + row * 0.01,
              -long * 0.36 + row * 0.12,
            ),
          row === 0 ? white : cover,
        )
      }
    }
    if (isCrib) {
      const bar = rod([0, 0.2, 0], [0, 0.6, 0], 0.012, 8)
      const along = Math.round(long / 0.085)
      const across = Math.round(w / 0.085)
      make.part(
        'bars',
        inRow(bar.move(x, 0, -z + 0.085), along - 1, [0, 0, (2 * z - 0.1) / (along - 1)]).mirrored(),
        timber,
      )
      make.part(
        'bars',
        inRow(bar.move(-x + 0.085, 0, z), across - 1, [(2 * x - 0.1) / (across - 1), 0, 0]).mirrored('z'),
        timber,
      )
      make.part(
        'frame',
        rod([x, 0.6, -z], [x, 0.6, z], 0.024)
          .mirrored()
          .with(rod([-x, 0.6, z], [x, 0.6, z], 0.024).mirrored('z')),
        timber,
      )
      make.part(
        'wheels',
        atCorners(cylinder(0.035, 0.03, { corners: 16 }).turn(0, 0, 90).move(x, -0.01, z)),
        timber,
      )
    }
    if (decks > 1) {
      const side = x + 0.03
      make.part(
        'ladder',
        together([
          rod([side, 0.02, z * 0.25], [side, high + 0.5, z * 0.25], 0.02),
          rod([side, 0.02, z * 0.62], [side, high + 0.5, z * 0.62], 0.02),
          ...Array.from({ length: 5 }, (_, i) =>
            rod([side, 0.14 + i * 0.16, z * 0.25], [side, 0.14 + i * 0.16, z * 0.62], 0.016),
          ),
        ]),
        timber,
      )
      make.part(
        'frame',
        rod([x, high + 0.5, -z], [x, high + 0.5, z * 0.25], 0.022).with(
          rod([-x, high + 0.5, -z], [-x, high + 0.5, z], 0.022),
        ),
        timber,
      )
    }
    if (v.canopy === 'cloth') {
      make.part('canopy', box(w + 0.14, 0.05, long + 0.1, 0.015).move(0, tall, 0), timber)
      const fringe = Array.from(
        { length: 60 },
        (_, i): Vec2 => [
          ((i / 59) * 2 - 1) * (w / 2 + 0.05),
          tall - 0.1 - 0.035 * Math.abs(Math.sin(i * 0.53)),
        ],
      )
      make.part(
        'curtains',
        extrude([...fringe, [w / 2 + 0.05, tall], [-w / 2 - 0.05, tall]], 0.025, { bevel: 0.006 }).move(
          0,
          0,
          z + 0.035,
        ),
        cover,
      )
      const drape = turned(
        [
          [0, 0.06],
          [0.07, 0.06],
          [0.05, 0.4],
          [0.03, 0.58],
          [0.075, 1.1],
          [0.07, tall],
          [0, tall],
        ],
        0.05,
        28,
      ).warp(([a, y, c]) => {
        const f = 1 + 0.14 * Math.sin(Math.atan2(a, c) * 7)
        return [a * f, y, c * f]
      })
      make.part('curtains', atCorners(drape.move(x + 0.01, 0, z - 0.02)), cover)
    }
    make.part('posts', atCorners(ball([0.04, 0.03, 0.04], 14).move(x, 0.015, z)), timber)
    make.socket('top', [0, high + 0.42, 0], w / 2)
  }),
})
