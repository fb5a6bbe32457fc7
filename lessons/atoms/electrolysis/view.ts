import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed } from '../shapes.ts'
import { currentAt, type Electrolysis, molarVolume, solutionOf, tube } from './model.ts'

const glass = { top: 70, base: 400, wide: 84 }

export function draw(stage: Stage, state: Electrolysis, values: Values): void {
  ground(stage, 'paper')
  const { apart = 5, voltage = 6, strength = 0.5 } = values
  const what = solutionOf(values)
  const now = currentAt(state.strength, values)
  const shift = 84 + apart * 6
  const [left, right] = [310 - shift, 310 + shift]
  const paint = mixed(
    '#E8F3F8',
    what.paint,
    Math.min(1, 0.35 + (0.65 * state.strength) / Math.max(0.3, strength)) * Math.min(1, 0.4 + state.strength),
  )
  const { context } = stage
  for (const [x, y, w, h] of [
    [left - 42, glass.base - 2, right - left + 84, 62],
    [left - 42, glass.top, 84, 392],
    [right - 42, glass.top, 84, 392],
  ] as const) {
    context.fillStyle = paint
    context.fillRect(x, y, w, h)
  }
  const gases = [what.minus.gas ? state.minus * molarVolume : 0, state.plus * molarVolume] as const
  pole(stage, left, gases[0], '#FFFFFF', now * (what.minus.gas ? 1 : 0), state.time, 1)
  pole(
    stage,
    right,
    gases[1],
    what.plus.name === 'chlorine' ? '#D8E38A' : '#F6FBFF',
    now * (2 / what.plus.electrons),
    state.time,
    2,
  )
  plates(stage, left, right, what.minus.gas ? 0 : state.minus * what.minus.molar, now)
  outline(stage, left, right)
  battery(stage, left, right, voltage, now)
  label(stage, what.minus.formula, left, 38, { bold: true, size: 26 })
  label(stage, what.plus.formula, right, 38, { bold: true, size: 26 })
  const amount = what.minus.gas
    ? `${gases[0].toFixed(1)} mL`
    : `${(1000 * state.minus * what.minus.molar).toFixed(0)} mg`
  label(stage, amount, left - 56, 110, { bold: true, size: 20, align: 'right' })
  label(stage, what.minus.name, left - 56, 136, { size: 15, align: 'right', colour: 'muted' })
  label(stage, `${gases[1].toFixed(1)} mL`, right + 56, 110, { bold: true, size: 20, align: 'left' })
  label(stage, what.plus.name, right + 56, 136, { size: 15, align: 'left', colour: 'muted' })
  label(stage, what.name, 26, 582, { size: 16, bold: true, align: 'left' })
  if (now < 1e-3)
    label(stage, 'too weak: nothing is split', 310, 250, {
      size: 18,
      bold: true,
      colour: 'tomato',
      on: 'card',
    })
  curves(stage, state, values, now)
}

/** One tube: gas above, bubbles rising from the plate. */
function pole(
  stage: Stage,
  x: number,
  volume: number,
  gas: `#${string}`,
  bubbles: number,
  time: number,
  salt: number,
): void {
  const { context } = stage
  const level = glass.top + 2 + (Math.min(tube, volume) / tube) * 236
  context.fillStyle = gas
  context.fillRect(x - 42, glass.top, 84, level - glass.top)
  for (let i = 1; i <= 5; i++) {
    const y = glass.top + 2 + (i / 5) * 236
    line(
      stage,
      [
        [x + 24, y],
        [x + 40, y],
      ],
      { width: 2, colour: 'muted' },
    )
  }
  if (volume > 0.2)
    line(
      stage,
      [
        [x - 40, level],
        [x + 40, level],
      ],
      { width: 2, colour: 'teal' },
    )
  const count = Math.min(26, Math.round(Math.sqrt(bubbles) * 20))
  for (let i = 0; i < count; i++) {
    const risen = (scattered(i, salt) + time * 0.03 * (0.6 + scattered(i, salt + 4))) % 1
    const y = 396 - risen * (388 - level)
    disc(
      stage,
      x - 26 + scattered(i, salt + 8) * 52 + 4 * Math.sin(risen * 20 + i),
      y,
      3 + 3 * scattered(i, salt + 9),
      '#FFFFFF',
    )
  }
}

