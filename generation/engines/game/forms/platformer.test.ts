import { holding, idle } from '@makebelieve/kit/core/input'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { footholdsOf } from '@makebelieve/kit/rules/footholds'
import { type Piece, pieces } from '@makebelieve/kit/rules/spaces/side/pieces'
import { type Body, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { afterEach, describe, expect, it } from 'vitest'
import { bot } from '../rules/bot/bot.ts'
import { mechanics } from '../rules/mechanics/index.ts'
import { exampleGame } from '../rules/testing/example-game.ts'

const all = [...pieces]
afterEach(() => {
  pieces.splice(0, pieces.length, ...all)
})

/** A rough way to a castle, with somebody to jump on and something to pick up. */
function planOf(wide = 4): GamePlan {
  const used = ['reach', 'stomp', 'collect'].flatMap((id) => mechanics.find((one) => one.id === id) ?? [])
  const { plan } = exampleGame(used, mechanics, { space: 'side' })
  if (!plan.book) throw new Error('A game of rules has a rulebook')
  const { book } = plan
  const goals = book.ends.map((end) =>
    'tallies' in end.when && end.result === 'won'
      ? { ...end, when: { tallies: end.when.tallies.filter(({ tally }) => tally.startsWith('reached')) } }
      : end,
  )
  return { ...plan, book: { ...book, space: { ...book.space, wide, rough: true }, ends: goals } }
}

function play(world: RulesWorld, seconds: number): RulesWorld {
  const memory = {}
  for (let step = 0; step < seconds * 60 && world.status === 'playing'; step++)
    advance(genre, world, bot.play(world, memory))
  return world
}

/** A way of one piece, with nobody on it but the player and the goal. */
function crossing(piece: Piece): RulesWorld {
  pieces.splice(0, pieces.length, piece)
  const plan = planOf(1.25)
  // Nobody comes later, either.
  for (const kind of plan.book?.kinds ?? []) delete kind.comes
  const world = genre.create(plan, 5)
  world.entities = world.entities.filter(({ cast }) => cast === 'player' || cast === 'castle')
  return world
}

const find = ({ entities }: RulesWorld, cast: string): Body => {
  const found = entities.find((body) => body.cast === cast)
  if (!found) throw new Error(`Nobody looks like ${cast}`)
  return found
}

describe('the pieces of a way', () => {
  it.each(all.map((piece) => [piece.name, piece] as const))('%s can be crossed, and back', (_, piece) => {
    expect(play(crossing(piece), 40).status).toBe('won')
    const world = crossing(piece)
    playerOf(world).x = 1100
    find(world, 'castle').x = 80
    expect(play(world, 40).status).toBe('won')
  })

  it('begin and end on the ground, and are as wide as their ground', () => {
    for (const { rows } of all) {
      expect(rows.at(-1)).toMatch(/^#.*#$/)
      expect(Math.max(...rows.map(({ length }) => length))).toBe(16)
    }
  })
})

describe('a rough way', () => {
  it.each([1, 2, 3])('is won by the bot, has pits and is never empty (seed %i)', (seed) => {
    const world = genre.create(planOf(), seed)
    const ground = footholdsOf(world).filter(({ block }) => block.tile === 'ground')
    expect(ground.length).toBeGreaterThan(2)
    expect(world.flags.length).toBeGreaterThan(0)
    expect(world.entities.filter(({ cast }) => cast === 'acorn').length).toBeGreaterThan(12)
    expect(world.entities.filter(({ cast }) => cast === 'crab').length).toBeGreaterThan(3)
    expect(play(world, 90).status).toBe('won')
  })

  it('is lost by running on without a jump', () => {
    const world = genre.create(planOf(), 1)
    for (let step = 0; step < 6000 && world.status === 'playing'; step++)
      advance(genre, world, step % 200 < 30 ? holding('right', 'up') : holding('right'))
    expect(world.status).toBe('lost')
  })

  it('leads back to the last flag after a fall, for a life', () => {
    const world = genre.create(planOf(), 1)
    const [flag] = world.flags
    if (!flag) throw new Error('There is no flag')
    flag.reached = true
    const player = playerOf(world)
    player.y = world.height + 200
    advance(genre, world, idle)
    expect(world.lives).toBe(2)
    expect(Math.abs(player.x - flag.x)).toBeLessThan(10)
  })
})

describe('jumping', () => {
  const highest = (steps: number, again = false) => {
    const plan = planOf()
    const world = genre.create({ ...plan, rules: { ...plan.rules, doubleJump: again } }, 1)
    for (let step = 0; step < 10; step++) advance(genre, world, idle)
    const from = playerOf(world).y
    let top = from
    for (let step = 0; step < 60; step++) {
      const up = step < steps || (again && step > 24 && step < 40)
      advance(genre, world, up ? holding('up') : idle)
      top = Math.min(top, playerOf(world).y)
    }
    return from - top
  }

  it('is higher the longer it is held, and higher still a second time in the air', () => {
    expect(highest(30)).toBeGreaterThan(highest(3) * 1.8)
    expect(highest(20, true)).toBeGreaterThan(highest(30) + 40)
  })
})
