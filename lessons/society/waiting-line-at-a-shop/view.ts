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
import { block, figure } from '../scene.ts'
import { type Customer, outlook, type Shop, type Till, tillsOf, wayOf } from './model.ts'

const shirts: readonly StageColour[] = ['tomato', 'marigold', 'leaf', 'iris', 'rose', 'sky', 'teal']

/** The tills at the right, who waits at the left; below what it means for people and for the shop. */
export function draw(stage: Stage, shop: Shop, values: Values): void {
  ground(stage, 'paper')
  card(stage, 20, 20, 920, 420)
  const tills = tillsOf(values)
  const common = wayOf(values) === 0
  const gap = Math.min(100, 390 / tills)
  const top = 230 - (gap * tills) / 2
  shop.tills.forEach((till, i) => {
    const y = top + (i + 0.5) * gap
    counter(stage, till, y, Math.min(1, gap / 86), shop.time, i)
    if (!common) {
      queue(stage, till.line, 700, y + 6, Math.min(0.8, gap / 92), 15)
    }
  })
  if (common) {
    snake(stage, shop.line)
    line(
      stage,
      [
        [664, 60],
        [664, 400],
      ],
      { colour: 'line', width: 3, dashed: true },
    )
  }
  const waiting = shop.line.length + shop.tills.reduce((sum, till) => sum + till.line.length, 0)
  label(stage, `${waiting} wait`, 44, 48, { size: 20, bold: true, align: 'left' })
  label(stage, `minute ${shop.time.toFixed(0)}`, 480, 48, { size: 17, align: 'center', colour: 'muted' })
  const mean = shop.waited / Math.max(1, shop.served)
  const used = shop.worked / Math.max(1e-9, shop.time * tills)
  figure(stage, [20, 458, 218, 126], `${mean.toFixed(1)} min`, 'mean wait so far', 'tomato')
  figure(
    stage,
    [254, 458, 218, 126],
    common ? `${outlook(shop, values).toFixed(1)} min` : '—',
    common ? 'wait to be expected' : 'expected: see one line',
    'iris',
  )
  figure(stage, [488, 458, 218, 126], `${shop.longest.toFixed(1)} min`, 'longest wait', 'marigold')
  figure(stage, [722, 458, 218, 126], `${(used * 100).toFixed(0)}%`, 'of the time tills work', 'teal')
}

function person(stage: Stage, x: number, y: number, size: number, look: number): void {
  const shirt = shirts[look % shirts.length] ?? 'sky'
  block(stage, x - 12 * size, y - 8 * size, 24 * size, 30 * size, shirt, { radius: 9 * size, rim: 1.5 })
  disc(stage, x, y - 18 * size, 11 * size, '#F2C9A0')
}

function counter(
  stage: Stage,
  { customer, doneAt }: Till,
  y: number,
  size: number,
  time: number,
  i: number,
): void {
  block(stage, 760, y - 16 * size, 110, 38 * size, 'earth', { radius: 6, rim: 2 })
  block(stage, 846, y - 34 * size, 34, 26 * size, 'muted', { radius: 4, rim: 1.5 })
  person(stage, 908, y - 2, size * 0.85, i + 3)
  if (!customer) {
    label(stage, 'free', 736, y, { size: 15, colour: 'leaf', bold: true })
    return
  }
  person(stage, 736, y, size * 0.95, customer.look)
  const left = Math.max(0, doneAt - time)
  const goods = Math.min(5, Math.ceil(left * 3))
  for (let k = 0; k < goods; k++)
    disc(stage, 776 + k * 15, y - 18 * size, 6 * size, shirts[(customer.look + k) % 7] ?? 'tomato')
}

/** A straight line of people to the left of a till. */
function queue(
  stage: Stage,
  people: readonly Customer[],
  right: number,
  y: number,
  size: number,
  most: number,
): void {
  people.slice(0, most).forEach(({ look }, i) => {
    person(stage, right - 20 - i * 34, y, size, look)
  })
  if (people.length > most)
    label(stage, `+ ${people.length - most}`, right - 30 - most * 40, y, { size: 16, bold: true })
}

/** The common line winds back and forth. */
function snake(stage: Stage, people: readonly Customer[]): void {
  const across = 14
  // Where the line goes: from the tills back and forth to the door.
  line(
    stage,
    [0, 1, 2, 3].flatMap((row) => {
      const y = 144 + row * 82
      const ends: [number, number][] = [
        [650, y],
        [52, y],
      ]
      return row % 2 === 0 ? ends : ends.reverse()
    }),
    { colour: 'line', width: 3 },
  )
  people.slice(0, across * 4).forEach(({ look }, i) => {
    const row = Math.floor(i / across)
    const place = row % 2 === 0 ? i % across : across - 1 - (i % across)
    person(stage, 630 - place * 43, 122 + row * 82, 0.95, look)
  })
  if (people.length > across * 4)
    label(stage, `and ${people.length - across * 4} more`, 110, 420, { size: 16, bold: true })
}
