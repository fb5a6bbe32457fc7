import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { CastMember, GamePlan } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { floorAt, layoutOf } from './level.ts'
import { heroRacer, lapsOf, type RaceWorld, racersOf } from './race-world.ts'
import { rivalsOf } from './rules.ts'
import { bendAt, half, lapLength, placeAt, spotOn, trackOf } from './track.ts'

const member = (id: string, role: CastMember['role'], more: Partial<CastMember> = {}): CastMember => ({
  id,
  role,
  name: id,
  plural: `${id}s`,
  picture: id,
  looks: 'right',
  size: 1,
  speed: 1,
  colour: '#d43c21',
  motion: 'drives',
  ...more,
})

const plan = (more: Partial<GamePlan> = {}, rules: Partial<GamePlan['rules']> = {}): GamePlan => ({
  version: 1,
  genre: 'racing-3d',
  title: 'Kart Race',
  goal: '',
  seed: 3,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [member('kart', 'player'), member('rival', 'enemy'), member('coin', 'collectible')],
  look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
  interactions: [],
  ...more,
  rules: {
    lives: 1,
    timeUp: 'lose',
    levels: 1,
    powerUps: ['speed', 'shield'],
    boss: false,
    bossPhases: 2,
    keys: false,
    dayAndNight: false,
    players: 1,
    gentle: false,
    faster: false,
    doubleJump: false,
    ...rules,
  },
})

function run(world: RaceWorld, steps: number, input = idle): void {
  for (let step = 0; step < steps; step++) advance(genre, world, input)
}

describe('a race in 3D', () => {
  it('has closed tracks on which nothing bends too sharply to be driven', () => {
    for (let seed = 1; seed <= 24; seed++) {
      const track = trackOf(plan({ seed }), 1)
      const sharpest = Math.max(...track.bend.map(Math.abs))
      expect(sharpest, `seed ${seed}`).toBeLessThan(1 / 11.5)
      const [end, start] = [placeAt(track, lapLength - 0.5), placeAt(track, 0.5)]
      expect(Math.hypot(end.x - start.x, end.z - start.z)).toBeLessThan(2)
      expect(Math.abs(bendAt(track, 0))).toBeLessThan(1 / 30)
    }
  })

  it('finds every place of the road again', () => {
    const track = trackOf(plan(), 1)
    for (let s = 3; s < lapLength; s += 17) {
      const { x, z } = placeAt(track, s, 2)
      const spot = spotOn(track, x, z)
      expect(Math.abs(spot.s - s)).toBeLessThan(1)
      expect(spot.lat).toBeCloseTo(2, 0)
    }
  })

  it('keeps the ground below the road', () => {
    const one = plan({ seed: 5 })
    const track = trackOf(one, 1)
    for (let s = 0; s < lapLength; s += 5)
      for (const lat of [-half, 0, half]) {
        const { x, z } = placeAt(track, s, lat)
        expect(genre.site(one).height(x, z)).toBeLessThan(floorAt(one, 1, x, z, s, lat))
      }
  })

  it('waits for the start, then drives by itself', () => {
    const world = genre.create(plan(), 1)
    run(world, 60)
    expect(heroRacer(world).kart.speed).toBe(0)
    run(world, 200)
    expect(heroRacer(world).kart.speed).toBeGreaterThan(10)
  })

  it('rewards a slide through a bend with a boost', () => {
    const world = genre.create(plan(), 1)
    run(world, 260)
    run(world, 60, holding('a', 'left'))
    expect(heroRacer(world).kart.charge).toBeGreaterThan(30)
    run(world, 1)
    expect(heroRacer(world).kart.boost).toBeGreaterThan(0)
  })

  it('puts as many rivals on the grid as were named', () => {
    expect(rivalsOf(plan({ content: { opponents: 3 } }), 1)).toHaveLength(3)
    const six = plan({ cast: [member('kart', 'player'), member('crab', 'enemy', { count: 6 })] })
    expect(rivalsOf(six, 1)).toHaveLength(6)
  })

  it('drives as many laps as were asked for, and fewer against a short clock', () => {
    expect(lapsOf(plan({ content: { laps: 5 } }))).toBe(5)
    expect(lapsOf(plan())).toBe(3)
    expect(lapsOf(plan({}, { seconds: 30 }))).toBe(1)
  })

  it('races the other way round in the second level', () => {
    const cup = plan({}, { levels: 2 })
    const [there, back] = [placeAt(trackOf(cup, 1), 40), placeAt(trackOf(cup, 2), lapLength - 40)]
    expect(Math.hypot(there.x - back.x, there.z - back.z)).toBeLessThan(1.5)
    expect(layoutOf(cup, 1).pads).not.toEqual(layoutOf(cup, 2).pads)
  })

  it('is lost by whoever only brakes, and won by a good driver', () => {
    const slow = genre.create(plan(), 2)
    run(slow, 9000, holding('down'))
    expect(slow.status).toBe('lost')
    const world = genre.create(plan(), 2)
    const memory = {}
    for (let step = 0; step < 7200 && world.status === 'playing'; step++)
      advance(genre, world, bot.play(world, memory))
    expect(world.status).toBe('won')
    expect(racersOf(world)).toHaveLength(5)
  })
})
