import type { Values } from '@makebelieve/kit/simulation/system'

/** Where the sledge is and how fast it goes, to the right above zero; metres and seconds. `letGo` is where they let go. */
export type Tug = { place: number; speed: number; time: number; warmth: number; work: number; letGo: number }

/** How hard one animal pulls, in newtons, and how far the sledge may go to either side, in metres. */
export const pullOfOne = 100
export const room = 20

export const grounds = [
  { name: 'smooth ice', rub: 0 },
  { name: 'snow', rub: 0.05 },
  { name: 'grass', rub: 0.25 },
  { name: 'sand', rub: 0.5 },
] as const
export const groundOf = ({ floor = 1 }: Values) => grounds[Math.round(floor)] ?? grounds[1]

/** Forces along the ground, to the right above zero. A sledge at rest is held until the pull beats the rubbing. */
export function forcesOn({ speed, time }: Tug, values: Values) {
  const { left = 2, right = 3, mass = 60, pulls = 4 } = values
  const on = time < pulls - 1e-9 ? 1 : 0
  const [cats, dogs] = [-Math.round(left) * pullOfOne * on, Math.round(right) * pullOfOne * on]
  const most = groundOf(values).rub * mass * 9.81
  const pull = cats + dogs
  const rub = speed !== 0 ? -Math.sign(speed) * most : -Math.sign(pull) * Math.min(most, Math.abs(pull))
  return { cats, dogs, rub, net: pull + rub }
}
