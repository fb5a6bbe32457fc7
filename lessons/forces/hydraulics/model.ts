import type { Values } from '@makebelieve/kit/simulation/system'

/** How far the small piston has gone down from where both stand level, in metres, and how fast. */
export type Press = { drop: number; speed: number; time: number }

/** The small piston can move so far either way; the gauge sits so deep below the level line. */
export const stroke = 0.8
export const deep = 1.2
/** As much liquid as a column of this length has to move with the small piston; the narrow pipe brakes. */
const column = 3
const throttle = 6

export const liquids = [
  { name: 'oil', density: 870, colour: '#F0CF6B' },
  { name: 'water', density: 1000, colour: '#9ED2EC' },
  { name: 'mercury', density: 13_595, colour: '#B9BBC9' },
] as const
export const liquidOf = ({ liquid = 1 }: Values) => liquids[Math.round(liquid)] ?? liquids[1]

/** Areas in square metres. */
export const areasOf = ({ small = 50, large = 2000 }: Values) => [small / 1e4, large / 1e4] as const

/** What drives the liquid over to the large side, in pascals, and how heavy all of it is to move. */
export function drivenBy({ drop, speed }: Press, values: Values): { over: number; inertia: number } {
  const { push = 5, load = 200 } = values
  const [a1, a2] = areasOf(values)
  const { density } = liquidOf(values)
  const over =
    (push * 9.81) / a1 -
    (load * 9.81) / a2 -
    density * 9.81 * drop * (1 + a1 / a2) -
    throttle * density * speed
  return { over, inertia: push / a1 + (load / a2) * (a1 / a2) + column * density }
}

/** Pressure right under the small piston, above that of the air. At its lower stop the load alone presses. */
export function pressureOf(state: Press, values: Values): number {
  const { push = 5, load = 200 } = values
  const [a1, a2] = areasOf(values)
  const { density } = liquidOf(values)
  if (state.drop >= stroke && state.speed === 0)
    return (load * 9.81) / a2 + density * 9.81 * state.drop * (1 + a1 / a2)
  const { over, inertia } = drivenBy(state, values)
  const stopped = state.drop <= -stroke && state.speed === 0
  return (push * (9.81 - (stopped ? 0 : over / inertia))) / a1
}

export const gaugeOf = (state: Press, values: Values) =>
  pressureOf(state, values) + liquidOf(values).density * 9.81 * (deep - state.drop)

/** For the solution on paper: the constants of the damped swing. */
export const swingOf = (values: Values) => {
  const [a1, a2] = areasOf(values)
  const { density } = liquidOf(values)
  const { over, inertia } = drivenBy({ drop: 0, speed: 0, time: 0 }, values)
  const stiff = density * 9.81 * (1 + a1 / a2)
  return { rest: over / stiff, stiff: stiff / inertia, fade: (throttle * density) / (2 * inertia) }
}
