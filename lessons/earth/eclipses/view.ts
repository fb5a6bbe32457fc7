import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { globe, night } from '../globe.ts'
import { glow, mixed, stars } from '../sky.ts'
import { type Eclipses, moonAngle, moonward, nodeAngle, sizes, sunAngle, sunHalf } from './model.ts'

const middle: readonly [number, number] = [336, 190]
const [wide, flat] = [206, 62] as const

export function draw(stage: Stage, state: Eclipses, values: Values): void {
  ground(stage, 'night')
  stars(stage, 90, [0, 0, 960, 400])
  space(stage, state, values)
  seen(stage, state, values)
  row(stage, state, values)
}

/** The plane of the Sun's way from a little above, the Sun always on the left; heights are drawn three times too large. */
function space(stage: Stage, { time }: Eclipses, values: Values): void {
  const sun = sunAngle(time, values)
  const at = (angle: number, r: number, up: number): [number, number] => {
    const turned = angle - sun + Math.PI
    return [
      middle[0] + r * wide * Math.cos(turned),
      middle[1] - r * flat * Math.sin(turned) - up * wide * 1.6,
    ]
  }
  glow(stage, -20, middle[1], 130)
  disc(stage, -38, middle[1], 76, 'marigold')
  // The Sun's plane, and the shadow of the Earth.
  const plane = Array.from({ length: 60 }, (_, i) => at((i / 60) * 2 * Math.PI, 1.12, 0))
  area(stage, plane, '#5B5BD6', { rim: false, alpha: 0.28 })
  area(
    stage,
    [
      [middle[0], middle[1] - 30],
      [middle[0] + 280, middle[1] - 15],
      [middle[0] + 280, middle[1] + 15],
      [middle[0], middle[1] + 30],
    ],
    '#0B0A1C',
    { rim: false, alpha: 0.75 },
  )
  const node = nodeAngle(time, values)
  line(stage, [at(node, 1.12, 0), at(node + Math.PI, 1.12, 0)], {
    colour: 'marigold',
    width: 2,
    dashed: true,
  })
  const lean = values.lean ?? 5.145
  const orbit = (i: number): [number, number] => {
    const angle = (i / 72) * 2 * Math.PI
    return at(angle, 1, Math.sin(angle - node) * Math.sin((lean * Math.PI) / 180))
  }
  const points = Array.from({ length: 73 }, (_, i) => orbit(i))
  line(stage, points, { colour: 'line', width: 2.5 })
  const moon = moonAngle(time, values)
  const [x, y] = at(moon, 1, moonward(time, values)[2])
  const behind = Math.sin(moon - sun + Math.PI) > 0
  const paint = () => {
    const shade = at(moon, 1, 0)
    line(stage, [[x, y], shade], { colour: 'muted', width: 1.5 })
    stage.context.fillStyle = '#F2EBD6'
    stage.context.beginPath()
    stage.context.arc(x, y, 17, 0, Math.PI * 2)
    stage.context.fill()
    night(stage, x, y, 17, [-1, 0, 0], 'rgba(24,21,52,0.85)')
  }
  if (behind) paint()
  globe(stage, middle[0], middle[1], 34, { spin: (time * 67) % 360, tilt: 12, nod: 16 }, [-1, 0, 0])
  if (!behind) paint()
  const [nx, ny] = at(node, 1.12, 0)
  label(stage, 'crossing', Math.min(560, Math.max(60, nx)), ny + (ny > middle[1] ? 20 : -16), {
    colour: 'marigold',
    size: 15,
  })
  label(stage, `day ${time.toFixed(0)}`, 20, 26, { colour: 'paper', size: 19, bold: true, align: 'left' })
  label(stage, 'heights drawn larger', 20, 362, { colour: 'paper', size: 14, align: 'left' })
}

