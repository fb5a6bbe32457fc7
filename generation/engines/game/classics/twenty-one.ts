import {
  genre,
  type TwentyOneContent,
  turns,
  worthOf,
} from '@makebelieve/kit/game-2d/genres/twenty-one/index'
import { classic, facesOf } from './classic.ts'

const fiveCards =
  /\bfive[ -]card (?:charlie|trick|rule|win)s?\b|\bfive cards? (?:under 21 |without going over )?wins?\b/i

export const twentyOne = classic({
  turns,
  genre,
  example: 'Blackjack with wizards against dragons in a castle',
  rules: { goalCount: 3 },
  longest: 240,
  parts: ['card', 'dealer', 'deck', 'ace', 'hand', 'point', 'casino', 'suit', 'king', 'queen', 'jack'],
  twists: {
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
  goal: ({ rules }) =>
    `Get closer to 21 than your opponent, ${rules.goalCount === 1 ? 'once' : `in ${rules.goalCount ?? 3} rounds`}.`,
})
