import type { Reading } from '../../../../reading/schema.ts'
import type { Deed } from '../deeds.ts'
import { after, asOne, isOwn } from './joined.ts'

const fills = /^(?:fill|refill|top|draw|scoop|dip|load|fetch|get|collect|take)\b/
const pours =
  /^(?:pour|empty|tip|throw|splash|spray|dump|spill|water|put out|douse|extinguish|use|bring|carry|take|fill)\b/

/**
 * 'Fills his bucket at the well and pours the water on burning houses': a vessel is filled at one place and emptied at others, again and
 * again. Where nobody says what it is filled from, what it is filled with stands there.
 */
export function withVessels(deeds: readonly Deed[], reading: Reading): Deed[] {
  const own = deeds.filter((deed) => isOwn(deed, reading))
  for (const fill of own.filter(({ verb }) => fills.test(verb))) {
    const [vessel] = after(fill, undefined)
    const [liquid] = after(fill, /^(?:with|of)$/)
    const [source] = after(fill, /^(?:at|from|in|by|near|out of)$/)
    const isFilled = /^(?:fill|refill)\b/.test(fill.verb)
    // Whoever fetches something else than what is filled needs a place for it.
    if (vessel === undefined || (!isFilled && source === undefined)) continue
    const pour = own
      .slice(own.indexOf(fill) + 1)
      .find(
        (deed) => pours.test(deed.verb) && receiver(deed, { vessel, liquid, source }, reading) !== undefined,
      )
    const whom = pour && receiver(pour, { vessel, liquid, source }, reading)
    const poured = pour && after(pour, undefined).find((end) => end !== whom && end !== vessel)
    const from = source ?? liquid ?? poured
    if (!pour || whom === undefined || from === undefined) continue
    // 'And put them out', of those on whom it was poured.
    const ends = own.filter(
      (deed) =>
        deed !== fill &&
        deed !== pour &&
        deed.at > fill.at &&
        /^(?:put out|extinguish|douse|save)\b/.test(deed.verb) &&
        after(deed, undefined).every((end) => end === whom || end === poured),
    )
    return asOne(
      deeds,
      [fill, pour, ...ends],
      {
        verb: 'fill-and-empty',
        whoms: [
          { end: whom, by: undefined },
          { end: vessel, by: 'with' },
          { end: from, by: 'from' },
        ],
      },
      reading,
    )
  }
  return [...deeds]
}

type Known = { vessel: number; liquid: number | undefined; source: number | undefined }

/** Who gets what is in it: 'on houses', 'into the churn', or whoever is watered or put out with it. */
function receiver(deed: Deed, { vessel, liquid, source }: Known, reading: Reading): number | undefined {
  const isOther = (end: number) =>
    ![vessel, liquid, source].includes(end) && reading.things[end]?.role !== 'you'
  const [on] = after(deed, /^(?:on|onto|over|into|in|to|at)$/).filter(isOther)
  if (on !== undefined) return on
  const isDone = /^(?:water|put out|douse|extinguish)\b/.test(deed.verb)
  return isDone ? after(deed, undefined).find(isOther) : undefined
}
