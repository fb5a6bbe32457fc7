import { seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'
import { cellArea, centreOfCell, gridOf, stepFrom } from '../../turns/grid.ts'
import type { Move, Piece, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'

export type LightsContent = { columns?: number; rows?: number }

type LightsState = {
  columns: number
  rows: number
  lit: boolean[]
  /** What is left to press, for whoever knows the way. */
  left: number[]
  pressed: number
  most: number
}

/** A light that is pressed changes, and those beside it change along. */
export const turns: TurnRules<LightsState> = {
  id: 'lights-out',
  sides: 1,
  says: 'Press a light',
  settles: 8,
  reads: 45,
  deal(plan, seed, level) {
    const { columns = 5, rows = 5 } = (plan.content ?? {}) as LightsContent
    const random = seededRandom(seed + level * 53)
    const cells = random.shuffled(Array.from({ length: columns * rows }, (_, cell) => cell))
    const keys = cells.slice(0, Math.min(cells.length, 3 + level + Math.round(plan.challenge * 5)))
    const dark: LightsState = {
      columns,
      rows,
      lit: Array<boolean>(columns * rows).fill(false),
      left: [],
      pressed: 0,
      most: plan.rules.gentle ? 0 : keys.length * 2 + 10,
    }
    // Dark at first, and pressed by us: so it can always be put out again.
    const { lit } = keys.reduce((state, cell) => press(state, cell), dark)
    return { ...dark, lit, left: [...keys] }
  },
  moves: ({ lit }) => lit.map((_, cell): Move => [String(cell)]),
  after: (state, [place]) => {
    const cell = Number(place)
    const left = state.left.includes(cell) ? state.left.filter((one) => one !== cell) : [...state.left, cell]
    return { ...press(state, cell), left, pressed: state.pressed + 1 }
  },
  ending({ lit, pressed, most }) {
    if (!lit.includes(true)) return { winner: 0, because: 'All the lights are out!' }
    return most > 0 && pressed >= most ? { winner: 1, because: 'Too many presses.' } : undefined
  },
  solve: ({ left: [next] }) => (next === undefined ? undefined : [String(next)]),
  blunder: ({ left, lit }) => [String(lit.findIndex((_, cell) => !left.includes(cell)))],
  progress: ({ lit }) => 1 - lit.filter(Boolean).length / lit.length,
  table(state, plan) {
    const grid = gridOf(state.columns, state.rows, { largest: 110 })
    const cast = lightIn(plan)
    return {
      places: state.lit.map((on, cell) => ({
        id: String(cell),
        ...cellArea(grid, cell),
        says: `Row ${Math.floor(cell / state.columns) + 1}, column ${(cell % state.columns) + 1}: ${on ? 'on' : 'off'}`,
        plain: true as const,
      })),
      pieces: state.lit.map(
        (on, cell): Piece => ({
          id: `light ${cell}`,
          ...centreOfCell(grid, cell),
          width: grid.size * 0.88,
          face: { kind: 'tile', colour: on ? '#ffd447' : '#3b3a52', ...(on && cast && { cast }) },
        }),
      ),
    }
  },
  told: (_before, [place], _after, plan) => {
    const to = lightIn(plan)
    return [{ type: 'swap', at: place, ...(to && { to }) }]
  },
  howTo: ({ rules }) => [
    'Turn out all the lights.',
    'Pressing a light switches it, and the ones above, below and beside it.',
    ...(rules.gentle ? [] : ['You only get so many presses.']),
  ],
  hud: ({ lit, pressed, most }) => [
    { says: 'Lights', value: String(lit.filter(Boolean).length) },
    { says: 'Presses', value: most > 0 ? `${pressed} of ${most}` : String(pressed) },
  ],
}

const lightIn = (plan: GamePlan): string | undefined =>
  (plan.content as { told?: boolean })?.told ? castIn(plan, 'collectible')[0]?.id : undefined

function press(state: LightsState, cell: number): LightsState {
  const near = [
    cell,
    ...[
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].map(([dx = 0, dy = 0]) => stepFrom(state, cell, dx, dy)),
  ]
  return { ...state, lit: state.lit.map((on, at) => (near.includes(at) ? !on : on)) }
}

export const genre = turnGame(turns)
