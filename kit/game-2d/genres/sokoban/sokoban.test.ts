import { describe, expect, it } from 'vitest'
import { type Button, holding, idle } from '../../../core/input.ts'
import { advance } from '../../genre.ts'
import { beside } from '../../table/board.ts'
import { tablePlan } from '../../table/testing/table-plan.ts'
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
    expect(one.player % 9).toBe(6)
    const two = room('#########', '# $$@$$ #', '#########')
    press(two, 'right', 'left')
    expect(two.player % 9).toBe(4)
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
    const way = beside(world.room, world.player, 'left') === world.boxes[0]?.cell ? 'left' : 'right'
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
