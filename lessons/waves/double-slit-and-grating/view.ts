import { arrow, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { lightColour, stroke } from '../paint.ts'
import { brightAt, reach, type Slits, slitsOf, spacingOf } from './model.ts'

const middle = 300
const plate = 176
const screen = { left: 690, right: 930, top: 20, foot: 580 }
const scale = (screen.foot - screen.top) / 2 / reach

export function draw(stage: Stage, state: Slits, values: Values): void {
  ground(stage, 'paper')
  const { wavelength = 550, eye = 8, distance = 2 } = values
  const colour = lightColour(wavelength)
  waves(stage, state, values, colour)
  lamp(stage, colour)
  plateOf(stage, values)
  curve(stage, state, colour)
  panel(stage, state, colour)
  const y = middle - eye * scale
  line(
    stage,
    [
      [plate + 8, middle],
      [screen.left - 124, y],
    ],
    { colour: 'muted', width: 2, dashed: true },
  )
  pointer(stage, y, brightAt(state, eye))
  const spacing = spacingOf(state, values)
  if (spacing > 0) {
    const x = 948
    arrow(stage, [x, middle - (spacing * scale) / 2], [0, (spacing * scale) / 2], 'teal')
    arrow(stage, [x, middle - (spacing * scale) / 2], [0, (-spacing * scale) / 2], 'teal')
  }
  label(stage, `${wavelength.toFixed(0)} nm`, 66, 372, { bold: true, size: 19 })
  label(stage, `screen ${distance.toFixed(1)} m away`, 400, 578, { size: 16, colour: 'muted', on: 'paper' })
  card(stage, 16, 20, 142, 84)
  label(stage, spacing > 0 ? 'stripe to stripe' : 'one slit:', 87, 44, { size: 15, colour: 'muted' })
  label(stage, spacing > 0 ? `${spacing.toFixed(2)} mm` : 'no stripes', 87, 76, {
    size: 22,
    bold: true,
    colour: 'teal',
  })
  label(stage, `${state.photons} photons`, 810, 562, { size: 17, bold: true, on: 'card' })
}

/** From above: rings spread from every slit and meet. Their spacing follows the colour. */
function waves(stage: Stage, { time }: Slits, values: Values, colour: string): void {
  const { context } = stage
  const apart = (values.wavelength ?? 550) / 26
  const begin = stage.still ? (time * 20) % apart : (time * 30) % apart
  context.save()
  context.beginPath()
  context.rect(plate, 0, screen.left - 120 - plate, 600)
  context.clip()
  context.strokeStyle = colour
  context.lineWidth = 4
  for (const y of slitPlaces(values))
    for (let r = begin + 4; r < 480; r += apart) {
      context.globalAlpha = 0.5 * (1 - r / 560)
      context.beginPath()
      context.arc(plate, y, r, -1.25, 1.25)
      context.stroke()
    }
  context.restore()
  for (let x = plate - begin; x > 100; x -= apart)
    stroke(
      stage,
      [
        [x, 240],
        [x, 360],
      ],
      colour,
      { width: 4, alpha: 0.55 },
    )
}

const slitPlaces = (values: Values): number[] => {
  const count = slitsOf(values)
  return Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * ((values.gap ?? 200) / 5))
}

function lamp(stage: Stage, colour: string): void {
  card(stage, 20, 262, 80, 76, 'iris', 10)
  stage.context.fillStyle = colour
  stage.context.fillRect(92, 276, 16, 48)
  stage.context.strokeStyle = stage.colours.ink
  stage.context.lineWidth = 2
  stage.context.beginPath()
  stage.context.rect(92, 276, 16, 48)
  stage.context.stroke()
}

function plateOf({ context, colours }: Stage, values: Values): void {
  const open = 3 + (values.width ?? 30) / 5
  context.fillStyle = colours.ink
  let from = 60
  for (const y of [...slitPlaces(values), 540 + open / 2]) {
    context.fillRect(plate - 6, from, 12, y - open / 2 - from)
    from = y + open / 2
  }
}

/** How bright it is, to the left of the screen. */
function curve({ context, colours }: Stage, state: Slits, colour: string): void {
  const foot = screen.left - 8
  context.beginPath()
  context.moveTo(foot, screen.top)
  for (let y = -reach; y <= reach; y += 0.1)
    context.lineTo(foot - 100 * brightAt(state, y), middle + y * scale)
  context.lineTo(foot, screen.foot)
  context.closePath()
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
}

function panel({ context, colours }: Stage, { dots }: Slits, colour: string): void {
  const { left, right, top, foot } = screen
  context.fillStyle = '#17152B'
  context.strokeStyle = colours.ink
  context.lineWidth = 3
  context.beginPath()
  context.roundRect(left, top, right - left, foot - top, 8)
  context.fill()
  context.stroke()
  context.fillStyle = colour
  for (const [y, side] of dots) {
    const at = middle - y * scale
    if (at < top + 4 || at > foot - 4) continue
    context.fillRect(left + 6 + side * (right - left - 15), at - 1.5, 3.2, 3.2)
  }
}

function pointer(stage: Stage, y: number, bright: number): void {
  const x = screen.left - 124
  const text = `${(100 * bright).toFixed(0)}%`
  arrow(stage, [x - 4, y], [30, 0], 'tomato')
  label(stage, text, x - 30, y, { bold: true, size: 18, on: 'card', colour: 'tomato' })
}
