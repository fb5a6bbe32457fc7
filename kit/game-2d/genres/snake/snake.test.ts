import { describe, expect, it } from 'vitest'
import { type Button, holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { columnOf } from '../../table/board.ts'
import { lockStory, withLock } from '../../testing/locked.ts'
import { member, plainRules } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { worthOf } from './food.ts'
import { genre } from './index.ts'
import { board } from './level.ts'
import type { SnakeWorld } from './world.ts'

const plan: GamePlan = {
  version: 1,
  genre: 'snake',
  title: '',
  goal: '',
  seed: 1,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [member('snake', 'player'), member('apple', 'collectible')],
  look: { scene: 'garden', time: 'day', weather: 'clear', mood: 'cheerful', seed: 1 },
  rules: {
    ...plainRules,
    lives: 2,
  },
  interactions: [],
}

/** A board with nothing on it. */
function empty(more: Partial<GamePlan> = {}): SnakeWorld {
  const world = genre.create({ ...plan, ...more }, 3)
  world.entities = []
  return world
}

const headOf = (world: SnakeWorld) => world.snakes[0]?.body[0] ?? -1

/** Presses something and goes on until the head is on another cell, or the snake is another one. */
function go(world: SnakeWorld, ...presses: Button[]): void {
  for (const press of presses) {
    const head = headOf(world)
    advance(genre, world, holding(press))
    for (let step = 0; step < 60 && headOf(world) === head; step++) advance(genre, world, idle)
  }
}

describe('snake', () => {
  it('waits until it is told where to go, and then goes by itself', () => {
    const world = empty()
    const head = headOf(world)
    for (let step = 0; step < 60; step++) advance(genre, world, idle)
    expect(headOf(world)).toBe(head)
    go(world, 'up')
    expect(headOf(world)).toBe(head - board.columns)
    for (let step = 0; step < 20; step++) advance(genre, world, idle)
    expect(headOf(world)).toBeLessThan(head - board.columns)
  })

  it('does not turn back into its own neck', () => {
    const world = empty()
    go(world, 'right')
    const head = headOf(world)
    go(world, 'left')
    expect(headOf(world)).toBe(head + 1)
  })

  it('grows with every bite, and gets what the food is worth', () => {
    const golden = {
      ...plan,
      cast: [member('snake', 'player'), member('apple', 'collectible', { points: 5 })],
    }
    const world = genre.create(golden, 3)
    const [food] = world.entities
    if (!food) throw new Error('There is food')
    food.cell = headOf(world) + 1
    go(world, 'right', 'up', 'up', 'up')
    expect(world.score).toBe(5)
    expect(world.snakes[0]?.body).toHaveLength(6)
    expect(worthOf(golden, 'apple')).toBe(5)
  })

  it('loses a life at a wall, where there are walls', () => {
    const world = empty()
    go(world, ...Array<Button>(board.columns).fill('right'))
    expect(world.lives).toBe(1)
  })

  it('comes in on the other side where there are none', () => {
    const world = empty({ content: { wrap: true } })
    const column = columnOf(board, headOf(world))
    go(world, ...Array<Button>(board.columns).fill('right'))
    expect(world.lives).toBe(2)
    expect(columnOf(board, headOf(world))).toBe(column)
  })

  it('is won when enough is eaten', () => {
    const world = genre.create({ ...plan, rules: { ...plan.rules, goalCount: 1 } }, 3)
    const [food] = world.entities
    if (food) food.cell = headOf(world) + 1
    go(world, 'right')
    expect(world.status).toBe('won')
  })

  it('serves the last bite behind a door, and has no door where there are no keys', () => {
    expect(lockStory(genre, bot, withLock(plan))).toEqual(['key', 'unlock', 'won'])
    expect(lockStory(genre, bot, plan)).toEqual(['won'])
  })

  it('clears the table before the last bite, until the door is open', () => {
    const locked = withLock({ ...plan, rules: { ...plan.rules, goalCount: 1 } })
    const world = genre.create(locked, 3)
    const roles = () => world.entities.map(({ role }) => role).sort()
    expect(roles()).toEqual(['door', 'key'])
    const [snake] = world.snakes
    const door = world.entities.find(({ role }) => role === 'door')
    if (!snake || !door || !world.lock) throw new Error('There should be a snake and a door')
    const ahead = headOf(world) + 1
    door.cell = ahead
    go(world, 'right')
    expect([headOf(world), world.lock.state]).toEqual([ahead, 'waiting'])
    world.lock.state = 'carried'
    door.cell = ahead + 1
    go(world, 'right')
    expect(roles()).toEqual(['food', 'key'])
  })
})
