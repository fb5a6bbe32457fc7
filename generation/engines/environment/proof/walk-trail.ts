import type { World, WorldState } from '@makebelieve/kit/environment/world'
import { digestOf } from '../../../shipped/digest.ts'

/** What a visitor wished in each step of a walk. */
export type WalkSteps = [yaw: number, forward: number][]

/** Steps between two moments of a trail: two seconds. */
export const stride = 120

/** One step of a walk, as the visitor wished it. */
export function walkStep(world: World, state: WorldState, [yaw, forward]: WalkSteps[number]): void {
  world.step(state, { yaw, forward, run: true })
}

export const momentOf = (state: WorldState): number => digestOf(JSON.stringify(state))

/**
 * The same walk again, in whichever world, as copies of its states at the moments of a trail: where the same scene is
 * stepped by the same code, they make the same trail.
 */
export function replayWalk(world: World, steps: WalkSteps): WorldState[] {
  const state = world.begin()
  const copy = (): WorldState => structuredClone(state)
  const moments = [copy()]
  for (const [n, wish] of steps.entries()) {
    walkStep(world, state, wish)
    if ((n + 1) % stride === 0) moments.push(copy())
  }
  return [...moments, copy()]
}
