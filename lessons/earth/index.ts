import type { System } from '@makebelieve/kit/simulation/system'
import { airPressure } from './air-pressure-and-altitude/system.ts'
import { carbonCycle } from './carbon-cycle/system.ts'
import { coriolisAndWind } from './coriolis-and-wind/system.ts'
import { dayAndNight } from './day-and-night/system.ts'
import { earthquakeWaves } from './earthquake-waves/system.ts'
import { eclipses } from './eclipses/system.ts'
import { greenhouseEffect } from './greenhouse-effect/system.ts'
import { meltingIce } from './melting-ice/system.ts'
import { phasesOfTheMoon } from './phases-of-the-moon/system.ts'
import { plateTectonics } from './plate-tectonics/system.ts'
import { rainCloud } from './rain-cloud/system.ts'
import { seasons } from './seasons/system.ts'
import { solarSystem } from './solar-system/system.ts'
import { starColour } from './star-colour-and-temperature/system.ts'
import { tides } from './tides/system.ts'
import { volcanoEruption } from './volcano-eruption/system.ts'
import { waterCycle } from './water-cycle/system.ts'

/** The Earth, its air and sea, and the sky above. */
export const earth = [
  waterCycle,
  seasons,
  greenhouseEffect,
  phasesOfTheMoon,
  plateTectonics,
  solarSystem,
  tides,
  earthquakeWaves,
  dayAndNight,
  rainCloud,
  airPressure,
  starColour,
  carbonCycle,
  eclipses,
  coriolisAndWind,
  volcanoEruption,
  meltingIce,
] as unknown as readonly System[]
