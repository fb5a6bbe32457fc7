import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import type { ArcheryWorld } from './world.ts'

const member = {
  name: 'archer',
  plural: 'archers',
  picture: 'player',
  looks: 'front',
  size: 1,
  speed: 1,
  colour: '#3a7a3a',
  motion: 'walks',
} as const
const plan: GamePlan = {
  version: 1,
  genre: 'archery-3d',
  title: 'Range',
  goal: '',
  seed: 5,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [{ ...member, id: 'player', role: 'player' }],
  look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 5 },
  rules: {
    lives: 3,
    timeUp: 'lose',
    levels: 3,
    powerUps: [],
    boss: false,
    bossPhases: 2,
    keys: false,
    dayAndNight: false,
    players: 1,
    gentle: false,
    faster: false,
    doubleJump: false,
  },
  interactions: [],
  content: { weapon: 'bow', mode: 'range', boards: true },
}
const goblin = { ...member, id: 'goblin', name: 'goblin', plural: 'goblins', role: 'enemy' } as const

function play(world: ArcheryWorld, steps: number, input: (world: ArcheryWorld) => typeof idle): string[] {
  const told: string[] = []
  for (let step = 0; step < steps && world.status === 'playing'; step++) {
    advance(genre, world, input(world))
    told.push(...world.events.map(({ type }) => type))
  }
  return told
}

describe('archery in 3D', () => {
  it('shoots when a drawn string is let go, and spends an arrow', () => {
    const world = genre.create(plan, 1)
    const { arrows } = world
    expect(play(world, 40, () => holding('a'))).not.toContain('shoot')
    expect(play(world, 1, () => idle)).toContain('shoot')
    expect(world.arrows).toBe(arrows - 1)
  })

  it('keeps the arrow when the string was hardly drawn', () => {
    const world = genre.create(plan, 1)
    const { arrows } = world
    play(world, 5, () => holding('a'))
    expect(play(world, 5, () => idle)).not.toContain('shoot')
    expect(world.arrows).toBe(arrows)
  })

  it('lets the wind carry an arrow', () => {
    const landing = (wind: number) => {
      const world = genre.create(plan, 1)
      world.bodies = world.bodies.filter(({ spot }) => spot < 0)
      Object.assign(world, { draw: 1, aimPitch: 0.05 })
      for (let step = 0; step < 90; step++) {
        Object.assign(world, { wind, windTo: wind, windWait: 99 })
        advance(genre, world, idle)
      }
      return world.bodies.find(({ role }) => role === 'shot')?.x ?? 0
    }
    expect(landing(4)).toBeGreaterThan(landing(-4) + 1)
  })

  it('takes a life for an empty quiver, and ends with the last one', () => {
    const world = genre.create(plan, 1)
    play(world, 6000, (now) => bot.lose?.(now, {}) ?? idle)
    expect(world.status).toBe('lost')
  })

  it('is won by a good bot', () => {
    const world = genre.create(plan, 3)
    const memory = {}
    const told = play(world, 9000, (now) => bot.play(now, memory))
    expect(world.status).toBe('won')
    expect(told.filter((type) => type === 'level')).toHaveLength(2)
  })

  it('costs a life for each foe that comes through, where one defends', () => {
    const world = genre.create(
      { ...plan, cast: [...plan.cast, goblin], content: { ...plan.content, mode: 'defence' } },
      1,
    )
    const told = play(world, 6000, () => idle)
    expect(told.filter((type) => type === 'hurt')).toHaveLength(3)
    expect(world.status).toBe('lost')
  })
})
