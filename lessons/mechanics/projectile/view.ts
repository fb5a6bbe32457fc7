import { area, arrow, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meadow, ruler } from '../scene.ts'
import type { Projectile } from './system.ts'

const [left, floor] = [90, 510]

/** The scale is such that the flight without air, the dashed ghost, fills the picture. */
export function draw(stage: Stage, state: Projectile, values: Values): void {
  const { speed = 22, angle = 45, mass = 0.43, air = 1.2, gravity = 9.81 } = values
  const turned = (angle * Math.PI) / 180
  const range = (speed ** 2 * Math.sin(2 * turned)) / gravity
  const top = (speed * Math.sin(turned)) ** 2 / (2 * gravity)
  const scale = Math.min(780 / range, 390 / top)
  const at = (x: number, y: number): [number, number] => [left + x * scale, floor - y * scale]

  ground(stage, 'sky')
  haze(stage, air)
  meadow(stage, floor)
  ruler(stage, [left, floor + 26], 820, scale, 'm')

  const ghost = Array.from({ length: 61 }, (_, i) => {
    const x = (range * i) / 60
    return at(x, x * Math.tan(turned) * (1 - x / range))
  })
  line(stage, ghost, { colour: 'muted', width: 2, dashed: true })
  const mark = ghost[24]
  if (mark && air > 0) label(stage, 'without air', mark[0], mark[1] - 22, { colour: 'muted', size: 16 })

  line(stage, [...state.trail.map(([x, y]) => at(x, y)), at(state.x, state.y)], {
    colour: 'tomato',
    width: 4,
  })
  cannon(stage, turned)
  const [x, y] = at(state.x, state.y)
  if (!state.landed) {
    arrow(stage, [x, y], [state.vx * 3, -state.vy * 3], 'teal')
    arrow(stage, [x, y], [0, 14 + gravity * 2], 'iris')
    key(stage)
  } else {
    line(
      stage,
      [
        [x, floor],
        [x, floor - 64],
      ],
      { width: 3 },
    )
    area(
      stage,
      [
        [x, floor - 64],
        [x + 40, floor - 53],
        [x, floor - 42],
      ],
      'marigold',
    )
    label(stage, `${state.x.toFixed(1)} m`, Math.min(x, 890), floor - 84, {
      bold: true,
      size: 20,
      on: 'card',
    })
  }
  disc(stage, x, y, 10 + 3 * Math.cbrt(mass), mass < 0.3 ? 'rose' : mass < 2 ? 'tomato' : 'muted')
}

/** Thick air is seen as streaks. */
function haze({ context }: Stage, air: number): void {
  context.fillStyle = 'rgba(255,255,255,0.55)'
  for (let i = 0; i < Math.round(air * 7); i++) {
    context.beginPath()
    context.roundRect((i * 367) % 860, 40 + ((i * 149) % 420), 60 + ((i * 53) % 70), 7, 4)
    context.fill()
  }
}

function cannon(stage: Stage, turned: number): void {
  const { context } = stage
  context.save()
  context.translate(left, floor)
  context.rotate(-turned)
  area(
    stage,
    [
      [-34, -19],
      [44, -13],
      [44, 13],
      [-34, 19],
    ],
    'iris',
  )
  context.restore()
  disc(stage, left - 4, floor - 2, 22, 'earth')
}

function key(stage: Stage): void {
  arrow(stage, [800, 34], [36, 0], 'teal')
  label(stage, 'speed', 848, 34, { align: 'left', size: 16 })
  arrow(stage, [800, 60], [36, 0], 'iris')
  label(stage, 'gravity', 848, 60, { align: 'left', size: 16 })
}
