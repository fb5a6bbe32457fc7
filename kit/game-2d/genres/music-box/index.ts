import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Genre } from '../../genre.ts'
import { fade } from '../../scenery/colour.ts'
import type { Area, Label, Move, Piece, Place, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { type TurnWorld, tableArea } from '../../turns/world.ts'

export type MusicBoxContent = {
  /** Who has a row, from the highest to the lowest; one may have several. */
  faces?: string[]
  /** How many beats a round has. */
  beats?: number
  /** The drum turns the other way. */
  backwards?: boolean
}

export type MusicBoxState = {
  rows: number
  columns: number
  /** The row of the tune on every beat; -1 is silence. */
  tune: number[]
  pins: boolean[]
  /** The beat that sounds now; -1 before the first. */
  column: number
  /** First it plays the tune, then one builds it, then one may do as one likes. */
  mode: 'listen' | 'build' | 'free'
  /** Whole rounds that were heard since the mode began. */
  rounds: number
  hearts: number
  /** A row that was tried by itself, and how many times anything was. */
  tried: number
  /** What went wrong last, if anything. */
  slip: string
  every: number
  backwards: boolean
}

/** Five tones that go with each other in any order. */
const tones = [0, 2, 4, 7, 9, 12, 14]
const colours = ['#ff5d73', '#ff9f43', '#ffd447', '#7be36a', '#4fb8ff', '#b98cff', '#ff8fd0']
const keyNote = 64
const usualRows = 5
export const usualBeats = 8
const padWidth = 84
const buttonTop = tableArea.y + tableArea.height - 58

/** Pins on a drum that turns: the tune that it played is put together again, by ear and by eye. */
export const turns: TurnRules<MusicBoxState> = {
  id: 'music-box',
  sides: 1,
  says: 'Set a note',
  final: true,
  settles: 1,
  deal(plan, seed, level) {
    const { beats = usualBeats, backwards = false } = (plan.content ?? {}) as MusicBoxContent
    const rows = rowsIn(plan)
    return {
      rows,
      columns: beats,
      tune: tuneOf(rows, beats, seed + level * 101, Math.round(dial(plan, 0.5, 0.8) * beats) + level - 1),
      pins: Array<boolean>(rows * beats).fill(false),
      column: -1,
      mode: 'listen',
      rounds: 0,
      hearts: plan.rules.lives,
      tried: -1,
      slip: '',
      every: Math.round(dial(plan, 26, 18)),
      backwards,
    }
  },
  moves({ mode, pins, rows, rounds }) {
    const pads = Array.from({ length: rows }, (_, row): Move => [`pad ${row}`])
    if (mode === 'listen') return pads
    const cells = pins.flatMap((on, cell): Move[] => (on && mode === 'build' ? [] : [[String(cell)]]))
    if (mode === 'build') return [...cells, ...pads, ['listen']]
    return [...cells, ...pads, ...(rounds > 0 ? [['done']] : [])]
  },
  after(state, [place = '']) {
    if (place === 'done') return { ...state, hearts: Math.max(1, state.hearts), rounds: -1 }
    if (place === 'listen') return { ...state, mode: 'listen', column: -1, rounds: 0, slip: '' }
    if (place.startsWith('pad ')) return { ...state, tried: Number(place.slice(4)), slip: '' }
    return pinned({ ...state, tried: -1, slip: '' }, Number(place))
  },
  beat: {
    every: ({ every }) => every,
    after: turned,
  },
  ending({ rounds, hearts }) {
    if (rounds < 0) return { winner: 0, because: 'What a tune!' }
    return hearts <= 0 ? { winner: 1, because: 'The tune came out all wrong.' } : undefined
  },
  lives: ({ hearts }) => hearts,
  score: ({ tune, pins, columns, mode }) =>
    20 *
    (mode === 'free'
      ? sounding(tune)
      : tune.filter((row, column) => row >= 0 && pins[row * columns + column]).length),
  solve(state) {
    if (state.mode === 'free') return state.rounds > 0 ? ['done'] : undefined
    const [next] = state.mode === 'build' ? missing(state) : []
    return next === undefined ? undefined : [String(next)]
  },
  blunder({ mode, pins, tune, columns }) {
    const wrong = pins.findIndex((on, cell) => !on && tune[cell % columns] !== Math.floor(cell / columns))
    return mode === 'build' ? [String(wrong)] : undefined
  },
  progress: ({ mode, tune, pins }) =>
    mode === 'free' ? 0.95 : (0.9 * pins.filter(Boolean).length) / sounding(tune),
  table,
  backdrop(state, painter) {
    const { left, top, width, height, areaOf } = drumOf(state)
    painter.panel(left - padWidth - 4, top - 54, width + padWidth + 18, height + 92, {
      fill: '#5a3b28',
      outline: '#2d1c12',
      radius: 20,
    })
    if (state.column < 0) return
    const { ctx } = painter
    const { x, width: wide } = areaOf(state.column)
    ctx.fillStyle = fade('#fff3c4', 0.3)
    ctx.beginPath()
    ctx.roundRect(x, top - 6, wide, height + 12, 10)
    ctx.fill()
  },
  told: happened,
  howTo: (plan) => [
    'Listen to the tune and watch which squares light up.',
    'Then set the same notes yourself. “Listen” plays it again as often as you like.',
    plan.rules.gentle
      ? 'A wrong note does no harm. When the tune is right, play whatever you like.'
      : 'A wrong note costs a heart. When the tune is right, play whatever you like.',
  ],
  hud: (state) => [
    { says: 'Notes', value: `${sounding(state.tune) - missing(state).length} of ${sounding(state.tune)}` },
  ],
}

const rowsIn = (plan: GamePlan): number => {
  const many = facesIn(plan).length
  return many > usualRows ? Math.min(tones.length, many) : many >= 3 ? many : usualRows
}

const facesIn = (plan: GamePlan): string[] =>
  ((plan.content ?? {}) as MusicBoxContent).faces ?? castIn(plan, 'collectible').map(({ id }) => id)

const faceOf = (plan: GamePlan, row: number): string | undefined => {
  const faces = facesIn(plan)
  return faces[row % Math.max(1, faces.length)]
}

/** The lowest row has the lowest tone. */
const noteOf = ({ rows }: MusicBoxState, row: number): number => keyNote + (tones[rows - 1 - row] ?? 0)
const sounding = (tune: readonly number[]): number => tune.filter((row) => row >= 0).length

/** Mostly steps, now and then a leap, and home at the end: that is what makes a tune. */
function tuneOf(rows: number, beats: number, seed: number, wanted: number): number[] {
  const random = seededRandom(seed)
  const middle = Array.from({ length: beats - 2 }, (_, index) => index + 1)
  const many = Math.max(3, Math.min(beats, wanted))
  const beatsPlayed = new Set([0, beats - 1, ...random.shuffled(middle).slice(0, many - 2)])
  let row = random.below(rows)
  return Array.from({ length: beats }, (_, beat) => {
    if (!beatsPlayed.has(beat)) return -1
    if (beat > 0) row += (random.next() < 0.5 ? -1 : 1) * (random.next() < 0.25 ? 2 : 1)
    row = row < 0 ? -row : row >= rows ? 2 * (rows - 1) - row : row
    row = Math.max(0, Math.min(rows - 1, row))
    return beat === beats - 1 ? rows - 1 : row
  })
}

/** Cells of the tune that have no pin yet. */
const missing = ({ tune, pins, columns }: MusicBoxState): number[] =>
  tune.flatMap((row, column) => (row < 0 || pins[row * columns + column] ? [] : [row * columns + column]))

function pinned(state: MusicBoxState, cell: number): MusicBoxState {
  const { tune, columns, pins, mode } = state
  const set = { ...state, pins: pins.map((on, at) => (at === cell ? !on : on)) }
  if (mode === 'free') return set
  const [row, column] = [Math.floor(cell / columns), cell % columns]
  if (tune[column] !== row) {
    const slip =
      tune[column] === -1
        ? 'This beat is silent.'
        : (tune[column] ?? 0) < row
          ? 'That one sounds higher.'
          : 'That one sounds lower.'
    return { ...state, hearts: state.hearts - 1, slip }
  }
  return missing(set).length > 0 ? set : { ...set, mode: 'free', column: -1, rounds: 0 }
}

/** One beat further; a whole round of listening is followed by building. */
function turned(state: MusicBoxState): MusicBoxState {
  const { columns, backwards, mode } = state
  const way = backwards ? -1 : 1
  const from = state.column < 0 && backwards ? columns : state.column
  const next = from + way
  const isRound = next < 0 || next >= columns
  const column = isRound ? (backwards ? columns - 1 : 0) : next
  const rounds = state.rounds + Number(isRound)
  if (mode === 'listen' && isRound) return { ...state, mode: 'build', column: -1, rounds: 0, tried: -1 }
  return { ...state, column, rounds, tried: -1 }
}

/** Rows that sound on the beat at which the drum stands. */
function rowsAt({ mode, tune, pins, columns, column, rows }: MusicBoxState): number[] {
  const row = tune[column] ?? -1
  if (mode === 'listen') return row < 0 ? [] : [row]
  return Array.from({ length: rows }, (_, one) => one).filter(
    (one) => column >= 0 && pins[one * columns + column],
  )
}

function happened(before: MusicBoxState, [place]: Move, after: MusicBoxState, plan: GamePlan): Told[] {
  const whose = (row: number) => {
    const cast = faceOf(plan, row)
    return cast ? { to: cast } : {}
  }
  if (place === undefined)
    return rowsAt(after).map((row): Told => {
      const by = faceOf(plan, row)
      return { type: 'step', at: `pad ${row}`, note: noteOf(after, row), ...(by && { by }) }
    })
  if (after.tried >= 0)
    return [{ type: 'step', at: place, note: noteOf(after, after.tried), ...whose(after.tried) }]
  if (after.hearts < before.hearts) return [{ type: 'wrong', at: place, words: after.slip }]
  if (place === 'done' || place === 'listen') return [{ type: 'turn', at: place }]
  const row = Math.floor(Number(place) / after.columns)
  if (!after.pins[Number(place)]) return [{ type: 'swap', at: place }]
  const set: Told = { type: 'place', at: place, note: noteOf(after, row), ...whose(row) }
  return after.mode === 'free' && before.mode === 'build' ? [set, { type: 'match', at: place }] : [set]
}

/** Every square of the drum, with its upper left corner. */
function drumOf({ columns, rows }: Pick<MusicBoxState, 'columns' | 'rows'>) {
  const [wide, high] = [Math.min(76, 592 / columns), Math.min(118, 410 / rows)]
  const left = tableArea.x + padWidth + (tableArea.width - padWidth - 16 - wide * columns) / 2
  const top = tableArea.y + 60
  const areaOf = (cell: number): Area => ({
    x: left + (cell % columns) * wide,
    y: top + Math.floor(cell / columns) * high,
    width: wide,
    height: high,
  })
  return { left, top, width: wide * columns, height: high * rows, size: Math.min(wide, high), areaOf }
}

const centreOf = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 })
const within = ({ x, y, width, height }: Area): Area => ({
  x: x + 3,
  y: y + 3,
  width: width - 6,
  height: height - 6,
})

