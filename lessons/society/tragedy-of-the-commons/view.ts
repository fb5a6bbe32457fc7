import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, disc, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { figure } from '../scene.ts'
import { catchOf, type Fishery, gainOf, growthOf, isOpen, most } from './model.ts'

const bay = { right: 590, surface: 170 }
const fishFor = 14
const boatFor = 5

/** The bay with its fish and boats; beside it what a boat gains, and growth against catch. */
export function draw(stage: Stage, fishery: Fishery, values: Values): void {
  water(stage)
  fishes(stage, fishery)
  boats(stage, fishery)
  const exact = gainOf(fishery.fish, values)
  const gain = Math.abs(exact) < 0.05 ? 0 : exact
  label(stage, `${fishery.fish.toFixed(0)} t of fish`, 24, 574, {
    size: 20,
    bold: true,
    align: 'left',
    colour: 'card',
  })
  label(stage, `one fish: ${fishFor} t · one boat: ${boatFor} boats`, 566, 574, {
    size: 14,
    align: 'right',
    colour: 'card',
  })
  label(
    stage,
    `${fishery.boats.toFixed(0)} boats${isOpen(values) ? (gain > 0.2 ? ': more come' : gain < -0.2 ? ': some give up' : '') : ''}`,
    24,
    34,
    { size: 20, bold: true, align: 'left' },
  )
  label(stage, `year ${fishery.time.toFixed(0)}`, 566, 34, { size: 20, bold: true, align: 'right' })
  figure(stage, [612, 20, 156, 100], `${catchOf(fishery).toFixed(0)} t`, 'caught a year', 'teal')
  figure(
    stage,
    [784, 20, 156, 100],
    `${gain < 0 ? '−' : ''}€${Math.abs(gain).toFixed(1)}k`,
    'gain of one boat',
    gain < 0 ? 'tomato' : 'leaf',
  )
  balance(stage, fishery, values)
  past(stage, fishery)
}

function water(stage: Stage): void {
  const { context, width, height, colours } = stage
  context.fillStyle = colours.paper
  context.fillRect(0, 0, width, height)
  const sky = context.createLinearGradient(0, 0, 0, bay.surface)
  sky.addColorStop(0, '#BFE3F2')
  sky.addColorStop(1, '#F3F6EA')
  context.fillStyle = sky
  context.fillRect(0, 0, bay.right, bay.surface)
  const sea = context.createLinearGradient(0, bay.surface, 0, height)
  sea.addColorStop(0, '#7FC4E8')
  sea.addColorStop(1, '#2B6C94')
  context.fillStyle = sea
  context.fillRect(0, bay.surface, bay.right, height - bay.surface)
  disc(stage, 500, 84, 26, 'marigold')
  line(
    stage,
    [
      [bay.right, 0],
      [bay.right, 600],
    ],
    { width: 2 },
  )
}

/** As many as the bay holds; each has its own lane and swims at its own pace. */
function fishes(stage: Stage, { fish, time }: Fishery): void {
  const count = Math.min(90, fish / fishFor)
  for (let i = 0; i < count; i++) {
    const size = Math.min(1, count - i)
    const way = i % 2 === 0 ? 1 : -1
    const speed = 26 + scattered(i, 1) * 34
    const along = scattered(i, 2) * 530 + way * time * speed
    const x = 34 + (((along % 530) + 530) % 530)
    const y = bay.surface + 40 + scattered(i, 3) * 330
    swimmer(stage, x, y, way, 0.75 + 0.25 * size, (['marigold', 'tomato', 'rose'] as const)[i % 3] ?? 'rose')
  }
}

function swimmer(stage: Stage, x: number, y: number, way: number, size: number, colour: StageColour): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(way * size, size)
  area(
    stage,
    [
      [-11, 0],
      [-21, -8],
      [-21, 8],
    ],
    colour,
  )
  context.fillStyle = colours[colour]
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.ellipse(0, 0, 14, 7.5, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = colours.ink
  context.beginPath()
  context.arc(8, -2, 1.6, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

function boats(stage: Stage, { boats: many, time }: Fishery): void {
  const count = Math.min(26, Math.ceil(many / boatFor - 1e-6))
  const rows = count > 13 ? 2 : 1
  for (let i = 0; i < count; i++) {
    const row = i % rows
    const places = Math.ceil(count / rows)
    const x = 40 + ((Math.floor(i / rows) + 0.5 + row * 0.3) / places) * 500
    const y = bay.surface - 2 - row * 20 + Math.sin(time * 3 + i * 1.7) * 2
    boat(stage, x, y, Math.min(1, 6 / places + 0.25))
  }
}

function boat(stage: Stage, x: number, y: number, size: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  line(
    stage,
    [
      [0, -6],
      [0, -52],
    ],
    { width: 3 },
  )
  area(
    stage,
    [
      [3, -50],
      [26, -14],
      [3, -14],
    ],
    'card',
  )
  area(
    stage,
    [
      [-3, -44],
      [-20, -14],
      [-3, -14],
    ],
    'tomato',
  )
  area(
    stage,
    [
      [-30, -8],
      [32, -8],
      [22, 10],
      [-20, 10],
    ],
    'earth',
  )
  context.restore()
}

/** What grows and what is caught, for every amount of fish: they meet where the stock rests. */
function balance(stage: Stage, fishery: Fishery, values: Values): void {
  const tallest = 280
  plot(stage, {
    at: [612, 138, 328, 236],
    title: 'Growth (green) and catch (red)',
    across: `fish in the bay: 0 to ${most} t`,
    up: 't a year',
    x: [0, most],
    y: [0, tallest],
    curves: [
      {
        points: Array.from({ length: 41 }, (_, i) => {
          const fish = (i / 40) * most
          return [fish, growthOf(fish, values)] as const
        }),
        colour: 'leaf',
        filled: true,
      },
      {
        points: [0, 1].flatMap((end) => {
          const far = Math.min(most, (tallest * most) / Math.max(1, catchOf({ ...fishery, fish: most })))
          return [[end * far, catchOf({ ...fishery, fish: end * far })] as const]
        }),
        colour: 'tomato',
      },
    ],
    dots: [
      { at: [fishery.fish, growthOf(fishery.fish, values)], colour: 'leaf', size: 7 },
      { at: [fishery.fish, catchOf(fishery)], colour: 'tomato', size: 7 },
    ],
  })
}

function past(stage: Stage, { past: years, time }: Fishery): void {
  const from = Math.max(0, Math.floor(time) - years.length + 1)
  const to = Math.max(from + 30, time)
  plot(stage, {
    at: [612, 390, 328, 194],
    title: 'Fish (blue) and boats (brown)',
    across: `years ${from} to ${to.toFixed(0)}`,
    up: '',
    x: [from, to],
    y: [0, 1],
    curves: [
      { points: years.map(([fish], i) => [from + i, fish / most] as const), colour: 'sky', filled: true },
      { points: years.map(([, many], i) => [from + i, many / 130] as const), colour: 'earth' },
    ],
  })
}
