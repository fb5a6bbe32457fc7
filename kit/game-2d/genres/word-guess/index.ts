import { seededRandom } from '../../../core/random.ts'
import { keysTop, letterKeys, type WordEntry, wideKey } from '../../turns/keyboard.ts'
import type { Move, Place, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'

export type GuessContent = {
  words: WordEntry[]
  /** What was found must be used again. */
  strict?: boolean
}

export type GuessState = {
  word: string
  tries: number
  rows: string[]
  now: string
  /** Words that it may be, for the bot: it knows the topic, and not the answer. */
  known: string[]
  strict: boolean
}

type Mark = 'here' | 'elsewhere' | 'nowhere'
const letters = [...'abcdefghijklmnopqrstuvwxyz']
const colours: Record<Mark, string> = { here: '#4fae5f', elsewhere: '#e0b13a', nowhere: '#77747f' }

/** Each letter is claimed by one of the guess at most: two Es of which one is in the word are not both marked. */
export function marksOf(guess: string, word: string): Mark[] {
  const left = [...word]
  const marks = [...guess].map((letter, at): Mark => {
    if (word[at] !== letter) return 'nowhere'
    left[at] = ''
    return 'here'
  })
  return marks.map((mark, at) => {
    const found = mark === 'here' ? -1 : left.indexOf(guess[at] ?? '')
    if (found < 0) return mark
    left[found] = ''
    return 'elsewhere'
  })
}

const fits = (word: string, { rows, word: secret }: GuessState) =>
  rows.every((guess) => marksOf(guess, word).join() === marksOf(guess, secret).join())

/** Where what was found has to be used, a guess that forgets it does not count. */
const isAllowed = (state: GuessState) =>
  !state.strict ||
  state.rows.every((guess) =>
    marksOf(guess, state.word).every((mark, at) => mark !== 'here' || state.now[at] === guess[at]),
  )

/** A secret word, a few tries, and colours that say how near one is. */
export const turns: TurnRules<GuessState> = {
  id: 'word-guess',
  sides: 1,
  says: 'Type a letter',
  final: true,
  settles: 3,
  deal(plan, _seed, level) {
    const { words, strict = false } = plan.content as unknown as GuessContent
    const { lives: tries } = plan.rules
    const order = seededRandom(plan.seed).shuffled(words)
    const { word } = order[(level - 1) % order.length] ?? { word: 'stars' }
    const known = order.map((entry) => entry.word).sort()
    return { word, tries, rows: [], now: '', known, strict }
  },
  moves(state) {
    const { now, word } = state
    const typed: Move[] = now.length < word.length ? letters.map((letter) => [letter]) : []
    const back: Move[] = now.length > 0 ? [['back']] : []
    return [...typed, ...back, ...(now.length === word.length && isAllowed(state) ? [['enter']] : [])]
  },
  after(state, [place = '']) {
    if (place === 'back') return { ...state, now: state.now.slice(0, -1) }
    if (place === 'enter') return { ...state, rows: [...state.rows, state.now], now: '' }
    return { ...state, now: state.now + place }
  },
  ending({ rows, word, tries }) {
    if (rows.at(-1) === word) return { winner: 0, because: `“${word}” in ${rows.length}!` }
    return rows.length >= tries ? { winner: 1, because: `The word was “${word}”.` } : undefined
  },
  lives: ({ rows, tries }) => tries - rows.length,
  score: ({ rows, word, tries }) => (rows.at(-1) === word ? (tries - rows.length + 1) * 100 : 0),
  solve(state) {
    const { now, word, known } = state
    const aim = known.find((one) => fits(one, state)) ?? word
    if (!aim.startsWith(now)) return ['back']
    return now.length === word.length ? ['enter'] : [aim[now.length] ?? 'a']
  },
  blunder(state) {
    const { now, word, rows } = state
    if (now.length === word.length) return now === word || !isAllowed(state) ? ['back'] : ['enter']
    const at = now.length
    const kept = state.strict ? rows.find((guess) => guess[at] === word[at])?.[at] : undefined
    return [kept ?? letters.find((letter) => !word.includes(letter)) ?? 'z']
  },
  progress: ({ rows, tries }) => rows.length / tries,
  table(state) {
    const { rows, now, word, tries } = state
    const size = Math.min(54, (keysTop - 150) / tries - 6, 420 / word.length)
    const [left, top] = [stage.width / 2 - (word.length * (size + 6)) / 2, 116]
    const cells = Array.from({ length: tries * word.length }, (_, cell): Place => {
      const [row, at] = [Math.floor(cell / word.length), cell % word.length]
      const guess = rows[row] ?? (row === rows.length ? now : '')
      const mark = row < rows.length ? marksOf(guess, word)[at] : undefined
      const letter = (guess[at] ?? '').toUpperCase()
      return {
        id: `cell ${cell}`,
        x: left + at * (size + 6) + 3,
        y: top + row * (size + 6),
        width: size,
        height: size,
        says: mark ? `${letter}: ${said[mark]}` : letter || 'Empty',
        fill: mark ? colours[mark] : '#fffdf6',
        outline: row === rows.length ? '#1d1b2e' : '#1d1b2e55',
        radius: 8,
        words: letter,
        ink: mark ? '#ffffff' : '#1d1b2e',
        plain: true,
      }
    })
    const keys = letterKeys((letter) => {
      const mark = bestMark(state, letter)
      return mark ? { fill: colours[mark], ink: '#ffffff' } : {}
    })
    return {
      places: [
        ...cells,
        ...keys,
        wideKey('enter', 'Enter', 'enter', 'left'),
        wideKey('back', 'Back', 'backspace', 'right'),
      ],
      pieces: [],
    }
  },
  backdrop: (_state, painter) =>
    painter.panel(60, 104, stage.width - 120, keysTop - 110, {
      fill: '#fffdf6bb',
      radius: 24,
      shadow: false,
    }),
  told(_before, [place], after) {
    if (place !== 'enter') return [{ type: 'swap', at: `cell ${after.rows.length * after.word.length}` }]
    const guess = after.rows.at(-1) ?? ''
    const right = marksOf(guess, after.word).filter((mark) => mark === 'here').length
    const at = `cell ${(after.rows.length - 1) * after.word.length + 2}`
    return [{ type: right === after.word.length ? 'match' : right > 0 ? 'right' : 'wrong', at, value: right }]
  },
  howTo: (plan) => {
    const { words } = plan.content as unknown as GuessContent
    const { lives: tries } = plan.rules
    return [
      `Guess the ${words[0]?.word.length ?? 5}-letter word in ${tries} tries. Enter checks your guess.`,
      'Green: right place. Yellow: in the word, but somewhere else.',
    ]
  },
  hud: ({ rows, tries }) => [{ says: 'Try', value: `${Math.min(rows.length + 1, tries)} of ${tries}` }],
}

const said: Record<Mark, string> = {
  here: 'in the right place',
  elsewhere: 'elsewhere in the word',
  nowhere: 'not in the word',
}

function bestMark({ rows, word }: GuessState, letter: string): Mark | undefined {
  const marks = rows.flatMap((guess) => marksOf(guess, word).filter((_, at) => guess[at] === letter))
  return (['here', 'elsewhere', 'nowhere'] as const).find((mark) => marks.includes(mark))
}

export const genre = turnGame(turns)
