/** Seconds and centimetres; scent is counted in drops of one passing ant. */
export const short = 20
export const walks = 2
/** The smallest trail that matters to an ant: k of Deneubourg's choice function. */
export const faint = 20

export type Ant = { branch: 0 | 1; at: number; out: boolean }

export type AntTrails = {
  time: number
  ants: Ant[]
  /** Ants at the nest and at the food that have not set out yet, and parts of an ant that wait. */
  nest: number
  food: number
  due: number
  /** On the short and on the long branch, near the nest and near the food: ants smell only the end they stand at. */
  near: [number, number]
  far: [number, number]
  /** How many have entered each branch, and of the last hundred which. */
  entered: [number, number]
  last: (0 | 1)[]
}

/** Deneubourg's choice: how likely an ant takes the first branch. */
export function chance([a, b]: readonly [number, number], follow: number): number {
  const [x, y] = [(faint + a) ** follow, (faint + b) ** follow]
  return x / (x + y)
}

export const scentOf = ({ near, far }: AntTrails): [number, number] => [near[0] + far[0], near[1] + far[1]]
