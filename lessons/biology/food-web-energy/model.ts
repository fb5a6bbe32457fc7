import type { Values } from '@makebelieve/kit/simulation/system'

/** Energy held by each link and by dead matter, and all that was caught, turned to heat or taken away so far, in kJ/m². Days. */
export type FoodChain = {
  held: [grass: number, hoppers: number, frogs: number, hawks: number]
  dead: number
  heat: number
  away: number
  caught: number
  time: number
  steps: number
}

/** How long energy stays in a link, in days. */
export const stays = [50, 30, 80, 150] as const
const rots = 40
/** Of what is not handed on, the share that is breathed out as heat; the rest is dung and dead matter. */
const breathed = 0.6

/** What plants bind, in kJ/m² a day: a watt is 86.4 kJ a day. */
export const caughtADay = ({ sun = 200, capture = 1 }: Values) => ((sun * capture) / 100) * 86.4

export type Flows = {
  into: [grass: number, hoppers: number, frogs: number, hawks: number]
  out: number[]
  heat: number
  away: number
  dead: number
}

export function flowsOf({ held, dead }: Pick<FoodChain, 'held' | 'dead'>, values: Values): Flows {
  const share = (values.transfer ?? 10) / 100
  const out = held.map((energy, i) => energy / (stays[i] ?? 1))
  const [grass = 0, hoppers = 0, frogs = 0, hawks = 0] = out
  // Frogs that people take away are neither eaten nor left to rot.
  const away = (frogs * (values.taken ?? 0)) / 100
  const eaten: [number, number, number] = [grass * share, hoppers * share, (frogs - away) * share]
  const rest = grass + hoppers + frogs + hawks - away - eaten[0] - eaten[1] - eaten[2]
  return {
    into: [caughtADay(values), ...eaten],
    out,
    heat: rest * breathed + dead / rots,
    away,
    dead: rest * (1 - breathed) - dead / rots,
  }
}

export const stored = ({ held, dead }: FoodChain) => held.reduce((sum, one) => sum + one, dead)
