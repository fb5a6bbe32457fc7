import { area, card, disc, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { bulb, inUnits, shine } from '../parts.ts'
import { clockOf, devices, type Household, hourOf, lampOf, planned } from './model.ts'

export function draw(stage: Stage, state: Household, values: Values): void {
  const hour = hourOf(state)
  sky(stage, hour)
  house(stage)
  const { watts } = state
  const on = (i: number) => (watts[i] ?? 0) > 1
  const lit = on(5)
  const size = lampOf(values).watts / 60
  for (const [x, y] of [
    [150, 232],
    [420, 232],
    [150, 422],
    [440, 422],
  ] as const) {
    line(
      stage,
      [
        [x, y - 46],
        [x, y - 16],
      ],
      { width: 2 },
    )
    shine(stage, x, y, lit ? 0.75 : 0, 17)
    bulb(stage, x, y, lit ? 0.55 + size * 0.2 : 0, 15)
  }
  showerCabin(stage, 216, on(0))
  television(stage, 450, on(6))
  box(stage, 70, 452, 60, 108, '#E9EEF2', on(7), 'fridge')
  box(stage, 146, 492, 62, 68, '#D9D2C3', on(1), 'oven')
  pot(stage, 246, on(4))
  machine(stage, 348, on(3), state.time)
  box(stage, 470, 492, 62, 68, '#CBD8D6', on(2), 'dishes')
  clock(stage, hour, state.days)
  meter(stage, state, values)
  ranking(stage, state, values)
}

function sky({ context, width, height }: Stage, hour: number): void {
  const day = Math.max(0, Math.min(1, 0.62 + 1.6 * Math.cos(((hour - 13) / 12) * Math.PI)))
  const mix = (from: number, to: number) => Math.round(from + (to - from) * day)
  context.fillStyle = `rgb(${mix(38, 191)},${mix(36, 227)},${mix(76, 242)})`
  context.fillRect(0, 0, width, height)
  const angle = ((hour + 5) / 12) * Math.PI
  context.fillStyle = hour > 7 && hour < 19 ? '#F5B700' : '#EDE7F6'
  context.beginPath()
  context.arc(300 - 250 * Math.cos(angle % Math.PI), 110 - 70 * Math.sin(angle % Math.PI), 20, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = day > 0.3 ? '#8DBD70' : '#4E6B52'
  context.fillRect(0, 560, width, 40)
}

function house(stage: Stage): void {
  area(
    stage,
    [
      [22, 186],
      [290, 66],
      [560, 186],
    ],
    'tomato',
  )
  card(stage, 42, 186, 498, 376, 'paper', 2)
  line(
    stage,
    [
      [42, 374],
      [540, 374],
    ],
    { width: 5, colour: 'earth' },
  )
  for (const [top, foot] of [
    [186, 374],
    [374, 562],
  ] as const)
    line(
      stage,
      [
        [306, top],
        [306, foot],
      ],
      { width: 5, colour: 'earth' },
    )
}

function glowBehind({ context }: Stage, x: number, y: number, wide: number, tall: number): void {
  context.fillStyle = 'rgba(245,183,0,0.55)'
  context.beginPath()
  context.roundRect(x - 9, y - 9, wide + 18, tall + 18, 14)
  context.fill()
}

function box(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  colour: `#${string}`,
  on: boolean,
  name: string,
): void {
  if (on) glowBehind(stage, x, y, wide, tall)
  area(
    stage,
    [
      [x, y],
      [x + wide, y],
      [x + wide, y + tall],
      [x, y + tall],
    ],
    colour,
  )
  if (name === 'fridge') {
    line(
      stage,
      [
        [x, y + 40],
        [x + wide, y + 40],
      ],
      { width: 2 },
    )
    for (const [from, to] of [
      [12, 28],
      [52, 78],
    ] as const)
      line(
        stage,
        [
          [x + 10, y + from],
          [x + 10, y + to],
        ],
        { width: 4, colour: 'muted' },
      )
    return
  }
  const plates = name === 'dishes'
  card(stage, x + 9, y + 20, wide - 18, tall - 30, on ? 'marigold' : plates ? 'teal' : 'ink', 5)
  if (plates) for (const by of [-9, 9]) disc(stage, x + wide / 2 + by, y + 38, 10, '#FFFFFF')
  for (let i = 0; i < 3; i++) disc(stage, x + 16 + i * 15, y + 10, 4, 'muted')
}

function machine(stage: Stage, x: number, on: boolean, time: number): void {
  if (on) glowBehind(stage, x, 484, 70, 76)
  card(stage, x, 484, 70, 76, 'card', 5)
  disc(stage, x + 35, 526, 24, on ? '#7FC4E8' : '#C9D3D8')
  const turn = on ? time * 30 : 0.4
  line(
    stage,
    [
      [x + 35 - Math.cos(turn) * 16, 526 - Math.sin(turn) * 16],
      [x + 35 + Math.cos(turn) * 16, 526 + Math.sin(turn) * 16],
    ],
    { width: 5, colour: 'rose' },
  )
}

function pot(stage: Stage, x: number, on: boolean): void {
  if (on) glowBehind(stage, x - 22, 500, 52, 34)
  card(stage, x - 40, 536, 84, 24, 'earth', 3)
  area(
    stage,
    [
      [x - 18, 504],
      [x + 18, 504],
      [x + 24, 536],
      [x - 24, 536],
    ],
    'teal',
  )
  line(
    stage,
    [
      [x + 20, 510],
      [x + 34, 502],
    ],
    { width: 5, colour: 'teal' },
  )
  if (!on) return
  for (const by of [0, 12])
    line(
      stage,
      [
        [x + 36 + by / 3, 492 - by],
        [x + 42 - by / 3, 484 - by],
      ],
      { width: 3, colour: 'muted' },
    )
}

function showerCabin(stage: Stage, x: number, on: boolean): void {
  if (on) glowBehind(stage, x, 240, 70, 132)
  card(stage, x, 240, 70, 132, 'sky', 4)
  line(
    stage,
    [
      [x + 56, 366],
      [x + 56, 256],
      [x + 30, 256],
    ],
    { width: 4, colour: 'muted' },
  )
  if (!on) return
  disc(stage, x + 30, 306, 13, '#F2C9A5')
  card(stage, x + 19, 320, 22, 46, 'rose', 9)
  for (let i = 0; i < 5; i++)
    line(
      stage,
      [
        [x + 18 + i * 6, 264],
        [x + 16 + i * 6, 286],
      ],
      { width: 2.5, colour: 'iris' },
    )
}

function television(stage: Stage, x: number, on: boolean): void {
  if (on) glowBehind(stage, x - 46, 290, 92, 58)
  card(stage, x - 46, 290, 92, 58, on ? 'sky' : 'ink', 6)
  line(
    stage,
    [
      [x, 348],
      [x, 372],
    ],
    { width: 7 },
  )
  if (on) disc(stage, x, 320, 15, 'marigold')
  card(stage, 326, 326, 64, 46, 'iris', 10)
}

function clock(stage: Stage, hour: number, days: number): void {
  label(stage, `day ${days + 1}, ${clockOf(hour)}`, 290, 150, { size: 22, bold: true, on: 'card' })
}

function meter(stage: Stage, { power, today, total, lastDay }: Household, { price = 0.3 }: Values): void {
  card(stage, 580, 16, 364, 206)
  const sum = today.reduce((all, one) => all + one, 0)
  card(stage, 600, 34, 190, 62, 'ink', 8)
  label(stage, `${total.toFixed(2)} kWh`, 695, 66, { size: 25, bold: true, colour: 'marigold' })
  const { context, colours } = stage
  context.fillStyle = colours.line
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.ellipse(868, 66, 56, 16, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  const turn = total * 40
  context.fillStyle = colours.tomato
  context.beginPath()
  context.arc(868 + Math.cos(turn) * 48, 66 + Math.sin(turn) * 12, 6, 0, Math.PI * 2)
  context.fill()
  label(stage, `now ${inUnits(power, 'W')}`, 600, 130, {
    size: 23,
    bold: true,
    align: 'left',
    colour: power > 3000 ? 'tomato' : 'ink',
  })
  label(stage, `today €${(sum * price).toFixed(2)}`, 924, 130, { size: 17, bold: true, align: 'right' })
  label(
    stage,
    lastDay > 0
      ? `in a year ${(lastDay * 365).toFixed(0)} kWh: €${(lastDay * 365 * price).toFixed(0)}`
      : 'wait a day for the cost of a year',
    762,
    184,
    { size: 20, bold: lastDay > 0, colour: lastDay > 0 ? 'iris' : 'muted' },
  )
}

/** Pale: what the whole day will come to. */
function ranking(stage: Stage, { today, watts }: Household, values: Values): void {
  const plan = planned(values)
  card(stage, 580, 240, 364, 344)
  label(stage, 'today, in kWh (pale: the whole day)', 762, 262, { size: 16, bold: true })
  devices.forEach((name, i) => {
    const y = 286 + i * 33
    const used = today[i] ?? 0
    const on = (watts[i] ?? 0) > 1
    label(stage, name, 722, y + 11, { size: 15, align: 'right', colour: on ? 'tomato' : 'ink' })
    const strip = (kilowattHours: number) => Math.min(1, kilowattHours / 4.8) * 150
    const [wide, whole] = [strip(used), strip(plan[i] ?? 0)]
    const rectangle = (to: number) =>
      [
        [732, y],
        [732 + to, y],
        [732 + to, y + 22],
        [732, y + 22],
      ] as const
    area(stage, rectangle(whole), 'line', { rim: false, alpha: 0.75 })
    if (wide > 0.5) area(stage, rectangle(wide), on ? 'marigold' : 'teal')
    label(stage, used.toFixed(2), 740 + Math.max(wide, whole), y + 11, {
      size: 15,
      align: 'left',
      bold: true,
    })
  })
}
