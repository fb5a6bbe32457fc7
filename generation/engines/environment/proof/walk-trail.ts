import type { World, WorldState } from '@makebelieve/kit/environment/world'
import { digestOf, type Trail } from '../../../shipped/digest.ts'

/** What a visitor wished in each step of a walk. */
export type WalkSteps = [yaw: number, forward: number][]

/** Steps between two moments of a trail: two seconds. */
export const stride = 120

/** One step of a walk, as the visitor wished it. */
export function walkStep(world: World, state: WorldState, [yaw, forward]: WalkSteps[number]): void {
  world.step(state, { yaw, forward, run: true })
}

export const momentOf = (state: WorldState): number => digestOf(JSON.stringify(state))

/** The same walk again, in whichever world: where the same scene is stepped by the same code, it leaves the same trail. */
export function replayWalk(world: World, steps: WalkSteps): Trail {
  const state = world.begin()
  const trail: Trail = [momentOf(state)]
  for (const [n, wish] of steps.entries()) {
    walkStep(world, state, wish)
    if ((n + 1) % stride === 0) trail.push(momentOf(state))
  }
  return [...trail, momentOf(state)]
}
