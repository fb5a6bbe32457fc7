import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cat, cloud } from '../figures.ts'
import { needed, roadOf, type Stop } from './model.ts'

const [carX, road, scale] = [170, 236, 20]

/** The car in the picture's left, the world rolls by; below, both parts of the way. */
export function draw(stage: Stage, state: Stop, values: Values): void {
  const { context } = stage
  const { ducks = 40, slope = 0 } = values
  ground(stage, 'sky')
  context.save()
  context.beginPath()
  context.rect(0, 0, 960, 312)
  context.clip()
  cloud(stage, 700 - ((state.way * 2) % 900), 60, 30)
  cloud(stage, 1250 - ((state.way * 2) % 900), 90, 24)
  context.translate(carX, road)
  context.rotate(-Math.atan(slope / 100))
  context.translate(-carX, -road)
  street(stage, state, values)
  const away = carX + 52 + (ducks - state.way) * scale
  if (away < 1000 && away > -160) family(stage, away, state.hit > 0)
  car(stage, state, values)
  context.restore()
  line(
    stage,
    [
      [-4, 312],
      [964, 312],
    ],
    { width: 3 },
  )
  const status = words(state, values)
  label(stage, status.says, 480, 32, { bold: true, size: 24, colour: status.colour, on: 'card' })
  ways(stage, state, values)
  curves(stage, state, values)
}

function words(state: Stop, values: Values) {
  if (state.hit > 0)
    return { says: `too late: ${(state.hit * 3.6).toFixed(0)} km/h at the ducks`, colour: 'tomato' as const }
  if (state.speed === 0) return { says: 'just in time!', colour: 'leaf' as const }
  if (state.time < (values.reaction ?? 0.7))
    return { says: 'ducks! … still thinking', colour: 'earth' as const }
  return { says: 'braking', colour: 'tomato' as const }
}

const tints = { dry: '#8B8894', wet: '#6C7C96', snow: '#F4F6FA', ice: '#CFE8F4' } as const

function street(stage: Stage, { way }: Stop, values: Values): void {
  const { context, colours } = stage
  const { name } = roadOf(values)
  context.fillStyle = name === 'snow' ? '#FFFFFF' : colours.leaf
  context.fillRect(-200, road - 8, 1400, 300)
  context.fillStyle = tints[name]
  context.fillRect(-200, road, 1400, 46)
  line(
    stage,
    [
      [-200, road],
      [1200, road],
    ],
    { width: 2 },
  )
  line(
    stage,
    [
      [-200, road + 46],
      [1200, road + 46],
    ],
    { width: 2 },
  )
  for (let metre = Math.floor(way / 5) * 5 - 15; metre < way + 50; metre += 5) {
    const x = carX + 52 + (metre - way) * scale
    line(
      stage,
      [
        [x, road + 23],
        [x + 44, road + 23],
      ],
      { width: 4, colour: name === 'snow' || name === 'ice' ? 'muted' : 'card' },
    )
    if (metre >= 0 && metre % 10 === 0) {
      card(stage, x - 22, road - 50, 44, 24, 'card', 5)
      line(
        stage,
        [
          [x, road - 26],
          [x, road - 4],
        ],
        { width: 3 },
      )
      label(stage, `${metre}`, x, road - 38, { size: 15, bold: true })
    }
  }
  if (name === 'wet' || name === 'snow')
    for (let i = 0; i < 60; i++) {
      const x = (scattered(i) * 1100 - way * scale * 0.6) % 1100
      const y = scattered(i, 5) * 280 - 30
      const at = x < -60 ? x + 1100 : x
      if (name === 'wet')
        line(
          stage,
          [
            [at, y],
            [at - 4, y + 16],
          ],
          { width: 1.5, colour: 'sky' },
        )
      else disc(stage, at, y, 3, 'card')
    }
}

function car(stage: Stage, { speed, time, way }: Stop, { mass = 1200, reaction = 0.7 }: Values): void {
  const { context } = stage
  const size = 0.72 + 0.34 * Math.cbrt(mass / 1200)
  const brakes = time >= reaction && speed > 0
  context.save()
  context.translate(carX, road + 26)
  context.scale(size, size)
  // It dives when it brakes.
  context.rotate(brakes ? 0.03 : 0)
  cat(stage, [6, -34], 42)
  area(
    stage,
    [
      [-66, -22],
      [-66, -46],
      [-48, -50],
      [-36, -50],
      [-36, -40],
      [26, -40],
      [58, -34],
      [62, -14],
      [-66, -14],
    ],
    'tomato',
  )
  line(
    stage,
    [
      [-36, -50],
      [-26, -78],
      [24, -78],
      [40, -40],
    ],
    { width: 4 },
  )
  if (brakes) disc(stage, -64, -40, 8, 'marigold')
  disc(stage, 58, -28, 5, 'marigold')
  for (const x of [-38, 36]) {
    disc(stage, x, -12, 16, 'ink')
    disc(stage, x, -12, 7, 'line')
    const turn = brakes && speed < 4 ? 0 : way * 3
    line(
      stage,
      [
        [x, -12],
        [x + Math.cos(turn) * 12, -12 + Math.sin(turn) * 12],
      ],
      { width: 2, colour: 'card' },
    )
  }
  context.restore()
}

