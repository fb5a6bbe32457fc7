import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { stroke } from '../../waves/paint.ts'
import { type Ant, type AntTrails, chance, scentOf, short } from './model.ts'

const [nest, food] = [
  [110, 250],
  [640, 250],
] as const

/** Where a place on a branch lies: both are arcs between the same ends, the long one bent the more. */
function place(branch: 0 | 1, share: number, ratio: number): [number, number] {
  const x = nest[0] + (food[0] - nest[0]) * share
  const bend = branch === 0 ? -70 : 60 + 90 * (ratio - 1)
  return [x, nest[1] + bend * Math.sin(Math.PI * share) ** 0.7]
}

export function draw(stage: Stage, state: AntTrails, values: Values): void {
  const { ratio = 2, follow = 2 } = values
  ground(stage, 'paper')
  const scent = scentOf(state)
  for (const branch of [0, 1] as const) {
    const way = Array.from({ length: 41 }, (_, i) => place(branch, i / 40, ratio))
    stroke(stage, way, '#D9B98A', { width: 44 })
    const strong = Math.min(1, scent[branch] / 250)
    stroke(stage, way, '#5E9E4B', { width: 6 + 26 * strong, alpha: 0.2 + 0.6 * strong })
  }
  disc(stage, nest[0], nest[1], 62, 'earth')
  disc(stage, nest[0], nest[1] + 8, 22, 'ink')
  disc(stage, food[0], food[1], 58, 'leaf')
  for (const [dx, dy] of [
    [-18, 6],
    [16, 12],
    [0, -20],
  ] as const)
    disc(stage, food[0] + dx, food[1] + dy, 16, 'tomato')
  for (const ant of state.ants) walker(stage, ant, ratio)
  label(stage, `nest: ${state.nest}`, nest[0], 340, { bold: true, size: 18 })
  label(stage, `food: ${state.food}`, food[0] + 6, 340, { bold: true, size: 18 })
  label(stage, `short bridge, ${short} cm`, 375, 138, { bold: true, size: 18, colour: 'teal' })
  const low = place(1, 0.5, ratio)[1]
  label(stage, `long bridge, ${(short * ratio).toFixed(0)} cm`, 375, Math.min(560, low + 44), {
    bold: true,
    size: 18,
    colour: 'iris',
  })
  panel(stage, state, chance(state.near, follow))
}

function walker(stage: Stage, { branch, at, out }: Ant, ratio: number): void {
  const long = branch === 0 ? short : short * ratio
  const share = Math.min(1, at / long)
  const on = (part: number) => place(branch, out ? part : 1 - part, ratio)
  const [x, y] = on(share)
  const [nx, ny] = on(Math.min(1, share + 0.02))
  const lane = out ? -8 : 8
  const angle = Math.atan2(ny - y, nx - x)
  const { context, colours } = stage
  context.save()
  context.translate(x, y + lane)
  context.rotate(angle)
  for (const [dx, wide] of [
    [-7, 5],
    [0, 3.4],
    [6, 3.8],
  ] as const) {
    context.fillStyle = colours.ink
    context.beginPath()
    context.ellipse(dx, 0, wide, wide * 0.8, 0, 0, Math.PI * 2)
    context.fill()
  }
  for (const dx of [-3, 0, 3])
    line(
      stage,
      [
        [dx, -6],
        [dx, 6],
      ],
      { width: 1.3 },
    )
  // Those on the way home carry something.
  if (!out) disc(stage, 12, 0, 4, 'tomato')
  context.restore()
}

function panel(stage: Stage, state: AntTrails, likely: number): void {
  const { last } = state
  const scent = scentOf(state)
  card(stage, 726, 24, 214, 552)
  label(stage, 'Scent', 833, 52, { bold: true, size: 18 })
  const most = Math.max(60, ...scent)
  for (const [i, colour, name] of [
    [0, 'teal', 'short'],
    [1, 'iris', 'long'],
  ] as const) {
    const x = 758 + i * 84
    const tall = 190 * ((scent[i] ?? 0) / most)
    card(stage, x, 290 - tall, 66, Math.max(4, tall), colour, 6)
    label(stage, name, x + 33, 310, { size: 16, bold: true, colour })
    label(stage, (scent[i] ?? 0).toFixed(0), x + 33, 276 - tall, { size: 16, bold: true })
  }
  label(stage, 'The next from the nest', 833, 372, { size: 15, colour: 'muted' })
  label(stage, `${(100 * likely).toFixed(0)}% short`, 833, 402, { size: 28, bold: true, colour: 'teal' })
  const taken = last.filter((branch) => branch === 0).length
  label(stage, `of the last ${last.length}: ${taken} short`, 833, 452, { size: 15, colour: 'muted' })
  last.forEach((branch, i) => {
    const { context, colours } = stage
    context.fillStyle = branch === 0 ? colours.teal : colours.iris
    context.fillRect(746 + (i % 20) * 9, 476 + Math.floor(i / 20) * 16, 7, 12)
  })
}
