import { plot } from '@makebelieve/kit/simulation/plot'
import { area, ground, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { house } from '../sky.ts'
import { around, farOff, hasP, hasS, millimetres, type Quake, quake, speeds, waveAt } from './model.ts'

const middle: readonly [number, number] = [262, 196]

export function draw(stage: Stage, state: Quake, values: Values): void {
  ground(stage, 'paper')
  map(stage, state, values)
  paper(stage, state, values)
  chains(stage, state, values)
}

/** The land from above: rings that run out, and a circle from each station that has felt both waves. */
function map(stage: Stage, state: Quake, values: Values): void {
  const { context, colours } = stage
  const away = values.away ?? 200
  const scale = 196 / away
  context.save()
  context.beginPath()
  context.rect(0, 0, 540, 400)
  context.clip()
  context.fillStyle = '#DCE8C8'
  context.fillRect(0, 0, 540, 400)
  area(
    stage,
    [
      [-6, 300],
      [70, 320],
      [120, 372],
      [110, 410],
      [-6, 410],
    ],
    '#9CCBE2',
  )
  area(
    stage,
    [
      [380, -6],
      [430, 40],
      [500, 48],
      [546, 90],
      [546, -6],
    ],
    '#9CCBE2',
  )
  rings(stage, state, scale)
  state.stations.forEach((station, i) => {
    const { name, angle } = around[i] ?? around[0]
    const [x, y] = [
      middle[0] + station.away * scale * Math.cos(angle),
      middle[1] - station.away * scale * Math.sin(angle),
    ]
    if (hasS(station)) {
      context.strokeStyle = [colours.iris, colours.teal, colours.rose][i] ?? colours.ink
      context.lineWidth = 3
      context.setLineDash([9, 7])
      context.beginPath()
      context.arc(x, y, Math.max(1, farOff(station, values) * scale), 0, Math.PI * 2)
      context.stroke()
      context.setLineDash([])
    }
    house(stage, x, y + 12, 28)
    label(stage, name, x, y + 28, { bold: true, size: 17, on: 'card' })
  })
  star(stage, ...middle)
  const since = state.time - quake.at
  label(stage, since < 0 ? 'the ground begins to shake' : `${since.toFixed(0)} s after the quake`, 20, 24, {
    bold: true,
    size: 19,
    align: 'left',
    on: 'card',
  })
  const unit = away > 240 ? 200 : away > 100 ? 100 : 50
  line(
    stage,
    [
      [24, 378],
      [24 + unit * scale, 378],
    ],
    { width: 4 },
  )
  label(stage, `${unit} km`, 24 + (unit * scale) / 2, 360, { size: 15 })
  context.restore()
  line(
    stage,
    [
      [540, 0],
      [540, 400],
      [0, 400],
    ],
    { width: 2 },
  )
}

function rings({ context, colours }: Stage, state: Quake, scale: number): void {
  const far = Math.min(600, 330 / scale)
  for (const [wave, paint] of [
    [state.push, colours.iris],
    [state.shear, colours.tomato],
  ] as const) {
    context.strokeStyle = paint
    const step = far / 130
    context.lineWidth = step * scale + 0.6
    for (let r = step; r < far; r += step) {
      const strong = Math.max(0, waveAt(wave, r))
      if (strong < 0.05) continue
      context.globalAlpha = Math.min(0.85, strong)
      context.beginPath()
      context.arc(middle[0], middle[1], r * scale, 0, Math.PI * 2)
      context.stroke()
    }
  }
  context.globalAlpha = 1
}

function star(stage: Stage, x: number, y: number): void {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI
    const r = i % 2 === 0 ? 19 : 9
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
  })
  area(stage, points, 'marigold')
}

