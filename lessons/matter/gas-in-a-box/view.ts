import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Gas, gases, pressure, side } from './model.ts'

const scale = 66
const [left, top] = [44, 110]
const high = side * scale

export function draw(stage: Stage, state: Gas, values: Values): void {
  const { volume = 140, temperature = 300, amount = 4, gas = 1 } = values
  ground(stage, 'paper')
  const hot = (temperature - 100) / 500
  const piston = left + state.length * scale
  const { context } = stage
  // The cylinder, the space in it coloured by its warmth.
  context.fillStyle = mixed(hot, 0.82)
  context.fillRect(left, top, piston - left, high)
  const speeds = state.vx.map((vx, i) => Math.hypot(vx, state.vy[i] ?? 0, state.vz[i] ?? 0))
  const kind = Math.round(gas)
  const size = [5, 7.5, 9.5][kind] ?? 7.5
  for (let i = 0; i < state.x.length; i++) {
    const x = left + size + ((state.x[i] ?? 0) / state.length) * (piston - left - 2 * size)
    const y = top + size + ((state.y[i] ?? 0) / side) * (high - 2 * size)
    const fast = Math.min(1, ((speeds[i] ?? 0) / 3) * (0.35 + 0.9 * hot))
    const tail = 9 * Math.sqrt(temperature / 300) * ([2.2, 1, 0.8][kind] ?? 1)
    line(
      stage,
      [
        [x, y],
        [
          Math.min(piston, Math.max(left, x - (state.vx[i] ?? 0) * tail)),
          Math.min(top + high, Math.max(top, y - (state.vy[i] ?? 0) * tail)),
        ],
      ],
      { colour: 'muted', width: 1 },
    )
    disc(stage, x, y, size, mixed(fast, 0))
  }
  line(
    stage,
    [
      [left + 8 * scale + 12, top - 5],
      [left - 5, top - 5],
      [left - 5, top + high + 5],
      [left + 8 * scale + 12, top + high + 5],
    ],
    { width: 10 },
  )
  card(stage, piston, top + 1, 26, high - 2, 'earth', 4)
  if (piston + 26 < 598) card(stage, piston + 26, top + high / 2 - 12, 598 - piston - 26, 24, 'line', 4)
  card(stage, 596, top + high / 2 - 44, 18, 88, 'earth', 6)
  warmth(stage, hot)
  label(stage, `${(gases[kind] ?? gases[1]).name}, ${temperature.toFixed(0)} K`, left, 56, {
    bold: true,
    size: 24,
    align: 'left',
  })
  label(stage, `${(state.length * side * side).toFixed(0)} mL`, (left + piston) / 2, top + high + 30, {
    bold: true,
    size: 19,
  })
  const found = pressure(state, values)
  gauge(stage, found)
  const law = (v: number) => (amount * 8.314 * temperature) / v
  plot(stage, {
    at: [640, 310, 300, 270],
    title: 'Pressure against volume',
    across: 'volume',
    up: 'pressure',
    x: [0, 220],
    y: [0, law(45)],
    curves: [
      {
        points: Array.from({ length: 40 }, (_, i) => [50 + i * 4, law(50 + i * 4)] as const),
        colour: 'iris',
        dashed: true,
      },
    ],
    dots: [{ at: [state.counted > 0 ? state.length * side * side : volume, found], colour: 'tomato' }],
  })
}

/** From cold blue to hot red, made paler towards white. */
function mixed(share: number, pale: number): `#${string}` {
  const [cold, warm] = [
    [91, 150, 226],
    [228, 71, 43],
  ]
  const parts = [0, 1, 2].map((i) => {
    const plain = (cold?.[i] ?? 0) + ((warm?.[i] ?? 0) - (cold?.[i] ?? 0)) * share
    return Math.round(plain + (255 - plain) * pale)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** Flames below a hot box, ice below a cold one. */
function warmth(stage: Stage, hot: number): void {
  const base = 580
  if (hot > 0.3 && hot < 0.5) return
  if (hot >= 0.5) {
    const tall = 20 + 70 * hot
    for (let i = 0; i < 6; i++) {
      const x = 90 + i * 88
      const leaf = (wide: number, up: number): [number, number][] => [
        [x - wide, base],
        [x - wide * 0.8, base - up * 0.45],
        [x - wide * 0.15, base - up],
        [x + wide * 0.35, base - up * 0.6],
        [x + wide, base - up * 0.4],
        [x + wide, base],
      ]
      area(stage, leaf(22, tall), 'tomato')
      area(stage, leaf(11, tall * 0.55), 'marigold', { rim: false })
    }
    return
  }
  const tall = 14 + 80 * (0.4 - hot)
  for (let i = 0; i < 6; i++) card(stage, 60 + i * 88, base - tall, 66, tall, 'sky', 6)
}

function gauge(stage: Stage, found: number): void {
  const { context, colours } = stage
  const [x, y, radius] = [790, 150, 112]
  disc(stage, x, y, radius, 'card')
  context.strokeStyle = colours.ink
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (0.75 + (1.5 * i) / 8)
    line(
      stage,
      [
        [x + Math.cos(angle) * 100, y + Math.sin(angle) * 100],
        [x + Math.cos(angle) * 88, y + Math.sin(angle) * 88],
      ],
      { width: 3 },
    )
    if (i % 2 === 0)
      label(stage, `${i * 100}`, x + Math.cos(angle) * 68, y + Math.sin(angle) * 68, {
        size: 15,
        colour: 'muted',
      })
  }
  const angle = Math.PI * (0.75 + (1.5 * Math.min(820, found)) / 800)
  line(
    stage,
    [
      [x, y],
      [x + Math.cos(angle) * 84, y + Math.sin(angle) * 84],
    ],
    { colour: 'tomato', width: 5 },
  )
  disc(stage, x, y, 9, 'ink')
  label(stage, `${found.toFixed(0)} kPa`, x, y + 82, { bold: true, size: 20 })
}
