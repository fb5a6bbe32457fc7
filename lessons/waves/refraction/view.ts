import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, degrees, radians, stroke } from '../paint.ts'
import { bent, type Flash, lightSpeed, mediaOf, shares, start } from './model.ts'

const middle = { x: 470, y: 300 }
const scale = 11.5
const beam = 26
const red = '#E4472B'

export function draw(stage: Stage, flash: Flash, values: Values): void {
  ground(stage, 'paper')
  const [above, below] = mediaOf(values)
  const { context, colours } = stage
  context.fillStyle = above.paint
  context.fillRect(0, 0, 960, middle.y)
  context.fillStyle = below.paint
  context.fillRect(0, middle.y, 960, 300)
  if (below.name === 'water') fish(stage, 330, 520)
  if (above.name === 'water') fish(stage, 84, 196)
  const { sinOut, cosOut, total } = bent(values)
  const tilt = radians(values.angle ?? 50)
  const { back, on } = shares(values)
  const into: [number, number] = [Math.sin(tilt), Math.cos(tilt)]
  const [fast, slow] = [lightSpeed / above.index, lightSpeed / below.index]
  const arrival = start / fast
  // Crests are one and the same for both sides: they leave the laser at even times.
  const every = 0.075
  const came = Math.min(flash.time, arrival) * fast
  const since = Math.max(0, flash.time - arrival)
  ray(stage, [-into[0] * start, into[1] * start], [into[0], -into[1]], came, 1, fast, every, flash.time)
  if (since > 0 && back > 0.003)
    ray(stage, [0, 0], [into[0], into[1]], since * fast, back, fast, every, since + (arrival % every))
  if (since > 0 && !total)
    ray(stage, [0, 0], [sinOut, -cosOut], since * slow, on, slow, every, since + (arrival % every))
  line(
    stage,
    [
      [0, middle.y],
      [960, middle.y],
    ],
    { width: 3 },
  )
  stroke(
    stage,
    [
      [middle.x, 24],
      [middle.x, 576],
    ],
    colours.ink,
    { width: 2, dashes: [8, 8], alpha: 0.7 },
  )
  const out = Math.asin(sinOut)
  wedge(stage, -Math.PI / 2 - tilt, -Math.PI / 2, colours.marigold)
  if (!total) wedge(stage, Math.PI / 2 - out, Math.PI / 2, colours.teal)
  laser(stage, tilt)
  const named = (text: string, angle: number, long: number, colour: 'marigold' | 'teal' | 'ink') =>
    label(stage, text, middle.x + Math.cos(angle) * long, middle.y + Math.sin(angle) * long, {
      bold: true,
      size: 19,
      colour: colour === 'marigold' ? 'ink' : colour,
      on: 'card',
    })
  if (tilt > 0.12) named(`${degrees(tilt).toFixed(0)}°`, -Math.PI / 2 - tilt / 2, 122, 'marigold')
  if (!total && out > 0.09) named(`${degrees(out).toFixed(0)}°`, Math.PI / 2 - out / 2, 122, 'teal')
  words(stage, above, 20)
  words(stage, below, 496)
  meter(stage, back, on, total)
}

/** A beam as far as the light has come, with its crests across. */
function ray(
  stage: Stage,
  [x, y]: [number, number],
  [dx, dy]: [number, number],
  long: number,
  strength: number,
  speed: number,
  every: number,
  time: number,
): void {
  const { context } = stage
  context.save()
  // No part of a beam reaches over the surface.
  context.beginPath()
  context.rect(0, x === 0 && dy < 0 && y === 0 ? middle.y : 0, 960, middle.y)
  context.clip()
  context.translate(middle.x + x * scale, middle.y - y * scale)
  context.rotate(Math.atan2(-dy, dx))
  context.globalAlpha = 0.12 + 0.5 * Math.sqrt(strength)
  context.fillStyle = red
  context.fillRect(0, -beam / 2, long * scale, beam)
  context.globalAlpha = 0.25 + 0.75 * Math.sqrt(strength)
  context.strokeStyle = '#8E1F0C'
  context.lineWidth = 3
  context.beginPath()
  for (let at = (time % every) * speed; at <= long; at += every * speed) {
    context.moveTo(at * scale, -beam / 2)
    context.lineTo(at * scale, beam / 2)
  }
  context.stroke()
  context.restore()
}

function wedge({ context }: Stage, from: number, to: number, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 6
  context.beginPath()
  context.arc(middle.x, middle.y, 92, from, to)
  context.stroke()
}

function laser(stage: Stage, tilt: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(middle.x - Math.sin(tilt) * start * scale, middle.y - Math.cos(tilt) * start * scale)
  context.rotate(Math.PI / 2 - tilt)
  context.fillStyle = colours.iris
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(-46, -20, 60, 40, 8)
  context.fill()
  context.stroke()
  context.fillStyle = colours.ink
  context.fillRect(14, -13, 9, 26)
  blob(stage, [-22, 0], [7, 7], colours.tomato)
  context.restore()
}

function words(stage: Stage, { name, index }: { name: string; index: number }, y: number): void {
  card(stage, 20, y, 204, 84)
  label(stage, name, 122, y + 27, { bold: true, size: 24 })
  label(stage, `light: ${(lightSpeed / index).toFixed(1)} cm in 1 ns`, 122, y + 59, {
    size: 16,
    colour: 'muted',
  })
}

/** How the light is shared out. */
function meter(stage: Stage, back: number, on: number, total: boolean): void {
  const { context, colours } = stage
  const [x, y, wide, tall] = [20, 336, 204, 84]
  card(stage, x, y, wide, tall)
  label(stage, total ? 'all thrown back!' : 'the light goes', x + wide / 2, y + 20, {
    bold: true,
    size: 16,
    colour: total ? 'tomato' : 'ink',
  })
  context.fillStyle = colours.teal
  context.fillRect(x + 16, y + 36, wide - 32, 16)
  context.fillStyle = colours.tomato
  context.fillRect(x + 16, y + 36, (wide - 32) * back, 16)
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.rect(x + 16, y + 36, wide - 32, 16)
  context.stroke()
  label(stage, `back ${(100 * back).toFixed(0)}%`, x + 16, y + 68, {
    size: 14,
    bold: true,
    colour: 'tomato',
    align: 'left',
  })
  label(stage, `on ${(100 * on).toFixed(0)}%`, x + wide - 16, y + 68, {
    size: 14,
    bold: true,
    colour: 'teal',
    align: 'right',
  })
}

function fish(stage: Stage, x: number, y: number): void {
  area(
    stage,
    [
      [x - 34, y],
      [x - 62, y - 20],
      [x - 56, y],
      [x - 62, y + 20],
    ],
    'marigold',
  )
  blob(stage, [x, y], [42, 22], stage.colours.marigold)
  blob(stage, [x + 24, y - 5], [6, 6], stage.colours.card)
  blob(stage, [x + 26, y - 5], [2.6, 2.6], stage.colours.ink, { rim: false })
  area(
    stage,
    [
      [x - 6, y + 2],
      [x - 22, y + 12],
      [x - 4, y + 12],
    ],
    'tomato',
  )
}
