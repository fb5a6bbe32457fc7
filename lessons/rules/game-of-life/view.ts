import { ground, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Life } from './system.ts'
import { isAlive, middle } from './world.ts'

const size = 12
/** The part of the board that is to be seen. */
export const shown = { columns: 80, rows: 46, left: middle.column - 40, top: middle.row - 23 }

/** Living cells; the newborn are green, and those that just died leave a pale mark. */
export function draw(stage: Stage, { world, generation }: Life): void {
  ground(stage, 'paper')
  net(stage)
  for (let row = 0; row < shown.rows; row++)
    for (let column = 0; column < shown.columns; column++) {
      const now = isAlive(world.cells, shown.left + column, shown.top + row)
      const was = generation > 0 && isAlive(world.before, shown.left + column, shown.top + row)
      if (now) cell(stage, column, row, was || generation === 0 ? 'iris' : 'leaf', 1)
      else if (was) cell(stage, column, row, 'rose', 0.4)
    }
  line(
    stage,
    [
      [0, shown.rows * size],
      [960, shown.rows * size],
    ],
    { width: 2 },
  )
  const y = 577
  label(stage, `Generation ${generation}`, 24, y, { align: 'left', size: 21, bold: true })
  label(stage, `${world.alive.toLocaleString('en')} alive`, 250, y, { align: 'left', size: 21 })
  key(stage, 520, 'leaf', 'just born')
  key(stage, 660, 'iris', 'alive')
  key(stage, 770, 'rose', 'just died')
}

function net({ context, colours }: Stage): void {
  context.strokeStyle = colours.line
  context.globalAlpha = 0.45
  context.lineWidth = 1
  context.beginPath()
  for (let column = 1; column < shown.columns; column++) {
    context.moveTo(column * size, 0)
    context.lineTo(column * size, shown.rows * size)
  }
  for (let row = 1; row < shown.rows; row++) {
    context.moveTo(0, row * size)
    context.lineTo(960, row * size)
  }
  context.stroke()
  context.globalAlpha = 1
}

function cell(
  { context, colours }: Stage,
  column: number,
  row: number,
  colour: StageColour,
  alpha: number,
): void {
  context.globalAlpha = alpha
  context.fillStyle = colours[colour]
  context.beginPath()
  context.roundRect(column * size + 1, row * size + 1, size - 2, size - 2, 3)
  context.fill()
  context.globalAlpha = 1
}

function key(stage: Stage, x: number, colour: StageColour, text: string): void {
  const { context, colours } = stage
  context.globalAlpha = colour === 'rose' ? 0.5 : 1
  context.fillStyle = colours[colour]
  context.beginPath()
  context.roundRect(x, 569, 16, 16, 4)
  context.fill()
  context.globalAlpha = 1
  label(stage, text, x + 26, 577, { align: 'left', size: 18, colour: 'muted' })
}
