import { seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Ending, Move, Piece, Place, Side, Strength, Told, TurnRules } from '../../turns/rules.ts'
import { facesIn, otherSide, type SidesContent } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'

export type DominoesContent = SidesContent & {
  /** The most eyes on half a tile: six, or nine. */
  most?: number
  /** How many tiles each one starts with. */
  tiles?: number
  /** Nobody draws: whoever can't go on passes. */
  block?: boolean
  /** What is on the tiles instead of eyes, from nought up: ids of cast members. */
  pictures?: string[]
}

type Tile = readonly [number, number]

export type DominoesState = {
  hands: [Tile[], Tile[]]
  stock: Tile[]
  /** From the left end to the right one, each as it lies. */
  line: Tile[]
  turn: Side
  block: boolean
  /** How many have passed one after the other. */
  passes: number
  /** Pictures are on the tiles. */
  pictured?: boolean
}

const nameOf = ([one, other]: Tile) => `${Math.min(one, other)}-${Math.max(one, other)}`
const eyesOn = (tiles: readonly Tile[]) => tiles.reduce((sum, [one, other]) => sum + one + other, 0)
const turned = ([one, other]: Tile): Tile => [other, one]

const endsOf = ({ line }: DominoesState): { left: number; right: number } | undefined => {
  const [first, last] = [line[0], line.at(-1)]
  return first && last ? { left: first[0], right: last[1] } : undefined
}

function movesOf(state: DominoesState): Move[] {
  const ends = endsOf(state)
  const hand = state.hands[state.turn]
  if (!ends) return hand.map((tile) => [nameOf(tile)])
  const found = hand.flatMap((tile): Move[] => {
    const [left, right] = [tile.includes(ends.left), tile.includes(ends.right)]
    if (left && right && ends.left !== ends.right)
      return [
        [nameOf(tile), 'left'],
        [nameOf(tile), 'right'],
      ]
    return left || right ? [[nameOf(tile)]] : []
  })
  // Whoever likes may draw; whoever can't go on must.
  if (state.stock.length > 0 && !state.block) return [...found, ['stock']]
  return found.length > 0 ? found : [['pass']]
}

function after(state: DominoesState, [name = '', end]: Move): DominoesState {
  const { turn, stock } = state
  const hands: DominoesState['hands'] = [state.hands[0], state.hands[1]]
  if (name === 'pass') return { ...state, turn: otherSide(turn), passes: state.passes + 1 }
  if (name === 'stock') {
    const [drawn] = stock
    if (drawn) hands[turn] = [...hands[turn], drawn]
    return { ...state, hands, stock: stock.slice(1) }
  }
  const tile = hands[turn].find((one) => nameOf(one) === name)
  if (!tile) throw new Error(`Nobody holds ${name}`)
  hands[turn] = hands[turn].filter((one) => one !== tile)
  return { ...state, hands, line: laid(state, tile, end), turn: otherSide(turn), passes: 0 }
}

function laid(state: DominoesState, tile: Tile, end: string | undefined): Tile[] {
  const ends = endsOf(state)
  if (!ends) return [tile]
  const isRight = end ? end === 'right' : tile.includes(ends.right)
  if (isRight) return [...state.line, tile[0] === ends.right ? tile : turned(tile)]
  return [tile[1] === ends.left ? tile : turned(tile), ...state.line]
}

function ending({ hands, passes }: DominoesState): Ending | undefined {
  const [mine, theirs] = hands
  if (mine.length === 0) return { winner: 0, because: 'You placed all your tiles!' }
  if (theirs.length === 0) return { winner: 1, because: 'They placed all their tiles.' }
  if (passes < 2) return undefined
  const [own, other] = [eyesOn(mine), eyesOn(theirs)]
  if (own === other)
    return { winner: null, because: `Nobody can play, and you both hold ${own}. Play again!` }
  return {
    winner: own < other ? 0 : 1,
    because: `Nobody can play: you hold ${own}, they hold ${other}${own < other ? '!' : '.'}`,
  }
}

