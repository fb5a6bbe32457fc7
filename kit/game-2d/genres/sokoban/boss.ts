import { castIn, dial, theOne } from '../../../game/plan.ts'
import { addScore, chance, pickOne, tell } from '../../../game/world.ts'
import { beside, middleOf, ways } from '../../table/board.ts'
import { walkTo } from './level.ts'
import { boardOf, isFree, isSolved, type Pusher, pushersIn, type SokobanWorld } from './world.ts'

/** How long its step is seen. */
export const bossSteps = 12

/** Steps that it misses when a box hits it, or when it has caught somebody. */
const dazedByBox = 5
const dazedByCatch = 4

/** In the last room somebody large goes about. It is only as fast as those it is after: whoever stands can think. */
export function placeBoss(world: SokobanWorld): void {
  const { plan, level } = world
  const [boss] = castIn(plan, 'boss')
  world.boss = null
  if (!boss || !plan.rules.boss || level < plan.rules.levels) return
  const cell = farthest(world)
  const moved = { from: cell, left: 0 }
  world.boss = { cell, cast: boss.id, came: false, in: paceOf(world), dazed: 0, moved, hurtFor: 0 }
}

/** It gets quicker when half of the boxes are in place. Two who walk give it no more steps than one. */
function paceOf(world: SokobanWorld): number {
  const { plan, boxes, pads } = world
  const placed = boxes.filter(({ cell }) => pads.includes(cell)).length
  const pace = Math.max(1, Math.round(dial(plan, 4, 2)) - Number(placed > boxes.length / 2))
  return pace * pushersIn(world).length
}

/** The free floor that is farthest from everybody. */
function farthest(world: SokobanWorld): number {
  const { room } = world
  const pushers = pushersIn(world)
  const far = (cell: number) =>
    Math.min(...pushers.map((pusher) => walkTo(room, pusher.cell, cell, () => true)?.length ?? 99))
  const free = room.walls.flatMap((wall, cell) => (!wall && isFree(world, cell) ? [cell] : []))
  return free.reduce((best, cell) => (far(cell) > far(best) ? cell : best), free[0] ?? 0)
}

export function bossPasses({ boss }: SokobanWorld): void {
  if (!boss) return
  if (boss.moved.left > 0) boss.moved.left--
  if (boss.hurtFor > 0) boss.hurtFor--
}

/** It is told of when it is first seen. */
export function bossComes(world: SokobanWorld): void {
  const { boss, plan } = world
  if (!boss || boss.came) return
  boss.came = true
  const words = `The ${theOne(plan, 'boss').name}!`
  tell(world, 'boss', { by: boss.cast, ...middleOf(boardOf(world), boss.cell), words })
}

/** After a step of a player: answers whom it has caught. */
export function bossGoes(world: SokobanWorld): Pusher | undefined {
  const { boss, room, plan } = world
  if (!boss || --boss.in > 0) return undefined
  boss.in = paceOf(world)
  if (boss.dazed > 0) {
    boss.dazed--
    return undefined
  }
  const open = (cell: number) => !room.walls[cell] && isFree(world, cell)
  const around = ways.flatMap((way) => beside(room, boss.cell, way) ?? []).filter(open)
  if (around.length === 0) return undefined
  const paths = pushersIn(world).flatMap(({ cell }) => walkTo(room, boss.cell, cell, open) ?? [])
  const [toward] = paths
  const hunts = chance(world) < dial(plan, 0.45, 0.85)
  const next = (hunts && toward && beside(room, boss.cell, toward)) || pickOne(world, around)
  const caught = pushersIn(world).find(({ cell }) => cell === next)
  if (caught) return caught
  moveBoss(world, next)
  return undefined
}

function moveBoss({ boss }: SokobanWorld, to: number): void {
  if (!boss) return
  boss.moved = { from: boss.cell, left: bossSteps }
  boss.cell = to
}

/** It lets go of whom it caught, so that one mistake costs one life. */
export function bossLetsGo(world: SokobanWorld): void {
  if (!world.boss) return
  world.boss.dazed = dazedByCatch
  moveBoss(world, farthest(world))
}

/** A box was pushed to where it stands: it flies aside and sees stars. */
export function bossIsHit(world: SokobanWorld): void {
  const { boss, plan } = world
  if (!boss) return
  boss.dazed = dazedByBox
  boss.hurtFor = 40
  const at = middleOf(boardOf(world), boss.cell)
  tell(world, 'hit', { by: theOne(plan, 'player').id, to: boss.cast, ...at, words: '+30' })
  moveBoss(world, farthest(world))
  addScore(world, 30)
}

/** A box in place weakens it; the last one is its end. */
export function bossWeakens(world: SokobanWorld): void {
  const { boss, plan } = world
  if (!boss) return
  boss.hurtFor = 40
  const at = middleOf(boardOf(world), boss.cell)
  if (!isSolved(world)) {
    tell(world, 'phase', { by: boss.cast, ...at })
    return
  }
  world.boss = null
  tell(world, 'defeat', { by: theOne(plan, 'player').id, to: boss.cast, ...at, words: '+100' })
  addScore(world, 100)
}

/** What is taken back may come to stand where it is. */
export function makeRoomForBoss(world: SokobanWorld): void {
  const { boss } = world
  if (!boss) return
  const taken = !isFree(world, boss.cell) || pushersIn(world).some(({ cell }) => cell === boss.cell)
  if (taken) moveBoss(world, farthest(world))
}
