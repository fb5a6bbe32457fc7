import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * A marked piece of sea floor from the ridge to the trench: how far it has come (km), how old it is (million years), and how
 * warm it is at each depth; and the mountains over the trench (km).
 */
export type Plates = {
  along: number
  age: number
  warmth: number[]
  mountain: number
  time: number
  pieces: number
}

/** As Parsons and Sclater found them in 1977: a plate of 125 km over rock of 1333 °C. */
export const plate = {
  thick: 125,
  layers: 50,
  /** km² in a million years. */
  spreads: 25.4,
  conducts: 3.138,
  ridge: 2.5,
  /** Rock 3330 kg/m³ with water of 1000 on it, swelling by 3.28e-5 a degree. */
  swells: (3.28e-5 * 3330) / (3330 - 1000),
} as const
const layer = plate.thick / plate.layers

/** km in a million years from cm in a year. */
export const kilometres = ({ rate = 4 }: Values) => rate * 10

/** Cooled rock is denser and lies deeper: depth of the floor below the sea, in km. */
export function depthOf({ warmth }: Plates, { hot = 1333 }: Values): number {
  let missing = 0
  for (const here of warmth) missing += hot - here
  return plate.ridge + plate.swells * missing * layer
}

/** Heat coming up through the floor, in milliwatts a square metre: the slope at the top of a parabola through 0 °C. */
export function heatOf({ warmth }: Plates): number {
  const [a = 0, b = 0] = warmth
  return (plate.conducts * (9 * a - b)) / (3 * layer)
}

/** The middle of each layer. */
export const freshPlate = (hot: number) => Array.from({ length: plate.layers }, () => hot)

/** Heat flows from warm to cold between neighbouring layers, and out at the top, where the sea keeps 0 °C. */
export function cool(warmth: number[], hot: number, dt: number): void {
  const share = (plate.spreads * dt) / layer ** 2
  let fromAbove = -2 * (warmth[0] ?? 0)
  for (let i = 0; i < plate.layers; i++) {
    const here = warmth[i] ?? 0
    const fromBelow = i === plate.layers - 1 ? 2 * (hot - here) : (warmth[i + 1] ?? 0) - here
    warmth[i] = here + share * (fromAbove + fromBelow)
    fromAbove = -fromBelow
  }
}

/** How fast the mountains are pushed up, in km in a million years, and how fast they wear, as a share. */
export const lifted = ({ rate = 4 }: Values) => 0.08 * rate
export const worn = ({ wear = 10 }: Values) => wear / 100

/** Rock melts where the plate is about 110 km down: so far behind the trench the volcanoes stand. */
export const volcanoAway = ({ dip = 45 }: Values) => 110 / Math.tan((dip * Math.PI) / 180)

/** How deep floor of an age lies, for the picture: the curve through measured depths. */
export const usualDepth = (age: number) =>
  age < 20 ? 2.5 + 0.35 * Math.sqrt(Math.max(0, age)) : 6.4 - 3.2 * Math.exp(-age / 62.8)
