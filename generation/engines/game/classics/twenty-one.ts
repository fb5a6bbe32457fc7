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

export const twentyOne = classic({
  turns,
  genre,
  example: 'Blackjack with wizards against dragons in a castle',
  rules: { goalCount: 3 },
  longest: 240,
  parts: ['card', 'dealer', 'deck', 'ace', 'hand', 'point', 'casino', 'suit', 'king', 'queen', 'jack'],
  twists: {
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
    `Get closer to ${(content as TwentyOneContent).most ?? 21} than your opponent, ${rules.goalCount === 1 ? 'once' : `in ${rules.goalCount ?? 3} rounds`}.`,
})
