import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { acidOf, burette, evenAt, indicatorOf, pHAfter, type Titration } from './model.ts'

const glass = { x: 190, top: 40, tall: 250, wide: 34 }

export function draw(stage: Stage, { added, steps, trail }: Titration, values: Values): void {
  ground(stage, 'paper')
  const pH = pHAfter(added, values)
  const turns = indicatorOf(values)
  stand(stage)
  tube(stage, added)
  flask(stage, (values.volume ?? 25) + added, tint(pH, turns))
  if (added < burette) {
    const fallen = ((steps * (values.rate ?? 1) * 7) % 60) + 6
    drop(stage, glass.x, glass.top + glass.tall + 34 + fallen)
  }
  label(stage, `pH ${pH.toFixed(1)}`, 350, 360, { bold: true, size: 30, on: 'card' })
  label(stage, acidOf(values).name, 190, 580, { size: 18, bold: true })
  label(stage, `${added.toFixed(1)} mL`, 222, 60, { size: 19, bold: true, align: 'left' })
  label(stage, 'of base added', 222, 84, { size: 15, align: 'left', colour: 'muted' })
  const even = evenAt(values)
  const box = [430, 20, 510, 470] as const
  plot(stage, {
    at: box,
    title: 'The pH while base is added',
    across: 'base added: 0 to 50 mL',
    up: 'pH from 0 to 14',
    x: [0, burette],
    y: [0, 14],
    curves: [
      { points: [[0, turns.from] as const, [burette, turns.from] as const], colour: 'rose', dashed: true },
      { points: [[0, turns.to] as const, [burette, turns.to] as const], colour: 'rose', dashed: true },
      ...(even <= burette
        ? [{ points: [[even, 0] as const, [even, 14] as const], colour: 'line' as const, dashed: true }]
        : []),
      { points: [...trail, [added, pH] as const], colour: 'iris' },
    ],
    dots: [{ at: [added, pH], colour: 'tomato' }],
  })
  const middle = box[1] + box[3] - 36 - ((turns.from + turns.to) / 2 / 14) * (box[3] - 82)
  label(stage, turns.name, 912, middle, { size: 14, align: 'right', bold: true, colour: 'rose' })
  scale(stage, pH, turns)
}

type Turns = ReturnType<typeof indicatorOf>

function tint(pH: number, { from, to, acid, base }: Turns): `#${string}` {
  const share = Math.min(1, Math.max(0, (pH - from) / (to - from)))
  const parts = acid.map((a, i) =>
    Math.round(a + ((base[i] ?? a) - a) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

function stand(stage: Stage): void {
  card(stage, 40, 548, 120, 16, 'muted', 4)
  card(stage, 60, 30, 12, 520, 'muted', 4)
  card(stage, 66, 150, 112, 12, 'muted', 4)
}

function tube(stage: Stage, added: number): void {
  const { context, colours } = stage
  const { x, top, tall, wide } = glass
  const level = top + 12 + (tall - 20) * (added / burette)
  context.fillStyle = colours.card
  context.fillRect(x - wide / 2, top, wide, tall)
  context.fillStyle = colours.sky
  context.fillRect(x - wide / 2, level, wide, top + tall - level)
  line(
    stage,
    [
      [x - wide / 2, top],
      [x - wide / 2, top + tall],
      [x - 5, top + tall + 14],
      [x - 4, top + tall + 34],
      [x + 4, top + tall + 34],
      [x + 5, top + tall + 14],
      [x + wide / 2, top + tall],
      [x + wide / 2, top],
    ],
    { width: 2.5 },
  )
  for (let i = 0; i <= 10; i++) {
    const y = top + 12 + ((tall - 20) * i) / 10
    line(
      stage,
      [
        [x + wide / 2 - (i % 5 === 0 ? 14 : 8), y],
        [x + wide / 2, y],
      ],
      { width: 1.5 },
    )
  }
  card(stage, x - 16, top + tall + 12, 32, 9, 'tomato', 4)
}

function drop(stage: Stage, x: number, y: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.sky
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(x, y - 9)
  context.quadraticCurveTo(x + 8, y + 3, x, y + 6)
  context.quadraticCurveTo(x - 8, y + 3, x, y - 9)
  context.fill()
  context.stroke()
}

/** A flask whose level is the volume in it: 90 mL fill it to the shoulder. */
function flask(stage: Stage, volume: number, colour: `#${string}`): void {
  const [x, base, tall] = [190, 548, 130]
  const half = (y: number) => 92 - ((base - y) / tall) * 68
  const level = base - 14 - Math.min(1, volume / 95) * (tall - 24)
  area(
    stage,
    [
      [x - half(level), level],
      [x + half(level), level],
      [x + 90, base],
      [x - 90, base],
    ],
    colour,
    { rim: false },
  )
  line(
    stage,
    [
      [x - 24, base - tall - 34],
      [x - 24, base - tall],
      [x - 92, base],
      [x + 92, base],
      [x + 24, base - tall],
      [x + 24, base - tall - 34],
    ],
    { width: 3.5 },
  )
}

/** The colours of the indicator along the pH. */
function scale(stage: Stage, pH: number, turns: Turns): void {
  const { context } = stage
  card(stage, 430, 520, 510, 34, 'card', 8)
  for (let i = 0; i < 56; i++) {
    context.fillStyle = tint((i / 56) * 14, turns)
    context.fillRect(434 + i * (502 / 56), 523, 502 / 56 + 0.6, 28)
  }
  const x = 434 + 502 * Math.min(1, Math.max(0, pH / 14))
  area(
    stage,
    [
      [x, 528],
      [x - 10, 508],
      [x + 10, 508],
    ],
    'ink',
  )
  label(stage, 'sour', 434, 576, { size: 15, align: 'left', colour: 'muted' })
  label(stage, '7', 685, 576, { size: 15, colour: 'muted' })
  label(stage, 'basic', 936, 576, { size: 15, align: 'right', colour: 'muted' })
}
