import { describe, expect, it } from 'vitest'
import { type Button, bitOf, holding, idle } from '../../../core/input.ts'
import type { CastRole, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { beside } from '../../table/board.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
import { wonByBot } from '../../testing/won-by-bot.ts'
import { bot } from './bot.ts'
import { makeLevels } from './generate.ts'
import { genre } from './index.ts'
import { type LevelData, readLevel, simpleLevels } from './level.ts'
import { create } from './rules.ts'
import { isSolved, type SokobanWorld } from './world.ts'

const base = tablePlan('sokoban', { robot: 'player', battery: 'obstacle' })

/** A row as it is, whichever way the world has mirrored it: rooms here look the same from both sides. */
function room(...rows: string[]): SokobanWorld {
  return create({ ...base, content: { levels: [[{ rows, solution: 'rrrrrrrrrr' }]] } }, 4)
}

function press(world: SokobanWorld, ...buttons: Button[]): void {
  for (const button of buttons) {
    advance(genre, world, holding(button))
    for (let step = 0; step < 20; step++) advance(genre, world, idle)
  }
}

/** Plays a level by its solution, with nothing but the rules of pushing. */
function solves(data: LevelData, mirrorX: boolean, mirrorY: boolean): boolean {
  const { room: within, player, boxes, pads, solution } = readLevel(data, mirrorX, mirrorY)
  let at = player
  for (const way of solution) {
    const to = beside(within, at, way)
    if (to === undefined || within.walls[to]) return false
    const box = boxes.indexOf(to)
    if (box >= 0) {
      const beyond = beside(within, to, way)
      if (beyond === undefined || within.walls[beyond] || boxes.includes(beyond)) return false
      boxes[box] = beyond
    }
    at = to
  }
  return boxes.every((cell) => pads.includes(cell))
}

describe('sokoban', () => {
  it('makes thirty rooms that can all be solved, in each of their mirrorings', () => {
    const rooms = makeLevels({ seed: 5, levels: 30, challenge: 0.5 }).flat()
    expect(rooms).toHaveLength(30)
    for (const data of [...rooms, ...simpleLevels])
      for (const [x, y] of [
        [false, false],
        [true, true],
      ] as const)
        expect(solves(data, x, y), data.rows.join('\n')).toBe(true)
  })

  it('makes rooms that get harder, and of which none is solved from the start', () => {
    const tiers = makeLevels({ seed: 9, levels: 3, challenge: 0.5 })
    const lengthOf = (tier: LevelData[] = []) => Math.min(...tier.map(({ solution }) => solution.length))
    expect(lengthOf(tiers[2])).toBeGreaterThan(lengthOf(tiers[0]))
    expect(lengthOf(tiers[0])).toBeGreaterThan(4)
  })

  it('pushes one box, but not two, and not into a wall', () => {
    const one = room('#########', '#  $@$  #', '#########')
    press(one, 'right')
    expect(one.boxes.map(({ cell }) => cell % 9)).toContain(6)
    press(one, 'right', 'right', 'right')
    expect(one.player.cell % 9).toBe(6)
    const two = room('#########', '# $$@$$ #', '#########')
    press(two, 'right', 'left')
    expect(two.player.cell % 9).toBe(4)
  })

  it('takes a push back, but not the energy it took', () => {
    const world = room('#########', '#  $@$  #', '#########')
    const before = world.boxes.map(({ cell }) => cell)
    const { energy } = world
    press(world, 'right')
    expect(world.boxes.map(({ cell }) => cell)).not.toEqual(before)
    press(world, 'b')
    expect(world.boxes.map(({ cell }) => cell)).toEqual(before)
    expect(world.energy).toBe((energy ?? 0) - 1)
  })

  it('is won when every box is on a pad', () => {
    const world = room('#########', '# .$@   #', '#########', '#########')
    const way = beside(world.room, world.player.cell, 'left') === world.boxes[0]?.cell ? 'left' : 'right'
    press(world, way)
    expect(isSolved(world)).toBe(true)
    for (let step = 0; step < 60; step++) advance(genre, world, idle)
    expect(world.status).toBe('won')
  })

  it('is lost when the energy is gone, and has none to lose when it is gentle', () => {
    const world = room('#########', '#  $@$ .#', '#########')
    world.energy = 1
    press(world, 'right')
    expect(world.status).toBe('lost')
    const gentle = create({ ...base, rules: { ...base.rules, gentle: true } }, 1)
    expect(gentle.energy).toBeNull()
  })
})

/** A game of the bot in rooms of its own. */
function botWins(rules: Partial<Rules>, cast: Record<string, CastRole> = {}): string[] {
  const plan = tablePlan(
    'sokoban',
    { robot: 'player', battery: 'obstacle', ...cast },
    { lives: 5, levels: 2, ...rules },
    { levels: makeLevels({ seed: 3, levels: 2, challenge: 0.5 }) },
  )
  return wonByBot(genre, bot, plan)
}

const lockCast = { key: 'key', gate: 'door' } as const

describe('the rules that can be laid over sokoban', () => {
  it('are absent where nobody asked for them', () => {
    const told = botWins({}, { ...lockCast, bull: 'boss' })
    for (const type of ['key', 'unlock', 'boss', 'power']) expect(told).not.toContain(type)
  })

  it('keys: each room is done only when its door is open', () => {
    const told = botWins({ keys: true }, lockCast).filter((type) =>
      ['key', 'unlock', 'level', 'won'].includes(type),
    )
    expect(told).toEqual(['key', 'unlock', 'level', 'key', 'unlock', 'won'])
  })

  it('boss: it is in the last room, and gone when everything is in place', () => {
    const told = botWins({ boss: true }, { bull: 'boss' })
    expect(told.indexOf('boss')).toBeGreaterThan(told.indexOf('level'))
    expect(told.lastIndexOf('defeat')).toBeGreaterThan(told.indexOf('boss'))
  })

  it('boss: a box that is pushed into it dazes it, and touching it hurts', () => {
    const world = room('#########', '#  $@$  #', '#########')
    const boss = { cast: 'bull', came: true, in: 9, dazed: 0, hurtFor: 0 }
    const at = beside(world.room, world.player.cell, 'right', 2) ?? 0
    world.boss = { ...boss, cell: at, moved: { from: at, left: 0 } }
    press(world, 'right')
    expect(world.boss).toMatchObject({ dazed: 5 })
    expect(world.boss.cell).not.toBe(at)
    const before = beside(world.room, world.player.cell, 'left') ?? 0
    world.boss = { ...boss, cell: before, moved: { from: before, left: 0 } }
    press(world, 'left')
    expect(world.status).toBe('lost')
  })

  it('power-ups: lie in the room, and the strong push two', () => {
    expect(botWins({ powerUps: ['speed'] })).toContain('power')
    const world = room('#########', '# $$@$$ #', '#########')
    world.powers = ['multi']
    press(world, 'right')
    expect(world.player.cell % 9).toBe(5)
    expect(world.boxes.map(({ cell }) => cell % 9)).toEqual(expect.arrayContaining([6, 7]))
    press(world, 'b')
    expect(world.boxes.map(({ cell }) => cell % 9).sort()).toEqual([2, 3, 5, 6])
  })

  it('power-ups: a shield takes what would cost a life', () => {
    const world = room('#########', '#  $@$ .#', '#########')
    world.powers = ['shield']
    world.energy = 1
    press(world, 'right')
    expect(world.status).toBe('playing')
    expect(world.powers).toEqual([])
    expect(world.energy).toBeGreaterThan(1)
  })

  it('two players: the second one pushes in the same room, and both can take back', () => {
    const two = { ...base, rules: { ...base.rules, players: 2 as const } }
    const rows = ['#########', '#   @   #', '# $   $ #', '#       #', '#########']
    const world = create({ ...two, content: { levels: [[{ rows, solution: 'rrrrrrrrrr' }]] } }, 4)
    const { second } = world
    if (!second) throw new Error('Nobody is second')
    const start = world.boxes.map(({ cell }) => cell)
    expect(world.secondCame).toBe(false)
    // Beside a box, so that one press pushes it.
    second.cell = (world.boxes[0]?.cell ?? 0) + 1
    advance(genre, world, { held: 0, second: bitOf('left') })
    expect(world.secondCame).toBe(true)
    expect(world.boxes[0]?.cell).toBe((start[0] ?? 0) - 1)
    expect(world.history).toMatchObject([{ player: 2, box: 0 }])
    press(world, 'b')
    expect(world.boxes.map(({ cell }) => cell)).toEqual(start)
    expect(second.cell).toBe((start[0] ?? 0) + 1)
  })

  it('all of them go together', () => {
    const told = botWins(
      { boss: true, keys: true, players: 2, powerUps: ['speed', 'shield', 'multi', 'heart'], seconds: 240 },
      { ...lockCast, bull: 'boss' },
    )
    for (const type of ['key', 'unlock', 'boss', 'power', 'level']) expect(told).toContain(type)
  })
})
