import { type Kind, type Meter, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { Quantity } from '../../../../brief/brief.ts'
import { lights } from '../../read/quantities/names.ts'
import type { Known } from '../consequences/with-consequences.ts'
import { withChange } from './changes.ts'
import { withEdge } from './edges.ts'
import { filledIn, linked, type Whole } from './filled-in.ts'
import { flowRules, withPlaces } from './flows.ts'
import { toldOf } from './in-words.ts'
import { labelOf, type Scale, scaleOf } from './scale.ts'

/** A rulebook in which the quantities that the sentence speaks of rise and fall, and sentences for players about them. */
export function withQuantities(
  book: Rulebook,
  quantities: readonly Quantity[],
  known: Known,
): { book: Rulebook; howTo: string[] } {
  let made = book
  const howTo: string[] = []
  for (const whole of linked(quantities.map(filledIn))) {
    made = withOne(made, whole, known)
    howTo.push(...toldOf(whole, known.cast))
  }
  return { book: made, howTo }
}

function withOne(told: Rulebook, whole: Whole, known: Known): Rulebook {
  const scale = scaleOf(whole)
  const metered = withMeter(told, whole, scale)
  const placed = withPlaces(metered, whole, known)
  const flowing = { ...placed, rules: [...placed.rules, ...flowRules(placed, whole, scale)] }
  const changed = whole.changes.reduce(
    (book, change) => withChange(book, change, whole, scale, known),
    flowing,
  )
  const renewed =
    whole.isEased || whole.feeds !== undefined ? changed : withFreshStarts(changed, whole.name, scale)
  if (whole.feeds !== undefined) return renewed
  return whole.edges.reduce((book, edge) => withEdge(book, edge, whole, scale), renewed)
}

/** Whoever plays has so much of it, and a bar at the top says how much. A torch that burns down lights up less and less. */
function withMeter(book: Rulebook, whole: Whole, scale: Scale): Rulebook {
  const you = playerKind(book)
  const meter: Meter = { name: whole.name, from: scale.start, shown: true, says: labelOf(whole, scale) }
  const isLight = lights.test(whole.name) && (book.space.id === 'top' || book.space.id === 'float')
  const kinds = book.kinds.map((kind): Kind => {
    if (kind !== you) return kind
    const meters = [...(kind.meters ?? []), meter]
    return { ...kind, meters, ...(isLight && { shines: { within: 260, meter: whole.name } }) }
  })
  return { ...book, kinds, ...(isLight && { space: { ...book.space, dark: true } }) }
}

/** Where nothing else helps, whatever counts begins anew with it: the next cup is hot again. */
function withFreshStarts(book: Rulebook, meter: string, { start }: Scale): Rulebook {
  const goals = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'won' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  const counts = ({ do: effects }: Rule) =>
    effects.some((one) => 'tally' in one && one.add > 0 && goals.has(one.tally))
  return {
    ...book,
    rules: book.rules.map((rule) =>
      counts(rule) ? { ...rule, do: [...rule.do, { meter, of: 'player', set: start }] } : rule,
    ),
  }
}
