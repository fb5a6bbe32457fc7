import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { mixed, oval, soft, thermometer } from '../shapes.ts'
import { full, type Plant, pores, rate, short, wiltsAt } from './model.ts'

type Point = readonly [number, number]

export function draw(stage: Stage, state: Plant, values: Values): void {
  ground(stage, 'paper')
  const { temperature = 22, humidity = 50, wind = 1, light = 70 } = values
  const now = rate(state.soil, values)
  room(stage, light)
  air(stage, humidity, wind, state.time)
  plant(stage, state, values, now)
  pot(stage, state, now)
  thermometer(stage, [52, 300], 190, temperature / 45, `${temperature.toFixed(0)} °C`)
  label(stage, `${now.toFixed(1)} mL an hour`, 556, 46, { align: 'right', bold: true, size: 26, on: 'card' })
  label(stage, `after ${state.time.toFixed(0)} h`, 556, 86, { align: 'right', size: 15, on: 'card' })
  pore(stage, pores(state, values))
  chart(stage, state)
}

/** The brighter the lamp, the lighter the room. */
function room({ context, colours }: Stage, light: number): void {
  context.fillStyle = mixed('#8E8AA8', '#DDEFF5', light / 70)
  context.beginPath()
  context.roundRect(16, 16, 564, 568, 20)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
}

function air(stage: Stage, humidity: number, wind: number, time: number): void {
  const { context } = stage
  context.save()
  context.beginPath()
  context.roundRect(17, 17, 562, 566, 19)
  context.clip()
  for (let i = 0; i < Math.round(humidity * 0.9); i++) {
    const x = 30 + ((scattered(i, 111) * 540 + time * wind * 60) % 540)
    const y = 100 + 330 * scattered(i, 112)
    oval(stage, [x, y], [3.4, 3.4], '#5FA9D6', { rim: 0, alpha: 0.55 })
  }
  for (let i = 0; i < Math.round(1 + wind * 2.4); i++) {
    const y = 120 + ((i * 67) % 300)
    const from = ((scattered(i, 113) * 500 + time * wind * 90) % 560) - 40
    line(
      stage,
      Array.from({ length: 14 }, (_, k): Point => [from + k * (5 + wind), y + 5 * Math.sin(k * 0.6 + i)]),
      { colour: 'card', width: 3 },
    )
  }
  context.restore()
  label(stage, `${humidity.toFixed(0)}% humid`, 40, 168, {
    on: 'card',
    align: 'left',
    size: 16,
    bold: true,
    colour: 'iris',
  })
  label(stage, `wind ${wind.toFixed(1)} m/s`, 40, 200, { align: 'left', size: 16, bold: true, on: 'card' })
}

/** It stands, or hangs when the soil is dry. Vapour leaves it as drops. */
function plant(stage: Stage, { soil, time }: Plant, { leaves = 800, light = 70 }: Values, now: number): void {
  const share = soil / full
  const droop = Math.min(1, Math.max(0, (wiltsAt - share) / wiltsAt + (share < short ? 0.12 : 0)))
  if (light > 2) {
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * 0.05 + (i / 8) * Math.PI * 0.9
      line(
        stage,
        [
          [112 + Math.cos(a) * 48, 56 + Math.sin(a) * 30],
          [112 + Math.cos(a) * (54 + light * 0.3), 56 + Math.sin(a) * (36 + light * 0.3)],
        ],
        { colour: 'marigold', width: 4 },
      )
    }
  }
  disc(stage, 112, 56, 30, light > 2 ? 'marigold' : 'muted')
  const green = mixed('#5E9E4B', '#B5A24A', droop)
  const top: Point = [300 + 40 * droop, 150 + 90 * droop]
  const stalk: Point[] = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11
    return [300 + (top[0] - 300) * t * t, 440 + (top[1] - 440) * t + 30 * droop * Math.sin(t * Math.PI)]
  })
  line(stage, stalk, { width: 15 })
  line(stage, stalk, { width: 11, colour: 'leaf' })
  // Water rises inside.
  for (let i = 0; i < 7; i++) {
    const t = (time * (0.15 + now * 0.012) + i / 7) % 1
    const at = stalk[Math.min(11, Math.floor(t * 11.99))] ?? [300, 300]
    oval(stage, at, [3.4, 4.6], 'sky', { rim: 1 })
  }
  const count = Math.max(2, Math.min(9, Math.round(leaves / 210)))
  const size = 46 * Math.sqrt(leaves / count / 210)
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1
    const place = stalk[Math.min(11, 3 + Math.floor(((i + 0.5) / count) * 9))] ?? top
    const turn = side > 0 ? -0.35 + 1.5 * droop : Math.PI + 0.35 - 1.5 * droop
    const [cx, cy] = [place[0] + Math.cos(turn) * size * 1.15, place[1] + Math.sin(turn) * size * 1.15]
    oval(stage, [cx, cy], [size, size * 0.5], green, { turn, rim: 2 })
    line(stage, [place, [cx + Math.cos(turn) * size * 0.8, cy + Math.sin(turn) * size * 0.8]], { width: 2 })
    const drops = Math.min(4, Math.round((now / count) * 1.6 + 0.2))
    for (let k = 0; k < drops; k++) {
      const up = (time * 0.9 + k / drops + scattered(i, 115)) % 1
      oval(stage, [cx + (k - 1.5) * 11 + 14 * up, cy - size * 0.45 - 40 * up], [4, 5], 'sky', {
        rim: 1.2,
        alpha: 1 - 0.6 * up,
      })
    }
  }
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2
    oval(stage, [top[0] + Math.cos(a) * 27, top[1] + Math.sin(a) * 27], [15, 9], 'marigold', {
      turn: a,
      rim: 1.2,
    })
  }
  disc(stage, top[0], top[1], 19, 'earth')
}

