import { dial, memberOf } from '../../../game/plan.ts'
import { addScore, loseLife, rate, tell } from '../../../game/world.ts'
import { type ArenaWorld, type Entity, hasPower } from '../../arena/arena.ts'
import { hurt, strike } from '../../arena/meetings.ts'
import type { Body } from './body.ts'
import { groundY, hunterOf, type Pillar, playerX, type RunnerWorld, stage } from './way.ts'

/** So long nobody is hurt again. */
const safeSteps = Math.round(2.2 * rate)

export function fall(world: RunnerWorld, player: Entity, body: Body): void {
  if (player.role === 'second') {
    body.y = 60
    body.vy = 0
    tumble(world, player, undefined)
    return
  }
  tell(world, 'hurt', { to: player.cast, x: player.x, y: stage.height - 40 })
  loseLife(world, 'You fell.')
  stumble(world, player)
  // Back on the near side of the pit, so that it is crossed and not skipped, where nothing can be lost.
  const pit = world.pits.find(({ from, to }) => player.x > from - 60 && player.x < to + 60)
  if (pit) moveTo(world, world.plan.rules.gentle ? pit.from - 190 : pit.to + 30)
  body.y = groundY
  body.vy = -420
}

function stumble(world: RunnerWorld, player: Entity): void {
  world.stumble = Math.round(0.9 * rate)
  player.safe = safeSteps
  if (world.hunter > 0) world.hunter = 96
}

/** Puts the runner somewhere else on the way. */
function moveTo(world: RunnerWorld, x: number): void {
  world.travelled = Math.max(0, x - playerX)
  world.camera.x = world.travelled
}

/** From above, enemies are stepped on. What is in the way otherwise costs a life; where nothing can be lost, it stops. */
export function mayHurt(arena: ArenaWorld, foe: Entity, player: Entity): boolean {
  const world = arena as RunnerWorld
  const body = world.bodies[player.role === 'second' ? 1 : 0]
  if (!body || player.safe > 0) return false
  if (foe.role === 'enemy' && !world.flies && body.vy > 40 && player.y < foe.y - foe.size * 0.16) {
    body.vy = -560
    body.airJumps = world.airJumps
    tell(world, 'bounce', { by: player.cast, to: foe.cast, x: foe.x, y: foe.y - foe.size * 0.4 })
    strike(world, foe, player.cast)
    return false
  }
  if (foe.role === 'boss') return false
  if (player.role === 'second') {
    tumble(world, player, foe.cast)
    return false
  }
  bump(world, player, foe.x)
  catchUp(world, player)
  hurt(world, player, foe)
  player.safe = safeSteps
  if (foe.role === 'enemy') foe.gone = true
  return false
}

/** Whoever hunts the player gets him at the last stumble. */
function catchUp(world: RunnerWorld, player: Entity): void {
  const hunter = hunterOf(world.plan)
  if (hunter && world.lives === 1 && !hasPower(world, 'shield'))
    tell(world, 'hurt', { by: hunter, to: player.cast, x: player.x, y: player.y })
}

/** The second player comes along for the ride: a bump costs points, and not the game. */
function tumble(world: RunnerWorld, player: Entity, by: string | undefined): void {
  if (player.safe > 0) return
  player.safe = safeSteps
  tell(world, 'hurt', { by, to: player.cast, x: player.x, y: player.y })
  addScore(world, -20)
}

function bump(world: RunnerWorld, player: Entity, x: number): void {
  stumble(world, player)
  player.safe = 0
  if (!world.plan.rules.gentle) return
  moveTo(world, Math.min(player.x, x) - 150)
  // Nothing but points: else whoever runs into everything would have enough of them in the end.
  if (world.plan.rules.scoreGoal !== undefined) addScore(world, -50)
}

export function hitPillars(world: RunnerWorld): void {
  for (const pillar of world.pillars) {
    for (let index = 0; index < world.bodies.length; index++) {
      const player = world.entities[index]
      if (!player) continue
      const half = player.size * 0.3
      const passed = pillar.x + pillar.width < player.x - half
      if (passed && !pillar.passed) {
        pillar.passed = true
        addScore(world, 5)
        tell(world, 'cross', { by: player.cast, to: pillar.cast, x: player.x, y: player.y - 40, words: '+5' })
        recover(world, player)
      }
      const beside = pillar.x > player.x + half || pillar.x + pillar.width < player.x - half
      const through = player.y - half > pillar.top && player.y + half < pillar.bottom
      if (beside || through || player.safe > 0) continue
      if (player.role === 'second') tumble(world, player, pillar.cast)
      else {
        bump(world, player, pillar.x)
        strikePillar(world, player, pillar)
      }
    }
  }
}

/** A few openings in a row without a bump give back a life that was lost: a bad moment is not yet a lost game. */
function recover(world: RunnerWorld, player: Entity): void {
  world.clean++
  if (world.clean < dial(world.plan, 2, 6) || world.lives >= world.plan.rules.lives) return
  world.clean = 0
  world.lives++
  tell(world, 'heal', { by: player.cast, x: player.x, y: player.y - 60, words: '+1 life' })
}

function strikePillar(world: RunnerWorld, player: Entity, pillar: Pillar): void {
  player.safe = safeSteps
  world.clean = 0
  const told = { by: pillar.cast, to: player.cast, x: player.x, y: player.y }
  if (hasPower(world, 'shield')) {
    delete world.powers.shield
    tell(world, 'block', { ...told, words: 'Blocked!' })
    return
  }
  tell(world, 'hurt', told)
  const name = pillar.cast ? memberOf(world.plan, pillar.cast).name : 'wall'
  loseLife(world, `You flew into the ${name}.`)
}
