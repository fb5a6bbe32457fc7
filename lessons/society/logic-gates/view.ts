import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, bulb } from '../scene.ts'
import { type Adder, bit, bitsOf, type Circuit, inputs, shown } from './model.ts'

type Point = readonly [x: number, y: number]
const cellWide = 220

/** Switches above, gates between, lamps below; wires that carry a 1 are red. The ones are on the right. */
export function draw(stage: Stage, circuit: Circuit, values: Values): void {
  ground(stage, 'paper')
  const bits = bitsOf(values)
  const { a, b, carry } = inputs(values)
  heading(stage, circuit, a, b, carry, bits)
  const scale = bits === 4 ? 0.92 : 1.04
  const right = bits > 1 ? 896 : 880
  circuit.adders.forEach((adder, i) => {
    const { context } = stage
    context.save()
    context.translate(right - (i + 1) * cellWide * scale, 178)
    context.scale(scale, scale)
    const comesIn = i === 0 ? carry : (circuit.adders[i - 1]?.carry ?? false)
    fullAdder(stage, adder, bit(a, i), bit(b, i), comesIn, i)
    if (i === 0) carrySwitch(stage, carry)
    if (i === bits - 1) lastLamp(stage, adder.carry, 2 ** bits)
    context.restore()
  })
  if (bits < 3) table(stage, bits)
}

function heading(stage: Stage, circuit: Circuit, a: number, b: number, carry: boolean, bits: number): void {
  card(stage, 20, 16, 920, 78)
  const right = a + b + (carry ? 1 : 0)
  const now = shown(circuit)
  const binary = (value: number, digits: number) => value.toString(2).padStart(digits, '0')
  const part = (x: number, digits: string, number: string, colour: StageColour) => {
    label(stage, digits, x, 44, { size: 25, bold: true, colour })
    label(stage, number, x, 76, { size: 16, colour: 'muted' })
  }
  part(110, binary(a, bits), `A is ${a}`, 'iris')
  label(stage, '+', 192, 46, { size: 26, bold: true })
  part(270, binary(b, bits), `B is ${b}`, 'teal')
  label(stage, carry ? '+ 1  =' : '=', 385, 46, { size: 26, bold: true })
  part(500, binary(now, bits + 1), `the lamps show ${now}`, now === right ? 'leaf' : 'tomato')
  const gates = circuit.settledTicks
  label(
    stage,
    now === right ? `right, after ${circuit.settledAt.toFixed(0)} ns` : 'the gates are still at work …',
    770,
    42,
    { size: 20, bold: true, colour: now === right ? 'leaf' : 'tomato' },
  )
  label(stage, `the last change came after ${gates} gate delay${gates === 1 ? '' : 's'}`, 770, 74, {
    size: 15,
    colour: 'muted',
  })
}

function wire(stage: Stage, on: boolean, ...points: Point[]): void {
  line(stage, points, { colour: on ? 'tomato' : 'muted', width: on ? 5 : 2.5 })
}

const joint = ({ context, colours }: Stage, [x, y]: Point, on: boolean) => {
  context.fillStyle = on ? colours.tomato : colours.muted
  context.beginPath()
  context.arc(x, y, on ? 5.5 : 4.5, 0, Math.PI * 2)
  context.fill()
}

function fullAdder(stage: Stage, adder: Adder, a: boolean, b: boolean, c: boolean, place: number): void {
  const { one, both, sum, passed, carry } = adder
  block(stage, 4, 8, cellWide - 16, 312, '#F6EFDF', { radius: 16, rim: 1.5 })
  wire(stage, a, [90, 0], [90, 52], [98, 52], [98, 80])
  wire(stage, b, [130, 0], [130, 64], [122, 64], [122, 80])
  wire(stage, a, [90, 28], [24, 28], [24, 180])
  wire(stage, b, [130, 40], [44, 40], [44, 180])
  joint(stage, [90, 28], a)
  joint(stage, [130, 40], b)
  wire(stage, one, [110, 112], [110, 138], [138, 138], [138, 180])
  wire(stage, one, [110, 138], [86, 138], [86, 180])
  joint(stage, [110, 138], one)
  wire(stage, c, [212, 156], [162, 156], [162, 180])
  wire(stage, c, [162, 156], [106, 156], [106, 180])
  joint(stage, [162, 156], c)
  wire(stage, both, [34, 212], [34, 234], [53, 234], [53, 258])
  wire(stage, passed, [96, 212], [96, 234], [73, 234], [73, 258])
  wire(stage, sum, [150, 212], [150, 338])
  wire(stage, carry, [63, 288], [63, 304], [-8, 304], [-8, 156])
  gate(stage, 'xor', 110, 95, one)
  gate(stage, 'and', 34, 195, both)
  gate(stage, 'and', 96, 195, passed)
  gate(stage, 'xor', 150, 195, sum)
  gate(stage, 'or', 63, 271, carry)
  toggle(stage, 84, -22, a, 'A', 'iris')
  toggle(stage, 136, -22, b, 'B', 'teal')
  label(stage, `${2 ** place}`, 198, 26, { size: 16, bold: true, colour: 'muted', align: 'right' })
  bulb(stage, 150, 354, 23, sum)
  label(stage, sum ? '1' : '0', 190, 356, { size: 24, bold: true, colour: sum ? 'tomato' : 'muted' })
}

