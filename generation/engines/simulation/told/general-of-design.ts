import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import { Refused } from '../../../pipeline/engine.ts'
import type { DesignedGeneral } from './design-schema.ts'

type Rates = NonNullable<DesignedGeneral['rates']>
type Said = { notes: string[] }

const largest = 1e9
const kinds = ['rates', 'crowd', 'process', 'timeline'] as const

/** A general model of a provider's own, with its numbers brought where the model can be proven. */
export function generalOf(told: DesignedGeneral, said: Said): GeneralData {
  const filled = kinds.filter((kind) => told[kind] !== null)
  const { title, subject, rates, crowd, process, timeline } = told
  if (filled.length !== 1)
    throw new Refused(
      `The general model ‘${title}’ fills ${filled.length === 0 ? 'none' : filled.join(' and ')} of its kinds. Fill exactly one of rates, crowd, process and timeline, and set the others to null.`,
    )
  if (rates) return { title, subject, ...ratesOf(rates, said) }
  if (crowd) return { title, subject, kind: 'crowd', ...crowd }
  if (process) {
    const steps = process.steps.map((step) => ({ ...step, takes: lasting(step, process.steps, said) }))
    return { title, subject, kind: 'process', ...process, steps }
  }
  return { title, subject, kind: 'timeline', ...eventsOf(timeline) }
}

function ratesOf({ unit, timeUnit, stocks, flows }: Rates, said: Said) {
  const ids = stocks.map(({ id }) => id)
  refuseTwins('stocks', ids)
  refuseTwins(
    'flows',
    flows.map(({ id }) => id),
  )
  for (const { id, from, to, by } of flows) {
    const lost = [from, to, by].find((stock) => stock !== null && !ids.includes(stock))
    if (lost)
      throw new Refused(
        `The flow ‘${id}’ speaks of the stock ‘${lost}’, which is not there. The stocks are: ${ids.join(', ')}.`,
      )
    if (from === null && to === null)
      throw new Refused(`The flow ‘${id}’ needs a stock that it comes from or goes to.`)
  }
  const begun = stocks.map((stock) => ({
    ...stock,
    start: held(stock.start, 0, largest, `${stock.label} at first`, said),
  }))
  if (begun.every(({ start }) => start === 0))
    throw new Refused(
      'All stocks begin with nothing. Let at least one of them start above 0, so that it can be checked that nothing gets lost.',
    )
  return {
    kind: 'rates' as const,
    unit,
    timeUnit,
    stocks: begun,
    flows: flows.map(({ id, label, from, to, by, rate, most }) => {
      const end = held(most, 1e-6, largest, `The end of ‘${label}’`, said)
      return {
        id,
        label,
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        ...(by !== null && { by }),
        rate: held(rate, 0, end, label, said),
        most: end,
      }
    }),
  }
}

/** Slower than nothing is nothing: such a step takes a hundredth of the longest. */
function lasting(
  { name, takes }: { name: string; takes: number },
  steps: readonly { takes: number }[],
  said: Said,
): number {
  const longest = Math.max(...steps.map((step) => step.takes))
  return held(takes, longest > 0 ? longest / 100 : 1, largest, `How long ‘${name}’ takes`, said)
}

function eventsOf(timeline: DesignedGeneral['timeline']) {
  if (!timeline) throw new Error('A timeline that is none')
  const years = new Set(timeline.events.map(({ year }) => year))
  if (years.size < 2) throw new Refused('The events of a timeline need at least two different years.')
  return timeline
}

function refuseTwins(what: string, ids: readonly string[]): void {
  const twin = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twin) throw new Refused(`Two ${what} have the id ‘${twin}’. Give each of them one of its own.`)
}

/** A number within its range; where it was outside, that is said. */
export function held(
  value: number,
  from: number,
  to: number,
  what: string,
  { notes }: Said,
  unit = '',
): number {
  const inside = Math.min(to, Math.max(from, value))
  if (inside !== value)
    notes.push(
      `${what} was to be ${value}${unit}; it can be from ${from} to ${to}${unit}, so it is ${inside}.`,
    )
  return inside
}
