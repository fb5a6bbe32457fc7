import { theOne } from '../../../game/plan.ts'
import { findKey, isKeyMissing, isLocked, openLock, showKey } from '../../lock.ts'
import { goalOf, usualAnswers } from './content.ts'
import { keyPlace, pipPlace } from './layout.ts'
import type { QuizWorld } from './rules.ts'

/** How many right answers end this round; where points are the aim, the rounds have no ends to be locked. */
export function roundEnd({ plan, level }: QuizWorld): number {
  return Math.ceil((goalOf(plan) * level) / plan.rules.levels)
}

const aimsAtPoints = ({ plan }: QuizWorld) => plan.rules.scoreGoal !== undefined

/** The last question of a round (the last point of the game) is behind the door. */
function atTheDoor(world: QuizWorld): boolean {
  const { scoreGoal } = world.plan.rules
  return scoreGoal === undefined ? world.right >= roundEnd(world) - 1 : world.score >= scoreGoal - 1
}

/** Half of the way there, the key lies on a card. */
function keyIsDue(world: QuizWorld): boolean {
  const { plan, level, right, score } = world
  if (plan.rules.scoreGoal !== undefined) return score >= plan.rules.scoreGoal * 0.4
  const begun = Math.ceil((goalOf(plan) * (level - 1)) / plan.rules.levels)
  return right - begun >= Math.floor((roundEnd(world) - begun - 1) / 2)
}

/** Where the door stands: in the row of prizes, in place of the last one of the round. */
export function doorPlace(world: QuizWorld): { x: number; y: number } {
  if (aimsAtPoints(world)) return pipPlace(usualAnswers - 1, usualAnswers)
  return pipPlace(roundEnd(world) - 1, goalOf(world.plan))
}

/** With each new question: the key comes to light, or opens the way to the last one. */
export function unlockNext(world: QuizWorld): void {
  const { lock, plan } = world
  if (!lock) return
  if (lock.state === 'hidden' && keyIsDue(world)) showKey(world, lock, keyPlace)
  const open = aimsAtPoints(world) || atTheDoor(world)
  if (lock.state === 'carried' && open) openLock(world, lock, doorPlace(world), theOne(plan, 'player').id)
}

/** The question is behind the door and the key is not won yet: the answer brings the key, and nothing else. */
export function isSealed(world: QuizWorld): boolean {
  return !aimsAtPoints(world) && isKeyMissing(world.lock) && atTheDoor(world)
}

/** Whoever answers right while the key lies on the card has it. */
export function winKey(world: QuizWorld): void {
  if (world.lock?.state === 'waiting') findKey(world, world.lock, keyPlace, theOne(world.plan, 'player').id)
}

/** Points, of which the last one waits behind the door. */
export function minding(world: QuizWorld, points: number): number {
  const { scoreGoal } = world.plan.rules
  if (scoreGoal === undefined || !isLocked(world.lock)) return points
  return Math.max(0, Math.min(points, scoreGoal - 1 - world.score))
}
