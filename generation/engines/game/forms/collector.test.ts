import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { beside, cellOf, isOpen, stepsFrom } from '@makebelieve/kit/rules/spaces/maze'
import { bodiesOf, playerOf } from '@makebelieve/kit/rules/world'
import { describe, expect, test } from 'vitest'
import { planGame } from '../plan.ts'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { bot } from '../rules/bot/bot.ts'

function planOf(prompt: string, seed: number) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error('This prompt is refused')
  return planGame(brief, seed, { genre: 'collector' }).game
}

const inTheOpen = 'a hedgehog, apples, foxes'
const inAMaze = 'a maze game where a mouse eats cheese and cats chase it'

describe('a game of collecting', () => {
  test.each([
    [inTheOpen, 3],
    [inTheOpen, 14],
    [inTheOpen, 25],
    [inAMaze, 3],
    [inAMaze, 14],
    [inAMaze, 25],
  ])('"%s" is won by the bot and lost by bad play, seed %i', (prompt, seed) => {
    const game = gameToPlay(genre, planOf(prompt, seed))
    const tries = [0, 1, 2].map((more) =>
      playThrough({ game, seed: seed + more * 101, player: goodPlayer(bot), longest: 150 }),
    )
    expect(tries.map(({ status }) => status)).toContain('won')
    const worst = playThrough({
      game,
      seed,
      player: ({ world }, memory) => bot.lose?.(world, memory) ?? { held: 0, second: 0 },
      longest: 90,
    })
    expect(worst.status).toBe('lost')
  })

  test('a maze has corridors that all hang together, and no dead ends', () => {
    for (const seed of [1, 2, 3]) {
      const world = genre.create(planOf(inAMaze, 3), seed)
      const steps = stepsFrom(world, cellOf(playerOf(world)))
      const open = steps.flatMap((_, cell) => (isOpen(world, cell) ? [cell] : []))
      expect(open.length).toBeGreaterThan(120)
      expect(open.filter((cell) => !Number.isFinite(steps[cell]))).toEqual([])
      expect(open.filter((cell) => beside(world, cell).length < 2)).toEqual([])
    }
  })

  test('in a maze nobody walks through walls, and those who chase come nearer by the ways there are', () => {
    const plan = planOf(inAMaze, 3)
    const world = genre.create({ ...plan, rules: { ...plan.rules, gentle: true } }, 7)
    const [cat] = bodiesOf(world, 'cat')
    if (!cat) throw new Error('There is no cat')
    const far = () => stepsFrom(world, cellOf(playerOf(world)))[cellOf(cat)] ?? 0
    const before = far()
    for (let step = 0; step < 60 * 8; step++) {
      advance(genre, world, { held: 0, second: 0 })
      expect(isOpen(world, cellOf(cat))).toBe(true)
      expect(isOpen(world, cellOf(playerOf(world)))).toBe(true)
    }
    expect(far()).toBeLessThan(before)
  })

  test('what lies in a maze lies there from the start, as many as the sentence says', () => {
    const world = genre.create(planOf('a maze game where a mouse eats 9 crackers', 3), 5)
    expect(bodiesOf(world, 'cracker').length).toBe(9)
    expect(bodiesOf(genre.create(planOf(inAMaze, 3), 5), 'cheese').length).toBe(24)
  })
})
