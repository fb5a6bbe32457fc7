import { expect, test } from 'vitest'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { type Fighter, hit, opened, squaresOf, type TacticsState } from './field.ts'
import { afterBlows } from './foes.ts'
import { turns } from './index.ts'

const plan = tablePlan('tactics', { knight: 'player', goblin: 'enemy' })

const one = (id: number, side: 0 | 1, cell: number, more: Partial<Fighter> = {}): Fighter => ({
  id,
  cast: side === 0 ? 'knight' : 'goblin',
  side,
  skill: 'strike',
  health: 4,
  most: 4,
  cell,
  moved: false,
  acted: false,
  ...more,
})

const field = (fighters: Fighter[], more: Partial<TacticsState> = {}): TacticsState => ({
  ...turns.deal(plan, 1, 1),
  rocks: [],
  deep: [],
  fighters,
  ...more,
})

function struck(state: TacticsState, by: number, cell: number): TacticsState {
  const next = opened(state)
  hit(next, next.fighters.find(({ id }) => id === by) as Fighter, cell)
  return next
}

test('whoever is pushed into the deep is gone, and whoever is pushed against a rock is hurt more', () => {
  const pair = [one(0, 0, 16), one(1, 1, 17)]
  expect(struck(field(pair), 0, 17).fighters[1]).toMatchObject({ cell: 18, health: 2 })
  expect(struck(field(pair, { rocks: [18] }), 0, 17).fighters[1]).toMatchObject({ cell: 17, health: 1 })
  const drowned = struck(field(pair, { deep: [18] }), 0, 17)
  expect(drowned.fighters[1]?.health).toBe(0)
  expect(drowned.drowned).toBe(1)
})

test('where a foe is pushed its blow goes with it, and hits its own', () => {
  const state = field([one(0, 0, 16), one(1, 1, 17, { aim: [0, 1] }), one(2, 1, 26, { most: 2, health: 2 })])
  const pushed = struck(state, 0, 17)
  const [foe] = pushed.fighters.filter(({ id }) => id === 1)
  expect(squaresOf(foe?.cell ?? 0, 'strike', foe?.aim ?? [0, 0])).toEqual([26])
  expect(afterBlows(pushed).fighters[2]?.health).toBe(0)
})

test('with ghosts, whoever of the squad falls stands against it', () => {
  const state = field([one(0, 0, 16, { health: 1 }), one(1, 1, 17, { aim: [-1, 0] })], {
    twists: { ghosts: true, joins: false },
  })
  expect(afterBlows(state).fighters[0]).toMatchObject({ side: 1, health: 2 })
})
