import type { Amount, End, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { Term, TermOf } from '../../../../brief/terms.ts'
import type { Wish } from '../compose.ts'

const slots = ['who', 'whom', 'with', 'to', 'from'] as const

/** Where the sentence says by what it is won, it is won by nothing else, and nobody has to get to a flag that only the form put there. */
export function towardsVictory(wishes: readonly Wish[], terms: readonly Term[]): Wish[] {
  const meant = terms.flatMap((term) => (term.about === 'victory' ? [term.whom] : []))
  const isMeant = (wish: Wish) => slots.some((slot) => meant.includes(wish[slot]?.id ?? ''))
  if (meant.length === 0 || !wishes.some(isMeant)) return [...wishes]
  return wishes
    .filter((wish) => isMeant(wish) || wish.form === undefined || wish.mechanic !== 'reach')
    .map((wish) => (isMeant(wish) ? wish : { ...wish, aside: true }))
}

/** Won by just that, as it was said. */
export function withVictory(book: Rulebook, { whom, many, words }: TermOf<'victory'>): Rulebook | undefined {
  const because = { words }
  const isAbout = ({ result, when }: End) =>
    result === 'won' && 'tallies' in when && when.tallies.some(({ cast }) => cast === whom)
  if (!book.ends.some(isAbout)) return undefined
  // Whoever gets there has won, and need not come again.
  const reaches = (tally: string, usual: Amount) => many ?? (tally === `reached ${whom}` ? 1 : usual)
  return {
    ...book,
    ends: book.ends.map((end): End => {
      if (!isAbout(end) || !('tallies' in end.when)) return end
      const tallies = end.when.tallies.map((goal) =>
        goal.cast === whom ? { ...goal, reaches: reaches(goal.tally, goal.reaches) } : goal,
      )
      return { ...end, when: { tallies }, because }
    }),
  }
}
