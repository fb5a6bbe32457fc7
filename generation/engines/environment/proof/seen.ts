import type { Scene } from '@makebelieve/kit/environment/scene'
import { look, type Stage, waterObject } from '../picture/stage.ts'

/** The size at which pixels are counted. */
export const width = 192
export const height = 108
/** A thing that covers less than this is not seen. */
export const leastPixels = 12
export const leastShare = 0.0005

/** How much of the best view each noun covers, and which view that is. */
export type Seen = { pixels: number; view: number }

/** For each noun of a scene, what is seen of it from the twelve views. */
export function seenNouns(stage: Stage): { nouns: Seen[]; kinds: Set<number>[] } {
  const { scene } = stage
  const nouns = scene.nouns.map((): Seen => ({ pixels: 0, view: 0 }))
  const kinds: Set<number>[] = []
  for (const [view, pose] of scene.views.entries()) {
    const { object, water } = look(stage, pose, width, height)
    const counts = new Map<number, number>()
    const inView = new Set<number>()
    const count = (noun: number | undefined) => {
      if (noun !== undefined) counts.set(noun, (counts.get(noun) ?? 0) + 1)
    }
    for (let i = 0; i < object.length; i++) {
      count(scene.waters[(water[i] ?? -1) - waterObject]?.noun)
      const kind = scene.placed[object[i] ?? -1]?.kind
      if (kind === undefined) continue
      inView.add(kind)
      count(scene.kinds[kind]?.noun)
    }
    kinds.push(inView)
    for (const [noun, pixels] of counts) {
      const known = nouns[noun]
      if (known && pixels > known.pixels) nouns[noun] = { pixels, view }
    }
  }
  return { nouns, kinds }
}

/** Nouns that are there as light, air or growth, which have no outline of their own: present by what the scene says. */
export function present(scene: Scene): Set<number> {
  const nouns = new Set<number>()
  const add = (noun: number | undefined) => {
    if (noun !== undefined) nouns.add(noun)
  }
  for (const { noun } of [...scene.covers, ...scene.emitters, ...scene.air.particles, ...scene.sky.moons])
    add(noun)
  add(scene.sky.sunNoun)
  return nouns
}
