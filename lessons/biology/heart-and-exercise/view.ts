import { plot } from '@makebelieve/kit/simulation/plot'
import {
  arrow,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meter, mixed, oval, paintOf, soft } from '../shapes.ts'
import { type Athlete, bodyOf, carried, output, stroke } from './model.ts'

type Point = readonly [number, number]

export function draw(stage: Stage, state: Athlete, values: Values): void {
  ground(stage, 'paper')
  rider(stage, state, values)
  heart(stage, state, values)
  beat(stage, state)
  chart(stage, state, values)
  panel(stage, state, values)
}

/** Beats are drawn as fast as they are: time runs four times as fast, so one of four is shown. */
const phaseOf = ({ beats }: Athlete) => (beats / 4) % 1

function limb(
  stage: Stage,
  points: readonly Point[],
  colour: StageColour | `#${string}`,
  width: number,
): void {
  const { context } = stage
  for (const [wide, paint] of [
    [width + 4, stage.colours.ink],
    [width, paintOf(stage, colour)],
  ] as const) {
    context.lineWidth = wide
    context.strokeStyle = paint
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.beginPath()
    points.forEach(([x, y], i) => {
      if (i === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    })
    context.stroke()
  }
}

function rider(stage: Stage, state: Athlete, values: Values): void {
  const { effort = 100, mass = 70 } = values
  const { turns, heart, spent } = state
  const { restHeart, mostHeart } = bodyOf(values)
  const hot = Math.min(1, Math.max(0, (heart - restHeart) / (mostHeart - restHeart)))
  const skin = mixed('#E9BE96', '#E8836B', hot)
  card(stage, 20, 20, 310, 560)
  label(
    stage,
    spent ? 'exhausted: a rest' : effort > 0 ? `${effort.toFixed(0)} watts` : 'sitting still',
    175,
    50,
    {
      bold: true,
      size: 24,
      colour: spent ? 'tomato' : 'ink',
    },
  )
  const crank: Point = [178, 462]
  const angle = turns * Math.PI * 2
  const foot = (side: number): Point => [
    crank[0] + Math.cos(angle + side) * 30,
    crank[1] + Math.sin(angle + side) * 30,
  ]
  const hip: Point = [130, 330]
  const leg = (side: number, colour: StageColour): void => {
    const [fx, fy] = foot(side)
    // The knee of two thighs of 92: before the line from hip to foot.
    const [dx, dy] = [fx - hip[0], fy - hip[1]]
    const far = Math.min(182, Math.hypot(dx, dy))
    const out = Math.sqrt(Math.max(0, 92 ** 2 - (far / 2) ** 2))
    const knee: Point = [
      hip[0] + dx / 2 + (dy / Math.hypot(dx, dy)) * out,
      hip[1] + dy / 2 - (dx / Math.hypot(dx, dy)) * out,
    ]
    limb(stage, [hip, knee, [fx, fy - 4]], colour, 22)
    limb(
      stage,
      [
        [fx - 6, fy + 6],
        [fx + 18, fy + 6],
      ],
      'tomato',
      11,
    )
  }
  leg(Math.PI, 'muted')
  // The bike: a home trainer.
  for (const x of [80, 270])
    line(
      stage,
      [
        [x - 30, 548],
        [x + 30, 548],
      ],
      { width: 9 },
    )
  line(
    stage,
    [
      [120, 352],
      [crank[0], crank[1]],
      [80, 546],
    ],
    { width: 9, colour: 'iris' },
  )
  line(
    stage,
    [
      [crank[0], crank[1]],
      [258, 360],
      [270, 546],
    ],
    { width: 9, colour: 'iris' },
  )
  limb(
    stage,
    [
      [96, 350],
      [146, 350],
    ],
    'ink',
    8,
  )
  line(
    stage,
    [
      [258, 360],
      [250, 314],
      [276, 304],
    ],
    { width: 8, colour: 'iris' },
  )
  disc(stage, crank[0], crank[1], 22, 'card')
  for (const side of [0, Math.PI]) line(stage, [crank, foot(side)], { width: 6 })
  const wide = 34 + (mass - 70) * 0.35
  const shoulder: Point = [188, 220]
  limb(stage, [hip, shoulder], 'teal', wide)
  leg(0, 'ink')
  limb(
    stage,
    [
      [shoulder[0] + 4, shoulder[1] + 12],
      [214, 290],
      [268, 304],
    ],
    skin,
    17,
  )
  const lift = 3 * Math.sin(angle * 2)
  limb(
    stage,
    [
      [190, 214],
      [204, 186],
    ],
    skin,
    17,
  )
  disc(stage, 212, 158 + lift, 38, skin)
  soft(
    stage,
    [
      [172, 150 + lift],
      [180, 118 + lift],
      [214, 108 + lift],
      [246, 126 + lift],
      [248, 142 + lift],
      [210, 134 + lift],
    ],
    (values.age ?? 35) > 62 ? '#C9C5D2' : '#6B4A2F',
  )
  oval(stage, [230, 154 + lift], [3.4, 4.6], 'ink', { rim: 0 })
  if (hot > 0.55) oval(stage, [228, 176 + lift], [7, 4 + 5 * hot], '#7A2318', { rim: 1.5 })
  else
    line(
      stage,
      [
        [220, 175 + lift],
        [230, 179 + lift],
        [239, 174 + lift],
      ],
      { width: 3 },
    )
  for (let i = 0; i < Math.round(hot * 6); i++) {
    const fall = (turns * 0.8 + i * 0.37) % 1
    oval(stage, [174 - i * 7 - 8 * fall, 140 + 62 * fall], [4, 6], 'sky', { rim: 1 })
  }
  label(
    stage,
    `${state.time < 60 ? `${state.time.toFixed(0)} s` : `${(state.time / 60).toFixed(1)} min`}`,
    300,
    92,
    {
      align: 'right',
      size: 17,
      colour: 'muted',
    },
  )
}

/** Blue comes back from the body and goes to the lungs; red comes from the lungs and goes to the body. */
function heart(stage: Stage, state: Athlete, values: Values): void {
  const { context } = stage
  const phase = phaseOf(state)
  // Squeezed quickly, filled slowly.
  const squeeze = phase < 0.35 ? Math.sin((phase / 0.35) * Math.PI) : 0
  const blood = stroke(state.oxygen, values)
  const size = (0.66 + 0.2 * Math.min(1.4, blood / 110)) * (1 - 0.1 * squeeze)
  card(stage, 350, 20, 280, 400)
  label(stage, `${state.heart.toFixed(0)} beats a minute`, 490, 48, { bold: true, size: 24 })
  context.save()
  context.translate(490, 260)
  context.scale(size, size)
  // Vessels: hollow vein, aorta, lung artery.
  limb(
    stage,
    [
      [-58, -20],
      [-62, -140],
    ],
    'iris',
    24,
  )
  limb(
    stage,
    [
      [18, -30],
      [14, -118],
      [46, -140],
      [78, -110],
      [80, -60],
    ],
    'tomato',
    26,
  )
  limb(
    stage,
    [
      [-14, -30],
      [-18, -96],
      [-44, -112],
    ],
    'iris',
    22,
  )
  const outline: Point[] = [
    [0, -62],
    [46, -92],
    [98, -66],
    [108, -8],
    [80, 62],
    [26, 120],
    [0, 132],
    [-40, 104],
    [-88, 46],
    [-106, -14],
    [-92, -68],
    [-44, -90],
  ]
  soft(stage, outline, '#E4695A', { rim: 3.5 })
  soft(
    stage,
    outline.filter(([x]) => x <= 0).map(([x, y]) => [x * 0.82 - 12, y * 0.8 + 4] as const),
    '#7C86DA',
    { rim: 2 },
  )
  soft(
    stage,
    outline.filter(([x]) => x >= 0).map(([x, y]) => [x * 0.8 + 14, y * 0.8 + 4] as const),
    '#C9331D',
    { rim: 2 },
  )
  context.restore()
  const push = 26 + 40 * squeeze
  arrow(stage, [606, 128], [0, push], 'tomato')
  arrow(stage, [378, 112], [0, push], 'iris')
  label(stage, 'from the body', 366, 90, { size: 14, align: 'left', colour: 'iris', bold: true })
  label(stage, 'to the body', 616, 104, { size: 14, align: 'right', colour: 'tomato', bold: true })
  label(stage, `${blood.toFixed(0)} mL with each beat`, 490, 398, { size: 17, bold: true })
}

/** The electric trace of the heart, the last beats on paper. */
function beat(stage: Stage, state: Athlete): void {
  card(stage, 350, 438, 280, 142)
  label(stage, 'every beat, as a doctor sees it', 490, 460, { size: 14, colour: 'muted' })
  const at = (share: number): number => {
    const hump = (middle: number, wide: number, high: number) =>
      high * Math.exp(-(((share - middle) / wide) ** 2))
    return (
      hump(0.02, 0.03, 7) +
      hump(0.145, 0.012, -8) +
      hump(0.175, 0.014, 50) +
      hump(0.21, 0.014, -14) +
      hump(0.45, 0.06, 11)
    )
  }
  // Three seconds of real time across; faster hearts have more beats on it.
  const shown = 3
  line(
    stage,
    Array.from({ length: 251 }, (_, i): Point => {
      const back = ((250 - i) / 250) * shown
      const where = state.beats / 4 - (back * state.heart) / 60
      return [366 + i, 536 - at(((where % 1) + 1) % 1)]
    }),
    { colour: 'tomato', width: 2.5 },
  )
}

function chart(stage: Stage, state: Athlete, values: Values): void {
  const { mostHeart } = bodyOf(values)
  const until = Math.max(180, state.time)
  const from = until - Math.max(180, Math.min(240, state.time))
  plot(stage, {
    at: [650, 20, 290, 240],
    title: 'Pulse and its limit',
    across: from > 0 ? 'the last 4 minutes' : '0 to 3 minutes',
    up: '40 to 210',
    x: [from, until],
    y: [40, 210],
    curves: [
      {
        points: [
          [from, mostHeart],
          [until, mostHeart],
        ],
        colour: 'tomato',
        dashed: true,
      },
      { points: [...state.trail, [state.time, state.heart]], colour: 'tomato' },
    ],
    dots: [{ at: [state.time, state.heart], colour: 'tomato' }],
  })
}

function panel(stage: Stage, state: Athlete, values: Values): void {
  const { mostOxygen, limit } = bodyOf(values)
  card(stage, 650, 278, 290, 302)
  const blood = output(state, values)
  const rows = [
    ['blood in a minute', `${blood.toFixed(1)} L`, blood / 35, 'tomato'],
    [
      'oxygen used',
      `${(state.oxygen / 1000).toFixed(2)} L/min`,
      state.oxygen / Math.max(mostOxygen, 1),
      'sky',
    ],
    [
      'taken from the blood',
      `${((100 * state.oxygen) / blood / carried).toFixed(0)}%`,
      state.oxygen / blood / carried,
      'iris',
    ],
    ['oxygen owed', `${(state.owed / 1000).toFixed(1)} L`, state.owed / limit, 'marigold'],
  ] as const
  rows.forEach(([name, value, share, colour], i) => {
    meter(stage, [672, 304 + i * 68], 246, share, colour, { name, value })
  })
}
