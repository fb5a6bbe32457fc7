import {
  genre,
  type TwentyOneContent,
  turns,
  worthOf,
} from '@makebelieve/kit/game-2d/genres/twenty-one/index'
import { numberIn } from '../twists.ts'
import { classic, facesOf } from './classic.ts'

const fiveCards =
  /\bfive[ -]card (?:charlie|trick|rule|win)s?\b|\bfive cards? (?:under 21 |without going over )?wins?\b/i

/** 'To 31 instead of 21': what nobody may go over. */
const other =
  /\b(?:to|up to|over|reach|at|with|is) \d{2}\b(?: (?:instead of|rather than|not) (?:21|twenty-?one))?/i
const isOther = (said: string) => {
  const most = numberIn(said) ?? 21
  return most !== 21 && most >= 12 && most <= 41
}

const staking =
  /\b(?:who |that |which )?(?:bets?|stakes?|wagers?|gambles?|plays? for|betting|playing for)(?: with| away)? (?:your |his |her |their )?(?!(?:on|each|every|against|until)\b)(\w+)(?: of [a-z]+)?(?: (?:instead|insted|in place) of (?:money|coins|chips|cash))?(?:,? (?:and )?(?:(?:you|i|everybody|everyone|each player) )?start(?:s|ing)? with \d{1,3}(?: \w+)?)?|\b(?:you |i |everybody |everyone |each player )?start(?:s|ing)? with \d{1,3} \w+\b/i

/** What is staked and how much one has of it at first: '50 years'. */
function stakeIn(prompt: string): { start: number; what: string } {
  const [, noun] = new RegExp(staking.source.split('|\\b(?:you |i ')[0] ?? '', 'i').exec(prompt) ?? []
  const [, start, named] = /\bstart(?:s|ing)? with (\d{1,3})(?: (\w+))?/i.exec(prompt) ?? []
  return {
    start: Math.min(500, Math.max(20, Number(start ?? 50))),
    what: (noun ?? named ?? 'coins').toLowerCase(),
  }
}

const rounds = classic({
  turns,
  genre,
  example: 'Blackjack with wizards against dragons in a castle',
  rules: { goalCount: 3 },
  longest: 240,
  parts: ['card', 'dealer', 'deck', 'ace', 'hand', 'point', 'casino', 'suit', 'king', 'queen', 'jack'],
  twists: {
    // One has more or less of it, by just what was staked on the hand.
    stake: {
      words: staking,
      parts: ['year', 'life', 'money', 'chip', 'bet', 'stake', 'hour', 'day'],
      takes: ['lives', 'rounds', 'score'],
      sets: (_, { prompt }) => ({ stake: stakeIn(prompt) }),
      seen: ({ purse: before }, { purse: after }) =>
        before !== undefined &&
        after !== undefined &&
        before.bet > 0 &&
        Math.abs(after.has - before.has) === before.bet,
    },
    // A hand is worth more than 21, and has not lost; or is not, and has.
    most: {
      words: other,
      fits: (_, said) => isOther(said),
      tells: ['score'],
      sets: (said) => ({ most: numberIn(said) }),
      seen: (_before, after, said) => {
        const { sum } = worthOf(after.hands[0], after.most)
        const isOver = turns.ending(after)?.winner === 1 && !after.done
        const most = numberIn(said) ?? 21
        return most > 21 ? sum > 21 && sum <= most && !isOver : sum > most && sum <= 21 && isOver
      },
    },
    // With more than 21 in one's hand it is lost at once.
    over: {
      words:
        /\b(?:don'?t|do not|never|without|must not|mustn'?t) (?:go(?:ing)?|get(?:ting)?) over(?: (?:21|twenty-one))?\b/i,
      seen: (before, after) =>
        worthOf(before.hands[0]).sum <= 21 &&
        worthOf(after.hands[0]).sum > 21 &&
        turns.ending(after)?.winner === 1,
    },
    // Five cards win although nobody has stayed yet.
    fiveCards: {
      words: fiveCards,
      seen: (_before, after) =>
        !after.done &&
        after.hands.some((hand) => hand.length === 5 && worthOf(hand).sum <= 21) &&
        turns.ending(after) !== undefined,
    },
  },
  shows: () => ({
    collect: ['take', 'draw', 'hit', 'get'],
    defeat: ['beat', 'defeat', 'fight', 'battle'],
  }),
  content: (brief, game): TwentyOneContent => ({
    ...facesOf(brief, game),
    ...(fiveCards.test(brief.prompt) && { fiveCards: true }),
  }),
  goal: ({ rules, content }) =>
    (content as TwentyOneContent).stake
      ? `Get closer to ${(content as TwentyOneContent).most ?? 21} than the dealer, hand after hand, before you have no ${(content as TwentyOneContent).stake?.what} left.`
      : `Get closer to ${(content as TwentyOneContent).most ?? 21} than your opponent, ${rules.goalCount === 1 ? 'once' : `in ${rules.goalCount ?? 3} rounds`}.`,
})

/** Whoever plays for something plays for all of it, and not for rounds. */
export const twentyOne: typeof rounds = {
  ...rounds,
  finish(draft, brief) {
    const game = rounds.finish?.(draft, brief) ?? draft
    return game.content?.stake ? { ...game, rules: { ...game.rules, goalCount: 1 } } : game
  },
}
