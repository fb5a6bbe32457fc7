import { gzipSync } from 'node:zlib'
import { packMeshes } from '@makebelieve/kit/environment/pack'
import type { KindMesh } from '@makebelieve/kit/environment/scene'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import { comment, printed } from '../../../page/printed.ts'
import type { Picture } from '../../../things/art.ts'
import { artLines } from '../art-lines.ts'

type Parts = {
  game: GamePlan
  prompt: string
  genre: string
  machinery: string
  pictures: Map<string, Picture>
  credits: string
  dressing: Dressing
  meshes: readonly KindMesh[]
}

/** Places, normals and colours are told only as finely as anybody sees in a game: it halves the file. */
const placeSteps = 2047
function coarse({ near, far }: KindMesh): KindMesh {
  const part = (mesh: KindMesh['near']): KindMesh['near'] => ({
    ...mesh,
    normals: mesh.normals.map((value) => Math.round(value / 9) * 9),
    colours: mesh.colours.map((value) => Math.min(255, Math.round(value / 5) * 5)),
  })
  return { near: part(near), far: part(far) }
}

/** `game.js` of a 3D game: the design to read and change, its place, its rules, the machinery, shapes and pictures. */
/** What a game in 3D may weigh, without three.js. */
export const mostSolidCode = 300 * 1024

export function writeSolid({
  game,
  prompt,
  genre,
  machinery,
  pictures,
  credits,
  dressing,
  meshes,
}: Parts): string {
  const packed = gzipSync(packMeshes(meshes.map(coarse), placeSteps), { level: 9 }).toString('base64')
  return `/*
 * ${comment(game.title)}
 * Made with Makebelieve from the words: ${comment(prompt.slice(0, 300))}
 *
 * Below: the design of the game (change it and reload), its place, its rules, the machinery, shapes and pictures.
 * Lengths are metres, y is up.
${comment(credits)
  .split('\n')
  .map((line) => ` * ${line}`)
  .join('\n')}
 */

import * as THREE from 'three'

const plan = ${JSON.stringify(game, null, 2)}

const dressing = ${printed(dressing)}

${genre}
${machinery}
/** The shapes of the dressing's kinds in their order, packed (kit/environment/pack.ts). */
const meshes = '${packed}'

const art = {
${artLines(pictures).join('\n')}
}

await play(genre, plan, dressing, meshes, art)
`
}
