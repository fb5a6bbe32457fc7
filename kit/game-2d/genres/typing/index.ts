import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { keysTop, letterKeys, type WordEntry } from '../../turns/keyboard.ts'
import type { Label, Move, Piece, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { tableArea } from '../../turns/world.ts'

export type TypingContent = { words: WordEntry[]; topic?: string; goal?: number }

/** Somebody with a word on the way to the player: from 0 at the far end to 1. */
type Comer = { id: number; cast: string; word: string; lane: number; at: number }

export type TypingState = {
  words: string[]
  comers: Comer[]
  /** Who is being typed, and how many of their letters are done. */
  target: number | null
  typed: number
  done: number
  goal: number
  hearts: number
  next: number
  random: number
  /** How far they come in a beat, and how many beats lie between two of them. */
  speed: number
  gap: number
  beats: number
  casts: string[]
}

const lanes = 4
const beatSteps = 7
const field = {
  x: tableArea.x,
  y: tableArea.y + 4,
  width: tableArea.width,
  height: keysTop - tableArea.y - 18,
}
const laneY = (lane: number) => field.y + ((lane + 0.5) * field.height) / lanes
const comerX = (at: number) => field.x + field.width - 50 - at * (field.width - 190)

/** Words come nearer, and are stopped by typing them. */
export const turns: TurnRules<TypingState> = {
  id: 'typing',
  sides: 1,
  says: 'Type the words',
  final: true,
  settles: 1,
  deal(plan, seed, level) {
    const { words, goal = 12 } = plan.content as TypingContent
    const random = seededRandom(seed + level * 59)
    return withNew({
      words: random.shuffled(words.map(({ word }) => word)),
      comers: [],
      target: null,
      typed: 0,
      done: 0,
      goal,
      hearts: plan.rules.lives,
      next: 0,
      random: random.state(),
      speed: dial(plan, 0.011, 0.024) * (1 + (level - 1) * 0.15),
      gap: Math.round(dial(plan, 26, 15)),
      beats: 0,
      casts: comersIn(plan),
    })
  },
  moves: () => letters,
  after(state, [letter = '']) {
    const target = state.comers.find(({ id }) => id === state.target)
    if (target)
      return target.word[state.typed] === letter
        ? advanced(state, target)
        : { ...state, typed: 0, target: null }
    // The nearest one whose word begins so is meant.
    const [begun] = state.comers
      .filter(({ word }) => word[0] === letter)
      .sort((one, other) => other.at - one.at)
    return begun ? advanced({ ...state, target: begun.id, typed: 0 }, begun) : state
  },
  beat: {
    every: () => beatSteps,
    after(state) {
      const moved = state.comers.map((comer) => ({ ...comer, at: comer.at + state.speed }))
      const arrived = moved.filter(({ at }) => at >= 1)
      const isGone = arrived.some(({ id }) => id === state.target)
      const next = {
        ...state,
        comers: moved.filter(({ at }) => at < 1),
        hearts: state.hearts - arrived.length,
        beats: state.beats + 1,
        ...(isGone && { target: null, typed: 0 }),
      }
      return next.beats % state.gap === 0 || next.comers.length === 0 ? withNew(next) : next
    },
  },
  ending({ done, goal, hearts }) {
    if (done >= goal) return { winner: 0, because: 'You typed them all!' }
    return hearts <= 0 ? { winner: 1, because: 'They got through.' } : undefined
  },
  lives: ({ hearts }) => hearts,
  score: ({ done }) => done * 25,
  solve({ comers, target, typed }) {
    const own = comers.find(({ id }) => id === target)
    const letter = own ? own.word[typed] : [...comers].sort((one, other) => other.at - one.at)[0]?.word[0]
    return letter === undefined ? undefined : [letter]
  },
  blunder: ({ comers }) =>
    letters.find(([letter]) => !comers.some(({ word }) => word.includes(letter ?? ''))),
  progress: ({ done, goal }) => done / goal,
  table: ({ comers, target, typed }) => ({
    places: letterKeys().map((place) => ({ ...place, plain: true as const })),
    pieces: comers.map(
      ({ id, cast, lane, at }): Piece => ({
        id: `comer ${id}`,
        x: comerX(at),
        y: laneY(lane) + 6,
        width: 68,
        face: { kind: 'picture', cast },
      }),
    ),
    labels: comers.flatMap(({ id, word, lane, at }): Label[] => {
      const [x, y] = [comerX(at), laneY(lane) - 40]
      const left = id === target ? word.slice(typed) : word
      return [
        { x: x + 1.5, y: y + 1.5, words: left, size: 25, bold: true, colour: '#000000aa' },
        { x, y, words: left, size: 25, bold: true, colour: id === target ? '#ffd447' : '#ffffff' },
      ]
    }),
  }),
  backdrop(_state, painter) {
    const { x, y, width, height } = field
    painter.panel(x, y, width, height, { fill: '#14122299', radius: 22, outline: 'transparent' })
    painter.sprite(theOne(painter.plan, 'player'), x + 66, y + height / 2, 104, {
      facing: 1,
      shadow: true,
      alive: 1,
    })
  },
  told(before, [letter], after) {
    if (letter === undefined)
      return after.hearts < before.hearts
        ? [{ type: 'hurt', by: before.comers.find(({ at }) => at + before.speed >= 1)?.cast }]
        : []
    const gone = before.comers.find(({ id }) => !after.comers.some((one) => one.id === id))
    if (gone) return [{ type: 'defeat', at: letter, to: gone.cast, words: '+25' }]
    return [{ type: after.typed > 0 ? 'swap' : 'wrong', at: letter }]
  },
  howTo: (plan) => [
    `Type the word someone is carrying, and ${castIn(plan, 'enemy').length > 0 ? `the ${theOne(plan, 'enemy').plural} are gone` : "it's gone"}.`,
    plan.rules.gentle ? 'Take all the time you need.' : 'Each one that gets through costs a heart.',
  ],
  hud: ({ done, goal }) => [{ says: 'Words', value: `${done} of ${goal}` }],
}

const letters: Move[] = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [letter])

const comersIn = (plan: GamePlan): string[] =>
  [...castIn(plan, 'enemy'), ...castIn(plan, 'collectible')].map(({ id }) => id)

/** One letter further; the last one sends whoever carried the word away. */
function advanced(state: TypingState, { id, word }: Comer): TypingState {
  const typed = state.typed + 1
  if (typed < word.length) return { ...state, typed }
  const comers = state.comers.filter((comer) => comer.id !== id)
  return { ...state, comers, target: null, typed: 0, done: state.done + 1 }
}

function withNew(state: TypingState): TypingState {
  const random = seededRandom(state.random)
  const taken = state.comers.map(({ word }) => word[0])
  const free = state.words.filter((word) => !taken.includes(word[0]))
  const word = free[state.next % Math.max(1, free.length)]
  if (word === undefined) return state
  const lane = random.below(lanes)
  const cast = state.casts[state.next % state.casts.length] ?? ''
  return {
    ...state,
    comers: [...state.comers, { id: state.next, cast, word, lane, at: 0 }],
    next: state.next + 1,
    random: random.state(),
  }
}

export const genre = turnGame(turns)
