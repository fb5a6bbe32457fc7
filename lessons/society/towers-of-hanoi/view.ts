import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, figure, grouped } from '../scene.ts'
import { discsOf, pegName, pegsOf, type Towers } from './model.ts'

const floor = 356
const thick = 24
const tints = [
  '#E4472B',
  '#F5B700',
  '#5E9E4B',
  '#0E8A84',
  '#7FC4E8',
  '#5B5BD6',
  '#E88AA8',
  '#9A7350',
  '#6B6779',
] as const

/** The towers, the disc that is in the air, and the tasks inside tasks that led to this move. */
export function draw(stage: Stage, towers: Towers, values: Values): void {
  ground(stage, 'paper')
  const [pegs, discs] = [pegsOf(values), discsOf(values)]
  const wide = 900 / pegs
  const broad = (disc: number) => Math.min(wide - 30, 250) * (0.24 + (0.76 * disc) / discs)
  const middle = (peg: number) => 30 + wide * (peg + 0.5)
  block(stage, 26, floor, 908, 18, 'earth', { radius: 8, rim: 2 })
  for (let peg = 0; peg < pegs; peg++) {
    block(stage, middle(peg) - 6, floor - 250, 12, 250, 'earth', { radius: 6, rim: 2 })
    label(stage, pegName(peg), middle(peg), floor + 36, { size: 22, bold: true })
  }
  const next = towers.moves[towers.done]
  towers.pegs.forEach((tower, peg) => {
    tower.forEach((disc, level) => {
      if (next && next.from === peg && level === tower.length - 1 && towers.due > 0) return
      slab(stage, middle(peg), floor - level * thick, broad(disc), disc)
    })
  })
  if (next && towers.due > 0) {
    const up = floor - ((towers.pegs[next.from]?.length ?? 1) - 1) * thick
    const down = floor - (towers.pegs[next.to]?.length ?? 0) * thick
    const [x, y] = flight(towers.due, middle(next.from), up, middle(next.to), down)
    slab(stage, x, y, broad(next.disc), next.disc)
  }
  tasks(stage, towers)
  figure(stage, [700, 414, 240, 76], grouped(towers.done), '', 'iris')
  label(stage, `of ${grouped(towers.moves.length)} moves`, 820, 476, { size: 15, colour: 'muted' })
  card(stage, 700, 506, 240, 78)
  label(stage, `${discs} discs, one a second:`, 820, 530, { size: 15, colour: 'muted' })
  label(stage, lasting(towers.moves.length), 820, 560, { size: 21, bold: true, colour: 'tomato' })
}

function lasting(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Up, across and down again. */
function flight(share: number, x1: number, y1: number, x2: number, y2: number): [number, number] {
  const high = floor - 268
  if (share < 0.3) return [x1, y1 + (high - y1) * (share / 0.3)]
  if (share < 0.7) return [x1 + (x2 - x1) * ((share - 0.3) / 0.4), high]
  return [x2, high + (y2 - high) * ((share - 0.7) / 0.3)]
}

function slab(stage: Stage, x: number, y: number, wide: number, disc: number): void {
  block(stage, x - wide / 2, y - thick + 1, wide, thick - 2, tints[(disc - 1) % tints.length] ?? '#E4472B', {
    radius: 9,
    rim: 2,
  })
  label(stage, `${disc}`, x, y - thick / 2, { size: 14, bold: true })
}

/** Each line is a task inside the task above; the last is a single disc. */
function tasks(stage: Stage, { moves, done }: Towers): void {
  card(stage, 20, 414, 660, 170)
  const next = moves[done]
  if (!next) {
    label(stage, 'done: the whole tower stands on its new peg!', 350, 499, {
      size: 24,
      bold: true,
      colour: 'leaf',
    })
    return
  }
  const step = Math.min(22, 140 / next.tasks.length)
  next.tasks.forEach(({ discs, from, to }, i) => {
    const y = 432 + i * step
    const x = 44 + i * 24
    if (i > 0)
      line(
        stage,
        [
          [x - 14, y - step + 8],
          [x - 14, y],
          [x - 4, y],
        ],
        { colour: 'line', width: 2 },
      )
    const last = i === next.tasks.length - 1
    label(
      stage,
      discs === 1
        ? `move disc ${next.disc}: ${pegName(from)} → ${pegName(to)}`
        : `${i === 0 ? 'bring' : 'for that, bring'} ${discs} discs from ${pegName(from)} to ${pegName(to)}`,
      x,
      y,
      { size: Math.min(16, step * 0.86), align: 'left', bold: last, colour: last ? 'tomato' : 'ink' },
    )
  })
}