/** Knows only its own hand: gets rid of what is heavy and of doubles, and keeps ends that it can answer. */
function opponent(state: DominoesState, { slips, seed }: Strength): Move {
  const random = seededRandom(seed)
  const all = movesOf(state)
  const laying = all.filter(([name]) => name !== 'stock')
  const moves = random.shuffled(laying.length > 0 ? laying : all)
  const [first = ['pass']] = moves
  if (random.next() < slips) return first
  const worth = (move: Move) => {
    const next = after(state, move)
    const ends = endsOf(next)
    const hand = next.hands[state.turn]
    const answers = hand.filter(
      (tile) => ends && (tile.includes(ends.left) || tile.includes(ends.right)),
    ).length
    const [one = 0, other = 0] = (move[0] ?? '').split('-').map(Number)
    return one + other + (one === other ? 5 : 0) + answers * 3
  }
  return (
    moves.map((move) => ({ move, worth: worth(move) })).sort((a, b) => b.worth - a.worth)[0]?.move ?? first
  )
}

/** Hoards whatever there is. */
function blunder(state: DominoesState): Move | undefined {
  const moves = movesOf(state)
  const weight = ([name = '']: Move) => name.split('-').reduce((sum, eyes) => sum + Number(eyes), 0)
  return (
    moves.find(([name]) => name === 'stock') ??
    moves.map((move) => ({ move, weight: weight(move) })).sort((a, b) => a.weight - b.weight)[0]?.move
  )
}

const picturesIn = ({ content }: GamePlan): Pick<DominoesContent, 'pictures'> => {
  const { pictures } = (content ?? {}) as DominoesContent
  return pictures ? { pictures } : {}
}

const nameOn = (plan: GamePlan, eyes: number): string => {
  const id = picturesIn(plan).pictures?.[eyes]
  return id ? memberOf(plan, id).name : String(eyes)
}

const tileSize = { long: 72, short: 36 }
const perRow = 9

/** The line winds from row to row, as there is only so much room. */
function spotOf(index: number, count: number): { x: number; y: number; back: boolean } {
  const rows = Math.ceil(count / perRow)
  const row = Math.floor(index / perRow)
  const back = row % 2 === 1
  const inRow = rows === 1 ? count : perRow
  const column = back ? inRow - 1 - (index % perRow) : index % perRow
  return {
    x: stage.width / 2 + (column - (inRow - 1) / 2) * (tileSize.long + 2),
    y: 330 + (row - (rows - 1) / 2) * (tileSize.short + 14),
    back,
  }
}

function handPlaces(
  hand: readonly Tile[],
): { tile: Tile; x: number; y: number; width: number; height: number }[] {
  const perLine = 13
  const lines = Math.ceil(hand.length / perLine)
  return hand.map((tile, index) => {
    const line = Math.floor(index / perLine)
    const count = Math.min(perLine, hand.length - line * perLine)
    const x = stage.width / 2 + ((index % perLine) - (count - 1) / 2) * 50 - 21
    return { tile, x, y: lines === 1 ? 590 : 500 + line * 96, width: 42, height: 84 }
  })
}

