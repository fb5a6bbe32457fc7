import type { Values } from '@makebelieve/kit/simulation/system'

/** A cardboard cat between a lamp and a wall, walking to the wall. Lengths in m; the lamp's middle is level with the cat's. */
export type Shadows = { time: number; cat: number }

const bulbs = 400

export const wallOf = ({ wall = 3 }: Values) => wall
export const tallOf = ({ height = 40 }: Values) => height / 100
export const lampOf = ({ lamp = 5 }: Values) => lamp / 100

/** Which part of the lamp a place of the wall can see: little lamps from its foot to its top are looked for one by one. */
export function seenFrom(y: number, cat: number, values: Values): number {
  const [wall, half, lamp] = [wallOf(values), tallOf(values) / 2, lampOf(values)]
  let seen = 0
  for (let i = 0; i < bulbs; i++) {
    const bulb = ((i + 0.5) / bulbs - 0.5) * lamp
    // Where the line from the little lamp to the place passes the cardboard.
    const passes = bulb + ((y - bulb) * cat) / wall
    if (Math.abs(passes) > half) seen++
  }
  return seen / bulbs
}

/** From the middle of the wall up: the first place that sees more than a share of the lamp. */
function edge(share: number, cat: number, values: Values): number {
  let [low, high] = [0, 8]
  if (seenFrom(0, cat, values) > share) return 0
  for (let i = 0; i < 26; i++) {
    const middle = (low + high) / 2
    if (seenFrom(middle, cat, values) > share) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** How tall the dark core and the whole shadow are. */
export function shadowOf({ cat }: Shadows, values: Values): { core: number; whole: number } {
  const almost = 0.5 / bulbs
  return { core: 2 * edge(almost, cat, values), whole: 2 * edge(1 - almost, cat, values) }
}
