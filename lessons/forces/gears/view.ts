import {
  arrow,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cat } from '../figures.ts'
import { type Bike, cadence, drive, hold, pedalPush, ratioOf, rimLength } from './model.ts'

const road = 520
const wheel = 138
const [rearX, crankX, frontX] = [290, 476, 716]
const [hubY, crankY] = [road - wheel, road - wheel + 16]

/** A bicycle on its slope. The cogs are drawn twice as large as the rest, tooth for tooth. */
export function draw(stage: Stage, state: Bike, values: Values): void {
  const { context, colours } = stage
  const { front = 36, rear = 18, slope = 2, mass = 80 } = values
  ground(stage, 'sky')
  context.save()
  context.translate(480, road)
  context.rotate(-Math.atan(slope / 100))
  context.translate(-480, -road)
  hills(stage, state.way)
  const turn = (2 * Math.PI * state.way) / rimLength
  const pedals = 2 * Math.PI * state.turns
  for (const x of [rearX, frontX]) wheelAt(stage, x, turn)
  frame(stage)
  const [small, big] = [Math.round(rear) * 1.75, Math.round(front) * 1.75]
  belt(stage, small, big, pedals * Math.round(front))
  cog(stage, rearX, hubY, small, Math.round(rear), turn, 'iris')
  cog(stage, crankX, crankY, big, Math.round(front), pedals, 'tomato')
  const [px, py] = [crankX + Math.cos(pedals - 0.6) * 84, crankY + Math.sin(pedals - 0.6) * 84]
  line(
    stage,
    [
      [2 * crankX - px, 2 * crankY - py],
      [px, py],
    ],
    { width: 9, colour: 'muted' },
  )
  card(stage, px - 22, py - 6, 44, 12, 'ink', 4)
  card(stage, 2 * crankX - px - 22, 2 * crankY - py - 6, 44, 12, 'ink', 4)
  disc(stage, crankX, crankY, 7, 'ink')
  cat(stage, [400, road - wheel - 110], 76 + 14 * Math.cbrt(mass / 80))
  const unit = 0.42
  arrow(stage, [px, py + 8], [0, 16 + pedalPush(state.speed, values) * unit * 0.5], 'ink')
  arrow(stage, [rearX, road + 16], [Math.min(400, 24 + drive(state.speed, values) * unit * 2.4), 0], 'teal')
  context.restore()
  context.strokeStyle = colours.ink
  cards(stage, state, values)
}

function hills(stage: Stage, way: number): void {
  const { context, colours } = stage
  context.fillStyle = colours.leaf
  context.fillRect(-80, road, 1120, 240)
  context.fillStyle = colours.line
  context.fillRect(-80, road, 1120, 40)
  const shift = (way * 60) % 120
  for (let x = -200; x < 1080; x += 120)
    line(
      stage,
      [
        [x - shift + 120, road + 34],
        [x - shift + 170, road + 34],
      ],
      { width: 4, colour: 'card' },
    )
}

function wheelAt(stage: Stage, x: number, turn: number): void {
  const { context, colours } = stage
  for (let i = 0; i < 12; i++) {
    const angle = turn + (i * Math.PI) / 6
    line(
      stage,
      [
        [x, hubY],
        [x + Math.cos(angle) * (wheel - 8), hubY + Math.sin(angle) * (wheel - 8)],
      ],
      { width: i === 0 ? 3 : 1.2, colour: i === 0 ? 'marigold' : 'muted' },
    )
  }
  context.strokeStyle = colours.ink
  context.lineWidth = 11
  context.beginPath()
  context.arc(x, hubY, wheel - 6, 0, Math.PI * 2)
  context.stroke()
  // A spot of paint on the tyre, so that turns can be counted.
  disc(stage, x + Math.cos(turn) * (wheel - 6), hubY + Math.sin(turn) * (wheel - 6), 8, 'marigold')
}

