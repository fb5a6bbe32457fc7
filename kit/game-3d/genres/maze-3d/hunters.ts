import { dial } from '../../../game/plan.ts'
import { below, chance, loseLife, rate, tell } from '../../../game/world.ts'
import { seesUpTo } from '../../blocks.ts'
import { cellAt, isOpen, middleOf, nextToward, stepsFrom } from '../../cells.ts'
import { ahead, angleBetween, clamp, drift, ease, flat, turnToward, type Vec, yawTo } from '../../space.ts'
import { walk } from '../../walking.ts'
import { farCell } from './lay.ts'
import { type Maze, mazeOf } from './level.ts'
import { blocksOf } from './walls.ts'
import { type MazeWorld, memberOf, type Prowler, walkSpeed } from './world.ts'

/** How far a hunter sees along a corridor, in metres, and how many steps of the maze it hears running from. */
const sight = ({ plan }: MazeWorld) => dial(plan, 6, 14)
const hearing = ({ plan }: MazeWorld) => dial(plan, 1.5, 6)
const looksEvery = 8
const forgetsAfter = 3.2 * rate

export function moveHunter(world: MazeWorld, foe: Prowler, hero: Prowler): void {
  if (foe.mind === 'dazed') {
    stand(world, foe)
    if (--foe.wait <= 0) foe.mind = 'roam'
    return
  }
  const maze = mazeOf(world.plan, world.level)
  look(world, maze, foe, hero)
  think(world, maze, foe, hero)
  const { x, z, speed } = wayOf(world, maze, foe, hero)
  // Roaming leads through the middles of corridors, where nothing is in the way.
  if (foe.mind === 'roam' && !foe.strays) stroll(foe, x * speed, z * speed)
  else walk(foe, { x, z, speed, height: () => 0, blocks: blocksOf(world.plan, world.level), grip: 0.12 })
  const motion = memberOf(world.plan, foe.cast)?.motion ?? 'walks'
  if (/flies|floats/.test(motion)) {
    foe.y = 0.45 + Math.sin(world.tick * 0.05 + foe.id) * 0.15
    foe.act = 'fly'
  } else if (foe.mind === 'chase' && flat(foe, hero) < 3) foe.act = 'attack'
  // Its steps are heard before it is seen.
  if (world.tick % 26 === foe.id % 26 && flat(foe, hero) < 11 && Math.hypot(foe.vx, foe.vz) > 0.5)
    tell(world, 'step', { by: foe.cast, x: foe.x, y: foe.y, z: foe.z })
}

function stroll(foe: Prowler, vx: number, vz: number): void {
  foe.vx = ease(foe.vx, vx, 0.12)
  foe.vz = ease(foe.vz, vz, 0.12)
  if (Math.hypot(vx, vz) > 0.1) foe.yaw = turnToward(foe.yaw, Math.atan2(vx, vz), 0.14)
  drift(foe)
  foe.act = 'go'
}

function stand(world: MazeWorld, foe: Prowler): void {
  walk(foe, { x: 0, z: 0, speed: 0, height: () => 0, blocks: blocksOf(world.plan, world.level) })
  foe.yaw += Math.sin(world.tick * 0.6) * 0.05
}

function look(world: MazeWorld, maze: Maze, foe: Prowler, hero: Prowler): void {
  foe.lost++
  if (world.tick % looksEvery !== foe.id % looksEvery || hero.safe > 0 || world.intro > 0) return
  const distance = flat(foe, hero)
  const inFront = Math.abs(angleBetween(foe.yaw, yawTo(foe, hero))) < 1.15
  const sees = (distance < sight(world) && inFront) || distance < 2.6
  if (sees && seesUpTo(blocksOf(world.plan, world.level), eyesOf(foe), eyesOf(hero)) >= 0.97) {
    if (foe.mind !== 'chase')
      tell(world, 'warn', {
        by: foe.cast,
        to: hero.cast,
        x: foe.x,
        y: foe.y + foe.size,
        z: foe.z,
        words: '!',
      })
    foe.mind = 'chase'
    foe.strays = true
    foe.lost = 0
    return
  }
  if (!world.isLoud || foe.mind === 'chase') return
  const steps = stepsFrom(maze, cellAt(maze, hero))[cellAt(maze, foe)] ?? 99
  if (steps > hearing(world)) return
  if (foe.mind === 'roam')
    tell(world, 'warn', { by: foe.cast, to: hero.cast, x: foe.x, y: foe.y + foe.size, z: foe.z, words: '?' })
  foe.mind = 'seek'
  foe.strays = true
  foe.goal = cellAt(maze, hero)
}

const eyesOf = ({ x, y, z }: Vec): Vec => ({ x, y: y + 1.4, z })

