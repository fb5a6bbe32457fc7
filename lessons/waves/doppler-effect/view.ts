import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import { earAt, listenerMoves, type Siren, sirenAt, soundSpeed } from './model.ts'

const scale = 2.1
const road = 130
const foot = 366
const across = (x: number) => 480 + x * scale
/** Only every eighth mark is drawn as a ring. */
const ringEvery = 8

export function draw(stage: Stage, state: Siren, values: Values): void {
  const { context, colours } = stage
  ground(stage, 'paper')
  context.fillStyle = '#CFE3B8'
  context.fillRect(0, 0, 960, foot)
  context.fillStyle = '#8C8898'
  context.fillRect(0, road - 30, 960, 60)
  stroke(
    stage,
    [
      [0, road],
      [960, road],
    ],
    colours.card,
    { width: 4, dashes: [28, 22] },
  )
  for (const y of [road - 30, road + 30])
    line(
      stage,
      [
        [0, y],
        [960, y],
      ],
      { width: 2 },
    )
  context.save()
  context.beginPath()
  context.rect(0, 0, 960, foot)
  context.clip()
  const c = soundSpeed(values)
  for (const { x, sent } of state.marks) {
    if (Math.round(sent * 100) % ringEvery !== 0) continue
    const radius = c * (state.time - sent) * scale
    if (radius < 2 || radius > 980) continue
    context.globalAlpha = Math.max(0.18, 1 - radius / 1000)
    context.strokeStyle = colours.iris
    context.lineWidth = 3.5
    context.beginPath()
    context.arc(across(x), road, radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.restore()
  context.globalAlpha = 1
  const { pitch = 700, distance = 25, speed = 30 } = values
  const higher = state.heard > pitch * 1.002
  const lower = state.heard < pitch * 0.998
  const ear: [number, number] = [across(earAt(state.time, values)), road + distance * scale]
  const siren = across(sirenAt(state.time, values))
  const rider = listenerMoves(values)
  ambulance(stage, siren, road, state.time)
  listener(stage, [ear[0], ear[1] + 16], rider)
  const held = (x: number, half: number) => Math.min(952 - half, Math.max(8 + half, x))
  label(stage, `siren ${pitch.toFixed(0)} Hz`, held(siren, 70), road - 52, {
    bold: true,
    size: 18,
    on: 'card',
  })
  label(
    stage,
    state.heard > 0 ? `you hear ${state.heard.toFixed(0)} Hz` : 'nothing heard yet',
    held(ear[0] + (ear[0] > 700 ? -124 : 124), 96),
    Math.min(foot - 26, ear[1] + 24),
    { bold: true, size: 20, on: 'card', colour: higher ? 'tomato' : lower ? 'teal' : 'ink' },
  )
  line(
    stage,
    [
      [0, foot],
      [960, foot],
    ],
    { width: 3 },
  )
  const last = state.trail.at(-1)?.[0] ?? 0
  const most = speed > 0 ? Math.min(30, 410 / speed) : 10
  const wide = Math.max(0.12, (1.25 * speed) / c)
  plot(stage, {
    at: [20, 384, 620, 206],
    title: 'The pitch you hear',
    across: 'time',
    up: 'pitch',
    x: [0, Math.max(most, last)],
    y: [pitch * (1 - wide), pitch * (1 + wide * 1.15)],
    curves: [
      {
        points: [
          [0, pitch],
          [Math.max(most, last), pitch],
        ],
        colour: 'muted',
        dashed: true,
      },
      { points: state.trail.filter(([, heard]) => heard > 0), colour: 'iris' },
    ],
    dots: state.heard > 0 ? [{ at: [state.time, state.heard], colour: higher ? 'tomato' : 'teal' }] : [],
  })
  card(stage, 660, 384, 280, 206)
  const change = state.heard > 0 ? 100 * (state.heard / pitch - 1) : 0
  label(stage, higher ? 'higher' : lower ? 'lower' : 'as the siren', 800, 420, { size: 20, bold: true })
  label(
    stage,
    `${change >= 0.05 ? '+' : change <= -0.05 ? '−' : ''}${Math.abs(change).toFixed(1)}%`,
    800,
    466,
    {
      size: 40,
      bold: true,
      colour: higher ? 'tomato' : lower ? 'teal' : 'muted',
    },
  )
  label(stage, `${(speed * 3.6).toFixed(0)} km/h`, 800, 518, { size: 19, bold: true })
  label(stage, `is ${((100 * speed) / c).toFixed(0)}% of the speed of sound`, 800, 545, {
    size: 16,
    colour: 'muted',
  })
}

function ambulance(stage: Stage, x: number, y: number, time: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  for (const wheel of [-24, 24]) blob(stage, [wheel, 18], [8, 8], colours.ink)
  area(
    stage,
    [
      [-44, 16],
      [-44, -22],
      [20, -22],
      [34, -4],
      [46, 0],
      [46, 16],
    ],
    'card',
  )
  area(
    stage,
    [
      [16, -16],
      [22, -16],
      [31, -4],
      [16, -4],
    ],
    'sky',
  )
  area(
    stage,
    [
      [-44, 4],
      [46, 4],
      [46, 9],
      [-44, 9],
    ],
    'tomato',
    { rim: false },
  )
  context.fillStyle = colours.tomato
  context.fillRect(-20, -18, 7, 20)
  context.fillRect(-26.5, -11.5, 20, 7)
  blob(stage, [2, -26], [7, 5], Math.floor(time * 8) % 2 === 0 ? colours.sky : colours.iris)
  context.restore()
}

function listener(stage: Stage, [x, y]: readonly [number, number], rider: boolean): void {
  const { colours } = stage
  if (rider) {
    for (const wheel of [-17, 17]) blob(stage, [x + wheel, y + 22], [11, 11], 'rgba(255,255,255,0.6)')
    line(
      stage,
      [
        [x - 17, y + 22],
        [x - 4, y + 8],
        [x + 14, y + 8],
        [x + 17, y + 22],
        [x + 2, y + 22],
        [x - 4, y + 8],
      ],
      { colour: 'tomato', width: 3 },
    )
    line(
      stage,
      [
        [x + 14, y + 8],
        [x + 12, y],
      ],
      { width: 3 },
    )
  }
  area(
    stage,
    [
      [x - 9, y + 14],
      [x - 7, y - 6],
      [x + 7, y - 6],
      [x + 9, y + 14],
    ],
    'marigold',
  )
  if (!rider)
    for (const leg of [-5, 5])
      line(
        stage,
        [
          [x + leg, y + 14],
          [x + leg, y + 28],
        ],
        { width: 4 },
      )
  blob(stage, [x, y - 16], [11, 11], '#F2C9A1')
  blob(stage, [x - 11, y - 15], [3.5, 5], '#F2C9A1')
  blob(stage, [x + 4, y - 18], [1.6, 1.6], colours.ink, { rim: false })
  area(
    stage,
    [
      [x - 11, y - 18],
      [x - 7, y - 28],
      [x + 6, y - 28],
      [x + 11, y - 19],
    ],
    'earth',
  )
}
