import type { Values } from '@makebelieve/kit/simulation/system'

/** A disc with a red, a green and a blue field turns; the eye is a little slow and smooths what it sees. */
export type Disc = {
  time: number
  /** In turns. */
  turned: number
  /** What the eye sees of each colour now, from 0 to 1. */
  seen: [number, number, number]
  /** In this turn: sums over time, the least and the most of red; and the same of the last whole turn. */
  sums: [number, number, number]
  span: number
  low: number
  high: number
  mean: [number, number, number]
  flicker: number
}

/** How slow the eye is, in s. */
export const slow = 0.04

/** How large a part of the disc each field takes. */
export function fields({ red = 50, green = 50, blue = 0 }: Values): [number, number, number] {
  const all = red + green + blue
  return all > 0 ? [red / all, green / all, blue / all] : [0, 0, 0]
}

/** The moments, in turns, at which one field gives way to the next. */
export function edgesBetween(from: number, to: number, [red, green]: readonly number[]): number[] {
  const found: number[] = []
  for (let turn = Math.floor(from); turn <= Math.floor(to); turn++)
    for (const edge of [turn, turn + (red ?? 0), turn + (red ?? 0) + (green ?? 0)])
      if (edge > from && edge < to) found.push(edge)
  return found.sort((a, b) => a - b)
}

/** Which field passes the mark. */
export function lightAt(
  turned: number,
  [red = 0, green = 0, blue = 0]: readonly number[],
): [number, number, number] {
  const at = turned - Math.floor(turned)
  if (red + green + blue === 0) return [0, 0, 0]
  return at < red ? [1, 0, 0] : at < red + green ? [0, 1, 0] : [0, 0, 1]
}

const screen = (light: number) =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
    .toString(16)
    .padStart(2, '0')

/** As a colour of the screen; the strongest part is shown at full strength. */
export function asColour([r, g, b]: readonly [number, number, number]): `#${string}` {
  const most = Math.max(r, g, b, 1e-9)
  if (most < 1e-6) return '#000000'
  return `#${screen(r / most)}${screen(g / most)}${screen(b / most)}`
}

const names = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [95, 'yellow-green'],
  [150, 'green'],
  [195, 'cyan'],
  [255, 'blue'],
  [285, 'violet'],
  [330, 'magenta'],
  [345, 'pink-red'],
  [361, 'red'],
] as const

/** The angle on the colour wheel: red 0, green 120, blue 240. */
export function hueOf([r, g, b]: readonly [number, number, number]): number {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (most - least < 1e-9) return 0
  const step = most - least
  const sixth = most === r ? ((g - b) / step + 6) % 6 : most === g ? (b - r) / step + 2 : (r - g) / step + 4
  return 60 * sixth
}

export function nameOf(colour: readonly [number, number, number]): string {
  const [most, least] = [Math.max(...colour), Math.min(...colour)]
  if (most < 1e-6) return 'black'
  if (least > 0.8 * most) return 'white'
  const name = names.find(([until]) => hueOf(colour) < until)?.[1] ?? 'red'
  return least > 0.45 * most ? `pale ${name}` : name
}
