import { holding, type Input, idle } from '@makebelieve/kit/core/input'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { isFirm } from '@makebelieve/kit/rules/spaces/run'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer, nobody } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { bot } from '../rules/bot/bot.ts'
import { designOf } from '../rules/design.ts'
import { samplePlan } from '../testing/sample-plan.ts'
import { flappy } from './flappy.ts'
import type { Form } from './form.ts'
import { runner } from './runner.ts'

const planOf = (form: Form, seed: number, rules = {}) =>
  samplePlan(designOf(form), { troupe: 'farm', seed, difficulty: 'normal', rules })

function play(world: RulesWorld, seconds: number, input: (world: RulesWorld) => Input): RulesWorld {
  for (let step = 0; step < seconds * 60 && world.status === 'playing'; step++)
    advance(genre, world, input(world))
  return world
}

describe.each([runner, flappy])('$name', (form) => {
  it.each([3, 14, 25])('is won by the bot and lost by whoever does nothing, seed %i', (seed) => {
    const game = gameToPlay(genre, planOf(form, seed))
    const won = playThrough({ game, seed, player: goodPlayer(bot), longest: 130 })
    expect(won.status).toBe('won')
    expect(won.world.score).toBeGreaterThan(100)
    expect(playThrough({ game, seed, player: nobody, longest: 60 }).status).toBe('lost')
  })

  it('does not let anybody by who does nothing, even where nothing can be lost', () => {
    const plan = planOf(form, 5, { gentle: true })
    expect(play(genre.create(plan, 5), 90, () => idle).status).toBe('playing')
  })

  it('goes on until the points are there, where points are the aim', () => {
    const plan = planOf(form, 5, { scoreGoal: 2000, gentle: true })
    const memory = {}
    const world = play(genre.create(plan, 5), 200, (now) => bot.play(now, memory))
    expect([world.status, world.level > 1]).toEqual(['won', true])
    expect(world.score).toBeGreaterThanOrEqual(2000)
  })

  it('does no harm to a second player who has not begun to play', () => {
    const plan = planOf(form, 5, { players: 2 })
    const memory = {}
    const alone = play(genre.create(plan, 5), 20, (now) => ({ ...bot.play(now, memory), second: 0 }))
    expect(alone.status).toBe('playing')
    expect(alone.joined).toBe(false)
  })
})

describe('a run', () => {
  it('costs one life to fall into a pit, and goes on behind it', () => {
    const world = genre.create(planOf(runner, 5), 5)
    // Nothing but pits is in the way.
    const withoutHurdles = (now: RulesWorld): Input => {
      now.entities = now.entities.filter(({ kind }) => kind === 'hedgehog' || kind === 'house')
      return idle
    }
    play(world, 30, (now) => {
      const input = withoutHurdles(now)
      return now.toll > 0 ? holding('down') : input
    })
    expect(world.toll).toBeGreaterThan(0)
    expect(world.lives).toBe(4 - world.toll)
  })

  it('is as low as can be for whoever ducks', () => {
    const world = genre.create(planOf(runner, 5), 5)
    for (let step = 0; step < 30; step++) advance(genre, world, idle)
    const { size } = playerOf(world)
    advance(genre, world, holding('down'))
    expect(playerOf(world).size).toBeLessThan(size * 0.7)
    expect(isFirm(world, playerOf(world).x)).toBe(true)
  })
})
