import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { member, plainRules } from '../../../game-2d/testing/plan.ts'
import { heroOf, inRole } from '../../space.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { radius } from './level.ts'

const plan: GamePlan = {
  version: 1,
  genre: 'collector-3d',
  title: 'Foxes',
  goal: '',
  seed: 5,
  difficulty: 'normal',
  challenge: 0.4,
  cast: [member('fox', 'player'), member('gem', 'collectible'), member('bear', 'enemy')],
  look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 5 },
  rules: { ...plainRules, lives: 3, goalCount: 4, levels: 1 },
  interactions: [],
}

describe('roaming and collecting', () => {
  it('is won by gathering as much as is asked for', () => {
    const world = genre.create(plan, 1)
    const memory = {}
    while (world.status === 'playing' && world.tick < 9000) advance(genre, world, bot.play(world, memory))
    expect(world).toMatchObject({ status: 'won', taken: 4 })
  })

  it('goes where the eye looks, and never leaves the land', () => {
    const world = genre.create(plan, 1)
    world.bodies = world.bodies.filter(({ role }) => role === 'player')
    const before = heroOf(world).z
    for (let step = 0; step < 900; step++) advance(genre, world, holding('up'))
    expect(heroOf(world).z).toBeLessThan(before)
    expect(Math.hypot(heroOf(world).x, heroOf(world).z)).toBeLessThanOrEqual(radius + 0.01)
  })

  it('hurts from the side, and is a blow from above', () => {
    const meeting = (height: number, speed: number) => {
      const world = genre.create(plan, 1)
      const [bear] = inRole(world, 'enemy')
      const hero = heroOf(world)
      Object.assign(hero, { x: bear?.x, z: bear?.z, y: (bear?.y ?? 0) + height, vy: speed, grounded: false })
      advance(genre, world, idle)
      return world.events.map(({ type }) => type)
    }
    expect(meeting(0, 0)).toContain('hurt')
    expect(meeting(1.1, -4)).toContain('defeat')
  })
})

describe('going there to do something', () => {
  const house = { ...member('house', 'collectible'), motion: 'still' as const }
  const fire = {
    ...plan,
    cast: [member('truck', 'player'), house],
    content: { work: { kind: 'extinguish', says: 'Put out', on: ['house'], tall: 4 } },
  }

  it('is won by holding the button beside each of them, and by nothing else', () => {
    const world = genre.create(fire, 1)
    const memory = {}
    while (world.status === 'playing' && world.tick < 9000) advance(genre, world, bot.play(world, memory))
    expect(world).toMatchObject({ status: 'won', taken: 4 })
    const idler = genre.create(fire, 1)
    for (const body of inRole(idler, 'collectible')) {
      Object.assign(heroOf(idler), { x: body.x + 2, z: body.z })
      for (let step = 0; step < 120; step++) advance(genre, idler, idle)
    }
    expect(idler.taken).toBe(0)
  })

  it('goes on until it is done, and then shows no more flames', () => {
    const world = genre.create(fire, 1)
    const [burning] = inRole(world, 'collectible')
    if (!burning) throw new Error('Nothing burns')
    const flames = () =>
      (genre.marks?.(world) ?? []).filter(({ form, colour }) => form === 'beam' && /^#ff/.test(colour)).length
    const before = flames()
    Object.assign(heroOf(world), { x: burning.x + 3, z: burning.z })
    for (let step = 0; step < 40; step++) advance(genre, world, holding('b'))
    expect(world.taken).toBe(0)
    for (let step = 0; step < 60; step++) advance(genre, world, holding('b'))
    expect(world.taken).toBe(1)
    expect(flames()).toBeLessThan(before)
  })
})

describe('bringing things somewhere', () => {
  it('carries one at a time, and each place takes one', () => {
    const delivery = {
      ...plan,
      cast: [member('scooter', 'player'), member('pizza', 'collectible'), member('house', 'goal')],
      content: { errand: { loads: ['pizza'], goal: 'house', places: 4 } },
    }
    const world = genre.create(delivery, 1)
    const memory = {}
    let most = 0
    const seen: string[] = []
    while (world.status === 'playing' && world.tick < 12000) {
      advance(genre, world, bot.play(world, memory))
      most = Math.max(most, world.bodies.filter(({ carried }) => carried).length)
      seen.push(...world.events.map(({ type }) => type).filter((type) => /collect|deliver/.test(type)))
    }
    expect(world).toMatchObject({ status: 'won', taken: 4 })
    expect(most).toBe(1)
    expect(seen).toEqual(Array.from({ length: 4 }, () => ['collect', 'deliver']).flat())
  })
})
