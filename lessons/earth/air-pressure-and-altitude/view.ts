import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cloud, stars } from '../sky.ts'
import { type Balloon, boilsAt, densityOf, kelvinAt, wideOf } from './model.ts'

const [top, foot, most] = [30, 560, 42] as const
const y = (height: number) => foot - (Math.min(most, height) / most) * (foot - top)

/** From the ground up to 42 km; the sky gets dark on the way. */
export function draw(stage: Stage, state: Balloon, values: Values): void {
  const { context } = stage
  const fade = context.createLinearGradient(0, 0, 0, 600)
  for (const [at, paint] of [
    [0, '#15132B'],
    [0.35, '#2F3C78'],
    [0.65, '#6FA7D6'],
    [0.9, '#BFE3F2'],
    [1, '#E6F1EC'],
  ] as const)
    fade.addColorStop(at, paint)
  context.fillStyle = fade
  context.fillRect(0, 0, 960, 600)
  stars(stage, 60, [0, 0, 600, 200], 0.9)
  scene(stage)
  scaleMarks(stage)
  line(
    stage,
    [
      [330, foot],
      [330, y(state.burst ? state.burstAt : state.height)],
    ],
    { colour: 'paper', width: 2, dashed: true },
  )
  balloon(stage, state, values)
  instruments(stage, state, values)
}

function scene(stage: Stage): void {
  for (const [x, height, wide] of [
    [120, 3, 90],
    [470, 2.4, 110],
    [230, 5.6, 60],
    [560, 6.4, 54],
  ] as const)
    cloud(stage, x, y(height), wide)
  // Everest, 8.8 km.
  area(
    stage,
    [
      [400, foot + 4],
      [446, y(5)],
      [462, y(5.4)],
      [492, y(8.85)],
      [516, y(6.2)],
      [534, y(5.6)],
      [590, foot + 4],
    ],
    '#8E8797',
  )
  area(
    stage,
    [
      [474, y(6.9)],
      [492, y(8.85)],
      [509, y(6.9)],
      [498, y(7.3)],
      [488, y(6.6)],
    ],
    '#FBFDFE',
    { rim: false },
  )
  label(stage, 'Everest', 494, y(2), { size: 16, bold: true, colour: 'card' })
  // A jet at 11 km.
  const [px, py] = [150, y(11.2)]
  line(
    stage,
    [
      [px - 100, py + 2],
      [px - 34, py + 2],
    ],
    { colour: 'card', width: 4 },
  )
  area(
    stage,
    [
      [px - 32, py - 5],
      [px + 24, py - 5],
      [px + 36, py + 1],
      [px + 24, py + 6],
      [px - 28, py + 6],
      [px - 40, py - 16],
      [px - 30, py - 16],
    ],
    'card',
  )
  area(
    stage,
    [
      [px - 6, py + 1],
      [px + 8, py + 1],
      [px - 10, py + 18],
    ],
    'sky',
  )
  area(
    stage,
    [
      [-6, foot],
      [616, foot],
      [616, 606],
      [-6, 606],
    ],
    'leaf',
  )
}

function scaleMarks(stage: Stage): void {
  for (let height = 0; height <= 40; height += 5) {
    const at = y(height)
    line(
      stage,
      [
        [20, at],
        [36, at],
      ],
      { colour: height > 11 ? 'paper' : 'ink', width: 2.5 },
    )
    label(stage, `${height} km`, 42, at, { size: 15, align: 'left', colour: height > 11 ? 'paper' : 'ink' })
  }
  line(
    stage,
    [
      [20, y(0)],
      [20, y(40)],
    ],
    { colour: 'muted', width: 2 },
  )
  line(
    stage,
    [
      [90, y(11)],
      [600, y(11)],
    ],
    { colour: 'paper', width: 1.5, dashed: true },
  )
  label(stage, 'stratosphere', 590, y(12), { size: 15, align: 'right', colour: 'paper' })
  label(stage, 'troposphere: weather', 590, y(10) + 2, { size: 15, align: 'right', colour: 'ink' })
}

