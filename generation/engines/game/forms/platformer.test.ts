import { holding, idle } from '@makebelieve/kit/core/input'
import type { CastMember, CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import { advance } from '@makebelieve/kit/game/rules'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import { footholdsOf } from '@makebelieve/kit/rules/footholds'
import { type Piece, pieces } from '@makebelieve/kit/rules/spaces/side/pieces'
import { type Body, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { afterEach, describe, expect, it } from 'vitest'
import { ownRules } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { bot } from '../rules/bot/bot.ts'
import { broughtBy } from '../rules/brought.ts'
import type { Wish } from '../rules/compose.ts'
import { designOf, readRules } from '../rules/design.ts'
import type { Part } from '../rules/mechanic.ts'
import { mechanics } from '../rules/mechanics/index.ts'
import { partOf } from '../rules/part-of.ts'
import { exampleGame } from '../rules/testing/example-game.ts'
import { samplePlan } from '../testing/sample-plan.ts'
import type { Form } from './form.ts'
import { platformer } from './platformer.ts'

const all = [...pieces]
afterEach(() => {
  pieces.splice(0, pieces.length, ...all)
})

/** A rough way to a castle, with somebody to jump on and something to pick up. */
function planOf(wide = 4, also: readonly string[] = []): GamePlan {
  const used = ['reach', 'stomp', 'collect', ...also].flatMap(
    (id) => mechanics.find((one) => one.id === id) ?? [],
  )
  const { plan } = exampleGame(used, mechanics, { space: 'side' })
  if (!plan.book) throw new Error('A game of rules has a rulebook')
  const { book } = plan
  const goals = book.ends.map((end) =>
    'tallies' in end.when && end.result === 'won'
      ? { ...end, when: { tallies: end.when.tallies.filter(({ tally }) => tally === 'reached castle') } }
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
function crossing(piece: Piece, also: readonly string[] = []): RulesWorld {
  pieces.splice(0, pieces.length, piece)
  const plan = planOf(1.25, also)
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
  const named = (cave?: true) =>
    all.filter((piece) => piece.cave === cave).map((piece) => [piece.name, piece] as const)

  it.each(named())('%s can be crossed, and back', (_, piece) => {
    expect(play(crossing(piece), 40).status).toBe('won')
    const world = crossing(piece)
    playerOf(world).x = 1100
    find(world, 'castle').x = 80
    expect(play(world, 40).status).toBe('won')
  })

  it.each(named(true))('%s can be crossed by swimming, and by turning over', (_, piece) => {
    expect(play(crossing(piece, ['swim']), 40).status).toBe('won')
    expect(play(crossing(piece, ['turn over']), 40).status).toBe('won')
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

describe('what a sentence says', () => {
  it('of its name is no deed', () => {
    const brief = briefOfPrompt('jump and run in the jungle: a monkey collects 15 bananas')
    if ('refused' in brief) throw new Error('It is a prompt')
    const asked = (form?: Form) =>
      readRules(brief, form && { form })
        .claims([])
        .map(({ words }) => words)
    expect(asked()).toContain('Run monkey')
    expect(asked(platformer)).not.toContain('Run monkey')
  })

  it('beside a deed leaves its place to the form', () => {
    const member = (id: string, role: CastRole): CastMember => ({
      id,
      role,
      name: id,
      plural: `${id}s`,
      picture: id,
      looks: 'front',
      colour: '#888888',
      size: 1,
      speed: 1,
      motion: 'still',
    })
    const cast = [member('player', 'player'), member('gem', 'collectible'), member('castle', 'goal')]
    const [you, gem, castle] = cast.map((one) => partOf(one)) as [Part, Part, Part]
    const said = (mechanic: string): Wish[] => [
      { mechanic, verb: mechanic, words: mechanic, you, who: you, whom: gem, to: castle },
    ]
    const brought = (mechanic: string) =>
      broughtBy(platformer, { cast }, said(mechanic), (one) => partOf(one), mechanics).map(
        ({ mechanic: id, whom }) => `${id} ${whom?.id}`,
      )
    expect(brought('collect')).toContain('reach castle')
    expect(brought('deliver')).not.toContain('reach castle')
  })
})

describe('whoever is posted on a way', () => {
  /** A crab on plain ground with spikes to its right, and what the bot makes of it. */
  function posted(): RulesWorld {
    const world = crossing({ name: 'thorns', hard: 0, rows: ['.....e..^^', '################'] })
    const plan = planOf(1.25)
    const other = genre.create(plan, 5)
    const crab = other.entities.find(({ cast }) => cast === 'crab')
    if (!crab) throw new Error('There is no crab')
    world.entities.push({ ...crab, id: 900, x: 560, homeX: 560, way: 1 })
    return world
  }

  it('turns round before spikes', () => {
    const world = posted()
    const spikes = world.blocks.find(({ pricks }) => pricks)
    if (!spikes) throw new Error('There are no spikes')
    const crab = find(world, 'crab')
    Object.assign(crab, { x: spikes.x - 60, homeX: spikes.x - 60 })
    let furthest = 0
    for (let step = 0; step < 400; step++) {
      advance(genre, world, idle)
      furthest = Math.max(furthest, crab.x)
    }
    expect(furthest).toBeGreaterThan(spikes.x - 60)
    expect(furthest).toBeLessThan(spikes.x)
  })
})

describe('springs', () => {
  it('throw up whoever runs into them', () => {
    const world = crossing({ name: 'spring', hard: 0, rows: ['........S', '################'] })
    let top = playerOf(world).y
    for (let step = 0; step < 200; step++) {
      advance(genre, world, holding('right'))
      top = Math.min(top, playerOf(world).y)
    }
    expect(playerOf(world).y - top).toBeGreaterThan(150)
  })
})

describe('ladders', () => {
  const piece: Piece = {
    name: 'ladder',
    hard: 0,
    rows: ['........H', '........H', '........H', '################'],
  }

  /** Under the ladder, and then so many steps up it. */
  function climbing(steps: number): { world: RulesWorld; floor: number } {
    const world = crossing(piece)
    const ladder = world.blocks.find(({ climbed }) => climbed)
    if (!ladder) throw new Error('There is no ladder')
    playerOf(world).x = ladder.x + ladder.width / 2
    for (let step = 0; step < 10; step++) advance(genre, world, idle)
    const floor = playerOf(world).y
    for (let step = 0; step < steps; step++) advance(genre, world, holding('up'))
    return { world, floor }
  }

  it('lead up at an even pace, hold whoever lets go of the button, and are stood on at the top', () => {
    const { world, floor } = climbing(25)
    const half = playerOf(world).y
    expect(floor - half).toBeGreaterThan(50)
    for (let step = 0; step < 30; step++) advance(genre, world, idle)
    expect(playerOf(world).y).toBe(half)
    for (let step = 0; step < 60; step++) advance(genre, world, holding('up'))
    for (let step = 0; step < 60; step++) advance(genre, world, idle)
    expect(floor - playerOf(world).y).toBeCloseTo(144, 0)
    for (let step = 0; step < 60; step++) advance(genre, world, holding('down'))
    expect(playerOf(world).y).toBeCloseTo(floor, 0)
  })

  it('are let go of sideways', () => {
    const { world, floor } = climbing(25)
    for (let step = 0; step < 40; step++) advance(genre, world, holding('left'))
    expect(playerOf(world).y).toBeCloseTo(floor, 0)
  })
})

describe('down', () => {
  it('leads through a platform, and falls faster in the air', () => {
    const shelf: Piece = { name: 'shelf', hard: 0, rows: ['.......===', '', '', '################'] }
    const world = crossing(shelf)
    const platform = world.blocks.find(({ tile }) => tile === 'platform')
    if (!platform) throw new Error('There is no platform')
    const player = playerOf(world)
    const fallFrom = (input: typeof idle): number => {
      Object.assign(player, {
        x: platform.x + 60,
        y: platform.y - player.size * 0.45,
        vx: 0,
        vy: 0,
        grounded: true,
      })
      for (let step = 0; step < 5; step++) advance(genre, world, idle)
      for (let step = 1; step < 90; step++) {
        advance(genre, world, input)
        if (player.y > platform.y + 100) return step
      }
      return Number.POSITIVE_INFINITY
    }
    expect(fallFrom(idle)).toBe(Number.POSITIVE_INFINITY)
    expect(fallFrom(holding('down'))).toBeLessThan(40)
  })
})

describe('gravity that is turned over', () => {
  it('lets one stand on the ceiling, and costs a life where there is none', () => {
    const [open] = all.filter(({ name }) => name === 'open ceiling')
    if (!open) throw new Error('There is no such piece')
    const world = crossing(open, ['turn over'])
    for (let step = 0; step < 60; step++) advance(genre, world, step === 10 ? holding('up') : idle)
    const player = playerOf(world)
    expect(player.upside).toBe(true)
    expect(player.grounded).toBe(true)
    expect(player.y).toBeLessThan(240)
    const { lives } = world
    for (let step = 0; step < 300 && world.lives === lives; step++) advance(genre, world, holding('right'))
    expect(world.lives).toBe(lives - 1)
    expect(playerOf(world).upside).toBe(false)
  })
})

describe('what is jumped from, onto and to', () => {
  it.each([
    'a pirate jumps from island to island',
    'a frog jumps onto lily pads',
    'a monkey leaps onto branches',
    'a girl hops between clouds',
  ])('carries, and does no harm: %s', (prompt) => {
    const brief = briefOfPrompt(prompt)
    if ('refused' in brief) throw new Error('It is a prompt')
    const { game } = planGame(brief, 5, { genre: ownRules })
    const under = game.book?.kinds.filter(({ where }) => where === 'footholds').map(({ cast }) => cast) ?? []
    expect(under.length).toBeGreaterThan(0)
    const hurts = game.book?.rules.filter(
      ({ when, do: effects }) =>
        'touch' in when && under.includes(when.touch[1]) && effects.some((one) => 'hurt' in one),
    )
    expect(hurts).toEqual([])
  })

  it('is stomped where it lives', () => {
    const brief = briefOfPrompt('a plumber jumps onto turtles')
    if ('refused' in brief) throw new Error('It is a prompt')
    const { wishes = [] } = planGame(brief, 5, { genre: ownRules })
    expect(wishes.map(({ mechanic }) => mechanic)).toContain('stomp')
  })
})

describe('a boss of a platformer', () => {
  const plan = () =>
    samplePlan(designOf(platformer), {
      troupe: 'farm',
      seed: 5,
      difficulty: 'normal',
      rules: { boss: true, levels: 1, lives: 4 },
    })

  it('waits at the end of the way, is jumped on, and is beaten by the bot', () => {
    const world = genre.create(plan(), 5)
    const boss = world.plan.cast.find(({ role }) => role === 'boss')
    const there = find(world, boss?.id ?? '')
    expect(there.x).toBeGreaterThan(world.width - 600)
    expect(play(world, 130).status).toBe('won')
    expect(world.tallies[`beat ${boss?.id}`]).toBe(1)
  })

  it('does not hurt whoever comes down on it', () => {
    const world = genre.create(plan(), 5)
    const boss = find(world, world.plan.cast.find(({ role }) => role === 'boss')?.id ?? '')
    const player = playerOf(world)
    Object.assign(player, { x: boss.x, y: boss.y - 90, vy: 300, grounded: false })
    const { lives } = world
    for (let step = 0; step < 20; step++) advance(genre, world, idle)
    expect(boss.meters.health).toBeLessThan(1)
    expect(world.lives).toBe(lives)
  })
})

describe('whoever wants to lose a platformer', () => {
  it('falls into a pit where nobody gets at it', () => {
    const world = genre.create(planOf(), 1)
    world.entities = world.entities.filter(({ cast }) => cast !== 'crab')
    for (const kind of world.plan.book?.kinds ?? []) delete kind.comes
    const memory = {}
    for (let step = 0; step < 90 * 60 && world.status === 'playing'; step++)
      advance(genre, world, bot.lose?.(world, memory) ?? idle)
    expect(world.status).toBe('lost')
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
