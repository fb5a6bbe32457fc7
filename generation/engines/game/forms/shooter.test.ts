import { holding, idle } from '@makebelieve/kit/core/input'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { bot } from '../rules/bot/bot.ts'
import { driven, gameOf, run, worldOf } from './testing/form-game.ts'

const flown = "a shoot-'em-up in which a bee shoots honey at wasps"
const rows = 'space invaders'

/** Somebody's play that cannot be lost, looked at after every step. */
function watch(prompt: string, seconds: number, see: (world: RulesWorld) => void): RulesWorld {
  const plan = gameOf(prompt, 3)
  const world = genre.create({ ...plan, rules: { ...plan.rules, gentle: true } }, 3)
  const memory = {}
  for (let step = 0; step < seconds * 60 && world.status === 'playing'; step++) {
    advance(genre, world, bot.play(world, memory))
    see(world)
  }
  return world
}

const shots = ({ entities }: RulesWorld) => entities.filter(({ kind }) => kind.endsWith('.shot'))

describe('a shoot-em-up', () => {
  it('fires as long as the button is held, and not by itself', () => {
    const world = worldOf(flown)
    run(world, 1)
    expect(shots(world)).toHaveLength(0)
    run(world, 1, holding('a'))
    expect(shots(world).length).toBeGreaterThan(1)
  })

  it('has squadrons of many at once, who fly in one behind the other', () => {
    let most = 0
    watch(flown, 20, (world) => {
      most = Math.max(most, driven(world, 'sweep').length)
    })
    expect(most).toBeGreaterThanOrEqual(12)
  })

  it('sends three at once, and more often, while such a power lasts', () => {
    for (const [power, more] of [
      ['multi', 2.5],
      ['rapid', 1.4],
    ] as const) {
      const fired = (strong: boolean) => {
        const world = worldOf(flown)
        const { meters } = playerOf(world)
        const first = world.nextId
        let count = 0
        for (let step = 0; step < 120; step++) {
          if (strong) meters[power] = 1
          advance(genre, world, holding('a'))
          count = Math.max(
            count,
            world.entities.filter(({ id, kind }) => id > first && kind.endsWith('.shot')).length,
          )
        }
        return count
      }
      expect(fired(true), power).toBeGreaterThanOrEqual(fired(false) * more)
    }
  })

  it('has foes who shoot glowing balls, and not what the player shoots', () => {
    const { book } = gameOf(flown, 3)
    const sent = book?.kinds.find(({ id }) => id.endsWith('.sent'))
    expect(sent?.look?.orb).toBeDefined()
    const own = book?.kinds.find(({ id }) => id.endsWith('.shot'))
    expect(own?.look?.orb).toBeUndefined()
  })

  it('leaves the stage to the boss, once all who came before it are shot', () => {
    let came = 0
    let before = 0
    const boss = 'boss is a kraken'
    const world = watch(`A pirate ship fires cannonballs at sea monsters, ${boss}`, 60, (now) => {
      const isThere = now.entities.some(({ cast }) => cast === 'kraken')
      const foes = driven(now, 'sweep').length
      if (isThere && foes > before) came++
      before = foes
    })
    expect(world.plan.book?.kinds.some(({ comes }) => comes?.unless === 'kraken')).toBe(true)
    expect(came).toBe(0)
  })

  it('attacks in another way in each phase of the boss', () => {
    const { book } = gameOf('a space shooter with a boss with 3 phases', 3)
    const ways = book?.rules.flatMap(({ when, do: effects }) =>
      'every' in when && when.of.includes('boss')
        ? effects.flatMap((one) => ('spawn' in one ? [one.toward] : []))
        : [],
    )
    expect(ways).toEqual(['player', 'apart', 'around'])
  })

  it('fills the air in a bullet hell, in which only a dot of the player can be hit', () => {
    let most = 0
    const world = watch('a bullet hell with a plane against bats', 25, ({ entities }) => {
      most = Math.max(most, entities.filter(({ kind }) => kind.endsWith('.sent')).length)
    })
    expect(most).toBeGreaterThan(15)
    expect(playerOf(world).size).toBeLessThan(24)
  })

  it('comes in as many waves as were asked for, each of which is over when all of it are shot', () => {
    const plan = gameOf('A spaceship shoots aliens in space, with 3 waves', 3)
    expect(plan.rules).toMatchObject({ waves: 3, levels: 1 })
    expect(plan.book?.phases?.find(({ id }) => id === 'wave')?.until?.gone).toHaveLength(1)
  })
})

describe('invaders', () => {
  it('come down a step when they have reached the edge', () => {
    const world = worldOf(rows)
    const low = () => Math.max(...driven(world, 'march').map(({ homeY }) => homeY))
    const before = low()
    const way = () => Math.sign(driven(world, 'march')[0]?.way ?? 0)
    run(world, 0.1)
    const first = way()
    for (let step = 0; step < 1200 && way() === first; step++) advance(genre, world, idle)
    expect(way()).toBe(-first)
    expect(low()).toBeGreaterThan(before)
  })

  it('go the faster the fewer they are', () => {
    const pace = (many: number) => {
      const world = worldOf(rows)
      for (const body of driven(world, 'march').slice(many)) body.gone = true
      run(world, 0.2)
      const [first] = driven(world, 'march')
      const before = first?.homeX ?? 0
      run(world, 0.5)
      return Math.abs((driven(world, 'march')[0]?.homeX ?? 0) - before)
    }
    expect(pace(3)).toBeGreaterThan(pace(20) * 1.4)
  })

  it('win when they land', () => {
    const world = worldOf(rows)
    for (let step = 0; step < 500 && world.status === 'playing'; step++) {
      for (const body of driven(world, 'march')) body.homeY += 1
      playerOf(world).safe = 10
      advance(genre, world, idle)
    }
    expect(world.status).toBe('lost')
  })

  it('shoot at shelters that wear away under what comes down', () => {
    const world = worldOf(rows)
    const walls = () => world.entities.filter(({ kind }) => kind === 'brick').length
    const before = walls()
    expect(before).toBeGreaterThan(30)
    for (let step = 0; step < 60 * 12 && world.status === 'playing'; step++) {
      playerOf(world).safe = 10
      advance(genre, world, idle)
    }
    expect(walls()).toBeLessThan(before)
  })

  it('have nobody to hide from in the games that have no shelters', () => {
    expect(gameOf('galaga', 3).book?.kinds.some(({ covers }) => covers)).toBe(false)
    expect(gameOf(rows, 3).book?.kinds.some(({ covers }) => covers)).toBe(true)
  })
})
