import type { World } from '@makebelieve/kit/game/world'
import { describe, expect, test } from 'vitest'
import { Family, fromRoot } from '../../../script/testing/proven.ts'
import type { Claim } from '../../brief/brief.ts'
import { planOf } from '../../guide/kinds.ts'
import type { PlannedGame } from './design.ts'
import { flatGenreOf } from './genres/index.ts'
import { flatPlace } from './proof/flat-place.ts'
import type { Proof } from './proof/prove.ts'
import { proveFlat } from './proof/prove-flat.ts'
import { judge } from './proof/requirements.ts'

type TwistClaim = Extract<Claim, { about: 'twist' }>

const twistsOf = ({ claims }: PlannedGame) =>
  claims.flatMap((claim): TwistClaim[] => (claim.about === 'twist' ? [claim] : []))

function proofOf({ game }: PlannedGame): Proof<World> {
  const { genre, bot, longest } = flatGenreOf(game.genre)
  return proveFlat({ genre, bot, plan: game, longest })
}

const verdictOn = (plan: PlannedGame, claims: readonly Claim[], proof: Proof<World>) =>
  judge({
    plan: { ...plan, claims: [...claims] },
    design: flatGenreOf(plan.game.genre),
    proof,
    place: (claim) => flatPlace(claim, plan.game, flatGenreOf(plan.game.genre).genre),
  }).map(({ status }) => status)

/** The same kind of game with nothing said about it: what is not asked for must not be found there. */
const plain = new Map<string, { plan: PlannedGame; proof: Proof<World> }>()
function plainOf(prompt: string) {
  const known = plain.get(prompt)
  if (known) return known
  const plan = planOf(prompt)
  const made = { plan, proof: proofOf(plan) }
  plain.set(prompt, made)
  return made
}

