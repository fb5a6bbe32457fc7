import type { CastMember, CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import type { Claim } from '../../../brief/brief.ts'
import type { PlannedGame } from '../design.ts'
import { genreOf, ownRules } from '../genres/index.ts'

/** What an edit did to a plan, in words, and the claim that the proof must now find true. Or why it cannot be done. */
export type Step = { plan: PlannedGame; says: string; claim?: Claim } | { cannot: string }

export function withGame(plan: PlannedGame, change: Partial<GamePlan>): PlannedGame {
  return { ...plan, game: { ...plan.game, ...change } }
}

export function withRules(plan: PlannedGame, change: Partial<GamePlan['rules']>): PlannedGame {
  return withGame(plan, { rules: { ...plan.game.rules, ...change } })
}

export function withLook(plan: PlannedGame, change: Partial<GamePlan['look']>): PlannedGame {
  return withGame(plan, { look: { ...plan.game.look, ...change } })
}

export function withMembers(
  plan: PlannedGame,
  chosen: CastMember[],
  change: (member: CastMember) => CastMember,
): PlannedGame {
  const ids = chosen.map(({ id }) => id)
  return withGame(plan, { cast: plan.game.cast.map((one) => (ids.includes(one.id) ? change(one) : one)) })
}

const roleWords: Record<string, CastRole[]> = {
  player: ['player'],
  hero: ['player'],
  character: ['player'],
  paddle: ['player'],
  enemy: ['enemy', 'hazard', 'boss'],
  foe: ['enemy', 'hazard', 'boss'],
  opponent: ['enemy', 'boss'],
  boss: ['boss'],
  obstacle: ['obstacle', 'hazard'],
  hazard: ['hazard'],
  collectible: ['collectible'],
  item: ['collectible'],
  coin: ['collectible'],
  goal: ['goal'],
  friend: ['friend'],
  bullet: ['projectile'],
  projectile: ['projectile'],
}

/** Who is meant: by name, by the noun it was found by, or by role. Nobody named: all who are not the player. */
export function whoIs({ game, pictures }: PlannedGame, target: string | undefined): CastMember[] {
  if (target === undefined)
    return game.cast.filter(({ role }) => role === 'enemy' || role === 'hazard' || role === 'boss')
  const wanted = target.toLowerCase()
  if (wanted === 'everything') return game.cast.filter(({ role }) => role !== 'power')
  const named = game.cast.filter(({ id, name, picture }) => {
    const noun = pictures[picture]?.noun
    return id === wanted || name === wanted || noun === wanted || name.endsWith(` ${wanted}`)
  })
  if (named.length > 0) return named
  const roles = roleWords[wanted] ?? roleWords[wanted.replace(/ies$/, 'y').replace(/s$/, '')] ?? []
  return game.cast.filter(({ role }) => roles.includes(role))
}

/** There is one of them on the stage. */
export const isOne = ({ role, count }: CastMember) => role === 'player' || role === 'boss' || count === 1

export const listed = (members: CastMember[]) =>
  members.map((member) => (isOne(member) ? member.name : member.plural)).join(' and ')

/** 'The cat is', 'The dogs are'. */
export const theyAre = (members: CastMember[]) =>
  `The ${listed(members)} ${members.length === 1 && members.every(isOne) ? 'is' : 'are'}`

export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** 'A quiz', 'a platformer'; without a name of its own it is this game. */
export const kindOf = ({ game, wishes }: PlannedGame): string => {
  const { name } = genreOf(game.genre)
  return wishes && game.genre === ownRules ? 'this game' : name
}
