import type { GamePlan, PowerUp } from '../../game/plan.ts'
import type { Site } from '../site.ts'
import type { Space, Vec } from '../space.ts'
import { type Walker, walkerStart } from '../walking.ts'
import type { Course, Stop } from './course.ts'

/** Anybody and anything on a course. */
export type Being = Walker & {
  /** What it is to the course, beside its role: floors that move, flags, foes of several kinds. */
  does:
    | 'mover'
    | 'crumble'
    | 'pad'
    | 'flag'
    | 'decor'
    | 'flood'
    | 'faller'
    | 'roller'
    | 'sweeper'
    | 'still'
    | ''
  /** The stop that it belongs to. */
  stop: number
  /** Steps until it does something else. */
  wait: number
  health: number
  homeX: number
  homeY: number
  homeZ: number
}

export type CourseWorld = Space<Being> & {
  /** How many are to be collected in all before this level's goal opens, and how many are. */
  needed: number
  taken: number
  /** Steps that each power-up still lasts. */
  powers: Partial<Record<PowerUp, number>>
  /** The way the eye looks along, as the yaw of a body, and the height that it looks at. */
  facing: number
  gaze: number
  /** When the player last turned the eye: for a while it is theirs. */
  turnedAt: number
  /** The last stop that was stood on, and the one to begin at again. */
  here: number
  checkpoint: number
  /** The id of the moving floor that the hero stands on, or 0. */
  on: number
  /** Steps of a dash that are left (positive), or until the next one (negative). */
  dash: number
  /** Foes stomped without touching the floor between them. */
  chain: number
  /** Where the hero was, every few steps: friends come along there. */
  trail: Vec[]
  /** How high what rises from below stands; far below where nothing rises. */
  flood: number
  bossComes: boolean
  /** The landing of a boss sends a ring outward: how wide it is by now, or 0. */
  shock: number
  shockX: number
  shockZ: number
}

/** What one genre of courses has that another has not. */
export type CourseKind = {
  courseOf(plan: GamePlan, level: number): Course
  siteOf(plan: GamePlan): Site
  /** Where the eye should look along, as the yaw of a body, when the player leaves it to the game. */
  wayOf(world: CourseWorld, hero: Being): number
  /** How far away the eye is, and how high. */
  rig: { distance: number; height: number; field: number }
  /** How much of what is missing the eye turns toward that way in a step; 0.03 unless told. */
  turning?: number
  /** Something rises from below, this fast, in metres a second; and the key of its body. */
  floodSpeed?(world: CourseWorld): number
  floodOf?(plan: GamePlan): string | undefined
  /** The key of what rolls down the way where the prompt names nothing that does; nothing rolls without it. */
  roller?: string
  /** Where it begins to rise, and what it never sinks below. */
  floodFrom?: number
  /** Words for the end of a life by a fall, and by what rises. */
  fell: string
}

export const being = {
  ...walkerStart,
  does: '',
  stop: 0,
  wait: 0,
  health: 1,
  homeX: 0,
  homeY: 0,
  homeZ: 0,
} as const

export const runSpeed = 6.4
export const jumpSpeed = 10.6
export const gravity = 25
/** How fast a pad throws. */
export const padSpeed = 16
export const powerSeconds = 10
/** Nothing is here. */
export const abyss = -1000

export const newCourseParts = {
  needed: 0,
  taken: 0,
  powers: {},
  facing: 0,
  gaze: 0,
  turnedAt: -1000,
  here: 0,
  checkpoint: 0,
  on: 0,
  dash: 0,
  chain: 0,
  trail: [],
  flood: abyss,
  bossComes: false,
  shock: 0,
  shockX: 0,
  shockZ: 0,
} as const

export const at = ({ x, y, z }: Vec, up = 0.6): Vec => ({ x, y: y + up, z })

export const lastStop = ({ stops }: Course): number => stops.length - 1

/** A stop that is there for sure: courses have at least one. */
export function stopAt({ stops }: Course, number: number): Stop {
  const stop = stops[Math.min(stops.length - 1, Math.max(0, number))]
  if (!stop) throw new Error('A course has stops')
  return stop
}