function frame(stage: Stage): void {
  const saddle: [number, number] = [420, road - wheel - 108]
  const head: [number, number] = [664, road - wheel - 96]
  const pipe = { width: 10, colour: 'marigold' as const }
  line(stage, [[rearX, hubY], saddle, [crankX, crankY], [rearX, hubY]], pipe)
  line(stage, [saddle, head, [crankX, crankY]], pipe)
  line(stage, [[648, road - wheel - 150], head, [frontX, hubY]], { width: 9, colour: 'muted' })
  line(
    stage,
    [
      [620, road - wheel - 160],
      [648, road - wheel - 150],
    ],
    { width: 8 },
  )
  card(stage, 376, road - wheel - 116, 76, 12, 'ink', 6)
}

function cog(
  { context, colours }: Stage,
  x: number,
  y: number,
  radius: number,
  teeth: number,
  turn: number,
  colour: StageColour,
): void {
  context.fillStyle = colours[colour]
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  for (let i = 0; i < teeth * 2; i++) {
    const angle = turn + (Math.PI * i) / teeth
    const far = radius + (i % 2 === 0 ? 4 : -4)
    context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  context.closePath()
  context.fill()
  context.stroke()
  context.fillStyle = colours.paper
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * Math.PI * 2) / 5
    context.beginPath()
    context.arc(
      x + Math.cos(angle) * radius * 0.56,
      y + Math.sin(angle) * radius * 0.56,
      radius * 0.18,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

/** The chain: along both outer tangents, its links moving with the teeth. */
function belt({ context, colours }: Stage, small: number, big: number, teeth: number): void {
  const [dx, dy] = [crankX - rearX, crankY - hubY]
  const away = Math.hypot(dx, dy)
  const along = Math.atan2(dy, dx)
  const open = Math.acos((small - big) / away)
  context.strokeStyle = colours.ink
  context.lineWidth = 5
  context.setLineDash([6, 5])
  const passed = (teeth / (2 * Math.PI)) * 11
  for (const [side, way] of [
    [-1, 1],
    [1, -1],
  ] as const) {
    const angle = along + side * open
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const from: [number, number] = [rearX + small * c, hubY + small * s]
    const to: [number, number] = [crankX + big * c, crankY + big * s]
    const [fx, fy, tx, ty] = way > 0 ? [...from, ...to] : [...to, ...from]
    const long = Math.hypot(tx - fx, ty - fy)
    const shift = passed % 11
    context.beginPath()
    context.moveTo(fx + ((tx - fx) * shift) / long, fy + ((ty - fy) * shift) / long)
    context.lineTo(tx, ty)
    context.stroke()
  }
  context.setLineDash([])
}

function cards(stage: Stage, { speed }: Bike, values: Values): void {
  const { front = 36, rear = 18 } = values
  const ratio = ratioOf(values)
  card(stage, 20, 18, 340, 92)
  label(stage, `${Math.round(front)}`, 62, 50, { bold: true, size: 26, colour: 'tomato' })
  label(stage, '÷', 104, 50, { size: 24 })
  label(stage, `${Math.round(rear)}`, 144, 50, { bold: true, size: 26, colour: 'iris' })
  label(stage, `= ${ratio.toFixed(2)}`, 182, 50, { size: 26, bold: true, align: 'left' })
  label(stage, `one turn of the pedals: ${(ratio * rimLength).toFixed(2)} m`, 190, 88, {
    size: 16,
    colour: 'muted',
  })
  card(stage, 374, 18, 250, 92)
  const stands = speed === 0 && drive(0, values) <= hold(values)
  label(stage, stands ? 'it does not move' : `${(speed * 3.6).toFixed(1)} km/h`, 499, 50, {
    bold: true,
    size: stands ? 22 : 28,
    colour: stands ? 'tomato' : 'ink',
  })
  label(stage, `legs: ${(60 * cadence(speed, values)).toFixed(0)} turns a minute`, 499, 88, {
    size: 16,
    colour: 'muted',
  })
  card(stage, 638, 18, 302, 92)
  label(stage, 'on the pedal', 656, 46, { align: 'left', bold: true, size: 17 })
  label(stage, `${pedalPush(speed, values).toFixed(0)} N`, 922, 46, { align: 'right', bold: true, size: 19 })
  label(stage, 'on the road', 656, 82, { align: 'left', bold: true, size: 17, colour: 'teal' })
  label(stage, `${drive(speed, values).toFixed(0)} N`, 922, 82, { align: 'right', bold: true, size: 19 })
}