function table(state: MusicBoxState, plan: GamePlan): { places: Place[]; pieces: Piece[]; labels: Label[] } {
  const { rows, columns, pins, mode, tune, slip } = state
  const { left, top, width, height, size, areaOf } = drumOf(state)
  const playing = new Set(state.tried >= 0 ? [state.tried] : rowsAt(state))
  const nameOf = (row: number) => {
    const cast = faceOf(plan, row)
    return `${cast ? memberOf(plan, cast).name : 'tone'}, row ${row + 1}`
  }
  const pads = Array.from({ length: rows }, (_, row): Place => {
    const { y, height: high } = within(areaOf(row * columns))
    return {
      id: `pad ${row}`,
      x: left - padWidth + 6,
      y,
      width: padWidth - 18,
      height: high,
      says: `Hear ${nameOf(row)}`,
      fill: playing.has(row) ? '#ffffff' : (colours[row] ?? '#ffffff'),
      outline: '#2d1c12',
      radius: 14,
      plain: true,
    }
  })
  const isLit = (cell: number) =>
    pins[cell] ||
    (mode === 'listen' &&
      cell % columns === state.column &&
      tune[state.column] === Math.floor(cell / columns))
  const cells = pins.map((on, cell): Place => {
    const row = Math.floor(cell / columns)
    const colour = colours[row] ?? '#ffffff'
    return {
      id: String(cell),
      ...within(areaOf(cell)),
      says: `${nameOf(row)}, beat ${(cell % columns) + 1}${on ? ', set' : ''}`,
      fill: isLit(cell) ? colour : fade(colour, 0.2),
      radius: 10,
      plain: true,
    }
  })
  const button = (id: string, words: string, x: number): Place => ({
    id,
    x,
    y: buttonTop,
    width: 168,
    height: 50,
    says: words,
    words,
    letters: 20,
    button: true,
    hidden: true,
  })
  return {
    places: [...cells, ...pads, button('listen', 'Listen', 276), button('done', 'Finish', 276)],
    pieces: [
      ...pads.flatMap((pad, row) =>
        facePiece(plan, `face ${row}`, row, { ...centreOf(pad), width: playing.has(row) ? 60 : 50 }),
      ),
      ...pins.flatMap((_, cell) => {
        const wide = size * (cell % columns === state.column ? 0.82 : 0.66)
        return isLit(cell)
          ? facePiece(plan, `pin ${cell}`, Math.floor(cell / columns), {
              ...centreOf(areaOf(cell)),
              width: wide,
            })
          : []
      }),
    ],
    labels: [
      {
        x: left + (width - padWidth) / 2 + 8,
        y: top - 28,
        words: slip || saying[mode],
        size: 24,
        bold: true,
        colour: '#fff3d6',
      },
      ...tune.flatMap((row, column): Label[] =>
        row < 0
          ? []
          : [
              {
                x: centreOf(areaOf(column)).x,
                y: top + height + 20,
                words: '●',
                size: 14,
                colour: '#fff3d6',
              },
            ],
      ),
    ],
  }
}

const saying: Record<MusicBoxState['mode'], string> = {
  listen: 'Listen …',
  build: 'Your turn: set the same notes',
  free: "That's the tune! Play on, or finish",
}

function facePiece(plan: GamePlan, id: string, row: number, at: Pick<Piece, 'x' | 'y' | 'width'>): Piece[] {
  const cast = faceOf(plan, row)
  return cast ? [{ id, ...at, face: { kind: 'picture', cast } }] : []
}

export const genre: Genre<TurnWorld<MusicBoxState>> = { ...turnGame(turns), music: 'own' }
