import type { Values } from '@makebelieve/kit/simulation/system'

/** Grains on each square that is filled. */
export type Board = { squares: number[]; due: number }

export const squaresOf = ({ squares = 64 }: Values) => Math.max(2, Math.round(squares))

export const totalOf = ({ squares }: Board) => squares.reduce((sum, one) => sum + one, 0)

/** What the same number of squares would hold if each got a fixed number more. */
export const evenly = ({ squares }: Board, { more = 1000 }: Values) => {
  let [sum, now] = [0, 1]
  for (let i = 0; i < squares.length; i++) {
    sum += now
    now += more
  }
  return sum
}

/** A grain of rice weighs about 0.025 g. */
export const grain = 0.000025

export const powerOfTen = (power: number) =>
  `10${String(power)
    .split('')
    .map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')
    .join('')}`

/** 12,300 or 1.2 million or 3.4 × 10¹⁵. */
export function inWords(value: number): string {
  if (value < 1e6) return Math.round(value).toLocaleString('en')
  const names: [number, string][] = [
    [1e24, 'septillion'],
    [1e21, 'sextillion'],
    [1e18, 'quintillion'],
    [1e15, 'quadrillion'],
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ]
  const [size, name] = names.find(([one]) => value >= one) ?? [1, '']
  if (value >= 1e27)
    return `${(value / 10 ** Math.floor(Math.log10(value))).toFixed(1)} × ${powerOfTen(Math.floor(Math.log10(value)))}`
  return `${(value / size).toFixed(value / size < 10 ? 2 : 1)} ${name}`
}
