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

/** In how many ways it ends for those who try every choice. */
export const endingsOf = (tale: Tale): number =>
  [...walk(tale).reached].filter((id) => tale.scenes[id]?.ending).length

/** The same story with fewer endings: those go first without which all else can still be reached, and good ones last. */
export function withEndings(tale: Tale, many: number): Tale {
  const ends = Object.entries(tale.scenes).filter(([, { ending }]) => ending)
  if (ends.length <= many) return tale
  const last = [...ends].sort(([, one], [, other]) => Number(one.ending?.well) - Number(other.ending?.well))
  for (const [gone] of last) {
    const left = without(tale, gone)
    if (left) return withEndings(left, many)
  }
  return tale
}

/** Without a scene, and without whatever only led to it; nothing where the story would be stuck then. */
function without({ start, scenes, ...rest }: Tale, gone: string): Tale | undefined {
  const left = Object.fromEntries(
    Object.entries(scenes)
      .filter(([id]) => id !== gone)
      .map(([id, scene]) => [id, { ...scene, choices: scene.choices.filter(({ to }) => to !== gone) }]),
  )
  const isDead = Object.values(left).some(({ ending, choices }) => !ending && choices.length === 0)
  const tale = { ...rest, start, scenes: left }
  if (isDead) return undefined
  const { reached, stuck } = walk(tale)
  const all = Object.keys(left).every((id) => reached.has(id))
  return all && stuck.length === 0 ? tale : undefined
}
