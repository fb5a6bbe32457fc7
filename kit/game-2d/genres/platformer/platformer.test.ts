import { describe, expect, it } from 'vitest'
import { holding, idle } from '../../../core/input.ts'
import type { CastMember, GamePlan, Rules } from '../../../game/plan.ts'
import { advance } from '../../../game/rules.ts'
import { add, type Entity, place } from '../../arena/arena.ts'
import { moveBody, newBody } from './body.ts'
import { bot } from './bot.ts'
import { type Chunk, caveChunks, caveStart, chunks, finish, start } from './chunks.ts'
import { genre } from './index.ts'
import { cell, groundY, stitch } from './level.ts'
import { groundOf, isOpen, type PlatformerWorld } from './world.ts'

function member(id: string, role: CastMember['role']): CastMember {
  const looks = {
    picture: id,
    looks: 'front',
    size: 1,
    speed: 1,
    colour: '#ffffff',
    motion: 'walks',
  } as const
  return { id, role, name: id, plural: `${id}s`, ...looks }
}

function planOf(rules: Partial<Rules> = {}, content: GamePlan['content'] = {}): GamePlan {
  const plain: Rules = {
    lives: 3,
    timeUp: 'lose',
    levels: 1,
    powerUps: [],
    boss: false,
    bossPhases: 3,
    keys: false,
    dayAndNight: false,
    players: 1,
    gentle: false,
    faster: false,
    doubleJump: false,
  }
  return {
    version: 1,
    genre: 'platformer',
    title: '',
    goal: '',
    seed: 5,
    difficulty: 'normal',
    challenge: 0.5,
    cast: [member('cat', 'player'), member('dog', 'enemy'), member('fish', 'collectible')],
    look: { scene: 'meadow', time: 'day', weather: 'clear', mood: 'cheerful', seed: 5 },
    rules: { ...plain, ...rules },
    interactions: [],
    content,
  }
}

/** A world that has just these pieces and nobody in it but the player. */
function bare(pieces: Chunk[], plan = planOf()): PlatformerWorld {
  const world = genre.create(plan, 1)
  const layout = stitch(pieces, plan)
  world.grid = layout.grid
  world.width = layout.grid.columns * cell
  world.movers = layout.movers
  world.goal = layout.goal
  world.checkpoints = world.checkpoints.slice(0, 1)
  world.entities = world.entities.slice(0, 1)
  add(world, 'flag', { role: 'goal', x: layout.goal.x, y: groundY - 47, size: 104 })
  return world
}

function play(world: PlatformerWorld, seconds: number): PlatformerWorld {
  const memory = {}
  for (let step = 0; step < seconds * 60 && world.status === 'playing'; step++)
    advance(genre, world, bot.play(world, memory))
  return world
}

describe('the pieces of platformer levels', () => {
  it.each(chunks.map((piece) => [piece.name, piece] as const))('%s can be crossed', (_, piece) => {
    expect(play(bare([start, piece, finish]), 40).status).toBe('won')
  })

  it.each(chunks.map((piece) => [piece.name, piece] as const))(
    '%s can be crossed on the way back',
    (_, piece) => {
      const world = bare([start, piece, finish])
      const body = world.bodies[0]
      const goal = world.entities[1]
      if (body) body.x = world.goal.x
      world.goal = { x: 200, y: groundY }
      if (goal) goal.x = 200
      expect(play(world, 40).status).toBe('won')
    },
  )

  it.each(caveChunks.map((piece) => [piece.name, piece] as const))(
    '%s can be crossed by turning over',
    (_, piece) => {
      expect(play(bare([caveStart, piece, finish], planOf({}, { gravityFlip: true })), 40).status).toBe('won')
    },
  )

  it('all begin and end on the ground', () => {
    for (const { rows } of [...chunks, ...caveChunks]) {
      expect(rows.at(-1)?.at(0)).toBe('#')
      expect(rows.at(-1)?.at(-1)).toBe('#')
      expect(Math.max(...rows.map((row) => row.length))).toBe(rows.at(-1)?.length)
    }
  })
})

describe('a platformer', () => {
  const highest = (steps: number) => {
    const world = bare([start, finish])
    const body = newBody(130, groundY - 25)
    let top = body.y
    let before = 0
    for (let step = 0; step < 60; step++) {
      const held = holding(...(step > 0 && step <= steps ? (['a'] as const) : [])).held
      moveBody(body, groundOf(world), held, before)
      before = held
      top = Math.min(top, body.y)
    }
    return groundY - 25 - top
  }

  it('jumps higher the longer the jump is held', () => {
    expect(highest(30)).toBeGreaterThan(highest(3) * 1.8)
    expect(highest(30)).toBeGreaterThan(2 * cell)
  })

  const withDog = (offset: number) => {
    const world = bare([start, finish])
    const [player] = world.entities
    const dog = place(world, 'dog', {
      x: (player?.x ?? 0) + offset,
      y: groundY - 32,
      homeY: groundY - 32,
      size: 72,
    })
    dog.homeX = dog.x
    dog.behaviour = 'walker'
    if (player) player.safe = 0
    return { world, dog }
  }

  it('defeats whoever is jumped on', () => {
    const { world, dog } = withDog(0)
    const body = world.bodies[0]
    const player = world.entities[0] as Entity
    if (body) body.y = groundY - 130
    player.vy = 200
    for (let step = 0; step < 20; step++) advance(genre, world, idle)
    expect(dog.gone).toBe(true)
    expect(world.lives).toBe(3)
  })

  it('costs a life to run into somebody', () => {
    const { world, dog } = withDog(90)
    for (let step = 0; step < 60; step++) advance(genre, world, holding('right'))
    expect(dog.gone).toBe(false)
    expect(world.lives).toBe(2)
  })

  it('leads back to the last checkpoint after a fall', () => {
    const pit: Chunk = { name: 'pit', hard: 0, rows: ['#..............#'] }
    const world = bare([start, pit, finish])
    for (let step = 0; step < 600 && world.lives === 3; step++) advance(genre, world, holding('right'))
    expect(world.lives).toBe(2)
    expect(world.bodies[0]?.x).toBe(130)
  })

  it('keeps the goal shut until the key is found and enough is collected', () => {
    const world = genre.create(planOf({ keys: true, goalCount: 5 }), 1)
    expect(isOpen(world)).toBe(false)
    world.keys = 1
    expect(isOpen(world)).toBe(false)
    world.done = 5
    expect(isOpen(world)).toBe(true)
  })
})
