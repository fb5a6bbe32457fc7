import { type Random, seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { cellArea, centreOfCell, type Grid, gridOf, stepFrom } from '../../turns/grid.ts'
import type { Ending, Move, Piece, Place, Side, Strength, Told, TurnRules } from '../../turns/rules.ts'
import { deedOf, faceOf, facesIn, otherSide, type SidesContent } from '../../turns/sides.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type BattleshipContent = SidesContent & {
  size?: number
  /** How many ships each side has. */
  ships?: number
  /** Whoever hits shoots again. */
  again?: boolean
}

export type BattleshipState = {
  size: number
  again: boolean
  /** Each side's ships, as the cells that they lie on. */
  fleets: [number[][], number[][]]
  /** Where each side has shot. */
  shots: [number[], number[]]
  turn: Side
}

const usualShips = [5, 4, 3, 3, 2, 4, 3, 2, 2]

function fleetOf(size: number, ships: number, random: Random): number[][] {
  const taken = new Set<number>()
  return usualShips.slice(0, ships).map((usual) => {
    const length = Math.min(usual, size - 1)
    for (;;) {
      const way = random.below(2)
      const [column, row] = [random.below(way === 0 ? size - length + 1 : size), random.below(size)]
      const cells = lineOf(size, row * size + column, length, way)
      if (!cells || cells.some((cell) => taken.has(cell))) continue
      for (const cell of cells) taken.add(cell)
      return cells
    }
  })
}

function lineOf(size: number, from: number, length: number, way: number): number[] | undefined {
  const board = { columns: size, rows: size }
  const last = stepFrom(board, from, way === 0 ? length - 1 : 0, way === 0 ? 0 : length - 1)
  if (last === undefined) return undefined
  return Array.from({ length }, (_, far) => from + far * (way === 0 ? 1 : size))
}

/** What a side has found out about the other one: nobody who aims looks at more. */
type Sight = { size: number; shot: Set<number>; hits: Set<number>; lengths: number[] }

function sightOf({ size, fleets, shots }: BattleshipState, side: Side): Sight {
  const fleet = fleets[otherSide(side)]
  const shot = new Set(shots[side])
  const afloat = fleet.filter((ship) => !ship.every((cell) => shot.has(cell)))
  const hits = new Set(afloat.flatMap((ship) => ship.filter((cell) => shot.has(cell))))
  return { size, shot, hits, lengths: afloat.map(({ length }) => length) }
}

/** In how many ways a ship that is still afloat may lie there; those that go through a hit count most. */
function likely({ size, shot, hits, lengths }: Sight): number[] {
  const likelihood = Array<number>(size * size).fill(0)
  for (const length of lengths)
    for (let from = 0; from < size * size; from++)
      for (const way of [0, 1]) {
        const cells = lineOf(size, from, length, way)
        if (!cells || cells.some((cell) => shot.has(cell) && !hits.has(cell))) continue
        const through = cells.filter((cell) => hits.has(cell)).length
        for (const cell of cells)
          if (!shot.has(cell)) likelihood[cell] = (likelihood[cell] ?? 0) + 1 + through * through * 40
      }
  return likelihood
}

function aim(state: BattleshipState, { slips, seed }: Pick<Strength, 'slips' | 'seed'>): Move {
  const random = seededRandom(seed)
  const sight = sightOf(state, state.turn)
  const free = random.shuffled(freeOf(state))
  const [any = 0] = free
  if (random.next() < slips) return [String(any)]
  const chances = likely(sight)
  const best = free.reduce((one, other) => ((chances[other] ?? 0) > (chances[one] ?? 0) ? other : one), any)
  return [String(best)]
}

const freeOf = ({ size, shots, turn }: BattleshipState) => {
  const shot = new Set(shots[turn])
  return Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => !shot.has(cell))
}

const isSunk = (ship: readonly number[], shots: readonly number[]) =>
  ship.every((cell) => shots.includes(cell))

const left = ({ fleets, shots }: BattleshipState, side: Side) =>
  fleets[side].filter((ship) => !isSunk(ship, shots[otherSide(side)])).length

function ending(state: BattleshipState): Ending | undefined {
  if (left(state, 1) === 0) return { winner: 0, because: 'Their whole fleet is sunk!' }
  return left(state, 0) === 0 ? { winner: 1, because: 'Your whole fleet is sunk.' } : undefined
}

/** The sea of the one who shoots is large; one's own is only looked at. */
const seas = (size: number): [own: Grid, theirs: Grid] => [
  gridOf(size, size, { area: { x: 14, y: 330, width: 236, height: 236 } }),
  gridOf(size, size, { area: { x: 266, y: 150, width: 440, height: 440 } }),
]

/** Where the side that is being looked at has its ships, and where it was shot at. */
function seaOf(state: BattleshipState, side: Side, grid: Grid, plan: GamePlan, open: boolean): Piece[] {
  const shots = state.shots[otherSide(side)]
  const ships = state.fleets[side].flatMap((cells, index): Piece[] => {
    const sunk = isSunk(cells, shots)
    if (!open && !sunk) return []
    const [first, last] = [centreOfCell(grid, cells[0] ?? 0), centreOfCell(grid, cells.at(-1) ?? 0)]
    return [
      {
        id: `ship ${side} ${index}`,
        x: (first.x + last.x) / 2,
        y: (first.y + last.y) / 2,
        width: last.x - first.x + grid.size * 0.86,
        height: last.y - first.y + grid.size * 0.86,
        face: {
          kind: 'tile',
          colour: sunk ? '#5b4a55' : '#9fb0bd',
          radius: grid.size * 0.4,
          ...faceOf(plan, side),
        },
      },
    ]
  })
  const hit = new Set(state.fleets[side].flat())
  const pegs = shots.map(
    (cell): Piece => ({
      id: `peg ${side} ${cell}`,
      ...centreOfCell(grid, cell),
      width: grid.size * (hit.has(cell) ? 0.72 : 0.34),
      face: hit.has(cell) ? { kind: 'cross', colour: '#e5484d' } : { kind: 'disc', colour: '#f4f8ff' },
      above: true,
    }),
  )
  return [...ships, ...pegs]
}

