import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { heroOf } from '../../space.ts'
import { bot } from './bot.ts'
import { addShot } from './foes.ts'
import { genre } from './index.ts'
import { endOf } from './way.ts'
import type { RailWorld } from './world.ts'

const member = {
  picture: 'player',
  looks: 'front',
  size: 1,
  speed: 1,
  colour: '#3a7a9a',
  motion: 'flies',
} as const
const plan: GamePlan = {
  version: 1,
  genre: 'rail-shooter-3d',
  title: 'Canyon',
  goal: '',
  seed: 5,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [
    { ...member, id: 'player', role: 'player', name: 'ship', plural: 'ships' },
    { ...member, id: 'drone', role: 'enemy', name: 'drone', plural: 'drones' },
  ],
  look: { scene: 'desert', time: 'day', weather: 'clear', mood: 'epic', seed: 5 },
  rules: {
    lives: 3,
    timeUp: 'lose',
    levels: 2,
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
  content: { ride: false, photo: false },
}

function play(world: RailWorld, steps: number, input: (world: RailWorld) => typeof idle): string[] {
  const told: string[] = []
  for (let step = 0; step < steps && world.status === 'playing'; step++) {
    advance(genre, world, input(world))
    told.push(...world.events.map(({ type }) => type))
  }
  return told
}

/** A shot that is about to hit. */
function threaten(world: RailWorld): void {
  const { s, u, v } = heroOf(world)
  addShot(world, { s: s + 6, u, v, ds: -14, du: 0, dv: 0, mine: false, cast: 'bolt' })
}

describe('the rail shooter', () => {
  it('goes along its way by itself', () => {
    const world = genre.create(plan, 1)
    const before = heroOf(world).s
    play(world, 60, () => idle)
    expect(heroOf(world).s).toBeGreaterThan(before + 10)
  })

  it('costs a life to be hit', () => {
    const world = genre.create(plan, 1)
    threaten(world)
    expect(play(world, 30, () => idle)).toContain('hurt')
    expect(world.lives).toBe(2)
  })

  it('throws shots back by a barrel roll', () => {
    const world = genre.create(plan, 1)
    threaten(world)
    expect(play(world, 30, () => holding('b'))).toContain('block')
    expect(world.lives).toBe(3)
  })

  it('takes a life at the gate where too many got away', () => {
    const world = genre.create(plan, 1)
    heroOf(world).s = endOf(plan, 1) - 1
    world.script = []
    const told = play(world, 10, () => idle)
    expect(told).toContain('warn')
    expect(world.lives).toBe(2)
    expect(world.level).toBe(1)
  })

  it('is won by a good bot', () => {
    const world = genre.create(plan, 3)
    play(world, 9000, (now) => bot.play(now, {}))
    expect(world.status).toBe('won')
  })

  it('takes pictures instead of shooting where that is asked for', () => {
    const animals = plan.cast.map((one) =>
      one.id === 'drone' ? { ...one, role: 'collectible' as const } : one,
    )
    const world = genre.create({ ...plan, cast: animals, content: { ride: true, photo: true } }, 2)
    const told = play(world, 9000, (now) => bot.play(now, {}))
    expect(told).toContain('collect')
    expect(told).not.toContain('shoot')
    expect(world.status).toBe('won')
  })
})
