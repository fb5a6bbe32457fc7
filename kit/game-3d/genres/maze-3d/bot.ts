import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { cellAt, cheapestToward, isOpen, middleOf, stepsFrom } from '../../cells.ts'
import { angleBetween, flat, heroOf, type Vec, yawTo } from '../../space.ts'
import { type Maze, mazeOf } from './level.ts'
import { isReady } from './rules.ts'
import { actionOf, type MazeWorld, memberOf, type Prowler } from './world.ts'

/** What to get next: the nearest thing to find, then the way out. */
function aimOf(world: MazeWorld, maze: Maze, hero: Prowler): Vec {
  if (isReady(world)) return { x: maze.gate.x, y: 0, z: maze.gate.z }
  const steps = stepsFrom(maze, cellAt(maze, hero))
  let best: Prowler | undefined
  let least = Number.POSITIVE_INFINITY
  for (const body of world.bodies) {
    const isWanted =
      body.role === 'key' ||
      (body.role === 'friend' && !body.found) ||
      (body.role === 'power' && (steps[cellAt(maze, body)] ?? 99) < 4) ||
      (body.role === 'collectible' && (memberOf(world.plan, body.cast)?.points ?? 1) >= 0)
    if (!isWanted) continue
    const away = (steps[cellAt(maze, body)] ?? 99) + flat(body, hero) * 0.01
    if (away >= least) continue
    least = away
    best = body
  }
  return best ?? { x: maze.gate.x, y: 0, z: maze.gate.z }
}

const foesOf = (world: MazeWorld) =>
  world.bodies.filter(({ role, mind }) => (role === 'enemy' || role === 'boss') && mind !== 'dazed')

/** Where to go now: the middle of the next cell on a way that keeps clear of hunters. */
function placeToGo(world: MazeWorld, maze: Maze, hero: Prowler, memory: Memory): Vec {
  const aim = aimOf(world, maze, hero)
  const [cell, goal] = [cellAt(maze, hero), cellAt(maze, aim)]
  if (cell === goal) return aim
  const known = memory.next as number | undefined
  if (known === undefined || memory.from !== cell || world.tick % 24 === 0) {
    const dangers = foesOf(world).map((foe) => ({
      steps: stepsFrom(maze, cellAt(maze, foe)),
      weight: foe.mind === 'chase' ? 16 : 9,
    }))
    memory.next = cheapestToward(maze, cell, goal, (at) => {
      let cost = 0
      for (const { steps, weight } of dangers) {
        const away = steps[at] ?? 99
        if (away < 4) cost += weight / (1 + away)
      }
      return cost
    })
    memory.from = cell
  }
  const next = memory.next as number
  return besideTraps(world, maze, next)
}

/** Past a trap on its other side. */
function besideTraps(world: MazeWorld, maze: Maze, cell: number): Vec {
  const middle = middleOf(maze, cell)
  const trap = world.bodies.find(
    ({ role, goal }) => (role === 'hazard' || role === 'obstacle') && goal === cell,
  )
  if (trap?.role !== 'hazard') return middle
  return {
    x: middle.x - Math.sign(trap.x - middle.x) * 0.7,
    y: 0,
    z: middle.z - Math.sign(trap.z - middle.z) * 0.7,
  }
}

/** Walks the shortest safe way, turns toward where it goes, runs from whoever chases, and dazzles who is near. */
export const bot: Bot<MazeWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const maze = mazeOf(world.plan, world.level)
    const place = placeToGo(world, maze, hero, memory)
    const yaw = yawTo(hero, place)
    const foes = foesOf(world)
    const near = foes.filter((foe) => flat(foe, hero) < (actionOf(world.plan) === 'strike' ? 2.8 : 6.5))
    const [threat] = near.sort((one, other) => flat(one, hero) - flat(other, hero))
    const canSee = threat && sees(maze, hero, threat)
    const turnsTo =
      canSee && world.charge > 0.9 && actionOf(world.plan) !== 'crumb' ? yawTo(hero, threat) : yaw
    let held = 0
    const turn = angleBetween(world.facing, turnsTo)
    if (Math.abs(turn) > 0.05) held |= bitOf(turn > 0 ? 'l' : 'r')
    const off = angleBetween(world.facing, yaw)
    // Whoever looks elsewhere walks slantwise, as people do.
    const [forward, aside] = [Math.cos(off), -Math.sin(off)]
    if (forward > 0.38) held |= bitOf('up')
    if (forward < -0.38) held |= bitOf('down')
    if (Math.abs(off) > 0.25) held |= aside > 0.3 ? bitOf('right') : aside < -0.3 ? bitOf('left') : 0
    if (canSee && world.charge >= 1 && Math.abs(angleBetween(world.facing, yawTo(hero, threat))) < 0.5)
      if (world.tick % 3 === 0) held |= bitOf('a')
    const isChased = foes.some((foe) => foe.mind === 'chase' && flat(foe, hero) < 9)
    if (isChased && world.stamina > 0.05) held |= bitOf('b')
    if (actionOf(world.plan) === 'crumb' && world.tick % 300 === 0) held |= bitOf('a')
    return { held: unstuck(world, hero, memory, held), second: 0 }
  },
  progress(world) {
    const { levels } = world.plan.rules
    const part = world.needed === 0 ? 0.5 : Math.min(1, world.taken / world.needed)
    return Math.min(1, (world.level - 1 + part * 0.95) / levels)
  },
  /** Runs into whoever hunts. */
  lose(world) {
    const hero = heroOf(world)
    const maze = mazeOf(world.plan, world.level)
    const bad = world.bodies.filter(({ role }) => role === 'enemy' || role === 'hazard' || role === 'boss')
    const [foe] = bad.sort((one, other) => flat(one, hero) - flat(other, hero))
    if (!foe) return { held: 0, second: 0 }
    const [cell, goal] = [cellAt(maze, hero), cellAt(maze, foe)]
    const place =
      cell === goal
        ? foe
        : middleOf(
            maze,
            cheapestToward(maze, cell, goal, () => 0),
          )
    const off = angleBetween(world.facing, yawTo(hero, place))
    const turn = Math.abs(off) < 0.08 ? 0 : bitOf(off > 0 ? 'l' : 'r')
    return { held: turn | (Math.cos(off) > 0.6 ? bitOf('up') | bitOf('b') : 0), second: 0 }
  },
}

const sees = (maze: Maze, one: Vec, other: Vec): boolean => {
  const [from, to] = [cellAt(maze, one), cellAt(maze, other)]
  return from === to || isOpen(maze, from, to)
}

/** Whoever hangs at a corner steps aside for a moment. */
function unstuck(world: MazeWorld, hero: Prowler, memory: Memory, held: number): number {
  if (world.tick % 45 === 0) {
    const [x = hero.x + 9, z = hero.z] = [memory.x as number | undefined, memory.z as number | undefined]
    if (Math.hypot(hero.x - x, hero.z - z) < 0.6 && world.intro === 0) memory.astray = world.tick + 22
    memory.x = hero.x
    memory.z = hero.z
  }
  if (((memory.astray as number | undefined) ?? 0) <= world.tick) return held
  return world.tick % 90 < 45 ? bitOf('left') | bitOf('down') : bitOf('right') | bitOf('up')
}
