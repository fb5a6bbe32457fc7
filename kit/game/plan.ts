import type { Mood } from '../core/sound/compose.ts'
import type { Stuff } from '../core/sound/effects.ts'
import type { Rulebook } from '../rules/rulebook.ts'

/**
 * The design of a 2D game as data: what the planner writes, edits change, the world reads and the user keeps. Words of
 * `contract/` and `generation/` appear here as plain strings, because this file ships inside creations.
 */
export type GamePlan = {
  version: 1
  genre: string
  title: string
  /** What to do, in one sentence: 'Collect 12 fish and stay away from the dogs.' */
  goal: string
  seed: number
  difficulty: 'easy' | 'normal' | 'hard'
  /** From 0 (a stroll) to 1 (cruel). The proof moves it until bots of three strengths fare as they should. */
  challenge: number
  cast: CastMember[]
  look: Look
  rules: Rules
  /** Who does what to whom beyond what the genre does by itself. Ids of cast members. */
  interactions: Interaction[]
  /** What only one genre understands: questions, recipes, abilities. Plain data. */
  content?: Record<string, unknown>
  /** Games of rules: what the sentence was made into, line by line. */
  book?: Rulebook
}

export type CastRole =
  | 'player'
  | 'friend'
  | 'enemy'
  | 'boss'
  | 'hazard'
  | 'collectible'
  | 'goal'
  | 'obstacle'
  | 'projectile'
  | 'key'
  | 'door'
  /** What makes one stronger for a while. */
  | 'power'
  | 'prop'

export type CastMember = {
  id: string
  role: CastRole
  /** 'dog' and 'dogs', as the texts say it. */
  name: string
  plural: string
  /** The key of its picture. */
  picture: string
  /** Which way the picture looks, so that it can be turned to where it goes. */
  looks: 'left' | 'right' | 'front'
  /** Its picture is its name, in letters that stay upright wherever it goes. */
  lettered?: true
  /** 1 is as usual in this role; from 0.5 to 2.5. */
  size: number
  /** How large it is in life beside whoever is played, much weakened: the rules keep near to it as far as they can. */
  beside?: number
  /** 1 is as usual in this role; from 0.4 to 2. */
  speed: number
  /** Its main colour, for particles and shine. */
  colour: string
  motion: 'walks' | 'hops' | 'flies' | 'swims' | 'crawls' | 'rolls' | 'drives' | 'floats' | 'still'
  /** What it sounds of when it is hit or breaks. What is alive is made of nothing. */
  made?: Stuff
  /** How many there are, when the prompt said so. */
  count?: number
  /** What one is worth; negative when touching it costs points. */
  points?: number
}

export type Look = {
  /** A name from the list of scenes, such as 'space' or 'forest'. */
  scene: string
  /** What of it is meant, such as the 'deck' of a ship at sea, where views have a ground for that. */
  site?: string
  time: 'dawn' | 'day' | 'sunset' | 'night'
  weather: 'clear' | 'rain' | 'snow' | 'storm' | 'fog' | 'wind'
  /** A style that goes over everything, such as 'neon' or 'pixel'; most games have none. */
  style?: string
  mood: Mood
  /** How often more of the mood was wanted than it had: 'even spookier'. */
  more?: number
  /** Beats a minute of its music, where they were said. */
  tempo?: number
  seed: number
}

/** Rules that can be laid over any genre. */
export type Rules = {
  lives: number
  /** A clock; `timeUp` says what it means when it has run out. */
  seconds?: number
  timeUp: 'lose' | 'win'
  /** Points that win, where points are the aim. */
  scoreGoal?: number
  /** How many to collect (defeat, answer, deliver…) to win, where the count is the aim. */
  goalCount?: number
  levels: number
  waves?: number
  /** How many nights there are to get through, where day and night take turns. */
  nights?: number
  /** Names out of `powerUpKinds`. */
  powerUps: PowerUp[]
  boss: boolean
  /** How many phases the boss has. */
  bossPhases: number
  keys: boolean
  dayAndNight: boolean
  players: 1 | 2
  /** Nothing can be lost. */
  gentle: boolean
  /** Grows faster while it lasts. */
  faster: boolean
  doubleJump: boolean
  /** How many times as high as usual one jumps. */
  jump?: number
  /** Where there are waves or nights, something can be bought between them. */
  shop?: boolean
}

export type PowerUp = 'shield' | 'speed' | 'magnet' | 'slow' | 'heart' | 'rapid' | 'double' | 'wide' | 'multi'

export type Interaction = {
  by: string
  does: 'chase' | 'flee' | 'shoot' | 'steal' | 'guard' | 'follow' | 'patrol' | 'fall' | 'drop'
  to?: string
  /** What is shot or dropped. */
  with?: string
}

/** Between what is right for a stroll and what is right for a cruel game, as far as the plan's challenge says. */
export function dial({ challenge }: Pick<GamePlan, 'challenge'>, gentle: number, cruel: number): number {
  return gentle + (cruel - gentle) * challenge
}

export function castIn(plan: GamePlan, role: CastRole): CastMember[] {
  return plan.cast.filter((member) => member.role === role)
}

/** The first of a role. The planner gives every genre the roles that it needs. */
export function theOne(plan: GamePlan, role: CastRole): CastMember {
  const found = plan.cast.find((member) => member.role === role)
  if (!found) throw new Error(`The plan of this ${plan.genre} has no ${role}`)
  return found
}

export function memberOf(plan: GamePlan, id: string): CastMember {
  const found = plan.cast.find((member) => member.id === id)
  if (!found) throw new Error(`Nobody in the plan is called ${id}`)
  return found
}

/** The key of the picture of a sort of somebody: the same in another colour, or something that is one of them. */
export const pictureOfSort = ({ picture }: Pick<CastMember, 'picture'>, sort: string) => `${picture}:${sort}`
