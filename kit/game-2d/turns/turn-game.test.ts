import { expect, test } from 'vitest'
import { holding, idle } from '../../core/input.ts'
import { advance } from '../../game/rules.ts'
import { genre, turns } from '../genres/tic-tac-toe/index.ts'
import { tablePlan } from '../table/testing/table-plan.ts'
import { bestMove, worstMove } from './search.ts'

const plan = tablePlan('tic-tac-toe', { cat: 'player', dog: 'enemy' })
const begin = () => genre.create(plan, plan.seed)
type World = ReturnType<typeof begin>

function pass(world: World, steps: number): void {
  for (let step = 0; step < steps; step++) advance(genre, world, idle)
}
const taken = ({ state }: World) => state.cells.filter((side) => side !== 2).length

test('a move is made, the machine answers, and both are taken back at once', () => {
  const world = begin()
  advance(genre, world, { ...idle, pick: '4' })
  expect(world.state.cells[4]).toBe(0)
  pass(world, 60)
  expect(taken(world)).toBe(2)
  advance(genre, world, holding('b'))
  expect(taken(world)).toBe(0)
})

test('what is picked while things still glide is done when they have come to rest', () => {
  const two = tablePlan('tic-tac-toe', { cat: 'player', dog: 'enemy' }, { players: 2 })
  const world = genre.create(two, two.seed)
  advance(genre, world, { ...idle, pick: '0' })
  advance(genre, world, { ...idle, pick: '1' })
  expect(taken(world)).toBe(1)
  pass(world, 30)
  expect(world.state.cells.slice(0, 2)).toEqual([0, 1])
})

test('what can’t be picked changes nothing', () => {
  const world = begin()
  advance(genre, world, { ...idle, pick: 'nowhere' })
  expect(taken(world)).toBe(0)
})

test('whoever looks ahead wins where it can, stops the other, and gives the game away only when asked to', () => {
  const state = { ...begin().state, cells: [0, 0, 2, 1, 1, 2, 2, 2, 2] }
  const strength = { nodes: 500, slips: 0, seed: 1 }
  expect(bestMove(turns, { ...state, turn: 0 }, strength)).toEqual(['2'])
  const threatened = { ...state, cells: [0, 2, 2, 1, 1, 2, 0, 2, 2], turn: 0 as const }
  expect(bestMove(turns, threatened, strength)).toEqual(['5'])
  expect(worstMove(turns, threatened)).not.toEqual(['5'])
})
