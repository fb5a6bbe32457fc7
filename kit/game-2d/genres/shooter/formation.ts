import { type CastMember, castIn, dial, theOne } from '../../../game/plan.ts'
import { between, chance, lose, rate, tell } from '../../../game/world.ts'
import { type Entity, inRole, place, playerOf } from '../../arena/arena.ts'
import { withArticle } from '../../arena/meetings.ts'
import { toughness } from '../../arena/shooting.ts'
import { ground, type ShooterWorld, stage } from './world.ts'

/** Rows of foes; every kind has rows of its own. Those who were counted in the prompt are as many as it said. */
export function addFormation(world: ShooterWorld): void {
  const { plan, waves } = world
  const kinds = castIn(plan, 'enemy')
  const columns = waves > 4 ? 6 : 8
  const rows = waves === 1 ? 4 : waves > 4 ? 2 : 3
  const enough = Math.min(rows * columns, Math.max(4, plan.rules.goalCount ?? rows * columns))
  const lineup = lineUp(kinds, rows * columns, columns).slice(-enough)
  // A single kind takes turns by row, or all would do the same.
  const alone = kinds.length === 1
  const gapX = Math.min(92, 640 / Math.max(1, Math.min(columns, lineup.length) - 1))
  lineup.forEach(({ member, kind }, index) => {
    const row = Math.floor(index / columns)
    const ways = alone ? rows - row : kind
    const inRow = Math.min(columns, lineup.length - row * columns)
    const size = Math.min(80, 62 * Math.min(1.3, Math.max(0.75, member.size)))
    place(world, member, {
      x: stage.width / 2 + ((index % columns) - (inRow - 1) / 2) * gapX,
      y: 100 + row * 66,
      size,
      behaviour: 'march',
      b: ways,
      // The second kind is tougher.
      health: (ways % 3 === 1 ? 2 : 1) * toughness(plan.rules, 34, 5),
    })
  })
  world.crowd = lineup.length
  world.way = world.wave % 2 === 1 ? 1 : -1
  world.drop = 0
}

function lineUp(kinds: CastMember[], usual: number, columns: number): { member: CastMember; kind: number }[] {
  const counted = kinds.some(({ count }) => count !== undefined)
  return kinds
    .flatMap((member, kind) => {
      const rows = Math.ceil(usual / columns / kinds.length)
      const share = counted ? columns : rows * columns
      const many = Math.min(24, member.count ?? share)
      return Array.from({ length: many }, () => ({ member, kind }))
    })
    .slice(0, 40)
    .reverse()
}

/** To the side, and down a step at the edge; faster as they become fewer. Divers leave their place and come back. */
export function march(world: ShooterWorld): void {
  const foes = inRole(world, 'enemy')
  if (foes.length === 0) return
  const { plan } = world
  const slow = (world.powers.slow ?? 0) > 0 ? 0.5 : 1
  const fewer = 1 + 1.5 * (1 - foes.length / Math.max(1, world.crowd))
  const later = 1 + 0.1 * (world.wave - 1) + (plan.rules.faster ? world.waveAge / 2400 : 0)
  const speed = dial(plan, 26, 66) * Math.min(1.3, theOne(plan, 'enemy').speed) * fewer * later * slow
  const dx = (world.way * speed) / rate
  const dy = Math.min(world.drop, 1.2)
  world.drop -= dy
  let low = 0
  let turn = false
  for (const foe of foes) {
    foe.homeX += dx
    foe.homeY += dy
    if ((world.way > 0 && foe.homeX > stage.width - 55) || (world.way < 0 && foe.homeX < 55)) turn = true
    if (foe.behaviour === 'dive') dive(world, foe)
    else {
      foe.x = foe.homeX
      foe.y = foe.homeY + 3 * Math.sin(world.tick / 14 + foe.homeX / 60)
      foe.vx = world.way * speed
      foe.vy = 0
      foe.facing = world.way
    }
    low = Math.max(low, foe.homeY)
  }
  if (turn) {
    world.way *= -1
    world.drop += 20
  }
  sendDiver(world, foes)
  if (low > ground) landed(world, foes)
}

/** They are down: that is the end, or in a gentle game they go back up and try again. */
function landed(world: ShooterWorld, foes: Entity[]): void {
  lose(world, `${withArticle(theOne(world.plan, 'enemy').plural)} have landed.`)
  for (const foe of foes) foe.homeY -= 260
}

