import type { Input } from '../../../core/input.ts'
import { castIn } from '../../../game/plan.ts'
import { addScore, loseLife, rate, tell, win } from '../../../game/world.ts'
import { type ArenaWorld, type Entity, hasPower, nearest, playerOf, tidy } from '../../arena/arena.ts'
import { secondJoins } from '../../arena/control.ts'
import { isFoe, meet, withArticle } from '../../arena/meetings.ts'
import { type Body, came, type Ground, halfHeight, moveBody, newBody } from './body.ts'
import {
  callForBoss,
  collected,
  followFriends,
  type Here,
  mayHurt,
  rescued,
  shoot,
  shotsHit,
} from './encounters.ts'
import { bossActs, flyShots, foesShoot, moveFoes } from './foes.ts'
import { block, cell, groundY, look, stage } from './level.ts'
import { setUp } from './setting-up.ts'
import {
  bossIsThere,
  flag,
  follow,
  groundOf,
  heroes,
  isOpen,
  type PlatformerWorld,
  show,
  spikesOf,
} from './world.ts'

export function step(world: PlatformerWorld, input: Input): void {
  const pace = (hasPower(world, 'slow') ? 0.5 : 1) * (world.plan.rules.faster ? 1 + world.tick / 12_000 : 1)
  world.clockwork++
  secondJoins(world, input)
  const ground = groundOf(world)
  heroes(world).forEach((player, index) => {
    run(world, input, player, index, ground)
  })
  if (world.status !== 'playing') return
  shoot(world, input)
  const here = whoIsHere(world)
  moveFoes(world, here.foes, pace)
  flyShots(here.shots, pace)
  foesShoot(world, here.foes)
  callForBoss(world, here.foes)
  bossActs(world, here.foes)
  shotsHit(world, here)
  meet(world, { mayHurt, collected, reached, rescued })
  followFriends(world, here.friends)
  passCheckpoints(world)
  follow(world, 0.1)
  tidy(world)
}

/** Sorted out once a step. Far away nobody moves: there is no one to see it. */
function whoIsHere({ entities, camera }: PlatformerWorld): Here {
  const here: Here = { foes: [], shots: [], friends: [] }
  const left = camera.x - 500
  const right = camera.x + stage.width + 500
  for (const entity of entities) {
    const { role, x } = entity
    if (role === 'collectible' || x < left || x > right) continue
    if (role === 'enemy' || role === 'hazard' || role === 'boss') here.foes.push(entity)
    else if (role === 'shot' || role === 'foe-shot') here.shots.push(entity)
    else if (role === 'friend' && entity.a > 0) here.friends.push(entity)
  }
  return here
}

function run(world: PlatformerWorld, input: Input, player: Entity, index: number, ground: Ground): void {
  const body = world.bodies[index]
  if (!body) return
  // Whoever was hurt was pushed; the body takes it from there.
  body.vx = player.vx
  body.vy = player.vy
  const second = player.role === 'second'
  const result = moveBody(
    body,
    ground,
    second ? input.second : input.held,
    second ? world.beforeSecond : world.before,
  )
  if (world.arena && bossIsThere(world))
    body.x = Math.min(Math.max(body.x, world.arena.left + 20), world.arena.right - 20)
  const door = world.plan.rules.keys
    ? world.entities.find(({ role, gone }) => role === 'door' && !gone)
    : undefined
  if (door) body.x = Math.min(body.x, door.x - 46)
  const { cast } = player
  const feet = body.y + halfHeight * body.pull
  if (result & came.jumped)
    tell(world, 'jump', { by: cast, to: nextAhead(world, player), x: body.x, y: feet })
  if (result & came.landed) tell(world, 'land', { by: cast, x: body.x, y: feet })
  if (result & came.sprung) tell(world, 'bounce', { by: cast, x: body.x, y: feet })
  if (Math.abs(body.vx) > 20) player.facing = Math.sign(body.vx)
  if (result & came.fell || drowns(world, body)) fall(world, player, index)
  else if (result & came.pricked) prick(world, player, body)
  show(world, index, body)
}

/** What a jump is meant for: a block or somebody near ahead. */
function nextAhead({ grid, plan, entities }: PlatformerWorld, { x, y, facing }: Entity): string | undefined {
  const [thing] = castIn(plan, 'obstacle')
  for (let ahead = 1; grid && thing && ahead < 4; ahead++)
    if (look(grid, Math.floor(x / cell) + ahead * facing, Math.floor(y / cell)) === block) return thing.id
  const near = entities.filter((one) => isFoe(one) && (one.x - x) * facing > 0 && Math.abs(one.x - x) < 190)
  return nearest({ x, y }, near)?.cast
}

/** Pits that are filled with something end a bit above the lower edge. */
function drowns({ plan, mode }: PlatformerWorld, body: Body): boolean {
  return plan.content?.over !== undefined && mode !== 'swim' && body.y > 11 * cell + 8
}

function fall(world: PlatformerWorld, player: Entity, index: number): void {
  tell(world, 'hurt', {
    to: player.cast,
    x: player.x,
    y: Math.min(Math.max(player.y, 40), stage.height - 40),
  })
  // Whoever is brought along by the other is not to blame for where.
  if (player.role !== 'second') loseLife(world, 'You fell.')
  comeBack(world, player, index)
}

/** Back to the last checkpoint. */
function comeBack(world: PlatformerWorld, player: Entity, index: number): void {
  const spot = world.checkpoints.filter(({ reached: passed }) => passed).at(-1)
  const inside = world.arena && bossIsThere(world) ? world.arena.left + 60 : 0
  const body = newBody(Math.max(spot?.x ?? 130, inside), (spot?.y ?? groundY) - halfHeight)
  world.bodies[index] = body
  player.safe = Math.round(1.5 * rate)
  show(world, index, body)
}

function prick(world: PlatformerWorld, player: Entity, body: Body): void {
  if (player.safe > 0) return
  const member = spikesOf(world.plan)
  body.vy = -body.pull * (world.mode === 'flip' ? 200 : 480)
  body.jumping = false
  player.safe = Math.round(1.6 * rate)
  const told = { by: member?.id, to: player.cast, x: player.x, y: player.y }
  if (hasPower(world, 'shield')) {
    delete world.powers.shield
    tell(world, 'block', { ...told, words: 'Blocked!' })
    return
  }
  tell(world, 'hurt', told)
  loseLife(world, member ? `${withArticle(member.name)} got you.` : 'The spikes got you.')
}

function passCheckpoints(world: PlatformerWorld): void {
  const { x, cast } = playerOf(world)
  for (const checkpoint of world.checkpoints) {
    if (checkpoint.reached || x < checkpoint.x) continue
    checkpoint.reached = true
    tell(world, 'cross', { by: cast, x: checkpoint.x, y: checkpoint.y - 60, words: 'Checkpoint!' })
  }
}

function reached(arena: ArenaWorld, goal: Entity, player: Entity): void {
  const world = arena as PlatformerWorld
  if (!isOpen(world)) return
  const [home] = castIn(world.plan, 'goal')
  const { levels, scoreGoal } = world.plan.rules
  tell(world, 'deliver', { by: player.cast, to: home?.id, x: goal.x, y: goal.y, words: '+100' })
  addScore(world, 100)
  if (world.status !== 'playing') return
  if (world.level >= levels && scoreGoal === undefined) {
    win(world, `You reached the ${home?.name ?? flag}.`)
    return
  }
  // Where points are the aim, it goes on until there are enough.
  world.level++
  tell(world, 'level', { x: goal.x, y: goal.y, value: world.level, words: `Level ${world.level}` })
  setUp(world)
}
