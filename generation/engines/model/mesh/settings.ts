import type { MeshOptions } from '../create.ts'
import type { BuildSettings } from './model-build.ts'

/** What users set, as the engine reads it. docs/models.md has the same table in words; a test measures each effect. */
export type ReadOptions = Pick<BuildSettings, 'textureSize' | 'simplify' | 'relief' | 'samples' | 'seed'> & {
  /** How fine blobs and circles are; 1 is usual. Goes to the archetypes. */
  detail: number
  /** How far proportions are exaggerated, 1 (plain) to 20. Goes to compose. */
  proportion: number
}

export function settingsFrom(options: MeshOptions = {}): ReadOptions {
  return {
    textureSize: options.texture_size ?? 1024,
    simplify: options.simplify ?? 0.95,
    relief: reliefOf(options.slat_guidance_strength ?? 3),
    samples: samplesOf(options.slat_sampling_steps ?? 12),
    seed: options.seed ?? 0,
    detail: detailOf(options.ss_sampling_steps ?? 12),
    proportion: options.ss_guidance_strength ?? 7.5,
  }
}

/** Texture strength 1 to 10: faint at 1, as made at 3, more than twice as strong at 10. */
const reliefOf = (strength: number) =>
  strength <= 3 ? 0.3 + (0.7 * (strength - 1)) / 2 : 1 + (1.4 * (strength - 3)) / 7

/** Texture quality 1 to 50: one look at each texel up to 5, then one more for every five or so, at most eight. */
const samplesOf = (steps: number) => Math.min(8, Math.max(1, Math.round(steps / 6)))

/** Shape quality 1 to 50: half as fine at 1, as made at 12, 1.6 times as fine at 50. */
const detailOf = (steps: number) =>
  steps <= 12 ? 0.5 + (0.5 * (steps - 1)) / 11 : 1 + (0.6 * (steps - 12)) / 38
