import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { flame, mixed, thermometer, wandering } from '../shapes.ts'
import { type Equilibrium, pressure, rates } from './model.ts'

const glass = { left: 84, top: 84, tall: 190, perMl: 3.1 }

export function draw(stage: Stage, state: Equilibrium, values: Values): void {
  ground(stage, 'paper')
  bath(stage, values)
  syringe(stage, state, values)
  arrows(stage, state, values)
  const whole = 2 * state.pairs + state.singles
  const now = state.time
  const from = Math.max(0, now - 30)
  plot(stage, {
    at: [610, 24, 328, 286],
    title: 'The last 30 seconds',
    across: 'time',
    up: 'share of the gas',
    x: [from, from + 30],
    y: [0, 1],
    curves: [
      {
        points: state.trail.filter(([t]) => t >= from).map(([t, pairs]) => [t, (2 * pairs) / whole] as const),
        colour: 'sky',
      },
      {
        points: state.trail.filter(([t]) => t >= from).map(([t, , singles]) => [t, singles / whole] as const),
        colour: 'earth',
      },
    ],
    dots: [
      { at: [now, (2 * state.pairs) / whole], colour: 'sky' },
      { at: [now, state.singles / whole], colour: 'earth' },
    ],
  })
}

/** The warmer the water, the more flames below. */
function bath(stage: Stage, { temperature = 300 }: Values): void {
  const hot = (temperature - 290) / 80
  const flames = Math.round(hot * 5)
  for (let i = 0; i < flames; i++) flame(stage, 150 + i * 92, 576, 40 + 22 * hot, 20)
  card(stage, 40, 52, 540, 456, 'card', 26)
  const { context } = stage
  context.globalAlpha = 0.5
  context.fillStyle = mixed('#7FC4E8', '#F3B8A0', hot)
  context.beginPath()
  context.roundRect(46, 66, 528, 436, 22)
  context.fill()
  context.globalAlpha = 1
  thermometer(stage, 540, 300, 150, 0.08 + 0.9 * hot)
  label(stage, `${temperature.toFixed(0)} K`, 508, 330, { bold: true, size: 22, align: 'right' })
  label(stage, `${(temperature - 273.15).toFixed(0)} °C`, 508, 358, {
    size: 16,
    align: 'right',
    colour: 'muted',
  })
}

function syringe(stage: Stage, state: Equilibrium, values: Values): void {
  const { volume = 60 } = values
  const { left, top, tall, perMl } = glass
  const end = left + volume * perMl + 20
  const { context } = stage
  context.fillStyle = '#FFFFFF'
  context.fillRect(left, top, end - left, tall)
  const dark = 1 - Math.exp(-state.singles / volume / 0.028)
  context.globalAlpha = 0.85 * dark
  context.fillStyle = '#9C4A14'
  context.fillRect(left, top, end - left, tall)
  context.globalAlpha = 1
  const place = (i: number, salt: number): [number, number] => [
    left + 18 + wandering(i, salt, state.time * 0.35) * (end - left - 36),
    top + 16 + wandering(i, salt + 9, state.time * 0.3) * (tall - 32),
  ]
  const [pairs, singles] = [Math.round(state.pairs * 12), Math.round(state.singles * 12)]
  for (let i = 0; i < pairs; i++) {
    const [x, y] = place(i, 1)
    const turn = state.time + i
    disc(stage, x - 5.5 * Math.cos(turn), y - 5.5 * Math.sin(turn), 7, '#DCE7EF')
    disc(stage, x + 5.5 * Math.cos(turn), y + 5.5 * Math.sin(turn), 7, '#DCE7EF')
  }
  for (let i = 0; i < singles; i++) disc(stage, ...place(i, 20), 7, '#B5541A')
  line(
    stage,
    [
      [486, top - 4],
      [left - 2, top - 4],
      [left - 2, top + tall + 4],
      [486, top + tall + 4],
    ],
    { width: 7 },
  )
  card(stage, end, top + 2, 18, tall - 4, 'ink', 4)
  if (end + 18 < 536) card(stage, end + 18, top + tall / 2 - 9, 536 - end - 18, 18, 'line', 3)
  card(stage, 534, top + tall / 2 - 46, 16, 92, 'marigold', 6)
  label(stage, `${volume.toFixed(0)} mL`, left, 312, { bold: true, size: 22, align: 'left' })
  label(stage, `${pressure(state.pairs + state.singles, values).toFixed(0)} kPa`, left, 340, {
    size: 16,
    align: 'left',
    colour: 'muted',
  })
  disc(stage, 92, 394, 9, '#DCE7EF')
  disc(stage, 106, 394, 9, '#DCE7EF')
  label(stage, 'pair N₂O₄', 128, 394, { size: 17, align: 'left' })
  disc(stage, 99, 430, 9, '#B5541A')
  label(stage, 'single NO₂, brown', 128, 430, { size: 17, align: 'left' })
}

/** How much goes each way, as arrows: equally wide in balance. */
function arrows(stage: Stage, state: Equilibrium, values: Values): void {
  card(stage, 610, 328, 328, 248)
  const { there, back } = rates(state, values)
  const most = Math.max(there, back, 1e-9)
  const even = Math.abs(there - back) < 0.03 * most
  label(
    stage,
    even ? 'In balance, yet never at rest' : there > back ? 'More split than join' : 'More join than split',
    774,
    354,
    {
      bold: true,
      size: 17,
      colour: even ? 'teal' : 'ink',
    },
  )
  const wide = (rate: number) => 4 + 30 * Math.sqrt(rate / most)
  broad(stage, 684, 864, 426, wide(there), 'earth')
  broad(stage, 864, 684, 502, wide(back), 'sky')
  for (const [x, y] of [
    [640, 462],
    [656, 462],
  ] as const)
    disc(stage, x, y, 12, '#DCE7EF')
  disc(stage, 894, 446, 12, '#B5541A')
  disc(stage, 910, 478, 12, '#B5541A')
  label(stage, `splitting ${there.toFixed(3)}`, 774, 388, { size: 15 })
  label(stage, `joining ${back.toFixed(3)} mmol/s`, 774, 544, { size: 15 })
}

function broad(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  wide: number,
  colour: 'earth' | 'sky',
): void {
  const way = Math.sign(to - from)
  const neck = to - way * (14 + wide * 0.5)
  area(
    stage,
    [
      [from, y - wide / 2],
      [neck, y - wide / 2],
      [neck, y - wide / 2 - 7],
      [to, y],
      [neck, y + wide / 2 + 7],
      [neck, y + wide / 2],
      [from, y + wide / 2],
    ],
    colour,
  )
}
