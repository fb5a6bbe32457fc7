import { describe, expect, it } from 'vitest'
import { holding, type Input, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { heroOf } from '../../space.ts'
import { bot } from './bot.ts'
import { isFoe } from './foes.ts'
import { genre } from './index.ts'
import { isLit, lightOf, type NightWorld } from './world.ts'

function planOf(rules: Partial<GamePlan['rules']> = {}, more: Partial<GamePlan> = {}): GamePlan {
  return {
    version: 1,
    genre: 'survival-3d',
    title: 'Test',
    goal: '',
    seed: 4,
    difficulty: 'normal',
    challenge: 0.4,
    cast: [member('hero', 'player'), member('wolf', 'enemy'), member('wood', 'collectible')],
    look: { scene: 'forest', time: 'night', weather: 'clear', mood: 'tense', seed: 4 },
    rules: { ...plainRules, lives: 4, ...rules },
    interactions: [],
    ...more,
  }
}

function play(world: NightWorld, steps: number, input: (world: NightWorld) => Input): Set<string> {
  const told = new Set<string>()
  for (let i = 0; i < steps && world.status === 'playing'; i++) {
    advance(genre, world, input(world))
    for (const { type } of world.events) told.add(type)
  }
  return told
}

describe('surviving the night', () => {
  it('is won by who keeps the fire, and lost by who does nothing', () => {
    const won = genre.create(planOf({ levels: 2 }), 1)
    const memory = {}
    const told = play(won, 9000, (world) => bot.play(world, memory))
    expect(won.status).toBe('won')
    expect([...told]).toEqual(expect.arrayContaining(['collect', 'deliver', 'wave', 'level', 'hit']))
    const lost = genre.create(planOf({ levels: 2 }), 1)
    play(lost, 9000, () => idle)
    expect(lost.status).toBe('lost')
  })

  it('gives more light when wood is brought, and less with time', () => {
    const world = genre.create(planOf(), 2)
    const before = lightOf(world)
    play(world, 60, () => idle)
    expect(lightOf(world)).toBeLessThan(before)
    const hero = heroOf(world)
    const wood = world.bodies.find(({ cast }) => cast === 'wood')
    Object.assign(hero, { x: wood?.x, y: wood?.y, z: wood?.z })
    play(world, 1, () => idle)
    expect(world.load).toEqual(['wood'])
    Object.assign(hero, { x: 0, y: 0, z: 2.6 })
    const low = lightOf(world)
    play(world, 1, () => idle)
    expect(world.load).toEqual([])
    expect(lightOf(world)).toBeGreaterThan(low)
  })

  it('keeps foes out of the light until one dares', () => {
    const world = genre.create(planOf(), 3)
    world.turnsIn = 1
    world.fire = 1
    play(world, 240, () => ({ ...idle }))
    const shy = world.bodies.filter((body) => isFoe(body) && body.doing === 'prowl')
    expect(world.bodies.some(isFoe)).toBe(true)
    for (const foe of shy) expect(isLit(world, foe, -0.5)).toBe(false)
  })

  it('makes a torch out of something carried', () => {
    const world = genre.create(planOf(), 4)
    play(world, 2, () => holding('b'))
    expect(world.bodies.some(({ cast, marked }) => cast === 'torch' && marked)).toBe(false)
    world.load = ['wood']
    play(world, 1, () => idle)
    play(world, 1, () => holding('b'))
    expect(world.load).toEqual([])
    expect(world.bodies.some(({ cast, marked }) => cast === 'torch' && marked)).toBe(true)
  })

  it('is over when the clock is, where holding out is the aim', () => {
    const world = genre.create(planOf({ seconds: 20, timeUp: 'win' }), 5)
    const memory = {}
    play(world, 1300, (now) => bot.play(now, memory))
    expect(world.status).toBe('won')
  })
})
