import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meter, oval, soft, thermometer } from '../shapes.ts'
import { bubblesAMinute, lightAt, millilitres, type Pondweed, scarcest } from './model.ts'

const glass = { left: 330, right: 580, top: 170, bottom: 520 }
const stems = [440, 408, 472, 378, 504]

export function draw(stage: Stage, state: Pondweed, values: Values): void {
  ground(stage, 'paper')
  const { distance = 25, temperature = 20, plant = 10 } = values
  const { carbon, oxygen, time } = state
  const rate = bubblesAMinute(carbon, values)
  const lamp = glass.left - 30 - distance * 3.1
  card(stage, -20, 526, 640, 100, 'earth', 0)
  beam(stage, lamp, lightAt(distance))
  bench(stage, lamp, distance)
  water(stage)
  const count = Math.max(1, Math.round(plant / 4))
  for (let i = 0; i < count; i++) weed(stage, stems[i] ?? 455, 190 + 30 * scattered(i, 2), plant, i)
  funnel(stage, millilitres(Math.max(0, oxygen), temperature))
  bubbles(stage, rate, time, count)
  rim(stage)
  thermometer(stage, [549, 270], 190, (temperature + 2) / 50, `${temperature.toFixed(0)} °C`)
  label(stage, `${rate.toFixed(1)} bubbles a minute`, 190, 40, { bold: true, size: 25, on: 'card' })
  label(stage, rate > 0 ? `after ${time.toFixed(0)} min` : 'it takes oxygen: too dark or too hot', 190, 76, {
    size: 16,
    colour: 'muted',
  })
  curve(stage, carbon, rate, values)
  limits(stage, carbon, values)
}

function beam(stage: Stage, lamp: number, light: number): void {
  area(
    stage,
    [
      [lamp + 12, 318],
      [glass.left, 215],
      [glass.left, 505],
      [lamp + 12, 362],
    ],
    'marigold',
    { rim: false, alpha: Math.min(0.75, 0.1 + light / 900) },
  )
}

function bench(stage: Stage, lamp: number, distance: number): void {
  card(stage, lamp - 28, 508, 56, 14, 'muted', 5)
  card(stage, lamp - 6, 360, 10, 150, 'muted', 4)
  area(
    stage,
    [
      [lamp + 14, 306],
      [lamp + 14, 374],
      [lamp - 18, 356],
      [lamp - 18, 324],
    ],
    'iris',
  )
  oval(stage, [lamp + 15, 340], [9, 27], '#FFF1B8')
  line(
    stage,
    [
      [lamp + 14, 552],
      [glass.left, 552],
    ],
    { colour: 'card', width: 3 },
  )
  for (const x of [lamp + 14, glass.left])
    line(
      stage,
      [
        [x, 543],
        [x, 561],
      ],
      { colour: 'card', width: 3 },
    )
  label(stage, `${distance.toFixed(0)} cm`, Math.max(60, (lamp + glass.left) / 2), 578, {
    bold: true,
    size: 18,
    colour: 'card',
  })
}

function water({ context }: Stage): void {
  const { left, right, top, bottom } = glass
  context.fillStyle = '#D3ECF3'
  context.beginPath()
  context.roundRect(left, top + 28, right - left, bottom - top - 28, [0, 0, 18, 18])
  context.fill()
}

function rim({ context, colours }: Stage): void {
  const { left, right, top, bottom } = glass
  context.strokeStyle = colours.ink
  context.lineWidth = 3
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(left - 8, top)
  context.lineTo(left, top + 8)
  context.lineTo(left, bottom - 18)
  context.quadraticCurveTo(left, bottom, left + 18, bottom)
  context.lineTo(right - 18, bottom)
  context.quadraticCurveTo(right, bottom, right, bottom - 18)
  context.lineTo(right, top + 8)
  context.lineTo(right + 8, top)
  context.stroke()
  context.fillStyle = 'rgba(255,255,255,0.5)'
  context.fillRect(left + 10, top + 50, 7, bottom - top - 100)
}

/** One shoot with whorls of leaves, the longer the more of the plant there is. */
function weed(stage: Stage, x: number, tall: number, plant: number, i: number): void {
  const high = tall * (0.75 + Math.min(0.25, plant / 60))
  const bend = (y: number) => x + 7 * Math.sin(y / 38 + i * 2)
  const foot = glass.bottom - 8
  line(
    stage,
    Array.from({ length: 9 }, (_, k) => [bend((high * k) / 8), foot - (high * k) / 8] as const),
    { colour: 'leaf', width: 5 },
  )
  for (let y = 14; y < high; y += 17) {
    const wide = 21 * (1 - (0.35 * y) / high)
    for (const side of [-1, 1])
      oval(
        stage,
        [bend(y) + side * wide * 0.55, foot - y - 4],
        [wide * 0.62, 5.5],
        y % 2 ? '#6FB158' : '#5E9E4B',
        {
          turn: side * -0.45,
          rim: 1,
        },
      )
  }
  soft(
    stage,
    [
      [bend(high) - 9, foot - high],
      [bend(high), foot - high - 16],
      [bend(high) + 9, foot - high],
      [bend(high), foot - high + 6],
    ],
    '#7CC063',
    { rim: 1 },
  )
}

