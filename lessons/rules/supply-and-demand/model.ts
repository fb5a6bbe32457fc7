import type { Values } from '@makebelieve/kit/simulation/system'

/** The price on the sign, in euros. */
export type Market = { price: number }

/** What buyers pay and sellers keep: the tax lies between. */
export function prices({ price }: Market, { tax = 0, payer = 0 }: Values): { paid: number; kept: number } {
  return Math.round(payer) === 0 ? { paid: price, kept: price - tax } : { paid: price + tax, kept: price }
}

export function amounts(market: Market, values: Values): { wanted: number; offered: number; sold: number } {
  const { worth = 8, buyers = 120, cost = 0.04 } = values
  const { paid, kept } = prices(market, values)
  const wanted = Math.max(0, buyers * (1 - paid / worth))
  const offered = Math.max(0, kept / cost)
  return { wanted, offered, sold: Math.min(wanted, offered) }
}

/** Where the two lines cross without a tax. */
export function crossing({ worth = 8, buyers = 120, cost = 0.04 }: Values): number {
  return worth / (worth / buyers + cost)
}
