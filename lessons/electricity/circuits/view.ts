import { ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { battery, bulb, dial, electrons, inUnits, type Point, shine, switchPart, wire } from '../parts.ts'
import { type Circuit, flowOf } from './model.ts'

const [left, right, foot] = [110, 850, 520]
const says = [
  'one way round: the same current through all',
  'first all through bulb 1, then it shares out',
  'three ways round: each bulb gets the whole voltage',
] as const

type Path = {
  points: readonly Point[]
  /** The bulbs whose currents it carries; without them, all of it. */
  bulbs?: readonly (1 | 2 | 3)[]
}

/** Where bulbs sit on the wires. */
const plans: readonly { bulbs: readonly Point[]; size: number; paths: readonly Path[] }[] = [
  {
    bulbs: [
      [215, 270],
      [445, 270],
      [675, 270],
    ],
    size: 50,
    paths: [
      {
        points: [
          [480, foot],
          [left, foot],
          [left, 270],
          [right, 270],
          [right, foot],
          [480, foot],
        ],
      },
    ],
  },
  {
    bulbs: [
      [690, 260],
      [330, 170],
      [330, 370],
    ],
    size: 40,
    paths: [
      {
        points: [
          [480, foot],
          [left, foot],
          [left, 260],
          [left + 60, 260],
        ],
      },
      {
        points: [
          [530, 260],
          [right, 260],
          [right, foot],
          [480, foot],
        ],
      },
      ...([170, 370] as const).map((y, i) => ({
        points: [
          [left + 60, 260],
          [left + 60, y],
          [530, y],
          [530, 260],
        ] as const,
        bulbs: [i === 0 ? 2 : 3] as const,
      })),
    ],
  },
  {
    bulbs: [
      [450, 170],
      [450, 290],
      [450, 410],
    ],
    size: 36,
    paths: [
      {
        points: [
          [480, foot],
          [left, foot],
          [left, 410],
        ],
      },
      {
        points: [
          [right, 410],
          [right, foot],
          [480, foot],
        ],
      },
      {
        points: [
          [left, 410],
          [left, 290],
        ],
        bulbs: [1, 2],
      },
      {
        points: [
          [right, 290],
          [right, 410],
        ],
        bulbs: [1, 2],
      },
      {
        points: [
          [left, 290],
          [left, 170],
          [right, 170],
          [right, 290],
        ],
        bulbs: [1],
      },
      ...([290, 410] as const).map((y, i) => ({
        points: [
          [left, y],
          [right, y],
        ] as const,
        bulbs: [i === 0 ? 2 : 3] as const,
      })),
    ],
  },
]

export function draw(stage: Stage, { shifts }: Circuit, values: Values): void {
  ground(stage, 'grid')
  const layout = Math.round(values.layout ?? 0)
  const out = Math.round(values.out ?? 0)
  const plan = plans[layout] ?? plans[0]
  if (!plan) return
  const flow = flowOf(values)
  for (const { points } of plan.paths) wire(stage, points)
  for (const { points, bulbs } of plan.paths)
    electrons(stage, points, bulbs ? bulbs.reduce((sum, i) => sum + shifts[i], 0) : shifts[0])
  const gone = (i: number) => out < 3 && out === i + 1
  plan.bulbs.forEach(([x, y], i) => {
    if (gone(i))
      line(
        stage,
        [
          [x - 26, y],
          [x + 26, y],
        ],
        { width: 20, colour: 'paper' },
      )
  })
  switchPart(stage, 240, foot, out !== 3)
  battery(stage, 480, foot, inUnits(values.voltage ?? 6, 'V'))
  dial(stage, 720, foot, 52, (flow.current / 40) ** 0.4, 'A', inUnits(flow.current, 'A'))
  const { size } = plan
  const light = (i: number) => ((flow.powers[i] ?? 0) / 12) ** 0.45
  plan.bulbs.forEach(([x, y], i) => {
    shine(stage, x, y - size * 1.22, light(i), size)
  })
  plan.bulbs.forEach(([x, y], i) => {
    const power = flow.powers[i] ?? 0
    bulb(stage, x, y - size * 1.22 - (gone(i) ? size * 0.4 : 0), light(i), size)
    const textX = x + size + 16
    const top = y - size * 1.22 - 12
    label(stage, `bulb ${i + 1}`, textX, top - 12, { size: 15, bold: true, align: 'left' })
    label(stage, gone(i) ? 'taken out' : inUnits(power, 'W'), textX, top + 11, {
      size: 20,
      bold: true,
      align: 'left',
      colour: 'tomato',
    })
    label(stage, `${inUnits([values.first, values.second, values.third][i] ?? 10, 'Ω')}`, textX, top + 33, {
      size: 15,
      align: 'left',
      colour: 'muted',
    })
  })
  label(stage, out === 3 ? 'the switch is open: nothing flows' : (says[layout] ?? ''), 480, 38, {
    size: 21,
    bold: true,
    on: 'card',
  })
  label(stage, 'electrons go from − to +', 480, 574, { size: 16, colour: 'muted' })
}
