import { gunzipSync } from 'node:zlib'
import { unpackMeshes } from '@makebelieve/kit/environment/pack'
import type { KindMesh, MeshPart } from '@makebelieve/kit/environment/scene'

/** More than any scene has; a text that unpacks to more is a trap. */
const mostUnpacked = 48 * 2 ** 20

/** What is wrong with the packed shapes of a file, held against those that were proven. */
export function faultOfMeshes(packed: string, proven: readonly KindMesh[]): string | undefined {
  let meshes: KindMesh[]
  try {
    meshes = unpackMeshes(gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: mostUnpacked }))
  } catch {
    return 'Its shapes cannot be unpacked.'
  }
  if (meshes.length !== proven.length) return `It has ${meshes.length} shapes instead of ${proven.length}.`
  const other = meshes.findIndex(({ near, far }, i) => {
    const wanted = proven[i]
    return !wanted || !isAlike(near, wanted.near) || !isAlike(far, wanted.far)
  })
  return other < 0 ? undefined : `Its shape number ${other + 1} is another one.`
}

/** Packing moves every corner a little, but leaves none out. */
const isAlike = (one: MeshPart, other: MeshPart) =>
  one.positions.length === other.positions.length && one.triangles.length === other.triangles.length