/** A mother and three little ones; when it gets too close they fly up. */
function family(stage: Stage, x: number, flies: boolean): void {
  for (const [i, size] of [1, 0.55, 0.55, 0.55].entries()) {
    const [dx, dy] = [i === 0 ? 24 : 42 + i * 26, flies ? -96 - i * 18 : 0]
    duck(stage, x + dx, road + 34 + dy, size, flies)
  }
}

function duck(stage: Stage, x: number, y: number, size: number, flies: boolean): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  context.fillStyle = colours.marigold
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.ellipse(0, -14, 22, 13, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  disc(stage, -16, -34, 11, 'marigold')
  area(
    stage,
    [
      [-26, -36],
      [-38, -31],
      [-26, -29],
    ],
    'tomato',
  )
  disc(stage, -19, -37, 2.4, 'ink')
  if (flies)
    area(
      stage,
      [
        [-6, -20],
        [14, -52],
        [16, -18],
      ],
      'card',
    )
  context.restore()
}

function ways(stage: Stage, state: Stop, values: Values): void {
  const { context, colours } = stage
  const { speed = 50, ducks = 40 } = values
  const { thinking, braking } = needed(speed, values)
  const most =
    [60, 120, 240, 480].find((one) => one >= Math.max(ducks, Math.min(450, thinking + braking)) * 1.05) ?? 480
  card(stage, 20, 330, 560, 250)
  const [left, wide] = [46, 508]
  const x = (metres: number) => left + Math.min(1, metres / most) * wide
  context.fillStyle = colours.marigold
  context.fillRect(left, 392, x(state.thought) - left, 44)
  context.fillStyle = colours.tomato
  context.fillRect(x(state.thought), 392, x(state.way) - x(state.thought), 44)
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.rect(left, 392, wide, 44)
  context.stroke()
  for (let metre = 0; metre <= most; metre += most / 4)
    label(stage, `${metre} m`, x(metre), 454, {
      size: 14,
      colour: 'muted',
      align: metre === 0 ? 'left' : metre === most ? 'right' : 'center',
    })
  line(
    stage,
    [
      [x(ducks), 378],
      [x(ducks), 436],
    ],
    { width: 3 },
  )
  duck(stage, x(ducks) + 4, 380, 0.62, false)
  label(stage, 'thinking', 46, 492, { align: 'left', bold: true, size: 20, colour: 'earth' })
  label(stage, `${state.thought.toFixed(1)} m`, 250, 492, { align: 'right', bold: true, size: 22 })
  label(stage, 'braking', 46, 528, { align: 'left', bold: true, size: 20, colour: 'tomato' })
  label(stage, `${(state.way - state.thought).toFixed(1)} m`, 250, 528, {
    align: 'right',
    bold: true,
    size: 22,
  })
  label(stage, 'together', 46, 562, { align: 'left', size: 18, colour: 'muted' })
  label(stage, `${state.way.toFixed(1)} m`, 250, 562, { align: 'right', bold: true, size: 20 })
  label(stage, `${(state.speed * 3.6).toFixed(0)} km/h`, 440, 510, { bold: true, size: 44 })
  label(
    stage,
    roadOf(values).name === 'ice' || roadOf(values).name === 'snow'
      ? `on ${roadOf(values).name}`
      : `on a ${roadOf(values).name} road`,
    440,
    556,
    { size: 17, colour: 'muted' },
  )
}

function curves(stage: Stage, { way, speed: now }: Stop, values: Values): void {
  const { speed = 50 } = values
  const points = Array.from({ length: 27 }, (_, i) => i * 5)
  const far = needed(130, values)
  const most = Math.min(400, Math.ceil((far.thinking + far.braking) / 50) * 50)
  const all = (kmh: number) => {
    const { thinking, braking } = needed(kmh, values)
    return thinking + braking
  }
  plot(stage, {
    at: [600, 330, 340, 250],
    title: 'The way to stop',
    across: 'speed: 0 to 130 km/h',
    up: `0 to ${most} m`,
    x: [0, 130],
    y: [0, most],
    curves: [
      {
        points: points.filter((kmh) => all(kmh) <= most * 1.05).map((kmh) => [kmh, all(kmh)] as const),
        colour: 'tomato',
      },
      { points: points.map((kmh) => [kmh, needed(kmh, values).thinking] as const), colour: 'marigold' },
      {
        points: [[0, values.ducks ?? 40] as const, [130, values.ducks ?? 40] as const],
        colour: 'line',
        dashed: true,
      },
    ],
    dots: [{ at: [speed, now === 0 ? way : Math.min(way, all(speed))], colour: 'teal' }],
  })
}
