import type { Values } from '@makebelieve/kit/simulation/system'

/** Fish in tonnes, and boats; `past` holds both year by year for the picture. */
export type Fishery = {
  time: number
  fish: number
  boats: number
  past: (readonly [fish: number, boats: number])[]
}

/** Tonnes that the bay can feed. */
export const most = 1000
/** The share of all fish that one boat catches in a year. */
export const reach = 0.01
/** How fast boats come and go, for each thousand euros that a boat gains. */
export const haste = 0.012

export const modes = ['A fixed number of boats', 'Anyone may fish'] as const
export const isOpen = ({ mode = 1 }: Values) => Math.round(mode) === 1

export const growthOf = (fish: number, { growth = 0.6 }: Values) => growth * fish * (1 - fish / most)
export const catchOf = ({ fish, boats }: { fish: number; boats: number }) => reach * boats * fish
/** Thousands of euros that one boat gains in a year. */
export const gainOf = (fish: number, { price = 5, cost = 15 }: Values) => price * reach * fish - cost
