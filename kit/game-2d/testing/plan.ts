import type { CastMember, Rules } from '../../game/plan.ts'

/** Somebody for a test, with nothing remarkable but what the test says. */
export function member(id: string, role: CastMember['role'], more: Partial<CastMember> = {}): CastMember {
  return {
    id,
    role,
    name: id,
    plural: `${id}s`,
    picture: id,
    looks: 'front',
    size: 1,
    speed: 1,
    colour: '#ffffff',
    motion: 'walks',
    ...more,
  }
}

/** One level, three lives, and nothing else. */
export const plainRules: Rules = {
  lives: 3,
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
}
