import type { End, Phase, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

/** So many days, each with its number, with a moment to breathe between them. It is won when the last of them is over. */
export function withRounds(book: Rulebook, { name, many, words }: TermOf<'rounds'>): Rulebook | undefined {
  if (book.phases) return undefined
  const because = { words }
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const tally = `${name}s`
  const phases: Phase[] = [
    {
      id: name,
      says: title,
      numbered: true,
      seconds: Math.max(6, Math.min(20, Math.round(50 / many))),
      next: 'between',
      because,
    },
    { id: 'between', says: `The ${name} is over`, seconds: 2, next: name, because },
  ]
  const over: Rule = {
    when: { phase: name, is: 'over' },
    do: [{ tally, add: 1 }, { show: 'right' }],
    because,
  }
  const ends = book.ends.flatMap((end): End[] => {
    if (!('tallies' in end.when)) return end.result === 'lost' && 'seconds' in end.when ? [] : [end]
    if (end.result === 'won')
      return [{ ...end, when: { tallies: [{ tally, reaches: many, says: tally }, ...end.when.tallies] } }]
    // What may go wrong three times in one game may do so more often in so many days.
    const tallies = end.when.tallies.map((goal) =>
      goal.reaches === 3 ? { ...goal, reaches: 3 + many } : goal,
    )
    return [{ ...end, when: { tallies } }]
  })
  return { ...book, phases, rules: [...book.rules, over], ends }
}
