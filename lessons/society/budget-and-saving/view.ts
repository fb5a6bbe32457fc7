import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block } from '../scene.ts'
import { incomeOf, type Purse, wage, wishes, wishFor } from './model.ts'

const euros = (sum: number) => (Number.isInteger(sum) ? `€${sum}` : `€${sum.toFixed(2)}`)

/** What comes in, what goes out, and the jar that fills up to the wish. */
export function draw(stage: Stage, purse: Purse, values: Values): void {
  ground(stage, 'paper')
  const { goal = 90, treats = 4, pocket = 6, jobs = 1 } = values
  const income = incomeOf(values)
  label(stage, 'every week', 160, 40, { size: 22, bold: true })
  row(stage, 66, 'pocket money', pocket, 'leaf', '+')
  row(stage, 156, `helping: ${jobs.toFixed(1)} h at €${wage}`, jobs * wage, 'teal', '+')
  row(stage, 246, 'treats and fun', treats, 'tomato', '−')
  line(
    stage,
    [
      [24, 342],
      [296, 342],
    ],
    { width: 3 },
  )
  const over = income - treats
  label(stage, 'to save', 34, 370, { size: 20, bold: true, align: 'left' })
  label(stage, over >= 0 ? `+ ${euros(over)}` : 'nothing', 286, 370, {
    size: 26,
    bold: true,
    align: 'right',
    colour: over > 0 ? 'leaf' : 'tomato',
  })
  jar(stage, Math.min(1, purse.saved / goal), purse.saved, goal)
  if (purse.reached === 0 && over > 0) arrow(stage, [310, 370], [60, 0], 'leaf')
  wish(stage, purse, goal)
  weeks(stage, purse, goal, over)
}

function row(
  stage: Stage,
  y: number,
  name: string,
  sum: number,
  colour: 'leaf' | 'teal' | 'tomato',
  sign: string,
): void {
  card(stage, 24, y, 272, 76)
  label(stage, name, 42, y + 22, { size: 16, align: 'left', colour: 'muted' })
  label(stage, `${sign} ${euros(sum)}`, 280, y + 50, { size: 22, bold: true, align: 'right', colour })
  const coins = Math.min(8, Math.ceil(sum / 2.5))
  for (let i = 0; i < coins; i++) disc(stage, 52 + i * 15, y + 52, 11, 'marigold')
}

/** A glass jar with coins up to what is saved. */
function jar(stage: Stage, share: number, saved: number, goal: number): void {
  const { context, colours } = stage
  const [x, bottom, wide, high] = [392, 388, 190, 300]
  block(stage, x, bottom - high, wide, high, '#EAF5FA', { radius: 24, rim: 0 })
  context.save()
  context.beginPath()
  context.roundRect(x, bottom - high, wide, high, 24)
  context.clip()
  const top = bottom - share * (high - 30)
  context.fillStyle = '#F9D768'
  context.fillRect(x, top, wide, bottom - top)
  const rows = Math.ceil((bottom - top) / 24)
  for (let level = 0; level < rows; level++)
    for (let i = 0; i < 9; i++) {
      const y = bottom - 12 - level * 24
      if (y - 8 < top) continue
      disc(stage, x + 12 + i * 22 + (level % 2) * 9 - 5, y, 12, 'marigold')
    }
  context.restore()
  context.strokeStyle = colours.ink
  context.lineWidth = 3
  context.beginPath()
  context.roundRect(x, bottom - high, wide, high, 24)
  context.stroke()
  block(stage, x - 8, bottom - high - 22, wide + 16, 26, 'sky', { radius: 8, rim: 2 })
  line(
    stage,
    [
      [x - 6, bottom - (high - 30)],
      [x + wide + 6, bottom - (high - 30)],
    ],
    { colour: 'tomato', width: 3, dashed: true },
  )
  label(stage, euros(goal), x + wide + 12, bottom - (high - 30), {
    size: 16,
    bold: true,
    align: 'left',
    colour: 'tomato',
  })
  label(stage, euros(Math.round(saved * 100) / 100), x + wide / 2, bottom - high / 2 + 20, {
    size: 30,
    bold: true,
    on: 'card',
  })
}

function wish(stage: Stage, { reached }: Purse, goal: number): void {
  card(stage, 676, 66, 264, 322, reached > 0 ? 'marigold' : 'card')
  const place = wishFor(goal)
  label(stage, reached > 0 ? 'it is yours!' : 'the wish', 808, 96, { size: 22, bold: true })
  const paint = [ball, skateboard, bicycle, drums][place]
  paint?.(stage, 808, 230)
  label(stage, wishes[place]?.name ?? '', 808, 342, { size: 20, bold: true })
  label(stage, reached > 0 ? `after ${reached} weeks` : euros(goal), 808, 368, {
    size: 17,
    colour: reached > 0 ? 'ink' : 'muted',
  })
}

