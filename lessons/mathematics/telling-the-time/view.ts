import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { written } from '../figures.ts'
import { type Clock, gapOf, readOff, said } from './model.ts'

const [cx, cy, radius] = [310, 304, 236] as const
const at = (degrees: number, far: number): [number, number] => [
  cx + Math.sin((degrees * Math.PI) / 180) * far,
  cy - Math.cos((degrees * Math.PI) / 180) * far,
]

/** A large clock; on the right what it says and the angle between the hands. */
export function draw(stage: Stage, state: Clock, _: Values): void {
  ground(stage, 'grid')
  ears(stage)
  disc(stage, cx, cy, radius + 16, 'teal')
  disc(stage, cx, cy, radius, '#FFFDF7')
  wedge(stage, state)
  for (let i = 0; i < 60; i++) {
    const strong = i % 5 === 0
    line(stage, [at(i * 6, radius - (strong ? 22 : 12)), at(i * 6, radius - 5)], { width: strong ? 5 : 2 })
  }
  for (let i = 1; i <= 12; i++)
    label(stage, String(i), ...at(i * 30, radius - 50), { size: 34, bold: true, colour: 'tomato' })
  for (let i = 5; i <= 60; i += 5)
    label(stage, String(i % 60).padStart(2, '0'), ...at(i * 6, radius - 84), { size: 14, colour: 'iris' })
  hand(stage, state.hour, 112, 17, 'tomato')
  hand(stage, state.minute, 184, 10, 'iris')
  disc(stage, cx, cy, 14, 'marigold')
  words(stage, state)
}

/** Two bells make it an alarm clock. */
function ears(stage: Stage): void {
  for (const side of [-1, 1]) {
    const [x, y] = at(side * 38, radius + 34)
    disc(stage, x, y, 36, 'marigold')
    const [fx, fy] = at(180 + side * 30, radius + 10)
    line(stage, [[fx, fy] as const, at(180 + side * 34, radius + 46)], { width: 14 })
  }
}

function hand(stage: Stage, degrees: number, long: number, wide: number, colour: 'tomato' | 'iris'): void {
  const turned = (degrees * Math.PI) / 180
  const [ux, uy] = [Math.sin(turned), -Math.cos(turned)]
  const [nx, ny] = [-uy * wide * 0.5, ux * wide * 0.5]
  const [ex, ey] = [cx + ux * long, cy + uy * long]
  area(
    stage,
    [
      [cx - ux * 26 + nx * 0.7, cy - uy * 26 + ny * 0.7],
      [ex - ux * wide * 1.6 + nx, ey - uy * wide * 1.6 + ny],
      [ex, ey],
      [ex - ux * wide * 1.6 - nx, ey - uy * wide * 1.6 - ny],
      [cx - ux * 26 - nx * 0.7, cy - uy * 26 - ny * 0.7],
    ],
    colour,
  )
}

function wedge({ context, colours }: Stage, state: Clock): void {
  const gap = ((((state.minute - state.hour) % 360) + 360) % 360) * (Math.PI / 180)
  const from = (state.hour * Math.PI) / 180 - Math.PI / 2
  const short = gap <= Math.PI
  context.fillStyle = colours.marigold
  context.globalAlpha = 0.35
  context.beginPath()
  context.moveTo(cx, cy)
  context.arc(cx, cy, 96, from, from + gap, !short)
  context.closePath()
  context.fill()
  context.globalAlpha = 1
}

function words(stage: Stage, state: Clock): void {
  const now = readOff(state)
  const passed = state.passed + 1e-6
  card(stage, 626, 22, 312, 176)
  label(stage, `${now.hours}:${String(now.minutes).padStart(2, '0')}`, 782, 84, { size: 64, bold: true })
  label(stage, said(now), 782, 158, { size: 25, bold: true, colour: 'teal' })
  card(stage, 626, 218, 312, 134)
  const row = (y: number, name: string, degrees: number, colour: 'tomato' | 'iris') => {
    label(stage, name, 648, y, { align: 'left', size: 18, bold: true, colour })
    label(stage, `${written(((degrees % 360) + 360) % 360, 0)}°`, 916, y, {
      align: 'right',
      size: 25,
      bold: true,
      colour,
    })
  }
  row(256, 'short: hours', state.hour, 'tomato')
  row(314, 'long: minutes', state.minute, 'iris')
  card(stage, 626, 372, 312, 92)
  label(stage, 'between them', 648, 418, { align: 'left', size: 19, bold: true })
  label(stage, `${written(gapOf(state), 0)}°`, 916, 418, {
    align: 'right',
    size: 34,
    bold: true,
    colour: 'teal',
  })
  card(stage, 626, 484, 312, 94)
  label(
    stage,
    `${written(Math.floor(passed / 60), 0)} h ${written(Math.floor(passed % 60), 0)} min passed`,
    782,
    514,
    { size: 19, bold: true },
  )
  label(stage, `the hands have met ${state.meetings} ${state.meetings === 1 ? 'time' : 'times'}`, 782, 548, {
    size: 17,
    colour: 'muted',
  })
}
