import { castIn, theOne } from '../../../game/plan.ts'
import { addScore, rate, tell } from '../../../game/world.ts'
import { isLocked } from '../../lock.ts'
import { beside, middleOf, type Way } from '../../table/board.ts'
import { bossGoes, bossIsHit, bossLetsGo, bossWeakens } from './boss.ts'
import { isStrong, takeGift } from './gifts.ts'
import { isDone, keyAppears, openFromAfar, takeKey, tryDoor } from './locking.ts'
import { runOut, touch } from './losing.ts'
import {
  boardOf,
  boxAt,
  isFree,
  type Pusher,
  pushersIn,
  type SokobanWorld,
  type Standing,
  stepSteps,
} from './world.ts'

/** Whether a box can come to lie here. A boss is no obstacle: it is hit. */
function takesBox(world: SokobanWorld, cell: number | undefined): cell is number {
  const { room } = world
  if (cell === undefined || room.walls[cell] || !isFree(world, cell)) return false
  return !pushersIn(world).some((pusher) => pusher.cell === cell)
}

/** The boxes that a step would push: none, one, or with more strength two. Undefined where there is no way. */
function boxesBefore(world: SokobanWorld, { cell }: Pusher, way: Way): number[] | undefined {
  const { room } = world
  const to = beside(room, cell, way)
  if (to === undefined || room.walls[to]) return undefined
  const first = boxAt(world, to)
  if (first < 0) return []
  const beyond = beside(room, to, way)
  if (takesBox(world, beyond)) return [first]
  const next = beyond === undefined ? -1 : boxAt(world, beyond)
  const free = next >= 0 && isStrong(world) && takesBox(world, beside(room, beyond ?? to, way))
  return free ? [first, next] : undefined
}

export const canGo = (world: SokobanWorld, pusher: Pusher, way: Way) =>
  boxesBefore(world, pusher, way) !== undefined

/** One step, with a box before it where one stands there and can be pushed. */
export function go(world: SokobanWorld, pusher: Pusher, way: Way, wait: number): void {
  const { plan, room, boss } = world
  const by = theOne(plan, 'player').id
  const board = boardOf(world)
  const from = pusher.cell
  const to = beside(room, from, way) ?? from
  pusher.facing = way
  pusher.wait = wait
  const foe = world.foes.find(({ cell }) => cell === to)
  if (foe || boss?.cell === to) {
    touch(world, foe?.cast ?? boss?.cast ?? '', pusher)
    if (!foe) bossLetsGo(world)
    return
  }
  if (tryDoor(world, to)) {
    finish(world)
    return
  }
  const pushed = boxesBefore(world, pusher, way)
  if (!pushed) {
    world.walk = []
    const locked = isLocked(world.lock) && to === world.doorAt
    tell(world, 'block', { ...middleOf(board, from), ...(locked ? { words: 'Locked!' } : {}) })
    return
  }
  const [first = -1, next] = pushed
  world.history.push({ player: pusher.player, from, box: first, ...(next === undefined ? {} : { next }) })
  pusher.moved = { from, box: first, left: stepSteps }
  pusher.cell = to
  if (world.energy !== null) world.energy--
  tell(world, 'step', { by, ...middleOf(board, to) })
  // The farther one first, or the nearer one would come to lie on it.
  for (const index of pushed.toReversed()) shift(world, index, way, pusher)
  pickUp(world, pusher, by)
  const caught = bossGoes(world)
  if (caught) {
    touch(world, world.boss?.cast ?? '', caught)
    bossLetsGo(world)
  }
  openFromAfar(world)
  if (isDone(world)) finish(world)
  else if (world.energy === 0) runOut(world)
}

function finish(world: SokobanWorld): void {
  if (!isDone(world)) return
  world.solved = true
  world.rest = Math.round(0.7 * rate)
}

function shift(world: SokobanWorld, index: number, way: Way, pusher: Pusher): void {
  const box = world.boxes[index]
  if (!box) return
  box.cell = beside(world.room, box.cell, way) ?? box.cell
  const at = middleOf(boardOf(world), box.cell)
  tell(world, 'push', { by: theOne(world.plan, 'player').id, to: box.cast || undefined, ...at })
  if (world.boss?.cell === box.cell) bossIsHit(world)
  if (world.pads.includes(box.cell)) land(world, box, at, pusher)
}

function land(world: SokobanWorld, box: Standing, at: { x: number; y: number }, pusher: Pusher): void {
  const by = theOne(world.plan, 'player').id
  const [pad] = castIn(world.plan, 'goal')
  pusher.placed++
  tell(world, 'place', { by, to: pad?.id ?? (box.cast || undefined), ...at })
  tell(world, 'deliver', { by, to: box.cast || undefined, ...at, words: 'In place!' })
  bossWeakens(world)
  keyAppears(world)
}

function pickUp(world: SokobanWorld, pusher: Pusher, by: string): void {
  takeKey(world, pusher)
  takeGift(world, pusher.cell)
  const treat = world.treats.find(({ cell }) => cell === pusher.cell)
  if (!treat) return
  world.treats = world.treats.filter((one) => one !== treat)
  tell(world, 'collect', { by, to: treat.cast, ...middleOf(boardOf(world), treat.cell), words: '+20' })
  addScore(world, 20)
}