function pot(stage: Stage, { soil }: Plant, now: number): void {
  const { context } = stage
  const share = soil / full
  const outline: Point[] = [
    [216, 430],
    [384, 430],
    [366, 572],
    [234, 572],
  ]
  area(stage, outline, mixed('#C9A67F', '#6F4A2B', share))
  context.save()
  context.beginPath()
  outline.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.clip()
  context.globalAlpha = 0.5
  context.fillStyle = '#5FA9D6'
  context.fillRect(210, 572 - 142 * share, 180, 142 * share)
  context.globalAlpha = 1
  context.restore()
  for (const [dx, dy] of [
    [-46, 74],
    [-16, 100],
    [20, 96],
    [50, 68],
  ] as const)
    line(
      stage,
      [
        [300, 436],
        [300 + dx * 0.6, 436 + dy * 0.5],
        [300 + dx, 436 + dy],
      ],
      { width: 4, colour: 'card' },
    )
  card(stage, 206, 420, 188, 18, 'tomato', 6)
  label(stage, `${(share * 100).toFixed(0)}% water`, 412, 496, {
    align: 'left',
    bold: true,
    size: 19,
    on: 'card',
  })
  const says =
    share < wiltsAt
      ? 'it wilts!'
      : share < short
        ? 'it saves water'
        : now < 1
          ? 'it hardly drinks'
          : 'it drinks'
  label(stage, says, 412, 532, {
    on: 'card',
    align: 'left',
    size: 16,
    bold: true,
    colour: share < wiltsAt ? 'tomato' : share < short ? 'earth' : 'leaf',
  })
}

/** One pore of a leaf under the microscope: two cells with a gap between them. */
function pore(stage: Stage, open: number): void {
  card(stage, 600, 16, 342, 250)
  label(stage, 'One pore of a leaf', 771, 40, { bold: true, size: 16 })
  const { context } = stage
  context.save()
  context.beginPath()
  context.roundRect(618, 58, 306, 164, 12)
  context.clip()
  context.fillStyle = '#CFE5B8'
  context.fillRect(600, 50, 342, 180)
  for (let i = 0; i < 12; i++) {
    const x = 618 + (i % 4) * 102 - (Math.floor(i / 4) % 2) * 50
    const y = 64 + Math.floor(i / 4) * 62
    soft(
      stage,
      [
        [x, y],
        [x + 90, y - 6],
        [x + 98, y + 46],
        [x + 6, y + 54],
      ],
      '#DDEFC9',
      { rim: 1 },
    )
  }
  const gap = 2 + 30 * open
  soft(
    stage,
    Array.from({ length: 12 }, (_, i): Point => {
      const a = (i / 12) * Math.PI * 2
      return [771 + Math.cos(a) * gap * 1.1, 140 + Math.sin(a) * 60]
    }),
    '#1D1B2E',
    { rim: 0 },
  )
  for (const side of [-1, 1])
    soft(
      stage,
      [
        [771 + side * 3, 68],
        [771 + side * 40, 72],
        [771 + side * (50 + gap * 0.5), 140],
        [771 + side * 40, 208],
        [771 + side * 3, 212],
        [771 + side * (gap * 0.95), 172],
        [771 + side * (gap * 1.05), 140],
        [771 + side * (gap * 0.95), 108],
      ],
      '#6FB158',
      { rim: 2.5 },
    )
  context.restore()
  label(stage, `${(open * 100).toFixed(0)}% open`, 771, 246, { bold: true, size: 18 })
}

function chart(stage: Stage, state: Plant): void {
  const until = Math.max(24, state.time)
  plot(stage, {
    at: [600, 286, 342, 298],
    title: 'Water in the soil',
    across: `0 to ${until.toFixed(0)} h`,
    up: '0 to 100%',
    x: [0, until],
    y: [0, 1],
    curves: [
      {
        points: [
          [0, short],
          [until, short],
        ],
        colour: 'earth',
        dashed: true,
      },
      {
        points: [
          [0, wiltsAt],
          [until, wiltsAt],
        ],
        colour: 'tomato',
        dashed: true,
      },
      {
        points: [...state.trail.map(([t, soil]): Point => [t, soil / full]), [state.time, state.soil / full]],
        colour: 'teal',
        filled: true,
      },
    ],
    dots: [{ at: [state.time, state.soil / full], colour: 'tomato' }],
  })
  label(stage, 'saves', 916, 286 + 298 - 36 - 216 * short - 10, { align: 'right', size: 13, colour: 'earth' })
  label(stage, 'wilts', 916, 286 + 298 - 36 - 216 * wiltsAt - 10, {
    align: 'right',
    size: 13,
    colour: 'tomato',
  })
}
