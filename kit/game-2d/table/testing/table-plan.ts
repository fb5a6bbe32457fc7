import type { CastMember, CastRole, GamePlan, Rules } from '../../plan.ts'

/** A plan with nothing in it but who plays and what a test wants to see. */
export function tablePlan(
  genre: string,
  cast: Record<string, CastRole>,
  rules: Partial<Rules> = {},
  content?: GamePlan['content'],
): GamePlan {
  const members = Object.entries(cast).map(
    ([id, role]): CastMember => ({
      id,
      role,
      name: id,
      plural: `${id}s`,
      picture: id,
      looks: 'front',
      size: 1,
      speed: 1,
      colour: '#58b6e8',
      motion: 'still',
    }),
  )
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
    rules: {
      lives: 1,
      timeUp: 'lose',
      levels: 1,
      powerUps: [],
      boss: false,
      bossPhases: 3,
      keys: false,
      dayAndNight: false,
      players: 1,
      gentle: false,
      faster: false,
      doubleJump: false,
      ...rules,
    },
    interactions: [],
    ...(content ? { content } : {}),
  }
}
