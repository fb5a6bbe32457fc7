import type { Move, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { battlefield, deepOf, type TacticsContent } from './deal.ts'
import {
  type Fighter,
  fighterAt,
  hit,
  opened,
  reachable,
  standing,
  type TacticsState,
  targetsFrom,
} from './field.ts'
import { foesGoOn, foesToStrike } from './foes.ts'
import { deepNamed, drawField, drawThreats, tableOf } from './view.ts'
import { wise } from './wise.ts'

export { squaresOf, type TacticsState } from './field.ts'
export type { TacticsContent }

function moves(state: TacticsState): Move[] {
  if (state.blows) return []
  const own = standing(state, 0).flatMap((one): Move[] => {
    if (one.acted) return []
    const walks = one.moved ? [] : reachable(state, one).filter((cell) => cell !== one.cell)
    return [...walks, ...targetsFrom(state, one, one.cell)].map((cell) => [String(one.cell), String(cell)])
  })
  return [...own, ['end']]
}

function after(state: TacticsState, [from, to]: Move): TacticsState {
  if (from === 'end') return { ...state, struck: [], blows: foesToStrike(state) }
  const next = { ...opened(state), struck: [] }
  const own = fighterAt(next, Number(from))
  const cell = Number(to)
  if (!own || to === undefined) throw new Error(`Nobody stands on ${from}`)
  if (fighterAt(next, cell)) {
    hit(next, own, cell)
    own.acted = true
  } else own.cell = cell
  own.moved = true
  return next
}

/** What was done to whom, from what changed: who hurts is whose move or whose blow it was. */
function told(before: TacticsState, [from, to]: Move, state: TacticsState): Told[] {
  if (from === 'end') return [{ type: 'turn' }]
  const isOwn = from !== undefined
  const by = isOwn
    ? fighterAt(before, Number(from))
    : before.fighters.find(({ id }) => id === before.blows?.[0])
  const changed = state.fighters.flatMap((one): Told[] => {
    const was = before.fighters.find(({ id }) => id === one.id)
    if (!was || was.health === 0) return []
    // Whoever is bumped into by somebody that a friend has pushed was hurt by nobody in particular.
    const doer = by && !(isOwn && was.side === 0) ? { by: by.cast } : {}
    const deed = { at: `fighter ${one.id}`, to: one.cast, ...doer }
    const isSame = by?.id === one.id
    const fell = one.health === 0 || one.side !== was.side
    return [
      ...(fell || one.health < was.health
        ? [{ type: was.side === 0 ? ('hurt' as const) : ('hit' as const), ...deed }]
        : []),
      ...(isOwn && !isSame && one.cell !== was.cell ? [{ type: 'push' as const, ...deed }] : []),
      ...(fell ? [{ type: 'defeat' as const, ...deed }] : []),
      ...(one.side !== was.side ? [{ type: 'spawn' as const, at: deed.at, by: one.cast }] : []),
    ]
  })
  if (changed.length > 0) return changed
  if (isOwn) return [{ type: 'step', at: to }]
  return [{ type: state.blows ? 'miss' : 'warn', at: String(state.struck[0] ?? '') }]
}

/** A squad against foes who show where they will hit before they do. */
export const turns: TurnRules<TacticsState> = {
  id: 'tactics',
  sides: 1,
  says: 'Choose one of your squad, then where to go or who to hit',
  settles: 14,
  deal: battlefield,
  moves,
  after,
  ending(state) {
    if (standing(state, 1).length === 0) return { winner: 0, because: 'You beat them all!' }
    return standing(state, 0).length === 0
      ? { winner: 1, because: 'Your whole squad has fallen.' }
      : undefined
  },
  beat: {
    every: ({ blows }) => (blows ? 24 : Number.POSITIVE_INFINITY),
    after: foesGoOn,
  },
  bodies: ({ fighters }) => fighters.filter(({ health }) => health > 0),
  solve: (state) => (state.blows ? undefined : wise(state)),
  blunder: ({ blows }) => (blows ? undefined : ['end']),
  progress(state) {
    const health = (all: readonly Fighter[], what: 'health' | 'most') =>
      all.reduce((sum, one) => sum + one[what], 0)
    const foes = state.fighters.filter(({ side }) => side === 1)
    return 1 - health(foes, 'health') / Math.max(1, health(foes, 'most'))
  },
  table: tableOf,
  backdrop: drawField,
  overlay: drawThreats,
  told,
  howTo(plan) {
    const { ghosts, joins } = (plan.content ?? {}) as TacticsContent
    return [
      'Pick one of your squad, then a square to walk to or a foe to hit. Each can walk once, then hit once. Then end your turn.',
      'Red squares show where your foes will hit, and how hard. Step aside, or push a foe so it hits someone else!',
      `Push a foe into something to hurt it, or into the ${deepNamed[deepOf(plan)]} to get rid of it.`,
      ...(ghosts ? ['Those of yours who fall come back as ghosts and fight for the others.'] : []),
      ...(joins ? ['Foes you beat join your squad.'] : []),
    ]
  },
  hud: (state) => [
    { says: 'Squad', value: String(standing(state, 0).length) },
    { says: 'Foes', value: String(standing(state, 1).length) },
  ],
}

export const genre = turnGame(turns)
