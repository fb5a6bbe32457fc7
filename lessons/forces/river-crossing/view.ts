import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Ferry, flowAt, ownOf } from './model.ts'

const [near, far, wide] = [520, 96, 640]

/** From above: the stream runs to the right, the boat goes up. Arrows for the three velocities, tip to tail. */
export function draw(stage: Stage, state: Ferry, values: Values): void {
  const { context, colours } = stage
  const { width = 40 } = values
  const scale = (near - far) / width
  const view = Math.max(0, state.down * scale - 230) + Math.min(0, state.down * scale - 10)
  const at = (across: number, down: number): [number, number] => [
    230 + down * scale - view,
    near - across * scale,
  ]
  context.fillStyle = colours.leaf
  context.fillRect(0, 0, 960, 600)
  context.fillStyle = '#A9D6EC'
  context.fillRect(0, far, 960, near - far)
  for (const y of [far, near])
    line(
      stage,
      [
        [-4, y],
        [964, y],
      ],
      { width: 3 },
    )
  water(stage, state, values, view)
  trees(stage, view)
  const flag = at(width, 0)
  line(stage, [at(0, 0), flag], { width: 2, dashed: true, colour: 'card' })
  line(stage, [flag, [flag[0], flag[1] - 56]], { width: 4 })
  area(
    stage,
    [
      [flag[0], flag[1] - 56],
      [flag[0] + 40, flag[1] - 44],
      [flag[0], flag[1] - 32],
    ],
    'tomato',
  )
  const start = at(0, 0)
  card(stage, start[0] - 26, start[1], 52, 30, 'earth', 4)
  if (state.trail.length > 1)
    line(stage, [...state.trail.map(([a, d]) => at(a, d)), at(state.across, state.down)], {
      colour: 'card',
      width: 4,
    })
  const [x, y] = at(state.across, state.down)
  const [over, along] = ownOf(values)
  const flow = flowAt(state.across, values)
  const unit = 46
  boat(stage, x, y, Math.atan2(over, along))
  if (!state.landed) {
    const tip: [number, number] = [x + along * unit, y - over * unit]
    arrow(stage, [x, y], [along * unit, -over * unit], 'tomato')
    arrow(stage, tip, [flow * unit, 0], 'iris')
    arrow(stage, [x, y], [(along + flow) * unit, -over * unit], 'ink')
  }
  side(stage, state, values, flow, [over, along])
}

/** Streaks as fast as the water at their place. */
function water(stage: Stage, { time }: Ferry, values: Values, view: number): void {
  const { width = 40 } = values
  const scale = (near - far) / width
  stage.context.globalAlpha = 0.75
  for (let i = 0; i < 46; i++) {
    const across = (i + 0.5) / 46
    const flow = flowAt(across * width, values)
    const x = (((scattered(i) * 1100 + flow * scale * time - view) % 1060) + 1060) % 1060
    line(
      stage,
      [
        [x - 60, near - across * (near - far)],
        [x - 60 + 6 + flow * 14, near - across * (near - far)],
      ],
      { width: 2.5, colour: 'card' },
    )
  }
  stage.context.globalAlpha = 1
}

function trees(stage: Stage, view: number): void {
  for (let i = 0; i < 14; i++) {
    const x = ((((i * 113 + scattered(i, 7) * 60 - view) % 1180) + 1180) % 1180) - 80
    const y = i % 2 === 0 ? 30 + scattered(i, 3) * 30 : 566 + scattered(i, 4) * 20
    disc(stage, x, y, 14 + scattered(i, 5) * 9, '#4C8A3C')
  }
}

/** A boat from above, bow ahead, with a duck in it. */
function boat(stage: Stage, x: number, y: number, angle: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.rotate(-angle)
  context.fillStyle = colours.earth
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(38, 0)
  context.quadraticCurveTo(16, -20, -28, -16)
  context.lineTo(-28, 16)
  context.quadraticCurveTo(16, 20, 38, 0)
  context.fill()
  context.stroke()
  disc(stage, -8, 0, 13, 'marigold')
  disc(stage, 6, 0, 9, 'marigold')
  area(
    stage,
    [
      [14, -4],
      [24, 0],
      [14, 4],
    ],
    'tomato',
  )
  context.restore()
}

function side(
  stage: Stage,
  state: Ferry,
  values: Values,
  flow: number,
  [over, along]: readonly [number, number],
): void {
  const left = wide + 40
  card(stage, left, 116, 260, 216)
  const rows = [
    ['boat', `${(values.boat ?? 2).toFixed(1)} m/s`, 'tomato'],
    ['stream here', `${flow.toFixed(1)} m/s`, 'iris'],
    ['over ground', `${Math.hypot(over, along + flow).toFixed(2)} m/s`, 'ink'],
    ['across', `${over.toFixed(2)} m/s`, 'muted'],
  ] as const
  rows.forEach(([name, words, colour], i) => {
    label(stage, name, left + 18, 146 + i * 50, { align: 'left', bold: true, size: 18, colour })
    label(stage, words, left + 242, 146 + i * 50, { align: 'right', bold: true, size: 19 })
  })
  card(stage, left, 350, 260, 150)
  label(stage, `${state.time.toFixed(1)} s`, left + 130, 386, { bold: true, size: 30 })
  const hits = state.landed && Math.abs(state.down) < 1.5
  label(
    stage,
    hits
      ? 'at the flag!'
      : `${Math.abs(state.down).toFixed(1)} m ${state.down >= 0 ? 'down' : 'up'} the river`,
    left + 130,
    430,
    { bold: true, size: 18, colour: hits ? 'leaf' : 'ink' },
  )
  label(
    stage,
    state.landed ? 'landed' : `${state.across.toFixed(0)} of ${(values.width ?? 40).toFixed(0)} m across`,
    left + 130,
    470,
    { size: 17, colour: 'muted' },
  )
}
