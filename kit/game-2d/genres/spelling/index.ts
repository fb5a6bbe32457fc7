import { seededRandom } from '../../../core/random.ts'
import type { Label, Move, Piece, Place, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage, tableArea } from '../../turns/world.ts'

/** A word to spell, with the picture of what it means where there is one, and what the dictionary says of it. */
export type SpelledWord = { word: string; cast?: string; clue?: string }

export type SpellingContent = { words: SpelledWord[]; topic?: string }

export type SpellingState = {
  words: SpelledWord[]
  /** Which of them it is, and its letters as they lie there. */
  at: number
  letters: string[]
  /** Letters that are in their place, in order. */
  used: number[]
  hearts: number
  random: number
}

const colours = ['#ffd9a8', '#bfe0ff', '#c9f0c4', '#ffc9d6', '#e3d2ff']
const tile = 72

/** Letters lie mixed up, and are put in their order, one after the other. */
export const turns: TurnRules<SpellingState> = {
  id: 'spelling',
  sides: 1,
  says: 'Choose the next letter',
  final: true,
  settles: 10,
  deal(plan, seed, level) {
    const { words } = plan.content as SpellingContent
    const random = seededRandom(seed + level * 37)
    const chosen = random.shuffled(words).slice(0, 5)
    return laid({
      words: chosen,
      at: 0,
      letters: [],
      used: [],
      hearts: plan.rules.lives,
      random: random.state(),
    })
  },
  moves: ({ letters, used }) =>
    letters.flatMap((_, index): Move[] => (used.includes(index) ? [] : [[String(index)]])),
  after(state, [place]) {
    const index = Number(place)
    const { word } = wordOf(state)
    if (state.letters[index] !== word[state.used.length]) return { ...state, hearts: state.hearts - 1 }
    const used = [...state.used, index]
    return used.length < word.length ? { ...state, used } : laid({ ...state, at: state.at + 1, used: [] })
  },
  ending({ at, words, hearts }) {
    if (at >= words.length) return { winner: 0, because: 'All spelled right!' }
    return hearts <= 0 ? { winner: 1, because: 'Too many wrong letters.' } : undefined
  },
  lives: ({ hearts }) => hearts,
  score: ({ at }) => at * 100,
  solve: ({ letters, used, ...state }) => {
    const wanted = wordOf({ letters, used, ...state }).word[used.length]
    const index = letters.findIndex((letter, own) => letter === wanted && !used.includes(own))
    return index < 0 ? undefined : [String(index)]
  },
  blunder: ({ letters, used, ...state }) => {
    const wanted = wordOf({ letters, used, ...state }).word[used.length]
    const index = letters.findIndex((letter, own) => letter !== wanted && !used.includes(own))
    return [String(index < 0 ? letters.findIndex((_, own) => !used.includes(own)) : index)]
  },
  progress: ({ at, words }) => at / words.length,
  table(state) {
    const { letters, used, at } = state
    const { word, cast, clue } = wordOf(state)
    const slotX = (index: number) => stage.width / 2 + (index - (word.length - 1) / 2) * (tile + 6)
    const bankX = (index: number) => stage.width / 2 + (index - (letters.length - 1) / 2) * (tile + 8)
    const slots = [...word].map(
      (_, index): Place => ({
        id: `slot ${index}`,
        x: slotX(index) - tile / 2,
        y: 420,
        width: tile,
        height: tile,
        says: used[index] === undefined ? 'Free' : (word[index] ?? ''),
        fill: '#ffffff66',
        outline: '#1d1b2e55',
        radius: 14,
        plain: true,
      }),
    )
    const bank = letters.flatMap((letter, index): Place[] =>
      used.includes(index)
        ? []
        : [
            {
              id: String(index),
              x: bankX(index) - tile / 2,
              y: 560,
              width: tile,
              height: tile,
              says: letter.toUpperCase(),
              key: letter,
              plain: true,
            },
          ],
    )
    const pieces = letters.map((letter, index): Piece => {
      const placed = used.indexOf(index)
      return {
        id: `letter ${at} ${index}`,
        ...(placed < 0 ? { x: bankX(index), y: 596 } : { x: slotX(placed), y: 456 }),
        width: tile - 6,
        face: {
          kind: 'tile',
          words: letter.toUpperCase(),
          colour: colours[index % colours.length] ?? '#ffd9a8',
        },
      }
    })
    const labels: Label[] = clue
      ? [
          {
            x: stage.width / 2,
            y: cast ? 376 : 260,
            words: clue,
            size: 21,
            width: 600,
            colour: '#ffffff',
            bold: true,
          },
        ]
      : []
    const picture: Piece[] = cast
      ? [{ id: `picture ${at}`, x: stage.width / 2, y: 232, width: 210, face: { kind: 'picture', cast } }]
      : []
    return { places: [...slots, ...bank], pieces: [...picture, ...pieces], labels }
  },
  backdrop(_state, painter) {
    const { x, y, width, height } = tableArea
    painter.panel(x, y, width, height, { fill: '#1d1b2e88', radius: 26, outline: 'transparent' })
  },
  told(before, [place], after) {
    const { cast } = wordOf(before)
    if (after.at > before.at) return [{ type: 'right', at: place, ...(cast && { to: cast }), words: '+100' }]
    return [{ type: after.hearts < before.hearts ? 'wrong' : 'place', at: place }]
  },
  howTo: ({ rules }) => [
    'Put the letters in the right order to spell the word.',
    rules.gentle ? 'Take as many tries as you like.' : 'A wrong letter costs a heart.',
  ],
  hud: ({ at, words }) => [{ says: 'Words', value: `${Math.min(at, words.length)} of ${words.length}` }],
}

/** The word of the moment; after the last one, that one still. */
const wordOf = ({ words, at }: SpellingState): SpelledWord => words[at] ?? words.at(-1) ?? { word: 'a' }

/** The letters of the next word, mixed until they are in no order that spells it. */
function laid(state: SpellingState): SpellingState {
  const { word } = wordOf(state)
  const random = seededRandom(state.random)
  let letters = random.shuffled([...word])
  while (letters.join('') === word && new Set(word).size > 1) letters = random.shuffled(letters)
  return { ...state, letters, used: [], random: random.state() }
}

export const genre = turnGame(turns)
