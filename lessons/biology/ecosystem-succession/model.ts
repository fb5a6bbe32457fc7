import type { Values } from '@makebelieve/kit/simulation/system'

/**
 * Shares of the land in each stage, from bare ground to old forest, worked out without chance; and a patchwork of 160 fields that go
 * their way by chance. Years.
 */
export type Land = {
  shares: number[]
  patches: number[]
  /** How long each patch has been what it is, for how tall it is drawn. */
  ages: number[]
  fires: number
  time: number
  trail: [time: number, ...shares: number[]][]
}

/** How long a piece of land stays in a stage on average, in years; how many kinds of plants and how much carbon (kg/m²) it holds. */
export const stages = [
  { name: 'bare ground', stays: 4, carbon: 0 },
  { name: 'grass and herbs', stays: 10, carbon: 0.6 },
  { name: 'shrubs', stays: 18, carbon: 2.5 },
  { name: 'birch and pine', stays: 45, carbon: 8 },
  { name: 'old forest', stays: Number.POSITIVE_INFINITY, carbon: 18 },
] as const

export const columns = 20
export const rows = 8

/** How likely the land goes on to the next stage in a year, and is set back to bare ground. */
export function ratesOf({ speed = 100, fires = 0 }: Values) {
  return {
    onward: stages.map(({ stays }) => (stays === Number.POSITIVE_INFINITY ? 0 : speed / 100 / stays)),
    back: fires / 100,
  }
}

export function change(shares: readonly number[], values: Values): number[] {
  const { onward, back } = ratesOf(values)
  const all = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((share, i) => {
    const comes = i === 0 ? back * all : (onward[i - 1] ?? 0) * (shares[i - 1] ?? 0)
    return comes - ((onward[i] ?? 0) + back) * share
  })
}

/** How mixed the land is: Shannon's number of stages that are there in earnest, from 1 to 5. */
export const variety = (shares: readonly number[]) =>
  Math.exp(-shares.reduce((sum, share) => sum + (share > 1e-12 ? share * Math.log(share) : 0), 0))

export const carbonOf = (shares: readonly number[]) =>
  shares.reduce((sum, share, i) => sum + share * (stages[i]?.carbon ?? 0), 0)
