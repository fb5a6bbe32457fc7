import { describe, expect, it } from 'vitest'
import { type Button, holding } from '../../../core/input.ts'
import type { CastMember, GamePlan, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { inRole, place } from '../../arena/arena.ts'
import { lockStory, withLock } from '../../testing/locked.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { groundY, type RunnerWorld } from './way.ts'

function member(id: string, role: CastMember['role'], motion: CastMember['motion'] = 'walks'): CastMember {
  const looks = { picture: id, looks: 'front', size: 1, speed: 1, colour: '#ffffff' } as const
  return { id, role, name: id, plural: `${id}s`, motion, ...looks }
}

function planOf(rules: Partial<Rules> = {}, content: GamePlan['content'] = {}): GamePlan {
  const plain: Rules = {
    lives: 3,
    timeUp: 'lose',
    levels: 1,
    powerUps: [],
    boss: false,
    bossPhases: 3,
    keys: false,
    dayAndNight: false,
    players: 1,
    gentle: false,
    faster: false,
    doubleJump: false,
  }
  return {
    version: 1,
    genre: 'runner',
    title: '',
    goal: '',
    seed: 5,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [
      member('cat', 'player'),
      member('bat', 'enemy', 'flies'),
      member('log', 'obstacle', 'still'),
      member('fish', 'collectible'),
    ],
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 5 },
    rules: { ...plain, ...rules },
    interactions: [],
    content,
  }
}

/** A way on which nothing comes. */
function bare(plan = planOf()): RunnerWorld {
  const world = genre.create(plan, 1)
  world.entities = world.entities.slice(0, 1)
  world.pillars = []
  world.pits = []
  world.ledges = []
  world.nextAt = 1e6
  for (let step = 0; step < 20; step++) advance(genre, world, holding())
  return world
}

function run(world: RunnerWorld, steps: number, ...held: Button[]): RunnerWorld {
  for (let step = 0; step < steps; step++) advance(genre, world, holding(...held))
  return world
}

describe('an endless runner', () => {
  const meetBat = (...held: Button[]) => {
    const world = bare()
    place(world, 'bat', { x: world.travelled + 480, y: groundY - 84, size: 68, role: 'hazard' })
    return run(world, 90, ...held).lives
  }

  it('fits under what flies when it ducks, and only then', () => {
    expect(meetBat('down')).toBe(3)
    expect(meetBat()).toBe(2)
  })

  it('costs one life to fall into a pit, and goes on behind it', () => {
    const world = bare()
    const pit = { from: world.travelled + 400, to: world.travelled + 560 }
    world.pits.push(pit)
    run(world, 120)
    expect(world.lives).toBe(2)
    expect(world.travelled).toBeGreaterThan(pit.to - 300)
  })

  it('jumps over a pit', () => {
    const world = bare()
    world.pits.push({ from: world.travelled + 330, to: world.travelled + 410 })
    run(world, 10)
    run(world, 60, 'a')
    expect(world.lives).toBe(3)
  })

  it('does not let anybody by who does nothing, even where nothing can be lost', () => {
    const world = genre.create(planOf({ gentle: true }), 1)
    run(world, 60 * 40)
    expect(world.status).toBe('playing')
    expect(world.travelled).toBeLessThan(world.goalAt / 3)
  })

  it('rises while it is held where one flies, and sinks when it is let go', () => {
    const world = bare(planOf({}, { mode: 'fly' }))
    const before = world.bodies[0]?.y ?? 0
    const high = run(world, 30, 'a').bodies[0]?.y ?? 0
    expect(high).toBeLessThan(before)
    expect(run(world, 40).bodies[0]?.y).toBeGreaterThan(high)
  })

  it('ends at the finish', () => {
    const world = bare()
    world.goalAt = world.travelled + 200
    world.nextAt = world.goalAt + 10
    run(world, 600)
    expect(world.status).toBe('won')
  })

  it('ends each level at a gate that needs the key, and has none where there are no keys', () => {
    const two = { levels: 2, gentle: true }
    expect(lockStory(genre, bot, withLock(planOf(two)))).toEqual(['key', 'unlock', 'key', 'unlock', 'won'])
    expect(lockStory(genre, bot, planOf(two))).toEqual(['won'])
  })

  it('goes on and brings the key again, as long as nobody takes it', () => {
    const world = genre.create(withLock(planOf({ gentle: true })), 5)
    let keys = 0
    const memory = {}
    for (let step = 0; step < 90 * 60; step++) {
      advance(genre, world, bot.play(world, memory))
      for (const key of inRole(world, 'key')) {
        if (key.x > world.travelled + 400) continue
        key.gone = true
        keys++
      }
    }
    expect(keys).toBeGreaterThan(3)
    expect([world.status, inRole(world, 'goal')]).toEqual(['playing', []])
  })
})