/** What one sees: the Moon before the Sun, or the full Moon and the shadow; else how far they are apart. */
function seen(stage: Stage, state: Eclipses, values: Values): void {
  const { context } = stage
  card(stage, 620, 16, 322, 258, 'ink')
  const last = state.meetings.at(-1)
  const { nearMoon, moon, shadow } = sizes(values)
  const [x, y] = [781, 150]
  const event = last
  const text = (words: string, colour: 'paper' | 'marigold' = 'paper') =>
    label(stage, words, x, 42, { colour, size: 18, bold: true })
  context.save()
  context.beginPath()
  context.roundRect(624, 20, 314, 250, 12)
  context.clip()
  if (event && !event.full) {
    // From the best place on Earth the Moon is shifted by up to a degree.
    const shown = Math.max(0, Math.abs(event.miss) - sizes(values).earth) * Math.sign(event.miss)
    const scale = 60 / sunHalf
    glow(stage, x, y, 110)
    disc(stage, x, y, sunHalf * scale, 'marigold')
    if (event.cover > 0) {
      context.fillStyle = '#1D1B2E'
      context.beginPath()
      context.arc(x + (event.cover === 2 ? 0 : 6), y - shown * scale, nearMoon * scale, 0, Math.PI * 2)
      context.fill()
    }
    const whole = nearMoon > sunHalf ? 'total eclipse of the Sun' : 'ring eclipse of the Sun'
    text(
      event.cover === 2
        ? whole
        : event.cover === 1
          ? 'partial eclipse of the Sun'
          : 'new moon misses the Sun',
      event.cover > 0 ? 'marigold' : 'paper',
    )
  } else if (event) {
    const scale = 48 / shadow
    const moonY = y - event.miss * scale
    context.fillStyle = 'rgba(228,71,43,0.25)'
    context.beginPath()
    context.arc(x, y, shadow * scale, 0, Math.PI * 2)
    context.fill()
    if (Math.abs(event.miss) < 1.3) {
      context.fillStyle = event.cover === 2 ? mixed('#E4472B', '#5A1F18', 0.45) : '#F2EBD6'
      context.beginPath()
      context.arc(x, moonY, moon * scale, 0, Math.PI * 2)
      context.fill()
      if (event.cover === 1) {
        context.save()
        context.beginPath()
        context.arc(x, moonY, moon * scale, 0, Math.PI * 2)
        context.clip()
        context.fillStyle = 'rgba(70,20,24,0.85)'
        context.beginPath()
        context.arc(x, y, shadow * scale, 0, Math.PI * 2)
        context.fill()
        context.restore()
      }
    }
    text(
      event.cover === 2
        ? 'total eclipse of the Moon'
        : event.cover === 1
          ? 'partial eclipse of the Moon'
          : 'full moon misses the shadow',
      event.cover > 0 ? 'marigold' : 'paper',
    )
  } else text('waiting for the first new moon')
  context.restore()
  label(
    stage,
    `${event ? `${(state.time - event.time).toFixed(0)} days ago; ` : ''}Moon ${((100 * nearMoon) / sunHalf).toFixed(0)}% of the Sun’s width`,
    x,
    254,
    { colour: 'paper', size: 14 },
  )
  label(stage, `Sun ${state.solar}`, 700, 306, { colour: 'marigold', size: 24, bold: true })
  label(stage, `Moon ${state.lunar}`, 860, 306, { colour: 'paper', size: 24, bold: true })
  label(
    stage,
    state.gap > 0 ? `eclipses so far; seasons ${state.gap.toFixed(0)} days apart` : 'eclipses so far',
    781,
    342,
    { colour: 'paper', size: 15 },
  )
}

/** Each dot a new or full moon: how far it passed by. Inside the band there is an eclipse. */
function row(stage: Stage, { meetings, time }: Eclipses, values: Values): void {
  const { context, colours } = stage
  card(stage, 20, 388, 920, 196)
  const { earth, moon } = sizes(values)
  const limit = earth + sunHalf + moon
  const most = Math.max(2.4, values.lean ?? 5.145) * 1.15
  const y = (miss: number) => 494 - (miss / most) * 66
  context.fillStyle = 'rgba(245,183,0,0.28)'
  context.fillRect(72, y(limit), 850, y(-limit) - y(limit))
  line(
    stage,
    [
      [72, 494],
      [922, 494],
    ],
    { colour: 'line', width: 1.5, dashed: true },
  )
  label(stage, 'Each new ● and full ○ moon: how far it misses', 480, 410, { bold: true, size: 16 })
  const from = Math.max(0, time - 740)
  meetings.forEach(({ time: at, full, miss, cover }) => {
    const x = 84 + ((at - from) / 770) * 830
    if (x < 76) return
    context.fillStyle = cover > 0 ? colours.tomato : full ? colours.card : colours.ink
    context.strokeStyle = cover > 0 ? colours.tomato : colours.ink
    context.lineWidth = 2
    context.beginPath()
    context.arc(x, y(miss), cover === 2 ? 9 : 6.5, 0, Math.PI * 2)
    context.fill()
    context.stroke()
    if (cover > 0 && full) {
      context.fillStyle = colours.card
      context.beginPath()
      context.arc(x, y(miss), cover === 2 ? 5 : 3, 0, Math.PI * 2)
      context.fill()
    }
  })
  label(stage, 'north', 46, y(most * 0.8), { size: 14, colour: 'muted' })
  label(stage, 'south', 46, y(-most * 0.8), { size: 14, colour: 'muted' })
  label(stage, 'eclipse', 46, 494, { size: 13, bold: true, colour: 'tomato' })
  label(stage, 'two years', 880, 572, { size: 14, colour: 'muted' })
}
