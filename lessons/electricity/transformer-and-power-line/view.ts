import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { inUnits } from '../parts.ts'
import { home, moment, type PowerLine, station } from './model.ts'

const earth = 420
const pylons = [320, 480, 640] as const

export function draw(stage: Stage, state: PowerLine, values: Values): void {
  ground(stage, 'night')
  const { context } = stage
  for (let i = 0; i < 40; i++) {
    context.fillStyle = `rgba(255,255,255,${(0.25 + scattered(i, 3) * 0.5).toFixed(2)})`
    context.fillRect(scattered(i, 1) * 960, scattered(i, 2) * 190, 2, 2)
  }
  area(
    stage,
    [
      [-4, earth],
      [964, earth],
      [964, 604],
      [-4, 604],
    ],
    '#3E5B45',
  )
  const peak = moment(1, values)
  const { voltage = 110, homes = 20000, length = 50, thickness = 300 } = values
  plant(stage, state.time)
  wires(stage, state, thickness)
  for (const x of pylons) pylon(stage, x)
  const ratio = (voltage * 1000) / station
  line(
    stage,
    [
      [140, 372],
      [160, 372],
    ],
    { width: 5, colour: 'marigold' },
  )
  transformer(stage, 205, ratio)
  transformer(stage, 745, home.volts / (voltage * 1000))
  city(stage, homes, (peak.home / Math.SQRT2 / home.volts) ** 2)
  const over = (text: string, x: number, y: number, size = 18) =>
    label(stage, text, x, y, { size, bold: true, colour: 'card' })
  over(`${station / 1000} kV`, 112, 302, 17)
  over(`${inUnits(voltage * 1000, 'V')}`, 480, 68, 30)
  over(`${inUnits(peak.current / Math.SQRT2, 'A')} in the line, ${length.toFixed(0)} km long`, 480, 104, 17)
  over(`${(peak.home / Math.SQRT2).toFixed(0)} V at home`, 866, 178)
  budget(stage, state)
}

function budget(stage: Stage, { share, sentPower, lostPower, usedPower }: PowerLine): void {
  card(stage, 40, 448, 880, 134)
  label(stage, `sent: ${inUnits(sentPower, 'W')}`, 64, 474, { size: 18, bold: true, align: 'left' })
  label(stage, `lost as warmth: ${(share * 100).toFixed(share < 0.1 ? 2 : 0)}%`, 896, 474, {
    size: 18,
    bold: true,
    align: 'right',
    colour: 'tomato',
  })
  const [x, y, wide, tall] = [64, 494, 832, 40]
  const split = x + wide * (1 - share)
  area(
    stage,
    [
      [x, y],
      [split, y],
      [split, y + tall],
      [x, y + tall],
    ],
    'leaf',
  )
  if (share > 0.001)
    area(
      stage,
      [
        [split, y],
        [x + wide, y],
        [x + wide, y + tall],
        [split, y + tall],
      ],
      'tomato',
    )
  label(stage, `the town gets ${inUnits(usedPower, 'W')}`, 64, 560, {
    size: 17,
    align: 'left',
    bold: true,
    colour: 'leaf',
  })
  label(stage, `the line warms the air with ${inUnits(lostPower, 'W')}`, 896, 560, {
    size: 17,
    align: 'right',
    colour: 'tomato',
    bold: true,
  })
}

/** Three spans that sag; they glow as they warm. The charges only shake to and fro. */
function wires(stage: Stage, { share, wave }: PowerLine, thickness: number): void {
  const { context, colours } = stage
  const ends = [250, ...pylons, 700]
  for (const height of [0, 34]) {
    for (let i = 1; i < ends.length; i++) {
      const [a, b] = [ends[i - 1] ?? 0, ends[i] ?? 0]
      const low = (x: number) => (x === 250 || x === 700 ? 290 : 180) + height
      const points: [number, number][] = []
      for (let k = 0; k <= 14; k++) {
        const t = k / 14
        points.push([a + (b - a) * t, low(a) + (low(b) - low(a)) * t + 90 * t * (1 - t)])
      }
      context.globalAlpha = Math.min(0.9, share * 1.5)
      line(stage, points, { colour: 'tomato', width: 16 })
      context.globalAlpha = 1
      line(stage, points, { colour: share > 0.25 ? 'marigold' : 'sky', width: 2 + thickness / 170 })
      for (const t of [0.25, 0.5, 0.75]) {
        const at = Math.min(0.98, Math.max(0.02, t + wave * 0.1))
        const [x, y] = [a + (b - a) * at, low(a) + (low(b) - low(a)) * at + 90 * at * (1 - at)]
        context.fillStyle = colours.card
        context.beginPath()
        context.arc(x, y, 4.5, 0, Math.PI * 2)
        context.fill()
      }
    }
  }
}

