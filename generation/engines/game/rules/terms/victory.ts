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
  // Who has to do more of it may fail more often, and has more time.
  const usual = book.ends.filter(isAbout).flatMap(({ when }) => ('tallies' in when ? when.tallies : []))
  const most = Math.max(
    1,
    ...usual.flatMap(({ cast, reaches: often }) => (cast === whom ? [count(often)] : [])),
  )
  const more = Math.max(1, (many ?? 1) / most)
  return {
    ...book,
    ends: book.ends.map((end): End => {
      if (end.result === 'lost' && more > 1) return { ...end, when: eased(end.when, whom, more) }
      if (!isAbout(end) || !('tallies' in end.when)) return end
      const tallies = end.when.tallies.map((goal) =>
        goal.cast === whom ? { ...goal, reaches: reaches(goal.tally, goal.reaches) } : goal,
      )
      return { ...end, when: { tallies }, because }
    }),
  }
}

const times = (amount: Amount, factor: number): Amount =>
  typeof amount === 'number'
    ? Math.round(amount * factor)
    : [Math.round(amount[0] * factor), Math.round(amount[1] * factor)]

/** The clock, and how many of them may be missed, as many times as much. */
function eased(when: End['when'], whom: string, factor: number): End['when'] {
  if ('seconds' in when) return { seconds: times(when.seconds, factor) }
  if (!('tallies' in when)) return when
  return {
    tallies: when.tallies.map((goal) =>
      goal.tally.endsWith(` ${whom}`) ? { ...goal, reaches: times(goal.reaches, factor) } : goal,
    ),
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
