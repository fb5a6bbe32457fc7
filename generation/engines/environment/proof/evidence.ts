import type { Placed, Scene } from '@makebelieve/kit/environment/scene'
import type { World } from '@makebelieve/kit/environment/world'
import type { EnvironmentBuild } from '../build.ts'
import type { EnvironmentPlan } from '../design.ts'
import { height, leastPixels, leastShare, type Seen, width } from './seen.ts'

/** All that was found out about a build, for whoever judges. */
export type Evidence = {
  plan: EnvironmentPlan
  build: EnvironmentBuild
  scene: Scene
  world: World
  /** For each noun of the scene. */
  seen: Seen[]
  present: Set<number>
  /** The number of a planned thing's or matter's noun in the scene. */
  nounOf(id: string): number | undefined
}

/** The copies of a planned thing. */
export const copiesOf = ({ build, scene }: Evidence, thing: string): Placed[] =>
  scene.placed.filter((_, number) => build.thingOf[number] === thing)

export const isSeen = ({ pixels }: Seen): boolean =>
  pixels >= leastPixels && pixels / (width * height) >= leastShare

export const percent = (share: number): string =>
  `${(share * 100).toFixed(share < 0.01 ? 2 : share < 0.1 ? 1 : 0)} %`
export const shareOf = ({ pixels }: Seen): number => pixels / (width * height)
