import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cloud, mixed, sun, tree } from '../sky.ts'
import { heightAt, humidityOf, type Parcel, way } from './model.ts'

const [floor, tall] = [520, 58] as const
const across = (along: number) => (along / way.long) * 960
const up = (height: number) => floor - height * tall

export function draw(stage: Stage, state: Parcel, values: Values): void {
  const { warm = 20, wind = 10 } = values
  ground(stage, 'sky')
  sun(stage, 900, 320, 24, 0.8)
  mountain(stage, values, state.rain)
  rainfall(stage, state)
  clouds(stage, state)
  wayOf(stage, state)
  const height = heightAt(state.along, values)
  const celsius = state.kelvin - 273.15
  const [x, y] = [Math.min(930, Math.max(30, across(state.along))), up(height) - 34]
  parcel(stage, x, y, state)
  arrow(stage, [30, 430], [20 + wind * 4, 0], 'teal')
  label(stage, `wind ${wind.toFixed(0)} m/s`, 78, 404, { size: 16, colour: 'teal', bold: true })
  label(stage, `${celsius.toFixed(1)} °C`, Math.min(890, Math.max(70, x)), Math.max(24, y - 52), {
    bold: true,
    size: 24,
    on: 'card',
  })
  label(stage, `before: ${warm.toFixed(1)} °C`, 100, 568, { bold: true, size: 18, on: 'card' })
  if (state.along > 54) {
    const more = celsius - warm
    label(
      stage,
      `behind: ${celsius.toFixed(1)} °C (${more >= 0 ? '+' : '−'}${Math.abs(more).toFixed(1)})`,
      830,
      568,
      {
        bold: true,
        size: 18,
        on: 'card',
        colour: 'tomato',
      },
    )
  }
  if (state.base === 0)
    label(stage, `${(values.falls ?? 80).toFixed(0)}% of what condenses will rain out`, 480, 568, {
      size: 17,
      on: 'card',
    })
  else
    label(stage, `cloud from ${state.base.toFixed(1)} km, rain ${state.rain.toFixed(1)} g/kg`, 480, 568, {
      size: 18,
      on: 'card',
      bold: true,
      colour: 'iris',
    })
  path(stage, state, values)
}

function mountain(stage: Stage, values: Values, rain: number): void {
  const rim: [number, number][] = []
  for (let x = -12; x <= 972; x += 8) rim.push([x, up(heightAt((x / 960) * way.long, values))])
  area(stage, [...rim, [972, 606], [-12, 606]], '#A9B486')
  const { context } = stage
  const dry = context.createLinearGradient(420, 0, 600, 0)
  dry.addColorStop(0, '#A9B486')
  dry.addColorStop(1, mixed('#A9B486', '#D9C48A', rain / 5))
  context.fillStyle = dry
  context.beginPath()
  for (const [x, y] of rim) context.lineTo(x, y)
  context.lineTo(972, 606)
  context.lineTo(-12, 606)
  context.fill()
  const snow = rim.filter(([, y]) => y < up(2.8))
  if (snow.length > 2) area(stage, snow, '#FBFDFE', { rim: false })
  line(stage, rim, { width: 2.5 })
  for (const x of [150, 190, 232, 268])
    tree(stage, x, up(heightAt((x / 960) * way.long, values)) + 10, 42, mixed('#8DA861', '#4E9440', rain / 3))
  for (const x of [760, 860])
    tree(stage, x, up(heightAt((x / 960) * way.long, values)) + 10, 30, '#B0A45A', rain > 3)
}

/** Where the parcel has been inside a cloud, it is drawn. */
function clouds(stage: Stage, { trail }: Parcel): void {
  const inside = trail.filter(([, , , cloudy, rains]) => cloudy > 0.005 || rains)
  inside.forEach(([along, height], i) => {
    if (i % 3 !== 0) return
    cloud(
      stage,
      across(along),
      up(height) - 40 - 8 * scattered(i, 2),
      84 + 26 * scattered(i, 3),
      inside.some(([, , , , rains]) => rains) ? 0.45 : 0.1,
    )
  })
}

function rainfall(stage: Stage, { trail, time }: Parcel): void {
  const raining = trail.filter(([, , , , rains]) => rains)
  raining.forEach(([along, height], i) => {
    for (let k = 0; k < 2; k++) {
      const x = across(along) + (scattered(i * 2 + k, 5) - 0.5) * 24
      const fallen = (scattered(i * 2 + k, 6) + time / 6) % 1
      const y = up(height) - 30 + fallen * 34
      line(
        stage,
        [
          [x + 2, y - 9],
          [x, y],
        ],
        { colour: 'iris', width: 2.4 },
      )
    }
  })
}

/** The trail in the colours of warm and cold. */
function wayOf(stage: Stage, { trail }: Parcel): void {
  const { context } = stage
  for (const [along, height, celsius] of trail) {
    context.fillStyle = mixed('#5B5BD6', '#E4472B', (celsius + 10) / 40)
    context.beginPath()
    context.arc(across(along), up(height) - 34, 3.4, 0, Math.PI * 2)
    context.fill()
  }
}

/** The parcel grows as the pressure falls; it has a face that feels the weather. */
function parcel(stage: Stage, x: number, y: number, state: Parcel): void {
  const { context, colours } = stage
  const radius = 24 * Math.cbrt(100_000 / state.pressure)
  context.fillStyle = mixed('#9BB8F0', '#F7A28A', (state.kelvin - 263) / 40)
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = colours.ink
  for (const dx of [-8, 8]) {
    context.beginPath()
    context.arc(x + dx, y - 5, 2.8, 0, Math.PI * 2)
    context.fill()
  }
  const full = humidityOf(state) > 99.5
  context.lineWidth = 2.4
  context.beginPath()
  if (full) context.arc(x, y + 8, 5, 0, Math.PI * 2)
  else context.arc(x, y + 3, 8, 0.2, Math.PI - 0.2)
  context.stroke()
}

function path(stage: Stage, state: Parcel, values: Values): void {
  const { warm = 20, mountain: top = 3 } = values
  const cold = Math.min(warm - 4, warm - top * 10)
  const points = state.trail.map(([, height, celsius]) => [celsius, height] as const)
  const humid = Math.min(100, humidityOf(state))
  plot(stage, {
    at: [20, 16, 262, 244],
    title: 'Temperature and height',
    across: `${cold.toFixed(0)} to ${(warm + 20).toFixed(0)} °C`,
    up: `0 to ${top.toFixed(1)} km`,
    x: [cold, warm + 20],
    y: [0, top * 1.05],
    curves: [{ points, colour: 'tomato' }],
    dots: [{ at: [state.kelvin - 273.15, heightAt(state.along, values)], colour: 'tomato', size: 6 }],
  })
  const { context, colours } = stage
  label(stage, 'humidity', 850, 34, { size: 16, bold: true })
  context.fillStyle = colours.card
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(770, 50, 160, 26, 8)
  context.fill()
  context.fillStyle = humid > 99.5 ? colours.iris : colours.sky
  context.fillRect(772, 52, 156 * (humid / 100), 22)
  context.beginPath()
  context.roundRect(770, 50, 160, 26, 8)
  context.stroke()
  label(stage, `${humid.toFixed(0)}%`, 850, 98, { size: 19, bold: true })
}
