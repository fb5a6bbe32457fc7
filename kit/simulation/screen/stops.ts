import type { Control } from '../system.ts'

/** As many places as a slider has at least, where nothing says how fine it should be. */
const places = 100
const logarithmicPlaces = 200

/**
 * Where a slider can stand, in order: both its ends, its usual place, where it stood when it was opened, and round numbers in
 * between. Whoever moves it away can always move it back.
 */
export function stopsOf(control: Control, opened: number = control.usual): number[] {
  const { from, to, usual } = control
  const known = [from, usual, opened, to].filter((value) => value >= from && value <= to)
  const grid = isLogarithmic(control) ? powersOf(control) : evenlyOf(control)
  // Two places that nobody can tell apart would be one press of a key that does nothing.
  const same = (a: number, b: number) =>
    Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), to - from)
  const between = grid.filter((value) => !known.some((one) => same(one, value)))
  return [...known.filter((value, i) => known.findIndex((one) => same(one, value)) === i), ...between].sort(
    (a, b) => a - b,
  )
}

/** The place of the stop that is nearest to a value. */
export function stopFor(stops: readonly number[], value: number): number {
  const next = stops.findIndex((stop) => stop >= value)
  if (next < 0) return stops.length - 1
  const [before = value, after = value] = [stops[next - 1], stops[next]]
  return next > 0 && value - before < after - value ? next - 1 : next
}

/** The smallest change that a slider makes; for those that grow by factors, at their lower end. */
export function grainOf(control: Control): number {
  const { from, to, step } = control
  if (isLogarithmic(control)) return from * ((to / from) ** (1 / logarithmicPlaces) - 1)
  return step ?? roundNumber((to - from) / places)
}

export const isLogarithmic = ({ logarithmic, from }: Control) => logarithmic === true && from > 0

function evenlyOf(control: Control): number[] {
  const { from, to, step } = control
  const grain = grainOf(control)
  // A step that was thought of counts from the lower end; one that was not leads over round numbers.
  const first = step === undefined ? Math.ceil(from / grain - 1e-9) * grain : from
  const count = Math.floor((to - first) / grain + 1e-9)
  return Array.from({ length: count + 1 }, (_, i) => tidy(first + i * grain))
}

function powersOf({ from, to }: Control): number[] {
  const values = Array.from({ length: logarithmicPlaces + 1 }, (_, i) =>
    Number((from * (to / from) ** (i / logarithmicPlaces)).toPrecision(3)),
  )
  return [...new Set(values)].filter((value) => value >= from && value <= to)
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above a number. */
function roundNumber(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9)
  const digit = [5, 2].find((one) => one * power <= most * (1 + 1e-9)) ?? 1
  return tidy(digit * power)
}

/** Without the dust of sums: 0.3, not 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12))
