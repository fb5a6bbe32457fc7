import type { EnvironmentPlan } from './design.ts'
import type { EnvironmentVerdict } from './verify.ts'

/**
 * Another plan, now that it is known what failed: fewer of the things that nobody asked for, and another chance for
 * where they stand. Nothing where that does not help: no other plan makes a broken file whole.
 */
export function repaired(
  plan: EnvironmentPlan,
  { checks }: Pick<EnvironmentVerdict, 'checks'>,
): EnvironmentPlan | undefined {
  const failed = checks.flatMap(({ passed, code }) => (passed ? [] : [code]))
  if (failed.length === 0 || failed.includes('shipped')) return undefined
  const things = plan.things.map((thing) =>
    thing.asked
      ? thing
      : { ...thing, count: Math.floor(thing.count * 0.6), variants: Math.min(thing.variants, 2) },
  )
  const isThinner = things.some(({ count }, i) => count < (plan.things[i]?.count ?? 0))
  const note = 'It was too crowded at first, so I put less around what you asked for.'
  const notes = plan.notes.includes(note) || !isThinner ? plan.notes : [...plan.notes, note]
  return { ...plan, seed: plan.seed + 1, things: things.filter(({ count }) => count > 0), notes }
}
