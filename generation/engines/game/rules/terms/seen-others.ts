import type { TermOf } from '../../../../brief/terms.ts'
import { type Film, type Frame, perSecond, type Seen } from '../film.ts'
import { all, gap, secondOf } from '../observe.ts'
import { type Played, stepsOf } from './steps.ts'

/** What somebody has with it: carried, or coming along because the figure at the top counts them. */
const carriedIn = ({ bodies }: Frame, you: string): Seen[] =>
  [...bodies.values()].filter(({ carrier }) => bodies.get(carrier)?.cast === you)

/** It was full now and then, never more than full, and there was more to take that was not taken before it was emptied. */
export function seenRoom({ many, holder }: TermOf<'room'>, { films, you }: Played): string | undefined {
  if (films.some((film) => isApart(film, holder, you))) return undefined
  let [full, emptied, left] = [0, 0, 0]
  let first: Frame | undefined
  for (const film of films)
    for (const { before, after } of stepsOf(film)) {
      const { load } = after
      if (load?.most !== many || load.taken > many || carriedIn(after, you).length > many) return undefined
      const isFull = load.taken === many
      if (isFull) first ??= after
      if (isFull) full++
      if (isFull && hasMore(after, you)) left++
      if ((before.load?.taken ?? 0) > load.taken) emptied++
    }
  return full > 0 && left > 0 && emptied > 0 && first
    ? `The figure at the top went up to ${many} of ${many}, first at ${secondOf(first)}, and never further, though there was more to take; ${emptied} times it went down again.`
    : undefined
}

/** Whether what it is put into is somewhere else than at whoever plays. */
const isApart = ({ frames }: Film, holder: string, you: string): boolean =>
  frames.filter((frame) => {
    const [me] = all(frame, you)
    return all(frame, holder).some((one) => !me || gap(one, me) > (one.size + me.size) * 0.8)
  }).length >
  frames.length * 0.05

/** Whether there is another one of those that are carried. */
function hasMore(frame: Frame, you: string): boolean {
  const casts = new Set(carriedIn(frame, you).map(({ cast }) => cast))
  if (casts.size === 0) return true
  return [...frame.bodies.values()].some(({ cast, carrier }) => carrier === 0 && casts.has(cast))
}

/** Whenever one of them was taken, the figure at the top went up by so many; and by one with anybody else. */
export function seenBulk({ whom, many }: TermOf<'bulk'>, { films, you }: Played): string | undefined {
  let [exact, other] = [0, 0]
  for (const film of films)
    for (const { before, after } of stepsOf(film)) {
      const had = new Set(carriedIn(before, you).map(({ id }) => id))
      const has = carriedIn(after, you)
      const taken = has.filter(({ id }) => !had.has(id))
      if (taken.length === 0 || has.length - taken.length < had.size || !before.load || !after.load) continue
      const more = after.load.taken - before.load.taken
      const due = taken.reduce((sum, { cast }) => sum + (cast === whom ? many : 1), 0)
      if (more !== due) other++
      else if (taken.some(({ cast }) => cast === whom)) exact++
    }
  return exact > 0 && other === 0
    ? `${exact} times one was taken along, and each took the room of ${many}.`
    : undefined
}

/** The hearts at the top went down one by one while somebody was right beside whoever plays, and without any it was lost. */
export function seenHealth({ part }: TermOf<'health'>, { films, you }: Played): string | undefined {
  let [hits, alone, over, on] = [0, 0, 0, 0]
  for (const film of films)
    for (const { before, after } of stepsOf(film)) {
      if (after.lives >= before.lives) continue
      const [me] = all(before, you)
      const isHit =
        me !== undefined &&
        [...before.bodies.values()].some(
          (one) => one.cast !== you && gap(one, me) < (one.size + me.size) * 0.9,
        )
      if (isHit) hits++
      else alone++
      if (after.lives > 0) continue
      if (film.status === 'lost') over++
      else on++
    }
  if (hits < 2 || alone > hits * 0.3) return undefined
  if (part === 'hit')
    return `${hits} times a heart was gone at the top when somebody was right beside the player.`
  return over > 0 && on === 0 ? 'It was lost at the moment in which the last heart was gone.' : undefined
}

const little = 0.02

/** What those who wait have left: the last meter that they have. */
const leftOf = ({ meters }: Seen): number | undefined => meters.at(-1)

export function seenPatience(
  { whom, part, many }: TermOf<'patience'>,
  { films }: Played,
): string | undefined {
  if (part === 'drops') return seenToDrop(films, whom)
  const gone = films.map((film) => goneIn(film, whom))
  const whole = gone.reduce((sum, { left }) => sum + left, 0)
  const stayed = gone.reduce((sum, { stayed: one }) => sum + one, 0)
  if (whole === 0 || stayed > 0) return undefined
  if (part === 'leaves')
    return `${whole} had none left while they waited, and each of them went away at that moment.`
  const isOver = films.some(({ status }, at) => status === 'lost' && gone[at]?.left === many)
  const isPast = films.some(({ status }, at) => status !== 'lost' && (gone[at]?.left ?? 0) >= (many ?? 0))
  return isOver && !isPast
    ? `It was lost when ${many} of them had gone away, and never went on after that.`
    : undefined
}

/** It went down in nearly every moment in which they were on their own, and not while they were carried. */
function seenToDrop(films: readonly Film[], whom: string): string | undefined {
  let [fell, kept, carried] = [0, 0, 0]
  for (const { frames } of films)
    for (let at = perSecond; at < frames.length; at += perSecond) {
      const [before, after] = [frames[at - perSecond], frames[at]]
      if (!before || !after) continue
      for (const is of all(after, whom)) {
        const was = before.bodies.get(is.id)
        const [then, now] = [was && leftOf(was), leftOf(is)]
        if (!was || was.state !== is.state || then === undefined || now === undefined || then < little)
          continue
        if (was.carrier !== 0 && is.carrier !== 0) carried += now < then - 0.001 ? 1 : 0
        else if (was.carrier === 0 && is.carrier === 0) now < then - 0.001 ? fell++ : kept++
      }
    }
  return fell > 20 && kept < fell * 0.1 && carried === 0
    ? `What they had left was over each of them, and it went down in ${fell} of ${fell + kept} seconds in which they waited.`
    : undefined
}

/** How many went away when they had nothing left, and how many stayed all the same. */
function goneIn(film: Film, whom: string): { left: number; stayed: number } {
  const empty = new Map<number, number>()
  let left = 0
  for (const { before, after } of stepsOf(film))
    for (const was of all(before, whom)) {
      const rest = leftOf(was)
      const is = after.bodies.get(was.id)
      if (rest === undefined || rest > little || was.carrier !== 0) continue
      if (is?.state === was.state) empty.set(was.id, (empty.get(was.id) ?? 0) + 1)
      else left++
    }
  return { left, stayed: [...empty.values()].filter((steps) => steps > perSecond).length }
}
