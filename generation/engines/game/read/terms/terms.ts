import { actsIn } from './acts.ts'
import { businessesIn } from './business.ts'
import { choicesIn } from './choices.ts'
import { closingsIn } from './closing.ts'
import { contestsIn } from './contests.ts'
import { destinationsIn } from './destinations.ts'
import { estatesIn } from './estates.ts'
import { eventsIn, hitsIn } from './events.ts'
import { fitsIn } from './fits.ts'
import type { Found } from './found.ts'
import { healthIn } from './health.ts'
import { hiresIn } from './hires.ts'
import { joiningsIn } from './joinings.ts'
import { lossesIn } from './losses.ts'
import { numbersIn } from './numbers.ts'
import { patienceIn } from './patience.ts'
import { ripeningIn } from './ripening.ts'
import { roomIn } from './room.ts'
import { roundsIn } from './rounds.ts'
import { timingIn } from './timing.ts'
import { victoriesIn } from './victories.ts'
import { waresIn } from './wares.ts'
import { worthIn } from './worth.ts'
import { wrongsIn } from './wrongs.ts'

/** Each kind of term is read by itself; where two claim the same words, the first of these does. */
const readers = [
  contestsIn,
  estatesIn,
  healthIn,
  patienceIn,
  numbersIn,
  joiningsIn,
  timingIn,
  destinationsIn,
  choicesIn,
  fitsIn,
  actsIn,
  wrongsIn,
  eventsIn,
  closingsIn,
  hiresIn,
  waresIn,
  lossesIn,
  hitsIn,
  ripeningIn,
  worthIn,
  roundsIn,
  businessesIn,
  roomIn,
  victoriesIn,
]

/**
 * What a text settles, and what it says besides. Clauses about prices, wares, states, events and endings are about nobody who does anything:
 * whoever reads who is there and what they do reads only the rest.
 */
export function termsIn(text: string): { terms: Found['term'][]; rest: string } {
  const kept: Found[] = []
  for (const read of readers)
    for (const one of read(text).toSorted((a, b) => b.end - b.start - (a.end - a.start)))
      if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one)
  const inOrder = kept.toSorted((one, other) => one.start - other.start)
  let rest = ''
  let from = 0
  for (const { start, end, left = '' } of inOrder) {
    rest += text.slice(from, start) + left
    from = end
  }
  rest += text.slice(from)
  return { terms: inOrder.map(({ term }) => term), rest: kept.length === 0 ? text : tidied(rest) }
}

/** Without the signs and joining words that stood around what was cut out. */
const tidied = (text: string) =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(/(?:\s*(?:[,;:]|\b(?:and|but|so|then|or|where)\b))+\s*(?=[.;!?]|$)/gi, '')
    .replace(/(?:[,;:]\s*(?:and |but |so )?)+(?=[,;])/gi, '')
    .replace(/(?<=^|[.!?])(?:\s|[,;.:]|\b(?:and|but)\b)+(?=\s|\w)/gi, ' ')
    .replace(/\s+(?=[,;.!?])/g, '')
    .replace(/([.!?])(?:[.,;:]\s*)+/g, '$1 ')
    .replace(/\s{2,}/g, ' ')
    .trim()
