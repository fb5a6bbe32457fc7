import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cat, cloud, dial } from '../figures.ts'
import { bent, type Crossing, plankOf, stuffOf, supports } from './model.ts'

const [bank, metre, larger] = [350, 36, 12]

/** Lengths to scale, the sag twelve times larger; the plank turns red where it is bent most. */
export function draw(stage: Stage, state: Crossing, values: Values): void {
  const { span = 10, mass = 5, thick = 0.3 } = values
  ground(stage, 'sky')
  cloud(stage, 150, 180, 30)
  cloud(stage, 600, 170, 24)
  const [from, to] = [480 - (span * metre) / 2, 480 + (span * metre) / 2]
  valley(stage, from, to)
  const { moments, sags, most } = bent(state.place, values)
  const { bears } = plankOf(values)
  const since = state.broken ? state.time - state.brokeAt : 0
  const fall = Math.min(150, 40 * since * since * 4)
  // It snaps where it is bent most.
  const broken = moments.indexOf(Math.max(...moments)) / (moments.length - 1)
  const hang = (share: number) => {
    if (!state.broken) {
      const i = share * (sags.length - 1)
      const [a, b] = [sags[Math.floor(i)] ?? 0, sags[Math.ceil(i)] ?? 0]
      return Math.min(140, (a + (b - a) * (i % 1)) * metre * larger)
    }
    return fall * (share < broken ? share / Math.max(0.05, broken) : (1 - share) / Math.max(0.05, 1 - broken))
  }
  const at = (share: number): [number, number] => [from + share * (to - from), bank + hang(share)]
  plank(stage, at, moments, bears, 6 + thick * metre, stuffOf(values).name)
  truck(stage, at(state.place / span), mass, state.way, state.broken ? 0.3 : 0)
  const { left, right } = supports(state.place, values)
  const unit = 90 / Math.max(left + right, 1)
  for (const [x, force] of [
    [from, left],
    [to, right],
  ] as const) {
    area(
      stage,
      [
        [x, bank + 12 + thick * metre],
        [x - 15, bank + 44 + thick * metre],
        [x + 15, bank + 44 + thick * metre],
      ],
      'marigold',
    )
    arrow(stage, [x, bank + 150], [0, -(14 + force * unit)], 'iris')
    label(stage, `${(force / 1000).toFixed(force < 99_500 ? 1 : 0)} kN`, x, bank + 168, {
      bold: true,
      size: 17,
      colour: 'iris',
      on: 'card',
    })
  }
  const sag = 1000 * (sags[(sags.length - 1) / 2] ?? 0)
  card(stage, 20, 20, 300, 96)
  label(
    stage,
    state.broken ? 'it broke!' : `sags ${sag < 10 ? sag.toFixed(1) : sag.toFixed(0)} mm`,
    170,
    54,
    { bold: true, size: 26, colour: state.broken ? 'tomato' : 'ink' },
  )
  label(stage, 'in the middle; drawn 12 times larger', 170, 92, { size: 15, colour: 'muted' })
  card(stage, 340, 20, 300, 96)
  label(stage, `plank of ${stuffOf(values).name}`, 490, 50, { bold: true, size: 17 })
  label(
    stage,
    `${span.toFixed(1)} m long, ${(thick * 100).toFixed(0)} cm thick: ${((plankOf(values).weight * span) / 9810).toFixed(1)} t`,
    490,
    88,
    { size: 16, colour: 'muted' },
  )
  card(stage, 660, 20, 280, 140)
  const used = most / bears
  dial(stage, [730, 90], 56, used / 1.25, '', '')
  label(stage, `${(100 * used).toFixed(0)}%`, 866, 72, {
    bold: true,
    size: 30,
    colour: used > 0.8 ? 'tomato' : used > 0.5 ? 'earth' : 'leaf',
  })
  label(stage, 'of its strength', 866, 108, { size: 16, colour: 'muted' })
}

function valley(stage: Stage, from: number, to: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.sky
  context.fillRect(-4, 548, 968, 60)
  line(
    stage,
    [
      [-4, 548],
      [964, 548],
    ],
    { width: 2, colour: 'iris' },
  )
  for (let i = 0; i < 9; i++)
    line(
      stage,
      [
        [60 + i * 104, 572 + (i % 2) * 14],
        [100 + i * 104, 572 + (i % 2) * 14],
      ],
      { width: 2, colour: 'card' },
    )
  for (const [a, b, way] of [
    [-4, from, 1],
    [964, to, -1],
  ] as const)
    area(
      stage,
      [
        [a, bank],
        [b - way * 2, bank],
        [b - way * 2, bank + 54],
        [b + way * 34, bank + 54],
        [b + way * 16, 604],
        [a, 604],
      ],
      'leaf',
    )
}

function plank(
  stage: Stage,
  at: (share: number) => [number, number],
  moments: readonly number[],
  bears: number,
  high: number,
  name: string,
): void {
  const { context, colours } = stage
  const count = 48
  const base = name === 'wood' ? [190, 140, 96] : name === 'steel' ? [150, 156, 172] : [190, 186, 178]
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i / count), at((i + 1) / count)]
    const share = Math.min(
      1,
      Math.max(0, (moments[Math.round(((i + 0.5) / count) * (moments.length - 1))] ?? 0) / bears),
    )
    const mix = base.map((one, k) => Math.round(one + (([228, 71, 43][k] ?? 0) - one) * share))
    context.fillStyle = `rgb(${mix.join(',')})`
    context.beginPath()
    context.moveTo(a[0], a[1])
    context.lineTo(b[0] + 0.6, b[1])
    context.lineTo(b[0] + 0.6, b[1] + high)
    context.lineTo(a[0], a[1] + high)
    context.fill()
  }
  const edge = (down: number) =>
    Array.from({ length: count + 1 }, (_, i) => at(i / count)).map(([x, y]) => [x, y + down] as const)
  context.strokeStyle = colours.ink
  line(stage, [...edge(0), ...edge(high).reverse()], { width: 2, closed: true })
}

function truck(
  stage: Stage,
  [x, y]: readonly [number, number],
  mass: number,
  way: 1 | -1,
  tilt: number,
): void {
  const { context } = stage
  const size = 0.5 + 0.32 * Math.cbrt(mass)
  context.save()
  context.translate(x, y)
  context.scale(way * size, size)
  context.rotate(tilt)
  card(stage, -44, -58, 58, 44, 'tomato', 4)
  cat(stage, [26, -20], 26)
  area(
    stage,
    [
      [16, -14],
      [16, -26],
      [46, -26],
      [48, -14],
    ],
    'marigold',
  )
  line(
    stage,
    [
      [16, -26],
      [16, -54],
      [36, -54],
      [44, -26],
    ],
    { width: 3 },
  )
  for (const wheel of [-30, 0, 34]) disc(stage, wheel, -9, 9, 'ink')
  context.restore()
  if (tilt > 0) return
  label(stage, `${mass < 10 ? mass.toFixed(1) : mass.toFixed(0)} t`, x - way * 15 * size, y - 36 * size, {
    size: 16 * size,
    bold: true,
    colour: 'card',
  })
}
