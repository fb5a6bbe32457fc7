import type { Effect, End, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'

const timeUp = 'time is up'

/** What is to be read when it is over stands on the last screen; where a time was said, it is over then. */
export function withClosing(told: Rulebook, { says, when, seconds, words }: TermOf<'closing'>): Rulebook {
  const because = { words }
  const book = seconds === undefined ? told : timed(told, seconds, because)
  const isMeant = ({ result }: End) => when === 'over' || result === when
  const closed = (end: End): End => (isMeant(end) ? { ...end, says: `${end.says} ${says}`, because } : end)
  const hurt = (effect: Effect): Effect =>
    'hurt' in effect && when !== 'won'
      ? { ...effect, says: effect.says ? `${effect.says} ${says}` : says }
      : effect
  return {
    ...book,
    ends: book.ends.map(closed),
    rules: book.rules.map((rule): Rule => ({ ...rule, do: rule.do.map(hurt) })),
  }
}

/** It lasts just so long: whoever has done enough by then has won. */
function timed(book: Rulebook, seconds: number, because: Rule['because']): Rulebook {
  const rings: Rule = { when: { after: seconds }, do: [{ tally: timeUp, add: 1 }], says: 'left', because }
  const goal = { tally: timeUp, reaches: 1, says: '' }
  const isClock = ({ result, when }: End) => result === 'lost' && 'seconds' in when
  const ends = book.ends
    .filter((end) => !isClock(end))
    .map(
      (end): End =>
        end.result === 'won' && 'tallies' in end.when
          ? { ...end, when: { tallies: [...end.when.tallies, goal] } }
          : end,
    )
  return {
    ...book,
    rules: [...book.rules, rings],
    ends: [...ends, { result: 'lost', when: { tallies: [goal] }, says: "Time's up!", because }],
  }
}
