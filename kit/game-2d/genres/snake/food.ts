import { castIn, type GamePlan } from '../../../game/plan.ts'
import { chance, pickOne, rate, tell } from '../../../game/world.ts'
import { middleOf } from '../../table/board.ts'
import { board, farBetween, freeCells } from './level.ts'
import { add, isFree, type SnakeWorld } from './world.ts'

export const usualAim = 20

/** What one is worth: as said, else as much as suits the aim. */
export function worthOf({ cast, rules }: GamePlan, id: string): number {
  const said = cast.find((one) => one.id === id)?.points
  if (said !== undefined) return said
  if (cast.some(({ role, points }) => role === 'collectible' && points !== undefined)) return 1
  return rules.scoreGoal === undefined ? 10 : Math.max(1, Math.ceil(rules.scoreGoal / usualAim))
}

/** What is worth more than the rest comes more seldom. */
export function addFood(world: SnakeWorld, bonus = false): void {
  const kinds = castIn(world.plan, 'collectible')
  const least = Math.min(...kinds.map(({ id }) => worthOf(world.plan, id)))
  let member = pickOne(world, kinds)
  if (worthOf(world.plan, member.id) > least && chance(world) < 0.5) member = pickOne(world, kinds)
  // One that is good for you is always there.
  const good = world.entities.some(({ role, cast }) => role === 'food' && worthOf(world.plan, cast) > 0)
  if (!good) member = kinds.find(({ id }) => worthOf(world.plan, id) > 0) ?? member
  const head = world.snakes[0]?.body[0] ?? 0
  const free = freeCells(world, (cell) => isFree(world, cell))
  const cell = free.find((one) => farBetween(one, head) > 3) ?? free[0]
  if (cell === undefined) return
  const piece = add(world, member.id, bonus ? 'bonus' : 'food', cell)
  if (bonus) piece.left = 7 * rate
  const at = middleOf(board, cell)
  if (world.tick > 0) tell(world, 'spawn', { to: member.id, ...at })
}

export function foodNames(plan: GamePlan): string {
  const names = castIn(plan, 'collectible')
    .filter(({ id }) => worthOf(plan, id) > 0)
    .map(({ plural }) => plural)
  return names.length < 2 ? (names[0] ?? 'bites') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
