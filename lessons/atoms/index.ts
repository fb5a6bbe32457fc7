import type { System } from '@makebelieve/kit/simulation/system'
import { buildAnAtom } from './build-an-atom/system.ts'
import { chemicalEquilibrium } from './chemical-equilibrium/system.ts'
import { diffusion } from './diffusion/system.ts'
import { dilution } from './dilution/system.ts'
import { dissolving } from './dissolving/system.ts'
import { electrolysis } from './electrolysis/system.ts'
import { galvanicCell } from './galvanic-cell/system.ts'
import { gasLaws } from './gas-laws/system.ts'
import { hydrogenAtom } from './hydrogen-atom/system.ts'
import { mixingHotAndCold } from './mixing-hot-and-cold/system.ts'
import { nuclearChainReaction } from './nuclear-chain-reaction/system.ts'
import { particleInABox } from './particle-in-a-box/system.ts'
import { photoelectricEffect } from './photoelectric-effect/system.ts'
import { statesOfMatter } from './states-of-matter/system.ts'

/** Atoms, quanta and chemistry. */
export const atoms = [
  hydrogenAtom,
  photoelectricEffect,
  chemicalEquilibrium,
  statesOfMatter,
  diffusion,
  buildAnAtom,
  galvanicCell,
  nuclearChainReaction,
  mixingHotAndCold,
  electrolysis,
  particleInABox,
  dissolving,
  dilution,
  gasLaws,
] as unknown as readonly System[]
