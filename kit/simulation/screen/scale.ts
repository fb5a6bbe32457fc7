/**
 * From where to where an axis goes, for what lies between two numbers. An axis is divided by adding steps to its lower end; where
 * the whole range is less than the last digits of that number, the steps would never come to the upper end.
 */
export function axisFor(low: number | null, top: number | null): [from: number, to: number] {
  if (low === null || top === null || !Number.isFinite(low) || !Number.isFinite(top)) return [0, 1]
  const size = Math.max(Math.abs(low), Math.abs(top))
  // What hardly changes is drawn as what it is: a flat line, not its noise.
  const air = top - low > size * 2e-3 ? (top - low) * 0.08 : Math.max(size * 0.1, 1e-9)
  return [low >= 0 && low - air < 0 ? 0 : low - air, top + air]
}

/** From the first moment to the last, without air: a run begins at the rim. */
export function timeAxisFor(first: number | null, last: number | null): [from: number, to: number] {
  if (first === null || last === null) return [0, 1]
  return last > first ? [first, last] : [first, first + 1]
}

/** Beyond this nothing can be drawn: the room around it would be infinite. */
const most = 1e300

/** What can be drawn of a column; the rest are gaps. */
export const drawable = (column: readonly (number | null)[]): (number | null)[] =>
  column.map((value) => (value !== null && Math.abs(value) < most ? value : null))