function think(world: MazeWorld, maze: Maze, foe: Prowler, hero: Prowler): void {
  if (foe.mind === 'chase') {
    // It still knows for a moment where somebody went who is out of sight.
    if (foe.lost < rate) foe.goal = cellAt(maze, hero)
    if (foe.lost > forgetsAfter || hero.safe > 0) foe.mind = 'seek'
    return
  }
  const cell = cellAt(maze, foe)
  if (flat(foe, middleOf(maze, cell)) < 0.5) foe.strays = false
  if (cell !== foe.goal || flat(foe, middleOf(maze, cell)) > 1) return
  if (foe.mind === 'seek') {
    foe.mind = 'roam'
    foe.wait = rate
  }
  if (foe.wait > 0) {
    foe.wait--
    return
  }
  foe.wait = 10 + below(world, 50)
  // Now and then it comes to where the hero is about: nobody can hide in a corner for good.
  const isDrawn = chance(world) < dial(world.plan, 0.05, 0.5)
  if (!isDrawn) {
    foe.goal = below(world, maze.ways.length)
    return
  }
  const steps = stepsFrom(maze, cellAt(maze, hero))
  const near = maze.ways.map((_, at) => at).filter((at) => (steps[at] ?? 99) <= 4)
  foe.goal = near[below(world, Math.max(1, near.length))] ?? cell
}

function wayOf(
  world: MazeWorld,
  maze: Maze,
  foe: Prowler,
  hero: Prowler,
): { x: number; z: number; speed: number } {
  const cell = cellAt(maze, foe)
  const heroCell = cellAt(maze, hero)
  const isStraight = foe.mind === 'chase' && (cell === heroCell || isOpen(maze, cell, heroCell))
  const rests = foe.wait > 0 && cell === foe.goal && foe.mind === 'roam'
  const aim = isStraight ? hero : middleOf(maze, nextToward(maze, cell, foe.goal))
  const way = ahead(yawTo(foe, aim))
  const speed = rests ? 0 : speedOf(world, foe)
  // Corners are gone around in their middle: whoever is off it comes back first.
  return { x: way.x, z: way.z, speed }
}

function speedOf(world: MazeWorld, foe: Prowler): number {
  const { plan, powers, level } = world
  const own = clamp(memberOf(plan, foe.cast)?.speed ?? 1, 0.7, 1.3)
  const faster = plan.rules.faster ? Math.min(0.25, world.tick / (rate * 300)) : 0
  const found = world.needed === 0 ? 0 : (world.taken / world.needed) * 0.12
  const share = {
    roam: dial(plan, 0.42, 0.62),
    seek: dial(plan, 0.6, 0.85),
    chase: dial(plan, 0.62, 1.08),
    dazed: 0,
  }[foe.mind]
  // The more is found, the hungrier it gets.
  return (
    walkSpeed *
    (share + faster + (foe.mind === 'chase' ? found : 0) + (level - 1) * 0.03) *
    own *
    (powers.slow ? 0.5 : 1)
  )
}

/** It has the hero: a life less, and both are apart again. */
export function catchHero(world: MazeWorld, foe: Prowler, hero: Prowler): void {
  if (hero.safe > 0 || foe.mind === 'dazed') return
  hero.safe = 2.6 * rate
  const at = { x: foe.x, y: foe.y + 1.2, z: foe.z }
  if (world.powers.shield) {
    delete world.powers.shield
    foe.mind = 'dazed'
    foe.wait = 3 * rate
    tell(world, 'block', { by: hero.cast, to: foe.cast, ...at })
    return
  }
  tell(world, 'hurt', { by: foe.cast, to: hero.cast, ...at })
  const maze = mazeOf(world.plan, world.level)
  const cell = farCell(maze, hero)
  Object.assign(foe, { ...middleOf(maze, cell), mind: 'roam', goal: cell, wait: rate, lost: 0, vx: 0, vz: 0 })
  loseLife(world, `The ${memberOf(world.plan, foe.cast)?.name ?? 'hunter'} got you.`)
}

/** Light or a blow that meets those in front. Says whether anybody was met. */
export function meetFoes(
  world: MazeWorld,
  hero: Prowler,
  { reach, dazes, hurts }: { reach: number; dazes: number; hurts: boolean },
): boolean {
  let met = false
  for (const foe of [...world.bodies]) {
    if (foe.role !== 'enemy' && foe.role !== 'boss') continue
    const distance = flat(foe, hero)
    const off = Math.abs(angleBetween(world.facing, yawTo(hero, foe)))
    if (distance > reach || (off > 0.62 && distance > 1.5) || off > 1.5) continue
    if (seesUpTo(blocksOf(world.plan, world.level), eyesOf(hero), eyesOf(foe)) < 0.95) continue
    met = true
    foe.mind = 'dazed'
    foe.strays = true
    foe.wait = dazes
    const away = ahead(yawTo(hero, foe))
    foe.vx = away.x * 5
    foe.vz = away.z * 5
    struck(world, hero, foe, hurts)
  }
  return met
}

function struck(world: MazeWorld, hero: Prowler, foe: Prowler, hurts: boolean): void {
  const at = { x: foe.x, y: foe.y + foe.size * 0.6, z: foe.z }
  if (!hurts && foe.role !== 'boss') {
    tell(world, 'block', { by: hero.cast, to: foe.cast, ...at })
    return
  }
  foe.health--
  if (foe.health > 0) {
    tell(world, foe.role === 'boss' ? 'phase' : 'hit', {
      by: hero.cast,
      to: foe.cast,
      ...at,
      value: foe.health,
    })
    return
  }
  world.bodies = world.bodies.filter((body) => body !== foe)
  tell(world, 'defeat', { by: hero.cast, to: foe.cast, ...at, words: '+20' })
}