function ball(stage: Stage, x: number, y: number): void {
  disc(stage, x, y, 60, 'card')
  const points = Array.from({ length: 5 }, (_, i): [number, number] => {
    const angle = (i / 5) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(angle) * 22, y + Math.sin(angle) * 22]
  })
  area(stage, points, 'ink')
  for (const [px, py] of points)
    line(
      stage,
      [
        [px, py],
        [x + (px - x) * 2.6, y + (py - y) * 2.6],
      ],
      { width: 3 },
    )
}

function skateboard(stage: Stage, x: number, y: number): void {
  line(
    stage,
    [
      [x - 100, y - 22],
      [x - 72, y],
      [x + 72, y],
      [x + 100, y - 22],
    ],
    { width: 20, colour: 'ink' },
  )
  line(
    stage,
    [
      [x - 100, y - 22],
      [x - 72, y],
      [x + 72, y],
      [x + 100, y - 22],
    ],
    { width: 14, colour: 'teal' },
  )
  for (const dx of [-52, 52]) {
    disc(stage, x + dx, y + 26, 17, 'tomato')
    disc(stage, x + dx, y + 26, 6, 'card')
  }
}

function bicycle(stage: Stage, x: number, y: number): void {
  const { context, colours } = stage
  for (const dx of [-62, 62]) {
    context.strokeStyle = colours.ink
    context.lineWidth = 7
    context.beginPath()
    context.arc(x + dx, y + 30, 42, 0, Math.PI * 2)
    context.stroke()
  }
  const frame: [number, number][] = [
    [x - 62, y + 30],
    [x - 22, y - 36],
    [x + 40, y - 36],
    [x, y + 30],
  ]
  line(stage, frame, { width: 8, colour: 'iris', closed: true })
  line(
    stage,
    [
      [x, y + 30],
      [x - 28, y - 50],
    ],
    { width: 8, colour: 'iris' },
  )
  line(
    stage,
    [
      [x + 62, y + 30],
      [x + 34, y - 62],
      [x + 58, y - 70],
    ],
    { width: 8, colour: 'iris' },
  )
  line(
    stage,
    [
      [x - 46, y - 52],
      [x - 10, y - 52],
    ],
    { width: 11 },
  )
  disc(stage, x, y + 30, 11, 'marigold')
}

function drums(stage: Stage, x: number, y: number): void {
  disc(stage, x, y + 28, 50, 'tomato')
  disc(stage, x, y + 28, 38, 'card')
  for (const dx of [-62, 62]) {
    block(stage, x + dx - 34, y - 36, 68, 46, 'iris', { radius: 6, rim: 2 })
    block(stage, x + dx - 36, y - 44, 72, 14, 'card', { radius: 7, rim: 2 })
    line(
      stage,
      [
        [x + dx * 1.35, y - 66],
        [x + dx * 1.35, y + 78],
      ],
      { width: 4 },
    )
    block(stage, x + dx * 1.35 - 32, y - 74, 64, 10, 'marigold', { radius: 5, rim: 2 })
  }
}

/** A column for each week, up to the wish. */
function weeks(stage: Stage, { past, weeks: now, reached }: Purse, goal: number, over: number): void {
  card(stage, 24, 416, 916, 168)
  const needed = over > 0 ? Math.ceil(goal / over - 1e-9) : 0
  const text =
    reached > 0
      ? `${reached} weeks of saving`
      : over > 0
        ? `week ${now}: ${Math.max(0, needed - now)} more to go`
        : 'like this the jar stays empty: spend less or earn more!'
  label(stage, text, 482, 438, { size: 18, bold: true, colour: over > 0 || reached > 0 ? 'ink' : 'tomato' })
  const span = Math.max(26, past.length, Math.min(104, needed + 1))
  const wide = 876 / span
  past.forEach((sum, week) => {
    const high = Math.min(1, sum / goal) * 100
    block(
      stage,
      44 + week * wide + wide * 0.1,
      564 - high,
      wide * 0.8,
      high,
      sum >= goal - 1e-9 ? 'leaf' : 'sky',
      {
        radius: 2,
        rim: wide > 6 ? 1.2 : 0.6,
      },
    )
  })
  line(
    stage,
    [
      [44, 464],
      [920, 464],
    ],
    { colour: 'tomato', width: 2, dashed: true },
  )
}
