import { castIn } from '../../../game/plan.ts'
import { addScore, below, rate, tell } from '../../../game/world.ts'
import { hasPower, playerOf } from '../../arena/arena.ts'
import { toughness } from '../../arena/shooting.ts'
import { dropFrom, keyFalls } from './drops.ts'
import { guardRow, patterns } from './patterns.ts'
import { type BreakoutWorld, stage } from './world.ts'

export type Brick = {
  x: number
  y: number
  /** The letter of the pattern. */
  kind: string
  health: number
  /** Which row it came from: rows have colours and pictures of their own. */
  row: number
  /** Who is pictured on it. */
  cast?: string
  /** Steps until it blows up with its neighbour; 0 when it does not. */
  fuse: number
}

export const brick = { width: 80, height: 34 }
const top = 86

export function layBricks(world: BreakoutWorld): void {
  // The first level is one of the easy ones; then on through the rest from a place of its own.
  const first = world.plan.seed % 4
  const pattern = patterns[(Math.abs(first) + (world.level - 1) * 3) % patterns.length] ?? []
  world.bricks = []
  pattern.forEach((line, row) => {
    addRow(world, line, row, top + row * brick.height)
  })
  thinOut(world)
}

/** Many levels have fewer bricks each, and a clock that can run out leaves time for all of them: the wall has gaps. */
function thinOut(world: BreakoutWorld): void {
  const { seconds, timeUp, levels, boss, goalCount } = world.plan.rules
  const parts = levels + (boss ? 1 : 0)
  const time = seconds === undefined || timeUp === 'win' ? 999 : seconds
  const most = Math.max(6, Math.floor(Math.min(time * 0.4, Math.max(66, goalCount ?? 0)) / parts))
  const { length } = world.bricks
  const share = (index: number) => Math.floor((index * most) / length)
  if (length > most) world.bricks = world.bricks.filter((_, index) => share(index + 1) > share(index))
}

export function layGuards(world: BreakoutWorld): void {
  const row = below(world, 4)
  addRow(world, guardRow, row, 250)
}

function addRow(world: BreakoutWorld, line: string, row: number, y: number): void {
  const faces = [...castIn(world.plan, 'obstacle'), ...castIn(world.plan, 'collectible')]
  const prizes = castIn(world.plan, 'collectible')
  const left = (stage.width - line.length * brick.width) / 2
  for (const [column, kind] of [...line].entries()) {
    const x = left + (column + 0.5) * brick.width
    const health = (kind === 'T' ? 2 : 1) * toughness(world.plan.rules, 22, 4)
    if (kind === '.' || world.bricks.some((one) => one.x === x && one.y === y)) continue
    const face =
      kind === 'o' ? prizes[column % Math.max(1, prizes.length)] : faces[row % Math.max(1, faces.length)]
    const cast = kind === 'o' || kind === '#' ? face?.id : undefined
    world.bricks.push({ x, y, kind, health, row, fuse: 0, ...(cast && { cast }) })
  }
}

/** One hit on a brick; at none left it breaks, and whatever is in it comes out. */
export function breakBrick(world: BreakoutWorld, hit: Brick): void {
  const by = playerOf(world).cast
  const { x, y, kind, cast } = hit
  world.idleBall = 0
  hit.health--
  if (hit.health > 0) {
    tell(world, 'hit', { by, to: cast, x, y })
    return
  }
  world.bricks = world.bricks.filter((one) => one !== hit)
  world.done++
  world.streak = world.since < 1.2 * rate ? Math.min(world.streak + 1, 8) : 1
  world.since = 0
  // Where points are the aim, one explosion must not be enough.
  const factor = world.plan.rules.scoreGoal === undefined ? world.streak : Math.min(2, world.streak)
  const points = 10 * factor * (hasPower(world, 'double') ? 2 : 1)
  tell(world, 'break', { by, to: cast, x, y, value: world.streak, words: `+${points}` })
  addScore(world, points)
  if (keyFalls(world, x, y)) return
  if (kind === '?') dropFrom(world, x, y)
  if (kind === 'o') dropFrom(world, x, y, true)
  if (kind === 'X') blowUp(world, x, y)
}

function blowUp(world: BreakoutWorld, x: number, y: number): void {
  tell(world, 'defeat', { by: playerOf(world).cast, x, y, words: 'Boom!' })
  for (const other of world.bricks)
    if (Math.abs(other.x - x) < brick.width * 1.1 && Math.abs(other.y - y) < brick.height * 1.1)
      other.fuse = other.fuse || 7
}

/** Fuses burn down: explosions run through a wall instead of being over at once. */
export function burnFuses(world: BreakoutWorld): void {
  for (const one of world.bricks) {
    if (one.fuse === 0 || --one.fuse > 0) continue
    one.health = 1
    breakBrick(world, one)
  }
}
