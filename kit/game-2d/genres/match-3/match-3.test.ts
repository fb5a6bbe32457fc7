import { describe, expect, it } from 'vitest'
import { idle } from '../../../core/input.ts'
import type { CastRole, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { wonByBot } from '../../testing/won-by-bot.ts'
import { bot } from './bot.ts'
import { genre } from './index.ts'
import { keyCell } from './locking.ts'
import { allSwaps, columns, findRuns, keyKind, type Piece, rows } from './matches.ts'
import { create } from './rules.ts'
import type { Match3World } from './world.ts'

const plan = tablePlan('match-3', { cat: 'player', fish: 'collectible', dog: 'enemy' })

/** A board on which nothing matches, with some cells set: kind by cell. */
function boardWith(set: Record<number, number>): Match3World {
  const world = ready(create(plan, 1))
  const pattern = (cell: number): Piece => ({
    kind: ((cell % columns) + 2 * (Math.floor(cell / columns) % 2)) % 4,
    special: '',
    fell: 0,
    fuse: 0,
  })
  world.pieces = Array.from({ length: columns * rows }, (_, cell) => pattern(cell))
  for (const [cell, kind] of Object.entries(set))
    world.pieces[Number(cell)] = { kind, special: '', fell: 0, fuse: 0 }
  return world
}

function ready(world: Match3World): Match3World {
  for (let step = 0; step < 300 && world.phase !== 'ready'; step++) advance(genre, world, idle)
  return world
}

function swap(world: Match3World, from: number, to: number): void {
  advance(genre, world, { ...idle, pick: String(from) })
  advance(genre, world, { ...idle, pick: String(to) })
}

describe('match-3', () => {
  it('deals boards on which nothing matches yet, but something can', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { pieces } = create(plan, seed)
      expect(findRuns(pieces)).toEqual([])
      expect(allSwaps(pieces).length).toBeGreaterThan(0)
    }
  })

  it('takes a swap back that matches nothing, and does not count it', () => {
    const world = boardWith({})
    const before = world.pieces.map(({ kind }) => kind)
    const { moves } = world
    swap(world, 0, 1)
    ready(world)
    expect(world.pieces.map(({ kind }) => kind)).toEqual(before)
    expect(world.moves).toBe(moves)
  })

  it('takes a move for every third swap that matches nothing', () => {
    const world = boardWith({})
    const { moves } = world
    for (let count = 0; count < 3; count++) {
      swap(world, 0, 1)
      ready(world)
    }
    expect(world.moves).toBe((moves ?? 0) - 1)
  })

  it('counts what was matched toward the goal', () => {
    // Cells 0, 1 and 3 of the first row are fish once 3 comes to 2.
    const world = boardWith({ 0: 0, 1: 0, 2: 1, 3: 0, 11: 3, 10: 2 })
    swap(world, 2, 3)
    ready(world)
    expect(world.aims[0]?.got).toBeGreaterThanOrEqual(3)
    expect(world.moves).toBe(23)
  })

  it('leaves a line clear behind for four, and a rainbow for five', () => {
    const four = boardWith({ 8: 4, 9: 4, 2: 4, 10: 1, 11: 4 })
    swap(four, 2, 10)
    for (let step = 0; step < 20; step++) advance(genre, four, idle)
    expect(four.pieces[10]?.special).toBe('row')
    const five = boardWith({ 8: 4, 9: 4, 2: 4, 10: 1, 11: 4, 12: 4 })
    swap(five, 2, 10)
    for (let step = 0; step < 20; step++) advance(genre, five, idle)
    expect(five.pieces[10]?.special).toBe('rainbow')
  })

  it('defeats a foe when something is matched beside it', () => {
    const world = boardWith({ 8: 4, 9: 4, 2: 4, 10: 1, 16: -1 })
    const told: string[] = []
    swap(world, 2, 10)
    for (let step = 0; step < 20; step++) {
      advance(genre, world, idle)
      told.push(...world.events.map(({ type, to }) => `${type} ${to}`))
    }
    expect(told).toContain('defeat dog')
  })

  it('loses moves to what is not cleared before it goes off', () => {
    const world = boardWith({ 8: 4, 9: 4, 2: 4, 10: 1, 55: -2 })
    world.blockers = ['dog', 'bomb']
    const bomb = world.pieces[55]
    if (bomb) bomb.fuse = 1
    const { moves } = world
    swap(world, 2, 10)
    ready(world)
    expect(world.moves).toBe((moves ?? 0) - 4)
    expect(world.pieces[55]?.kind).toBeGreaterThanOrEqual(0)
  })

  it('is lost when the moves are out, and never when it is gentle', () => {
    const world = boardWith({ 8: 4, 9: 4, 2: 4, 10: 1 })
    world.moves = 1
    swap(world, 2, 10)
    ready(world)
    expect(world.status).toBe('lost')
    expect(create({ ...plan, rules: { ...plan.rules, gentle: true } }, 1).moves).toBeNull()
  })

  it('is never stuck: a hundred moves of the bot always find another one', () => {
    const world = create({ ...plan, rules: { ...plan.rules, gentle: true, goalCount: 999 } }, 5)
    const memory = {}
    for (let step = 0; step < 6000; step++) {
      advance(genre, world, bot.play(world, memory))
      if (world.phase === 'ready') expect(allSwaps(world.pieces).length).toBeGreaterThan(0)
    }
  })
})

