import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packMeshes } from '@makebelieve/kit/environment/pack'
import type { KindMesh, Scene } from '@makebelieve/kit/environment/scene'
import { bundlePacked, keepCode, kitFolder, stampOf } from '../../../page/bundling.ts'
import { comment, printed } from '../../../page/printed.ts'

let stamp: string | undefined

/** Everything that shows a scene, packed; made once for each state of the kit. */
export function environmentMachinery(): Promise<string> {
  stamp ??= stampOf([[kitFolder, ['core/**/*.ts', 'environment/**/*.ts']]])
  return keepCode('environment', stamp, () =>
    bundlePacked(
      [{ file: join(kitFolder, 'environment/play.ts'), names: 'play' }],
      'environment shares: sky, ground, water, walking, sound',
      { given: { three: 'THREE' } },
    ),
  )
}

/** `environment.js`: the scene to read and change, then the shapes, then what shows them. */
export function writeCode(
  { prompt, scene, meshes }: { prompt: string; scene: Scene; meshes: readonly KindMesh[] },
  machinery: string,
): string {
  const packed = gzipSync(packMeshes(meshes), { level: 5 }).toString('base64')
  return `/*
 * ${comment(scene.title)}
 * Made with Makebelieve from the words: ${comment(prompt.slice(0, 300))}
 *
 * Below: the scene (change it and reload), the machinery, and the shapes of its things. Lengths are metres, y is up.
 */

import * as THREE from 'three'

const scene = ${printed(inReadingOrder(scene))}

const { play } = await unpack(machinery(), THREE)

${machinery}
/** The shapes of the scene's kinds in their order, packed (kit/environment/pack.ts). */
const meshes = '${packed}'

await play(scene, meshes)
`
}

/** What one would change first comes first; long lists of heights and footprints come last. */
function inReadingOrder({
  title,
  seed,
  around,
  reach,
  sky,
  air,
  placed,
  kinds,
  ground,
  ...rest
}: Scene): Scene {
  return { title, seed, around, reach, sky, air, ...rest, placed, kinds, ground }
}
