import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packMeshes } from '@makebelieve/kit/environment/pack'
import type { KindMesh, Scene } from '@makebelieve/kit/environment/scene'
import { bundlePacked, keepCode, kitFolder, stampOf } from '../../../bundling.ts'

let stamp: string | undefined

/** Everything that shows a scene, packed; made once for each state of the kit. */
export function environmentMachinery(): Promise<string> {
  stamp ??= stampOf([[kitFolder, ['core/**/*.ts', 'environment/**/*.ts']]])
  return keepCode('environment', stamp, () =>
    bundlePacked(
      [{ file: join(kitFolder, 'environment/play.ts'), names: 'play' }],
      'environment shares: sky, ground, water, walking, sound',
      { three: 'THREE' },
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

/** A prompt must not be able to end the comment that quotes it. */
const comment = (text: string) => text.replaceAll('*/', '* /').replaceAll('\r', '').replaceAll('\n', ' ')

const widest = 110

/** As JSON, but what fits into a line is on one line, and so are long lists of numbers. */
export function printed(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return flat
  const isNumbers = Array.isArray(value) && value.every((one) => typeof one === 'number')
  if (isNumbers || flat.length + indent.length <= widest) return spaced(value)
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((one) => inner + printed(one, inner)).join(',\n')},\n${indent}]`
  const lines = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${inner}${nameOf(key)}: ${printed(one, inner)},`)
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** On one line, with a space where people write one. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, one]) => `${nameOf(key)}: ${spaced(one)}`).join(', ')} }`
}

const nameOf = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key))