function pylon(stage: Stage, x: number): void {
  const stroke = (points: readonly (readonly [number, number])[], width = 5) =>
    line(stage, points, { colour: 'line', width })
  stroke([
    [x - 34, earth],
    [x - 7, 150],
    [x + 7, 150],
    [x + 34, earth],
  ])
  for (let i = 0; i < 5; i++) {
    const [y, wide] = [earth - i * 50, 33 - i * 5]
    stroke(
      [
        [x - wide, y],
        [x + wide - 5, y - 50],
      ],
      2.5,
    )
    stroke(
      [
        [x + wide, y],
        [x - wide + 5, y - 50],
      ],
      2.5,
    )
  }
  for (const y of [180, 214])
    stroke([
      [x - 36, y],
      [x + 36, y],
    ])
}

/** Two coils on one frame; more turns on the side of the higher voltage. */
function transformer(stage: Stage, x: number, ratio: number): void {
  card(stage, x - 52, 300, 104, 120, 'muted', 10)
  card(stage, x - 26, 326, 52, 68, 'paper', 4)
  const many = (of: number) => Math.round(Math.min(13, Math.max(2, 5 + 2 * Math.log2(of) * 0.6)))
  for (const [at, count, colour] of [
    [x - 39, many(1 / ratio), 'marigold'],
    [x + 39, many(ratio), 'sky'],
  ] as const)
    for (let i = 0; i < count; i++) {
      const y = 322 + (76 * (i + 0.5)) / count
      line(
        stage,
        [
          [at - 15, y + 2],
          [at + 15, y - 2],
        ],
        { width: 6 },
      )
      line(
        stage,
        [
          [at - 15, y + 2],
          [at + 15, y - 2],
        ],
        { width: 3.5, colour },
      )
    }
  label(stage, ratio > 1 ? `× ${+ratio.toPrecision(2)}` : `÷ ${+(1 / ratio).toPrecision(2)}`, x, 284, {
    size: 18,
    bold: true,
    colour: 'marigold',
  })
}

function plant(stage: Stage, time: number): void {
  for (let i = 0; i < 4; i++) {
    const rise = (time * 12 + i / 4) % 1
    stage.context.globalAlpha = 0.5 * (1 - rise)
    disc(stage, 52 + rise * 20 - 6, 236 - rise * 60, 8 + rise * 16, '#CFCBD8')
    stage.context.globalAlpha = 1
  }
  area(
    stage,
    [
      [22, earth],
      [34, 250],
      [68, 250],
      [80, earth],
    ],
    '#D9D2C3',
  )
  card(stage, 60, 320, 84, 100, 'earth', 4)
  for (const x of [72, 98]) card(stage, x, 345, 18, 24, 'marigold', 3)
}

function city(stage: Stage, homes: number, light: number): void {
  const towers = [
    [806, 250, 44],
    [852, 210, 50],
    [904, 270, 46],
  ] as const
  const lit = Math.round(9 + (Math.log(homes / 1000) / Math.log(50)) * 36)
  let i = 0
  for (const [x, top, wide] of towers) {
    card(stage, x, top, wide, earth - top, 'ink', 4)
    for (let y = top + 12; y < earth - 16; y += 22)
      for (let wx = x + 8; wx < x + wide - 8; wx += 13) {
        const on = scattered(i, 9) < lit / 46
        i++
        stage.context.globalAlpha = on ? Math.max(0.06, Math.min(1, light)) : 1
        stage.context.fillStyle = on ? '#FFD95A' : '#34304F'
        stage.context.fillRect(wx, y, 8, 12)
        stage.context.globalAlpha = 1
      }
  }
}
