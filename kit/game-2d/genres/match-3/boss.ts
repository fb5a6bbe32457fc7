import { castIn, dial, theOne } from '../../../game/plan.ts'
import { shuffle, tell } from '../../../game/world.ts'
import { middleOf } from '../../table/board.ts'
import { movesOf } from './goals.ts'
import { isCommon, thrownKind } from './matches.ts'
import { board, type Match3World } from './world.ts'

/** Where it is seen: beside the moves, where they are counted. */
export const bossPlace = ({ moves }: Match3World) => ({ x: moves === null ? 630 : 500, y: 52 })

const hitByThrown = 3
const worthOfBoss = 200

/** On the last level there is somebody to beat beside the goal. */
export function newBoss(world: Match3World): Match3World['boss'] {
  const { plan, level } = world
  const [boss] = castIn(plan, 'boss')
  if (!boss || !plan.rules.boss || level < plan.rules.levels) return null
  const most = Math.round(movesOf(plan) * dial(plan, 3, 4.6))
  return { cast: boss.id, came: false, health: most, most, in: paceOf(world), hurtFor: 0 }
}

const paceOf = ({ plan }: Match3World) => Math.round(dial(plan, 5, 3))

export function bossPasses({ boss }: Match3World): void {
  if (boss && boss.hurtFor > 0) boss.hurtFor--
}

/** It is told of when the board lies still for the first time. */
export function bossComes(world: Match3World): void {
  const { boss, plan } = world
  if (!boss || boss.came) return
  boss.came = true
  tell(world, 'boss', { by: boss.cast, ...bossPlace(world), words: `The ${theOne(plan, 'boss').name}!` })
}

/** Everything that is cleared hurts it, and what it threw comes back at it. */
export function hurtBoss(world: Match3World, cleared: number, thrown: number): void {
  const { boss, plan } = world
  if (!boss) return
  const half = boss.most / 2
  const before = boss.health
  const damage = cleared + thrown * hitByThrown
  const by = theOne(plan, 'player').id
  boss.health = Math.max(0, before - damage)
  boss.hurtFor = 30
  tell(world, 'hit', { by, to: boss.cast, ...bossPlace(world), words: `-${damage}` })
  if (before > half && boss.health <= half && boss.health > 0)
    tell(world, 'phase', { by: boss.cast, ...bossPlace(world) })
  if (boss.health > 0) return
  world.boss = null
  // Nothing of it stays in the way.
  for (const piece of world.pieces) if (piece.kind === thrownKind) piece.kind = 0
  world.score += worthOfBoss
  tell(world, 'defeat', { by, to: boss.cast, ...bossPlace(world), words: `+${worthOfBoss}` })
}

/** After a move: when its time has come, it throws something onto the board. */
export function bossStrikes(world: Match3World): void {
  const { boss, pieces, plan } = world
  if (!boss || --boss.in > 0) return
  boss.in = paceOf(world)
  const already = pieces.filter(({ kind }) => kind === thrownKind).length
  const angry = boss.health <= boss.most / 2
  const count = Math.min(2 + Number(angry), 8 - already)
  const free = pieces.flatMap((piece, cell) => (isCommon(piece) ? [cell] : []))
  for (const cell of shuffle(world, free).slice(0, Math.max(0, count))) {
    const piece = pieces[cell]
    if (!piece) continue
    piece.kind = thrownKind
    tell(world, 'shoot', { by: boss.cast, to: theOne(plan, 'player').id, ...middleOf(board, cell) })
  }
}
