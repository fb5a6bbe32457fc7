import { arrow, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import type { Pendulum } from './system.ts'

const nail: [number, number] = [480, 70]

/** The string is drawn to scale: 3 m fill the height. */
export function draw(
  stage: Stage,
  { angle, speed }: Pendulum,
  { length = 1, mass = 1, gravity = 9.81 }: Values,
): void {
  ground(stage, 'grid')
  const long = 70 + length * 130
  const [x, y] = [nail[0] + Math.sin(angle) * long, nail[1] + Math.cos(angle) * long]
  line(stage, [nail, [nail[0], nail[1] + long + 40]], { colour: 'muted', width: 1.5, dashed: true })
  line(
    stage,
    [
      [nail[0] - 90, nail[1]],
      [nail[0] + 90, nail[1]],
    ],
    { width: 6 },
  )
  arc(stage, long, angle)
  line(stage, [nail, [x, y]], { width: 3 })
  arrow(stage, [x, y], [0, gravity * 5], 'iris', 'weight')
  arrow(
    stage,
    [x, y],
    [Math.cos(angle) * speed * length * 26, -Math.sin(angle) * speed * length * 26],
    'teal',
    'speed',
  )
  disc(stage, x, y, 16 + 9 * Math.cbrt(mass), 'tomato')
  disc(stage, ...nail, 7, 'ink')
  label(stage, `${((angle * 180) / Math.PI).toFixed(0)}°`, nail[0] + 34, nail[1] + 64, { bold: true })
}

function arc({ context, colours }: Stage, long: number, angle: number): void {
  const [from, to] = [Math.PI / 2, Math.PI / 2 - angle]
  context.strokeStyle = colours.marigold
  context.lineWidth = 4
  context.beginPath()
  context.arc(nail[0], nail[1], Math.min(60, long * 0.4), Math.min(from, to), Math.max(from, to))
  context.stroke()
}
