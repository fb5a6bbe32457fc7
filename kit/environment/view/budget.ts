import { airDrawCallsOf, airTrianglesOf } from '../air/budget.ts'
import type { KindMesh, Scene } from '../scene.ts'
import { coverPatches } from './covers/cover-plan.ts'
import { isMirroring } from './water/calm.ts'

/** Triangles for all things together, in every pass: the picture itself, their shadows, the mirror of still water. */
export const kindTriangles = 236_000

/** How often things are drawn for one picture. */
export const passesOf = (scene: Pick<Scene, 'waters'>): number => (isMirroring(scene) ? 3 : 2)

const waterTriangles = 10_368

/**
 * The most draw calls that a picture of the scene takes at the finest quality, shadows and the mirror of still water
 * included. `meshes` say whether anything is clear; without them something is.
 */
export function drawCallsOf(scene: Scene, meshes?: readonly KindMesh[]): number {
  const { kinds, placed, lamps, waters, air, ground } = scene
  const living = placed.some(({ life }) => life)
  const still = placed.some(({ life, kind }) => !life && !kinds[kind]?.shadowless)
  const bare = placed.some(({ life, kind }) => !life && kinds[kind]?.shadowless)
  const clear = meshes ? meshes.some(({ near }) => near.clearFrom < near.triangles.length / 3) : true
  const batches = [still, bare, living, clear].filter(Boolean).length
  const shadows = [still, living].filter(Boolean).length
  const halos = lamps.some(({ halo }) => halo) ? 1 : 0
  const shafts = air.shafts ? 1 : 0
  const mirrored = 1 + (ground.isVoid ? 0 : 1) + batches + halos
  const once = waters.length + coverPatches(scene).length + shadows + shafts + airDrawCallsOf(scene)
  return mirrored * (isMirroring(scene) ? 2 : 1) + once
}

/** The most triangles that a picture of the scene takes at the finest quality. */
export function trianglesOf(scene: Scene, meshes: readonly KindMesh[]): number {
  const { placed, ground, waters } = scene
  const all = placed.reduce((sum, { kind }) => sum + (meshes[kind]?.near.triangles.length ?? 0) / 3, 0)
  const passes = passesOf(scene)
  const land = ground.isVoid ? 0 : (ground.cells * ground.cells + ground.cells * 12) * 2
  const covers = coverPatches(scene).reduce((sum, { triangles }) => sum + triangles, 0)
  const water = waters.reduce((sum, { outline }) => sum + (outline ? outline.length : waterTriangles), 0)
  return Math.min(all * passes, kindTriangles) + land * (passes - 1) + covers + water + airTrianglesOf(scene)
}