/** What the pen of station A writes. */
function paper(stage: Stage, { trace, stations, time }: Quake, values: Values): void {
  const station = stations[0]
  if (!station) return
  const { s } = speeds(values)
  const last = Math.max(60, station.away / s + 16)
  const since = time - quake.at
  const most = millimetres(1, station.away, values)
  const arrivals = [
    ...(hasP(station) ? [{ at: station.pAt, colour: 'iris' as const, name: 'P' }] : []),
    ...(hasS(station) ? [{ at: station.sAt, colour: 'tomato' as const, name: 'S' }] : []),
  ]
  const size = values.size ?? 5
  plot(stage, {
    at: [558, 16, 384, 250],
    title: `Seismograph at A, magnitude ${size.toFixed(1)}`,
    across: `0 to ${last.toFixed(0)} s after the quake`,
    up: `swing, ±${most < 10 ? most.toFixed(1) : most.toFixed(0)} mm`,
    x: [0, last],
    y: [-1.15, 1.15],
    curves: [
      ...arrivals.map(({ at, colour }) => ({
        points: [[at, -1.1] as const, [at, 1.1] as const],
        colour: colour as StageColour,
        dashed: true,
      })),
      {
        points: trace.filter(([at]) => at >= 0 && at <= last).map(([at, p, sh]) => [at, p + sh] as const),
        colour: 'ink',
      },
    ],
    dots:
      since >= 0 && since <= last
        ? [{ at: [since, (trace.at(-1)?.[1] ?? 0) + (trace.at(-1)?.[2] ?? 0)], colour: 'tomato', size: 5 }]
        : [],
  })
  const boxLeft = 558 + 36
  const boxWide = 384 - 56
  for (const { at, colour, name } of arrivals)
    label(stage, name, boxLeft + (at / last) * boxWide - 12, 76, { bold: true, size: 18, colour })
  const x = 750
  if (hasS(station)) {
    const wait = station.sAt - station.pAt
    label(stage, `S comes ${wait.toFixed(1)} s after P`, x, 300, { bold: true, size: 21 })
    label(stage, `so the quake was ${farOff(station, values).toFixed(0)} km away`, x, 334, {
      size: 20,
      bold: true,
      colour: 'tomato',
    })
    label(stage, 'three circles meet in one point', x, 368, { size: 16, colour: 'muted' })
  } else if (hasP(station)) {
    label(stage, 'The P wave is here.', x, 306, { bold: true, size: 22, colour: 'iris' })
    label(stage, 'The strong S wave is still on its way!', x, 344, { size: 18 })
  } else label(stage, 'nothing to feel yet at A', x, 320, { size: 20, colour: 'muted' })
}

/** The ground between the quake and station A: the P wave pushes along, the S wave shakes across. */
function chains(stage: Stage, state: Quake, values: Values): void {
  const { context, colours } = stage
  const away = values.away ?? 200
  const { p, s } = speeds(values)
  const [left, right] = [192, 884]
  const rows = [
    { y: 454, wave: state.push, colour: 'iris' as const, text: `P  ${p.toFixed(1)} km/s`, across: false },
    { y: 542, wave: state.shear, colour: 'tomato' as const, text: `S  ${s.toFixed(1)} km/s`, across: true },
  ]
  for (const { y, wave, colour, text, across } of rows) {
    label(stage, text, 20, y - 12, { bold: true, size: 18, colour, align: 'left' })
    label(stage, across ? 'shakes across' : 'pushes along', 20, y + 14, {
      size: 15,
      align: 'left',
      colour: 'muted',
    })
    context.fillStyle = colours[colour]
    const count = 88
    for (let i = 0; i <= count; i++) {
      const r = (i / count) * away
      const swing = waveAt(wave, r)
      const x = left + (i / count) * (right - left) + (across ? 0 : swing * 11)
      const dy = across ? -swing * 24 : 0
      context.beginPath()
      context.arc(x, y + dy, 4.2, 0, Math.PI * 2)
      context.fill()
      if (across) continue
      context.fillRect(x - 1.2, y - 18, 2.4, 36)
    }
    star(stage, left - 26, y)
    house(stage, right + 40, y + 12, 34)
  }
}
