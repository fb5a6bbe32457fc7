import type { Quantity, QuantityPart } from '../../../../brief/brief.ts'
import { soon } from '../consequences/seen.ts'
import type { Film, Frame } from '../film.ts'
import { all, secondOf } from '../observe.ts'
import { type Edge, filledIn } from './filled-in.ts'
import { labelName, type Scale, scaleOf } from './scale.ts'
import { changeSeen } from './seen-change.ts'
import { flowSeen } from './seen-flow.ts'

/** Whether a quantity was seen to do what is said of it, by its bar and by what became of the game: a sentence that says so, or nothing. */
export function seenToMeasure(
  films: readonly Film[],
  quantity: Quantity,
  parts: readonly QuantityPart[],
  you: string,
): string | undefined {
  const label = labelName(quantity)
  const scale = scaleOf(filledIn(quantity))
  // What comes with the last step of a game is there all the same.
  const whole = films.map((film) => ({
    ...film,
    frames: [...film.frames, ...(film.last ? [film.last] : [])],
  }))
  const flows = quantity.parts.filter((part) => part.about === 'flow')
  const seen = parts.map((part) =>
    part.about === 'flow'
      ? flowSeen(
          whole,
          label,
          part,
          flows.filter((one) => one !== part && one.words !== part.words),
          scale,
          you,
        )
      : partSeen(whole, label, part, scale, you),
  )
  return seen.every((one) => one !== undefined) ? [...new Set(seen)].join(' ') : undefined
}

function partSeen(
  films: readonly Film[],
  label: string,
  part: Exclude<QuantityPart, { about: 'flow' }>,
  scale: Scale,
  you: string,
): string | undefined {
  switch (part.about) {
    case 'shown': {
      const isThere = films.every(({ frames }) => frames.every(({ gauges }) => gauges.has(label)))
      return isThere && films.length > 0 ? `A bar called “${label}” was there all the time.` : undefined
    }
    case 'change':
      return changeSeen(films, label, part, scale, you)
    case 'edge':
      return edgeSeen(films, label, part, scale)
  }
}

/** Whenever the bar got there, what was said happened, and nobody played on past it. */
function edgeSeen(films: readonly Film[], label: string, edge: Edge, scale: Scale): string | undefined {
  const { floor, ceiling, span } = scale
  const isWithin = ({ gauges }: Frame, reach: number) => {
    const value = gauges.get(label)
    return value !== undefined && (edge.side === 'full' ? value >= ceiling - reach : value <= floor + reach)
  }
  // Where it goes on, the bar is set back to its middle at once.
  const isReset = (before: Frame, after: Frame) =>
    isWithin(before, span * 0.05) &&
    Math.abs((after.gauges.get(label) ?? 9) - (floor + ceiling) / 2) < span * 0.03
  const gets = (before: Frame, after: Frame) =>
    (isWithin(after, 0) && !isWithin(before, 0)) || (edge.so !== 'lost' && isReset(before, after))
  let [came, due] = [0, 0]
  let first: Frame | undefined
  for (const { frames, status } of films)
    for (const [at, frame] of frames.entries()) {
      const before = frames[at - 1]
      if (!before || !gets(before, frame)) continue
      due++
      const later = frames.slice(at, at + soon)
      const happens =
        edge.so === 'lost'
          ? status === 'lost' && at >= frames.length - soon
          : edge.so === 'hurts'
            ? later.some(({ lives }) => lives < before.lives)
            : later.some((one) => all(one, edge.whom ?? '').some(({ id }) => !before.bodies.has(id)))
      if (!happens) continue
      came++
      first ??= frame
    }
  const past = edge.value === undefined ? edge.side : `past ${edge.value}`
  return came > 0 && came >= due * 0.8 && first
    ? `When the ${label} bar was ${past}, that is what happened, ${came} of ${due} times; first at ${secondOf(first)}.`
    : undefined
}
