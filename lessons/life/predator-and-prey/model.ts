import type { Values } from '@makebelieve/kit/simulation/system'

/** Rabbits and foxes as logarithms, so that neither can fall below nothing. */
export type PredatorPrey = {
  rabbits: number
  foxes: number
  time: number
  steps: number
  trail: [rabbits: number, foxes: number][]
  /** Sums since the rabbits last rose through their balance, and what the last whole cycle gave. */
  sumRabbits: number
  sumFoxes: number
  since: number
  crossed: boolean
  period: number
  meanRabbits: number
  meanFoxes: number
}

/** Young foxes for each rabbit eaten. */
export const foxesPerRabbit = 0.1
/** Rabbits the limited meadow can feed. */
export const room = 500

/** Where births and deaths are even. */
export function balance({ births = 1, hunt = 0.05, deaths = 0.6, meadow = 0 }: Values): {
  rabbits: number
  foxes: number
} {
  const rabbits = deaths / (foxesPerRabbit * hunt)
  return { rabbits, foxes: (births / hunt) * (meadow > 0.5 ? Math.max(0, 1 - rabbits / room) : 1) }
}
