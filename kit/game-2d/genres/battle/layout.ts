import { inTwoRows } from '../../table/grid.ts'

/** Where everything stands; shared by the rules, which say where things happen, and by the view. */
export const stage = { width: 720, height: 700 }

export const heroPlace = { x: 196, y: 254 }
export const foePlace = { x: 534, y: 250 }
export const heroSize = 178
export const foeSize = 190

/** Where two heroes stand, each a little smaller. */
export const pairPlaces = [
  { x: 118, y: 238 },
  { x: 264, y: 288 },
] as const
export const pairScale = 0.8

/** Where power-ups come up: between the two sides. */
export const bonusPlace = { x: 366, y: 168 }

/** The door behind the foe. */
export const doorPlace = { x: 668, y: 206, size: 104 }

export const friendPlaces = [
  { x: 66, y: 212 },
  { x: 92, y: 334 },
] as const

/** The words on what is going on. */
export const line = { x: 14, y: 382, width: 692, height: 48 }

export function buttonPlace(index: number, count: number) {
  return inTwoRows(index, count, { width: stage.width, top: 444, height: 114 })
}

export function rewardPlace(index: number) {
  return { x: 14 + index * 236, y: 444, width: 220, height: 240 }
}