/** Tiles are laid end to end, and ends must be alike. */
export const turns: TurnRules<DominoesState> = {
  id: 'dominoes',
  sides: 2,
  says: 'Choose a tile',
  drawsAgain: true,
  final: true,
  skill: { most: 100, good: 300 },
  deal({ content }: GamePlan, seed) {
    const { most = 6, tiles = 7, block = false, pictures } = (content ?? {}) as DominoesContent
    const all: Tile[] = []
    for (let one = 0; one <= most; one++) for (let other = one; other <= most; other++) all.push([one, other])
    const mixed = seededRandom(seed).shuffled(all)
    const own = mixed.slice(0, tiles).sort(([a, b], [c, d]) => a - c || b - d)
    return {
      hands: [own, mixed.slice(tiles, tiles * 2)],
      stock: mixed.slice(tiles * 2),
      line: [],
      turn: 0,
      block,
      passes: 0,
      ...(pictures && { pictured: true }),
    }
  },
  turn: ({ turn }) => turn,
  moves: movesOf,
  after,
  ending,
  value: ({ hands: [mine, theirs] }) => (theirs.length - mine.length) * 20 + eyesOn(theirs) - eyesOn(mine),
  opponent,
  blunder,
  table(state, plan) {
    const isShared = plan.rules.players === 2
    const side: Side = isShared ? state.turn : 0
    const { line, stock, hands } = state
    const other = hands[otherSide(side)]
    const [cast] = [facesIn(plan)[otherSide(side)] ?? castIn(plan, 'collectible')[0]?.id]
    const count = line.length
    const ends = endsOf(state)
    const end = (id: 'left' | 'right', index: number): Place => {
      const { x, y } = spotOf(index, count)
      return {
        id,
        x: x - tileSize.long / 2 - 3,
        y: y - tileSize.short / 2 - 3,
        width: tileSize.long + 6,
        height: tileSize.short + 6,
        says: `${id === 'left' ? 'Left' : 'Right'} end: ${ends?.[id] ?? 0}`,
        hidden: true,
        outline: '#ffc83d',
        radius: 8,
      }
    }
    const own = handPlaces(hands[side])
    return {
      places: [
        ...own.map(
          ({ tile, ...area }): Place => ({
            id: nameOf(tile),
            ...area,
            says: `Tile ${tile.map((eyes) => nameOn(plan, eyes)).join(' and ')}`,
            radius: 8,
          }),
        ),
        ...(count > 0 ? [end('left', 0), end('right', count - 1)] : []),
        {
          id: 'stock',
          x: 20,
          y: 108,
          width: 150,
          height: 46,
          says: 'Draw a tile',
          words: `Draw (${stock.length})`,
          button: true,
          hidden: true,
        },
        {
          id: 'pass',
          x: 20,
          y: 108,
          width: 150,
          height: 46,
          says: 'Pass',
          words: 'Pass',
          button: true,
          hidden: true,
        },
      ],
      pieces: [
        ...facesIn(plan).flatMap((face, index): Piece[] =>
          face
            ? [
                {
                  id: `who ${index}`,
                  x: 62,
                  y: index === side ? 460 : 200,
                  width: 84,
                  face: { kind: 'picture', cast: face },
                },
              ]
            : [],
        ),
        ...line.map((tile, index): Piece => {
          const { x, y, back } = spotOf(index, count)
          return {
            id: nameOf(tile),
            x,
            y,
            width: tileSize.long,
            height: tileSize.short,
            face: { kind: 'eyes', eyes: back ? turned(tile) : tile, colour: '#1d1b2e', ...picturesIn(plan) },
          }
        }),
        ...own.map(
          ({ tile, x, y, width, height }): Piece => ({
            id: nameOf(tile),
            x: x + width / 2,
            y: y + height / 2,
            width,
            height,
            face: { kind: 'eyes', eyes: tile, colour: '#1d1b2e', ...picturesIn(plan) },
          }),
        ),
        ...other.map(
          (tile, index): Piece => ({
            id: nameOf(tile),
            x: stage.width / 2 + (index - (other.length - 1) / 2) * Math.min(34, 400 / other.length),
            y: 140,
            width: 30,
            height: 56,
            face: { kind: 'back', colour: '#3f5f8f', ...(cast && { cast }) },
          }),
        ),
      ],
      labels: [{ x: 640, y: 140, words: `${stock.length} left`, size: 18, bold: true, colour: '#ffffff' }],
    }
  },
  backdrop(_state, painter) {
    painter.panel(10, 104, stage.width - 20, 588, { fill: '#2c7a57', radius: 24 })
  },
  told(before, [name = ''], _state, plan) {
    const shown = picturesIn(plan).pictures?.[Number(name.split('-')[0])]
    const by = facesIn(plan)[before.turn]
    const own = by ? { by } : {}
    if (name === 'pass') return [{ type: 'warn', ...own, words: 'Pass' } satisfies Told]
    return [
      {
        type: name === 'stock' ? 'spawn' : 'place',
        at: name,
        ...own,
        ...(shown && { to: shown }),
      } satisfies Told,
    ]
  },
  howTo: ({ content }) => [
    `Place a tile at either end of the line. The ${(content as DominoesContent)?.pictures ? 'pictures' : 'numbers'} that touch must match.`,
    (content as DominoesContent)?.block
      ? "If you can't play, you pass. Be first to place all your tiles, or have the fewest pips when nobody can play."
      : 'If none of yours fit, draw until one does. Be first to place all your tiles, or have the fewest pips when nobody can play.',
  ],
  hud: ({ hands: [mine, theirs] }) => [{ says: 'Tiles', value: `${mine.length} : ${theirs.length}` }],
}

export const genre = turnGame(turns)