function plates(stage: Stage, left: number, right: number, grams: number, now: number): void {
  const coat = Math.min(15, grams * 40)
  const box = (x: number, wide: number): [number, number][] => [
    [x - wide / 2, 330],
    [x + wide / 2, 330],
    [x + wide / 2, 404],
    [x - wide / 2, 404],
  ]
  if (coat > 0.2) area(stage, box(left, 16 + 2 * coat), '#D9813F')
  area(stage, box(left, 16), '#8F8AA0')
  area(stage, box(right, 16), '#8F8AA0')
  for (const x of [left, right])
    line(
      stage,
      [
        [x, 404],
        [x, 530],
      ],
      { width: 5, colour: now > 1e-3 ? 'ink' : 'muted' },
    )
  label(stage, '−', left, 474, { bold: true, size: 26, on: 'card', colour: 'iris' })
  label(stage, '+', right, 474, { bold: true, size: 26, on: 'card', colour: 'tomato' })
}

function outline(stage: Stage, left: number, right: number): void {
  const [top, low, base] = [glass.top, glass.base, 462]
  for (const points of [
    [
      [left + 42, low],
      [left + 42, top],
      [left - 42, top],
      [left - 42, base],
      [right + 42, base],
      [right + 42, top],
      [right - 42, top],
      [right - 42, low],
    ],
    [
      [left + 42, low],
      [right - 42, low],
    ],
  ] as const)
    line(stage, points, { width: 5 })
}

function battery(stage: Stage, left: number, right: number, voltage: number, now: number): void {
  line(
    stage,
    [
      [left, 530],
      [right, 530],
    ],
    { width: 5, colour: now > 1e-3 ? 'ink' : 'muted' },
  )
  card(stage, 245, 504, 130, 54, 'marigold', 10)
  label(stage, `${voltage.toFixed(1)} V`, 310, 531, { bold: true, size: 22 })
  label(stage, `${now < 0.1 ? now.toFixed(3) : now.toFixed(2)} A`, 310, 582, { bold: true, size: 18 })
}

function curves(stage: Stage, state: Electrolysis, values: Values, now: number): void {
  const what = solutionOf(values)
  const long = Math.max(120, state.time)
  const last = [state.time, what.minus.gas ? state.minus * molarVolume : 0, state.plus * molarVolume] as const
  const all = [...state.trail, last]
  plot(stage, {
    at: [620, 20, 318, 272],
    title: 'Gas in the tubes',
    across: `0 to ${(long / 60).toFixed(1)} min`,
    up: '0 to 50 mL',
    x: [0, long],
    y: [0, tube],
    curves: [
      ...(what.minus.gas
        ? [{ points: all.map(([t, minus]) => [t, minus] as const), colour: 'iris' as const }]
        : []),
      { points: all.map(([t, , plus]) => [t, plus] as const), colour: 'tomato' as const },
    ],
    dots: [
      ...(what.minus.gas ? [{ at: [last[0], last[1]] as const, colour: 'iris' as const }] : []),
      { at: [last[0], last[2]] as const, colour: 'tomato' as const },
    ],
  })
  const most = Math.max(0.05, currentAt(state.strength, { ...values, voltage: 12 }))
  plot(stage, {
    at: [620, 310, 318, 270],
    title: 'Current against voltage',
    across: 'voltage: 0 to 12 V',
    up: `0 to ${most.toPrecision(2)} A`,
    x: [0, 12],
    y: [0, most],
    curves: [
      {
        points: Array.from(
          { length: 61 },
          (_, i) => [i / 5, currentAt(state.strength, { ...values, voltage: i / 5 })] as const,
        ),
        colour: 'muted',
        dashed: true,
      },
    ],
    dots: [{ at: [values.voltage ?? 6, now], colour: 'tomato' }],
  })
}
