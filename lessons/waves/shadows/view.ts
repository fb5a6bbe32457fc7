import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { stroke } from '../paint.ts'
import { lampOf, type Shadows, shadowOf, tallOf, wallOf } from './model.ts'

const bulb = { x: 76, y: 250 }
const scale = 122
const across = (x: number) => bulb.x + x * scale

export function draw(stage: Stage, state: Shadows, values: Values): void {
  ground(stage, 'night')
  const { core, whole } = shadowOf(state, values)
  const [wall, tall, lamp] = [across(wallOf(values)), tallOf(values), lampOf(values)]
  const cat = across(state.cat)
  const { context, colours } = stage
  context.fillStyle = '#3B3663'
  context.fillRect(0, 470, 600, 130)
  // All the light, then what lies in the dark of the cat.
  const top = (y: number) => bulb.y - y * scale
  const glow = context.createRadialGradient(bulb.x, bulb.y, 8, bulb.x, bulb.y, 520)
  glow.addColorStop(0, 'rgba(255,232,150,0.75)')
  glow.addColorStop(1, 'rgba(255,232,150,0.10)')
  context.save()
  context.beginPath()
  context.rect(0, 0, wall, 470)
  context.clip()
  context.fillStyle = glow
  context.fillRect(0, 0, wall, 470)
  const half = tall / 2
  const soft: [number, number][] = [
    [cat, top(half)],
    [wall, top(whole / 2)],
    [wall, top(-whole / 2)],
    [cat, top(-half)],
  ]
  area(stage, soft, '#15132B', { rim: false, alpha: 0.45 })
  if (core > 0)
    area(
      stage,
      [
        [cat, top(half)],
        [wall, top(core / 2)],
        [wall, top(-core / 2)],
        [cat, top(-half)],
      ],
      '#15132B',
      { rim: false, alpha: 0.8 },
    )
  for (const side of [1, -1]) {
    stroke(
      stage,
      [
        [bulb.x, top((-side * lamp) / 2)],
        [cat, top(side * half)],
        [wall, top((side * whole) / 2)],
      ],
      colours.marigold,
      { width: 2.5 },
    )
    if (core > 0)
      stroke(
        stage,
        [
          [bulb.x, top((side * lamp) / 2)],
          [cat, top(side * half)],
          [wall, top((side * core) / 2)],
        ],
        colours.rose,
        { width: 2.5 },
      )
  }
  context.restore()
  card(stage, wall, 20, 12, 452, 'card', 2)
  stroke(
    stage,
    [
      [wall + 6, Math.max(22, top(whole / 2))],
      [wall + 6, Math.min(468, top(-whole / 2))],
    ],
    '#8C8898',
    { width: 8 },
  )
  if (core > 0)
    stroke(
      stage,
      [
        [wall + 6, Math.max(22, top(core / 2))],
        [wall + 6, Math.min(468, top(-core / 2))],
      ],
      colours.ink,
      { width: 8 },
    )
  line(
    stage,
    [
      [cat, top(-half)],
      [cat, 470],
    ],
    { width: 4, colour: 'earth' },
  )
  stroke(
    stage,
    [
      [cat, top(half)],
      [cat, top(-half)],
    ],
    colours.ink,
    { width: 11 },
  )
  stroke(
    stage,
    [
      [cat, top(half)],
      [cat, top(-half)],
    ],
    colours.tomato,
    { width: 7 },
  )
  line(
    stage,
    [
      [bulb.x, bulb.y],
      [bulb.x, 470],
    ],
    { width: 6, colour: 'muted' },
  )
  disc(stage, bulb.x, bulb.y, Math.max(6, (lamp * scale) / 2), 'marigold')
  measure(stage, bulb.x, cat, 500, `${state.cat.toFixed(2)} m`)
  measure(stage, bulb.x, wall, 544, `${wallOf(values).toFixed(2)} m`)
  front(stage, core, whole, tall)
}

function measure(stage: Stage, from: number, to: number, y: number, text: string): void {
  stroke(
    stage,
    [
      [from, y],
      [to, y],
    ],
    stage.colours.marigold,
    { width: 4 },
  )
  for (const x of [from, to])
    stroke(
      stage,
      [
        [x, y - 8],
        [x, y + 8],
      ],
      stage.colours.marigold,
      { width: 4 },
    )
  label(stage, text, (from + to) / 2, y, { bold: true, size: 17, on: 'card' })
}

/** The wall seen from the front: 2.6 m of it. */
function front(stage: Stage, core: number, whole: number, tall: number): void {
  const { context, colours } = stage
  const [x, y, wide, high] = [596, 20, 346, 452]
  card(stage, x, y, wide, high)
  context.save()
  context.beginPath()
  context.roundRect(x + 2, y + 2, wide - 4, high - 4, 12)
  context.clip()
  context.fillStyle = '#FFF3C9'
  context.fillRect(x, y, wide, high)
  const view = high / 2.6
  const middle: [number, number] = [x + wide / 2, y + high / 2]
  // From the outer rim to the core: each layer is a little darker.
  const layers = 30
  for (let i = 0; i <= layers; i++) {
    const size = whole + ((core - whole) * i) / layers
    if (size <= 0.01) break
    context.globalAlpha = i === layers ? 0.85 : 0.055
    silhouette(stage, middle, size * view)
  }
  context.globalAlpha = 1
  context.restore()
  context.globalAlpha = 1
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.beginPath()
  context.roundRect(x, y, wide, high, 14)
  context.stroke()
  label(stage, 'the wall from the front', x + wide / 2, y + 22, { size: 15, on: 'card', colour: 'muted' })
  card(stage, x, 490, wide, 92)
  const times = (core + whole) / 2 / tall
  label(stage, `shadow ${((core + whole) / 2).toFixed(2)} m`, x + wide / 2, 518, { bold: true, size: 23 })
  label(
    stage,
    core > 0 ? `${times.toFixed(1)} times as tall as the cat` : 'no place is quite dark',
    x + wide / 2,
    554,
    {
      size: 17,
      colour: 'tomato',
      bold: true,
    },
  )
}

/** A sitting cat, as tall as said, around its middle. */
function silhouette({ context, colours }: Stage, [x, y]: readonly [number, number], tall: number): void {
  const u = tall / 100
  context.fillStyle = colours.ink
  context.beginPath()
  context.moveTo(x - 26 * u, y + 50 * u)
  context.bezierCurveTo(x - 34 * u, y + 10 * u, x - 22 * u, y - 4 * u, x - 16 * u, y - 14 * u)
  context.bezierCurveTo(x - 24 * u, y - 24 * u, x - 22 * u, y - 38 * u, x - 20 * u, y - 50 * u)
  context.lineTo(x - 9 * u, y - 38 * u)
  context.lineTo(x + 5 * u, y - 38 * u)
  context.lineTo(x + 16 * u, y - 50 * u)
  context.bezierCurveTo(x + 19 * u, y - 34 * u, x + 20 * u, y - 24 * u, x + 12 * u, y - 14 * u)
  context.bezierCurveTo(x + 20 * u, y - 2 * u, x + 28 * u, y + 14 * u, x + 24 * u, y + 38 * u)
  context.bezierCurveTo(x + 44 * u, y + 36 * u, x + 40 * u, y + 12 * u, x + 46 * u, y + 6 * u)
  context.bezierCurveTo(x + 56 * u, y + 20 * u, x + 50 * u, y + 52 * u, x + 20 * u, y + 50 * u)
  context.closePath()
  context.fill()
}
