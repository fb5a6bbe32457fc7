import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import { advance } from '../../genre.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { abilitiesIn } from './abilities.ts'
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
