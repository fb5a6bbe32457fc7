import type { GamePlan } from '../../../game/plan.ts'
import { inTwoRows } from '../../table/grid.ts'

/** Where everything stands; shared by the rules, which say where things happen, and by the view. */
export const stage = { width: 720, height: 700 }

export const shelf = { x: 14, y: 112, width: 692 }
export const product = { x: 124, y: 228, size: 176 }
export const keeper = { x: 276, y: 256, size: 118 }
/** Where two play, they share the place. */
export const keepers = [
  { x: 262, y: 268, size: 86, player: 1 },
  { x: 334, y: 268, size: 86, player: 2 },
] as const
export const bonusPlace = { x: 292, y: 168 }
export const bossPlace = { x: 540, y: 238, size: 214 }
/** At the end of the shelf, where there is a lock. */
export const doorPlace = { x: 654, y: 66, size: 100 }
export const counter = { y: 318, height: 54 }
export const guestSize = 112

export const places = [410, 530, 650] as const

export function guestPlace(slot: number): { x: number; y: number } {
  return { x: places[slot] ?? 410, y: 272 }
}

export const header = { x: 14, y: 382, width: 692, height: 50 }

export function cardPlace(index: number, count: number) {
  return inTwoRows(index, count, { width: stage.width, top: 446, height: 114 })
}

/** The shelf makes room for a door. */
export const shelfWidth = ({ rules }: GamePlan) => shelf.width - (rules.keys ? 106 : 0)

/** Where the first of what was bought of an upgrade stands on the shelf. */
export function shelfPlace(plan: GamePlan, index: number, count: number): { x: number; width: number } {
  const width = shelfWidth(plan) / count
  return { x: shelf.x + index * width, width }
}
