import type { Values } from '@makebelieve/kit/simulation/system'

/** Clips in the basket, whether the magnet holds it, and how many it last held. */
export type Electromagnet = {
  load: number
  held: boolean
  /** Since it fell, in seconds. */
  fallen: number
  best: number
  time: number
}

const vacuum = 4e-7 * Math.PI
/** A bent rod: 15 cm long, 5 mm thick. The bar below it closes the way of the field. */
export const rod = { long: 0.15, area: 2e-5 } as const
/** What a core adds to the field at most, and the field strength at which it has half of that. */
export const cores = [
  { name: 'wood', most: 0, half: 1 },
  { name: 'ferrite', most: 0.4, half: 160 },
  { name: 'soft iron', most: 2.1, half: 835 },
] as const
/** A paper clip has a gram; basket and bar together have five. */
export const clip = 0.001 * 9.81
export const empty = 5

export const coreOf = ({ core = 2 }: Values) => cores[Math.round(core)] ?? cores[2]

/** The flux density in teslas that goes with a field strength in the core. */
const inCore = (strength: number, { most, half }: { most: number; half: number }) =>
  vacuum * strength + (most * strength) / (strength + half)

/** Ampère: current times turns is what core and both gaps take together. Found by halving. */
export function fieldOf(values: Values): number {
  const { turns = 100, current = 1, gap = 0.2 } = values
  const drive = turns * current
  const core = coreOf(values)
  let [low, high] = [0, drive / rod.long]
  for (let i = 0; i < 50; i++) {
    const strength = (low + high) / 2
    const taken = strength * rod.long + (inCore(strength, core) / vacuum) * 2 * gap * 0.001
    if (taken > drive) high = strength
    else low = strength
  }
  return inCore((low + high) / 2, core)
}

/** Maxwell's pull at both ends, in newtons. */
export const pullOf = (values: Values) => (fieldOf(values) ** 2 * rod.area) / vacuum

/** How many clips it can hold. */
export const holds = (values: Values) => Math.max(0, pullOf(values) / clip - empty)
