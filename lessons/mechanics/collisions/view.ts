import { arrow, card, disc, ground, label, line, type Stage, spring } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { type Carts, reach } from './model.ts'

const [scale, floor] = [190, 330]

/** The carts on their track; below, their momenta laid end to end, and where the energy is. */
export function draw(stage: Stage, state: Carts, values: Values): void {
  const { mass1 = 1, mass2 = 1, speed1 = 1, speed2 = 0, bounce = 1 } = values
  const { x1, x2, v1, v2 } = state
  ground(stage, 'paper')
  line(
    stage,
    [
      [30, floor],
      [930, floor],
    ],
    { width: 5, colour: 'earth' },
  )
  for (let x = 40; x < 930; x += 40)
    line(
      stage,
      [
        [x, floor + 4],
        [x - 10, floor + 16],
      ],
      { width: 2, colour: 'line' },
    )

  const [at1, at2] = [480 + x1 * scale, 480 + x2 * scale]
  const gap = (reach - 0.36) * scale
  cart(stage, at1, mass1, 'tomato')
  cart(stage, at2, mass2, 'iris')
  bumper(stage, at1 + 34, Math.min(gap, at2 - at1 - 68), bounce)
  motion(stage, at1, mass1, v1, 'tomato')
  motion(stage, at2, mass2, v2, 'iris')

  momenta(stage, mass1 * v1, mass2 * v2, Math.max(mass1 * speed1 + Math.abs(mass2 * speed2), 0.1))
  const now = 0.5 * mass1 * v1 * v1 + 0.5 * mass2 * v2 * v2
  const begun = 0.5 * mass1 * speed1 ** 2 + 0.5 * mass2 * speed2 ** 2
  energies(stage, now / begun, state.warmth / begun)
}

const tall = (mass: number) => 44 + 50 * Math.cbrt(mass)

function cart(stage: Stage, x: number, mass: number, colour: 'tomato' | 'iris'): void {
  if (x < -60 || x > 1020) return
  const height = tall(mass)
  card(stage, x - 34, floor - 16 - height, 68, height, colour, 10)
  label(stage, `${mass.toFixed(1)} kg`, x, floor - 16 - height / 2, { colour: 'card', bold: true, size: 16 })
  for (const side of [-20, 20]) disc(stage, x + side, floor - 12, 12, 'ink')
}

/** A spring, or a lump of clay the less it bounces. */
function bumper(stage: Stage, x: number, long: number, bounce: number): void {
  if (x < -60 || x > 1020) return
  if (bounce > 0.35) spring(stage, [x, floor - 36], [x + Math.max(6, long), floor - 36], 5, 6 + 6 * bounce)
  else disc(stage, x + Math.max(6, long / 2), floor - 36, Math.max(7, long / 2), 'earth')
}

function motion(stage: Stage, x: number, mass: number, speed: number, colour: 'tomato' | 'iris'): void {
  if (x < 40 || x > 920) return
  const y = floor - 46 - tall(mass)
  arrow(stage, [x, y], [speed * 55, 0], colour)
  label(stage, `${speed.toFixed(2)} m/s`, x, y - 24, { colour, bold: true })
}

/** Red from the middle, blue from where red ends: the end is their sum, and it stays. */
function momenta(stage: Stage, p1: number, p2: number, most: number): void {
  const unit = 190 / most
  const middle = 300
  label(stage, 'momentum', 40, 386, { align: 'left', bold: true })
  line(
    stage,
    [
      [middle, 398],
      [middle, 540],
    ],
    { colour: 'muted', width: 1.5, dashed: true },
  )
  const bar = (y: number, from: number, by: number, colour: 'tomato' | 'iris' | 'teal', name: string) => {
    arrow(stage, [middle + from * unit, y], [by * unit, 0], colour)
    label(stage, name, 40, y, { align: 'left', size: 16, colour, bold: true })
  }
  bar(424, 0, p1, 'tomato', 'red')
  bar(466, p1, p2, 'iris', 'blue')
  bar(512, 0, p1 + p2, 'teal', 'both')
  label(stage, `${(p1 + p2).toFixed(2)} kg·m/s`, middle, 556, { size: 16, colour: 'teal', bold: true })
}

function energies(stage: Stage, moving: number, warm: number): void {
  const { context, colours } = stage
  const [left, top, wide] = [580, 436, 320]
  label(stage, 'energy', left, 386, { align: 'left', bold: true })
  card(stage, left, top, wide, 46, 'card', 8)
  context.fillStyle = colours.teal
  context.fillRect(left + 2, top + 2, (wide - 4) * Math.min(1, moving), 42)
  const hot = (wide - 4) * Math.min(1, warm)
  context.fillStyle = colours.marigold
  context.fillRect(left + wide - 2 - hot, top + 2, hot, 42)
  label(stage, `of motion ${(moving * 100).toFixed(0)}%`, left, top + 70, {
    align: 'left',
    size: 16,
    colour: 'teal',
    bold: true,
  })
  label(stage, `warmth ${(warm * 100).toFixed(0)}%`, left + wide, top + 70, {
    align: 'right',
    size: 16,
    colour: 'earth',
    bold: true,
  })
}
