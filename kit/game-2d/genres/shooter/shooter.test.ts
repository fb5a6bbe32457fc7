import { describe, expect, test } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { CastMember, GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { inRole, playerOf } from '../../arena/arena.ts'
import { lockStory, withLock } from '../../testing/locked.ts'
import { plainRules } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import type { ShooterWorld } from './world.ts'

const member = (id: string, role: CastMember['role']): CastMember => ({
  id,
  role,
  name: id,
  plural: `${id}s`,
  picture: id,
  looks: 'front',
  size: 1,
  speed: 1,
  colour: '#ffffff',
  motion: 'flies',
})

function planOf(layout: string, rules: Partial<GamePlan['rules']> = {}): GamePlan {
  return {
    version: 1,
    genre: 'shooter',
    title: '',
    goal: '',
    seed: 1,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('nurse', 'player'), member('virus', 'enemy'), member('syringe', 'projectile')],
    look: { scene: 'space', time: 'night', weather: 'clear', mood: 'epic', seed: 1 },
    rules: {
      ...plainRules,
      ...rules,
    },
    interactions: [],
    content: { layout },
  }
}

function run(world: ShooterWorld, seconds: number, input = idle): string[] {
  const said: string[] = []
  for (let step = 0; step < seconds * 60; step++) {
    advance(genre, world, input)
    said.push(...world.events.map(({ type, by, to }) => `${type} ${by} ${to}`))
  }
  return said
}

describe('a shoot-em-up', () => {
  test('fires the projectile of the cast, and only while the button is held', () => {
    const world = genre.create(planOf('formation'), 1)
    run(world, 1)
    expect(inRole(world, 'shot')).toHaveLength(0)
    const said = run(world, 1, holding('a'))
    expect(said).toContain('shoot nurse syringe')
    expect(inRole(world, 'shot').length).toBeGreaterThan(1)
  })

  test('a formation comes down a step when it has reached the edge', () => {
    const world = genre.create(planOf('formation'), 1)
    const before = inRole(world, 'enemy').map(({ homeY }) => homeY)
    const way = world.way
    while (world.way === way) advance(genre, world, idle)
    run(world, 0.5)
    expect(Math.min(...inRole(world, 'enemy').map(({ homeY }) => homeY))).toBeGreaterThan(Math.min(...before))
  })

  test('it is lost when the formation lands, except in a gentle game', () => {
    for (const gentle of [false, true]) {
      const world = genre.create(planOf('formation', { gentle }), 1)
      for (const foe of inRole(world, 'enemy')) foe.homeY += 400
      run(world, 0.1)
      expect(world.status).toBe(gentle ? 'playing' : 'lost')
    }
  })

  test('shelters keep shots from the player', () => {
    const world = genre.create(planOf('formation'), 1)
    const { length } = world.bricks
    const [brick] = world.bricks
    const [foe] = inRole(world, 'enemy')
    if (!brick || !foe) throw new Error('There should be a shelter and a foe')
    world.entities.push({
      ...foe,
      id: 999,
      role: 'foe-shot',
      behaviour: 'fly',
      size: 22,
      x: brick.x,
      y: brick.y - 30,
      vy: 200,
    })
    run(world, 0.3)
    expect(world.bricks).toHaveLength(length - 1)
    expect(world.entities.some(({ id }) => id === 999)).toBe(false)
  })

  test('only in waves can the player go up and down', () => {
    for (const layout of ['formation', 'waves']) {
      const world = genre.create(planOf(layout), 1)
      const { y } = playerOf(world)
      run(world, 1, holding('up'))
      expect(playerOf(world).y < y).toBe(layout === 'waves')
    }
  })

  test('the way on is locked until the key of a foe was caught, and only where there are keys', () => {
    for (const layout of ['formation', 'waves']) {
      expect(lockStory(genre, bot, withLock(planOf(layout)))).toEqual(['key', 'unlock', 'won'])
      expect(lockStory(genre, bot, planOf(layout))).toEqual(['won'])
    }
  })

  test('a key that was missed comes again, until the level can be finished', () => {
    const world = genre.create(withLock(planOf('formation')), 1)
    for (const foe of inRole(world, 'enemy')) foe.gone = true
    for (let missed = 0; missed < 2; missed++) {
      run(world, 1.1)
      const [key] = inRole(world, 'key')
      expect(key).toBeDefined()
      if (key) key.gone = true
    }
    expect(world.status).toBe('playing')
  })
})
