import type { SoundKind } from '../scene.ts'

/**
 * Brings sounds to one loudness, so that `loud` means the same for all of them. From the measured loudness of eight
 * seconds each; calls stand out of a bed, so they may be quieter on the whole.
 */
const corrections: Partial<Record<SoundKind, number>> = {
  birds: 3.2,
  crickets: 2.2,
  frogs: 1.6,
  seagulls: 2.8,
  wolves: 1.6,
  leaves: 2.4,
  stream: 2,
  crowd: 3,
  drips: 1.3,
  waves: 0.75,
  fire: 0.7,
  city: 0.6,
  traffic: 0.8,
  hum: 0.6,
  bubbles: 0.6,
  space: 0.6,
  bells: 0.6,
}

export const correctionOf = (kind: SoundKind): number => corrections[kind] ?? 1
