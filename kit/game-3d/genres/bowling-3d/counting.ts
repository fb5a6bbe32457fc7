import { dial, theOne } from '../../../game/plan.ts'
import { between, chance, lose, loseLife, rate, tell, win } from '../../../game/world.ts'
import { clamp, heroOf, inRole } from '../../space.ts'
import { lane } from './lane.ts'
import { ballRadius, isStill, leanOf, settleDrawn } from './pins.ts'
import { fall, knockPins } from './rolling.ts'
import { isFresh, isOver, totalOf, written } from './scoring.ts'
import { layLane, setPins } from './setup.ts'
import { type AlleyWorld, ballOf, go, partsOf, pinCount, pinsOf, pointsOf } from './world.ts'

/** Waits until all lie still, then counts. */
export function settle(world: AlleyWorld): void {
  knockPins(world, undefined)
  const isQuiet = pinsOf(world).every(isStill) && world.since > (world.fell > 0 ? 34 : 12)
  if (!isQuiet && world.since < 2.6 * rate) return
  // One that still wobbles stands.
  for (const pin of pinsOf(world)) if (!pin.down && leanOf(pin) > 0.25) fall(world, pin)
  count(world)
  go(world, 'sweep')
}

function count(world: AlleyWorld): void {
  const { plan, card, frame } = world
  const { frames } = partsOf(plan)
  const full = pinCount(plan)
  const rolls = card[frame] ?? []
  card[frame] = rolls
  rolls.push(world.fell)
  if (world.doubled) world.bonus += world.fell
  world.score = Math.max(0, pointsOf(world))
  const isAll = world.fell === world.stood
  const isStrike = isAll && world.stood === full
  world.streak = isStrike ? world.streak + 1 : isAll ? world.streak : 0
  const words = isStrike
    ? (['STRIKE!', 'DOUBLE!', 'TURKEY!'][world.streak - 1] ?? `${world.streak} strikes!`)
    : isAll
      ? 'SPARE!'
      : world.fell === 0
        ? 'Missed'
        : `${world.fell}`
  const player = theOne(plan, 'player').id
  const at = { x: 0, y: 1.7, z: lane.head, words }
  if (isAll) tell(world, 'cross', { by: player, to: partsOf(plan).pins, ...at })
  else if (world.fell > 0) tell(world, 'match', { by: player, to: partsOf(plan).pins, ...at })
  else tell(world, 'miss', { by: player, ...at })
  if (isAll) heroOf(world).act = 'cheer'
  for (const friend of inRole(world, 'friend'))
    friend.act = world.fell >= full * 0.6 || isAll ? 'cheer' : 'go'
  if (world.fell === 0 && plan.rules.lives > 1) {
    tell(world, 'hurt', { to: player, x: 0, y: 1, z: 1 })
    loseLife(world, `The last life rolled into the gutter. You had ${world.score} points.`)
  }
  if (world.status === 'playing' && isOver(rolls, frame === frames - 1, full) && partsOf(plan).rival)
    rivalBowls(world)
}

/** The rival bowls while the pins are swept: one sees the hand and hears the result. */
function rivalBowls(world: AlleyWorld): void {
  const { plan, frame, card } = world
  const { frames, rival } = partsOf(plan)
  const full = pinCount(plan)
  const rolls: number[] = []
  const isLast = frame === frames - 1
  let left = full
  while (!isOver(rolls, isLast, full)) {
    if (isFresh(rolls, full)) left = full
    const good = chance(world) < (left === full ? dial(plan, 0.04, 0.26) : dial(plan, 0.18, 0.5))
    const hit = good ? left : Math.min(left, Math.floor(left * between(world, 0.25, 0.98)))
    rolls.push(hit)
    left -= hit
  }
  world.rivalCard[frame] = rolls
  const [body] = inRole(world, 'rival')
  if (!body || !rival) return
  body.act = rolls[0] === full ? 'cheer' : 'attack'
  const mine = card[frame] ?? []
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  // A frame that is won stings.
  if (sum(mine) > sum(rolls))
    tell(world, 'hit', { by: theOne(plan, 'player').id, to: rival, x: body.x, y: 1.4, z: body.z })
  else tell(world, 'block', { by: rival, to: theOne(plan, 'player').id, x: body.x, y: 1.4, z: body.z })
  tell(world, 'turn', { by: rival, x: body.x, y: 2.2, z: body.z, words: written(rolls, full) })
}

