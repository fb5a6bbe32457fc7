import { area, arrow, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { roundStep } from '../scene.ts'
import { ellipse, type Orbit, wedge } from './model.ts'

/** The whole ellipse is always in the picture; wedges of equal time alternate in colour. */
export function draw(stage: Stage, state: Orbit, values: Values): void {
  const { star = 1 } = values
  ground(stage, 'night')
  stars(stage)
  const { half, eccentricity, fast } = ellipse(values)
  const side = (fast ? -1 : 1) * half * eccentricity
  const short = half * Math.sqrt(1 - eccentricity * eccentricity)
  const scale = Math.min(330 / half, 225 / short)
  const at = (x: number, y: number): [number, number] => [450 + (x - side) * scale, 306 - y * scale]
  const sun = at(0, 0)

  const path = Array.from({ length: 97 }, (_, i) => {
    const turn = (i / 48) * Math.PI
    return at(side + half * Math.cos(turn), short * Math.sin(turn))
  })
  const first = state.marks - state.trail.length + 1
  const last = state.trail.length - 1
  const begins = [...state.trail.keys()].filter((i) => i === 0 || (first + i) % wedge === 0)
  begins.forEach((from, n) => {
    const to = begins[n + 1] ?? last
    const rim = state.trail.slice(from, to + 1).map(([x, y]) => at(x, y))
    const even = Math.floor((first + from) / wedge) % 2 === 0
    if (to === last) rim.push(at(state.x, state.y))
    area(stage, [sun, ...rim], even ? 'iris' : 'teal', { rim: false, alpha: 0.55 })
  })
  line(stage, path, { colour: 'line', width: 2, dashed: true })
  const empty = at(2 * side, 0)
  if (eccentricity > 0.08) {
    line(
      stage,
      [
        [empty[0] - 7, empty[1] - 7],
        [empty[0] + 7, empty[1] + 7],
      ],
      { colour: 'line' },
    )
    line(
      stage,
      [
        [empty[0] - 7, empty[1] + 7],
        [empty[0] + 7, empty[1] - 7],
      ],
      { colour: 'line' },
    )
    label(stage, 'empty focus', empty[0], empty[1] + 24, { colour: 'paper', size: 15 })
  }
  glow(stage, sun, star)
  disc(stage, ...sun, 15 + 9 * Math.cbrt(star), star < 0.6 ? 'tomato' : star < 1.4 ? 'marigold' : 'paper')

  const planet = at(state.x, state.y)
  arrow(stage, planet, [state.vx * 9, -state.vy * 9], 'leaf')
  disc(stage, ...planet, 13, 'sky')
  legend(stage, scale)
}

function glow({ context }: Stage, [x, y]: readonly [number, number], star: number): void {
  const wide = 40 + 45 * star
  const light = context.createRadialGradient(x, y, 4, x, y, wide)
  light.addColorStop(0, 'rgba(255,220,120,0.75)')
  light.addColorStop(1, 'rgba(255,220,120,0)')
  context.fillStyle = light
  context.beginPath()
  context.arc(x, y, wide, 0, Math.PI * 2)
  context.fill()
}

function stars({ context }: Stage): void {
  context.fillStyle = 'rgba(255,255,255,0.6)'
  for (let i = 0; i < 70; i++) {
    context.beginPath()
    context.arc((i * 397.3) % 960, (i * 211.7) % 600, 0.8 + (i % 3) * 0.5, 0, Math.PI * 2)
    context.fill()
  }
}

function legend(stage: Stage, scale: number): void {
  const unit = roundStep(90 / scale, 1)
  const long = unit * scale
  line(
    stage,
    [
      [930 - long, 572],
      [930, 572],
    ],
    { colour: 'paper', width: 3 },
  )
  label(stage, `${+unit.toPrecision(3)} au`, 930 - long / 2, 554, { colour: 'paper', size: 16 })
  label(stage, 'each wedge: the same time, the same area', 30, 572, {
    colour: 'paper',
    size: 16,
    align: 'left',
  })
}
