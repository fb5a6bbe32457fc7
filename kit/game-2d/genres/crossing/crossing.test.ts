import { describe, expect, it } from 'vitest'
import { type Button, holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { inRole, playerOf } from '../../arena/arena.ts'
import { lockStory, withLock } from '../../testing/locked.ts'
import { member, plainRules } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { middleOfColumn, middleOfRow, startRow } from './level.ts'
import type { CrossingWorld } from './rules.ts'

const plan: GamePlan = {
  version: 1,
  genre: 'crossing',
  title: '',
  goal: '',
  seed: 1,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [member('hen', 'player'), member('car', 'hazard'), member('barn', 'goal')],
  look: { scene: 'road', time: 'day', weather: 'clear', mood: 'cheerful', seed: 1 },
  rules: plainRules,
  interactions: [],
}

/** A road without anybody on it. */
function emptyRoad(more: Partial<GamePlan> = {}): CrossingWorld {
  const world = genre.create({ ...plan, ...more }, 3)
  world.entities = world.entities.filter(({ role }) => role !== 'hazard')
  return world
}

function press(world: CrossingWorld, ...buttons: Button[]): void {
  for (const button of buttons) {
    advance(genre, world, holding(button))
    for (let step = 0; step < 14; step++) advance(genre, world, idle)
  }
}

/** To the column of the first home, and up to it. */
function cross(world: CrossingWorld): void {
  const player = playerOf(world)
  const home = inRole(world, 'goal').find(({ a }) => a === 0)
  while (home && Math.abs(home.x - player.x) > 20) press(world, home.x < player.x ? 'left' : 'right')
  for (let hop = 0; hop < startRow; hop++) press(world, 'up')
}

describe('crossing', () => {
  it('hops one cell at a press', () => {
    const world = emptyRoad()
    const { x, y } = playerOf(world)
    press(world, 'up', 'left')
    expect(playerOf(world)).toMatchObject({ x: x - 60, y: y - 60 })
  })

  it('fills a home with each crossing, and is won when enough are home', () => {
    const world = emptyRoad({ rules: { ...plan.rules, goalCount: 2 } })
    cross(world)
    expect(world.done).toBe(1)
    expect(world.hoppers[0]?.row).toBe(startRow)
    cross(world)
    expect(world.status).toBe('won')
  })

  it('does not hop into the hedge between the homes', () => {
    const world = emptyRoad({ rules: { ...plan.rules, goalCount: 1 } })
    const player = playerOf(world)
    press(world, 'left', 'left', 'left', ...Array<Button>(startRow + 2).fill('up'))
    expect(player.y).toBe(middleOfRow(1))
    expect(world.done).toBe(0)
  })

  it('wants something to be brought where there is something to bring', () => {
    const world = emptyRoad({ cast: [...plan.cast, member('egg', 'collectible')] })
    world.entities = world.entities.filter(({ role }) => role !== 'collectible')
    cross(world)
    expect(world.done).toBe(0)
    const hopper = world.hoppers[0]
    hopper?.carried.push('egg')
    press(world, 'up', 'up')
    expect(world.done).toBe(1)
  })

  it('takes a life on the road, and brings back to the last safe strip', () => {
    const world = genre.create(plan, 3)
    press(world, 'up')
    const car = inRole(world, 'hazard').find(({ y }) => y === middleOfRow(startRow - 1))
    Object.assign(car ?? {}, { x: playerOf(world).x })
    advance(genre, world, idle)
    expect(world.lives).toBe(2)
    expect(playerOf(world)).toMatchObject({ x: middleOfColumn(7), y: middleOfRow(startRow) })
  })

  it('carries whoever stands on a float, and drowns whoever does not', () => {
    const world = genre.create({ ...plan, content: { river: 'always' } }, 3)
    const row = world.lanes.findIndex(({ kind }) => kind === 'water')
    const [log] = inRole(world, 'obstacle').filter(({ a }) => a === row)
    const player = playerOf(world)
    const hopper = world.hoppers[0]
    if (!log || !hopper) throw new Error('There is a river')
    log.x = 400
    hopper.row = row
    Object.assign(player, { x: 400, y: middleOfRow(row) })
    for (let step = 0; step < 30; step++) advance(genre, world, idle)
    expect(player.x).not.toBe(400)
    expect(world.lives).toBe(3)
    world.entities = world.entities.filter(({ role }) => role !== 'obstacle')
    advance(genre, world, idle)
    expect(world.lives).toBe(2)
  })

  it('lets nobody home before the key was fetched, and has no gate where there are no keys', () => {
    expect(lockStory(genre, bot, withLock(plan))).toEqual(['key', 'unlock', 'won'])
    expect(lockStory(genre, bot, plan)).toEqual(['won'])
  })

  it('keeps out whoever comes without the key, and opens all homes to whoever has it', () => {
    const world = emptyRoad(withLock(plan))
    world.entities = world.entities.filter(({ role }) => role !== 'key')
    cross(world)
    expect(world.done).toBe(0)
    expect(world.hoppers[0]?.row).toBe(1)
    world.keys = 1
    press(world, 'up')
    expect(world.done).toBe(1)
    expect(inRole(world, 'door')).toEqual([])
  })
})
