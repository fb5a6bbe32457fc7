import type { Values } from '@makebelieve/kit/simulation/system'

/** Oxygen taken up (mL a minute), beats a minute, oxygen owed (mL), beats so far, the time in seconds. */
export type Athlete = {
  oxygen: number
  heart: number
  owed: number
  beats: number
  turns: number
  spent: boolean
  time: number
  steps: number
  trail: [time: number, heart: number][]
}

/** How fast body and heart follow, in seconds. */
export const bodyLag = 35
export const heartLag = 25
/** What is owed beyond the lag of the body is paid back at rest, in so many seconds. */
export const payLag = 150
/** A litre of fresh blood carries so many mL of oxygen; muscles can take at most so many of them. */
export const carried = 200
export const takeable = 160

export function bodyOf({ age = 35, fitness = 45, mass = 70 }: Values) {
  const restOxygen = 3.5 * mass
  const mostOxygen = fitness * mass
  const restHeart = 80 - 0.6 * (fitness - 25)
  const mostHeart = 208 - 0.7 * age
  // At rest 5 L of blood a minute for 70 kg; at the most, as much as the muscles can empty.
  const restStroke = (1000 * 5 * (mass / 70)) / restHeart
  const mostStroke = Math.max(restStroke, (1000 * (mostOxygen / takeable)) / mostHeart)
  return {
    restOxygen,
    mostOxygen,
    restHeart,
    mostHeart,
    restStroke,
    mostStroke,
    /** So much oxygen can be owed before one must stop. */
    limit: 80 * mass,
  }
}

/** Oxygen the work asks for: cycling after the American College of Sports Medicine; none of it when sitting still. */
export function demand(spent: boolean, { effort = 100, mass = 70 }: Values): number {
  if (spent || effort <= 0) return 3.5 * mass
  return 7 * mass + 10.8 * effort
}

/** How much of the way from rest to the most is used. */
export function strain(oxygen: number, values: Values): number {
  const { restOxygen, mostOxygen } = bodyOf(values)
  return Math.min(1, Math.max(0, (oxygen - restOxygen) / (mostOxygen - restOxygen)))
}

/** Blood moved by one beat, in mL: it grows up to two fifths of the way and then stays. */
export function stroke(oxygen: number, values: Values): number {
  const { restStroke, mostStroke } = bodyOf(values)
  return restStroke + (mostStroke - restStroke) * Math.min(1, strain(oxygen, values) / 0.4)
}

/** Blood moved in a minute, in L. */
export const output = ({ heart, oxygen }: Pick<Athlete, 'heart' | 'oxygen'>, values: Values) =>
  (heart * stroke(oxygen, values)) / 1000