const sweepFrom = 34
const sweepFor = 40

/** A bar of light pushes what has fallen into the pit; those that stand wait above. */
export function sweep(world: AlleyWorld): void {
  const ball = ballOf(world)
  const share = clamp((world.since - sweepFrom) / sweepFor, 0, 1)
  const bar = barAt(world)
  for (const pin of pinsOf(world)) {
    if (pin.hidden) continue
    if (!pin.down) {
      pin.leanX *= 0.8
      pin.leanZ *= 0.8
      pin.vx = pin.vz = pin.tipX = pin.tipZ = 0
      settleDrawn(pin)
      pin.y +=
        Math.sin(
          Math.min(1, world.since / sweepFrom, (sweepFrom + sweepFor + 22 - world.since) / 20) *
            (Math.PI / 2),
        ) * 1.9
    } else if (bar !== undefined && pin.z > bar) {
      pin.z = bar
      pin.leanX *= 0.98
      if (pin.z < lane.back + 0.7) pin.hidden = true
      settleDrawn(pin)
    }
  }
  if (!ball.hidden && share > 0) ball.hidden = true
  if (world.since < sweepFrom + sweepFor + 22) return
  nextRoll(world)
}

/** Where the bar is, while there is one. */
export function barAt({ phase, since }: AlleyWorld): number | undefined {
  if (phase !== 'sweep' || since < sweepFrom || since > sweepFrom + sweepFor) return undefined
  const share = (since - sweepFrom) / sweepFor
  return lane.head + 0.7 + (lane.back - lane.head - 0.7) * share
}

function nextRoll(world: AlleyWorld): void {
  const { plan, card } = world
  const { frames } = partsOf(plan)
  const full = pinCount(plan)
  const rolls = card[world.frame] ?? []
  if (isOver(rolls, world.frame === frames - 1, full)) {
    if (world.frame === frames - 1) {
      finish(world)
      return
    }
    world.frame++
    card[world.frame] = []
    nextLevel(world)
    setPins(world)
    layLane(world)
    tell(world, 'wave', {
      by: theOne(plan, 'player').id,
      x: 0,
      y: 2,
      z: -3,
      value: world.frame + 1,
      words: `Frame ${world.frame + 1}`,
    })
  } else if (isFresh(rolls, full)) setPins(world)
  else world.bodies = world.bodies.filter((body) => body.spot < 0 || !body.down)
  world.stood = pinsOf(world).length
  world.fell = 0
  const ball = ballOf(world)
  world.ballSize = 1
  world.doubled = false
  delete ball.hidden
  Object.assign(ball, {
    x: world.from,
    y: 0,
    z: 0.4,
    vx: 0,
    vz: 0,
    roll: 0,
    size: ballRadius * 2,
    radius: ballRadius,
  })
  heroOf(world).act = 'go'
  for (const rival of inRole(world, 'rival')) rival.act = 'go'
  world.aim = 0
  world.power = 0
  go(world, 'aim')
}

/** Levels share the frames between them: each has posts of its own on the lane. */
function nextLevel(world: AlleyWorld): void {
  const { levels } = world.plan.rules
  const level = 1 + Math.floor((world.frame * levels) / partsOf(world.plan).frames)
  if (level === world.level) return
  world.level = level
  tell(world, 'level', {
    by: theOne(world.plan, 'player').id,
    x: 0,
    y: 1,
    z: -4,
    value: level,
    words: `Lane ${level}`,
  })
}

function finish(world: AlleyWorld): void {
  const { plan } = world
  const { rival, target, frames } = partsOf(plan)
  const points = world.score
  if (rival) {
    const theirs = totalOf(world.rivalCard, frames, pinCount(plan))
    const name = plan.cast.find(({ id }) => id === rival)?.name ?? 'rival'
    if (points > theirs) win(world, `You beat the ${name} by ${points} to ${theirs}.`)
    else lose(world, `The ${name} has ${theirs}, you have ${points}.`)
  } else if (points >= target) win(world, `${points} points in ${frames} frames: ${target} were needed.`)
  else lose(world, `${points} points, and ${target} were needed.`)
  // A gentle game cannot be lost: another round, with the same card begun anew.
  if (world.status !== 'playing') return
  world.card = [[]]
  world.rivalCard = []
  world.frame = 0
  world.score = 0
  world.bonus = 0
  setPins(world)
  layLane(world)
  world.card = [[]]
  nextRoll(world)
}
