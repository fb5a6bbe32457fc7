import type { CastRole, GamePlan, Rules } from '../../../game/plan.ts'
import { member, plainRules } from '../../testing/plan.ts'

/** A plan with nothing in it but who plays and what a test wants to see. */
export function tablePlan(
  genre: string,
  cast: Record<string, CastRole>,
  rules: Partial<Rules> = {},
  content?: GamePlan['content'],
): GamePlan {
  const members = Object.entries(cast).map(([id, role]) => member(id, role, { motion: 'still' }))
  return {
    version: 1,
    genre,
    title: 'A sample',
    goal: '',
    seed: 1,
    difficulty: 'normal',
    challenge: 0.5,
    cast: members,
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'calm', seed: 1 },
    rules: { ...plainRules, lives: 1, ...rules },
    interactions: [],
    ...(content ? { content } : {}),
  }
}
