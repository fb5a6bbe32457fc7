import type { BriefDeed, Consequence } from '../../../brief/brief.ts'

const eating = /^(?:eat|swallow|gobble|gobble up|gulp|gulp down|munch|devour|absorb|feed on)$/
const growing = /^(?:grow|get bigger|grow bigger|become bigger|get larger)$/

/**
 * Whoever eats to grow grows by what is eaten; what grows because one waters or feeds it is no danger that grows by itself. Deeds as they
 * are meant then, and what follows from what.
 */
export function withGrowth(
  deeds: readonly BriefDeed[],
  prompt: string,
): { deeds: BriefDeed[]; consequences: Consequence[] } {
  const isDone = ({ subject, negated }: BriefDeed) => subject === 'player' && !negated
  const food = deeds
    .filter((deed) => isDone(deed) && eating.test(deed.verb))
    .flatMap(({ whoms }) => whoms.find(({ by }) => by === undefined)?.id ?? [])[0]
  const isToGrow = ({ subject, verb, whoms }: BriefDeed) =>
    (subject === 'player' || subject === food) && growing.test(verb) && whoms.length === 0
  const grows = toGrow.test(prompt) || deeds.some((deed) => isDone(deed) && isToGrow(deed))
  const consequences: Consequence[] = []
  const made = deeds.flatMap((deed): BriefDeed[] => {
    const { subject, verb, whoms, words } = deed
    if (food !== undefined && grows) {
      if (isToGrow(deed)) return [{ ...deed, subject: 'player', verb: byEating, whoms: [{ id: food }] }]
      if (isDone(deed) && eating.test(verb) && whoms.some(({ id }) => id === food))
        return [{ ...deed, verb: byEating }]
    }
    const care = deeds.find(
      (one) =>
        isDone(one) && one !== deed && one.whoms.some(({ id, by }) => id === subject && by === undefined),
    )
    const isSo = new RegExp(`\\b(?:so|to make|until|and)\\b[^.;]*\\b${words.split(' ').at(-1)}`, 'i').test(
      prompt,
    )
    if (subject === 'player' || !growing.test(verb) || whoms.length > 0 || !care || !isSo) return [deed]
    consequences.push({
      words: words.charAt(0).toUpperCase() + words.slice(1),
      cause: { verb: care.verb, whom: subject },
      effect: { does: 'bigger', whom: subject },
    })
    return []
  })
  return { deeds: made, consequences }
}

const toGrow =
  /\b(?:eat|swallow|gobble|munch|devour|absorb)\w*\b[^.;]* to (?:grow|(?:get|become) (?:bigger|larger|big|huge))\b/i
const byEating = 'grow by eating'
