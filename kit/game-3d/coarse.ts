import type { Look } from '../game/plan.ts'

const rows: Partial<Record<string, number>> = { pixel: 170, retro: 240 }

/** How many rows of large pixels the picture has, where the style of the game wants them. */
export const rowsIn = ({ style }: Pick<Look, 'style'>): number | undefined => rows[style ?? '']