/** A funnel upside down leads the gas into a tube, marked every 2 mL. */
function funnel(stage: Stage, gas: number): void {
  const { context, colours } = stage
  const tube = { left: 437, right: 473, top: 44, bottom: 236 }
  context.fillStyle = '#D3ECF3'
  context.beginPath()
  context.roundRect(tube.left, tube.top, 36, tube.bottom - tube.top, [18, 18, 0, 0])
  context.fill()
  context.save()
  context.beginPath()
  context.roundRect(tube.left, tube.top, 36, tube.bottom - tube.top, [18, 18, 0, 0])
  context.clip()
  context.fillStyle = colours.card
  context.fillRect(tube.left, tube.top, 36, Math.min(1, gas / 12.5) * 178)
  context.restore()
  line(
    stage,
    [
      [375, 330],
      [446, 262],
      [446, 236],
    ],
    { colour: 'muted', width: 2.5 },
  )
  line(
    stage,
    [
      [535, 330],
      [464, 262],
      [464, 236],
    ],
    { colour: 'muted', width: 2.5 },
  )
  context.strokeStyle = colours.ink
  context.lineWidth = 2.5
  context.beginPath()
  context.roundRect(tube.left, tube.top, 36, tube.bottom - tube.top, [18, 18, 0, 0])
  context.stroke()
  for (let i = 1; i <= 6; i++)
    line(
      stage,
      [
        [tube.right - 10, tube.top + 28.5 * i],
        [tube.right, tube.top + 28.5 * i],
      ],
      { width: 1.5 },
    )
  label(stage, `${gas.toFixed(2)} mL`, 484, 66, { align: 'left', bold: true, size: 20 })
  label(stage, 'of oxygen', 484, 90, { align: 'left', size: 15, colour: 'muted' })
}

/** Rising lanes; how many of them carry a bubble goes with the rate. */
function bubbles(stage: Stage, rate: number, time: number, count: number): void {
  const lanes = 34
  const share = Math.min(1, rate / 26)
  for (let i = 0; i < lanes; i++) {
    const way = time * (0.34 + 0.12 * scattered(i, 4)) + scattered(i, 5)
    const [round, up] = [Math.floor(way), way - Math.floor(way)]
    if (scattered(i + round * 37, 6) >= share) continue
    const from = stems[i % count] ?? 455
    const y = 470 - 232 * up
    const squeeze = Math.min(1, Math.max(0, (340 - y) / 80))
    const x = from + 16 * (scattered(i, 7) - 0.5) + (455 - from) * squeeze + 3 * Math.sin(y / 11 + i)
    oval(stage, [squeeze > 0.9 ? 455 : x, y], [5, 5], 'card', { rim: 1.3 })
  }
}

function curve(stage: Stage, carbon: number, rate: number, values: Values): void {
  const most = Math.max(8, bubblesAMinute(carbon, { ...values, distance: 10 }) * 1.15)
  plot(stage, {
    at: [640, 20, 300, 300],
    title: 'Bubbles against light',
    across: 'light: far … near',
    up: `0 to ${most.toFixed(0)} a minute`,
    x: [0, 800],
    y: [0, most],
    curves: [
      {
        points: Array.from({ length: 50 }, (_, i) => {
          const light = 4 + (796 * i) / 49
          return [light, bubblesAMinute(carbon, { ...values, distance: Math.sqrt(80_000 / light) })] as const
        }),
        colour: 'leaf',
        filled: true,
      },
    ],
    dots: [{ at: [lightAt(values.distance ?? 25), rate], colour: 'tomato', size: 9 }],
  })
}

function limits(stage: Stage, carbon: number, values: Values): void {
  card(stage, 640, 340, 300, 240)
  label(stage, 'What holds it back?', 790, 364, { bold: true, size: 16 })
  const { shares, least } = scarcest(carbon, values)
  shares.forEach(({ name, share }, i) => {
    const scarce = name === least.name
    meter(stage, [662, 398 + i * 62], 256, share, scarce ? 'tomato' : 'leaf', {
      name: scarce ? `${name}: scarcest` : name,
      value: `${(share * 100).toFixed(0)}%`,
    })
  })
}
