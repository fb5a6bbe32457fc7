import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { balance, type PredatorPrey, room } from './model.ts'

/** One rabbit stands for five, one fox for two. */
export function draw(stage: Stage, { rabbits, foxes, trail }: PredatorPrey, values: Values): void {
  ground(stage, 'sky')
  disc(stage, 70, 74, 34, 'marigold')
  const limited = (values.meadow ?? 0) > 0.5
  area(stage, hill(150, 16), '#A9CF8E')
  area(stage, hill(190, 10), limited ? '#C9C67C' : '#8DBD70')
  for (let i = 0; i < (limited ? 14 : 60); i++)
    tuft(stage, 20 + scattered(i, 7) * 550, 225 + scattered(i, 8) * 355)
  const [r, f] = [Math.exp(rabbits), Math.exp(foxes)]
  const animals: { y: number; paint(): void }[] = []
  const [rabbitCount, foxCount] = [Math.min(110, Math.round(r / 5)), Math.min(40, Math.round(f / 2))]
  for (let i = 0; i < rabbitCount; i++) {
    const [x, y] = spot(i * 67, 11, 10)
    animals.push({ y, paint: () => rabbit(stage, x, y, scattered(i, 3) > 0.5 ? 1 : -1) })
  }
  for (let i = 0; i < foxCount; i++) {
    const [x, y] = spot(i * 43 + 20, 11, 10)
    animals.push({ y: y + 15, paint: () => fox(stage, x + 18, y + 14, scattered(i, 5) > 0.5 ? 1 : -1) })
  }
  for (const { paint } of animals.sort((a, b) => a.y - b.y)) paint()
  label(stage, `${r.toFixed(0)} rabbits`, 205, 40, { bold: true, size: 24, on: 'card' })
  label(stage, `${f.toFixed(0)} foxes`, 385, 40, { bold: true, size: 24, on: 'card', colour: 'tomato' })
  label(stage, 'each drawn rabbit is 5, each fox 2', 290, 80, { size: 14, colour: 'muted' })
  const even = balance(values)
  const most = (of: number[], least: number) => Math.max(least, ...of) * 1.08
  plot(stage, {
    at: [612, 20, 328, 300],
    title: 'Foxes against rabbits',
    across: 'rabbits',
    up: 'foxes',
    x: [
      0,
      most(
        trail.map(([x]) => x),
        limited ? room : even.rabbits * 1.5,
      ),
    ],
    y: [
      0,
      most(
        trail.map(([, y]) => y),
        even.foxes * 1.5,
      ),
    ],
    curves: [{ points: trail, colour: 'iris' }],
    dots: [
      { at: [even.rabbits, even.foxes], colour: 'marigold', size: 6 },
      { at: [r, f], colour: 'tomato', size: 9 },
    ],
  })
  const top = Math.max(1, ...trail.map(([x]) => x))
  const topFoxes = Math.max(1, ...trail.map(([, y]) => y))
  plot(stage, {
    at: [612, 340, 328, 240],
    title: 'The last 16 years',
    across: 'time',
    up: 'how many',
    x: [0, 160],
    y: [0, 1.1],
    curves: [
      { points: trail.map(([x], i) => [i, x / top] as const), colour: 'earth', filled: true },
      { points: trail.map(([, y], i) => [i, y / topFoxes] as const), colour: 'tomato' },
    ],
  })
}

function hill(top: number, wave: number): [number, number][] {
  const points: [number, number][] = [[0, 600]]
  for (let x = 0; x <= 960; x += 24) points.push([x, top + wave * Math.sin(x / 130 + top)])
  return [...points, [960, 600]]
}

/** Places on the meadow that do not cover each other: a grid walked in a mixed order. */
function spot(i: number, columns: number, rows: number): [number, number] {
  const cell = (i + 5) % (columns * rows)
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  return [
    38 + column * 50 + (scattered(cell, 1) - 0.5) * 22,
    232 + row * 36 + (scattered(cell, 2) - 0.5) * 14,
  ]
}

function tuft(stage: Stage, x: number, y: number): void {
  for (const lean of [-5, 0, 5])
    line(
      stage,
      [
        [x, y],
        [x + lean, y - 11],
      ],
      { colour: 'leaf', width: 2 },
    )
}

function rabbit({ context, colours }: Stage, x: number, y: number, side: number): void {
  context.save()
  context.translate(x, y)
  context.scale(side, 1)
  context.fillStyle = '#E9DFCB'
  context.strokeStyle = colours.ink
  context.lineWidth = 1.4
  for (const lean of [-0.25, 0.2]) {
    context.beginPath()
    context.ellipse(8 + lean * 14, -17, 2.6, 8, lean, 0, Math.PI * 2)
    context.fill()
    context.stroke()
  }
  context.beginPath()
  context.ellipse(0, 0, 12, 8.5, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.beginPath()
  context.arc(9, -7, 6, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = colours.card
  context.beginPath()
  context.arc(-12, -1, 4, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = colours.ink
  context.beginPath()
  context.arc(11, -8, 1.4, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

function fox(stage: Stage, x: number, y: number, side: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(side, 1)
  context.strokeStyle = colours.ink
  context.lineWidth = 1.6
  context.fillStyle = '#E9772B'
  context.beginPath()
  context.ellipse(-24, -6, 13, 5.5, 0.5, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.beginPath()
  context.ellipse(0, 0, 18, 9, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  area(
    stage,
    [
      [8, -16],
      [11, -27],
      [17, -18],
      [23, -27],
      [26, -15],
      [30, -5],
      [17, 1],
      [8, -5],
    ],
    '#E9772B',
  )
  area(
    stage,
    [
      [30, -5],
      [17, 1],
      [20, -8],
    ],
    'card',
  )
  context.fillStyle = colours.ink
  context.beginPath()
  context.arc(20, -12, 1.8, 0, Math.PI * 2)
  context.fill()
  context.restore()
}
