import { plot } from '@makebelieve/kit/simulation/plot'
import { area, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { facing, globe, type Hold } from '../globe.ts'
import { glow, house, mixed, stars, tree } from '../sky.ts'
import {
  dateOf,
  dayLength,
  heights,
  horizon,
  hoursText,
  nearest,
  radians,
  type Seasons,
  seasonOf,
  yearLength,
} from './model.ts'

const [sunX, sunY, wide, flat] = [296, 176, 200, 88] as const
const look = Math.asin(flat / wide)

export function draw(stage: Stage, state: Seasons, values: Values): void {
  ground(stage, 'paper')
  space(stage, state, values)
  sky(stage, state, values)
  const hours = dayLength(state, values)
  label(stage, dateOf(state.day), 776, 42, { bold: true, size: 28 })
  label(stage, seasonOf(state, values), 776, 78, { size: 20, colour: 'muted' })
  label(
    stage,
    hours >= 24 ? 'the Sun does not set' : hours <= 0 ? 'the Sun does not rise' : `day ${hoursText(hours)}`,
    776,
    116,
    { bold: true, size: 23, colour: 'tomato' },
  )
  dayBar(stage, hours)
  const sorted = [...state.trail].sort(([a], [b]) => a - b)
  const gap = sorted.findIndex(([day], i) => i > 0 && day - (sorted[i - 1]?.[0] ?? 0) > 8)
  const pieces = gap > 0 ? [sorted.slice(0, gap), sorted.slice(gap)] : [sorted]
  const now = ((state.day % yearLength) + yearLength) % yearLength
  plot(stage, {
    at: [610, 210, 332, 372],
    title: 'Length of the day, hours',
    across: '',
    up: 'from 0 to 24 hours',
    x: [0, yearLength],
    y: [0, 24],
    curves: [
      { points: [[0, 12] as const, [yearLength, 12] as const], colour: 'line', dashed: true },
      ...pieces.map((points) => ({ points, colour: 'tomato' as const })),
    ],
    dots: [{ at: [now, hours], colour: 'marigold', size: 9 }],
  })
  ;['Mar', 'Jun', 'Sep', 'Dec', 'Mar'].forEach((text, i) => {
    label(stage, text, 646 + 69 * i - (i === 4 ? 8 : 0), 565, { size: 14, colour: 'muted' })
  })
}

/** The plane of the orbit from a little above. The axis leans to the right forever; so in June the Earth is on the left. */
function space(stage: Stage, state: Seasons, values: Values): void {
  const { context } = stage
  const { tilt = 23.44, latitude = 51.5, oval = 0.0167 } = values
  context.save()
  context.beginPath()
  context.rect(0, 0, 592, 360)
  context.clip()
  const fade = context.createLinearGradient(0, 0, 0, 360)
  fade.addColorStop(0, '#15132B')
  fade.addColorStop(1, '#2B2752')
  context.fillStyle = fade
  context.fillRect(0, 0, 592, 360)
  stars(stage, 60, [0, 0, 592, 360])
  const place = (longitude: number): [number, number] => {
    const r = (1 - oval * oval) / (1 + oval * Math.cos(longitude - nearest))
    const around = longitude - 1.5 * Math.PI
    return [sunX + wide * r * Math.cos(around), sunY - flat * r * Math.sin(around)]
  }
  line(
    stage,
    Array.from({ length: 91 }, (_, i) => place((i / 90) * 2 * Math.PI)),
    { colour: 'muted', width: 2, dashed: true },
  )
  const names = ['March', 'June', 'September', 'December']
  names.forEach((name, i) => {
    const [x, y] = place((i * Math.PI) / 2)
    disc(stage, x, y, 4, 'muted')
    label(stage, name, x, i === 0 ? y - 70 : i === 2 ? y + 70 : y + 76, { colour: 'paper', size: 16 })
  })
  const longitude = state.angle + nearest
  const around = longitude - 1.5 * Math.PI
  const [x, y] = place(longitude)
  const behind = Math.sin(around) > 0
  const glowing = () => {
    glow(stage, sunX, sunY, 110)
    disc(stage, sunX, sunY, 34, 'marigold')
  }
  if (!behind) glowing()
  const lean = radians(tilt)
  const nod = Math.asin(Math.cos(lean) * Math.sin(look))
  const hold: Hold = {
    spin: (state.time * 73) % 360,
    nod: (nod * 180) / Math.PI,
    tilt: (Math.atan2(Math.sin(lean), Math.cos(lean) * Math.cos(look)) * 180) / Math.PI,
  }
  const sunward = [
    -Math.cos(around),
    -Math.sin(around) * Math.sin(look),
    Math.sin(around) * Math.cos(look),
  ] as const
  const radius = 54
  const pole = facing(hold, 0, 90)
  const axis = (from: number, to: number) =>
    line(
      stage,
      [
        [x + pole[0] * from * radius, y - pole[1] * from * radius],
        [x + pole[0] * to * radius, y - pole[1] * to * radius],
      ],
      { colour: 'paper', width: 4 },
    )
  axis(-1.4, -0.9)
  globe(stage, x, y, radius, hold, sunward)
  axis(0.93, 1.4)
  ring(stage, x, y, radius, hold, latitude, sunward)
  if (behind) glowing()
  context.restore()
  line(
    stage,
    [
      [592, 0],
      [592, 360],
      [0, 360],
    ],
    { width: 2 },
  )
}

/** The circle a place runs through in a day: yellow in the light, blue in the dark. */
function ring(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  hold: Hold,
  latitude: number,
  sunward: readonly [number, number, number],
): void {
  let part: [number, number][] = []
  let lit = false
  const put = () => {
    if (part.length > 1) {
      line(stage, part, { colour: 'ink', width: 7 })
      line(stage, part, { colour: lit ? 'marigold' : 'sky', width: 4.5 })
    }
    part = []
  }
  for (let i = 0; i <= 72; i++) {
    const at = facing(hold, i * 5 + hold.spin - 180, latitude)
    const day = at[0] * sunward[0] + at[1] * sunward[1] + at[2] * sunward[2] > 0
    if (at[2] < 0) {
      put()
      continue
    }
    const point: [number, number] = [x + at[0] * radius, y - at[1] * radius]
    if (day !== lit) {
      if (part.length > 0) part.push(point)
      put()
      lit = day
    }
    part.push(point)
  }
  put()
}

/** The way of the Sun from midnight to midnight, over a landscape that shows the season. */
function sky(stage: Stage, state: Seasons, values: Values): void {
  const { context } = stage
  const { latitude = 51.5, tilt = 23.44 } = values
  const [left, right, top, foot, floor] = [0, 592, 362, 540, 600]
  const { sine, lean } = heights(state, values)
  const at = (hour: number): [number, number] => {
    const angle = Math.asin(Math.min(1, Math.max(-1, sine(((hour - 12) / 12) * Math.PI))))
    return [left + (hour / 24) * (right - left), foot - (angle / (Math.PI / 2)) * 166]
  }
  context.save()
  context.beginPath()
  context.rect(left, top, right - left, floor - top)
  context.clip()
  for (let i = 0; i < 96; i++) {
    const height = sine(((i + 0.5) / 48 - 1) * Math.PI)
    context.fillStyle = mixed('#232048', '#BFE3F2', (height - horizon) / 0.12 + 0.35)
    context.fillRect(left + ((right - left) * i) / 96 - 0.5, top, (right - left) / 96 + 1, foot - top + 20)
  }
  const path = Array.from({ length: 97 }, (_, i) => at(i / 4))
  line(stage, path, { colour: 'marigold', width: 3, dashed: true })
  const warmth = (tilt < 2 ? 0.4 : Math.sign(latitude || 1) * lean) * Math.min(1, Math.abs(latitude) / 30)
  const winter = warmth < -0.22 || Math.abs(latitude) > 72
  const season = seasonOf(state, values)
  const green = winter ? '#EFF4F5' : season === 'autumn' ? '#B9B86C' : '#8DBD70'
  const hill: [number, number][] = []
  for (let x = left - 6; x <= right + 6; x += 12) hill.push([x, foot + 3 * Math.sin(x / 70)])
  area(stage, [...hill, [right + 6, floor + 6], [left - 6, floor + 6]], green)
  const noon = at(12)
  if (sine(0) > horizon) disc(stage, noon[0], noon[1], 19, 'marigold')
  const leaves = season === 'autumn' ? '#E08A2E' : season === 'spring' ? '#EFA9C0' : '#5E9E4B'
  for (const x of [70, 120, 480, 540])
    tree(stage, x, foot + 14 + (x % 20), 54, leaves, winter || season === 'winter')
  house(stage, 205, foot + 22, 42, sine(0) < horizon)
  ;['0 h', '6 h', 'noon', '18 h', '24 h'].forEach((text, i) => {
    label(stage, text, i === 0 ? 26 : i === 4 ? right - 30 : left + ((right - left) * i) / 4, 586, {
      size: 15,
    })
  })
  label(stage, 'the way of the Sun today', 14, 380, { size: 15, align: 'left', on: 'card' })
  context.restore()
  line(
    stage,
    [
      [592, 360],
      [592, 600],
    ],
    { width: 2 },
  )
}

/** 24 hours in a row: as much of it yellow as it is day. */
function dayBar(stage: Stage, hours: number): void {
  const { context, colours } = stage
  const [left, top, width, tall] = [622, 146, 308, 34]
  context.save()
  context.beginPath()
  context.roundRect(left, top, width, tall, 10)
  context.clip()
  context.fillStyle = '#2B2752'
  context.fillRect(left, top, width, tall)
  context.fillStyle = colours.marigold
  const half = (hours / 48) * width
  context.fillRect(left + width / 2 - half, top, 2 * half, tall)
  context.restore()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.beginPath()
  context.roundRect(left, top, width, tall, 10)
  context.stroke()
  if (hours > 5) label(stage, 'day', left + width / 2, top + 17, { size: 16, bold: true })
  if (hours < 15) label(stage, 'night', left + 34, top + 17, { size: 15, colour: 'paper' })
}
