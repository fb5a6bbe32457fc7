import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { bar, inUnits, pole } from '../parts.ts'
import { constantOf, currentAt, loadTorque, type Motor, motor, ohmsOf, weightOf } from './model.ts'

const [cx, cy] = [195, 260]

export function draw(stage: Stage, state: Motor, values: Values): void {
  ground(stage, 'paper')
  const { speed, height } = state
  const current = currentAt(speed, values)
  pole(stage, 22, 150, 70, 220, true)
  pole(stage, 298, 150, 70, 220, false)
  const rows = Math.round(2 + (values.field ?? 0.3) * 14)
  for (let i = 0; i < rows; i++) {
    const y = 162 + (196 * (i + 0.5)) / rows
    line(
      stage,
      [
        [96, y],
        [294, y],
      ],
      { colour: 'line', width: 2 },
    )
  }
  rotor(stage, state, values, current)
  label(stage, inUnits(current, 'A'), cx, 62, { size: 26, bold: true, colour: 'tomato' })
  label(stage, `${inUnits(values.voltage ?? 6, 'V')} on the brushes`, cx, 94, { size: 16, colour: 'muted' })
  label(stage, `${(speed / 2 / Math.PI).toFixed(1)} turns a second`, cx, 430, { size: 20, bold: true })
  label(stage, 'drawn ten times more slowly', cx, 456, { size: 14, colour: 'muted' })
  label(stage, speed > 0.01 ? '' : 'too weak: it cannot lift the crate', cx, 500, {
    size: 17,
    bold: true,
    colour: 'tomato',
  })
  shaft(stage, state, values)
  const stall = (constantOf(values) * (values.voltage ?? 6)) / ohmsOf(values)
  const free = (values.voltage ?? 6) / constantOf(values)
  const most = Math.max(stall, loadTorque(values)) * 1.1
  plot(stage, {
    at: [590, 20, 350, 270],
    title: 'Turning force and speed',
    across: `speed: 0 to ${(free / 2 / Math.PI).toFixed(1)} turns a second`,
    up: 'turning force',
    x: [0, free],
    y: [0, most],
    curves: [
      {
        points: [[0, loadTorque(values)] as const, [free, loadTorque(values)] as const],
        colour: 'teal',
        dashed: true,
      },
      { points: [[0, stall] as const, [free, 0] as const], colour: 'iris', filled: true },
    ],
    dots: [{ at: [speed, constantOf(values) * current], colour: 'tomato', size: 9 }],
  })
  label(stage, 'motor', 700, 88, { size: 14, bold: true, colour: 'iris', on: 'card' })
  label(stage, 'crate', 900, 88, { size: 14, bold: true, colour: 'teal', on: 'card' })
  power(stage, speed, current, values, height)
}

function power(stage: Stage, speed: number, current: number, values: Values, height: number): void {
  card(stage, 590, 310, 350, 270)
  const lift = loadTorque(values) * speed
  const warm = current * current * ohmsOf(values)
  const drawn = (values.voltage ?? 6) * current
  const most = Math.max(1e-6, drawn, warm + lift)
  const rows = [
    ['from the battery', drawn, 'marigold'],
    ['lifts the crate', lift, 'leaf'],
    ['warms the coil', warm, 'tomato'],
  ] as const
  rows.forEach(([name, watts, colour], i) => {
    const y = 352 + i * 66
    label(stage, name, 612, y - 16, { size: 16, align: 'left' })
    label(stage, inUnits(watts, 'W'), 918, y - 16, { size: 17, bold: true, align: 'right' })
    bar(stage, [612, y, 306, 24], watts / most, colour)
  })
  label(
    stage,
    `${Math.max(0, (100 * lift) / most).toFixed(0)}% become lifting · ${height.toFixed(1)} m high`,
    765,
    558,
    {
      size: 17,
      bold: true,
    },
  )
}