/** Sentences that add rules to games that everybody knows: the usual game, and what each of them asks for. */
const twisted: [usual: string, prompt: string, twists: string[]][] = [
  ['snake', 'snake that gets shorter whenever it eats, and you win when there is nothing left', ['shrinks']],
  ['snake', 'snake where the edges wrap around, with four plums at a time', ['wraps', 'foods']],
  ['pong', 'pong with an egg that cracks with every hit and hatches after 9 hits', ['lasts']],
  ['snake', 'snake where the tail never grows', ['sameLength']],
  ['snake', 'snake where a new wall appears with every apple', ['wallsGrow']],
  ['snake', 'snake against another snake', ['rival']],
  ['pong', 'pong with two balls at once and tiny paddles', ['balls', 'paddle']],
  ['pong', 'pong with moving obstacles in the middle', ['blocks']],
  ['pinball', 'pinball where the bumpers move around', ['moving']],
  ['pinball', 'pinball with three balls at once', ['balls']],
  ['pinball', 'pinball where you have to light all the targets to win', ['lights']],
  ['a rhythm game', 'a rhythm game where one miss and it is over', ['misses']],
  ['a rhythm game', 'a rhythm game where the lanes swap places every ten seconds', ['swaps']],
  ['pong', 'pong where the ball shrinks with every hit, first to 3', ['first', 'swells']],
  ['air hockey', 'air hockey with two pucks at once, first to 4', ['first', 'balls']],
  ['flappy bird', 'flappy squid with reversed gravity', ['overturned']],
  ['checkers', 'checkers on a 6x6 board where captured pieces turn into mushrooms', ['becomes', 'board']],
  ['angry birds', 'angry birds with two shots per level', ['shots']],
  ['mini golf', 'mini golf with foxes that guard the hole', ['guards']],
  ['archery', 'archery where the target gets smaller after every hit', ['added target']],
  ['archery', 'archery where each miss costs an arrow and the wind turns', ['added shots', 'added wind']],
  ['artillery duel', 'artillery duel where the wind shifts after each turn', ['added wind']],
  [
    'basketball',
    'basketball where every second basket counts double and the hoop shrinks with each hit',
    ['added points', 'added target'],
  ],
  ['basketball', 'basketball where each hit gives you an extra throw', ['added shots']],
  ['angry birds', 'angry birds where each bird splits into three in the air', ['added pieces']],
  ['minesweeper', 'minesweeper with 7 foxes, I get two wrong digs before it ends', ['mines', 'lives']],
  ['chess', 'chess where every 6 moves a dragon eats a random piece', ['raid']],
  ['checkers', 'checkers where a wolf takes one random piece every 6 moves', ['raid']],
  ['reversi', 'reversi where the corners are volcanoes that nobody can use', ['corners']],
  [
    'connect four',
    'connect four where each player can pull out one disc from the bottom once per game',
    ['pulls'],
  ],
  [
    'lemonade stand',
    'lemonade stand for 4 days where cloudy days bring twice as many customers',
    ['sky', 'days'],
  ],
  [
    'lemonade stand',
    'lemonade stand, start with 30 coins and have 70 coins in the end, and when it snows twice as many people come',
    ['sky', 'start', 'aim'],
  ],
  ['hangman', 'hangman with fruits where a snowman melts instead of the hanging', ['melts']],
  ['a mini sudoku', 'a mini sudoku with foxes in place of numbers', ['pictures']],
  ['wordle', 'a wordle with 6 letter words about the kitchen', ['letters']],
  ['chess', 'chess where the rook moves like a knight', ['ways']],
  ['chess', 'chess where whoever captures a piece turns into that piece', ['absorbs']],
  ['chess', 'chess puzzles, mate in two', ['puzzle']],
  ['checkers', 'checkers where four squares are bombs', ['mines']],
  ['connect four', 'connect four, 8 columns wide', ['wide']],
  ['a word search', 'a word search with 9 words about the ocean', ['words']],
  ['connect four', 'connect four with three blocked squares', ['blocked']],
  ['reversi', 'reversi with some squares blocked by rocks', ['blocked']],
  ['solitaire', 'solitaire with only five columns', ['columns']],
  ['tetris', 'tetris where the floor rises every 8 seconds', ['floor']],
  ['memory', 'memory where two wrong cards swap places', ['shuffles']],
  ['an interactive story', 'an interactive story where you only have 9 choices', ['moveLimit']],
  [
    'an interactive story',
    'an interactive story where a ghost follows you and you need to find the golden key before you can open the gate',
    ['follows', 'locked'],
  ],
  ['tic tac toe', 'tic tac toe where the marks disappear after three turns', ['fading']],
  ['tetris', 'tetris on a board 7 columns wide with fragile blocks', ['fragile', 'wide']],
  ['memory', 'memory with 7 pairs of farm animals and their French names', ['written', 'pairs']],
  ['memory', 'memory with fruits, at most 9 mistakes', ['misses']],
  ['mancala', 'mancala with 3 acorns in each of 4 pits', ['seeds', 'pits']],
  ['dominoes', 'dominoes with fruits instead of dots', ['pictures']],
  ['sudoku', 'a 4x4 sudoku with colours instead of numbers', ['colours', 'board']],
  [
    'simon says',
    'simon says with five frogs, repeat it backwards, and it gets faster every round',
    ['backwards', 'faster'],
  ],
  [
    'simon says',
    'simon says with 3 lights, 4 rounds, a new order every round, one mistake and you lose',
    ['fresh', 'sudden', 'rounds', 'pads'],
  ],
  [
    'mastermind',
    'mastermind with 5 places and 7 colours, no colour twice, in 9 tries',
    ['places', 'kinds', 'tries', 'once'],
  ],
  [
    'mastermind',
    'mastermind with black and white pegs: red, blue, pink, brown and white',
    ['colours', 'pegs'],
  ],
  ['towers of hanoi', 'towers of hanoi with 5 pancakes and only 40 moves', ['rings', 'moves']],
  ['yahtzee', 'yahtzee with only two rolls per turn', ['rolls']],
  ['claw machine', 'claw machine where the claw is weak every other time, 14 coins', ['weak', 'tries']],
  ['blackjack', 'blackjack where the dealer bets cookies instead of money', ['stake']],
  ['blackjack', 'blackjack to 27 instead of 21', ['most']],
  ['2048', '2048 up to 128', ['goal']],
  ['connect four', 'connect four where the board wraps around at the sides', ['wraps']],
  ['chess', 'chess where you win by losing all your pieces', ['giveaway']],
  ['checkers', 'checkers where you have to lose all your pieces to win', ['giveaway']],
  ['memory', 'memory where the cards get shuffled after every match', ['shuffles']],
  [
    'tic tac toe',
    'tic tac toe on a 5x5 board where whoever gets four in a row loses',
    ['board', 'enough', 'reversed'],
  ],
  ['connect four', 'connect four but each player drops two discs per turn', ['movesInTurn']],
  ['chess', 'chess where whoever captures a piece gets another turn', ['goesOn']],
  ['checkers', 'checkers where the first to capture 5 pieces wins', ['takesToWin']],
  ['chess', 'chess where the computer goes first and there is no undo', ['secondBegins', 'noUndo']],
  [
    'battleship',
    'battleship with 3 boats where you have only 40 shots to sink everything',
    ['ships', 'moveLimit'],
  ],
  ['2048', '2048 up to 128 where you lose after 150 moves', ['goal', 'moveLimit']],
  ['memory', 'memory with fruits in at most 25 tries', ['moveLimit']],
  ['arithmetic', 'arithmetic practice where wrong answers take away ten points', ['wrongCosts']],
  ['arithmetic', 'arithmetic practice where three right in a row doubles the points', ['streak']],
  [
    'arithmetic',
    'arithmetic practice where every mistake costs 5 seconds, 2 minutes in all',
    ['wrongCostsSeconds'],
  ],
  [
    'arithmetic',
    'arithmetic practice where every right answer gives 5 extra seconds',
    ['rightBringsSeconds'],
  ],
  ['battleship', 'battleship with 3 boats', ['ships']],
  ['an escape room in a castle', 'an escape room in a castle with three locks', ['locks']],
  [
    'an escape room in a castle',
    'an escape room in a castle, get out before the water reaches the ceiling in 4 minutes',
    ['deadline'],
  ],
]

