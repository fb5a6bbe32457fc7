import { castIn } from '@makebelieve/kit/game/plan'
import {
  type DiceContent,
  type DiceState,
  genre,
  turns,
} from '@makebelieve/kit/game-2d/genres/dice-sheet/index'
import { rows } from '@makebelieve/kit/game-2d/genres/dice-sheet/sheet'
import { numberIn } from '../twists.ts'
import { classic, toldIn } from './classic.ts'

const amount = '(?:\\d|one|two|three|four|five|six)'

/** 'Roll up to four times', 'two rerolls'. */
const often = new RegExp(
  [
    `\\b(?:re-?)?(?:roll|throw)s?(?:ed|n|ing)?(?: (?:the dice|them|it|dice))?(?: again)? (?:up to |at most |only |maximum )?${amount} times\\b(?: (?:per|each|every|a|in a) (?:turn|round))?`,
    `\\b(?:up to |at most |only )?${amount} (?:re-?)?(?:rolls|throws)\\b(?: (?:per|each|every|a|in a) (?:turn|round))?`,
  ].join('|'),
  'i',
)

/** Whoever tells the usual rules counts the first roll in, even where they say 'again'. */
function rollsIn(said: string): number | undefined {
  const number = numberIn(said)
  if (number === undefined) return undefined
  const isOfOthers = /\bre-?(?:roll|throw)|\bagain\b/i.test(said) && number !== 3
  return Math.min(6, isOfOthers ? number + 1 : number)
}

const rowWords =
  'full houses?|(?:small |large |big )?straights?|(?:three|four|five|3|4|5) of a kind|chance|pairs?|(?:and )?so on|etc'
const named = rows.map(({ says }) => says.toLowerCase())

/** The rows of the sheet that are spoken of are rows of this sheet. */
const areRows = (said: string): boolean =>
  (said.toLowerCase().match(new RegExp(rowWords, 'g')) ?? []).every(
    (word) => /so on|etc/.test(word) || named.some((row) => row.includes(word.replace(/s$/, ''))),
  )

export const diceSheet = classic<DiceState>({
  turns,
  genre,
  example: 'Yahtzee with six farm animals on the dice',
  surely: /\byah?tz(?:ee|y)\b|\bkniffel\b|\b(?:five|5) dice\b/,
  parts: [
    ...['die', 'dice', 'cube', 'sheet', 'score sheet', 'scorecard', 'score card', 'card', 'pad', 'form'],
    ...['house', 'full house', 'straight', 'row', 'column', 'roll', 'throw', 'reroll', 'category', 'one'],
    ...['kind', 'pair', 'chance', 'bonus', 'point', 'score', 'combination', 'tablet', 'phone', 'time'],
    ...['side', 'face', 'yahtzee', 'number', 'sum', 'cup'],
  ],
  faces: () => 6,
  longest: 600,
  twists: {
    rolls: {
      words: often,
      takes: ['rounds', 'levels', 'lives'],
      sets: (said) => ({ rolls: rollsIn(said) }),
      // After so many there is no other.
      seen: (before, after, said) =>
        after.rolled > before.rolled &&
        after.rolled === rollsIn(said) &&
        !turns.moves(after).some(([place]) => place === 'roll'),
    },
    // What was kept lies as it did, and something else fell.
    keeps: {
      words:
        /\b(?:keep|hold|save|lock|set|put|leave)(?:s|ing)?(?: aside| back)? (?:the |those |any |some |which |what )?(?:good |best |other )?(?:ones?|dice|those|some)?(?: aside)?(?: (?:that |which )?(?:you|i|they|we) (?:like|want|need)s?)?/i,
      fits: (_, said) => /\b(?:ones?|dice|those|like|want|need)\b/i.test(said),
      seen: (before, after) =>
        before.rolled > 0 &&
        after.rolled > before.rolled &&
        before.kept.some(Boolean) &&
        before.dice.every((die, at) => !before.kept[at] || after.dice[at] === die),
    },
    fills: {
      words: new RegExp(
        `\\b(?:fill|write|enter|score|put)(?:s|ing)?[\\w ]{0,24}\\b(?:sheet|score ?card|card|form|pad|table|block|rows?|categor(?:y|ies)|box(?:es)?)\\b(?: (?:with|like|such as|for)(?:[ ,]|and|a|\\b(?:${rowWords})\\b)+)?|\\b(?:full houses?|straights?)\\b(?:[ ,]|and|\\b(?:${rowWords})\\b)*`,
        'i',
      ),
      fits: (_, said) => areRows(said),
      seen: ({ sheets: before }, { sheets: after }) =>
        after.some((sheet, side) =>
          sheet.some((points, row) => points !== null && before[side]?.[row] === null),
        ),
    },
  },
  shows: () => ({
    push: ['roll', 'throw', 'shake', 'reroll'],
    swap: ['keep', 'hold', 'choose', 'pick'],
    place: ['fill', 'write', 'score', 'enter', 'put'],
    defeat: ['beat', 'defeat', 'battle'],
  }),
  content(brief, game): DiceContent {
    const laid = new Set(castIn(game, 'collectible').map(({ id }) => id))
    const faces = toldIn(brief, game).filter((id) => laid.has(id))
    return faces.length > 0 ? { faces: faces.slice(0, 6) } : {}
  },
  goal: () => 'Fill the sheet with more points than your opponent.',
})
