import type { End, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

/** It is lost with so many of those whom the game counts as lost anyway, and by nothing else that counts them. */
export function withToll(book: Rulebook, { many, words }: TermOf<'toll'>): Rulebook | undefined {
  const counted = (end: End) =>
    end.result === 'lost' && 'tallies' in end.when && end.when.tallies.length === 1
      ? end.when.tallies[0]
      : undefined
  const end = book.ends.find((one) => /^(?:lost|taken) /.test(counted(one)?.tally ?? ''))
  const goal = end && counted(end)
  if (!end || !goal) return undefined
  const made: End = {
    ...end,
    when: { tallies: [{ ...goal, reaches: many }] },
    says: `${many} ${goal.says}.`,
    because: { words },
  }
  return { ...book, ends: book.ends.map((one) => (one === end ? made : one)) }
}