/** Two hidden fleets, and a shot by turns. */
export const turns: TurnRules<BattleshipState> = {
  id: 'battleship',
  sides: 2,
  says: 'Choose where to shoot',
  final: true,
  settles: 16,
  deal({ content }, seed) {
    const { size = 10, ships = 5, again = false } = (content ?? {}) as BattleshipContent
    const random = seededRandom(seed)
    const count = Math.min(ships, size < 8 ? 4 : usualShips.length)
    return {
      size,
      again,
      fleets: [fleetOf(size, count, random), fleetOf(size, count, random)],
      shots: [[], []],
      turn: 0,
    }
  },
  turn: ({ turn }) => turn,
  passed: (state) => ({ ...state, turn: otherSide(state.turn) }),
  moves: (state) => freeOf(state).map((cell) => [String(cell)]),
  after(state, [place]) {
    const { turn, again, fleets } = state
    const cell = Number(place)
    const shots: BattleshipState['shots'] = [state.shots[0], state.shots[1]]
    shots[turn] = [...shots[turn], cell]
    const isHit = fleets[otherSide(turn)].some((ship) => ship.includes(cell))
    return { ...state, shots, turn: isHit && again ? turn : otherSide(turn) }
  },
  ending,
  opponent: (state, strength) => aim(state, { ...strength, slips: 0.25 + strength.slips }),
  solve: (state) => aim(state, { slips: 0, seed: state.shots[0].length }),
  blunder(state) {
    const ships = new Set(state.fleets[otherSide(state.turn)].flat())
    const free = freeOf(state)
    const cell = free.find((one) => !ships.has(one)) ?? free[0]
    return cell === undefined ? undefined : [String(cell)]
  },
  table(state, plan) {
    // Where two people share a screen, each sees the sea that they shoot at, and no ships.
    const isShared = plan.rules.players === 2
    const side: Side = isShared ? state.turn : 0
    const other = otherSide(side)
    const [own, theirs] = seas(state.size)
    const shot = new Set(state.shots[side])
    const ships = new Set(state.fleets[other].flat())
    const said = (cell: number) => (!shot.has(cell) ? 'not shot at' : ships.has(cell) ? 'a hit' : 'water')
    const cells = state.size * state.size
    const sea = (grid: Grid, cell: number) => ({
      ...cellArea(grid, cell),
      fill: (Math.floor(cell / state.size) + cell) % 2 === 0 ? '#3f8fd0' : '#3a86c6',
    })
    return {
      places: [
        ...Array.from(
          { length: cells },
          (_, cell): Place => ({
            id: String(cell),
            ...sea(theirs, cell),
            says: `${String.fromCharCode(65 + (cell % state.size))}${Math.floor(cell / state.size) + 1}: ${said(cell)}`,
            plain: true,
          }),
        ),
        ...Array.from(
          { length: cells },
          (_, cell): Place => ({
            id: `own ${cell}`,
            ...sea(own, cell),
            says: `Your sea ${cell + 1}`,
          }),
        ),
      ],
      pieces: [...seaOf(state, other, theirs, plan, false), ...seaOf(state, side, own, plan, !isShared)],
      labels: [
        {
          x: 132,
          y: 313,
          words: isShared ? `Player ${side + 1}’s sea` : 'Your fleet',
          size: 20,
          bold: true,
          colour: '#ffffff',
        },
        { x: 486, y: 133, words: 'Shoot here', size: 20, bold: true, colour: '#ffffff' },
      ],
    }
  },
  backdrop({ size: cells }, painter) {
    for (const { left: x, top, size } of seas(cells))
      painter.panel(x - 8, top - 36, size * cells + 16, size * cells + 44, { fill: '#173f6d', radius: 12 })
  },
  told(before, [place = ''], state, plan) {
    const { turn } = before
    const cell = Number(place)
    const ship = state.fleets[otherSide(turn)].find((cells) => cells.includes(cell))
    const at = turn === 0 || plan.rules.players === 2 ? place : `own ${place}`
    const by = facesIn(plan)[turn]
    const deed = deedOf(plan, turn)
    const shot: Told = { type: 'shoot', at, ...(by && { by }) }
    if (!ship) return [shot, { type: 'miss', at }]
    const sunk = isSunk(ship, state.shots[turn])
    return [
      shot,
      { type: 'hit', at, ...deed },
      ...(sunk ? [{ type: 'defeat', at, ...deed, words: 'Sunk!' } satisfies Told] : []),
    ]
  },
  howTo: ({ content }) => [
    'Their ships are hidden. Pick where to shoot: a cross is a hit, a dot is a miss.',
    (content as BattleshipContent)?.again
      ? 'Hit and you shoot again. Sink their whole fleet before they sink yours.'
      : 'You take turns. Sink their whole fleet before they sink yours.',
  ],
  hud: (state) => [{ says: 'Ships', value: `${left(state, 0)} : ${left(state, 1)}` }],
}

export const genre = turnGame(turns)
