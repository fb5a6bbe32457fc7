import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, stars } from '../sky.ts'
import { chosen, periodOf, planetAt, type SolarSystem, yours } from './model.ts'

const middle: readonly [number, number] = [304, 300]

/** From a distance in au to one in the picture. */
function scaleOf(view: number): (r: number) => number {
  if (view === 1) return (r) => r * 158
  if (view === 2) return (r) => r * 7.6
  return (r) => 60 * r ** 0.42
}

export function draw(stage: Stage, state: SolarSystem, values: Values): void {
  const view = Math.round(values.view ?? 0)
  const followed = chosen(values)
  const scale = scaleOf(view)
  ground(stage, 'night')
  stars(stage, 90)
  const heavy = Math.cbrt(values.star ?? 1)
  const sunSize = (view === 1 ? 22 : view === 2 ? 4 : 24) * heavy
  const place = (x: number, y: number): [number, number] => {
    const r = Math.hypot(x, y)
    const out = scale(r) / Math.max(1e-6, r)
    return [middle[0] + x * out, middle[1] - y * out]
  }
  const shown = state.bodies.map((_, i) => i).filter((i) => scale(planetAt(i, values).half) < 285)
  for (const i of shown) path(stage, i, values, place, i === followed)
  glow(stage, ...middle, sunSize * 2.6 + 20)
  disc(
    stage,
    ...middle,
    sunSize,
    (values.star ?? 1) > 1.4 ? 'paper' : (values.star ?? 1) < 0.7 ? 'tomato' : 'marigold',
  )
  for (const i of shown) {
    const body = state.bodies[i]
    if (!body) continue
    const [x, y] = place(body.x, body.y)
    const { size, paint, name } = planetAt(i, values)
    const wide =
      (view === 1 ? 6 : view === 2 ? 3 : 4.5) + 3.2 * Math.sqrt(Math.min(size, 9)) * (view === 2 ? 0.5 : 1)
    if (i === 5) tilted(stage, x, y, wide)
    disc(stage, x, y, i === yours ? 8 : wide, paint)
    if (i === followed) {
      const { context, colours } = stage
      context.strokeStyle = colours.paper
      context.lineWidth = 2
      context.beginPath()
      context.arc(x, y, wide + 7, 0, Math.PI * 2)
      context.stroke()
      const left = x > 480
      label(stage, name, x + (left ? -1 : 1) * (wide + 14), y - 4, {
        colour: 'paper',
        bold: true,
        size: 17,
        align: left ? 'right' : 'left',
      })
    }
  }
  if (!shown.includes(followed))
    label(stage, `${planetAt(followed, values).name} is far outside this picture`, 304, 576, {
      colour: 'paper',
      size: 16,
    })
  label(
    stage,
    ['distances squeezed', 'true distances, inner planets', 'true distances'][view] ?? '',
    24,
    26,
    {
      colour: 'paper',
      size: 15,
      align: 'left',
    },
  )
  list(stage, state, values, followed)
}

/** The whole orbit; the followed one is brighter. */
function path(
  stage: Stage,
  i: number,
  values: Values,
  place: (x: number, y: number) => [number, number],
  bright: boolean,
): void {
  const { half, oval, nearest } = planetAt(i, values)
  const points = Array.from({ length: 97 }, (_, k) => {
    const angle = (k / 96) * 2 * Math.PI
    const r = (half * (1 - oval * oval)) / (1 + oval * Math.cos(angle))
    const around = angle + (nearest * Math.PI) / 180
    return place(r * Math.cos(around), r * Math.sin(around))
  })
  line(stage, points, {
    colour: bright ? 'marigold' : i === yours ? 'rose' : 'muted',
    width: bright ? 2.5 : 1.4,
  })
}

function tilted({ context, colours }: Stage, x: number, y: number, wide: number): void {
  context.strokeStyle = colours.earth
  context.lineWidth = Math.max(2, wide * 0.28)
  context.beginPath()
  context.ellipse(x, y, wide * 1.75, wide * 0.55, -0.35, 0, Math.PI * 2)
  context.stroke()
}

/** Everyone's rounds so far, and the numbers of the one that is followed. */
function list(stage: Stage, state: SolarSystem, values: Values, followed: number): void {
  card(stage, 612, 20, 328, 186)
  const { name, half, paint, size } = planetAt(followed, values)
  const body = state.bodies[followed]
  const wide = 22 + 7 * Math.sqrt(Math.min(9.5, size))
  if (followed === 5) tilted(stage, 690, 114, wide * 0.8)
  disc(stage, 690, 114, followed === 5 ? wide * 0.8 : wide, paint)
  label(stage, name, 844, 58, { bold: true, size: 24 })
  label(stage, `${half.toPrecision(3)} au away`, 844, 100, { size: 18 })
  const years = body ? periodOf(body, state.time) : 0
  const year =
    years < 1.5 ? `${(years * 365.25).toFixed(0)} days` : `${years.toFixed(years < 20 ? 2 : 1)} years`
  label(stage, `its year: ${year}`, 840, 132, { size: 17, bold: true, colour: 'tomato' })
  if (body && body.period === 0) label(stage, 'first round not over', 844, 160, { size: 14, colour: 'muted' })
  card(stage, 612, 226, 328, 354)
  label(stage, `Rounds in ${state.time.toFixed(1)} years`, 776, 252, { bold: true, size: 18 })
  state.bodies.forEach(({ swept }, i) => {
    const one = planetAt(i, values)
    const y = 288 + i * 33
    const rounds = swept / (2 * Math.PI)
    disc(stage, 638, y, i < 4 ? 8 : 10, one.paint)
    label(stage, one.name, 662, y, { size: 16, align: 'left', bold: i === followed })
    label(stage, Math.floor(rounds).toFixed(0), 812, y, { size: 17, bold: true, align: 'right' })
    pie(stage, 838, y, rounds % 1)
    const birthdays = Math.min(1, rounds / Math.max(4, (state.bodies[0]?.swept ?? 0) / (2 * Math.PI)))
    if (birthdays > 0.012)
      line(
        stage,
        [
          [862, y],
          [862 + 60 * birthdays, y],
        ],
        { colour: i === followed ? 'tomato' : 'sky', width: 8 },
      )
  })
}

/** How much of the present round is done. */
function pie({ context, colours }: Stage, x: number, y: number, share: number): void {
  context.fillStyle = colours.marigold
  context.beginPath()
  context.moveTo(x, y)
  context.arc(x, y, 11, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI)
  context.closePath()
  context.fill()
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x, y, 11, 0, Math.PI * 2)
  context.stroke()
}
