import { describe, expect, test } from 'vitest'
import { holding, type Input, idle } from '../../../core/input.ts'
import type { CastMember, GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { inRole, playerOf } from '../../arena/arena.ts'
import { lockStory, withLock } from '../../testing/locked.ts'
import { plainRules } from '../../testing/plan.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import type { SurvivalWorld } from './world.ts'

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
  motion: 'walks',
})

function planOf(content: GamePlan['content'] = {}, more: CastMember[] = []): GamePlan {
  return {
    version: 1,
    genre: 'survival',
    title: '',
    goal: '',
    seed: 1,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('penguin', 'player'), member('walrus', 'enemy'), ...more],
    look: { scene: 'ice', time: 'day', weather: 'clear', mood: 'tense', seed: 1 },
    rules: {
      ...plainRules,
      waves: 3,
      gentle: true,
    },
    interactions: [],
    content,
  }
}

function run(world: SurvivalWorld, seconds: number, input: Input = idle): string[] {
  const said: string[] = []
  for (let step = 0; step < seconds * 60; step++) {
    advance(genre, world, input)
    said.push(...world.events.map(({ type, by, to }) => `${type} ${by} ${to}`))
  }
  return said
}

function clearWave(world: SurvivalWorld): void {
  world.queue = []
  for (const foe of inRole(world, 'enemy')) foe.gone = true
  run(world, 0.1)
}

describe('an arena with waves', () => {
  test('a wave that is beaten offers three strengths, and the picked one counts', () => {
    const world = genre.create(planOf(), 1)
    clearWave(world)
    const offered = genre.choices?.(world) ?? []
    expect(offered).toHaveLength(3)
    const id = offered[2]?.id ?? ''
    advance(genre, world, { ...idle, pick: id })
    expect(world.offer).toBeNull()
    expect(world.upgrades).toEqual({ [id.replace('upgrade:', '')]: 1 })
    expect(world.wave).toBe(2)
  })

  test('whoever does not choose is not kept waiting', () => {
    const world = genre.create(planOf(), 1)
    clearWave(world)
    run(world, 6.1)
    expect(world.wave).toBe(2)
  })

  test('the blast needs a full charge, and strikes whoever is near', () => {
    const world = genre.create(planOf(), 1)
    run(world, 4)
    const player = playerOf(world)
    const [foe] = inRole(world, 'enemy')
    if (!foe) throw new Error('Somebody should be there by now')
    foe.x = player.x + 150
    foe.y = player.y
    expect(run(world, 0.1, holding('b'))).toContain('defeat penguin walrus')
    expect(world.charge).toBeLessThan(5)
  })

  test('foes bite what is to be defended', () => {
    const world = genre.create(planOf({}, [member('egg', 'friend')]), 1)
    const player = playerOf(world)
    player.x = 40
    player.y = 560
    expect(run(world, 12)).toContain('hurt walrus egg')
  })

  test('rocks break in two, and what leaves on one side comes in on the other', () => {
    const world = genre.create(planOf({ mode: 'asteroids' }), 1)
    const [rock] = inRole(world, 'enemy')
    if (!rock) throw new Error('There should be a rock')
    const before = inRole(world, 'enemy').length
    const player = playerOf(world)
    rock.x = player.x
    rock.y = player.y - 130
    rock.vx = rock.vy = 0
    run(world, 0.5, holding('a'))
    expect(inRole(world, 'enemy').length).toBeGreaterThan(before)
    player.x = 1000
    player.vx = 50
    run(world, 0.1)
    expect(playerOf(world).x).toBeLessThan(100)
  })

  test('the boss comes in the wave that was asked for', () => {
    const plan = planOf({ bossWave: 2 }, [member('king', 'boss')])
    const world = genre.create({ ...plan, rules: { ...plan.rules, boss: true } }, 1)
    expect(inRole(world, 'boss')).toHaveLength(0)
    clearWave(world)
    run(world, 6.5)
    expect(inRole(world, 'boss')).toHaveLength(1)
  })

  test('the last wave is behind a gate, and only where there are keys', () => {
    expect(lockStory(genre, bot, withLock(planOf()))).toEqual(['key', 'unlock', 'won'])
    expect(lockStory(genre, bot, planOf())).toEqual(['won'])
  })

  test('no strength is offered before the gate is open', () => {
    const world = genre.create(withLock(planOf()), 1)
    world.wave = 2
    clearWave(world)
    expect(world.offer).toBeNull()
    const [door] = inRole(world, 'door')
    expect(inRole(world, 'key')).toHaveLength(1)
    world.keys = 1
    Object.assign(playerOf(world), { x: door?.x, y: door?.y })
    run(world, 0.1)
    expect(world.offer).not.toBeNull()
  })
})
