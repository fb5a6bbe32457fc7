import type { Reading } from '../../../../reading/schema.ts'
import type { Deed } from '../deeds.ts'
import { after, asOne, isOwn } from './joined.ts'

const follows = /^(?:follow|track|trace|pursue|go after|read|spot|search for|look for)\b/
const finds =
  /^(?:find|catch|discover|reach|rescue|save|get|track down|track|hunt|hunt down|meet|lead|see|identify)\b/
/** What somebody leaves behind where it went. */
const traces =
  /^(?:(?:foot|paw|hoof|boot|shoe|hand|finger|claw)?(?:prints?|steps?|marks?)|tracks?|trails?|traces?|(?:bread)?crumbs?|spoors?|scents?|droppings)$/i

/** 'Follows muddy footprints to find the cat', 'tracks paw prints to a lost cub', 'footprints lead to the thief': traces that lead to somebody. */
export function withTracks(deeds: readonly Deed[], reading: Reading): Deed[] {
  const isTrace = (end: number) =>
    (reading.things[end]?.noun.words ?? []).some((at) => traces.test(reading.words[at]?.text ?? ''))
  const own = deeds.filter((deed) => isOwn(deed, reading))
  for (const follow of own.filter(({ verb }) => follows.test(verb))) {
    const named = [...after(follow, undefined), ...after(follow, /^(?:by|from|with|using)$/)]
    const trace = named.find(isTrace)
    if (trace === undefined) continue
    const isOther = (end: number) => end !== trace && reading.things[end]?.role !== 'you'
    const [whose] = [
      ...after(follow, /^(?:of|to|until)$/),
      ...after(follow, undefined).filter(() => /^track/.test(follow.verb)),
    ].filter(isOther)
    // Who is found at their end, by whoever plays or by where they lead.
    const find = deeds.find(
      (deed) =>
        deed !== follow &&
        finds.test(deed.verb) &&
        (isOwn(deed, reading) || deed.who === trace) &&
        [...after(deed, undefined), ...after(deed, /^to$/)].some(isOther),
    )
    const found = find && [...after(find, undefined), ...after(find, /^to$/)].find(isOther)
    const whom = found ?? whose
    if (whom === undefined) continue
    return asOne(
      deeds,
      find && found !== undefined ? [follow, find] : [follow],
      {
        verb: 'follow-traces',
        whoms: [
          { end: whom, by: undefined },
          { end: trace, by: 'with' },
        ],
      },
      reading,
    )
  }
  return [...deeds]
}
