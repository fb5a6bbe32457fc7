import { theOne } from '../../../game/plan.ts'
import { tell } from '../../../game/world.ts'
import { middleOf } from '../../table/board.ts'
import { makeRoomForBoss } from './boss.ts'
import { boardOf, pushersIn, type SokobanWorld, stepSteps } from './world.ts'

/** Everything back to where it stood. Energy is not given back, or nobody would have to think. */
export function startAgain(world: SokobanWorld): void {
  world.walk = []
  world.rest = stepSteps
  while (world.history.length > 0) takeBack(world)
  for (const pusher of pushersIn(world)) pusher.moved = { from: pusher.cell, box: -1, left: 0 }
  makeRoomForBoss(world)
  tell(world, 'turn', { ...middleOf(boardOf(world), world.player.cell) })
}

/** One step less, whoever made it. */
export function undo(world: SokobanWorld): void {
  world.walk = []
  const last = world.history.at(-1)
  if (!last) return
  const pusher = (last.player === 2 && world.second) || world.player
  const from = pusher.cell
  takeBack(world)
  pusher.moved = { from, box: -1, left: stepSteps }
  pusher.wait = stepSteps
  makeRoomForBoss(world)
  tell(world, 'turn', { by: theOne(world.plan, 'player').id, ...middleOf(boardOf(world), pusher.cell) })
}

function takeBack(world: SokobanWorld): void {
  const last = world.history.pop()
  if (!last) return
  const pusher = (last.player === 2 && world.second) || world.player
  const box = world.boxes[last.box]
  const next = world.boxes[last.next ?? -1]
  if (box && next) next.cell = box.cell
  if (box) box.cell = pusher.cell
  pusher.cell = last.from
}
