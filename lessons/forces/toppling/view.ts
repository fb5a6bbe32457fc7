import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cat, cloud, turning } from '../figures.ts'
import { centre, limit, type Tilt } from './model.ts'

const [hinge, floor, metre] = [[372, 392] as const, 562, 45]

/** The bus on its platform, seen from behind; the plumb line from its centre of mass decides. */
export function draw(stage: Stage, state: Tilt, values: Values): void {
  const { context } = stage
  const { width = 2.5, height = 4.4, above = 50, grip = 1.2 } = values
  ground(stage, 'sky')
  cloud(stage, 120, 90, 28)
  context.fillStyle = stage.colours.line
  context.fillRect(0, floor, 960, 60)
  line(
    stage,
    [
      [-4, floor],
      [964, floor],
    ],
    { width: 2 },
  )
  const [c, s] = [Math.cos(state.tilt), Math.sin(state.tilt)]
  // The platform rises at its right end; the bus stands with its lower wheels at the left.
  const on = (along: number, up: number): [number, number] => [
    hinge[0] + along * c - up * s,
    hinge[1] - along * s - up * c,
  ]
  area(
    stage,
    [
      [hinge[0], hinge[1] + 4],
      [hinge[0] - 60, floor],
      [hinge[0] + 60, floor],
    ],
    'marigold',
  )
  const rise = on(210, -8)
  line(
    stage,
    [
      [rise[0], floor],
      [rise[0], rise[1]],
    ],
    { width: 12, colour: 'muted' },
  )
  area(
    stage,
    [on(-235, -14), on(235, -14), on(235, 0), on(-235, 0)],
    grip < 0.45 ? 'sky' : grip < 0.8 ? 'line' : 'earth',
  )
  const low = -state.slid * metre * 0.5
  const pivot = on(low, 0)
  context.save()
  context.translate(...pivot)
  context.rotate(-state.tilt - state.turn)
  bus(stage, width * metre, height * metre, above)
  const { high } = centre(values)
  disc(stage, (width * metre) / 2, -high * metre, 12, 'tomato')
  context.restore()
  const angle = state.tilt + state.turn
  const [mx, my] = [(width * metre) / 2, high * metre]
  const mass: [number, number] = [
    pivot[0] + mx * Math.cos(angle) - my * Math.sin(angle),
    pivot[1] - mx * Math.sin(angle) - my * Math.cos(angle),
  ]
  line(stage, [mass, [mass[0], floor + 30]], { width: 3, dashed: true, colour: 'tomato' })
  arrow(stage, mass, [0, 70], 'tomato')
  disc(stage, ...pivot, 8, 'ink')
  const safe = mass[0] > pivot[0] && state.happens === 'stands'
  label(
    stage,
    state.happens === 'tips' ? 'it topples!' : state.happens === 'slides' ? 'it slides!' : 'it stands',
    480,
    40,
    {
      bold: true,
      size: 28,
      colour: safe ? 'leaf' : 'tomato',
      on: 'card',
    },
  )
  side(stage, state, values)
}

/** From behind, its lower left wheel at the origin. */
function bus(stage: Stage, wide: number, high: number, above: number): void {
  const { context } = stage
  card(stage, 0, -high, wide, high - 10, 'tomato', 12)
  const shares = [1 - above / 100, above / 100]
  for (const [i, share] of shares.entries()) {
    const top = i === 0 ? -high * 0.47 : -high * 0.93
    card(stage, wide * 0.1, top, wide * 0.8, high * 0.28, 'sky', 6)
    const count = Math.round(share * 4)
    const size = Math.min(high * 0.24, wide * 0.22)
    context.save()
    context.beginPath()
    context.rect(wide * 0.1, top, wide * 0.8, high * 0.28)
    context.clip()
    for (let k = 0; k < count; k++)
      cat(stage, [wide * (0.14 + 0.72 * ((k + 0.5) / 4)), top + high * 0.29], size, {
        colour: k % 2 === 0 ? 'muted' : 'earth',
      })
    context.restore()
  }
  for (const x of [wide * 0.14, wide * 0.86]) card(stage, x - wide * 0.09, -16, wide * 0.18, 18, 'ink', 4)
}

function side(stage: Stage, state: Tilt, values: Values): void {
  const { width = 2.5 } = values
  const { high } = centre(values)
  const { angle, how } = limit(values)
  card(stage, 660, 90, 280, 200)
  label(stage, `${((state.tilt * 180) / Math.PI).toFixed(0)}°`, 750, 200, { bold: true, size: 44 })
  label(stage, 'tilt', 750, 246, { size: 17, colour: 'muted' })
  const [cx, cy] = [810, 236]
  line(
    stage,
    [
      [cx, cy],
      [cx + 104, cy],
    ],
    { width: 3, colour: 'muted' },
  )
  line(
    stage,
    [
      [cx, cy],
      [cx + 104 * Math.cos(state.tilt), cy - 104 * Math.sin(state.tilt)],
    ],
    { width: 5 },
  )
  line(
    stage,
    [
      [cx, cy],
      [cx + 104 * Math.cos(angle), cy - 104 * Math.sin(angle)],
    ],
    { width: 3, dashed: true, colour: 'tomato' },
  )
  turning(stage, [cx, cy], 50, 0, -state.tilt, 'marigold')
  label(stage, how === 'tips' ? 'topples at the dashed line' : 'slides at the dashed line', 800, 272, {
    size: 15,
    colour: 'tomato',
  })
  card(stage, 660, 310, 280, 190)
  const rows = [
    ['half the base', `${(width / 2).toFixed(2)} m`, 'iris'],
    ['centre of mass', `${high.toFixed(2)} m`, 'tomato'],
    ['their ratio', `${(width / 2 / high).toFixed(2)}`, 'ink'],
    ['grip', `${(values.grip ?? 1.2).toFixed(2)}`, 'muted'],
  ] as const
  rows.forEach(([name, words, colour], i) => {
    label(stage, name, 680, 340 + i * 43, { align: 'left', bold: true, size: 18, colour })
    label(stage, words, 922, 340 + i * 43, { align: 'right', bold: true, size: 18 })
  })
}
