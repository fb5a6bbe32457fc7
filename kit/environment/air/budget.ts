import type { Scene } from '../scene.ts'

/** Draw calls of everything in the air: one for each kind of particle and of emitter, and one for the rain's splashes. */
export function airDrawCallsOf({ air, emitters }: Scene): number {
  const kinds = new Set(air.particles.map(({ kind }) => kind))
  const splashes = kinds.has('rain') ? 1 : 0
  return kinds.size + splashes + new Set(emitters.map(({ kind }) => kind)).size
}

/** Triangles of everything in the air: two for each particle. */
export function airTrianglesOf(scene: Scene): number {
  const floating = scene.air.particles.reduce((sum, { kind, amount }) => sum + particleCount(kind, amount), 0)
  const rain = scene.air.particles.some(({ kind }) => kind === 'rain') ? splashCount : 0
  const emitted = scene.emitters
    .slice(0, mostEmitters)
    .reduce((sum, { kind }) => sum + emitterCounts[kind], 0)
  return 2 * (floating + rain + emitted)
}

export const splashCount = 160
/** More of them would not be told apart. */
export const mostEmitters = 60

const usualCounts: Record<Scene['air']['particles'][number]['kind'], number> = {
  rain: 3600,
  snow: 5200,
  leaves: 240,
  petals: 420,
  fireflies: 170,
  embers: 220,
  ash: 700,
  dust: 360,
  sand: 1400,
  bubbles: 170,
  spores: 260,
  mist: 60,
  confetti: 420,
  stars: 180,
}

export const particleCount = (kind: Scene['air']['particles'][number]['kind'], amount: number): number =>
  Math.round(usualCounts[kind] * Math.max(0.15, Math.min(2, amount)))

/** Particles of one emitter. */
export const emitterCounts: Record<Scene['emitters'][number]['kind'], number> = {
  fire: 30,
  smoke: 26,
  steam: 20,
  sparks: 40,
  fountain: 280,
  waterfall: 320,
  glow: 1,
  magic: 60,
  bubbles: 26,
}
