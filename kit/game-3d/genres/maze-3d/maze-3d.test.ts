import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { stepsFrom } from '../../cells.ts'
import { ahead, heroOf, inRole } from '../../space.ts'
import { genre } from './index.ts'
import { mazeOf } from './level.ts'
import { blocksOf } from './walls.ts'
import { introSteps, type MazeWorld } from './world.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'maze-3d',
    title: 'Notes',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('mouse', 'player'), member('note', 'collectible'), member('figure', 'enemy', { count: 1 })],
    look: { scene: 'garden', time: 'night', weather: 'clear', mood: 'spooky', seed: 3 },
    rules: { ...plainRules, goalCount: 3, levels: 1 },
    interactions: [],
    ...change,
  }
}

const afterIntro = (plan = planOf()): MazeWorld => {
  const world = genre.create(plan, 1)
  for (let i = 0; i <= introSteps; i++) advance(genre, world, idle)
  return world
}

const goTo = (world: MazeWorld, { x, z }: { x: number; z: number }) => {
  Object.assign(heroOf(world), { x, z, vx: 0, vz: 0 })
  advance(genre, world, idle)
}

describe('a maze', () => {
  it('has a way from its start to every cell', () => {
    for (const level of [1, 2, 3]) {
      const maze = mazeOf(planOf({ rules: { ...plainRules, levels: 3 } }), level)
      expect(stepsFrom(maze, maze.start).every(Number.isFinite)).toBe(true)
    }
  })

  it('grows from level to level, and stays within what can be drawn', () => {
    const plan = planOf({ rules: { ...plainRules, levels: 3 } })
    expect(mazeOf(plan, 3).columns).toBeGreaterThan(mazeOf(plan, 1).columns)
    expect(blocksOf(plan, 3).length).toBeLessThan(320)
  })

  it('is left by the gate, but only with all that is to be found', () => {
    const world = afterIntro()
    for (const foe of inRole(world, 'enemy')) foe.safe = 1e6
    const { gate } = mazeOf(world.plan, 1)
    goTo(world, { x: gate.x * 0.97, z: gate.z * 0.97 })
    expect(world.status).toBe('playing')
    world.bodies = world.bodies.filter(({ role }) => role !== 'enemy')
    for (const item of inRole(world, 'collectible')) goTo(world, item)
    expect(world.taken).toBe(3)
    goTo(world, { x: gate.x * 0.97, z: gate.z * 0.97 })
    expect(world.status).toBe('won')
  })

  it('shows on the map only what was seen', () => {
    const world = afterIntro()
    const lines = genre.map?.(world).lines?.length ?? 0
    expect(lines).toBeGreaterThan(0)
    world.seen.fill(1)
    expect(genre.map?.(world).lines?.length ?? 0).toBeGreaterThan(lines)
  })
})

describe('a hunter', () => {
  it('costs a life when it gets the hero, and is far away then', () => {
    const world = afterIntro()
    const [foe] = inRole(world, 'enemy')
    const hero = heroOf(world)
    const { lives } = world
    if (foe) Object.assign(foe, { x: hero.x, z: hero.z })
    advance(genre, world, idle)
    expect(world.lives).toBe(lives - 1)
    expect(Math.hypot((foe?.x ?? 0) - hero.x, (foe?.z ?? 0) - hero.z)).toBeGreaterThan(8)
  })

  it('stands dazzled after a flash of light in its face', () => {
    const world = afterIntro()
    const [foe] = inRole(world, 'enemy')
    const hero = heroOf(world)
    const way = ahead(world.facing)
    if (foe) Object.assign(foe, { x: hero.x + way.x * 1.6, z: hero.z + way.z * 1.6 })
    advance(genre, world, holding('a'))
    expect(foe?.mind).toBe('dazed')
    expect(world.charge).toBeLessThan(0.1)
  })

  it('hears running, which takes the breath away', () => {
    const world = afterIntro()
    advance(genre, world, holding('up'))
    expect(world.isLoud).toBe(false)
    for (let i = 0; i < 30; i++) advance(genre, world, holding('up', 'b'))
    expect(world.isLoud).toBe(true)
    expect(world.stamina).toBeLessThan(1)
  })
})
