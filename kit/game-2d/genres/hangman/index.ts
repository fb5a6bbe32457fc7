import { seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'
import { cosine, sine } from '../../../rules/sure-math.ts'
import { drawSuit } from '../../turns/faces.ts'
import { keysTop, letterKeys, type WordEntry } from '../../turns/keyboard.ts'
import type { Label, Move, Piece, Place, TurnRules } from '../../turns/rules.ts'
import { stakeIn } from '../../turns/stake.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'

export type LettersContent = {
  words: WordEntry[]
  /** What is lost with each wrong guess: pictures of somebody in the cast, hearts or balloons. */
  loses?: 'hearts' | 'balloons' | 'figure'
  /** The vowels are given. */
  vowels?: boolean
  /** One picture that is there whole at first, and of which every wrong guess takes a part: a cast member. */
  melts?: string
  /** Of which there are as many as wrong guesses are left: a cast member. */
  marks?: string
  /** They are taken off this one, around which they stand: a cast member. */
  whole?: string
}

export type LettersState = {
  word: string
  clue: string
  guessed: string[]
  lives: number
  most: number
  /** How much is left of what melts, from 1 to 0. */
  left?: number
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const isOpen = ({ guessed }: LettersState, letter: string) =>
  !letters.includes(letter) || guessed.includes(letter)
const isMiss = ({ word }: LettersState, letter: string) => !word.includes(letter)

/** A word is guessed letter by letter; each wrong one costs a balloon. */
export const turns: TurnRules<LettersState> = {
  id: 'hangman',
  sides: 1,
  says: 'Guess a letter',
  final: true,
  settles: 6,
  stakeAt: { x: stage.width / 2, ground: 258, scale: 1.6 },
  deal(plan, _seed, level) {
    const { words, vowels, melts } = plan.content as unknown as LettersContent
    const order = seededRandom(plan.seed).shuffled(words)
    const { word, clue = '' } = order[(level - 1) % order.length] ?? { word: 'star' }
    const { lives } = plan.rules
    const given = vowels ? [...'aeiou'].filter((vowel) => word.includes(vowel)) : []
    const most = plan.rules.gentle ? 0 : lives
    return { word, clue, guessed: given, lives, most, ...(melts && { left: 1 }) }
  },
  moves: ({ guessed }) =>
    letters.filter((letter) => !guessed.includes(letter)).map((letter): Move => [letter]),
  after(state, [letter = '']) {
    const miss = isMiss(state, letter) && state.most > 0
    const lives = state.lives - (miss ? 1 : 0)
    return {
      ...state,
      guessed: [...state.guessed, letter],
      lives,
      ...(state.left !== undefined && state.most > 0 && { left: lives / state.most }),
    }
  },
  ending(state) {
    if ([...state.word].every((letter) => isOpen(state, letter)))
      return { winner: 0, because: `Yes: ${state.word}!` }
    return state.lives <= 0 ? { winner: 1, because: `The word was “${state.word}”.` } : undefined
  },
  lives: ({ lives }) => lives,
  score: (state) => [...state.word].filter((letter) => isOpen(state, letter)).length * 10,
  solve: (state) => firstOf([...state.word].filter((letter) => !isOpen(state, letter))),
  blunder: (state) =>
    firstOf(letters.filter((letter) => isMiss(state, letter) && !state.guessed.includes(letter))),
  progress: (state) => [...state.word].filter((letter) => isOpen(state, letter)).length / state.word.length,
  table(state, plan) {
    const { word, clue, guessed } = state
    const size = Math.min(64, (stage.width - 60) / word.length - 8)
    const left = stage.width / 2 - (word.length * (size + 8)) / 2
    const slots = [...word].map((letter, at): Place => {
      const open = isOpen(state, letter)
      return {
        id: `slot ${at}`,
        x: left + at * (size + 8) + 4,
        y: 396,
        width: size,
        height: size * 1.15,
        says: open ? letter : 'Unknown letter',
        fill: letter === ' ' ? 'transparent' : '#fffdf6',
        outline: letter === ' ' ? 'transparent' : '#1d1b2e88',
        radius: 10,
        words: open ? letter.toUpperCase() : '',
        plain: true,
      }
    })
    const keys = letterKeys((letter) =>
      !guessed.includes(letter)
        ? {}
        : word.includes(letter)
          ? { fill: '#8fd694', ink: '#1d1b2e' }
          : { fill: '#c9c6d2', ink: '#8a8795' },
    )
    const said: Label[] = clue ? [clueLabel(clue)] : []
    return { places: [...slots, ...keys], pieces: marksOf(state, plan), labels: said }
  },
  backdrop(state, painter) {
    painter.panel(40, 112, stage.width - 80, keysTop - 128, { fill: '#fffdf6cc', radius: 28, shadow: false })
    if (castIn(painter.plan, 'collectible').length > 0 || state.most === 0 || stakeIn(painter.plan)) return
    const { loses = 'balloons' } = painter.plan.content as unknown as LettersContent
    if (loses === 'figure') return drawFigure(painter.ctx, 1 - state.lives / state.most)
    for (let at = 0; at < state.lives; at++) {
      const { x, y } = markAt(at, state.most)
      if (loses === 'hearts') drawSuit(painter.ctx, 'hearts', x, y, 44, '#e5484d')
      else
        drawBalloon(
          painter.ctx,
          x,
          y + 3 * Math.sin(painter.seconds * 2 + at),
          balloons[at % balloons.length] ?? '',
        )
    }
  },
  told(before, [letter = ''], after, plan) {
    const mark = markOf(plan)
    const at = `slot ${before.word.indexOf(letter)}`
    if (!isMiss(before, letter)) return [{ type: 'right', at, words: letter.toUpperCase() }]
    const lost =
      mark && after.lives < before.lives
        ? [{ type: 'break' as const, at: `mark ${after.lives}`, to: mark.id }]
        : []
    return [{ type: 'wrong', at: letter }, ...lost]
  },
  howTo: (plan) => [
    'Guess the word, letter by letter: click one or type it.',
    plan.rules.gentle
      ? 'Take as many guesses as you like.'
      : `${plan.rules.lives} wrong guesses, and it’s over.`,
  ],
  hud: ({ lives, most }) => (most > 0 ? [{ says: 'Wrong guesses left', value: String(lives) }] : []),
}

const firstOf = (list: readonly string[]): Move | undefined => (list[0] ? [list[0]] : undefined)

export const clueLabel = (clue: string): Label => ({
  x: stage.width / 2,
  y: 290,
  words: clue,
  size: clue.length > 60 ? 19 : 23,
  width: stage.width - 140,
})

const markAt = (at: number, most: number) => ({
  x: stage.width / 2 + (at - (most - 1) / 2) * Math.min(76, 560 / most),
  y: 172,
})

const markOf = (plan: GamePlan) => {
  const { marks } = (plan.content ?? {}) as { marks?: string }
  const all = castIn(plan, 'collectible')
  return all.find(({ id }) => id === marks) ?? all[0]
}

/** In a ring, from the top on. */
const besideAt = (at: number, most: number) => ({
  x: stage.width / 2 + sine((at / most) * Math.PI * 2) * 54,
  y: 184 - cosine((at / most) * Math.PI * 2) * 54,
})

/** Whoever the sentence names is what one has left. */
function marksOf({ lives, most, left }: LettersState, plan: GamePlan): Piece[] {
  const { melts } = plan.content as unknown as LettersContent
  if (melts && left !== undefined) {
    // It keeps its feet on the ground while it shrinks, and is never quite invisible.
    const high = 40 + 150 * left
    return [
      {
        id: 'melting',
        x: stage.width / 2,
        y: 272 - high / 2,
        width: high,
        face: { kind: 'picture', cast: melts },
      },
    ]
  }
  const mark = markOf(plan)
  if (!mark || most === 0 || stakeIn(plan)) return []
  const { whole } = (plan.content ?? {}) as { whole?: string }
  const marks = Array.from(
    { length: lives },
    (_, at): Piece => ({
      id: `mark ${at}`,
      ...(whole ? besideAt(at, most) : markAt(at, most)),
      width: whole ? 40 : Math.min(68, 520 / most),
      face: { kind: 'picture', cast: mark.id },
    }),
  )
  const middle: Piece = {
    id: 'whole',
    x: stage.width / 2,
    y: 184,
    width: 66,
    face: { kind: 'picture', cast: whole ?? '' },
    above: true,
  }
  return whole ? [...marks, middle] : marks
}

/** Strokes of a little man: each wrong guess draws its share of them. */
const strokes = [
  [360, 178, 360, 226],
  [360, 192, 336, 210],
  [360, 192, 384, 210],
  [360, 226, 340, 258],
  [360, 226, 380, 258],
] as const

function drawFigure(ctx: CanvasRenderingContext2D, part: number): void {
  const many = Math.round(part * (strokes.length + 1))
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 5
  ctx.lineCap = 'round'
  ctx.beginPath()
  if (many > 0) ctx.arc(360, 156, 22, 0, Math.PI * 2)
  for (const [x, y, toX, toY] of strokes.slice(0, Math.max(0, many - 1))) {
    ctx.moveTo(x, y)
    ctx.lineTo(toX, toY)
  }
  ctx.stroke()
}

const balloons = ['#e5484d', '#3b82f6', '#f5b700', '#30a46c', '#ab4aba', '#f76b15']

function drawBalloon(ctx: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  ctx.strokeStyle = '#1d1b2e77'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(x, y + 20)
  ctx.quadraticCurveTo(x + 8, y + 34, x, y + 48)
  ctx.stroke()
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.ellipse(x, y - 4, 20, 25, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.beginPath()
  ctx.moveTo(x - 5, y + 25)
  ctx.lineTo(x + 5, y + 25)
  ctx.lineTo(x, y + 18)
  ctx.fill()
  ctx.fillStyle = '#ffffff99'
  ctx.beginPath()
  ctx.ellipse(x - 7, y - 13, 4, 7, 0.5, 0, Math.PI * 2)
  ctx.fill()
}

export const genre = turnGame(turns)
