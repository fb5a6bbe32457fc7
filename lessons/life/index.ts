import type { System } from '@makebelieve/kit/simulation/system'
import { naturalSelection } from './natural-selection/system.ts'
import { peaGenetics } from './pea-genetics/system.ts'
import { predatorAndPrey } from './predator-and-prey/system.ts'
import { spreadOfADisease } from './spread-of-a-disease/system.ts'

/** Living things. */
export const life = [
  predatorAndPrey,
  spreadOfADisease,
  naturalSelection,
  peaGenetics,
] as unknown as readonly System[]
