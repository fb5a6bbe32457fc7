import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval } from '../shapes.ts'
import { ago, balance, growth, measured, type Population } from './model.ts'

/** Each drawn cell stands for 5 thousand. */
export function draw(stage: Stage, state: Population, values: Values): void {
  ground(stage, 'paper')
  const more = growth(state.count, ago(state, values.delay ?? 0), values)
  flask(stage, state, values)
  microscope(stage, state, more)
  label(stage, `${state.count.toFixed(0)} thousand cells`, 30, 38, { align: 'left', bold: true, size: 26 })
  const way = `${more > -0.5 ? '+' : '−'}${Math.abs(more).toFixed(0)} an hour`
  label(stage, way, 30, 72, { align: 'left', bold: true, size: 19, colour: more < -0.5 ? 'tomato' : 'leaf' })
  chart(stage, state, values)
  hill(stage, state, more, values)
}

function flask(stage: Stage, { count, steps }: Population, { room = 665, taken = 0 }: Values): void {
  const { context } = stage
  const share = Math.min(1.3, count / room)
  const outline: [number, number][] = [
    [92, 330],
    [92, 400],
    [36, 540],
    [46, 566],
    [178, 566],
    [188, 540],
    [132, 400],
    [132, 330],
  ]
  area(stage, outline, 'card', { rim: false })
  context.save()
  context.beginPath()
  outline.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.clip()
  context.fillStyle = mixed('#F6E3A0', '#C79A4B', share / 1.2)
  context.fillRect(20, 440, 200, 140)
  context.restore()
  line(stage, outline, { width: 3 })
  for (let i = 0; i < Math.round(share * 12); i++) {
    const up = (steps * 0.02 + scattered(i, 61)) % 1
    oval(stage, [66 + 92 * scattered(i, 62), 556 - 108 * up], [4, 4], 'card', { rim: 1.2 })
  }
  label(stage, 'sweet juice', 112, 586, { size: 15, colour: 'muted' })
  if (taken > 0) {
    // A ladle takes some out.
    line(
      stage,
      [
        [168, 236],
        [124, 318],
      ],
      { width: 5, colour: 'muted' },
    )
    const size = 10 + 22 * Math.sqrt(taken)
    oval(stage, [114, 332], [size, size * 0.8], '#D9B25F', { rim: 2 })
    label(stage, `${(taken * 100).toFixed(0)}% an hour`, 96, 214, {
      size: 15,
      bold: true,
      colour: 'tomato',
    })
  }
}

function microscope(stage: Stage, { count, steps }: Population, more: number): void {
  const { context, colours } = stage
  const [x, y, radius] = [390, 330, 200]
  context.fillStyle = 'rgba(29,27,46,0.12)'
  context.beginPath()
  context.arc(x + 6, y + 6, radius, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#FFF8E2'
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  context.save()
  context.clip()
  const cells = Math.min(300, Math.max(1, Math.round(count / 5)))
  // A bud grows on as many as the growth says.
  const budding = Math.min(1, Math.max(0, more / Math.max(1, count)) * 1.6)
  for (let i = 0; i < cells; i++) {
    // Sunflower places: even, and a new cell never covers an old one.
    const [r, a] = [Math.sqrt((i + 0.6) / 210) * radius, i * 2.39996]
    const wobble = 1.5 * Math.sin(steps * 0.05 + i)
    const [cx, cy] = [x + Math.cos(a) * r + wobble, y + Math.sin(a) * r]
    if (scattered(i, 64) < budding) {
      const grown = 0.35 + 0.55 * ((steps * 0.012 + scattered(i, 65)) % 1)
      const turn = scattered(i, 66) * 6.28
      oval(stage, [cx + Math.cos(turn) * 11, cy + Math.sin(turn) * 11], [7 * grown, 7 * grown], '#F2CF77', {
        rim: 1.2,
      })
    }
    oval(stage, [cx, cy], [9.5, 8], '#E3B34C', { turn: a, rim: 1.4 })
    oval(stage, [cx - 2, cy - 2], [2.6, 2.2], '#FFF1CC', { rim: 0 })
  }
  context.restore()
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.lineWidth = 7
  context.strokeStyle = colours.ink
  context.stroke()
  label(stage, 'each drawn cell is 5 thousand', x, 576, { size: 15, colour: 'muted' })
}

function chart(stage: Stage, state: Population, values: Values): void {
  const { room = 665 } = values
  const until = Math.max(20, state.time)
  const from = Math.max(0, until - 60)
  const top = Math.max(room * 1.15, ...state.trail.map(([, n]) => n * 1.05))
  plot(stage, {
    at: [608, 20, 332, 330],
    title: 'Number over time',
    across: `${from.toFixed(0)} to ${until.toFixed(0)} h; small dots: real yeast, 1913`,
    up: `0 to ${top.toFixed(0)} thousand`,
    x: [from, until],
    y: [0, top],
    curves: [
      {
        points: [
          [from, room],
          [until, room],
        ],
        colour: 'line',
        dashed: true,
      },
      ...((values.taken ?? 0) > 0
        ? [
            {
              points: [[from, balance(values)] as const, [until, balance(values)] as const],
              colour: 'tomato' as const,
              dashed: true,
            },
          ]
        : []),
      { points: [...state.trail, [state.time, state.count]], colour: 'teal', filled: true },
    ],
    dots: [
      ...(from > 0
        ? []
        : measured.map((n, hour) => ({
            at: [hour, Math.min(n, top)] as const,
            colour: 'iris' as const,
            size: 3.6,
          }))),
      { at: [state.time, state.count], colour: 'tomato', size: 8 },
    ],
  })
}

function hill(stage: Stage, state: Population, more: number, values: Values): void {
  const { room = 665, rate = 0.54, taken = 0 } = values
  const wide = Math.max(room * 1.1, state.count * 1.05)
  const top = (rate * room) / 4
  plot(stage, {
    at: [608, 368, 332, 212],
    title: 'Born in an hour, taken in an hour',
    across: 'number',
    up: 'in an hour',
    x: [0, wide],
    y: [0, top * 1.15],
    curves: [
      {
        points: Array.from({ length: 41 }, (_, i) => {
          const n = (room * i) / 40
          return [n, rate * n * (1 - n / room)] as const
        }),
        colour: 'leaf',
        filled: true,
      },
      ...(taken > 0
        ? [
            {
              points: [
                [0, 0],
                [Math.min(wide, (top * 1.15) / taken), Math.min(taken * wide, top * 1.15)],
              ] as const,
              colour: 'tomato' as const,
            },
          ]
        : []),
    ],
    dots: [{ at: [state.count, more + taken * state.count], colour: 'tomato' }],
  })
}
