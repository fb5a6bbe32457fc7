import { describe, expect, it } from 'vitest'
import { bitOf, idle } from '../../../core/input.ts'
import type { GamePlan, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { member } from '../../testing/plan.ts'
import { abilitiesIn } from './abilities.ts'
import { bot } from './bot.ts'
import { foeActs, heroActs, threatOf } from './fight.ts'
import { genre } from './index.ts'
import { lineupOf } from './lineup.ts'
import { create } from './rules.ts'
import type { BattleWorld } from './world.ts'

const plan = tablePlan('battle', {
  knight: 'player',
  slime: 'enemy',
  bat: 'enemy',
  dragon: 'boss',
  gem: 'collectible',
})
const [attack, defend, heal, special] = abilitiesIn(plan)

/** Waits for the player's turn, or whatever ends the waiting. */
function ready(world: BattleWorld): void {
  for (let step = 0; step < 600 && world.status === 'playing'; step++) {
    if (world.phase === 'choose' || world.phase === 'reward') return
    advance(genre, world, idle)
  }
}

function turn(world: BattleWorld, pick: string): string[] {
  ready(world)
  const told: string[] = []
  advance(genre, world, { ...idle, pick })
  for (let step = 0; step < 600 && world.status === 'playing'; step++) {
    told.push(...world.events.map(({ type }) => type))
    if (world.phase === 'choose' || world.phase === 'reward') return told
    advance(genre, world, idle)
  }
  return [...told, ...world.events.map(({ type }) => type)]
}

const withRules = (rules: Partial<Rules>): GamePlan => ({
  ...plan,
  cast: [...plan.cast, member('key', 'key'), member('gate', 'door')],
  rules: { ...plan.rules, ...rules },
})

/** What the bot's game told, in words like 'key key', until it was over. */
function told(rules: Partial<Rules>, seed = 3): { world: BattleWorld; events: string[] } {
  const world = create({ ...withRules(rules), challenge: 0.3 }, seed)
  const events: string[] = []
  const memory = {}
  for (let step = 0; step < 240 * 60 && world.status === 'playing'; step++) {
    advance(genre, world, bot.play(world, memory))
    events.push(...world.events.map(({ type, to }) => `${type} ${to ?? ''}`))
  }
  return { world, events }
}

/** Beats the foe at once. */
function beat(world: BattleWorld): void {
  ready(world)
  world.foe.health = 1
  turn(world, 'attack')
}

describe('battle', () => {
  it('brings the foes in the order of the cast, the boss last', () => {
    expect(lineupOf(plan).map(({ id }) => id)).toEqual(['slime', 'bat', 'dragon'])
  })

  it('waits for the player: the foe acts only after a move', () => {
    const world = create(plan, 3)
    ready(world)
    const { health } = world.hero
    for (let step = 0; step < 600; step++) advance(genre, world, idle)
    expect(world.hero.health).toBe(health)
    expect(turn(world, 'attack')).toEqual(expect.arrayContaining(['hit', 'hurt']))
  })

  it('does what the foe showed', () => {
    const world = create(plan, 3)
    ready(world)
    const threat = threatOf(world.hero, world.foe)
    turn(world, 'attack')
    expect(world.hero.health).toBe(world.hero.most - threat)
  })

  it('takes much less from whoever blocks, and blocking charges', () => {
    const world = create(plan, 3)
    ready(world)
    const threat = threatOf(world.hero, world.foe)
    expect(turn(world, 'defend')).toContain('block')
    expect(world.hero.most - world.hero.health).toBeLessThan(threat / 3)
    expect(world.hero.charge).toBe(2)
  })

  it('keeps the special back until it is charged', () => {
    const world = create(plan, 3)
    expect(turn(world, 'special')).toEqual([])
    world.hero.charge = 4
    const { health } = world.foe
    turn(world, 'special')
    expect(world.foe.health).toBeLessThan(health - world.hero.strength * 2)
    expect(world.hero.charge).toBe(0)
  })

  it('loses the blow that a stunned foe was gathering', () => {
    const world = create(plan, 3)
    world.foe.queue = ['charge', 'smash', 'strike']
    heroActs(world.hero, world.foe, { id: 'ice', name: 'Ice', kind: 'stun' })
    expect(foeActs(world.hero, world.foe)).toMatchObject({ move: 'stunned', damage: 0 })
    expect(world.foe.queue).toEqual(['strike'])
  })

  it('gives a choice of gifts after each fight, with what the prompt named among them', () => {
    const world = create(plan, 3)
    ready(world)
    world.foe.health = 1
    expect(turn(world, 'attack')).toContain('defeat')
    expect(world.phase).toBe('reward')
    expect(world.rewards).toHaveLength(3)
    expect(world.rewards[0]?.cast).toBe('gem')
    advance(genre, world, { ...idle, pick: 'reward-0' })
    expect(world.events.map(({ type, to }) => [type, to])).toContainEqual(['collect', 'gem'])
    expect(world.foe.cast).toBe('bat')
  })

  it('is won when the last foe falls, and lost when the hero does, unless it is gentle', () => {
    const world = create(plan, 3)
    world.number = 2
    ready(world)
    world.foe.health = 1
    turn(world, 'attack')
    expect(world.status).toBe('won')
    for (const gentle of [false, true]) {
      const other = create({ ...plan, rules: { ...plan.rules, gentle } }, 3)
      ready(other)
      other.hero.health = 1
      turn(other, 'attack')
      expect(other.status).toBe(gentle ? 'playing' : 'lost')
    }
  })

  it('has no lock and no second hero where the plan has none', () => {
    const { world, events } = told({})
    expect(world.status).toBe('won')
    expect([world.lock, world.partner]).toEqual([null, null])
    expect(events.filter((event) => /^(?:key|unlock) /.test(event))).toEqual([])
  })

  it('keeps the last foe behind a door, and the key among the gifts', () => {
    const world = create(withRules({ keys: true }), 3)
    beat(world)
    const key = world.rewards.findIndex(({ kind }) => kind === 'key')
    advance(genre, world, { ...idle, pick: `reward-${key}` })
    expect(world.events.map(({ type }) => type)).toContain('key')
    beat(world)
    expect(world.rewards.some(({ kind }) => kind === 'key')).toBe(false)
    advance(genre, world, { ...idle, pick: 'reward-0' })
    expect(world.phase).toBe('gate')
    ready(world)
    expect(world.lock?.state).toBe('open')
    expect(world.foe.cast).toBe('dragon')
  })

  it('sends a guard to whoever comes to the door without the key', () => {
    const world = create(withRules({ keys: true }), 3)
    for (let fight = 0; fight < 2; fight++) {
      beat(world)
      advance(genre, world, { ...idle, pick: 'reward-0' })
    }
    expect(world.foe.title).toContain('on guard')
    const { score } = world
    beat(world)
    expect(world.score).toBe(score)
    const key = world.rewards.findIndex(({ kind }) => kind === 'key')
    advance(genre, world, { ...idle, pick: `reward-${key}` })
    ready(world)
    expect(world.foe.cast).toBe('dragon')
  })

  it('does not let a duel end before its last round, which is behind the door', () => {
    const duel = withRules({ keys: true })
    const world = create({ ...duel, cast: duel.cast.filter(({ id }) => !/slime|bat/.test(id)) }, 3)
    beat(world)
    expect(world.status).toBe('playing')
    for (let round = 0; round < 3 && world.status === 'playing'; round++) {
      const key = world.rewards.findIndex(({ kind }) => kind === 'key')
      if (world.phase === 'reward') advance(genre, world, { ...idle, pick: `reward-${Math.max(0, key)}` })
      beat(world)
    }
    expect(world.lock?.state).toBe('open')
    expect(world.status).toBe('won')
  })

  it('gives the second hero to the second player, who is waited for once there', () => {
    const world = create(withRules({ players: 2 }), 3)
    ready(world)
    advance(genre, world, { ...idle, pick: 'attack' })
    // Nobody plays it yet: it hits by itself.
    for (let step = 0; step < 600 && world.tally[1] === 0; step++) advance(genre, world, idle)
    expect(world.tally[1]).toBeGreaterThan(0)
    ready(world)
    advance(genre, world, { held: 0, second: bitOf('right') })
    advance(genre, world, { ...idle, pick: 'attack' })
    ready(world)
    expect([world.phase, world.turn]).toEqual(['choose', 2])
    advance(genre, world, { ...idle, pick: 'defend' })
    expect(world.phase).toBe('choose')
    for (let step = 0; step < 60 && world.phase === 'choose'; step++)
      advance(genre, world, { ...idle, second: secondTo(genre, world, 'defend') })
    expect([world.phase, world.ability]).toEqual(['hero', 'defend'])
  })

  it('goes on while one of two stands, and is lost when both are down', () => {
    const world = create(withRules({ players: 2 }), 3)
    ready(world)
    world.hero.health = 1
    turn(world, 'attack')
    expect(world.hero.health).toBe(0)
    for (let step = 0; step < 600 && world.turn === 1; step++) advance(genre, world, idle)
    expect(world.status).toBe('playing')
    if (world.partner) world.partner.health = 1
    for (let step = 0; step < 900 && world.status === 'playing'; step++) advance(genre, world, idle)
    expect(world.status).toBe('lost')
  })

  it('brings power-ups that cost no turn', () => {
    const { world, events } = told({ powerUps: ['heart', 'slow'] })
    expect(world.status).toBe('won')
    expect(events).toEqual(expect.arrayContaining(['power power:heart', 'power power:slow']))
    expect(told({}).events.some((event) => event.startsWith('power power:'))).toBe(false)
  })

  it('plays with all rules at once', () => {
    const { world, events } = told({
      players: 2,
      keys: true,
      boss: true,
      levels: 4,
      seconds: 240,
      powerUps: ['double', 'shield'],
    })
    expect(world.status).toBe('won')
    expect(world.because).toMatch(/Player 1 dealt \d+, player 2 dealt \d+\./)
    for (const event of ['key key', 'unlock gate']) expect(events).toContain(event)
  })

  it('takes the abilities of the plan, tells equal ones apart, and adds what is missing', () => {
    const named = ['Claw', 'Bite', 'Nap'].map((name) => ({
      id: name,
      name,
      kind: name === 'Nap' ? ('heal' as const) : ('damage' as const),
    }))
    const kinds = abilitiesIn({ ...plan, content: { abilities: named } }).map(({ kind }) => kind)
    expect(kinds).toEqual(['damage', 'heavy', 'heal', 'block', 'special'])
    expect([attack, defend, heal, special].map((ability) => ability?.kind)).toEqual([
      'damage',
      'block',
      'heal',
      'special',
    ])
  })
})
