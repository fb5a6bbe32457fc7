import { type Button, holding, idle } from '@makebelieve/kit/core/input'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { cell, middleOf, startRow } from '@makebelieve/kit/rules/spaces/lanes'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { describe, expect, it } from 'vitest'
import { mechanics } from '../rules/mechanics/index.ts'
import { exampleGame } from '../rules/testing/example-game.ts'

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
