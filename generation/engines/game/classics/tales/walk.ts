import type { Tale, TaleChoice } from '@makebelieve/kit/game-2d/turns/tale'

/** All that can happen in a story: which scenes and endings are reached, and where no end can be reached any more. */
export function walk({ start, scenes }: Tale): { reached: Set<string>; stuck: string[] } {
  const reached = new Set<string>()
  const keyOf = (at: string, has: readonly string[]) => `${at} ${has.join()}`
  const first = { at: start, has: [] as string[] }
  const waiting = [first]
  const seen = new Map([[keyOf(start, []), first]])
  /** From where one came to a state, and states in which it ends. */
  const before = new Map<string, string[]>()
  const ends: string[] = []
  for (const { at, has } of waiting) {
    const scene = scenes[at]
    if (!scene) throw new Error(`The story leads to ${at}, which does not exist`)
    reached.add(at)
    const here = keyOf(at, has)
    if (scene.ending) {
      ends.push(here)
      continue
    }
    for (const { to, gives = [], takes = [] } of scene.choices.filter((choice) => isOpen(choice, has))) {
      const next = [...new Set([...has, ...gives])].filter((one) => !takes.includes(one)).sort()
      const key = keyOf(to, next)
      before.set(key, [...(before.get(key) ?? []), here])
      if (seen.has(key)) continue
      const state = { at: to, has: next }
      seen.set(key, state)
      waiting.push(state)
    }
  }
  const good = new Set(ends)
  for (const state of good) for (const one of before.get(state) ?? []) good.add(one)
  const stuck = [...seen].flatMap(([key, { at }]) => (good.has(key) ? [] : [at]))
  return { reached, stuck: [...new Set(stuck)] }
}

const isOpen = ({ needs = [], without = [], use, spot }: TaleChoice, has: readonly string[]) =>
  needs.every((one) => has.includes(one)) &&
  !without.some((one) => has.includes(one)) &&
  (use === undefined || has.includes(use)) &&
  (!spot?.startsWith('item ') || has.includes(spot.slice(5)))

/** A story that may be shown: every scene can be reached, and whatever is chosen, it comes to an end. */
export function sound(tale: Tale): Tale {
  const { reached, stuck } = walk(tale)
  const unreached = Object.keys(tale.scenes).filter((id) => !reached.has(id))
  if (stuck.length + unreached.length > 0)
    throw new Error(`The story is stuck in ${stuck.join(', ')} and never reaches ${unreached.join(', ')}`)
  return tale
}
