import type { System } from '@makebelieve/kit/simulation/system'
import { beatsAndSound } from './beats-and-sound/system.ts'
import { colourMixing } from './colour-mixing/system.ts'
import { curvedMirror } from './curved-mirror/system.ts'
import { dopplerEffect } from './doppler-effect/system.ts'
import { doubleSlit } from './double-slit-and-grating/system.ts'
import { echoSounding } from './echo-sounding/system.ts'
import { eyeAndGlasses } from './eye-and-glasses/system.ts'
import { inverseSquareLaw } from './inverse-square-law-of-light/system.ts'
import { lens } from './lens/system.ts'
import { organPipe } from './organ-pipe/system.ts'
import { polarisation } from './polarisation/system.ts'
import { prism } from './prism/system.ts'
import { rainbow } from './rainbow/system.ts'
import { refraction } from './refraction/system.ts'
import { shadows } from './shadows/system.ts'
import { soundWave } from './sound-wave/system.ts'
import { standingWaves } from './standing-waves-on-a-string/system.ts'
import { twoSourceInterference } from './two-source-interference/system.ts'
import { waveOnARope } from './wave-on-a-rope/system.ts'

/** Waves, sound and light. */
export const waves = [
  twoSourceInterference,
  refraction,
  dopplerEffect,
  lens,
  curvedMirror,
  standingWaves,
  beatsAndSound,
  doubleSlit,
  waveOnARope,
  prism,
  rainbow,
  polarisation,
  inverseSquareLaw,
  soundWave,
  echoSounding,
  shadows,
  colourMixing,
  organPipe,
  eyeAndGlasses,
] as unknown as readonly System[]
