/** How many peas of each look were picked: yellow round, yellow wrinkled, green round, green wrinkled. */
export type Peas = { picked: [number, number, number, number]; last: number[]; owed: number; time: number }

export const colourPairs = ['YY', 'Yy', 'yy'] as const
export const shapePairs = ['RR', 'Rr', 'rr'] as const

/** How many of the two letters of a parent are the small, recessive one. */
export const small = (pair = 1) => Math.round(pair)

/** Which look a pea has, by its two letters for colour and its two for shape (true: recessive). */
export const look = (isGreen: boolean, isWrinkled: boolean): 0 | 1 | 2 | 3 =>
  isGreen ? (isWrinkled ? 3 : 2) : isWrinkled ? 1 : 0
