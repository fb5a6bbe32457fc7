import { budget, type Scene } from '@makebelieve/kit/environment/scene'
import { trianglesOf } from '@makebelieve/kit/environment/view/budget'
import type { Assembled } from './assemble.ts'

const sparsest = 0.12

/** Within the triangles that may be drawn: where there are too many, grass and flowers stand a little farther apart. */
export function thrifty(whole: Assembled): Assembled {
  let { scene } = whole
  while (
    trianglesOf(scene, whole.meshes) > budget.triangles &&
    scene.covers.some(({ density }) => density > sparsest)
  )
    scene = thinned(scene)
  return { ...whole, scene }
}

const thinned = (scene: Scene): Scene => ({
  ...scene,
  covers: scene.covers.map((cover) => ({
    ...cover,
    density: Math.max(sparsest, Math.round(cover.density * 75) / 100),
  })),
})
