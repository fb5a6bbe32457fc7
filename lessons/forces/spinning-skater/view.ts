import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { turning } from '../figures.ts'
import { inertiaAt, type Spin, widest } from './model.ts'

const [x0, ice, scale] = [290, 500, 230]

/** The skater from the front; at the right her inertia and her spin as the sides of a box whose size is kept. */
export function draw(stage: Stage, state: Spin, values: Values): void {
  const { context } = stage
  ground(stage, 'paper')
  rink(stage)
  const { body = 55, weights = 2 } = values
  const size = Math.cbrt(body / 55)
  const shoulder = ice - 236
  const hand = (side: 1 | -1) => {
    const angle = state.angle + (side > 0 ? 0 : Math.PI)
    return {
      x: x0 + Math.cos(angle) * state.reach * scale,
      y: shoulder + 26 + Math.sin(angle) * state.reach * scale * 0.2,
      behind: Math.sin(angle) < 0,
    }
  }
  const hands = [hand(1), hand(-1)]
  const draws = ({ x, y }: { x: number; y: number }) => {
    line(
      stage,
      [
        [x0 + Math.sign(x - x0) * 20 * size, shoulder + 8],
        [x, y],
      ],
      { width: 16, colour: 'ink' },
    )
    line(
      stage,
      [
        [x0 + Math.sign(x - x0) * 20 * size, shoulder + 8],
        [x, y],
      ],
      { width: 12, colour: 'rose' },
    )
    disc(stage, x, y, 9 + 7 * Math.cbrt(weights), weights > 0.05 ? 'ink' : 'rose')
  }
  // The way of the hands, seen from a little above.
  context.strokeStyle = stage.colours.sky
  context.lineWidth = 3
  context.setLineDash([8, 8])
  context.beginPath()
  context.ellipse(x0, shoulder + 26, state.reach * scale, state.reach * scale * 0.2, 0, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
  for (const one of hands) if (one.behind) draws(one)
  figure(stage, size, shoulder, state.angle)
  for (const one of hands) if (!one.behind) draws(one)
  const turns = state.spin / (2 * Math.PI)
  turning(stage, [x0, 86], 30, -2.6, -2.6 + Math.min(5.4, 0.5 + turns * 0.7), 'teal')
  label(stage, `${turns.toFixed(1)} turns a second`, x0, 34, { bold: true, size: 24, colour: 'teal' })
  box(stage, state, values)
}

function rink({ context, colours }: Stage): void {
  context.fillStyle = '#DDF0F7'
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.ellipse(x0, ice + 22, 262, 62, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.strokeStyle = colours.sky
  for (const size of [0.25, 0.5, 0.75]) {
    context.beginPath()
    context.ellipse(x0, ice + 22, 262 * size, 62 * size, 0, 0, Math.PI * 2)
    context.stroke()
  }
}

function figure(stage: Stage, size: number, shoulder: number, angle: number): void {
  const { context, colours } = stage
  line(
    stage,
    [
      [x0 - 7, ice - 100],
      [x0 - 4, ice + 4],
    ],
    { width: 17, colour: 'rose' },
  )
  line(
    stage,
    [
      [x0 + 9, ice - 100],
      [x0 + 24, ice - 44],
      [x0 + 2, ice - 34],
    ],
    { width: 15, colour: 'rose' },
  )
  card(stage, x0 - 17, ice - 4, 30, 18, 'card', 5)
  line(
    stage,
    [
      [x0 - 22, ice + 20],
      [x0 + 18, ice + 20],
    ],
    { width: 4, colour: 'muted' },
  )
  area(
    stage,
    [
      [x0 - 24 * size, shoulder],
      [x0 + 24 * size, shoulder],
      [x0 + 17 * size, shoulder + 72],
      [x0 + 58 * size, shoulder + 150],
      [x0 - 58 * size, shoulder + 150],
      [x0 - 17 * size, shoulder + 72],
    ],
    'tomato',
  )
  const head = shoulder - 36
  disc(stage, x0, head, 32, 'rose')
  // Hair all round; the face comes by once a turn.
  const ahead = Math.cos(angle - Math.PI / 2)
  context.fillStyle = colours.earth
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x0, head, 32, ahead > 0 ? Math.PI : 0, ahead > 0 ? Math.PI * 2 : Math.PI * 2)
  if (ahead > 0) context.closePath()
  else context.arc(x0, head, 32, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  disc(stage, x0, head - 34, 12, 'earth')
  if (ahead <= 0) return
  const shift = Math.sin(angle - Math.PI / 2) * 22
  for (const side of [-1, 1]) {
    const x = x0 + shift + side * 11
    if (Math.abs(x - x0) < 27) disc(stage, x, head + 6, 3.4, 'ink')
  }
  if (Math.abs(shift) < 20)
    line(
      stage,
      [
        [x0 + shift - 6, head + 18],
        [x0 + shift, head + 21],
        [x0 + shift + 6, head + 18],
      ],
      { width: 2.5 },
    )
}

/** As wide as the inertia, as tall as the spin: the area is the angular momentum. */
function box(stage: Stage, { reach, spin, work, heat }: Spin, values: Values): void {
  const { context, colours } = stage
  const begun = inertiaAt(widest, values)
  const now = inertiaAt(reach, values)
  const first = (values.spin ?? 0.8) * 2 * Math.PI
  card(stage, 580, 20, 360, 420)
  const [left, base] = [622, 396]
  const wide = 290 / begun
  const most = (first * begun) / inertiaAt(0.15, values)
  const tall = 310 / most
  context.fillStyle = colours.iris
  context.fillRect(left, base - spin * tall, now * wide, spin * tall)
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.rect(left, base - spin * tall, now * wide, spin * tall)
  context.stroke()
  context.setLineDash([7, 6])
  context.strokeStyle = colours.muted
  context.beginPath()
  context.rect(left, base - first * tall, begun * wide, first * tall)
  context.stroke()
  context.setLineDash([])
  label(stage, `hard to turn: ${now.toFixed(2)} kg·m²`, 767, 418, { size: 16, bold: true })
  context.save()
  context.translate(602, 240)
  context.rotate(-Math.PI / 2)
  label(stage, 'spin', 0, 0, { size: 16, bold: true, colour: 'teal' })
  context.restore()
  label(stage, 'the size of the box', 926, 50, { size: 16, align: 'right', colour: 'muted' })
  label(stage, `${(now * spin).toFixed(1)} kg·m²/s`, 926, 78, {
    size: 22,
    align: 'right',
    bold: true,
    colour: 'iris',
  })
  label(stage, 'is kept', 926, 104, { size: 16, align: 'right', colour: 'muted' })
  card(stage, 580, 456, 360, 124)
  for (const [i, name, words, colour] of [
    [0, 'energy of the spin', `${(0.5 * now * spin * spin).toFixed(0)} J`, 'ink'],
    [1, 'put in by the arms', `${work.toFixed(0)} J`, 'leaf'],
    [2, 'warmed the ice', `${heat.toFixed(0)} J`, 'tomato'],
  ] as const) {
    label(stage, name, 602, 482 + i * 36, { align: 'left', size: 18, bold: true, colour })
    label(stage, words, 918, 482 + i * 36, { align: 'right', size: 20, bold: true })
  }
}
