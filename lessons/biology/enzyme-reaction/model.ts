import type { Values } from '@makebelieve/kit/simulation/system'

/** What is still whole and what is cut, in mmol/L, and the share of the enzyme that still works. The time in minutes. */
export type Digestion = { whole: number; cut: number; works: number; time: number; steps: number }

/**
 * `speed`: cuts a minute by one enzyme at 37 °C, `steep`: kJ/mol by which warmth helps, `low` and `high`: pK of the two groups
 * that must be right, `melts`: where a tenth is lost in a minute.
 */
export const kinds = [
  {
    name: 'amylase of saliva',
    food: 'starch',
    speed: 1200,
    half: 5,
    steep: 45,
    low: 5,
    high: 8.6,
    melts: 55,
  },
  {
    name: 'pepsin of the stomach',
    food: 'protein',
    speed: 1200,
    half: 5,
    steep: 48,
    low: 0.9,
    high: 3.3,
    melts: 58,
  },
  {
    name: 'trypsin of the gut',
    food: 'protein',
    speed: 1200,
    half: 5,
    steep: 48,
    low: 6.6,
    high: 9.8,
    melts: 54,
  },
  {
    name: 'amylase of a hot spring',
    food: 'starch',
    speed: 160,
    half: 5,
    steep: 50,
    low: 4.6,
    high: 8.4,
    melts: 93,
  },
] as const
export type Kind = (typeof kinds)[number]
export const kindOf = ({ kind = 0 }: Values): Kind => kinds[Math.round(kind)] ?? kinds[0]

/** Half of the enzyme is held by the inhibitor at so many mmol/L. */
export const grip = 2
const unfolding = 280

const arrhenius = (steep: number, from: number, to: number) =>
  Math.exp((steep / 0.008314) * (1 / (from + 273.15) - 1 / (to + 273.15)))

/** How much faster than at 37 °C. */
export const warmthFactor = ({ steep }: Kind, temperature: number) => arrhenius(steep, 37, temperature)
/** The share of the enzyme lost in a minute. */
export const melting = ({ melts }: Kind, temperature: number) =>
  0.1 * arrhenius(unfolding, melts, temperature)

/** One at the best pH: a group must have lost its proton, another must have kept it. */
export function acidFactor({ low, high }: Kind, pH: number): number {
  const share = (at: number) => 1 / (1 + 10 ** (low - at) + 10 ** (at - high))
  return share(pH) / share((low + high) / 2)
}

/** The fastest cutting while all of the enzyme works, in mmol/L a minute. */
export function fastest(values: Values): number {
  const kind = kindOf(values)
  const { enzyme = 1, temperature = 37, pH = 7 } = values
  return (enzyme / 1000) * kind.speed * warmthFactor(kind, temperature) * acidFactor(kind, pH)
}

/** Half of the fastest is reached with so much of the food, in mmol/L. */
export const halfAt = (values: Values) => kindOf(values).half * (1 + (values.inhibitor ?? 0) / grip)

/** The share of working enzymes that hold a piece of food just now. */
export const busy = (whole: number, values: Values) => whole / (whole + halfAt(values))

export const rate = ({ whole, works }: Pick<Digestion, 'whole' | 'works'>, values: Values) =>
  fastest(values) * works * busy(whole, values)
