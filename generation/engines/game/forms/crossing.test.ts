import { type Button, holding, idle } from '@makebelieve/kit/core/input'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { cell, middleOf, startRow } from '@makebelieve/kit/rules/spaces/lanes'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { gameToPlay } from '../proof/game-to-play.ts'
import { goodPlayer, nobody } from '../proof/players.ts'
import { playThrough } from '../proof/playthrough.ts'
import { bot } from '../rules/bot/bot.ts'
import { designOf } from '../rules/design.ts'
import { mechanics } from '../rules/mechanics/index.ts'
import { exampleGame } from '../rules/testing/example-game.ts'
import { samplePlan } from '../testing/sample-plan.ts'
import { crossing } from './crossing.ts'

/** A road to some castles, without anybody on it. */
function emptyRoad(): RulesWorld {
  const used = mechanics.filter(({ id }) => id === 'reach')
  return genre.create(exampleGame(used, mechanics, { space: 'lanes' }).plan, 3)
}

function press(world: RulesWorld, ...buttons: Button[]): void {
  for (const button of buttons) {
    advance(genre, world, holding(button))
    for (let step = 0; step < 14; step++) advance(genre, world, idle)
  }
}

describe('hopping over lanes', () => {
  it('goes one cell at a press', () => {
    const world = emptyRoad()
    const { x, y } = playerOf(world)
    press(world, 'up', 'left')
    expect(playerOf(world)).toMatchObject({ x: x - cell, y: y - cell })
  })

  it('does not lead into the hedge between the homes', () => {
    const world = emptyRoad()
    const homes = world.entities.filter(({ cast }) => cast === 'castle')
    const free = homes.every((home) => Math.abs(home.x - playerOf(world).x) > cell * 0.75)
    press(world, ...Array<Button>(startRow).fill('up'))
    expect(playerOf(world).y).toBe(free ? middleOf(1) : middleOf(startRow))
  })
})

describe('a road-crossing game', () => {
  const planOf = (seed: number) =>
    samplePlan(designOf(crossing), { troupe: 'farm', seed, difficulty: 'normal' })

  it.each([3, 14, 25])('is won by the bot and lost by whoever does nothing, seed %i', (seed) => {
    const game = gameToPlay(genre, planOf(seed))
    const tries = [0, 1, 2].map((more) =>
      playThrough({ game, seed: seed + more * 101, player: goodPlayer(bot), longest: 150 }),
    )
    expect(tries.map(({ status }) => status)).toContain('won')
    expect(playThrough({ game, seed, player: nobody, longest: 150 }).status).toBe('lost')
  })

  it('has every kind of thing brought to the same house', () => {
    const handed = planOf(3).book?.rules.filter(({ do: effects }) => effects.some((one) => 'hand' in one))
    expect(handed?.length).toBe(2)
  })
})