/** Windings all round: where they face north the current comes out, on the other side it goes in. The brushes see to it. */
function rotor(stage: Stage, { angle }: Motor, values: Values, current: number): void {
  const turn = angle / motor.gear
  disc(stage, cx, cy, 92, '#DAD5CC')
  const slots = 6 + 2 * Math.round((values.turns ?? 50) / 20)
  for (let i = 0; i < slots; i++) {
    const at = turn + (i / slots) * Math.PI * 2
    const [x, y] = [cx + Math.cos(at) * 74, cy + Math.sin(at) * 74]
    // Out of the page on the left: the field from north to south pushes these wires up.
    const into = x > cx
    disc(stage, x, y, 12, into ? 'iris' : 'tomato')
    if (into)
      for (const side of [-1, 1])
        line(
          stage,
          [
            [x - 5, y - 5 * side],
            [x + 5, y + 5 * side],
          ],
          { width: 2.5, colour: 'card' },
        )
    else disc(stage, x, y, 3.5, 'card')
  }
  const long = Math.min(74, 10 + Math.sqrt(Math.abs(current) * constantOf(values)) * 90)
  arrow(stage, [cx - 44, cy + long / 2], [0, -long], 'leaf')
  arrow(stage, [cx + 44, cy - long / 2], [0, long], 'leaf')
  disc(stage, cx, cy, 20, 'marigold')
  line(
    stage,
    [
      [cx, cy],
      [cx + Math.cos(turn) * 17, cy + Math.sin(turn) * 17],
    ],
    { width: 4 },
  )
  card(stage, cx - 9, cy - 38, 18, 16, 'muted', 3)
  card(stage, cx - 9, cy + 22, 18, 16, 'muted', 3)
}

/** The crate hangs still in the picture; the wall of the shaft goes by. */
function shaft(stage: Stage, { angle, height, speed }: Motor, values: Values): void {
  const { context } = stage
  const [left, top, wide, tall] = [410, 20, 150, 560]
  card(stage, left, top, wide, tall, 'earth')
  context.save()
  context.beginPath()
  context.rect(left + 2, top + 2, wide - 4, tall - 4)
  context.clip()
  const shift = (height * 140) % 56
  for (let row = -2; row < 24; row++) {
    const y = top + row * 28 + shift
    for (let column = -1; column < 4; column++) {
      const x = left + column * 50 + (row % 2 === 0 ? 0 : 25)
      context.fillStyle = scattered((row + 40) % 2, column + 3) > 0.5 ? '#B98B63' : '#A97C55'
      context.fillRect(x + 2, y + 2, 46, 24)
    }
  }
  context.restore()
  line(
    stage,
    [
      [485, 78],
      [485, 350],
    ],
    { width: 4 },
  )
  disc(stage, 451, 78, 34, 'marigold')
  const turn = -angle / motor.gear
  for (const at of [0, Math.PI / 2])
    line(
      stage,
      [
        [451 - Math.cos(turn + at) * 24, 78 - Math.sin(turn + at) * 24],
        [451 + Math.cos(turn + at) * 24, 78 + Math.sin(turn + at) * 24],
      ],
      { width: 4 },
    )
  const size = 68 + Math.cbrt(values.load ?? 4) * 11
  card(stage, 485 - size / 2, 350, size, size, 'card', 6)
  label(stage, `${(values.load ?? 4).toFixed(1)} kg`, 485, 350 + size / 2, { size: 17, bold: true })
  const rise = (speed * motor.drum) / motor.gear
  arrow(stage, [485, 350 + size + 90], [0, -Math.min(76, rise * 240)], 'leaf')
  label(stage, `${(rise * 100).toFixed(0)} cm/s`, 485, 350 + size + 112, { size: 18, bold: true, on: 'card' })
  label(stage, `${weightOf(values).toFixed(0)} N`, 485, 316, { size: 16, bold: true, on: 'card' })
}