/** The third kind dives, and so does whoever is said to chase. */
function dives(world: ShooterWorld, foe: Entity): boolean {
  return (
    foe.b % 3 === 2 || world.plan.interactions.some(({ by, does }) => by === foe.cast && does === 'chase')
  )
}

function sendDiver(world: ShooterWorld, foes: Entity[]): void {
  if (world.waveAge < 4 * rate || world.tick % Math.round(dial(world.plan, 300, 170)) !== 0) return
  const ready = foes.filter((foe) => foe.behaviour === 'march' && dives(world, foe))
  const diver = ready[Math.floor(chance(world) * ready.length)]
  if (!diver) return
  diver.behaviour = 'dive'
  diver.a = 0
  diver.vx = between(world, -60, 60)
}

function dive(world: ShooterWorld, foe: Entity): void {
  foe.a++
  const player = playerOf(world)
  if (foe.y < stage.height + 60 && foe.a < 9 * rate) {
    foe.vx += Math.sign(player.x - foe.x) * 4
    foe.vx = Math.max(-170, Math.min(170, foe.vx))
    foe.vy = Math.min(foe.vy + 4, dial(world.plan, 150, 250))
    foe.x += foe.vx / rate
    foe.y += foe.vy / rate
    return
  }
  // Round from the top, and back to its place.
  if (foe.y > stage.height) {
    foe.y = -60
    foe.a = 9 * rate
  }
  foe.x += (foe.homeX - foe.x) * 0.06
  foe.y += (foe.homeY - foe.y) * 0.04
  if (Math.abs(foe.y - foe.homeY) < 6) foe.behaviour = 'march'
}

const bunkerAt = [0.17, 0.39, 0.61, 0.83]

/** Four shelters over the player. Where the prompt has something to hide behind or to protect, they are made of that. */
export function buildBunkers(world: ShooterWorld): void {
  for (const old of inRole(world, 'obstacle')) old.gone = true
  world.bricks = []
  const kinds = castIn(world.plan, 'obstacle')
  bunkerAt.forEach((part, index) => {
    const x = stage.width * part
    const member = kinds[index % Math.max(1, kinds.length)]
    if (member) {
      const size = 66 * Math.min(1.25, Math.max(0.8, member.size))
      place(world, member, { x, y: 448, size, health: 5 })
      return
    }
    for (const [row, cells] of [
      [0, [-1, 0, 1]],
      [1, [-2, -1, 0, 1, 2]],
      [2, [-2, 2]],
    ] as const)
      for (const cell of cells) world.bricks.push({ x: x + cell * 24, y: 424 + row * 22 })
  })
}

/** Shelters take the shots of the foes until they crumble. The player's own shots go through. */
export function shieldsTake(world: ShooterWorld): void {
  for (const other of world.entities) {
    const shot = other.role === 'foe-shot'
    if (other.gone || other.y < 380 || !(shot || other.role === 'enemy' || other.role === 'hazard')) continue
    breakBricks(world, other, shot)
    for (const shield of world.entities) {
      if (shield.role !== 'obstacle' || shield.gone || other.gone) continue
      if (!overlaps(shield, shield.size * 0.5, other)) continue
      shield.health -= shot ? 1 : 5
      other.gone = shot
      shield.gone = shield.health <= 0
      const type = shield.gone ? 'break' : 'block'
      tell(world, type, { by: other.cast, to: shield.cast, x: shield.x, y: shield.y })
    }
  }
}

/** A shot takes one brick along, a body all that it touches. */
function breakBricks(world: ShooterWorld, other: Entity, shot: boolean): void {
  const hit = world.bricks.filter((brick) => overlaps(brick, 12, other)).slice(0, shot ? 1 : 8)
  if (hit.length === 0) return
  world.bricks = world.bricks.filter((brick) => !hit.includes(brick))
  other.gone = shot
  for (const { x, y } of hit) tell(world, 'break', { by: other.cast, x, y })
}

function overlaps(at: { x: number; y: number }, half: number, { x, y, size }: Entity): boolean {
  const reach = half + size * 0.2
  return Math.abs(at.x - x) < reach && Math.abs(at.y - y) < reach
}
