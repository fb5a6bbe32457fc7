import { disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { globe, night } from '../globe.ts'
import { glow, stars } from '../sky.ts'
import { ahead, distanceOf, litShare, moonHalf, nameOf, type Phases } from './model.ts'

const middle: readonly [number, number] = [312, 286]
const orbit = 196

/** From above the north pole, the Sun always on the left; on the right the Moon as we see it. */
export function draw(stage: Stage, state: Phases, values: Values): void {
  const { oval = 0.055 } = values
  ground(stage, 'night')
  stars(stage, 90)
  sunlight(stage)
  const turned = ahead(state)
  const south = Math.round(values.half ?? 0) === 1
  stage.context.globalAlpha = 0.3
  for (let i = 0; i < 8; i++) {
    const [x, y] = place((i / 8) * 2 * Math.PI, orbit)
    ball(stage, x, y, 13, [-1, 0, 0])
  }
  stage.context.globalAlpha = 1
  line(
    stage,
    Array.from({ length: 73 }, (_, i) => place((i / 72) * 2 * Math.PI, orbit)),
    { colour: 'muted', width: 1.5, dashed: true },
  )
  globe(stage, middle[0], middle[1], 52, { spin: 30, tilt: 0, nod: 68 }, [-1, 0, 0])
  const r = orbit * (oval < 0.02 ? 1 : distanceOf(state, values) / moonHalf)
  const [x, y] = place(turned, Math.min(262, r))
  line(stage, [middle, [x, y]], { colour: 'marigold', width: 2.5, dashed: true })
  globe(stage, middle[0], middle[1], 52, { spin: 30, tilt: 0, nod: 68 }, [-1, 0, 0])
  ball(stage, x, y, 27, [-1, 0, 0])
  label(stage, 'seen from above', 312, 580, { colour: 'paper', size: 15 })
  seen(stage, state, values, south)
  strip(stage, turned, south)
}

function place(angle: number, r: number): [number, number] {
  return [middle[0] - r * Math.cos(angle), middle[1] + r * Math.sin(angle)]
}

function sunlight(stage: Stage): void {
  glow(stage, -30, 286, 190)
  disc(stage, -34, 286, 84, 'marigold')
  for (let i = 0; i < 6; i++) {
    const y = 76 + i * 84
    line(
      stage,
      [
        [64, y],
        [92, y],
      ],
      { colour: 'marigold', width: 3 },
    )
    line(
      stage,
      [
        [84, y - 6],
        [93, y],
        [84, y + 6],
      ],
      { colour: 'marigold', width: 3 },
    )
  }
}

/** The Moon with its seas; light from a direction. */
function ball(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  sunward: readonly [number, number, number],
  south = false,
): void {
  const { context, colours } = stage
  context.fillStyle = '#F2EBD6'
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  const flip = south ? -1 : 1
  for (const [dx, dy, r] of [
    [-0.35, -0.35, 0.27],
    [0.12, -0.42, 0.17],
    [0.38, -0.14, 0.19],
    [-0.5, 0.08, 0.2],
    [-0.2, 0.36, 0.13],
    [0.62, -0.42, 0.1],
  ] as const) {
    context.fillStyle = '#CFC6AE'
    context.beginPath()
    context.arc(x + flip * dx * radius, y + flip * dy * radius, r * radius, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = '#FBF7EA'
  context.beginPath()
  context.arc(x + flip * -0.05 * radius, y + flip * 0.7 * radius, 0.08 * radius, 0, Math.PI * 2)
  context.fill()
  night(stage, x, y, radius, sunward, 'rgba(24,21,52,0.9)')
  context.strokeStyle = colours.ink
  context.lineWidth = Math.max(1.2, radius * 0.02)
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.stroke()
}

const sideOf = (turned: number, south: boolean) =>
  [Math.sin(turned) * (south ? -1 : 1), 0, -Math.cos(turned)] as const

function seen(stage: Stage, state: Phases, values: Values, south: boolean): void {
  const radius = Math.min(158, (132 * moonHalf) / distanceOf(state, values))
  glow(stage, 760, 218, radius * 1.5, '242,235,214', 0.3 * litShare(state, values))
  ball(stage, 760, 218, radius, sideOf(ahead(state), south), south)
  label(stage, nameOf(state), 760, 408, { colour: 'paper', size: 28, bold: true })
  label(
    stage,
    `day ${(state.time - state.lastNew).toFixed(1)}${state.month > 0 ? ` of ${state.month.toFixed(2)}` : ''}, ${(litShare(state, values) * 100).toFixed(0)}% lit`,
    760,
    446,
    { colour: 'paper', size: 19 },
  )
  label(stage, `seen from the ${south ? 'south' : 'north'} of the Earth`, 760, 32, {
    colour: 'paper',
    size: 15,
  })
}

/** The month in a row of small moons, and where in it we are. */
function strip(stage: Stage, turned: number, south: boolean): void {
  const [left, step, y] = [572, 45, 512]
  for (let i = 0; i <= 8; i++)
    ball(stage, left + i * step, y, 16, sideOf((i / 8) * 2 * Math.PI, south), south)
  const share = (((turned / (2 * Math.PI)) % 1) + 1) % 1
  const x = left + share * 8 * step
  const { context, colours } = stage
  context.fillStyle = colours.tomato
  context.beginPath()
  context.moveTo(x, y + 24)
  context.lineTo(x - 10, y + 42)
  context.lineTo(x + 10, y + 42)
  context.closePath()
  context.fill()
  ;['new', 'half', 'full', 'half', 'new'].forEach((text, i) => {
    label(stage, text, left + i * 2 * step, y + 60, { colour: 'paper', size: 15 })
  })
}
