import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { isRight, leaning, lossOf, type Neuron, reach, squash } from './model.ts'

const box = { left: 48, top: 52, size: 484 }
const place = (x: number, y: number): [number, number] => [
  box.left + ((x + reach) / (2 * reach)) * box.size,
  box.top + ((reach - y) / (2 * reach)) * box.size,
]

/** The fruits in their plane, coloured as the neuron would judge each place; beside it the neuron and its loss. */
export function draw(stage: Stage, neuron: Neuron, { rate = 0.3 }: Values): void {
  ground(stage, 'paper')
  const right = neuron.fruits.filter((fruit) => isRight(neuron, fruit)).length
  card(stage, box.left - 8, box.top - 8, box.size + 16, box.size + 16)
  judgement(stage, neuron)
  border(stage, neuron)
  fruits(stage, neuron)
  label(stage, `${right} of ${neuron.fruits.length} fruits are sorted right`, 290, 24, {
    size: 20,
    bold: true,
  })
  label(stage, 'heavier →', 290, 568, { size: 16, colour: 'muted' })
  stage.context.save()
  stage.context.translate(22, 294)
  stage.context.rotate(-Math.PI / 2)
  label(stage, 'redder →', 0, 0, { size: 16, colour: 'muted' })
  stage.context.restore()
  cell(stage, neuron, rate)
  const loss = lossOf(neuron)
  const first = neuron.past[0]?.[0] ?? 0
  plot(stage, {
    at: [566, 316, 374, 268],
    title: `Loss ${loss.toFixed(3)} in round ${neuron.rounds}`,
    across: `rounds: ${first} to ${Math.max(neuron.rounds, first + 40)}`,
    up: 'loss: 0 to 1.6',
    x: [first, Math.max(neuron.rounds, first + 40)],
    y: [0, 1.6],
    curves: [
      {
        points: [
          [first, Math.LN2],
          [Math.max(neuron.rounds, first + 40), Math.LN2],
        ],
        colour: 'line',
        dashed: true,
      },
      { points: neuron.past, colour: 'iris', filled: true },
    ],
    dots: [{ at: [neuron.rounds, loss], colour: 'tomato' }],
  })
  label(stage, 'just guessing', 916, 454, { size: 13, colour: 'muted', align: 'right' })
}

/** Red where it would say apple, yellow where lemon, pale where it is not sure. */
function judgement({ context }: Stage, neuron: Neuron): void {
  const cells = 22
  const wide = box.size / cells
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const x = ((column + 0.5) / cells) * 2 * reach - reach
      const y = reach - ((row + 0.5) / cells) * 2 * reach
      const sure = squash(leaning(neuron, { x, y })) * 2 - 1
      context.fillStyle =
        sure > 0
          ? `rgba(228,71,43,${(sure * 0.34).toFixed(3)})`
          : `rgba(245,183,0,${(-sure * 0.42).toFixed(3)})`
      context.fillRect(box.left + column * wide, box.top + row * wide, wide + 0.5, wide + 0.5)
    }
}

/** Where it cannot decide: a straight line, cut off at the rim. */
function border(stage: Stage, neuron: Neuron): void {
  const { weightX, weightY, bias } = neuron
  const size = Math.hypot(weightX, weightY)
  if (size < 1e-6) return
  const [nx, ny] = [weightX / size, weightY / size]
  const off = -bias / size
  const { context } = stage
  context.save()
  context.beginPath()
  context.rect(box.left, box.top, box.size, box.size)
  context.clip()
  line(
    stage,
    [place(nx * off - ny * 20, ny * off + nx * 20), place(nx * off + ny * 20, ny * off - nx * 20)],
    { width: 5 },
  )
  context.restore()
}

function fruits(stage: Stage, neuron: Neuron): void {
  const size = neuron.fruits.length > 150 ? 6 : 8.5
  for (const fruit of neuron.fruits) {
    const [x, y] = place(fruit.x, fruit.y)
    if (!isRight(neuron, fruit)) {
      stage.context.strokeStyle = stage.colours.ink
      stage.context.lineWidth = 1.6
      stage.context.beginPath()
      stage.context.arc(x, y, size + 5, 0, Math.PI * 2)
      stage.context.stroke()
    }
    if (fruit.apple === 1) {
      disc(stage, x, y, size, 'tomato')
      line(
        stage,
        [
          [x, y - size],
          [x + 2, y - size - 4],
        ],
        { width: 2, colour: 'leaf' },
      )
    } else lemon(stage, x, y, size)
  }
}

function lemon({ context, colours }: Stage, x: number, y: number, size: number): void {
  context.fillStyle = colours.marigold
  context.strokeStyle = colours.ink
  context.lineWidth = 1.2
  context.beginPath()
  context.moveTo(x - size * 1.35, y)
  context.quadraticCurveTo(x, y - size * 1.7, x + size * 1.35, y)
  context.quadraticCurveTo(x, y + size * 1.7, x - size * 1.35, y)
  context.closePath()
  context.fill()
  context.stroke()
}

/** The neuron itself: thick links count much; red speaks for apple, yellow for lemon. */
function cell(stage: Stage, { weightX, weightY, bias }: Neuron, rate: number): void {
  card(stage, 566, 44, 374, 254)
  label(stage, `One neuron, learning rate ${rate < 0.1 ? rate.toFixed(2) : rate.toFixed(1)}`, 753, 68, {
    size: 17,
    bold: true,
  })
  const soma: [number, number] = [800, 174]
  const inputs: [string, number, number][] = [
    ['heavy', weightX, 112],
    ['red', weightY, 174],
    ['always', bias, 236],
  ]
  for (const [name, weight, y] of inputs) {
    const wide = Math.min(22, 2 + Math.abs(weight) * 6)
    line(stage, [[652, y], soma], { colour: 'ink', width: wide + 3 })
    line(stage, [[652, y], soma], { colour: weight >= 0 ? 'tomato' : 'marigold', width: wide })
    disc(stage, 652, y, 27, 'sky')
    label(stage, name, 652, y, { size: 13, bold: true })
    label(stage, `${weight >= 0 ? '+' : '−'}${Math.abs(weight).toFixed(2)}`, 618, y, {
      size: 15,
      bold: true,
      align: 'right',
    })
  }
  disc(stage, ...soma, 40, 'iris')
  label(stage, 'sum', soma[0], soma[1], { size: 18, bold: true, colour: 'card' })
  line(
    stage,
    [
      [842, 174],
      [872, 174],
    ],
    { width: 4 },
  )
  area(
    stage,
    [
      [886, 174],
      [870, 165],
      [870, 183],
    ],
    'ink',
  )
  disc(stage, 910, 144, 13, 'tomato')
  label(stage, 'or', 910, 174, { size: 14, colour: 'muted' })
  lemon(stage, 910, 204, 12)
  label(stage, 'wide link: counts much · red: for apple · yellow: for lemon', 753, 280, {
    size: 12,
    colour: 'muted',
  })
}
