/** Fire beats leaf, leaf beats water, water beats fire. */
export type Kind = 'fire' | 'water' | 'leaf'

export const kinds: readonly Kind[] = ['fire', 'leaf', 'water']

const beats: Record<Kind, Kind> = { fire: 'leaf', leaf: 'water', water: 'fire' }

export type Creature = {
  id: number
  cast: string
  kind: Kind
  level: number
  health: number
  most: number
  /** It has evolved. */
  grown?: true
}

export type Effect = 'strong' | 'weak' | 'plain'

export const effectOf = (by: Kind, on: Kind): Effect =>
  beats[by] === on ? 'strong' : beats[on] === by ? 'weak' : 'plain'

const factors: Record<Effect, number> = { strong: 1.8, weak: 0.55, plain: 1 }

const healthAt = (level: number) => 18 + 4 * level

export const newCreature = (id: number, cast: string, kind: Kind, level: number): Creature => ({
  id,
  cast,
  kind,
  level,
  health: healthAt(level),
  most: healthAt(level),
})

export type Blow = 'strike' | 'power'

/** How much a blow takes, before luck: a plain one always counts the same, the power of its kind more or less. */
export function forceOf(by: Creature, on: Creature, blow: Blow): number {
  const base = 4 + by.level
  return base * (blow === 'power' ? factors[effectOf(by.kind, on.kind)] : 1)
}

export const bestBlow = (by: Creature, on: Creature): Blow =>
  effectOf(by.kind, on.kind) === 'strong' ? 'power' : 'strike'

const highest = 8
const grownAt = 3

/** Whoever has won a fight is stronger from then on, and evolves when it has won some. */
export function stronger(one: Creature): Creature {
  if (one.level >= highest) return one
  const level = one.level + 1
  const grows = level >= grownAt && !one.grown
  const more = healthAt(level) - healthAt(one.level) + (grows ? 4 : 0)
  return {
    ...one,
    level,
    most: one.most + more,
    health: one.health + more,
    ...((one.grown || grows) && { grown: true as const }),
  }
}