/** A game of the bot with these rules. */
function botWins(rules: Partial<Rules>, cast: Record<string, CastRole> = {}): string[] {
  const full = tablePlan('match-3', { cat: 'player', fish: 'collectible', ...cast }, { levels: 2, ...rules })
  return wonByBot(genre, bot, full)
}

const lockCast = { key: 'key', gate: 'door' } as const

describe('the rules that can be laid over match-3', () => {
  it('are absent where nobody asked for them', () => {
    const told = botWins({}, { ...lockCast, bull: 'boss' })
    for (const type of ['key', 'unlock', 'boss', 'shoot']) expect(told).not.toContain(type)
  })

  it('keys: each level ends only when its key has come down', () => {
    const told = botWins({ keys: true }, lockCast)
    expect(told.filter((type) => ['key', 'unlock', 'level', 'won'].includes(type))).toEqual([
      'key',
      'unlock',
      'level',
      'key',
      'unlock',
      'won',
    ])
  })

  it('keys: what is matched beside the key lets it sink, and nothing clears it away', () => {
    const locked = tablePlan('match-3', { cat: 'player', fish: 'collectible', ...lockCast }, { keys: true })
    const world = { ...boardWith({ 8: 4, 9: 4, 2: 4, 10: 1, 11: keyKind }), plan: locked }
    world.lock = { key: 'key', door: 'gate', state: 'waiting' }
    swap(world, 2, 10)
    ready(world)
    expect(keyCell(world)).toBeGreaterThanOrEqual(19)
  })

  it('boss: it comes on the last level, throws things, and is beaten by matching', () => {
    const told = botWins({ boss: true }, { bull: 'boss' })
    expect(told.indexOf('boss')).toBeGreaterThan(told.indexOf('level'))
    for (const type of ['hit', 'phase', 'shoot', 'defeat']) expect(told).toContain(type)
  })

  it('boss: reaching the goal does not win while it stands', () => {
    const world = boardWith({ 8: 4, 9: 4, 2: 4, 10: 1 })
    world.boss = { cast: 'dog', came: true, health: 99, most: 99, in: 9, hurtFor: 0 }
    for (const aim of world.aims) aim.got = aim.need
    swap(world, 2, 10)
    ready(world)
    expect(world.status).toBe('playing')
    world.boss.health = 1
    const [next] = allSwaps(world.pieces)
    swap(world, next?.from ?? 0, next?.to ?? 0)
    ready(world)
    expect(world.status).toBe('won')
  })

  it('boss and keys: where points are the aim, the last point waits for them', () => {
    const told = botWins({ boss: true, keys: true, scoreGoal: 800 }, { ...lockCast, bull: 'boss' })
    for (const type of ['unlock', 'defeat']) expect(told.indexOf(type)).toBeLessThan(told.indexOf('won'))
    for (const type of ['unlock', 'defeat']) expect(told).toContain(type)
  })

  it('two players: they take turns, and the cursor of the second picks only in theirs', () => {
    const two = tablePlan('match-3', { cat: 'player', fish: 'collectible' }, { players: 2 })
    const world = { ...boardWith({ 8: 4, 9: 4, 2: 4, 10: 1 }), plan: two }
    for (let step = 0; step < 60; step++)
      advance(genre, world, { ...idle, second: secondTo(genre, world, '20') })
    expect(world.selected).toBe(-1)
    swap(world, 2, 10)
    ready(world)
    expect(world.turns.now).toBe(2)
    const { from, to } = allSwaps(world.pieces)[0] ?? { from: 0, to: 1 }
    for (const cell of [from, to])
      for (let step = 0; step < 60 && world.phase === 'ready'; step++) {
        const done = cell === from && world.selected === from
        if (!done) advance(genre, world, { ...idle, second: secondTo(genre, world, String(cell)) })
      }
    ready(world)
    expect(world.turns.points[1]).toBeGreaterThan(0)
  })

  it('two players: whoever plays alone always has the turn', () => {
    const two = tablePlan('match-3', { cat: 'player', fish: 'collectible' }, { players: 2 })
    const world = { ...boardWith({ 8: 4, 9: 4, 2: 4, 10: 1 }), plan: two }
    swap(world, 2, 10)
    ready(world)
    expect(world.turns.now).toBe(1)
  })

  it('all of them go together', () => {
    const told = botWins({ boss: true, keys: true, players: 2, seconds: 240 }, { ...lockCast, bull: 'boss' })
    for (const type of ['key', 'unlock', 'boss', 'defeat', 'power', 'level', 'turn'])
      expect(told).toContain(type)
  })
})
