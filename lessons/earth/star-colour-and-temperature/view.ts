import { plot } from '@makebelieve/kit/simulation/plot'
import { disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, mixed, stars } from '../sky.ts'
import { colourName, colourOf, planckLaw, powerOf, type Star, zoneOf } from './model.ts'

const middle: readonly [number, number] = [290, 300]
/** Distances are drawn by their logarithm. */
const ring = (away: number) => 62 + 212 * (Math.log10(Math.min(60, Math.max(0.03, away)) / 0.05) / 3)

export function draw(stage: Stage, state: Star, values: Values): void {
  const { radius = 1, away = 1 } = values
  ground(stage, 'night')
  stars(stage, 80)
  zone(stage, state, values)
  const { context, colours } = stage
  context.strokeStyle = colours.muted
  context.lineWidth = 2
  context.setLineDash([7, 7])
  context.beginPath()
  context.arc(middle[0], middle[1], ring(away), 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
  const paint = colourOf(state.kelvin)
  const wide = 15 + 16 * Math.log10(radius / 0.1)
  const rgb = [1, 3, 5].map((i) => Number.parseInt(paint.slice(i, i + 2), 16)).join(',')
  glow(stage, ...middle, wide * 2.4 + 20 * Math.log10(1 + powerOf(state, values) * 10), rgb, 0.8)
  disc(stage, ...middle, wide, paint)
  const angle = state.angle + 0.5
  const [x, y] = [middle[0] + ring(away) * Math.cos(angle), middle[1] - ring(away) * Math.sin(angle)]
  planet(stage, x, y, state, values)
  words(stage, state, values)
  spectrum(stage, state)
  diagram(stage, state, values)
}

/** The green ring where water can be liquid. */
function zone(stage: Stage, state: Star, values: Values): void {
  const { context } = stage
  const [near, far] = zoneOf(state, values)
  if (near > 55) return
  const [inner, outer] = [ring(near), ring(far)]
  context.strokeStyle = 'rgba(110,190,90,0.45)'
  context.lineWidth = Math.max(4, outer - inner)
  context.beginPath()
  context.arc(middle[0], middle[1], (inner + outer) / 2, 0, Math.PI * 2)
  context.stroke()
  const below = outer < 210 ? outer + 18 : Math.min(205, inner - 18)
  label(stage, 'water can be liquid', middle[0], middle[1] + below, { size: 15, colour: 'leaf', bold: true })
}

/** Ice, sea and green, or glowing rock: by how warm it would be with air like ours, 33 degrees more. */
function planet(stage: Stage, x: number, y: number, { planet: kelvin }: Star, values: Values): void {
  const celsius = kelvin - 273.15 + 33
  const bright = (values.albedo ?? 30) / 100
  const paint =
    celsius < 0
      ? mixed('#E8F4FA', '#BBD8EE', (celsius + 100) / 100)
      : celsius < 60
        ? '#5FA8DC'
        : mixed('#D9A55A', '#C23A1E', (celsius - 60) / 500)
  disc(stage, x, y, 15, mixed(paint, '#FFFFFF', bright * 0.5))
  if (celsius > 0 && celsius < 60) disc(stage, x - 4, y + 3, 5, 'leaf')
}

function words(stage: Stage, state: Star, values: Values): void {
  const [near, far] = zoneOf(state, values)
  const { away = 1 } = values
  const celsius = state.planet - 273.15
  label(stage, `${colourName(state.kelvin)}, ${state.kelvin.toFixed(0)} K`, 20, 30, {
    align: 'left',
    bold: true,
    size: 24,
    colour: 'paper',
  })
  const power = powerOf(state, values)
  label(stage, `${power >= 100 ? power.toFixed(0) : power.toPrecision(2)} × the Sun’s light`, 20, 62, {
    align: 'left',
    size: 17,
    colour: 'paper',
  })
  const text = away < near ? 'too hot for water' : away > far ? 'too cold for water' : 'just right for water'
  label(stage, `planet: ${celsius.toFixed(0)} °C without its blanket of air`, 20, 552, {
    align: 'left',
    size: 17,
    colour: 'paper',
  })
  label(stage, `at ${away.toPrecision(2)} au: ${text}`, 20, 580, {
    align: 'left',
    size: 19,
    bold: true,
    colour: away < near ? 'rose' : away > far ? 'sky' : 'leaf',
  })
}

/** Planck's curve over the colours that eyes see. */
function spectrum(stage: Stage, { kelvin, peak }: Star): void {
  const top = planckLaw(peak, kelvin)
  const points = Array.from({ length: 91 }, (_, i) => {
    const wave = 60 + i * 16
    return [wave, planckLaw(wave, kelvin) / top] as const
  })
  const box = { at: [600, 16, 342, 276] as const, x: [0, 1500] as const }
  plot(stage, {
    at: box.at,
    title: `Its light: strongest at ${peak.toFixed(0)} nm`,
    across: '0 to 1500 nm',
    up: 'how strong',
    x: box.x,
    y: [0, 1.1],
  })
  const { context } = stage
  const left = box.at[0] + 36
  const wide = box.at[2] - 56
  const px = (wave: number) => left + (wave / 1500) * wide
  const [high, low] = [box.at[1] + 48, box.at[1] + box.at[3] - 37]
  for (let wave = 380; wave < 750; wave += 5) {
    context.fillStyle = rainbow(wave)
    context.globalAlpha = 0.6
    context.fillRect(px(wave), high, px(wave + 5) - px(wave) + 0.4, low - high)
  }
  context.globalAlpha = 1
  context.strokeStyle = stage.colours.ink
  context.lineWidth = 3.5
  context.beginPath()
  points.forEach(([wave, strong], i) => {
    const y = low - (low - high) * (strong / 1.1)
    if (i === 0) context.moveTo(px(wave), y)
    else context.lineTo(px(wave), y)
  })
  context.stroke()
  const y = low - (low - high) / 1.1
  disc(stage, px(Math.min(1490, peak)), y, 7, 'tomato')
}

function rainbow(wave: number): string {
  const hue =
    wave < 440
      ? 270 - (wave - 380) * 0.4
      : wave < 490
        ? 246 - (wave - 440) * 1.1
        : wave < 580
          ? 191 - (wave - 490) * 1.5
          : Math.max(0, 56 - (wave - 580) * 0.8)
  return `hsl(${hue},85%,58%)`
}

/** Hertzsprung and Russell's diagram: hot on the left, bright above. */
function diagram(stage: Stage, state: Star, values: Values): void {
  const power = Math.log10(powerOf(state, values))
  const line: [number, number][] = [
    [-2500, -3.3],
    [-3200, -2],
    [-3900, -1],
    [-5000, -0.45],
    [-5772, 0],
    [-6700, 0.6],
    [-8200, 1.1],
    [-9900, 1.6],
    [-12000, 2.1],
  ]
  plot(stage, {
    at: [600, 308, 342, 276],
    title: 'Stars by heat and brightness',
    across: 'hot: 12000 K                cool: 2500 K',
    up: 'light, dim to bright',
    x: [-12500, -2000],
    y: [-4.2, 3.4],
    curves: [{ points: line.reverse(), colour: 'line' }],
    dots: [
      { at: [-5772, 0], colour: 'marigold', size: 6, name: 'Sun' },
      { at: [-state.kelvin, power], colour: 'tomato', size: 9 },
    ],
  })
}
