import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cloud, mixed, stars, sun as sunDisc, thermometer, tree } from '../sky.ts'
import { absorbed, type Greenhouse, glows, hasGases, leaves } from './model.ts'

type Point = readonly [number, number]
const floor = 470

/** Space on top, air below it, the ground; the wider an arrow, the more watts. */
export function draw(stage: Stage, state: Greenhouse, values: Values): void {
  const { kelvin } = state
  const { co2 = 420, sun = 1361, albedo = 30 } = values
  const celsius = kelvin - 273.15
  ground(stage, 'paper')
  sky(stage, hasGases(values), co2)
  land(stage, celsius)
  const [arrives, back] = [sun / 4, ((sun / 4) * albedo) / 100]
  const up = glows(kelvin)
  const out = leaves(kelvin, values)
  const wide = (watts: number) => Math.max(2, watts * 0.13)
  sunDisc(stage, 62, 62, 30, sun / 1361)
  band(
    stage,
    [
      [96, 96],
      [196, 300],
    ],
    wide(arrives),
    'marigold',
  )
  if (albedo > 30) cloud(stage, 250, 240, 90 + albedo)
  else cloud(stage, 250, 250, 60 + 2 * albedo)
  band(
    stage,
    [
      [197, 302],
      [226, floor - 22],
    ],
    wide(arrives - back),
    'marigold',
    true,
  )
  band(
    stage,
    [
      [262, 196],
      [318, 34],
    ],
    wide(back),
    'paper',
    true,
  )
  band(
    stage,
    [
      [392, floor + 4],
      [392, 236],
    ],
    wide(up),
    'tomato',
  )
  band(
    stage,
    [
      [392, 236],
      [392, 36],
    ],
    wide(out),
    'tomato',
    true,
  )
  const held = Math.max(0, up - out)
  if (held > 1) {
    band(
      stage,
      [
        [420, 240],
        [492, 250],
        [522, 330],
        [522, floor - 20],
      ],
      wide(held),
      'rose',
      true,
    )
  }
  molecules(stage, values, co2)
  chip(stage, `${arrives.toFixed(0)} from the Sun`, 110, 170, 'ink')
  chip(stage, `${back.toFixed(0)} sent back`, 268, 104, 'ink')
  chip(stage, `${out.toFixed(0)} to space`, 474, 58, 'tomato')
  chip(stage, `${absorbed(values).toFixed(0)} taken in`, 214, 520, 'ink')
  chip(stage, `${up.toFixed(0)} of heat`, 384, 520, 'tomato')
  if (held > 1) chip(stage, `${held.toFixed(0)} held back`, 546, 520, 'ink')
  label(stage, 'watts on each square metre', 310, 576, { size: 15, colour: 'ink' })
  side(stage, state, values)
}

function chip(stage: Stage, text: string, x: number, y: number, colour: StageColour): void {
  label(stage, text, x, y, { on: 'card', bold: true, size: 16, colour })
}

function sky(stage: Stage, gases: boolean, co2: number): void {
  const { context } = stage
  context.fillStyle = '#1B1838'
  context.fillRect(0, 0, 640, 160)
  stars(stage, 50, [0, 0, 640, 140])
  const fade = context.createLinearGradient(0, 120, 0, floor)
  fade.addColorStop(0, '#1B1838')
  fade.addColorStop(0.35, gases ? mixed('#7FB6DB', '#C9917F', Math.log2(co2 / 140) / 4) : '#3C3A66')
  fade.addColorStop(1, gases ? mixed('#DDF0F5', '#F6D9C0', Math.log2(co2 / 140) / 3.5) : '#8C93B4')
  context.fillStyle = fade
  context.fillRect(0, 120, 640, floor)
}

/** Snow when it is cold, green when it is mild, sand when it is hot. */
function land(stage: Stage, celsius: number): void {
  const paint =
    celsius < 8
      ? mixed('#F4F8FA', '#A6C58C', (celsius + 12) / 20)
      : mixed('#8DBD70', '#E0BF7A', (celsius - 14) / 16)
  const hill: Point[] = []
  for (let x = -6; x <= 648; x += 12) hill.push([x, floor + 8 * Math.sin(x / 90 + 1)])
  area(stage, [...hill, [642, 604], [-6, 604]], paint)
  const lives = celsius > -4
  for (const [x, tall] of [
    [40, 62],
    [86, 48],
    [596, 58],
  ] as const)
    tree(stage, x, floor + 18, tall, mixed('#5E9E4B', '#C2A24A', (celsius - 18) / 14), !lives)
}

