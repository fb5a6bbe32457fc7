import type { GamePlan } from '../../../game/plan.ts'
import type { Ending, Move, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import {
  attacked,
  attacksOf,
  dealt,
  ended,
  type HexContent,
  type HexState,
  landsOf,
  lastRound,
} from './lands.ts'
import { drawArmies, drawMap, faceOf, tableOf } from './view.ts'
import { wise } from './wise.ts'

export type { HexContent, HexState }

function ending(state: HexState): Ending | undefined {
  const counts = Array.from({ length: state.sides }, (_, owner) => landsOf(state, owner).length)
  const [mine = 0, ...others] = counts
  if (mine === 0) return { winner: 1, because: 'All your land is gone.' }
  if (others.every((count) => count === 0)) return { winner: 0, because: 'The whole map is yours!' }
  if (state.round <= lastRound) return undefined
  return mine > Math.max(...others)
    ? { winner: 0, because: 'You have the most land in the end!' }
    : { winner: 1, because: 'Others have more land in the end.' }
}

function told(before: HexState, [from, to]: Move, state: HexState, plan: GamePlan): Told[] {
  if (from === 'end' || to === undefined) return [{ type: 'turn' }]
  const owner = before.turn
  const by = faceOf(plan, owner)
  const whom = faceOf(plan, before.owners[Number(to)] ?? -1)
  const deed = { at: to, ...(by && { by }), ...(whom && { to: whom }) }
  if (state.owners[Number(to)] !== owner)
    return [
      { type: 'miss', at: to },
      { type: 'block', ...deed },
    ]
  const isGone = !state.owners.includes(before.owners[Number(to)] ?? -1)
  return [
    { type: 'collect', at: to, ...(by && { by }) },
    { type: 'hit', ...deed },
    ...(isGone ? [{ type: 'defeat', ...deed } satisfies Told] : []),
  ]
}

/** Armies on a map of hexagons, and dice that decide who takes whose land. */
export const turns: TurnRules<HexState> = {
  id: 'hex-conquest',
  sides: 2,
  says: 'Choose one of your lands and a neighbour to attack',
  final: true,
  settles: 16,
  thinks: 24,
  skill: { most: 120, good: 200 },
  deal: dealt,
  turn: ({ turn }) => (turn === 0 ? 0 : 1),
  moves: (state) => [...attacksOf(state, state.turn).map((attack): Move => attack.map(String)), ['end']],
  after: (state, [from, to]) =>
    from === 'end' || to === undefined ? ended(state) : attacked(state, Number(from), Number(to)),
  ending,
  opponent: (state, strength) =>
    wise(state, { ...strength, slips: strength.slips * (state.sides > 2 ? 0.9 : 0.5) }),
  solve: (state) => wise(state, { nodes: 200, slips: 0, seed: state.random }),
  blunder: () => ['end'],
  progress: (state) => landsOf(state, 0).length / state.owners.filter((owner) => owner >= 0).length,
  table: tableOf,
  backdrop: drawMap,
  overlay: drawArmies,
  told,
  howTo: ({ content }) => [
    'Pick one of your lands with two armies or more, then a neighbour to attack. Attack as often as you like, then end your turn.',
    (content as HexContent | undefined)?.plain
      ? 'The larger army wins, and what is left of it moves in.'
      : 'Every army rolls a die. If your sum is higher, the land is yours and all armies but one move in; if not, only one of your armies is left.',
    'For every three lands you get a new army where you meet your neighbours, and armies behind your lines march forward by themselves. Take the whole map!',
    `After ${lastRound} rounds whoever has the most land wins.`,
  ],
  hud: (state) => [{ says: 'Round', value: `${Math.min(lastRound, state.round)} of ${lastRound}` }],
}

export const genre = turnGame(turns)