function balloon(stage: Stage, state: Balloon, values: Values): void {
  const [x, at] = [330, y(state.height)]
  const { context, colours } = stage
  const box = (dy: number) => {
    card(stage, x - 9, at - 10 + dy, 18, 14, 'card', 3)
  }
  if (state.burst) {
    context.fillStyle = colours.tomato
    context.strokeStyle = colours.ink
    context.lineWidth = 2
    context.beginPath()
    context.arc(x, at - 34, 26, Math.PI, 0)
    context.closePath()
    context.fill()
    context.stroke()
    for (const dx of [-24, 24])
      line(
        stage,
        [
          [x + dx, at - 34],
          [x, at - 8],
        ],
        { width: 1.5 },
      )
    box(0)
    if (state.height > state.burstAt - 2)
      label(stage, 'pop!', x + 70, y(state.burstAt) + 10, { bold: true, size: 26, colour: 'marigold' })
    return
  }
  const radius = wideOf(state, values) * 5.2
  line(
    stage,
    [
      [x, at - 26],
      [x, at - 8],
    ],
    { width: 1.5 },
  )
  disc(stage, x, at - 26 - radius, radius, '#F6EFE3')
  box(0)
}

function instruments(stage: Stage, state: Balloon, values: Values): void {
  const { context, colours } = stage
  context.fillStyle = colours.paper
  context.fillRect(616, 0, 344, 600)
  line(
    stage,
    [
      [616, 0],
      [616, 600],
    ],
    { width: 2 },
  )
  const { sea = 1013.25 } = values
  label(stage, `${state.height.toFixed(1)} km`, 704, 38, { bold: true, size: 30 })
  label(stage, `${state.pressure.toFixed(0)} hPa`, 864, 38, { bold: true, size: 30, colour: 'tomato' })
  plot(stage, {
    at: [632, 68, 312, 250],
    title: 'Pressure on the way up',
    across: '0 to 36 km',
    up: '0 to 1050 hPa',
    x: [0, 36],
    y: [0, 1050],
    curves: [
      { points: [[0, sea / 2] as const, [36, sea / 2] as const], colour: 'line', dashed: true },
      { points: state.trail, colour: 'tomato', filled: true },
    ],
    dots: [{ at: [state.height, state.pressure], colour: 'tomato', size: 7 }],
  })
  // As many bits of air as are left in the same room.
  card(stage, 632, 336, 148, 148)
  const count = Math.round((150 * densityOf(state, values)) / 1.3)
  context.fillStyle = colours.iris
  for (let i = 0; i < Math.min(190, count); i++) {
    context.beginPath()
    context.arc(644 + scattered(i, 3) * 124, 348 + scattered(i, 4) * 124, 3, 0, Math.PI * 2)
    context.fill()
  }
  label(stage, `air: ${((100 * state.pressure) / sea).toFixed(0)}% of pressure`, 706, 504, { size: 14 })
  kettle(stage, boilsAt(state.pressure))
  const celsius = kelvinAt(state.height, values) - 273.15
  label(stage, `outside ${celsius.toFixed(0)} °C`, 706, 544, {
    bold: true,
    size: 20,
    colour: celsius < 0 ? 'iris' : 'tomato',
  })
  const wide = wideOf(state, values)
  label(
    stage,
    state.burst
      ? `burst at ${state.burstAt.toFixed(1)} km`
      : `balloon ${wide.toFixed(1)} of ${(values.bursts ?? 8).toFixed(1)} m`,
    706,
    578,
    { size: 15, bold: true },
  )
  label(stage, `rises ${(values.rise ?? 5).toFixed(1)} m/s`, 874, 578, { size: 15, colour: 'muted' })
}

function kettle(stage: Stage, boils: number): void {
  const [x, at] = [866, 452]
  area(
    stage,
    [
      [x - 44, at],
      [x - 34, at - 56],
      [x + 34, at - 56],
      [x + 44, at],
    ],
    'teal',
  )
  line(
    stage,
    [
      [x - 26, at - 60],
      [x - 10, at - 84],
      [x + 10, at - 84],
      [x + 26, at - 60],
    ],
    { width: 4 },
  )
  area(
    stage,
    [
      [x + 36, at - 34],
      [x + 66, at - 56],
      [x + 62, at - 38],
      [x + 41, at - 14],
    ],
    'teal',
  )
  for (const dx of [56, 70])
    line(
      stage,
      [
        [x + dx, at - 64],
        [x + dx - 5, at - 78],
        [x + dx + 3, at - 92],
      ],
      { colour: 'muted', width: 3 },
    )
  label(stage, 'water boils at', x, 504, { size: 15 })
  label(stage, `${boils.toFixed(0)} °C`, x, 540, { bold: true, size: 25, colour: 'teal' })
}