/** A switch that is up for 1 and down for 0. */
function toggle(stage: Stage, x: number, y: number, on: boolean, name: string, colour: StageColour): void {
  block(stage, x - 14, y - 20, 28, 44, on ? colour : '#DDD5C3', { radius: 14, rim: 1.6 })
  disc(stage, x, on ? y - 7 : y + 11, 10, 'card')
  label(stage, on ? '1' : '0', x, on ? y - 7 : y + 11, { size: 14, bold: true })
  label(stage, name, x, y - 33, { size: 16, bold: true, colour })
}

function carrySwitch(stage: Stage, on: boolean): void {
  wire(stage, on, [212, 156], [236, 156], [236, 110])
  toggle(stage, 236, 88, on, 'carry', 'earth')
}

function lastLamp(stage: Stage, on: boolean, worth: number): void {
  wire(stage, on, [-8, 304], [-8, 338])
  // Nothing goes on to the left of the last adder.
  block(stage, -14, 150, 12, 150, '#FBF6EC', { rim: 0 })
  bulb(stage, -8, 354, 23, on)
  label(stage, `${worth}`, -8, 310, { size: 16, bold: true, colour: 'muted', on: 'paper' })
  label(stage, on ? '1' : '0', 32, 356, { size: 24, bold: true, colour: on ? 'tomato' : 'muted' })
}

/** Gates point down: what comes in is above. */
function gate(stage: Stage, kind: 'and' | 'or' | 'xor', x: number, y: number, on: boolean): void {
  const { context, colours } = stage
  const shape = () => {
    context.beginPath()
    if (kind === 'and') {
      context.moveTo(x - 20, y - 18)
      context.lineTo(x + 20, y - 18)
      context.lineTo(x + 20, y)
      context.bezierCurveTo(x + 20, y + 26, x - 20, y + 26, x - 20, y)
    } else {
      context.moveTo(x - 21, y - 18)
      context.quadraticCurveTo(x, y - 8, x + 21, y - 18)
      context.quadraticCurveTo(x + 22, y + 6, x, y + 20)
      context.quadraticCurveTo(x - 22, y + 6, x - 21, y - 18)
    }
    context.closePath()
  }
  context.fillStyle = on ? colours.marigold : colours.card
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  shape()
  context.fill()
  context.stroke()
  if (kind === 'xor') {
    context.beginPath()
    context.moveTo(x - 21, y - 25)
    context.quadraticCurveTo(x, y - 15, x + 21, y - 25)
    context.stroke()
  }
  label(stage, kind.toUpperCase(), x, y - 1, { size: 11, bold: true })
}

/** With few adders there is room to say what the gates do. */
function table(stage: Stage, bits: number): void {
  const [x, wide] = bits === 1 ? [40, 500] : [24, 330]
  card(stage, x, 130, wide, 420)
  label(stage, 'What each gate says', x + wide / 2, 160, { size: 20, bold: true })
  const rows = [
    ['and', '1 if both are 1'],
    ['or', '1 if at least one is 1'],
    ['xor', '1 if just one is 1'],
  ] as const
  const columns = ['0 0', '0 1', '1 0', '1 1']
  const step = bits === 1 ? 62 : 46
  const first = x + wide - step * 3.6
  columns.forEach((pair, i) => {
    label(stage, pair, first + i * step, 198, { size: 15, colour: 'muted' })
  })
  rows.forEach(([kind, says], row) => {
    const y = 250 + row * 108
    gate(stage, kind, x + 60, y, false)
    const results = kind === 'and' ? '0001' : kind === 'or' ? '0111' : '0110'
    ;[...results].forEach((digit, i) => {
      label(stage, digit, first + i * step, y, {
        size: 24,
        bold: true,
        colour: digit === '1' ? 'tomato' : 'muted',
      })
    })
    label(stage, says, x + wide / 2, y + 46, { size: 16 })
  })
}
