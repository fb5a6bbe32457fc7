import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { iceDensity, iceFirst, isAfloat, levelOf, mixedDensity, riseOf, type Tank } from './model.ts'

const tank = { left: 40, right: 560, floor: 560, top: 90 }
/** Pixels for a centimetre of water. */
const perCentimetre = 12

/** The tank with its ice, the level at the beginning as a dashed line; on the right the rise over time. */
export function draw(stage: Stage, state: Tank, values: Values): void {
  ground(stage, 'sky')
  const surface = tank.floor - levelOf(state, values) * perCentimetre
  const first = tank.floor - levelOf({ ice: iceFirst(values), melted: 0 }, values) * perCentimetre
  land(stage)
  box(stage, tank.left, surface, tank.right - 150, tank.floor, '#7FC4E8')
  ice(stage, state, values, surface)
  line(
    stage,
    [
      [tank.left, tank.top],
      [tank.left, tank.floor],
      [tank.right, tank.floor],
    ],
    { width: 4 },
  )
  line(
    stage,
    [
      [tank.left, first],
      [tank.right - 150, first],
    ],
    { colour: 'tomato', dashed: true },
  )
  label(stage, 'level at the beginning', tank.left + 12, first - 14, {
    size: 15,
    align: 'left',
    colour: 'tomato',
  })
  const rise = riseOf(state, values)
  card(stage, 612, 20, 326, 150)
  label(stage, 'the water rose by', 775, 50, { size: 18, colour: 'muted' })
  label(stage, `${Math.abs(rise) < 0.05 ? '0.0' : rise.toFixed(1)} mm`, 775, 98, {
    size: 44,
    bold: true,
    colour: 'iris',
  })
  label(stage, `${state.ice.toFixed(1)} kg of ice left`, 775, 144, { size: 17 })
  const most = isAfloat(values) ? 5 : 100
  plot(stage, {
    at: [612, 190, 326, 390],
    title: 'Rise over time',
    across: 'minutes: 0 to 60',
    up: `0 to ${most} mm`,
    x: [0, 60],
    y: [0, most],
    curves: [{ points: state.trail, colour: 'iris' }],
    dots: [{ at: [Math.min(60, state.time), Math.min(most, Math.max(0, rise))], colour: 'tomato', size: 9 }],
  })
}

/** The land beside the water, higher than any level. */
function land(stage: Stage): void {
  area(
    stage,
    [
      [tank.right - 150, tank.floor],
      [tank.right - 150, 190],
      [tank.right - 120, 170],
      [tank.right, 164],
      [tank.right, tank.floor],
    ],
    'earth',
  )
  label(stage, 'land', tank.right - 70, tank.floor - 24, { size: 16, colour: 'card' })
}

/** A block as large as it is: floating with its hidden part below, or up on the land. */
function ice(stage: Stage, state: Tank, values: Values, surface: number): void {
  if (state.ice <= 0.01) return
  const side = 62 * Math.cbrt(state.ice / iceDensity)
  if (!isAfloat(values)) {
    box(stage, tank.right - 132, 170 - side * 0.8, tank.right - 132 + side, 170, '#E4F6FC')
    return
  }
  const below = (side * iceDensity) / mixedDensity(state.melted, values)
  const middle = (tank.left + tank.right - 150) / 2
  box(stage, middle - side / 2, surface - (side - below), middle + side / 2, surface + below, '#E4F6FC')
  line(
    stage,
    [
      [middle - side / 2, surface],
      [middle + side / 2, surface],
    ],
    { colour: 'sky', width: 3 },
  )
}

const box = (stage: Stage, left: number, top: number, right: number, low: number, colour: `#${string}`) =>
  area(
    stage,
    [
      [left, top],
      [right, top],
      [right, low],
      [left, low],
    ],
    colour,
  )
