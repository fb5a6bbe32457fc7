import { holding, type Input, idle } from '@makebelieve/kit/core/input'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { bodiesOf, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { planGame } from '../plan.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { bot } from '../rules/bot/bot.ts'
import { run } from './testing/form-game.ts'

function planOf(prompt: string, seed: number) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error('This prompt is refused')
  return planGame(brief, seed, { genre: 'survival' }).game
}

const fromAfar = 'zombie survival arena with a farmer'
const byHand = 'a samurai with a katana fights waves of demons'

/** A world in which nothing can be lost, so that one can look at it for long. */
function calm(prompt: string, seed = 3): RulesWorld {
  const plan = planOf(prompt, seed)
  return genre.create({ ...plan, rules: { ...plan.rules, gentle: true } }, seed)
}

const foesIn = (world: RulesWorld) =>
  world.entities.filter(({ cast }) => world.plan.cast.some(({ id, role }) => id === cast && role === 'enemy'))

const strengthsIn = (world: RulesWorld) => world.entities.filter(({ kind }) => kind.startsWith('strength:'))

/** Everybody of the wave is struck down as they come, until it is over. How many came. */
function clearWave(world: RulesWorld): number {
  let came = 0
  for (const strength of strengthsIn(world)) strength.gone = true
  for (let step = 0; step < 60 * 60 && strengthsIn(world).every(({ gone }) => gone); step++) {
    for (const foe of foesIn(world)) foe.gone = true
    advance(genre, world, idle)
    came = Math.max(
      came,
      Object.values(world.phase.came).reduce((sum, one) => sum + one, 0),
    )
  }
  return came
}

describe('an arena with waves', () => {
  it.each([
    [fromAfar, 3],
    [fromAfar, 14],
    [byHand, 3],
    [byHand, 14],
  ])('"%s" is won by the bot and lost by bad play, seed %i', (prompt, seed) => {
    const game = gameToPlay(genre, planOf(prompt, seed))
    const tries = [0, 1].map((more) =>
      playThrough({ game, seed: seed + more * 101, player: goodPlayer(bot), longest: 170 }),
    )
    expect(tries.map(({ status }) => status)).toContain('won')
    const worst = playThrough({
      game,
      seed,
      player: ({ world }, memory) => bot.lose?.(world, memory) ?? idle,
      longest: 90,
    })
    expect(worst.status).toBe('lost')
  })

  it('lays out strengths after a wave that was beaten, and whoever takes one goes on with it', () => {
    const world = calm(fromAfar)
    clearWave(world)
    const laid = strengthsIn(world)
    expect(laid.length).toBeGreaterThan(2)
    const star = laid.find(({ kind }) => kind === 'strength:multi')
    if (!star) throw new Error('There should be a star')
    const before = world.tallies.level ?? 0
    Object.assign(star, { x: playerOf(world).x, y: playerOf(world).y })
    run(world, 0.1)
    expect(strengthsIn(world)).toEqual([])
    expect(world.tallies.level).toBe(before + 1)
    run(world, 0.2)
    expect([world.phase.id, world.phase.rounds.wave]).toEqual(['wave', 2])
  })

  it('does not keep anybody waiting who takes none', () => {
    const world = calm(fromAfar)
    clearWave(world)
    playerOf(world).x = 60
    for (const strength of strengthsIn(world)) strength.x = 900
    run(world, 6.2)
    expect(strengthsIn(world)).toEqual([])
    expect(world.phase.rounds.wave).toBe(2)
  })

  it('sends more with every wave', () => {
    const world = calm(fromAfar)
    const [first = 0, second = 0, third = 0] = [clearWave(world), clearWave(world), clearWave(world)]
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
  })

  it('fires by itself while one is on the move, and not by whoever stands there', () => {
    const shotsOf = (inputAt: (step: number) => Input) => {
      const world = calm(fromAfar)
      let shots = 0
      for (let step = 0; step < 60 * 8; step++) {
        advance(genre, world, inputAt(step))
        shots += world.events.filter(({ type }) => type === 'shoot').length
      }
      return shots
    }
    expect(shotsOf(() => idle)).toBe(0)
    expect(shotsOf((step) => holding(step % 60 < 30 ? 'left' : 'right'))).toBeGreaterThan(3)
  })

  it('is fought from close by where one has a blade in the hand, and strikes whoever is near', () => {
    const world = calm(byHand)
    run(world, 6)
    const [near, far] = foesIn(world)
    if (!near || !far) throw new Error('Somebody should be there by now')
    const player = playerOf(world)
    for (const foe of foesIn(world)) Object.assign(foe, { x: 60, y: 60 })
    Object.assign(player, { x: 480, y: 300 })
    Object.assign(near, { x: player.x + 70, y: player.y, safe: 0 })
    expect(distance(far, player)).toBeGreaterThan(200)
    run(world, 0.05, holding('a'))
    expect(near.meters.health).toBeLessThan(1)
    expect(far.meters.health).toBe(1)
  })

  it('claims of whom one is against that they are there', () => {
    const brief = briefOfPrompt('vampire survivors with a wizard against bats and skeletons')
    if ('refused' in brief) throw new Error('This prompt is refused')
    const words = planGame(brief, 3).claims.map((claim) => claim.words)
    expect(words).toContain('There are bats')
    expect(words.filter((one) => /skeleton/.test(one))).toHaveLength(1)
  })

  it('is about what stands in the middle where something is to be defended', () => {
    const world = calm('defend the egg from walruses in waves')
    expect(bodiesOf(world, 'egg').length).toBe(1)
  })
})
