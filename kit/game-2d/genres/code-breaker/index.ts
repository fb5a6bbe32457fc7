import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { lift } from '../../scenery/colour.ts'
import type { Face } from '../../turns/faces.ts'
import type { Area, Label, Move, Piece, Place, Table, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'

export type CodeContent = {
  /** How long the code is, out of how many kinds, and how many tries there are. */
  places?: number
  kinds?: number
  tries?: number
  /** What the code is made of: cast members, in turn; colours alone where there are none. */
  faces?: string[]
  colours?: string[]
  /** Whoever keeps the code, and who else is there. */
  beside?: string[]
  /** Nothing is in the code twice. */
  once?: boolean
  /** Black and white pegs instead of ticks and rings. */
  pegs?: boolean
}

export type CodeState = {
  code: number[]
  kinds: number
  tries: number
  rows: number[][]
  now: number[]
  /** What each kind is told apart by, where nothing else does. */
  colours: string[]
  once: boolean
  pegs: boolean
}

export const mostKinds = 8
export const mostPlaces = 5
export const mostTries = 12
export const usual = { places: 4, kinds: 6 }
const usualColours = ['#e4472b', '#f5b700', '#2f9e5b', '#3b82e0', '#8b5bd6', '#f48fb1', '#17a398', '#8a5a3b']

/** What a guess is told: so many stand where they do in the code, and so many are in it elsewhere. */
export function marksOf(guess: readonly number[], code: readonly number[]): { exact: number; near: number } {
  const exact = guess.filter((kind, at) => code[at] === kind).length
  const shared = [...new Set(guess)].reduce(
    (sum, kind) => sum + Math.min(many(guess, kind), many(code, kind)),
    0,
  )
  return { exact, near: shared - exact }
}

const many = (row: readonly number[], kind: number) => row.filter((one) => one === kind).length

const isCracked = ({ rows, code }: CodeState) => rows.at(-1)?.join() === code.join()
const isOver = (state: CodeState) => isCracked(state) || state.rows.length >= state.tries

/** Every code that may be, as far as the guesses have told. */
function possible({ code: secret, kinds, once, rows }: CodeState): number[][] {
  const told = rows.map((guess) => ({ guess, ...marksOf(guess, secret) }))
  const all: number[][] = []
  const grow = (code: number[]) => {
    if (code.length === secret.length) {
      const fits = told.every(({ guess, exact, near }) => {
        const marks = marksOf(guess, code)
        return marks.exact === exact && marks.near === near
      })
      if (fits) all.push(code)
      return
    }
    for (let kind = 0; kind < kinds; kind++) if (!once || !code.includes(kind)) grow([...code, kind])
  }
  grow([])
  return all
}

const aims = new WeakMap<readonly number[][], number[]>()

/** The guess after which the fewest codes are left at worst, among some that may be right: whoever plays so knows no more than is told. */
function aimOf(state: CodeState): number[] {
  const known = aims.get(state.rows)
  if (known) return known
  const left = possible(state)
  const some = (most: number) => {
    const apart = Math.max(1, Math.floor(left.length / most))
    return left.filter((_, at) => at % apart === 0)
  }
  const [guesses, codes] = [some(40), some(160)]
  const worst = (guess: number[]) => {
    const piles = new Map<number, number>()
    for (const code of codes) {
      const { exact, near } = marksOf(guess, code)
      piles.set(exact * 10 + near, (piles.get(exact * 10 + near) ?? 0) + 1)
    }
    return Math.max(...piles.values())
  }
  const [best] = guesses
    .map((guess) => ({ guess, worst: worst(guess) }))
    .sort((one, other) => one.worst - other.worst)
  const aim = best?.guess ?? state.code
  aims.set(state.rows, aim)
  return aim
}

/** Steps towards a whole row, and then its check. */
function towards({ now }: CodeState, aim: readonly number[]): Move {
  const isOnTheWay = now.every((kind, at) => aim[at] === kind)
  if (!isOnTheWay) return ['back']
  return now.length === aim.length ? ['check'] : [`kind ${aim[now.length]}`]
}

const contentOf = (plan: GamePlan) => (plan.content ?? {}) as CodeContent

function lookOf(plan: GamePlan, kind: number): { colour: string; cast?: string; alike: boolean } {
  const { faces = castIn(plan, 'collectible').map(({ id }) => id), colours = [] } = contentOf(plan)
  const free = usualColours.filter((colour) => !colours.includes(colour))
  const cast = faces[kind % Math.max(1, faces.length)]
  const alike = (contentOf(plan).kinds ?? usual.kinds) > faces.length
  return { colour: [...colours, ...free][kind] ?? '#e4472b', alike, ...(cast && { cast }) }
}

function nameOf(plan: GamePlan, kind: number): string {
  const { cast, alike } = lookOf(plan, kind)
  const name = cast ? memberOf(plan, cast).name : 'colour'
  return alike ? `${name} ${kind + 1}` : name
}

/** A code is hidden; guesses are told how near they are, and never which of them is. */
export const turns: TurnRules<CodeState> = {
  id: 'code-breaker',
  sides: 1,
  says: 'Choose for your guess',
  final: true,
  settles: 8,
  deal(plan, seed, level) {
    const content = contentOf(plan)
    const { places = usual.places, kinds = usual.kinds, pegs = false, once = false } = content
    const random = seededRandom(seed + level * 101)
    const all = Array.from({ length: kinds }, (_, kind) => kind)
    return {
      code: once
        ? random.shuffled(all).slice(0, places)
        : Array.from({ length: places }, () => random.below(kinds)),
      kinds,
      tries: content.tries ?? Math.round(dial(plan, 12, 8) / 2) * 2,
      rows: [],
      now: [],
      colours: all.map((kind) => lookOf(plan, kind).colour),
      once,
      pegs,
    }
  },
  moves(state) {
    const { now, code, kinds, once } = state
    const isFull = now.length === code.length
    const all = Array.from({ length: kinds }, (_, kind) => kind)
    const free = isFull ? [] : all.filter((kind) => !once || !now.includes(kind))
    return [
      ...free.map((kind): Move => [`kind ${kind}`]),
      ...(now.length > 0 ? [['back']] : []),
      ...(isFull ? [['check']] : []),
    ]
  },
  after(state, [place = '']) {
    if (place === 'back') return { ...state, now: state.now.slice(0, -1) }
    if (place === 'check') return { ...state, rows: [...state.rows, state.now], now: [] }
    return { ...state, now: [...state.now, Number(place.slice(5))] }
  },
  ending(state) {
    const { rows } = state
    if (isCracked(state))
      return {
        winner: 0,
        because: rows.length === 1 ? 'At the very first try!' : `Cracked in ${rows.length}!`,
      }
    return isOver(state) ? { winner: 1, because: 'Nobody cracked the code.' } : undefined
  },
  score: (state) => (isCracked(state) ? (state.tries - state.rows.length + 1) * 100 : 0),
  solve: (state) => towards(state, aimOf(state)),
  // The same wrong guess over and over.
  blunder(state) {
    const { code, kinds, once } = state
    const wrong = once ? [...code.slice(1), ...code.slice(0, 1)] : code.map((kind) => (kind + 1) % kinds)
    return towards(state, wrong)
  },
  progress: ({ rows, tries }) => rows.length / tries,
  table,
  backdrop,
  overlay,
  told: happened,
  howTo(plan) {
    const { places = usual.places, once, pegs } = contentOf(plan)
    const { tries } = turns.deal(plan, 1, 1)
    return [
      `Fill a row of ${places} from what lies below, and check it. You have ${tries} tries.`,
      pegs
        ? 'A black peg means: one of them is right, and in the right place. A white peg: one is in the code, but elsewhere.'
        : 'A green tick means: one of them is right, and in the right place. A yellow ring: one is in the code, but elsewhere.',
      'The marks do not say which one is meant.',
      once ? 'Nothing is in the code twice.' : 'The same one may be in the code more than once.',
    ]
  },
  hud: (state) => [
    { says: 'Try', value: `${Math.min(state.rows.length + 1, state.tries)} of ${state.tries}` },
  ],
}

function happened(_before: CodeState, [place = '']: Move, after: CodeState, plan: GamePlan): Told[] {
  const at = `cell ${after.rows.length} 0`
  if (place === 'back') return [{ type: 'swap', at }]
  if (place !== 'check') {
    const { cast } = lookOf(plan, Number(place.slice(5)))
    return [
      { type: 'place', at: `cell ${after.rows.length} ${after.now.length - 1}`, ...(cast && { to: cast }) },
    ]
  }
  const { exact, near } = marksOf(after.rows.at(-1) ?? [], after.code)
  const type = isCracked(after) ? 'match' : exact + near > 0 ? 'right' : 'wrong'
  return [{ type, at: `secret ${Math.floor(after.code.length / 2)}`, words: `${exact} exact · ${near} near` }]
}

const paper: Area = { x: 16, y: 182, width: stage.width - 32, height: 416 }
const shelf: Area = { x: 16, y: 610, width: stage.width - 32, height: 84 }
const wide = 96

/** Guesses stand in two columns, so that they stay large enough for a small screen. */
function sheetOf({ tries, code }: Pick<CodeState, 'tries' | 'code'>) {
  const columns = tries > 6 ? 2 : 1
  const perColumn = Math.ceil(tries / columns)
  const across = paper.width / columns
  const high = Math.min(76, (paper.height - 16) / perColumn)
  const size = Math.min(high - 8, columns === 1 ? 64 : (across - 116) / code.length - 4)
  const top = paper.y + (paper.height - high * perColumn) / 2
  const rowWidth = 34 + code.length * (size + 4) + 66
  return {
    size,
    columns,
    /** The left end and the middle of a row. */
    rowAt(row: number) {
      const column = Math.floor(row / perColumn)
      return {
        x: paper.x + column * across + (across - rowWidth) / 2,
        y: top + (row % perColumn) * high + high / 2,
        width: rowWidth,
        height: high,
      }
    },
    cellAt(row: number, at: number) {
      const { x, y } = this.rowAt(row)
      return { x: x + 34 + at * (size + 4) + size / 2, y }
    },
  }
}

const codeAt = (places: number, at: number) => ({
  x: stage.width / 2 + (at - (places - 1) / 2) * 70,
  y: 140,
})

/** Things that are told apart by their pictures lie there large; those that are alike, by the colour around them. */
function faceOf(plan: GamePlan, kind: number): Face {
  const { colour, cast, alike } = lookOf(plan, kind)
  if (cast && !alike) return { kind: 'tile', colour: lift(colour, 0.62), cast, radius: 99 }
  return { kind: 'disc', colour, ...(cast && { cast }) }
}

function table(state: CodeState, plan: GamePlan): Table {
  const { code, kinds, tries, rows, now } = state
  const sheet = sheetOf(state)
  const ends = isOver(state)
  const step = (shelf.width - 2 * wide - 36) / kinds
  const size = Math.min(step - 8, 70)
  const middle = shelf.y + shelf.height / 2
  const kindAt = (kind: number) => ({ x: shelf.x + wide + 18 + (kind + 0.5) * step, y: middle })
  const key = (id: string, words: string, typed: string, x: number, fill: string, ink: string): Place => ({
    id,
    x,
    y: middle - 30,
    width: wide - 8,
    height: 60,
    says: words,
    words,
    key: typed,
    button: true,
    letters: 20,
    fill,
    ink,
  })
  const guesses = [...rows, now]
  const cells = Array.from({ length: tries * code.length }, (_, cell): Place => {
    const [row, at] = [Math.floor(cell / code.length), cell % code.length]
    const { x, y } = sheet.cellAt(row, at)
    const kind = guesses[row]?.[at]
    return {
      id: `cell ${row} ${at}`,
      x: x - sheet.size / 2,
      y: y - sheet.size / 2,
      width: sheet.size,
      height: sheet.size,
      says: kind === undefined ? 'Empty' : nameOf(plan, kind),
      fill: row === rows.length && !ends ? '#fffdf6' : '#e9dfca',
      outline: row === rows.length && !ends ? '#1d1b2e' : '#1d1b2e33',
      radius: sheet.size / 2,
      plain: true,
    }
  })
  const laid = guesses.flatMap((guess, row) =>
    guess.map((kind, at): Piece => {
      return {
        id: `laid ${row} ${at} ${kind}`,
        ...sheet.cellAt(row, at),
        width: sheet.size - 2,
        face: faceOf(plan, kind),
        from: kindAt(kind),
      }
    }),
  )
  const secret = code.map(
    (kind, at): Piece => ({
      id: `secret ${at}`,
      ...codeAt(code.length, at),
      width: 60,
      face: ends ? faceOf(plan, kind) : { kind: 'tile', colour: '#3a3454', words: '?', ink: '#ffc83d' },
    }),
  )
  return {
    places: [
      ...cells,
      ...Array.from({ length: kinds }, (_, kind): Place => {
        const { x, y } = kindAt(kind)
        return {
          id: `kind ${kind}`,
          x: x - step / 2 + 2,
          y: y - 36,
          width: step - 4,
          height: 72,
          says: nameOf(plan, kind),
          key: String(kind + 1),
          radius: 16,
        }
      }),
      key('back', 'Back', 'backspace', shelf.x + 12, '#fffdf6', '#1d1b2e'),
      key('check', 'Check', 'enter', shelf.x + shelf.width - wide - 4, '#0e8a84', '#ffffff'),
    ],
    pieces: [
      ...secret,
      ...laid,
      ...Array.from(
        { length: kinds },
        (_, kind): Piece => ({ id: `kind ${kind}`, ...kindAt(kind), width: size, face: faceOf(plan, kind) }),
      ),
    ],
    labels: Array.from({ length: tries }, (_, row): Label => {
      const { x, y } = sheet.rowAt(row)
      return {
        x: x + 16,
        y: y + 1,
        words: String(row + 1),
        size: 18,
        bold: true,
        colour: row === rows.length ? '#e4472b' : '#6b6779',
      }
    }),
  }
}

function backdrop(state: CodeState, painter: Painter): void {
  const { code, rows } = state
  const across = code.length * 70 + 28
  painter.panel(stage.width / 2 - across / 2, 102, across, 76, { fill: '#241f38', radius: 24 })
  painter.panel(paper.x, paper.y, paper.width, paper.height, { fill: '#fbf6ec', radius: 24 })
  painter.panel(shelf.x, shelf.y, shelf.width, shelf.height, { fill: '#e7dfce', radius: 24 })
  const sheet = sheetOf(state)
  const { ctx } = painter
  if (sheet.columns === 2) {
    ctx.fillStyle = '#e7dfce'
    ctx.fillRect(stage.width / 2 - 1, paper.y + 20, 2, paper.height - 40)
  }
  if (isOver(state)) return
  const { x, y, width, height } = sheet.rowAt(rows.length)
  painter.panel(x - 6, y - height / 2 + 1, width + 12, height - 2, {
    fill: '#ffeec2',
    outline: '#f5b700',
    radius: height * 0.4,
    shadow: false,
  })
}

function overlay(state: CodeState, painter: Painter): void {
  const { code, rows } = state
  const sheet = sheetOf(state)
  for (const [row, guess] of rows.entries()) {
    const { x, y, width } = sheet.rowAt(row)
    drawMarks(painter, { ...marksOf(guess, code), places: code.length }, x + width - 34, y, state.pegs)
  }
  for (const [at, cast] of (contentOf(painter.plan).beside ?? []).entries()) {
    const x = at === 2 ? 130 : stage.width - 62 - at * 88
    painter.sprite(cast, x, at === 0 ? 106 : 132, at === 0 ? 100 : 78, {
      alive: at + 2,
      shadow: true,
      facing: at === 2 ? 1 : -1,
    })
  }
}

/** Ticks first, then rings, and nothing that says which is which. */
function drawMarks(
  { ctx }: Painter,
  { exact, near, places }: { exact: number; near: number; places: number },
  x: number,
  y: number,
  pegs: boolean,
): void {
  const columns = Math.ceil(places / 2)
  for (let mark = 0; mark < places; mark++) {
    const [mx, my] = [
      x + ((mark % columns) - (columns - 1) / 2) * 21,
      y + (Math.floor(mark / columns) - 0.5) * 21,
    ]
    const kind = mark < exact ? 'exact' : mark < exact + near ? 'near' : 'none'
    ctx.beginPath()
    ctx.arc(mx, my, kind === 'none' ? 3.5 : 9, 0, Math.PI * 2)
    ctx.fillStyle = fills[pegs ? 'pegs' : 'marks'][kind]
    ctx.fill()
    if (kind === 'none') continue
    ctx.lineWidth = 1.5
    ctx.strokeStyle = lift('#1d1b2e', 0.1)
    ctx.stroke()
    ctx.lineWidth = 2.6
    ctx.strokeStyle = kind === 'exact' ? '#fffdf6' : '#1d1b2e'
    if (pegs) continue
    ctx.beginPath()
    if (kind === 'exact') {
      ctx.moveTo(mx - 4.5, my + 0.5)
      ctx.lineTo(mx - 1, my + 4)
      ctx.lineTo(mx + 4.5, my - 3.5)
    } else ctx.arc(mx, my, 3.4, 0, Math.PI * 2)
    ctx.stroke()
  }
}

const fills = {
  marks: { exact: '#0e8a84', near: '#f5b700', none: '#d8cdb6' },
  pegs: { exact: '#1d1b2e', near: '#ffffff', none: '#d8cdb6' },
} as const

export const genre = turnGame(turns)
