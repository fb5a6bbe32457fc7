import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { bar, battery, inUnits, wire } from '../parts.ts'
import { coreOf, type Electromagnet, fieldOf, holds, pullOf } from './model.ts'

const [left, right, top, foot] = [190, 360, 150, 292]

export function draw(stage: Stage, state: Electromagnet, values: Values): void {
  ground(stage, 'paper')
  area(
    stage,
    [
      [-4, 572],
      [964, 572],
      [964, 604],
      [-4, 604],
    ],
    '#E7DCC6',
    { rim: false },
  )
  const { turns = 100, current = 1, gap = 0.2 } = values
  wire(stage, [
    [right + 20, 132],
    [520, 132],
    [520, 190],
  ])
  wire(stage, [
    [right + 20, 270],
    [520, 270],
    [520, 190],
  ])
  battery(stage, 520, 200, '', true)
  label(stage, inUnits(current, 'A'), 470, 106, { size: 20, bold: true, colour: 'tomato' })
  horseshoe(stage, values)
  const loops = Math.round(turns / 12) + 1
  for (const x of [left, right])
    for (let i = 0; i < loops; i++) {
      const y = 126 + (150 * (i + 0.5)) / loops
      line(
        stage,
        [
          [x - 29, y + 3],
          [x + 29, y - 3],
        ],
        { width: 7 },
      )
      line(
        stage,
        [
          [x - 29, y + 3],
          [x + 29, y - 3],
        ],
        { width: 4.5, colour: 'marigold' },
      )
    }
  label(stage, `${Math.round(turns)} turns`, (left + right) / 2, 205, { size: 18, bold: true })
  const drop = state.held ? 0 : Math.min(112, 4.9 * state.fallen ** 2 * 60)
  const between = 5 + gap * 13
  magnetic(stage, between, fieldOf(values), drop)
  hanging(stage, foot + between + drop, state)
  if (state.held) pouring(stage, state.time)
  const most = holds({ ...values, current: 3 })
  const high = [0.1, 0.3, 1, 3, 10, 30, 50].find((one) => one >= pullOf({ ...values, current: 3 })) ?? 50
  const points: [number, number][] = []
  for (let i = 0; i <= 30; i++) points.push([i / 10, pullOf({ ...values, current: i / 10 })])
  plot(stage, {
    at: [612, 20, 328, 310],
    title: 'The pull at each current',
    across: 'current: 0 to 3 A',
    up: `pull: 0 to ${high} N`,
    x: [0, 3],
    y: [0, high],
    curves: [{ points, colour: 'iris', filled: true }],
    dots: [{ at: [current, pullOf(values)], colour: 'tomato', name: inUnits(pullOf(values), 'N') }],
  })
  card(stage, 612, 350, 328, 230)
  const can = holds(values)
  label(stage, 'it can hold', 632, 380, { size: 17, align: 'left' })
  label(stage, `${Math.floor(can)} clips`, 920, 380, { size: 20, bold: true, align: 'right', colour: 'iris' })
  bar(stage, [632, 400, 288, 26], (can / Math.max(1, most)) ** 0.5, 'iris')
  label(stage, 'in the basket', 632, 458, { size: 17, align: 'left' })
  label(stage, `${Math.floor(state.load)} clips`, 920, 458, {
    size: 20,
    bold: true,
    align: 'right',
    colour: 'tomato',
  })
  bar(stage, [632, 478, 288, 26], (Math.floor(state.load) / Math.max(1, most)) ** 0.5, 'tomato')
  label(
    stage,
    state.best > 0 ? `last time it held ${Math.floor(state.best)}` : 'clips are poured in until it falls',
    776,
    546,
    { size: 16, bold: state.best > 0, colour: 'muted' },
  )
}

function horseshoe({ context, colours }: Stage, values: Values): void {
  const { name } = coreOf(values)
  const path = () => {
    context.beginPath()
    context.moveTo(left, foot)
    context.lineTo(left, top)
    context.arc((left + right) / 2, top, (right - left) / 2, Math.PI, 0)
    context.lineTo(right, foot)
  }
  context.lineCap = 'butt'
  context.strokeStyle = colours.ink
  context.lineWidth = 50
  path()
  context.stroke()
  context.strokeStyle = name === 'wood' ? '#C99A63' : name === 'ferrite' ? '#4B4A55' : '#9AA3AD'
  context.lineWidth = 45
  path()
  context.stroke()
  context.font = '600 17px Inter, system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = name === 'ferrite' ? colours.card : colours.ink
  context.fillText(name, (left + right) / 2, top - 84)
}

/** Field lines in the gaps: more of them the stronger the field. */
function magnetic(stage: Stage, between: number, field: number, drop: number): void {
  const count = Math.round(Math.min(9, 12 * Math.sqrt(field)))
  for (const x of [left, right])
    for (let i = 0; i < count; i++) {
      const at = x - 20 + (40 * (i + 0.5)) / count
      line(
        stage,
        [
          [at, foot + 2],
          [at, foot + between + Math.min(drop, 14) - 1],
        ],
        { colour: x === left ? 'tomato' : 'iris', width: 2.5 },
      )
    }
}

function hanging(stage: Stage, y: number, { load }: Electromagnet): void {
  card(stage, left - 50, y, right - left + 100, 24, 'muted', 6)
  for (const [x, to] of [
    [230, 200],
    [320, 350],
  ] as const)
    line(
      stage,
      [
        [x, y + 24],
        [to, y + 76],
      ],
      { width: 3 },
    )
  const drawn = Math.round(110 * Math.min(1, load / 4000) ** 0.55)
  for (let i = 0; i < drawn; i++) {
    const row = Math.floor(i / 14)
    const x = 212 + (i % 14) * 9.6 + scattered(i, 1) * 6
    paperClip(stage, x, y + 138 - row * 9 - scattered(i, 2) * 4, scattered(i, 3) * Math.PI, i)
  }
  area(
    stage,
    [
      [190, y + 76],
      [360, y + 76],
      [340, y + 150],
      [210, y + 150],
    ],
    '#F5E3B8',
    { alpha: 0.6 },
  )
}

function paperClip({ context, colours }: Stage, x: number, y: number, turn: number, i: number): void {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.strokeStyle = [colours.teal, colours.tomato, colours.iris, colours.muted][i % 4] ?? colours.ink
  context.lineWidth = 2.2
  context.beginPath()
  context.roundRect(-9, -4, 18, 8, 4)
  context.stroke()
  context.restore()
}

function pouring(stage: Stage, time: number): void {
  area(
    stage,
    [
      [470, 330],
      [560, 330],
      [530, 372],
      [400, 392],
      [398, 372],
      [490, 356],
    ],
    'sky',
  )
  for (let i = 0; i < 5; i++) {
    const share = (time * 1.6 + i / 5) % 1
    paperClip(stage, 392 - 70 * share, 384 + 56 * share * share, share * 9 + i, i)
  }
}
