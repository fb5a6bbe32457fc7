import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, mixed, thermometer, wandering } from '../shapes.ts'
import { factor, limit, type Reactor } from './model.ts'

const core = { left: 66, right: 430, top: 250, base: 520 }

export function draw(stage: Stage, state: Reactor, values: Values): void {
  ground(stage, 'paper')
  reactor(stage, state)
  const percent = 100 * state.power
  label(stage, percent >= 10 ? `${percent.toFixed(0)}%` : `${percent.toPrecision(2)}%`, 248, 564, {
    bold: true,
    size: 26,
  })
  label(stage, 'of full power', 248, 588, { size: 14, colour: 'muted' })
  const long = Math.max(60, state.time)
  plot(stage, {
    at: [476, 20, 462, 250],
    title: 'Power',
    across: `0 to ${long.toFixed(0)} s`,
    up: '0 to 130%',
    x: [0, long],
    y: [0, 1.3],
    curves: [
      { points: [[0, limit] as const, [long, limit] as const], colour: 'tomato', dashed: true },
      { points: [...state.trail, [state.time, state.power] as const], colour: 'iris' },
    ],
    dots: [{ at: [state.time, state.power], colour: 'iris' }],
  })
  balance(stage, factor(state, values))
  town(stage, state)
}

function reactor(stage: Stage, state: Reactor): void {
  const { left, right, top, base } = core
  const { context } = stage
  const bright = Math.min(1, Math.sqrt(Math.max(0, state.power)))
  card(stage, left - 34, 196, right - left + 60, 346, 'muted', 30)
  context.fillStyle = mixed('#123A52', '#38B6E8', bright)
  context.beginPath()
  context.roundRect(left - 20, 210, right - left + 32, 318, 22)
  context.fill()
  if (bright > 0.05) glow(stage, [(left + right) / 2, (top + base) / 2], 210, '#BDF1FF', 0.8 * bright)
  const columns = 9
  const step = (right - left) / columns
  for (let i = 0; i < columns; i++) {
    const x = left + i * step + step / 2 - 6
    if (i % 2 === 0) {
      const hot = Math.min(1, state.warmth / 400)
      area(
        stage,
        [
          [x - 12, top],
          [x + 12, top],
          [x + 12, base],
          [x - 12, base],
        ],
        mixed('#8A7A3A', '#F2662C', hot),
      )
    } else {
      const down = state.rods * (base - top - 4)
      const tip = top + down
      area(
        stage,
        [
          [x - 9, Math.max(62, tip - 274)],
          [x + 9, Math.max(62, tip - 274)],
          [x + 9, tip],
          [x - 9, tip],
        ],
        'ink',
      )
      line(
        stage,
        [
          [x, 56],
          [x, Math.max(62, tip - 274)],
        ],
        { width: 3 },
      )
    }
  }
  card(stage, left - 20, 22, right - left + 32, 34, state.dropped ? 'tomato' : 'line', 6)
  // Neutrons: their number grows with the logarithm of the power, for a thousandth is still many.
  const count = Math.max(0, Math.round(46 + 13 * Math.log10(Math.max(1e-6, state.power))))
  for (let i = 0; i < count; i++) {
    const x = left - 6 + wandering(i, 3, state.time * 0.5) * (right - left)
    const y = top + 6 + wandering(i, 8, state.time * 0.45) * (base - top - 12)
    disc(stage, x, y, 4.5, '#F4F4F8')
  }
  const flashes = Math.round(bright * 12)
  for (let i = 0; i < flashes; i++) {
    const beat = Math.floor(state.time * 2 + i * 0.37)
    const column = Math.floor(scattered(i + beat * 7, 2) * 5) * 2
    const x = left + column * step + step / 2 - 6
    const y = top + 20 + scattered(i + beat * 3, 5) * (base - top - 40)
    burst(stage, x, y)
  }
  label(
    stage,
    state.dropped ? 'Scram! The rods have fallen' : `rods ${(100 * state.rods).toFixed(0)}% in`,
    248,
    39,
    { size: 18, bold: true, colour: state.dropped ? 'card' : 'ink' },
  )
}

/** A fission: a small star. */
function burst(stage: Stage, x: number, y: number): void {
  glow(stage, [x, y], 22, '#FFE27A', 0.9)
  const points = Array.from({ length: 12 }, (_, i): [number, number] => {
    const far = i % 2 === 0 ? 13 : 5
    return [x + Math.cos((i * Math.PI) / 6) * far, y + Math.sin((i * Math.PI) / 6) * far]
  })
  area(stage, points, 'marigold')
}

/** A pointer for k around 1, and what it means. */
function balance(stage: Stage, k: number): void {
  card(stage, 476, 290, 250, 290)
  label(stage, `k = ${k.toFixed(4)}`, 601, 320, { bold: true, size: 24 })
  const [x, y, radius] = [601, 450, 92]
  const { context, colours } = stage
  const angleOf = (share: number) => Math.PI + share * Math.PI
  for (const [from, to, colour] of [
    [0, 0.47, 'sky'],
    [0.47, 0.53, 'leaf'],
    [0.53, 1, 'tomato'],
  ] as const) {
    context.strokeStyle = colours[colour]
    context.lineWidth = 18
    context.lineCap = 'butt'
    context.beginPath()
    context.arc(x, y, radius, angleOf(from), angleOf(to))
    context.stroke()
  }
  // Small differences matter most: the scale is stretched around 1.
  const away = Math.sign(k - 1) * Math.min(1, Math.cbrt(Math.abs(k - 1) / 0.04))
  const angle = angleOf(0.5 + 0.5 * away)
  line(
    stage,
    [
      [x, y],
      [x + Math.cos(angle) * 76, y + Math.sin(angle) * 76],
    ],
    { width: 5 },
  )
  disc(stage, x, y, 10, 'ink')
  const steady = Math.abs(k - 1) < 3e-5
  label(stage, steady ? 'steady' : k > 1 ? 'growing' : 'fading', x, 490, {
    bold: true,
    size: 20,
    colour: steady ? 'leaf' : k > 1 ? 'tomato' : 'teal',
  })
  label(stage, '10 000 fissions cause', x, 526, { size: 15, colour: 'muted' })
  label(stage, `${(10000 * k).toFixed(0)} new ones`, x, 550, { size: 16, bold: true })
}

/** Windows of a town that are lit, and the warmth of the fuel. */
function town(stage: Stage, state: Reactor): void {
  card(stage, 744, 290, 194, 290)
  thermometer(stage, 786, 336, 176, Math.min(1, state.warmth / 450))
  label(stage, `fuel +${state.warmth.toFixed(0)} K`, 841, 314, { size: 16, bold: true })
  const { context, colours } = stage
  const lit = Math.round(Math.min(1.2, state.power) * 20)
  ;[0, 1].forEach((house) => {
    const [x, y] = [830, 356 + house * 106]
    area(
      stage,
      [
        [x, y + 88],
        [x, y + 22],
        [x + 42, y],
        [x + 84, y + 22],
        [x + 84, y + 88],
      ],
      house === 0 ? 'iris' : 'teal',
    )
    for (let i = 0; i < 10; i++) {
      const on = house * 10 + i < lit
      context.fillStyle = on ? colours.marigold : '#2B2752'
      context.fillRect(x + 8 + (i % 5) * 14.5, y + 34 + Math.floor(i / 5) * 26, 10, 16)
    }
  })
}
