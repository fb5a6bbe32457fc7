import type { System } from '@makebelieve/kit/simulation/system'
import { actionPotential } from './action-potential/system.ts'
import { bloodSugar } from './blood-sugar/system.ts'
import { dnaToProtein } from './dna-to-protein/system.ts'
import { ecosystemSuccession } from './ecosystem-succession/system.ts'
import { enzymeReaction } from './enzyme-reaction/system.ts'
import { foodWebEnergy } from './food-web-energy/system.ts'
import { geneticDrift } from './genetic-drift/system.ts'
import { heartAndExercise } from './heart-and-exercise/system.ts'
import { immuneResponse } from './immune-response/system.ts'
import { medicineInTheBody } from './medicine-in-the-body/system.ts'
import { mitosis } from './mitosis/system.ts'
import { osmosis } from './osmosis/system.ts'
import { photosynthesis } from './photosynthesis/system.ts'
import { populationGrowth } from './population-growth/system.ts'
import { transpiration } from './transpiration/system.ts'

/** Cells, bodies and living communities. */
export const biology = [
  photosynthesis,
  mitosis,
  osmosis,
  actionPotential,
  enzymeReaction,
  populationGrowth,
  foodWebEnergy,
  heartAndExercise,
  dnaToProtein,
  bloodSugar,
  geneticDrift,
  immuneResponse,
  transpiration,
  ecosystemSuccession,
  medicineInTheBody,
] as unknown as readonly System[]
