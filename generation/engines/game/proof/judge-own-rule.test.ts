import { describe, expect, test } from 'vitest'
import type { Claim } from '../../../brief/brief.ts'
import { flatGenreOf } from '../genres/index.ts'
import { ownRules } from '../own-rules.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { flatPlace } from './flat-place.ts'
import { proveFlat } from './prove-flat.ts'
import { judge } from './requirements.ts'
import type { Case } from './verdict.ts'

/** Each rule in the words of whoever describes it, and the game that has them. */
const told: Record<string, { game: string; rules: string[] }> = {
  memory: {
    game: 'a memory game',
    rules: [
      'Flip two cards',
      'Remember where they are',
      'Otherwise they turn back',
      'Two that match',
      'If they match you keep them',
      'Cards lie face down',
    ],
  },
  'four-in-a-row': {
    game: 'four in a row',
    rules: ['Drop coloured discs into the grid', 'Four line up in a row', 'Before your opponent does'],
  },
  'tic-tac-toe': {
    game: 'tic-tac-toe',
    rules: [
      'One player draws crosses and the other draws circles',
      'Three in a line wins',
      'Before the other player',
    ],
  },
  'word-guess': {
    game: 'a word guessing game like wordle',
    rules: [
      'The letters turn green when they are in the right place',
      'Green if the letter is correct',
      "Grey if it isn't in the word",
      'Yellow if it is in the wrong spot',
      'Guess the secret word',
    ],
  },
  hangman: {
    game: 'hangman',
    rules: ['Guess letters one at a time', 'Each wrong letter costs a life', 'Find the hidden word'],
  },
  minesweeper: {
    game: 'minesweeper',
    rules: ['It shows how many bombs are next to it', 'Flag the bombs', 'Click the covered squares'],
  },
  'merge-2048': {
    game: '2048',
    rules: [
      '2 and 2 makes 4',
      'When two same numbers touch they merge and double',
      'Slide numbered tiles around',
    ],
  },
  snake: { game: 'a snake game', rules: ['Grows longer every time', 'Dies if it bites its own tail'] },
  'match-3': {
    game: 'a match-3 game',
    rules: [
      'Swap neighbouring sweets',
      'Three of the same colour line up and vanish',
      'Matched sweets vanish',
      'New ones fall down from the top',
    ],
  },
  'sliding-tiles': {
    game: 'a sliding puzzle',
    rules: ['Push tiles into the gap', 'Until they are in order'],
  },
  solitaire: { game: 'solitaire', rules: ['Red on black', 'From ace to king'] },
  battleship: {
    game: 'battleship',
    rules: ['Guess where the enemy ships are', 'Find the hidden fleet', 'Sink all the ships'],
  },
  breakout: {
    game: 'a breakout game with a ball and bricks',
    rules: ['Hit the ball with your bat', 'Knock out all the bricks at the top'],
  },
  pong: { game: 'pong', rules: ['Hit the ball back and forth', 'A point when the other one misses'] },
  'simon-says': {
    game: 'simon says',
    rules: ['Which gets one longer each round', 'Repeat the sequence'],
  },
  sudoku: {
    game: 'sudoku',
    rules: ['Every number appears only once in each row, column and box', 'Fill in the missing numbers'],
  },
  'bubble-shooter': {
    game: 'a bubble shooter',
    rules: ['Three of the same colour pop', 'Shoot coloured bubbles'],
  },
}

const built = new Map<string, Case>()
/** The game that is built of its name, without claims. */
function gameOf(genre: string): Case {
  const before = built.get(genre)
  if (before) return before
  const brief = briefOfPrompt(told[genre]?.game ?? genre)
  if ('refused' in brief) throw new Error(brief.message)
  const plan = planGame(brief, 7)
  const design = flatGenreOf(plan.game.genre)
  const proof = proveFlat({ genre: design.genre, bot: design.bot, plan: plan.game, longest: design.longest })
  const made: Case = { plan, design, proof, place: (claim) => flatPlace(claim, plan.game, design.genre) }
  built.set(genre, made)
  return made
}

const verdictsIn = (genre: string, sentences: readonly string[]) => {
  const situation = gameOf(genre)
  const claims = sentences.map((words): Claim => ({ about: 'other', words }))
  return judge({ ...situation, plan: { ...situation.plan, claims } }).map(({ status }) => status)
}

test('every form that has rules of its own has a sentence for each', () => {
  expect(Object.keys(ownRules)).toEqual(Object.keys(told))
  for (const [genre, { rules }] of Object.entries(told)) {
    const untold = ownRules[genre]?.filter(
      ({ says }) => !rules.some((words) => says.test(words.toLowerCase().replaceAll(',', ''))),
    )
    expect(untold, genre).toEqual([])
  }
})

describe.each(Object.entries(told))('%s', (genre, { rules }) => {
  test('has what it is by its rules, as it was seen', () => {
    expect(gameOf(genre).plan.game.genre).toBe(genre)
    expect(verdictsIn(genre, rules)).toEqual(rules.map(() => 'met'))
  })

  test('has them alone: in the game of another form they are not met', () => {
    const other = genre === 'sudoku' ? 'memory' : 'sudoku'
    expect(verdictsIn(other, rules)).toEqual(rules.map(() => 'unmet'))
  })

  test('is not all that else is said', () => {
    const more = rules.map((words) => `${words} and the audience claps`)
    expect(verdictsIn(genre, more)).not.toContain('met')
    const denied = rules.map((words) => `Never ${words.toLowerCase()}`)
    expect(verdictsIn(genre, denied)).not.toContain('met')
  })
})

test('so many in a line are as many as it takes', () => {
  expect(verdictsIn('tic-tac-toe', ['Four line up in a row'])).toEqual(['unmet'])
  expect(verdictsIn('four-in-a-row', ['Three in a line wins'])).toEqual(['unmet'])
  expect(verdictsIn('merge-2048', ['2 and 2 makes 5'])).toEqual(['unmet'])
})
