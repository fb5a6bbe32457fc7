import { openContainer } from './container.ts'
import { gathered } from './gather.ts'
import { soundNormals } from './normals.ts'
import { oriented } from './orient.ts'
import { type Painted, painted } from './pictures.ts'
import { UnusableMesh } from './unusable.ts'
import { compacted, indexed, reduced, type Surface } from './vertices.ts'
import { welded } from './weld.ts'

/** A model of a service, read and repaired as far as that goes. */
export type GivenMesh = Surface & {
  pixels: Painted
  /** What was found and mended, in sentences. */
  notes: string[]
}

export type GivenLimits = {
  mostBytes: number
  /** What a model of this product may have. */
  mostTriangles: number
  /** The size of its textures; as given where nothing is wanted. */
  textureSize?: number
}

/**
 * Reads a GLB that nobody vouches for, and mends it: places welded, triangles that are nowhere or nothing left out,
 * surfaces turned the right way, normals made where they are missing, triangles reduced. Throws `UnusableMesh` for the rest.
 */
export async function openGivenMesh(file: Uint8Array, limits: GivenLimits): Promise<GivenMesh> {
  const notes: string[] = []
  const glb = openContainer(file, limits.mostBytes)
  const mesh = gathered(glb)
  const pixels = await painted(glb, mesh, limits.textureSize, notes)
  for (let i = 0; i < mesh.uvs.length; i++) if (!Number.isFinite(mesh.uvs[i])) mesh.uvs[i] = 0
  const whole = oriented(welded(mesh, notes), notes)
  if (whole.triangles.length === 0) throw new UnusableMesh('Nothing but crumbs is in it.')
  const fine = indexed(whole, soundNormals(mesh, whole, notes), mesh.uvs)
  const few = reduced(compacted(fine, fine.triangles), limits.mostTriangles)
  if (!few) throw new UnusableMesh('It cannot be made light enough for games.')
  const [before, after] = [fine.triangles.length / 3, few.triangles.length / 3]
  if (after < before)
    notes.push(
      `It had ${before.toLocaleString('en')} triangles and was reduced to ${after.toLocaleString('en')}.`,
    )
  return { ...few, pixels, notes }
}
