import { type Film, type Frame, perSecond } from '../film.ts'
import { all, gap } from '../observe.ts'
import type { Flow } from './filled-in.ts'
import type { Scale } from './scale.ts'

/** Surely near, and surely not: what lies between says nothing. */
const near = 110
const far = 155
const slow = 20
const quick = 35

/** Whether a bar went that way by itself: often, where it always should, and else more while it was said to than otherwise. */
export function flowSeen(
  films: readonly Film[],
  label: string,
  flow: Flow,
  besides: readonly Flow[],
  scale: Scale,
  you: string,
): string | undefined {
  const isAlways = flow.near === undefined && flow.during === undefined
  // What always goes on is seen where nothing else does.
  const isAlone = (before: Frame, after: Frame) =>
    besides.every(
      (one) => (one.near ?? one.during) === undefined || isThen(before, after, one, you) === false,
    )
  const then: number[] = []
  const others: number[] = []
  for (const { frames } of films)
    for (const [at, after] of frames.entries()) {
      const before = frames[at - 1]
      const change = before && changeIn(before, after, label, scale, flow.way)
      if (!before || change === undefined) continue
      const is = isAlways ? isAlone(before, after) || undefined : isThen(before, after, flow, you)
      if (is !== undefined) (is ? then : others).push(change * perSecond)
    }
  if (isAlways) return alwaysIn(then, flow, label)
  if (then.length < 5 || others.length < 5) return undefined
  const [now, usual] = [mean(then), mean(others)]
  const little = 0.006 * scale.span
  const isSo =
    flow.way === 'none'
      ? Math.abs(now) < Math.abs(usual) * 0.4 && Math.abs(usual) > little
      : flow.way === 'up'
        ? now > little && now > usual + little
        : now < -little && now < usual - little
  const rate = (value: number) => `${value > 0 ? '+' : ''}${Math.round(value * 100)} %`
  return isSo ? `The ${label} bar went ${rate(now)} a second then, and ${rate(usual)} otherwise.` : undefined
}

function alwaysIn(changes: readonly number[], { way }: Flow, label: string): string | undefined {
  const moved = changes.filter((change) => (way === 'up' ? change > 0 : change < 0)).length
  return moved > 40 && moved > changes.length * 0.4
    ? `The ${label} bar went ${way} by itself in ${Math.round((moved / changes.length) * 100)} % of the time.`
    : undefined
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** How far a bar went from one frame to the next. What is done at once is no flow, and at its end it can go no further. */
function changeIn(
  before: Frame,
  after: Frame,
  label: string,
  { span }: Scale,
  way: Flow['way'],
): number | undefined {
  const [was, is] = [before.gauges.get(label), after.gauges.get(label)]
  if (was === undefined || is === undefined || Math.abs(is - was) > span * 0.06) return undefined
  if ((way !== 'up' && was < 0.002) || (way !== 'down' && was > 0.998)) return undefined
  return is - was
}

/** Whether it was then: undefined where that cannot be told. */
function isThen(before: Frame, after: Frame, { during, near: whom }: Flow, you: string): boolean | undefined {
  const [was] = all(before, you)
  const [is] = all(after, you)
  if (!was || !is) return undefined
  if (during !== undefined) {
    const pace = gap(was, is) * perSecond
    if (pace > slow && pace < quick) return undefined
    return pace <= slow === (during === 'still')
  }
  if (whom === undefined) return true
  const nearest = Math.min(...all(after, whom).map((one) => Math.hypot(one.x - is.x, one.y - is.y)))
  return nearest < near ? true : nearest > far ? false : undefined
}
