import {
  arrow,
  disc,
  ground,
  label,
  line,
  type Stage,
  area as shape,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Fall, terminalSpeed } from './model.ts'

const [x, y] = [400, 330]

/** The eye falls with the skydiver: clouds rush up, the forces are two arrows to one scale. */
export function draw(stage: Stage, { fallen, speed }: Fall, values: Values): void {
  const { mass = 80, area = 0.7, air = 1.2, gravity = 9.81, shape: drag = 1 } = values
  ground(stage, 'sky')
  clouds(stage, fallen, air)
  depth(stage, fallen)
  const most = terminalSpeed(values)
  meter(stage, speed, most)

  const weight = 110
  const push = Math.min(190, weight * (speed / most) ** 2)
  if (area > 2) parachute(stage, area, drag)
  const size = 0.75 + 0.25 * Math.cbrt(mass / 80)
  diver(stage, area, size)
  arrow(stage, [x - 78, y], [0, -push], 'tomato')
  arrow(stage, [x + 78, y], [0, weight], 'iris')
  label(stage, 'push of the air', x - 96, y - push / 2 - 4, {
    colour: 'tomato',
    bold: true,
    align: 'right',
    on: 'paper',
  })
  label(stage, `weight ${(mass * gravity).toFixed(0)} N`, x + 96, y + weight / 2, {
    colour: 'iris',
    bold: true,
    align: 'left',
    on: 'paper',
  })
}

function clouds({ context }: Stage, fallen: number, air: number): void {
  context.fillStyle = `rgba(255,255,255,${0.35 + 0.13 * air})`
  for (let i = 0; i < 7; i++) {
    const at = ((((i * 137 - fallen * 6) % 780) + 780) % 780) - 80
    const side = 150 + ((i * 271) % 560)
    context.beginPath()
    context.ellipse(side, at, 70, 17, 0, 0, Math.PI * 2)
    context.ellipse(side + 26, at - 14, 38, 20, 0, 0, Math.PI * 2)
    context.fill()
  }
}

/** A measuring tape that runs past. */
function depth(stage: Stage, fallen: number): void {
  line(
    stage,
    [
      [96, 0],
      [96, 600],
    ],
    { width: 2 },
  )
  const first = Math.floor((fallen - 36) / 10) * 10
  for (let mark = Math.max(0, first); mark < first + 90; mark += 10) {
    const at = y + (mark - fallen) * 9
    if (at < 14 || at > 586) continue
    line(
      stage,
      [
        [84, at],
        [96, at],
      ],
      { width: 2 },
    )
    label(stage, `${mark} m`, 78, at, { align: 'right', size: 16 })
  }
  shape(
    stage,
    [
      [100, y],
      [118, y - 9],
      [118, y + 9],
    ],
    'tomato',
  )
}

/** A speedometer column; its line is the terminal velocity. */
function meter(stage: Stage, speed: number, most: number): void {
  const [left, foot, tall] = [830, 520, 340]
  const full = 1.25 * most
  const level = (share: number) => foot - tall * Math.min(1, share)
  shape(
    stage,
    [
      [left, foot],
      [left + 44, foot],
      [left + 44, foot - tall],
      [left, foot - tall],
    ],
    'card',
  )
  const now = level(speed / full)
  shape(
    stage,
    [
      [left, foot],
      [left + 44, foot],
      [left + 44, now],
      [left, now],
    ],
    'teal',
  )
  line(
    stage,
    [
      [left - 12, level(most / full)],
      [left + 56, level(most / full)],
    ],
    { colour: 'tomato', width: 3, dashed: true },
  )
  label(stage, `fastest ${most.toFixed(most < 10 ? 1 : 0)} m/s`, left + 22, foot - tall - 20, {
    colour: 'tomato',
    bold: true,
    size: 16,
    on: 'paper',
  })
  label(stage, `${speed.toFixed(1)} m/s`, left + 22, foot + 26, { bold: true, size: 20, on: 'paper' })
}

function parachute(stage: Stage, area: number, drag: number): void {
  const wide = 45 + 22 * Math.sqrt(area)
  const top = y - 150
  const rise = wide * (0.35 + 0.3 * drag)
  const rim = Array.from({ length: 25 }, (_, i): [number, number] => {
    const turn = Math.PI * (1 - i / 24)
    return [x + wide * Math.cos(turn), top - Math.min(130, rise) * Math.sin(turn)]
  })
  for (const share of [-1, -0.5, 0, 0.5, 1])
    line(
      stage,
      [
        [x + wide * share, top],
        [x, y - 20],
      ],
      { width: 1.5, colour: 'muted' },
    )
  shape(stage, rim, 'marigold')
  shape(
    stage,
    rim.filter((_, i) => i >= 8 && i <= 16),
    'tomato',
  )
}

/** Head first with little area, lying flat with more, upright below a parachute. */
function diver(stage: Stage, area: number, size: number): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  if (area <= 2) context.rotate(area < 0.4 ? Math.PI : Math.PI / 2)
  const limbs: [number, number][][] = [
    [
      [-11, -14],
      [-34, area > 2 ? -38 : -24],
    ],
    [
      [11, -14],
      [34, area > 2 ? -38 : -24],
    ],
    [
      [-7, 22],
      [-16, 58],
    ],
    [
      [7, 22],
      [16, 58],
    ],
  ]
  for (const limb of limbs) {
    line(stage, limb, { width: 13 })
    line(stage, limb, { width: 9, colour: 'iris' })
  }
  shape(
    stage,
    [
      [-15, -22],
      [15, -22],
      [11, 28],
      [-11, 28],
    ],
    'iris',
  )
  disc(stage, 0, -38, 15, 'rose')
  context.restore()
}
