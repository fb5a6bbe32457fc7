import { plot } from '@makebelieve/kit/simulation/plot'
import {
  area,
  card,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, thermometer } from '../../earth/sky.ts'
import { cat } from '../cat.ts'
import { type Cooling, cupOf } from './model.ts'

export function draw(stage: Stage, state: Cooling, values: Values): void {
  const { room = 20, milk = 50, when = 10, coffee = 200 } = values
  ground(stage, 'paper')
  card(stage, -10, 478, 980, 140, 'earth', 0)
  label(stage, `the room: ${room.toFixed(0)} °C`, 280, 32, { size: 17, colour: 'muted', bold: true })
  const cupsAt = [
    { x: 130, temperature: state.early, white: true, name: 'milk at once', colour: 'teal' as const },
    {
      x: 400,
      temperature: state.late,
      white: state.poured,
      name: state.poured ? 'milk came late' : `milk in ${Math.max(0, when - state.time).toFixed(0)} min`,
      colour: 'tomato' as const,
    },
  ]
  for (const { x, temperature, white, name, colour } of cupsAt) {
    cat(stage, x, 296, 1.15, colour)
    cup(stage, x, { temperature, room, milk: white ? milk : 0, coffee, kind: Math.round(values.cup ?? 1) })
    label(stage, `${temperature.toFixed(1)} °C`, x, 522, { size: 26, bold: true, on: 'card', colour })
    label(stage, name, x, 568, { size: 18, bold: true, colour: 'paper' })
  }
  thermometer(stage, 265, 130, 300, state.late, [0, 100], [0, 50, 100])
  if (!state.poured && milk > 0) jug(stage, 505, 430, milk)
  plot(stage, {
    at: [560, 24, 380, 420],
    title: `Cooling in a ${cupOf(values).name}`,
    across: 'time: 0 to 60 min',
    up: '0 to 100 °C',
    x: [0, 60],
    y: [0, 100],
    curves: [
      {
        points: [
          [0, room],
          [60, room],
        ],
        colour: 'sky',
        dashed: true,
      },
      {
        points: [
          [when, 0],
          [when, 100],
        ],
        colour: 'line',
        dashed: true,
      },
      { points: state.trail.map(([t, early]) => [t, early] as const), colour: 'teal' },
      { points: state.trail.map(([t, , late]) => [t, late] as const), colour: 'tomato' },
    ],
    dots: [
      { at: [state.time, state.early], colour: 'teal' },
      { at: [state.time, state.late], colour: 'tomato' },
    ],
  })
  const ahead = state.early - state.late
  const verdict = Math.abs(ahead) < 0.05 ? 'even' : `${Math.abs(ahead).toFixed(1)} °C warmer`
  label(stage, `${ahead > 0 ? 'Early' : 'Late'} milk is ${verdict}`, 750, 540, {
    size: 20,
    bold: true,
    on: 'card',
    colour: ahead > 0 ? 'teal' : 'tomato',
  })
}

type Cup = { temperature: number; room: number; milk: number; coffee: number; kind: number }

function cup(stage: Stage, x: number, { temperature, room, milk, coffee, kind }: Cup): void {
  const wide = kind === 0 ? 76 : kind === 3 ? 44 : 56
  const tall = kind === 0 ? 74 : kind === 3 ? 108 : 96
  const [top, bottom] = [482 - tall, 482]
  const fills = ((coffee + milk) / 500) * (tall - 12)
  if (kind === 1 || kind === 2) {
    const { context, colours } = stage
    context.strokeStyle = colours.ink
    context.lineWidth = 9
    context.beginPath()
    context.arc(x + wide + 6, (top + bottom) / 2, 22, -1.3, 1.3)
    context.stroke()
  }
  card(stage, x - wide, top, wide * 2, tall, 'card', kind === 0 ? 34 : 12)
  const brew = mixed('#4A2A18', '#E7C9A0', milk / (milk + coffee * 0.45))
  area(
    stage,
    [
      [x - wide + 8, bottom - 8 - fills],
      [x + wide - 8, bottom - 8 - fills],
      [x + wide - 12, bottom - 8],
      [x - wide + 12, bottom - 8],
    ],
    brew,
    { rim: false },
  )
  if (kind >= 2) card(stage, x - wide - 5, top - 12, wide * 2 + 10, 16, 'muted', 6)
  const steam = Math.max(0, Math.min(1, (temperature - room) / 70)) * (kind >= 2 ? 0.35 : 1)
  const colour: StageColour = 'muted'
  stage.context.globalAlpha = Math.min(0.8, steam)
  for (const dx of [-24, 0, 24]) {
    const points = Array.from({ length: 14 }, (_, i) => {
      const share = i / 13
      return [x + dx + 7 * Math.sin(share * 8 + dx), top - 18 - share * 70 * steam] as const
    })
    line(stage, points, { colour, width: 4 })
  }
  stage.context.globalAlpha = 1
}

function jug(stage: Stage, x: number, y: number, milk: number): void {
  const tall = 40 + milk * 0.2
  card(stage, x - 20, y + 52 - tall, 40, tall, 'card', 8)
  label(stage, 'milk', x, y + 54 - tall / 2, { size: 14, bold: true })
}
