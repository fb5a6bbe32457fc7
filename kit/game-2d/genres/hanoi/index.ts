import { castIn } from '../../../game/plan.ts'
import type { Move, Piece, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { tableArea } from '../../turns/world.ts'

export type HanoiContent = { rings?: number; most?: number }

/** Three pegs, each with its rings from the lowest up; a larger number is a larger ring. */
export type HanoiState = { pegs: [number[], number[], number[]]; rings: number; moved: number; most: number }

const pegs = ['left', 'middle', 'right'] as const
const colours = ['#e5484d', '#f2b632', '#3bb273', '#2f7de1', '#8a4fd3', '#e86fae', '#1f9d8a']
const floor = tableArea.y + 470
const pegX = (peg: number) => tableArea.x + ((peg + 0.5) * tableArea.width) / 3

/** Rings go from peg to peg, one at a time, and never a larger one onto a smaller one. */
export const turns: TurnRules<HanoiState> = {
  id: 'hanoi',
  sides: 1,
  says: 'Choose a peg, then where its ring goes',
  deal(plan, _seed, level) {
    const content = (plan.content ?? {}) as HanoiContent
    const { rings = 3 + Math.min(2, level - 1) } = content
    const least = 2 ** rings - 1
    const usual = plan.rules.gentle ? 0 : Math.round(least * (2.6 - 1.4 * plan.challenge))
    // Fewer than it takes would be no game.
    const most = content.most === undefined ? usual : Math.max(least, content.most)
    return { pegs: [Array.from({ length: rings }, (_, ring) => rings - ring), [], []], rings, moved: 0, most }
  },
  moves: (state) =>
    pegs.flatMap((from, one) =>
      pegs.flatMap((to, other): Move[] => (mayGo(state, one, other) ? [[from, to]] : [])),
    ),
  after(state, [from = '', to = '']) {
    const next = state.pegs.map((rings) => [...rings]) as HanoiState['pegs']
    const ring = next[placeOf(from)]?.pop()
    if (ring !== undefined) next[placeOf(to)]?.push(ring)
    return { ...state, pegs: next, moved: state.moved + 1 }
  },
  ending({ pegs: [, , last], rings, moved, most }) {
    if (last.length === rings) return { winner: 0, because: `Done in ${moved} moves!` }
    return most > 0 && moved >= most
      ? { winner: 1, because: `All ${most} moves are gone: start again.` }
      : undefined
  },
  solve: (state) => nextMove(state),
  blunder: ({ pegs: [first, second] }) =>
    first.length > 0 && mayTop(second, first.at(-1)) ? ['left', 'middle'] : ['middle', 'left'],
  progress: ({ pegs: [, , last], rings }) => last.length / rings,
  table: (state, plan) => ({
    places: pegs.map((id, peg) => ({
      id,
      x: pegX(peg) - 110,
      y: tableArea.y + 40,
      width: 220,
      height: 460,
      says: `${id} peg, ${state.pegs[peg]?.length ?? 0} rings`,
      radius: 20,
    })),
    pieces: state.pegs.flatMap((rings, peg) =>
      rings.map(
        (ring, at): Piece => ({
          id: `ring ${ring}`,
          x: pegX(peg),
          y: floor - 20 - at * 42,
          width: 56 + (150 * ring) / state.rings,
          height: 40,
          face: {
            kind: 'tile',
            colour: colours[(ring - 1) % colours.length] ?? '#e5484d',
            radius: 20,
            // 'With pancakes': each ring shows one.
            cast: castIn(plan, 'collectible')[0]?.id,
          },
        }),
      ),
    ),
  }),
  backdrop(_state, painter) {
    painter.panel(tableArea.x, floor, tableArea.width, 26, { fill: '#8a5a3b', radius: 12 })
    for (let peg = 0; peg < 3; peg++)
      painter.panel(pegX(peg) - 8, floor - 330, 16, 334, { fill: '#8a5a3b', radius: 8 })
  },
  told: (_before, [, to]) => [{ type: 'place', at: to }],
  howTo: ({ rules }) => [
    'Move the whole tower to the right peg: pick a peg, then where its top ring goes.',
    'Never put a bigger ring on a smaller one.',
    ...(rules.gentle ? [] : ['You only get so many moves.']),
  ],
  hud: ({ moved, most }) => [{ says: 'Moves', value: most > 0 ? `${moved} of ${most}` : String(moved) }],
}

const placeOf = (peg: string) => pegs.indexOf(peg as (typeof pegs)[number])
const mayTop = (onto: readonly number[] | undefined, ring: number | undefined) =>
  ring !== undefined && (onto?.at(-1) ?? Number.POSITIVE_INFINITY) > ring
const mayGo = ({ pegs: all }: HanoiState, from: number, to: number) =>
  from !== to && mayTop(all[to], all[from]?.at(-1))

/** The largest ring that is not where it belongs goes there, after all smaller ones went out of its way. */
function nextMove({ pegs: all, rings }: HanoiState): Move | undefined {
  const at = (ring: number) => all.findIndex((peg) => peg.includes(ring))
  let target = 2
  let move: Move | undefined
  for (let ring = rings; ring >= 1; ring--) {
    const here = at(ring)
    if (here === target) continue
    move = [pegs[here] ?? 'left', pegs[target] ?? 'right']
    target = 3 - here - target
  }
  return move
}

export const genre = turnGame(turns)
