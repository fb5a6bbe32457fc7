import type { Amount, End, Kind, Rulebook } from '@makebelieve/kit/rules/rulebook'
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
export function withVictory(
  told: Rulebook,
  { whom, many, all, words }: TermOf<'victory'>,
): Rulebook | undefined {
  const because = { words }
  const isAbout = ({ result, when }: End) =>
    result === 'won' && 'tallies' in when && when.tallies.some(({ cast }) => cast === whom)
  if (!told.ends.some(isAbout)) return undefined
  const book = all ? withoutMore(told, whom) : told
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

/** Where none of them may be left, there are just so many, and no more come. */
function withoutMore(book: Rulebook, whom: string): Rulebook {
  const goals = book.ends.flatMap(({ result, when }) =>
    result === 'won' && 'tallies' in when ? when.tallies.filter(({ cast }) => cast === whom) : [],
  )
  const first = book.kinds.filter(({ cast, count, comes }) => cast === whom && (count !== 0 || comes))
  const [goal] = goals
  const [kind] = first
  if (!goal || !kind || first.length !== 1 || goals.length !== 1) return book
  const { comes, ...rest } = kind
  const isAir = comes !== undefined && count(kind.count) === 0
  // Where they only come by, those who come are all there are.
  if (isAir) return book
  return {
    ...book,
    kinds: book.kinds.map((one): Kind => (one === kind ? { ...rest, count: goal.reaches } : one)),
  }
}

const count = (amount: Amount) => Math.max(...[amount].flat())
