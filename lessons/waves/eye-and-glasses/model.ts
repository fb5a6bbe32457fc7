import type { Values } from '@makebelieve/kit/simulation/system'

/** The eye's lens is squeezed until the picture is sharp; strengths in dioptres (1/m), lengths in m. */
export type Eye = { time: number; strength: number }

/** In air instead of the eye's water, as in the reduced eye of textbooks: a normal relaxed eye has 58.8 dioptres and is 17 mm long. */
export const relaxed = 58.8
/** How fast the muscle moves, in s. */
export const quick = 0.25
export const pupil = 0.004

/** From lens to retina: a short-sighted eye is too long. */
export const longOf = ({ length = 17 }: Values) => length / 1000

/** By how much the lens can be made stronger, in dioptres: Hofstetter's mean for an age, never less than none. */
export const reserve = ({ age = 12 }: Values) => Math.max(0, 18.5 - 0.3 * age)

/** Spread of the light from a point before the eye lens: with the glasses, if any. */
export function arriving({ distance = 2, glasses = 0 }: Values): number {
  return -1 / distance + glasses
}

/** How strong the lens would have to be for a sharp picture. */
export const wanted = (values: Values) => 1 / longOf(values) - arriving(values)

/** What it can do of that. */
export const possible = (values: Values) =>
  Math.min(relaxed + reserve(values), Math.max(relaxed, wanted(values)))

/** A ray that enters at a height and where it strikes the retina: bent by glasses and lens, each by height times strength. */
export function strikes(height: number, state: Eye, values: Values): number {
  const { distance = 2, glasses = 0 } = values
  const slope = height / distance - height * glasses - height * state.strength
  return height + slope * longOf(values)
}

/** How wide the light of a point is spread on the retina, in mm: between the rays at the rims of the pupil. */
export const blurOf = (state: Eye, values: Values) =>
  1000 * Math.abs(strikes(pupil / 2, state, values) - strikes(-pupil / 2, state, values))

/** Where the rays meet behind the lens, in m. */
export const meetingOf = (state: Eye, values: Values) => 1 / Math.max(1, state.strength + arriving(values))
