import type { Emitter, Particle, Scene, SoundKind, SoundLayer } from '../scene.ts'

const ofParticles: Partial<Record<Particle, SoundLayer>> = {
  rain: { kind: 'rain', loud: 0.8 },
  snow: { kind: 'wind', loud: 0.35 },
  sand: { kind: 'wind', loud: 0.9 },
  bubbles: { kind: 'bubbles', loud: 0.6 },
}
const ofEmitters: Partial<Record<Emitter['kind'], SoundKind>> = {
  fire: 'fire',
  fountain: 'stream',
  waterfall: 'stream',
  bubbles: 'bubbles',
}
/** No more of one kind than one can tell apart. */
const atMost = 3

/** What can be seen can be heard: rain, fires and fountains that the scene has no sound for get one. */
export function completeSounds({ sounds, air, emitters, around }: Scene): SoundLayer[] {
  const layers = sounds.filter(({ kind }) => kind !== 'steps')
  const has = (kind: SoundKind) => layers.some((layer) => layer.kind === kind)
  for (const { kind } of air.particles) {
    const layer = ofParticles[kind]
    if (layer && !has(layer.kind)) layers.push(layer)
  }
  const placed = emitters.flatMap(({ kind, at, size }): SoundLayer[] => {
    const heard = ofEmitters[kind]
    return heard && !has(heard) ? [{ kind: heard, loud: Math.min(1, 0.3 + size * 0.3), at }] : []
  })
  for (const layer of placed)
    if (layers.filter(({ kind }) => kind === layer.kind).length < atMost) layers.push(layer)
  if (air.lightning && !has('thunder')) layers.push({ kind: 'thunder', loud: 1 })
  if (layers.length === 0) layers.push({ kind: around === 'underwater' ? 'bubbles' : 'wind', loud: 0.4 })
  return layers
}
