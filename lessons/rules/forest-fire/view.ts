import { arrow, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { columns, type Forest, rows } from './model.ts'

const size = 12
const left = 6

/** Trees, flames and ashes from above; the wind blows in the strip below. */
export function draw(
  stage: Stage,
  { cells, burning, ashes, trees }: Forest,
  { wind = 0, towards = 0 }: Values,
): void {
  const { context, colours } = stage
  ground(stage, 'paper')
  context.fillStyle = '#E6DFC4'
  context.fillRect(0, 0, 960, rows * size + 8)
  cells.forEach((cell, i) => {
    const [x, y] = [left + (i % columns) * size + size / 2, 4 + Math.floor(i / columns) * size + size / 2]
    if (cell === 1) dot(stage, x, y, 5.6, (i * 7) % 3 === 0 ? '#4F8A3E' : colours.leaf)
    if (cell === 2) {
      dot(stage, x, y, 8.5, colours.tomato)
      dot(stage, x, y + 1, 4.5, colours.marigold)
    }
    if (cell === 3) dot(stage, x, y, 3.4, '#57525F')
  })
  line(
    stage,
    [
      [0, rows * size + 8],
      [960, rows * size + 8],
    ],
    { width: 2 },
  )
  const share = (100 * (ashes + burning)) / Math.max(1, trees)
  label(stage, `${share.toFixed(0)}% burnt`, 24, 575, { align: 'left', size: 23, bold: true })
  label(stage, burning > 0 ? `${burning} in flames` : 'the fire is out', 210, 575, {
    align: 'left',
    size: 21,
    colour: burning > 0 ? 'tomato' : 'leaf',
  })
  const angle = (towards * Math.PI) / 180
  const long = Math.min(21, 5 + wind)
  if (wind > 0.2)
    arrow(
      stage,
      [880 - Math.cos(angle) * long, 575 + Math.sin(angle) * long],
      [2 * long * Math.cos(angle), -2 * long * Math.sin(angle)],
      'iris',
    )
  label(stage, wind > 0.2 ? `wind ${wind.toFixed(0)} m/s` : 'no wind', 840, 575, {
    align: 'right',
    size: 21,
    colour: 'iris',
    bold: true,
  })
}

function dot({ context }: Stage, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}
