import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Move, Strength, Told, TurnRules } from '../../turns/rules.ts'
import { otherSide } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { keepBest, keepMost } from './choosing.ts'
import { bestRow, bonus, emptySheet, isFilled, richestRow, rows, totalOf } from './sheet.ts'
import { contentOf, type DiceState, mayRoll, usualRolls } from './state.ts'
import { backdrop, facesOf, table } from './view.ts'

const count = 5

const begun = (state: DiceState): DiceState => ({
  ...state,
  rolled: 0,
  kept: Array<boolean>(count).fill(false),
})

function moves(state: DiceState): Move[] {
  const { rolled, rolls, turn, sheets, dice } = state
  const roll: Move[] = mayRoll(state) ? [['roll']] : []
  if (rolled === 0) return roll
  const free = rows.flatMap(({ id }, row): Move[] => (sheets[turn][row] === null ? [[id]] : []))
  const keep = rolled < rolls ? dice.map((_, at): Move => [`die ${at}`]) : []
  return [...roll, ...keep, ...free]
}

function after(state: DiceState, [place = '']: Move): DiceState {
  const { dice, kept, turn, sheets } = state
  if (place === 'roll') {
    const random = seededRandom(state.random)
    const fallen = dice.map((die, at) => (kept[at] ? die : 1 + random.below(6)))
    return { ...state, dice: fallen, rolled: state.rolled + 1, random: random.state() }
  }
  if (place.startsWith('die')) {
    const at = Number(place.slice(4))
    return { ...state, kept: kept.map((is, one) => (one === at ? !is : is)) }
  }
  const row = rows.findIndex(({ id }) => id === place)
  const written = sheets[turn].map((points, one) => (one === row ? (rows[row]?.worth(dice) ?? 0) : points))
  const next: DiceState['sheets'] = turn === 0 ? [written, sheets[1]] : [sheets[0], written]
  return begun({ ...state, sheets: next, turn: otherSide(turn) })
}

/** Towards the dice that are to be kept, then the roll; and where nothing is to be rolled, to the row. */
function towards(state: DiceState, keep: readonly boolean[], row: number): Move {
  const { rolled, rolls, kept } = state
  if (rolled === 0) return ['roll']
  if (rolled === rolls || keep.every(Boolean)) return [rows[row]?.id ?? '']
  const wrong = keep.findIndex((is, at) => is !== kept[at])
  return wrong < 0 ? ['roll'] : [`die ${wrong}`]
}

function solve(state: DiceState): Move {
  const { dice, sheets, turn, rolled, rolls } = state
  const keep = rolled > 0 && rolled < rolls ? keepBest(dice, sheets[turn]) : state.kept
  return towards(state, keep, bestRow(dice, sheets[turn]).row)
}

/** The machine knows no more than a person. Where it does not think, it goes for what it has most of, and for points at once. */
function opponent(state: DiceState, { slips }: Strength): Move {
  const { dice, sheets, turn, random } = state
  // The same for a whole turn: its dice do not know whether somebody is thinking.
  const isThinking = seededRandom(random).next() >= slips * 2.4
  return isThinking ? solve(state) : towards(state, keepMost(dice), richestRow(dice, sheets[turn]))
}

/** Whoever wants to lose writes the very first dice where they count least. */
function blunder(state: DiceState): Move {
  const { dice, rolled, sheets, turn } = state
  if (rolled === 0) return ['roll']
  const free = rows.filter((_, row) => sheets[turn][row] === null)
  const [worst] = free.sort((one, other) => one.worth(dice) - other.worth(dice))
  return [worst?.id ?? '']
}

/** Five dice, a few rolls each turn, and a sheet with a row for everything that they may show. */
export const turns: TurnRules<DiceState> = {
  id: 'dice-sheet',
  sides: 2,
  says: 'Choose dice to keep, or a row',
  final: true,
  drawsAgain: true,
  settles: 12,
  thinks: 26,
  deal(plan, seed) {
    const { rolls = usualRolls } = contentOf(plan)
    return begun({
      dice: [1, 2, 3, 4, 5],
      kept: [],
      rolled: 0,
      rolls,
      turn: 0,
      sheets: [emptySheet, emptySheet],
      random: seed,
    })
  },
  turn: ({ turn }) => turn,
  moves,
  after,
  ending({ sheets: [mine, theirs] }) {
    if (!isFilled(mine) || !isFilled(theirs)) return undefined
    const [first, second] = [totalOf(mine), totalOf(theirs)]
    if (first === second) return { winner: null, because: `${first} points each. Play again!` }
    return {
      winner: first > second ? 0 : 1,
      because: `${first} to ${second}${first > second ? '!' : '.'}`,
    }
  },
  solve,
  opponent,
  blunder,
  progress: ({ sheets: [mine] }) => mine.filter((points) => points !== null).length / rows.length,
  score: ({ sheets: [mine] }) => totalOf(mine),
  table,
  backdrop,
  told: happened,
  howTo: (plan) => [
    `Roll the five dice up to ${contentOf(plan).rolls ?? usualRolls} times a turn. Pick the dice you want to keep before you roll again.`,
    'Then choose a row of the sheet. Every row is filled once, with nothing where the dice do not fit.',
    `Full houses count 25, straights 30 or 40, five of a kind 50. With ${bonus.from} points in the first six rows you get ${bonus.worth} more.`,
  ],
  hud: ({ sheets: [mine, theirs] }) => [{ says: 'Points', value: `${totalOf(mine)} : ${totalOf(theirs)}` }],
}

function happened(
  before: DiceState,
  [place = '']: Move,
  { sheets, dice, kept }: DiceState,
  plan: GamePlan,
): Told[] {
  if (place.startsWith('die')) return [{ type: 'swap', at: place }]
  if (place === 'roll') {
    const faces = facesOf(plan)
    // Whose picture came up is told once, and not for every die.
    const up = new Set(dice.filter((_, at) => !kept[at]).map((die) => faces[die - 1]))
    const [first] = [...up].filter((id) => id !== undefined)
    return [{ type: 'push', at: 'die 2', ...(first && { to: first }) }]
  }
  const points = sheets[before.turn][rows.findIndex(({ id }) => id === place)] ?? 0
  return [{ type: points >= 25 ? 'match' : points > 0 ? 'place' : 'wrong', at: place, words: `+${points}` }]
}

export type { DiceContent, DiceState } from './state.ts'

export const genre = turnGame(turns)