/** A broad arrow along points. */
function band(
  stage: Stage,
  points: readonly Point[],
  wide: number,
  colour: 'marigold' | 'tomato' | 'paper' | 'rose',
  headed = false,
): void {
  const { context, colours } = stage
  const last = points.at(-1) ?? [0, 0]
  const previous = points.at(-2) ?? last
  const long = Math.hypot(last[0] - previous[0], last[1] - previous[1]) || 1
  const [ux, uy] = [(last[0] - previous[0]) / long, (last[1] - previous[1]) / long]
  context.globalAlpha = 0.88
  context.lineCap = 'butt'
  context.lineJoin = 'round'
  context.strokeStyle = colours[colour]
  context.lineWidth = wide
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.stroke()
  if (headed) {
    const side = wide / 2 + 8
    context.fillStyle = colours[colour]
    context.beginPath()
    context.moveTo(last[0] + ux * (12 + wide * 0.35), last[1] + uy * (12 + wide * 0.35))
    context.lineTo(last[0] - uy * side - ux, last[1] + ux * side - uy)
    context.lineTo(last[0] + uy * side - ux, last[1] - ux * side - uy)
    context.closePath()
    context.fill()
  }
  context.globalAlpha = 1
}

/** One drawn molecule stands for 20 ppm. */
function molecules({ context, colours }: Stage, values: Values, co2: number): void {
  if (!hasGases(values)) return
  for (let i = 0; i < Math.round(co2 / 20); i++) {
    const [x, y] = [20 + scattered(i, 31) * 600, 196 + scattered(i, 32) * 236]
    context.save()
    context.translate(x, y)
    context.rotate(scattered(i, 33) * Math.PI)
    for (const [dx, r, paint] of [
      [-8, 5, colours.tomato],
      [8, 5, colours.tomato],
      [0, 6, colours.ink],
    ] as const) {
      context.fillStyle = paint
      context.strokeStyle = colours.paper
      context.lineWidth = 1
      context.beginPath()
      context.arc(dx, 0, r, 0, Math.PI * 2)
      context.fill()
      context.stroke()
    }
    context.restore()
  }
}

function side(stage: Stage, { kelvin, time, trail }: Greenhouse, values: Values): void {
  const celsius = kelvin - 273.15
  card(stage, 660, 20, 280, 292)
  thermometer(stage, 712, 44, 200, celsius, [-50, 70], [-40, -20, 0, 20, 40, 60])
  label(stage, `${celsius.toFixed(1)} °C`, 852, 90, { bold: true, size: 34 })
  label(stage, 'mean of the Earth', 852, 126, { size: 15, colour: 'muted' })
  const balance = absorbed(values) - leaves(kelvin, values)
  const more = Math.abs(balance) < 0.15 ? 'in balance' : balance > 0 ? 'it warms' : 'it cools'
  label(stage, more, 852, 186, {
    bold: true,
    size: 22,
    colour: Math.abs(balance) < 0.15 ? 'teal' : balance > 0 ? 'tomato' : 'iris',
  })
  if (Math.abs(balance) >= 0.15)
    label(stage, `in − out: ${balance >= 0 ? '+' : '−'}${Math.abs(balance).toFixed(1)} W/m²`, 852, 218, {
      size: 16,
    })
  if (hasGases(values))
    label(stage, `CO₂ ${(values.co2 ?? 0).toFixed(0)} ppm`, 852, 268, { size: 18, bold: true })
  else label(stage, 'no such gases', 852, 268, { size: 17, bold: true })
  const first = trail[0]?.[0] ?? 0
  const all = trail.map(([, value]) => value)
  const [low, high] = [Math.min(...all, 13), Math.max(...all, 16)]
  const [from, to] = [low - (high - low) * 0.15, high + (high - low) * 0.15]
  plot(stage, {
    at: [660, 332, 280, 250],
    title: `The last ${Math.max(1, Math.round(time - first))} years`,
    across: 'time',
    up: `°C, ${from.toFixed(0)} to ${to.toFixed(0)}`,
    x: [first, Math.max(first + 20, time)],
    y: [from, to],
    curves: [{ points: [...trail, [time, celsius]], colour: 'tomato' }],
    dots: [{ at: [time, celsius], colour: 'tomato', size: 7 }],
  })
}
