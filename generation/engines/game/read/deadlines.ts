import type { Brief, BriefDeed } from '../../../brief/brief.ts'
import type { Piece } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'

/** 'Before sunset', 'before the party begins', 'midnight is the deadline'. */
export const isDeadline = ({ text }: Piece): boolean =>
  /^before\b(?! (?:you|we|they|he|she|it)\b)|\bis (?:the|your|our) deadline$/i.test(text)

/**
 * Conditions that only say how long there is time become a deed of their own. Whoever is against the player and comes at last does so
 * itself: the deed is claimed in the words of the whole condition. Where something is done to somebody ('before the fog swallows the
 * ships'), that deed says it all.
 */
export function withDeadlines(
  done: readonly BriefDeed[],
  conditions: readonly Piece[],
  deeds: readonly Deed[],
  actors: Brief['actors'],
): BriefDeed[] {
  const isFoe = (id: string) => actors.some((actor) => actor.id === id && /^(?:enemy|boss)$/.test(actor.role))
  let all = [...done]
  for (const piece of conditions.filter(isDeadline)) {
    const inside = deeds.filter(({ at }) => piece.words.includes(at)).map(({ words }) => words)
    const own = all.filter(({ words, within }) => within && inside.includes(words))
    if (own.some(({ whoms }) => whoms.length > 0)) continue
    const coming = own.find(
      ({ subject, verb }) => isFoe(subject) && /^(?:come|arrive|approach|wake)$/.test(verb),
    )
    all = all.filter((deed) => !own.includes(deed))
    if (coming) {
      const { within: _, ...deed } = coming
      all.push({ ...deed, words: piece.text })
    } else
      all.push({
        subject: 'player',
        verb: 'be in time',
        whoms: [],
        particles: [],
        negated: false,
        words: piece.text,
      })
  }
  return all
}
