import { length } from '../../rules/sure-math.ts'

/**
 * Bodies that fall, roll, bounce, lean and topple: circles, boxes that may turn, and fixed segments. Only + − × ÷ √ and our own sine are
 * used, so that the same shot ends the same on every machine. Distances are units of the stage, times are seconds.
 */
export type Body = {
  /** Whom it shows: the id of a cast member, or nobody. */
  cast: string
  /** What it is to the rules of its game. */
  part: string
  round: boolean
  x: number
  y: number
  turn: number
  vx: number
  vy: number
  spin: number
  /** Half its width and height; a circle has its radius in both. */
  wide: number
  high: number
  /** One over its mass and its moment of inertia; 0 for what nothing moves. */
  light: number
  loose: number
  /** How much of a blow it gives back, from 0 to 1, and how well it holds on. */
  bounce: number
  grip: number
  /** Steps for which it has been still. */
  still: number
  /** What passes through others, and is only told of. */
  ghost: boolean
}

export type Segment = { x1: number; y1: number; x2: number; y2: number; bounce: number; grip: number }

/** Who met whom in this step, and how hard. `other` is -1 for a segment. */
export type Touch = { one: number; other: number; x: number; y: number; speed: number }

export type Space = {
  bodies: Body[]
  walls: Segment[]
  /** How things fall; nothing falls where one looks from above. */
  fall: number
  /** How much of its speed a thing loses in a second by rolling on the ground, where one looks from above. */
  drag: number
  /** A sideways push on what is light and flies. */
  wind: number
  /** Into how many parts a step is cut: fast balls need more. */
  fine: number
  touches: Touch[]
}

export const newSpace = (more: Partial<Space> = {}): Space => ({
  bodies: [],
  walls: [],
  fall: 0,
  drag: 0,
  wind: 0,
  fine: 2,
  touches: [],
  ...more,
})

/** After so many quiet steps a body sleeps: it costs nothing until something stirs it. */
const sleepy = 16

const resting: Omit<Body, 'x' | 'y' | 'wide' | 'high' | 'round' | 'light' | 'loose'> = {
  cast: '',
  part: '',
  turn: 0,
  vx: 0,
  vy: 0,
  spin: 0,
  bounce: 0.2,
  grip: 0.6,
  still: sleepy,
  ghost: false,
}

/** What a body is made of before it is laid down. `mass` 0 is fixed; else it is how heavy a piece of 10 by 10 is. */
export type Made = Partial<typeof resting> & { x: number; y: number; mass?: number }

export function ball(radius: number, { mass = 1, ...made }: Made): Body {
  const weight = (mass * radius * radius * 3.14) / 100
  const light = mass === 0 ? 0 : 1 / weight
  return {
    ...resting,
    round: true,
    wide: radius,
    high: radius,
    light,
    loose: (light * 2) / (radius * radius),
    ...made,
  }
}

export function box(width: number, height: number, { mass = 1, ...made }: Made): Body {
  const weight = (mass * width * height) / 100
  const light = mass === 0 ? 0 : 1 / weight
  const loose = (light * 12) / (width * width + height * height)
  return { ...resting, round: false, wide: width / 2, high: height / 2, light, loose, ...made }
}

export const segment = (x1: number, y1: number, x2: number, y2: number, bounce = 0.5): Segment => ({
  x1,
  y1,
  x2,
  y2,
  bounce,
  grip: 0.3,
})

export const isAsleep = ({ still }: Body): boolean => still >= sleepy
export const isFixed = ({ light }: Body): boolean => light === 0
export const speedOf = ({ vx, vy }: Body): number => length(vx, vy)

/** Whether everything that could move is asleep, and nothing is under way by itself. */
export const isQuiet = ({ bodies }: Space): boolean =>
  bodies.every((body) => isAsleep(body) || (isFixed(body) && body.vx === 0 && body.vy === 0))

export function wake(space: Space): void {
  for (const body of space.bodies) if (!isFixed(body)) body.still = 0
}

/** Takes bodies off the stage. Whatever leant on them has to find out. */
export function takeAway(space: Space, isGone: (body: Body) => boolean): void {
  if (!space.bodies.some(isGone)) return
  space.bodies = space.bodies.filter((body) => !isGone(body))
  wake(space)
}
