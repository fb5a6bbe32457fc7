import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, type Paint, stroke, wandering } from '../shapes.ts'
import { absorbance, type Dilution, strengthOf } from './model.ts'

const glass = { left: 120, right: 400, base: 520, perMl: 0.66 }
/** What a layer of 2 cm looks like. */
const purple = (strength: number, thick = 2): Paint =>
  mixed('#E9F4FA', '#6A1480', 1 - 10 ** (-0.55 * strength * thick))

export function draw(stage: Stage, state: Dilution, values: Values): void {
  ground(stage, 'paper')
  beaker(stage, state, values)
  label(stage, `${strengthOf(state).toFixed(2)} mmol/L`, 36, 40, { bold: true, size: 26, align: 'left' })
  label(stage, `${state.volume.toFixed(0)} mL`, 36, 74, { size: 19, align: 'left', colour: 'muted' })
  light(stage, state, values)
  const long = Math.max(60, state.time)
  const most = Math.max(values.strength ?? 1, values.tapStrength ?? 0) * 1.08
  plot(stage, {
    at: [560, 300, 378, 280],
    title: 'Concentration',
    across: `0 to ${long.toFixed(0)} s`,
    up: `0 to ${most.toFixed(1)} mmol/L`,
    x: [0, long],
    y: [0, most],
    curves: [
      ...((values.tapStrength ?? 0) > 0.005
        ? [
            {
              points: [[0, values.tapStrength ?? 0] as const, [long, values.tapStrength ?? 0] as const],
              colour: 'muted' as const,
              dashed: true,
            },
          ]
        : []),
      {
        points: [...state.trail, [state.time, strengthOf(state)] as const],
        colour: 'iris' as const,
        filled: true,
      },
    ],
    dots: [{ at: [state.time, strengthOf(state)], colour: 'iris' }],
  })
}

function beaker(stage: Stage, state: Dilution, values: Values): void {
  const { left, right, base, perMl } = glass
  const { beaker: size = 400, tap = 10, tapStrength = 0 } = values
  const { context } = stage
  const top = base - size * perMl
  const level = base - state.volume * perMl
  const colour = purple(strengthOf(state))
  const full = state.volume >= size - 1e-6
  // The tap and what runs from it.
  card(stage, 196, 88, 130, 26, 'muted', 8)
  card(stage, 244, 104, 34, 42, 'muted', 6)
  card(stage, 236, 66, 50, 16, 'tomato', 6)
  const wide = 4 + tap * 0.9
  context.fillStyle = tapStrength > 0.005 ? purple(tapStrength) : '#A9D8EF'
  context.fillRect(261 - wide / 2, 148, wide, level - 148)
  context.fillStyle = colour
  context.fillRect(left, level, right - left, base - level)
  // Dye particles: their number is the amount, so that adding water only spreads them.
  const count = Math.min(170, Math.round(state.dye * 0.7))
  for (let i = 0; i < count; i++) {
    const x = left + 10 + wandering(i, 1, state.time * 0.25) * (right - left - 20)
    const y = level + 9 + wandering(i, 2, state.time * 0.2) * Math.max(4, base - level - 18)
    context.fillStyle = '#4A0A5C'
    context.beginPath()
    context.arc(x, y, 4.2, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = 'rgba(255,255,255,0.55)'
    context.beginPath()
    context.arc(x - 1.2, y - 1.4, 1.3, 0, Math.PI * 2)
    context.fill()
  }
  line(
    stage,
    [
      [left - 3, top],
      [left - 3, base + 3],
      [right + 3, base + 3],
      [right + 3, top],
    ],
    { width: 6 },
  )
  for (let ml = 100; ml < size; ml += 100) {
    const y = base - ml * perMl
    line(
      stage,
      [
        [right - 26, y],
        [right - 4, y],
      ],
      { width: 2.5 },
    )
    label(stage, `${ml}`, right + 36, y, { size: 15, align: 'left', colour: 'muted' })
  }
  if (full) {
    for (const [x, way] of [
      [left - 6, -1],
      [right + 6, 1],
    ] as const)
      stroke(
        stage,
        [
          [x - way * 10, top + 2],
          [x + way * 8, top + 4],
          [x + way * 14, top + 40],
          [x + way * 14, base + 26],
        ],
        colour,
        8,
      )
    label(stage, 'it runs over', 260, 578, { bold: true, size: 18, colour: 'tomato' })
  } else if (tapStrength < 0.005)
    label(stage, `${state.dye.toFixed(0)} µmol of dye: as much as ever`, 260, 578, {
      bold: true,
      size: 17,
      colour: 'teal',
    })
  area(
    stage,
    [
      [60, base + 28],
      [460, base + 28],
      [460, base + 38],
      [60, base + 38],
    ],
    full ? colour : 'line',
  )
}

/** Light through a sample: what comes out tells how strong it is. */
function light(stage: Stage, state: Dilution, values: Values): void {
  const { path = 1 } = values
  card(stage, 560, 20, 378, 262)
  label(stage, 'Light through a sample', 749, 46, { bold: true, size: 16 })
  const found = absorbance(state, values)
  const passes = 10 ** -found
  const wide = 26 + path * 24
  const [x, y] = [736 - wide / 2, 146]
  const { context } = stage
  context.fillStyle = '#7ACC1E'
  context.globalAlpha = 0.85
  context.fillRect(634, y - 12, x - 634, 24)
  context.globalAlpha = Math.max(0.04, 0.85 * passes)
  context.fillRect(x + wide, y - 12, 866 - x - wide, 24)
  context.globalAlpha = 1
  context.fillStyle = purple(strengthOf(state), path * 2)
  context.fillRect(x, 92, wide, 112)
  line(
    stage,
    [
      [x - 3, 80],
      [x - 3, 206],
      [x + wide + 3, 206],
      [x + wide + 3, 80],
    ],
    { width: 5 },
  )
  disc(stage, 612, y, 26, 'marigold')
  card(stage, 862, y - 34, 56, 68, 'ink', 8)
  label(stage, `${(100 * passes).toFixed(passes < 0.1 ? 1 : 0)}%`, 890, y, {
    bold: true,
    size: 17,
    colour: 'card',
  })
  label(stage, `absorbance ${found.toFixed(2)}`, 736, 234, { bold: true, size: 17 })
  label(stage, `${path.toFixed(1)} cm`, 736, 260, { size: 15, colour: 'muted' })
}
