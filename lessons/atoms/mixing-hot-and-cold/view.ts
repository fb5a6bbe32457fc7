import { plot } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, type Paint, thermometer } from '../shapes.ts'
import { coldCapacity, contact, hotAtFirst, hotCapacity, type Mixing, thingOf } from './model.ts'

const cup = { left: 120, right: 420, top: 150, base: 470 }
const warm = (celsius: number): Paint => mixed('#6FB7E6', '#EE6A4B', celsius / 100)

export function draw(stage: Stage, state: Mixing, values: Values): void {
  ground(stage, 'paper')
  scene(stage, state, values)
  const long = Math.max(60, state.time)
  const top = Math.max(100, hotAtFirst(values))
  plot(stage, {
    at: [560, 20, 378, 272],
    title: 'Both temperatures',
    across: `0 to ${long.toFixed(0)} s`,
    up: `0 to ${top.toFixed(0)} °C`,
    x: [0, long],
    y: [0, top],
    curves: [
      {
        points: [...state.trail, [state.time, state.hot] as const].map(([t, hot]) => [t, hot] as const),
        colour: 'tomato',
      },
      {
        points: [...state.trail.map(([t, , cold]) => [t, cold] as const), [state.time, state.cold] as const],
        colour: 'iris',
      },
    ],
    dots: [
      { at: [state.time, state.hot], colour: 'tomato' },
      { at: [state.time, state.cold], colour: 'iris' },
    ],
  })
  tanks(stage, state, values, top)
}

function scene(stage: Stage, state: Mixing, values: Values): void {
  const { left, right, top, base } = cup
  const { hotMass = 300, coldMass = 300, loss = 0 } = values
  const { context } = stage
  const thing = thingOf(values)
  const wall = 34 - 9 * loss
  card(stage, left - wall, top - 8, right - left + 2 * wall, base - top + wall + 8, 'earth', 22)
  context.fillStyle = '#FBF6EC'
  context.fillRect(left, top - 14, right - left, base - top + 14)
  const level = base - 60 - (coldMass / 500) * 190
  context.fillStyle = warm(state.cold)
  context.globalAlpha = 0.75
  context.fillRect(left, level, right - left, base - level)
  context.globalAlpha = 1
  line(
    stage,
    [
      [left, top - 14],
      [left, base],
      [right, base],
      [right, top - 14],
    ],
    { width: 4 },
  )
  const side = 56 + 62 * Math.sqrt(hotMass / 500)
  const tall = Math.min(side, base - level - 10)
  const [x, y] = [(left + right) / 2, base - 4 - tall / 2]
  area(
    stage,
    [
      [x - side / 2, y - tall / 2],
      [x + side / 2, y - tall / 2],
      [x + side / 2, y + tall / 2],
      [x - side / 2, y + tall / 2],
    ],
    mixed(thing.paint, '#EE4A2B', Math.max(0, (state.hot - 20) / 130) * 0.85),
  )
  face(stage, x, y, state.hot - state.cold)
  const flow = contact * (state.hot - state.cold)
  const strong = Math.min(1, Math.abs(flow) / 2000)
  if (strong > 0.004) {
    const reach = 18 + 52 * Math.sqrt(strong)
    arrow(stage, [x + side / 2 + 6, y], [reach, 0], 'tomato')
    arrow(stage, [x - side / 2 - 6, y], [-reach, 0], 'tomato')
    if (y - tall / 2 - reach > level) arrow(stage, [x, y - tall / 2 - 6], [0, -reach * 0.8], 'tomato')
  }
  if (loss > 0.05 && Math.abs(state.cold - 20) > 0.5) {
    const out = Math.sign(state.cold - 20)
    const reach = Math.min(34, 10 + Math.abs(state.cold - 20) * loss * 0.5)
    for (const height of [260, 360]) {
      const [from, to] = [right + wall + 6, left - wall - 6]
      arrow(stage, [out > 0 ? from : from + reach, height], [out * reach, 0], 'marigold')
      arrow(stage, [out > 0 ? to : to - reach, height], [-out * reach, 0], 'marigold')
    }
  }
  thermometer(stage, 500, 190, 250, state.cold / 150)
  thermometer(stage, 46, 190, 250, state.hot / 150)
  label(stage, `${state.hot.toFixed(1)} °C`, 24, 120, {
    bold: true,
    size: 24,
    colour: 'tomato',
    align: 'left',
  })
  label(stage, `${hotMass.toFixed(0)} g ${thing.short}`, 24, 90, { size: 17, align: 'left' })
  label(stage, `${state.cold.toFixed(1)} °C`, 528, 120, {
    bold: true,
    size: 24,
    colour: 'iris',
    align: 'right',
  })
  label(stage, `${coldMass.toFixed(0)} g cold water`, 528, 90, { size: 17, align: 'right' })
  const near = Math.abs(state.hot - state.cold) < 0.15
  label(stage, near ? 'They have met.' : `${flow.toFixed(0)} W flow over`, 270, 546, {
    bold: true,
    size: 21,
    colour: near ? 'leaf' : 'ink',
  })
  label(stage, loss < 0.02 ? 'in a perfect thermos' : 'in a leaky cup', 270, 576, {
    size: 16,
    colour: 'muted',
  })
}

/** The block is not happy while it loses heat. */
function face(stage: Stage, x: number, y: number, difference: number): void {
  const { context, colours } = stage
  disc(stage, x - 14, y - 8, 4, 'ink')
  disc(stage, x + 14, y - 8, 4, 'ink')
  const bend = Math.max(-8, 8 - Math.abs(difference) * 0.4)
  context.strokeStyle = colours.ink
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(x - 12, y + 11)
  context.quadraticCurveTo(x, y + 11 + bend, x + 12, y + 11)
  context.stroke()
}

/** As tanks: how wide, the heat capacity; how high, the temperature; the area is the heat. */
function tanks(stage: Stage, state: Mixing, values: Values, top: number): void {
  card(stage, 560, 310, 378, 270)
  label(stage, 'As tanks: the area is the heat', 749, 334, { bold: true, size: 16 })
  const [c1, c2] = [hotCapacity(values), coldCapacity(values)]
  const wide = 316 / Math.max(2600, c1 + c2)
  const [left, base, tall] = [591, 548, 184]
  const high = (celsius: number) => (Math.max(0, celsius) / top) * tall
  const box = (x: number, w: number, h: number): [number, number][] => [
    [x, base],
    [x, base - h],
    [x + w, base - h],
    [x + w, base],
  ]
  const [w1, w2] = [Math.max(8, c1 * wide), Math.max(8, c2 * wide)]
  area(stage, box(left, w1, high(state.hot)), 'tomato')
  area(stage, box(left + w1, w2, high(state.cold)), 'iris', { alpha: 0.75 })
  const end = (c1 * hotAtFirst(values) + c2 * (values.cold ?? 10)) / (c1 + c2)
  line(
    stage,
    [
      [left, base - high(end)],
      [left + w1 + w2, base - high(end)],
    ],
    { dashed: true, width: 2 },
  )
  line(
    stage,
    [
      [left - 8, base],
      [left + 324, base],
    ],
    { width: 3 },
  )
  label(stage, 'how wide: mass × specific heat', 749, 564, { size: 13, colour: 'muted' })
}
