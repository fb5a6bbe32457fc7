import type { Input } from '../core/input.ts'
import { type GamePlan, memberOf } from '../game/plan.ts'
import { lose, rate, win } from '../game/world.ts'
import { drive } from './drives.ts'
import { placeFor } from './effects.ts'
import { move } from './moving.ts'
import type { Drive, End, Kind } from './rulebook.ts'
import { buttonsOf, happen, isOut } from './rules.ts'
import { stage } from './spaces/space.ts'
import { spaces } from './spaces.ts'
import {
  add,
  amountOf,
  bodiesOf,
  bookOf,
  countOf,
  emptyWorld,
  kindOf,
  playerOf,
  type RulesWorld,
  sizeOf,
} from './world.ts'

/** Lays out the space, and puts everybody in it: the player first, so that nobody else begins on top of it. */
export function create(plan: GamePlan, seed: number): RulesWorld {
  const { book } = plan
  if (!book) throw new Error('This plan has no rulebook')
  const space = spaces[book.space.id]
  const { wide, tall = 1 } = book.space
  const width = wide === undefined ? space.width : wide * stage.width
  const world = emptyWorld(plan, seed, width, tall * stage.height)
  world.blocks = space.build?.(world) ?? []
  const inOrder = [...book.kinds].sort(
    (one, other) => Number(other.drive.does === 'player') - Number(one.drive.does === 'player'),
  )
  for (const kind of inOrder)
    for (let one = 0; one < startCount(plan, kind); one++) {
      const { x, y } = space.place(world, kind.where, sizeOf(world, kind))
      add(world, kind, x, y)
    }
  // A time limit is a clock that everybody sees.
  const limit = book.ends.find(({ result, when }) => result === 'lost' && 'seconds' in when)
  if (limit && 'seconds' in limit.when) world.clock ??= Math.round(amountOf(plan, limit.when.seconds) * rate)
  look(world)
  return world
}

/** A number that the prompt or an edit gave stands in the cast. */
function startCount(plan: GamePlan, kind: Kind): number {
  const usual = countOf(plan, kind.count)
  const wanted = memberOf(plan, kind.cast).count
  if (usual === 0 || kind.drive.does === 'player' || wanted === undefined) return usual
  // Several states of a member that are there at the start share its number.
  const sharing = (plan.book?.kinds ?? []).filter(
    ({ cast, count }) => cast === kind.cast && countOf(plan, count) > 0,
  )
  return Math.floor((wanted + sharing.indexOf(kind)) / sharing.length)
}

export function step(world: RulesWorld, input: Input): void {
  const book = bookOf(world)
  const space = spaces[book.space.id]
  const player = playerOf(world)
  if (input.pointer)
    world.pointer = { x: input.pointer.x + world.camera.x, y: input.pointer.y + world.camera.y }
  world.slid = 0
  for (const body of world.entities) {
    body.wasX = body.x
    body.wasY = body.y
  }
  if (player.still === 0) space.steer(world, player, input)
  for (const body of world.entities) {
    const kind = kindOf(book, body.kind)
    if (body.carrier === 0 && body.still === 0) drive(world, body, kind)
    move(world, body, kind, space)
    pass(world, body)
  }
  come(world)
  happen(world, buttonsOf(world, input))
  tidy(world)
  for (const end of book.ends) if (world.status === 'playing' && isReached(world, end)) finish(world, end)
  look(world)
}

/** What time does to a body: rests end, meters run. */
function pass(world: RulesWorld, body: RulesWorld['entities'][number]): void {
  body.age++
  if (body.safe > 0) body.safe--
  if (body.hasty > 0 && --body.hasty === 0) body.haste = 1
  for (const rule in body.rests) {
    const left = (body.rests[rule] ?? 0) - 1
    if (left > 0) body.rests[rule] = left
    else delete body.rests[rule]
  }
  for (const { name, perSecond } of kindOf(bookOf(world), body.kind).meters ?? [])
    if (perSecond !== undefined)
      body.meters[name] = Math.max(
        0,
        Math.min(1, (body.meters[name] ?? 0) + amountOf(world.plan, perSecond) / rate),
      )
}

/** More of those who keep coming. */
function come(world: RulesWorld): void {
  for (const kind of bookOf(world).kinds) {
    const { comes } = kind
    if (!comes) continue
    const steps = Math.max(1, Math.round(amountOf(world.plan, comes.every) * rate))
    if (world.tick % steps !== 0 || bodiesOf(world, kind.id).length >= countOf(world.plan, comes.most))
      continue
    const { x, y } = placeFor(world, comes.where, sizeOf(world, kind))
    add(world, kind, x, y)
  }
}

/** Who is out of sight and goes on all the same. */
const stays = new Set<Drive['does']>(['player', 'race'])

/** Who is gone is gone; what flew out of the stage, too. */
function tidy(world: RulesWorld): void {
  const { kinds } = bookOf(world)
  for (const body of world.entities)
    if (isOut(world, body) && kinds.some(({ id, drive }) => id === body.kind && !stays.has(drive.does)))
      body.gone = true
  if (world.entities.some(({ gone }) => gone)) world.entities = world.entities.filter(({ gone }) => !gone)
}

export function isReached(world: RulesWorld, { when }: End): boolean {
  if ('tallies' in when)
    return when.tallies.every(
      ({ tally, reaches }) => (world.tallies[tally] ?? 0) >= countOf(world.plan, reaches),
    )
  if ('seconds' in when) return world.tick >= amountOf(world.plan, when.seconds) * rate
  if ('many' in when) return bodiesOf(world, when.many).length >= countOf(world.plan, when.reaches)
  return world.came[when.gone] === true && bodiesOf(world, when.gone).length === 0
}

function finish(world: RulesWorld, { result, says }: End): void {
  if (result === 'won') win(world, says)
  else lose(world, says)
}

function look(world: RulesWorld): void {
  const { x, y } = playerOf(world)
  world.camera.x = Math.max(0, Math.min(world.width - stage.width, x - stage.width * 0.4))
  world.camera.y = Math.max(0, Math.min(world.height - stage.height, y - stage.height * 0.55))
}
