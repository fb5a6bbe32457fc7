import { idle } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import { advance } from '@makebelieve/kit/game/rules'
import type { Space } from '@makebelieve/kit/game-3d/space'
import type { Canvas } from '@napi-rs/canvas'
import { coverOfStage } from '../../environment/picture/cover.ts'
import { picture } from '../../environment/picture/preview.ts'
import { openStage } from '../../environment/picture/stage.ts'
import type { PlannedGame } from '../design.ts'
import { solidGenreOf } from '../genres/index.ts'
import { posedFor } from './cover-pose.ts'
import type { Dressed } from './dressing.ts'
import { eyes3d, surroundingsOf } from './eyes.ts'
import { momentOf } from './moment.ts'

const candidates = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75]

type Size = { width: number; height: number }

/** Moments of a won game, drawn in Node: parts of it from 0 to 1. */
export async function paintMoments3d(
  { game }: PlannedGame,
  { dressing, meshes }: Dressed,
  replay: Replay,
  parts: readonly number[],
  size: Size,
): Promise<Uint8Array[]> {
  const { genre } = solidGenreOf(game.genre)
  const world = genre.create(game, replay.seed)
  const inputs = inputsOf(replay)
  const length = replay.inputs.reduce((sum, [steps]) => sum + steps, 0)
  const pictures: Uint8Array[] = []
  let tick = 0
  for (const part of parts) {
    for (; tick < part * length && world.status === 'playing'; tick++)
      advance(genre, world, inputs.next().value ?? idle)
    const { scene, meshes: all, pose } = momentOf(genre, dressing, meshes, world)
    const image = await picture(openStage(scene, all), pose, size)
    pictures.push(await image.webp({ quality: 84, effort: 2 }).toBuffer())
  }
  return pictures
}

/** The liveliest moment of a won game, seen as a photographer would who walks about in it. */
export async function coverOfSolid(
  { game }: PlannedGame,
  { dressing, meshes }: Dressed,
  replay: Replay,
): Promise<Canvas> {
  const { genre } = solidGenreOf(game.genre)
  const world = genre.create(game, replay.seed)
  const inputs = inputsOf(replay)
  const length = replay.inputs.reduce((sum, [steps]) => sum + steps, 0)
  const site = genre.site(game)
  let best: { world: Space; score: number } | undefined
  let tick = 0
  for (const part of candidates) {
    for (; tick < part * length && world.status === 'playing'; tick++)
      advance(genre, world, inputs.next().value ?? idle)
    const eyes = eyes3d(surroundingsOf(genre, game, site), [])
    eyes.look({ world }, tick)
    const actors = [...eyes.seen].filter(([key]) => game.cast.some(({ id }) => id === key))
    const crowd = actors.reduce(
      (sum, [, { times, size: large }]) => sum + Math.min(4, times) * Math.min(1, large / 40),
      0,
    )
    const score = actors.length * 4 + crowd * 0.5 - (world.pause > 0 ? 5 : 0)
    if (!best || score > best.score) best = { world: structuredClone(world), score }
  }
  if (!best) throw new Error('A game has moments')
  const { scene, meshes: all, pose, cast } = momentOf(genre, dressing, meshes, best.world)
  const stage = openStage(scene, all)
  const chosen = posedFor(stage, cast, pose)
  if (!scene.kinds.some(({ paper }) => paper)) return coverOfStage(stage, chosen)
  const turned = momentOf(genre, dressing, meshes, best.world, chosen.at)
  return coverOfStage(openStage(turned.scene, turned.meshes), chosen)
}
