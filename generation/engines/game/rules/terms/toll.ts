import { type End, type Kind, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import type { Settled } from './settled.ts'

/**
 * It is lost with so many of those whom the game counts as lost anyway, and by nothing else that counts them. Where it counts none, one of
 * those who are against the player goes for them, and takes one after the other to where it comes from.
 */
export function withToll(book: Rulebook, term: TermOf<'toll'>, { game }: Settled): Rulebook | undefined {
  const { many, words } = term
  const counted = (end: End) =>
    end.result === 'lost' && 'tallies' in end.when && end.when.tallies.length === 1
      ? end.when.tallies[0]
      : undefined
  const end = book.ends.find((one) => /^(?:lost|taken) /.test(counted(one)?.tally ?? ''))
  const goal = end && counted(end)
  if (!end || !goal) return raided(book, term, game)
  const made: End = {
    ...end,
    when: { tallies: [{ ...goal, reaches: many }] },
    says: `${many} ${goal.says}.`,
    because: { words },
  }
  return { ...book, ends: book.ends.map((one) => (one === end ? made : one)) }
}

function raided(
  book: Rulebook,
  { of: whom, many, words }: TermOf<'toll'>,
  { cast }: Settled['game'],
): Rulebook | undefined {
  const because = { words }
  const member = cast.find(({ id }) => id === whom)
  const isFoe = (id: string) => cast.some((one) => one.id === id && /^(?:enemy|boss)$/.test(one.role))
  const foe = book.kinds.find((kind) => isFoe(kind.cast) && kind.drive.does !== 'still' && kind.cast !== whom)
  const isThere = book.kinds.some((kind) => kind.cast === whom && kind.count !== 0)
  if (!member || !foe || !isThere || whom === undefined || whom === playerKind(book).cast) return undefined
  const raider = `${foe.cast}.raider`
  const tally = `taken ${whom}`
  const kinds: Kind[] = [
    { ...foe, id: raider, drive: { does: 'chase', whom, speed: [40, 70] }, count: 1, where: 'far', because },
  ]
  const rules: Rule[] = [
    {
      when: { touch: [raider, whom] },
      if: [{ free: 'b' }],
      do: [{ move: 'b', to: 'far' }, { move: 'a', to: 'far' }, { tally, add: 1 }, { show: 'miss' }],
      rest: 2,
      because,
    },
  ]
  const lost: End = {
    result: 'lost',
    when: { tallies: [{ tally, reaches: many, says: 'taken', cast: whom }] },
    says: `${many} ${member.plural} were taken.`,
    because,
  }
  return {
    ...book,
    kinds: [...book.kinds, ...kinds],
    rules: [...book.rules, ...rules],
    ends: [...book.ends, lost],
  }
}