/** All of them are tried on what games of a name are made of. */
const family = new Family<(typeof twisted)[number]>('twists', {
  keyOf: ([, prompt]) => prompt,
  source: 'generation/engines/game/twists.ts',
  beside: ['generation/engines/game/genres/index.ts'],
  own: ['kit/game-2d/genres', 'generation/engines/game/classics', 'generation/engines/game/genres'],
  ground: [fromRoot(import.meta.filename)],
  tried: { items: twisted, textOf: (one) => JSON.stringify(one) },
})

describe.each(family.due(twisted))('%s', (usual, prompt, twists) => {
  test(`“${prompt}” is read, won, lost, and seen to be so`, family.mark(), () => {
    const plan = planOf(prompt)
    expect(plan.game.genre).toBe(plainOf(usual).plan.game.genre)
    expect(
      twistsOf(plan)
        .map(({ twist }) => twist)
        .sort(),
    ).toEqual([...twists].sort())
    const proof = proofOf(plan)
    const failed = proof.checks.filter(
      ({ passed, code }) => !passed && code !== 'difficulty' && !code?.startsWith('too-'),
    )
    expect(failed).toEqual([])
    expect(verdictOn(plan, twistsOf(plan), proof)).toEqual(twists.map(() => 'met'))
  })

  test(`where “${prompt}” was not asked for, it is not found`, family.mark(), () => {
    const { plan, proof } = plainOf(usual)
    const claims = twistsOf(planOf(prompt))
    expect(verdictOn(plan, claims, proof)).toEqual(claims.map(() => 'unmet'))
  })
})

test('a clause that no rule serves is told, and not forgotten', () => {
  const { claims } = planOf('tic tac toe where the board wobbles')
  expect(claims.find(({ words }) => /wobbles/.test(words))?.about).toBe('other')
})

test('what is played with plays nobody', () => {
  const roles = (prompt: string) =>
    Object.fromEntries(planOf(prompt).game.cast.map(({ name, role }) => [name, role]))
  expect(roles('pong with a snowball')).toMatchObject({ snowball: 'projectile' })
  expect(roles('air hockey with a pizza instead of a puck')).toMatchObject({ pizza: 'projectile' })
  expect(roles('breakout with a ball that goes through the bricks')).toMatchObject({
    ball: 'projectile',
    brick: 'obstacle',
  })
})

test('what is counted at a time is no goal, and what is said beside a rule stays a claim', () => {
  expect(planOf('snake with three cherries at a time').game.rules.goalCount).toBeUndefined()
  expect(planOf('snake where a poisonous apple makes you shorter').game.content?.shrinks).toBeUndefined()
  const { claims } = planOf('snake that gets shorter when it eats and there are lasers')
  expect(claims.some(({ words }) => /laser/i.test(words))).toBe(true)
})

test('men of chess are shown as who they are said to be, and a van is filled with furniture', () => {
  const { game } = planOf('chess but the knights are unicorns and the pawns are ducks')
  expect(Object.keys((game.content?.men ?? {}) as object)).toEqual(['pawn', 'knight'])
  expect(planOf('tetris where the pieces are couches and you load a van').game.content?.well).toBe('van')
})
