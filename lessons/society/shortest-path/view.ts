import { area, card, disc, label, line, ground as paper, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, figure } from '../scene.ts'
import { columns, from, methods, muddy, rows, type Search, to } from './model.ts'

const cell = 30
const [left, top] = [22, 30]
const middle = (at: number): [number, number] => [
  left + (at % columns) * cell + cell / 2,
  top + Math.floor(at / columns) * cell + cell / 2,
]

/** The town from above: what was looked at is blue, the darker the later; the way is red and a van drives it. */
export function draw(stage: Stage, search: Search, { method = 1 }: Values): void {
  paper(stage, 'paper')
  card(stage, left - 8, top - 8, columns * cell + 16, rows * cell + 16)
  squares(stage, search)
  const { way } = search
  if (way.length > 1) {
    line(stage, way.map(middle), { colour: 'card', width: 13 })
    line(stage, way.map(middle), { colour: 'tomato', width: 8 })
  }
  flag(stage, to)
  van(stage, search)
  panel(stage, search, methods[Math.round(method)] ?? '')
}

function squares(stage: Stage, { ground, looked, waiting }: Search): void {
  const order = new Map(looked.map((at, i) => [at, i / Math.max(60, looked.length)]))
  const next = new Set(waiting)
  ground.forEach((minutes, at) => {
    const [x, y] = middle(at)
    if (minutes === Number.POSITIVE_INFINITY) {
      house(stage, x, y)
      return
    }
    const late = order.get(at)
    const tint = late === undefined ? (next.has(at) ? '#FCE3A0' : '#F6F0E2') : blue(late)
    block(stage, x - cell / 2 + 1, y - cell / 2 + 1, cell - 2, cell - 2, tint, { rim: 0 })
    if (minutes === muddy) mud(stage, x, y)
  })
}

function blue(share: number): `#${string}` {
  const part = (a: number, b: number) =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(0xd3, 0x7a)}${part(0xec, 0xb4)}${part(0xf5, 0xe4)}`
}

function mud(stage: Stage, x: number, y: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.earth
  context.globalAlpha = 0.75
  for (const [dx, dy, wide] of [
    [-4, -5, 7],
    [5, 1, 6],
    [-4, 7, 6],
  ] as const) {
    context.beginPath()
    context.ellipse(x + dx, y + dy, wide, 3, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

function house(stage: Stage, x: number, y: number): void {
  block(stage, x - 10, y - 3, 20, 15, '#EAD9BE', { radius: 1, rim: 1.2 })
  area(
    stage,
    [
      [x - 13, y - 2],
      [x, y - 13],
      [x + 13, y - 2],
    ],
    'rose',
  )
  block(stage, x - 3, y + 4, 6, 8, 'earth', { radius: 1, rim: 0 })
}

function flag(stage: Stage, at: number): void {
  const [x, y] = middle(at)
  disc(stage, x, y + 8, 6, 'marigold')
  line(
    stage,
    [
      [x, y + 8],
      [x, y - 30],
    ],
    { width: 3 },
  )
  area(
    stage,
    [
      [x, y - 32],
      [x + 24, y - 24],
      [x, y - 15],
    ],
    'leaf',
  )
}

/** It waits until the way is known, then drives it. */
function van(stage: Stage, { way, since }: Search): void {
  const place = Math.min(Math.max(0, way.length - 1.001), since * 5)
  const [a, b] = [middle(way[Math.floor(place)] ?? from), middle(way[Math.floor(place) + 1] ?? from)]
  const share = place - Math.floor(place)
  const [x, y] = way.length > 1 ? [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] : middle(from)
  block(stage, x - 15, y - 12, 20, 17, 'iris', { radius: 3, rim: 1.6 })
  block(stage, x + 4, y - 6, 11, 11, 'sky', { radius: 3, rim: 1.6 })
  disc(stage, x - 8, y + 7, 4.5, 'ink')
  disc(stage, x + 8, y + 7, 4.5, 'ink')
}

function panel(stage: Stage, { looked, ground, way }: Search, name: string): void {
  const x = 714
  label(stage, name, x + 112, 44, { size: 26, bold: true, colour: 'iris' })
  figure(stage, [x, 74, 224, 112], `${looked.length}`, 'squares looked at', 'teal')
  const minutes = way.slice(1).reduce((sum, at) => sum + (ground[at] ?? 0), 0)
  figure(
    stage,
    [x, 204, 224, 112],
    way.length > 1 ? `${minutes} min` : '…',
    way.length > 1 ? `on a way of ${way.length - 1} squares` : 'no way is known yet',
    'tomato',
  )
  card(stage, x, 336, 224, 236)
  const rowsOf: [string, (x: number, y: number) => void][] = [
    ['looked at', (a, b) => block(stage, a - 13, b - 13, 26, 26, '#7AB4E4', { rim: 1 })],
    ['to be looked at next', (a, b) => block(stage, a - 13, b - 13, 26, 26, '#FCE3A0', { rim: 1 })],
    ['a house: no way', (a, b) => house(stage, a, b)],
    [
      'mud: 5 min, not 1',
      (a, b) => {
        block(stage, a - 13, b - 13, 26, 26, '#F6F0E2', { rim: 1 })
        mud(stage, a, b)
      },
    ],
    [
      'the way found',
      (a, b) =>
        line(
          stage,
          [
            [a - 13, b],
            [a + 13, b],
          ],
          { colour: 'tomato', width: 8 },
        ),
    ],
  ]
  rowsOf.forEach(([text, sign], i) => {
    const y = 366 + i * 44
    sign(x + 28, y)
    label(stage, text, x + 52, y, { size: 15, align: 'left' })
  })
}
