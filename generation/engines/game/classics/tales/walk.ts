import type { Tale, TaleChoice } from '@makebelieve/kit/game-2d/turns/tale'

/** All that can happen in a story: which scenes and endings are reached, and where it stops without an end. */
export function walk({ start, scenes }: Tale): { reached: Set<string>; stuck: string[] } {
  const reached = new Set<string>()
  const stuck: string[] = []
  const seen = new Set<string>()
  const waiting = [{ at: start, has: [] as string[] }]
  for (const { at, has } of waiting) {
    const scene = scenes[at]
    if (!scene) throw new Error(`The story leads to ${at}, which does not exist`)
    reached.add(at)
    if (scene.ending) continue
    const open = scene.choices.filter((choice) => isOpen(choice, has))
    if (open.length === 0) stuck.push(at)
    for (const { to, gives = [], takes = [] } of open) {
      const next = [...new Set([...has, ...gives])].filter((one) => !takes.includes(one)).sort()
      const key = `${to} ${next.join()}`
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push({ at: to, has: next })
    }
  }
  return { reached, stuck }
}

const isOpen = ({ needs = [], without = [] }: TaleChoice, has: readonly string[]) =>
  needs.every((one) => has.includes(one)) && !without.some((one) => has.includes(one))

/** A story that may be shown: every scene can be reached, and whatever is chosen, it comes to an end. */
export function sound(tale: Tale): Tale {
  const { reached, stuck } = walk(tale)
  const unreached = Object.keys(tale.scenes).filter((id) => !reached.has(id))
  if (stuck.length + unreached.length > 0)
    throw new Error(`The story is stuck in ${stuck.join(', ')} and never reaches ${unreached.join(', ')}`)
  return tale
}
