import { bookOf, kindOf, playerOf, type RulesWorld } from './world.ts'

/** A quantity that has a bar with a name at the top: how full it is, from 0 to 1, and the figure for it. */
export type Gauge = { name: string; part: number; figure: string }

export function gaugesOf(world: RulesWorld): Gauge[] {
  const { kind, meters } = playerOf(world)
  return (kindOf(bookOf(world), kind).meters ?? []).flatMap(({ name, says }): Gauge[] => {
    if (!says) return []
    const part = meters[name] ?? 0
    const { from, to, unit } = says
    return [{ name: says.name, part, figure: `${Math.round(from + (to - from) * part)}${unit}` }]
  })
}
