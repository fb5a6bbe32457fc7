import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { middleOf, stepsFrom } from '../../cells.ts'
import { heroOf, inRole } from '../../space.ts'
import { genre } from './index.ts'
import { compoundOf } from './level.ts'
import type { Sneak, StealthWorld } from './world.ts'

function planOf(change: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'stealth-3d',
    title: 'Thief',
    goal: '',
    seed: 7,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [
      member('thief', 'player'),
      member('diamond', 'collectible'),
      member('guard', 'enemy', { count: 1 }),
    ],
    look: { scene: 'castle', time: 'night', weather: 'clear', mood: 'tense', seed: 3 },
    rules: { ...plainRules, goalCount: 2, levels: 1 },
    interactions: [],
    ...change,
  }
}

const guardOf = (world: StealthWorld): Sneak => {
  const [guard] = inRole(world, 'enemy')
  if (!guard) throw new Error('Nobody is on watch')
  return guard
}

/** The guard stands still in front of the hero, and looks at it. */
function faceToFace(metres: number): StealthWorld {
  const world = genre.create(planOf(), 1)
  const compound = compoundOf(world.plan, 1)
  const { x, z } = middleOf(compound, compound.start)
  Object.assign(heroOf(world), { x, z: z + 1.5 })
  Object.assign(guardOf(world), { x, z: z + 1.5 - metres, yaw: 0, wait: 600 })
  return world
}

describe('sneaking', () => {
  it('plays where every room can be reached', () => {
    const compound = compoundOf(planOf(), 1)
    expect(stepsFrom(compound, compound.start).every(Number.isFinite)).toBe(true)
  })

  it('raises the alarm when somebody is seen, and lets it sink again', () => {
    const world = faceToFace(3)
    for (let i = 0; i < 20; i++) advance(genre, world, idle)
    expect(world.isSeen).toBe(true)
    const { alarm } = world
    expect(alarm).toBeGreaterThan(0)
    Object.assign(guardOf(world), { x: 100, z: 100 })
    for (let i = 0; i < 20; i++) advance(genre, world, idle)
    expect(world.alarm).toBeLessThan(alarm)
  })

  it('ends a life at full alarm, and begins again at the entrance with what was stolen', () => {
    const world = faceToFace(2)
    world.taken = 1
    world.alarm = 0.8
    const { lives } = world
    for (let i = 0; i < 240 && world.lives === lives; i++) advance(genre, world, idle)
    expect(world.lives).toBe(lives - 1)
    expect(world.taken).toBe(1)
    expect(world.alarm).toBe(0)
  })

  it('hides whoever crouches in a bush', () => {
    const world = genre.create(planOf(), 1)
    const [bush] = compoundOf(world.plan, 1).hides
    Object.assign(heroOf(world), { x: bush?.x, z: bush?.z })
    advance(genre, world, idle)
    expect(world.isHidden).toBe(false)
    advance(genre, world, holding('b'))
    expect(world.isHidden).toBe(true)
  })

  it('draws a guard to where something was thrown', () => {
    const world = genre.create(planOf(), 1)
    const guard = guardOf(world)
    const hero = heroOf(world)
    Object.assign(guard, { x: hero.x + 4, z: hero.z - 5, yaw: 0.6, wait: 600 })
    advance(genre, world, holding('a'))
    for (let i = 0; i < 45; i++) advance(genre, world, idle)
    expect(world.noise.left).toBeGreaterThan(0)
    expect(guard.mind).not.toBe('beat')
  })

  it('is won at the gate with all treasures', () => {
    const world = genre.create(planOf(), 1)
    world.bodies = world.bodies.filter(({ role }) => role !== 'enemy')
    const go = ({ x, z }: { x: number; z: number }) => {
      Object.assign(heroOf(world), { x, z: z + 0.9, vx: 0, vz: 0 })
      advance(genre, world, idle)
    }
    const { gate } = compoundOf(world.plan, 1)
    go(gate)
    expect(world.status).toBe('playing')
    for (const item of inRole(world, 'collectible')) go(item)
    go(gate)
    expect(world.status).toBe('won')
  })
})
