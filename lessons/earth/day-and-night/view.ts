import { area, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { facing, globe, type Hold } from '../globe.ts'
import { glow, house, mixed, stars, tree } from '../sky.ts'
import {
  clockAt,
  clockText,
  type DayNight,
  horizon,
  hourAngle,
  overhead,
  placeOf,
  places,
  seasonNames,
  sineHeight,
} from './model.ts'

/** The spinning Earth with the Sun on its left, the sky of one place, and everyone's clocks. */
export function draw(stage: Stage, state: DayNight, values: Values): void {
  ground(stage, 'night')
  stars(stage, 60, [0, 0, 520, 440])
  earth(stage, state, values)
  sky(stage, state, values)
  clocks(stage, state, values)
}

function earth(stage: Stage, state: DayNight, values: Values): void {
  const month = Math.round(values.month ?? 0)
  glow(stage, -20, 210, 170)
  disc(stage, -46, 210, 100, 'marigold')
  for (const y of [80, 145, 210, 275, 340]) {
    line(
      stage,
      [
        [74, y],
        [106, y],
      ],
      { colour: 'marigold', width: 3.5 },
    )
    line(
      stage,
      [
        [98, y - 6],
        [107, y],
        [98, y + 6],
      ],
      { colour: 'marigold', width: 3.5 },
    )
  }
  const below = (-hourAngle(state, 0) * 180) / Math.PI
  const hold: Hold = {
    spin: (below + 90) % 360,
    tilt: -overhead(values),
    nod: month === 0 ? 23.44 : month === 2 ? -23.44 : 0,
  }
  const [x, y, radius] = [318, 212, 162]
  const pole = facing(hold, 0, 90)
  const stick = (from: number, to: number) =>
    line(
      stage,
      [
        [x + pole[0] * from * radius, y - pole[1] * from * radius],
        [x + pole[0] * to * radius, y - pole[1] * to * radius],
      ],
      { colour: 'paper', width: 5 },
    )
  stick(-1.15, -0.9)
  if (pole[2] < 0) stick(0.9, 1.15)
  globe(stage, x, y, radius, hold, [-1, 0, 0])
  if (pole[2] >= 0) stick(0.96 * Math.hypot(pole[0], pole[1]) > 0.9 ? 0.97 : 1, 1.15)
  places.forEach((place, i) => {
    const at = facing(hold, place.longitude, place.latitude)
    if (at[2] < 0.02) return
    const here = i === Math.round(values.place ?? 0)
    const [px, py] = [x + at[0] * radius, y - at[1] * radius]
    disc(stage, px, py, here ? 9 : 6, here ? 'tomato' : 'marigold')
    label(stage, place.name, px, py - 20, { size: here ? 17 : 14, bold: here, colour: 'paper' })
  })
  label(stage, seasonNames[month] ?? '', 516, 414, { colour: 'paper', size: 20, bold: true, align: 'right' })
}

/** Facing the Sun's way across the sky, east on the left in the north and on the right in the south. */
function sky(stage: Stage, state: DayNight, values: Values): void {
  const { context } = stage
  const place = placeOf(values)
  const [left, right, foot, floor] = [540, 960, 336, 440]
  const sine = sineHeight(state, place, values)
  const height = Math.asin(sine)
  context.save()
  context.beginPath()
  context.rect(left, 0, right - left, floor)
  context.clip()
  const light = (sine + 0.18) / 0.36
  const fade = context.createLinearGradient(0, 0, 0, foot)
  fade.addColorStop(0, mixed('#141230', '#8CCBEA', light))
  const dawn = Math.max(0, 1 - Math.abs(sine - 0.02) / 0.25)
  fade.addColorStop(1, mixed(mixed('#2B2752', '#EAF3EA', light), '#F4A261', dawn * 0.8))
  context.fillStyle = fade
  context.fillRect(left, 0, right - left, floor)
  stars(stage, 40, [left, 0, right - left, foot - 40], 1 - light * 1.5)
  const hour = hourAngle(state, place.longitude)
  const side = place.latitude < overhead(values) ? -1 : 1
  const turned = ((((hour + Math.PI) / (2 * Math.PI)) % 1) + 1) % 1
  const x = (left + right) / 2 + side * (turned - 0.5) * 2 * 330
  if (sine > horizon - 0.1) {
    const y = foot - (height / (Math.PI / 2)) * 270
    glow(stage, x, y, 90, '255,230,150', 0.8)
    disc(stage, x, y, 28, 'marigold')
  } else {
    const moon = left + 310
    disc(stage, moon, 90, 22, '#F2EBD6')
  }
  const hill: [number, number][] = []
  for (let px = left - 6; px <= right + 6; px += 12) hill.push([px, foot + 10 * Math.sin(px / 80)])
  area(stage, [...hill, [right + 6, floor + 6], [left - 6, floor + 6]], mixed('#39506A', '#8DBD70', light))
  const leaves = mixed('#2F4A4A', '#5E9E4B', light)
  tree(stage, 600, foot + 40, 84, leaves)
  tree(stage, 890, foot + 34, 70, leaves)
  house(stage, 745, foot + 62, 92, sine < horizon && clockAt(state, place.zone) > 5)
  const day = sine > horizon
  label(stage, `${place.name} ${clockText(clockAt(state, place.zone))}`, 750, 30, {
    bold: true,
    size: 24,
    on: 'card',
  })
  label(stage, day ? 'day' : 'night', 750, 68, {
    size: 18,
    bold: true,
    on: 'card',
    colour: day ? 'tomato' : 'iris',
  })
  label(stage, side > 0 ? 'east' : 'west', left + 34, floor - 18, { size: 15, colour: 'paper' })
  label(stage, side > 0 ? 'west' : 'east', right - 34, floor - 18, { size: 15, colour: 'paper' })
  context.restore()
  line(
    stage,
    [
      [540, 0],
      [540, 440],
    ],
    { width: 2 },
  )
  const { day: length } = state
  if (length > 0)
    label(stage, `noon to noon: ${length.toFixed(2)} h`, 750, floor - 18, {
      size: 16,
      on: 'card',
      bold: true,
    })
}

/** From west to east, yellow where the Sun is up. */
function clocks(stage: Stage, state: DayNight, values: Values): void {
  const { context, colours } = stage
  context.fillStyle = colours.paper
  context.fillRect(0, 440, 960, 160)
  line(
    stage,
    [
      [0, 440],
      [960, 440],
    ],
    { width: 2 },
  )
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place.zone - b.place.zone)
  order.forEach(({ place, i }, k) => {
    const [x, y, radius] = [86 + k * 158, 506, 48]
    const day = sineHeight(state, place, values) > horizon
    const hours = clockAt(state, place.zone)
    const here = i === Math.round(values.place ?? 0)
    context.fillStyle = day ? '#FFE08A' : '#4A4780'
    context.strokeStyle = here ? colours.tomato : colours.ink
    context.lineWidth = here ? 5 : 2.5
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
    context.stroke()
    const ink = day ? ('ink' as const) : ('paper' as const)
    for (let h = 0; h < 12; h++) {
      const a = (h / 12) * 2 * Math.PI
      const inner = h % 3 === 0 ? 0.78 : 0.86
      line(
        stage,
        [
          [x + Math.sin(a) * radius * inner, y - Math.cos(a) * radius * inner],
          [x + Math.sin(a) * radius * 0.92, y - Math.cos(a) * radius * 0.92],
        ],
        { colour: ink, width: 2 },
      )
    }
    const hand = (turns: number, long: number, width: number) => {
      const a = turns * 2 * Math.PI
      line(
        stage,
        [
          [x, y],
          [x + Math.sin(a) * radius * long, y - Math.cos(a) * radius * long],
        ],
        { colour: ink, width },
      )
    }
    hand(hours / 12, 0.5, 5)
    hand(hours % 1, 0.74, 3)
    label(stage, `${place.name} ${clockText(hours)}`, x, 574, { size: 15, bold: here })
  })
}
