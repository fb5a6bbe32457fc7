import { inTwoRows } from '../../table/grid.ts'

/** Where everything stands; shared by the rules, which say where things happen, and by the view. */
export const stage = { width: 720, height: 700 }

export const heroPlace = { x: 196, y: 254 }
export const foePlace = { x: 534, y: 250 }
export const heroSize = 178
export const foeSize = 190

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
