/** What stands on each place: 0 nothing, 1 a tree, 2 a burning tree, 3 ashes. */
export type Forest = { cells: number[]; burning: number; ashes: number; trees: number }

export const columns = 79
export const rows = 45
