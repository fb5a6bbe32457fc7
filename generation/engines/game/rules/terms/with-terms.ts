import type { CastMember, GamePlan } from '@makebelieve/kit/game/plan'
import type { Rulebook } from '@makebelieve/kit/rules/rulebook'
import type { Term, TermOf } from '../../../../brief/terms.ts'
import { withChances } from './chances.ts'
import { withClosing } from './closing.ts'
import { withContest } from './contest.ts'
import { inTheirTime, withEstate } from './estates.ts'
import { withEvent } from './events.ts'
import { withHits } from './hits.ts'
import { inWordsOf } from './in-words.ts'
import { withJoining } from './joining.ts'
import { withLoss } from './loss.ts'
import { moneyIn, purseOf, sign, withPurse } from './money.ts'
import { countedMember, withNumber } from './numbers.ts'
import { withPatience } from './patience.ts'
import { withRipening } from './ripening.ts'
import { withBulk, withRoom } from './room.ts'
import { withRounds } from './rounds.ts'
import type { Settled } from './settled.ts'
import { withMissed, withStreak, withTiming } from './timing.ts'
import { withToll } from './toll.ts'
import { withVictory } from './victory.ts'
import { isKept, mine, wareId, withWares } from './wares.ts'
import { withWorth } from './worth.ts'
import { withWrong } from './wrong.ts'

const of = <About extends Term['about']>(terms: readonly Term[], about: About) =>
  terms.filter((term): term is TermOf<About> => term.about === about)

/** Who stands for money and for what is for sale. */
export function membersForTerms(cast: readonly CastMember[], terms: readonly Term[]): CastMember[] {
  const coin = purseOf(cast, terms)
  const wares = of(terms, 'ware').flatMap((ware) => [
    sign(wareId(ware), ware.noun, ware.name),
    ...(isKept(ware) ? [sign(mine(ware), ware.noun, ware.name)] : []),
  ])
  const counted = countedMember(cast, terms)
  return [
    ...(coin && !cast.includes(coin) ? [coin] : []),
    ...(counted && !cast.includes(counted) ? [counted] : []),
    ...wares,
  ]
}

/** Days that a game is divided into, before anything else divides it. */
export const inRounds = (book: Rulebook, terms: readonly Term[]): Rulebook =>
  of(terms, 'rounds').reduce((made, term) => withRounds(made, term) ?? made, book)

/** A rulebook in which what the sentence settles is so, line by line in its words, and what players are told of it. */
export function withTerms(
  told: Rulebook,
  terms: readonly Term[],
  game: Pick<GamePlan, 'cast' | 'rules'>,
): { book: Rulebook; howTo: string[] } {
  const coin = purseOf(game.cast, terms)?.id
  const settled: Settled = { game, ...(coin !== undefined && { coin }) }
  const howTo: string[] = []
  let book = told
  const lay = (term: Term, next: Rulebook | undefined) => {
    if (!next) return
    book = next
    howTo.push(...inWordsOf(term, game.cast))
  }
  for (const term of of(terms, 'ripening')) lay(term, withRipening(book, term))
  for (const term of of(terms, 'worth')) {
    const next = withWorth(book, term, terms)
    const money = moneyIn(term)
    lay(
      term,
      next &&
        (money !== undefined && coin !== undefined
          ? withPurse(next, coin, money, { words: term.words })
          : next),
    )
  }
  for (const term of of(terms, 'estate')) lay(term, withEstate(book, term))
  for (const term of of(terms, 'room')) lay(term, withRoom(book, term, settled))
  for (const term of of(terms, 'bulk')) lay(term, withBulk(book, term))
  const [first, ...rest] = of(terms, 'patience')
  if (first) lay(first, withPatience(book, [first, ...rest.filter(({ whom }) => whom === first.whom)]))
  const [counted] = of(terms, 'number')
  if (counted) lay(counted, withNumber(book, of(terms, 'number'), countedMember(game.cast, terms), settled))
  const wares = of(terms, 'ware')
  book = withWares(book, wares, settled)
  for (const ware of wares) howTo.push(...inWordsOf(ware, game.cast))
  for (const term of of(terms, 'event')) lay(term, withEvent(book, term, settled))
  for (const term of of(terms, 'wrong')) lay(term, withWrong(book, term))
  for (const term of of(terms, 'loss')) lay(term, withLoss(book, term, settled))
  for (const term of of(terms, 'victory')) lay(term, withVictory(book, term))
  for (const term of of(terms, 'joining')) lay(term, withJoining(book, term))
  for (const term of of(terms, 'contest')) lay(term, withContest(book, term, settled))
  for (const term of of(terms, 'chances')) book = withChances(book, term) ?? book
  for (const term of of(terms, 'toll')) lay(term, withToll(book, term, settled))
  for (const term of of(terms, 'hits')) lay(term, withHits(book, term))
  for (const term of of(terms, 'timing')) lay(term, withTiming(book, term))
  for (const term of of(terms, 'missed')) lay(term, withMissed(book, term))
  for (const term of of(terms, 'streak')) lay(term, withStreak(book, term))
  for (const term of of(terms, 'closing')) lay(term, withClosing(book, term))
  const [estate] = of(terms, 'estate')
  if (estate) book = inTheirTime(book, estate)
  return { book: terms.length > 0 && !game.rules.gentle ? losable(book) : book, howTo }
}

/** Where nothing is to be feared any more, there is a clock, which leaves time for all that was said. */
function losable(book: Rulebook): Rulebook {
  const { ends, rules, phases = [] } = book
  if (
    ends.some(({ result }) => result === 'lost') ||
    rules.some((rule) => rule.do.some((one) => 'hurt' in one))
  )
    return book
  const rounds = ends.flatMap(({ when }) =>
    'tallies' in when
      ? when.tallies.flatMap(({ tally, reaches }) =>
          phases.some(({ id }) => tally === `${id}s`) ? Math.max(...[reaches].flat()) : [],
        )
      : [],
  )
  const whole = phases.reduce((sum, { seconds = 10 }) => sum + Math.max(...[seconds].flat()), 0)
  const seconds = Math.max(100, whole * Math.max(0, ...rounds) + 25)
  return {
    ...book,
    ends: [...ends, { result: 'lost', when: { seconds }, says: "Time's up!", because: 'filler' }],
  }
}
