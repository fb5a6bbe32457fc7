import type { Input } from '../core/input.ts'
import { type GamePlan, memberOf } from '../game/plan.ts'
import { lose, rate, tell, win } from '../game/world.ts'
import { aimed } from './beams.ts'
import { cover } from './covering.ts'
import { drive } from './drives.ts'
import { placeFor } from './effects.ts'
import { mindTheEdge, moveBlocks } from './ground.ts'
import { inHands } from './hands.ts'
import { putBack } from './harm.ts'
import { inward, isFree, move } from './moving.ts'
import { moreOf, passPhase, stillToCome } from './phases.ts'
import type { Drive, End, Kind } from './rulebook.ts'
import { buttonsOf, happen, isOut } from './rules.ts'
import { type Space, stage, surface } from './spaces/space.ts'
import { overlaps } from './spaces/spots.ts'
import { spaces } from './spaces.ts'
import { turn } from './sure-math.ts'
import {
  add,
  amountOf,
  type Body,
  bodiesOf,
  bookOf,
  countOf,
  emptyWorld,
  indexOf,
  kindOf,
  noPhase,
  playerOf,
  playersOf,
  type RulesWorld,
  sizeOf,
  stocked,
} from './world.ts'

/** Lays out the space, and puts everybody in it. */
export function create(plan: GamePlan, seed: number): RulesWorld {
  const book = bookOf({ plan })
  const space = spaces[book.space.id]
  const { wide, tall } = book.space
  // What scrolls by itself is always one screen wide, however long the way is.
  const width = wide === undefined || space.slides ? space.width : wide * stage.width
  const height = tall === undefined ? (space.height ?? stage.height) : tall * stage.height
  const world = emptyWorld(plan, seed, width, height)
  layOut(world)
  return world
}

/** A level: its ground, and everybody on it, the player first, so that nobody else begins on top of it. */
function layOut(world: RulesWorld): void {
  const { plan } = world
  const { kinds, ends, space: where } = bookOf(world)
  const space = spaces[where.id]
  world.blocks = space.build?.(world) ?? []
  const inOrder = [...kinds].sort(
    (one, other) => Number(other.drive.does === 'player') - Number(one.drive.does === 'player'),
  )
  for (const kind of inOrder)
    for (let one = 0; one < startCount(world, kind); one++) {
      // There is room for one in the middle: the others stand where one sees them.
      const where = one > 0 && kind.where === 'middle' ? 'far' : kind.where
      const spot = space.place(world, where, sizeOf(world, kind))
      const { x, y } = kind.shoved ? inward(world, spot, space.falls) : spot
      // Who flies on guard hovers over the post, so low that one does not get through below.
      const hovers = kind.flies && kind.drive.does === 'patrol' && space.falls
      add(world, kind, x, y - (hovers ? 30 : 0))
      if (kind.drive.does === 'player' && plan.rules.players === 2) addSecond(world, kind, x, y)
    }
  space.begin?.(world)
  // A time limit is a clock that everybody sees.
  const limit = ends.find(({ result, when }) => result === 'lost' && 'seconds' in when)
  if (limit && 'seconds' in limit.when && plan.rules.seconds === undefined)
    world.clock = Math.round(amountOf(world, limit.when.seconds) * rate)
  look(world)
}

/** The second player stands beside the first, and is the same to all rules. */
function addSecond(world: RulesWorld, kind: Kind, x: number, y: number): void {
  const beside = { x: x + sizeOf(world, kind), y }
  const hasRoom = !world.blocks.some((block) => block.solid && overlaps(block, beside, 0))
  const second = add(world, kind, hasRoom ? beside.x : x, y)
  second.seat = 2
}

/** The next level is laid out anew, and is a little harder. */
function nextLevel(world: RulesWorld): void {
  world.level++
  world.began = world.tick
  world.challenge = Math.min(1, world.plan.challenge + (world.level - 1) * 0.08)
  world.laidOut = world.challenge
  Object.assign(world, {
    entities: [],
    tallies: stocked(world.plan),
    done: {},
    came: {},
    fallen: [],
    gone: 0,
    slid: 0,
    lit: 0,
    dim: 0,
  })
  world.phase = noPhase()
  world.bend += 1.7
  layOut(world)
  world.pause = rate
  const { x, y } = playerOf(world)
  const words = world.level > world.plan.rules.levels ? 'Once more' : `Level ${world.level}`
  tell(world, 'level', { x, y, words })
}

/** A number that the prompt or an edit gave stands in the cast. */
function startCount(world: RulesWorld, kind: Kind): number {
  const { plan, width } = world
  // Along a way there are so many on every two screens.
  const along = kind.where === 'arcs' || kind.where === 'posts' ? Math.max(1, width / (stage.width * 2)) : 1
  const many = Math.round(countOf(world, kind.count) * along)
  const wanted = memberOf(plan, kind.cast).count
  const usual = wanted === undefined && kind.where === 'arcs' ? Math.min(many, arcsFor(world)) : many
  if (usual === 0 || kind.drive.does === 'player' || wanted === undefined) return usual
  // Several states of a member that are there at the start share its number.
  const sharing = (plan.book?.kinds ?? []).filter(
    ({ cast, count }) => cast === kind.cast && countOf(world, count) > 0,
  )
  return Math.floor((wanted + sharing.indexOf(kind)) / sharing.length)
}

/** A way has so many places in the air, which all who hang there share; but there are always enough to have something to do. */
function arcsFor({ spots, plan }: RulesWorld): number {
  const arcs = spots.filter(({ kind }) => kind === 'arc').length
  const sharing = (plan.book?.kinds ?? []).filter(({ where }) => where === 'arcs').length
  return Math.max(12, Math.floor(arcs / Math.max(1, sharing)))
}

export function step(world: RulesWorld, input: Input): void {
  const book = bookOf(world)
  const space = spaces[book.space.id]
  world.slid = 0
  world.wind = { x: world.wind.x * 0.9, y: world.wind.y * 0.9 }
  if (world.lit > 0) world.lit--
  if (world.dim > 0) world.dim--
  world.fallen = []
  moveBlocks(world)
  for (const body of world.entities) {
    body.wasX = body.x
    body.wasY = body.y
    body.strode = 0
    body.leapt = false
  }
  if (world.plan.rules.faster) world.challenge = faster(world)
  space.goOn?.(world)
  if (input.second !== 0) world.joined = true
  // Whoever has not begun to play is not hurt.
  for (const player of playersOf(world)) if (player.seat === 2 && !world.joined) player.safe = 2
  for (const player of playersOf(world))
    if (player.still === 0) {
      const own = inHands(world, player, player.seat === 1 ? input : { held: input.second, second: 0 })
      if (!book.space.watch) space.steer(world, player, own)
      if (kindOf(book, player.kind).beam) aim(world, player, own)
    }
  if (input.pointer)
    world.pointer = { x: input.pointer.x + world.camera.x, y: input.pointer.y + world.camera.y }
  const { kinds } = indexOf(book)
  for (const body of world.entities) {
    const kind = kinds.get(body.kind) ?? kindOf(book, body.kind)
    if (goesBy(body, kind, space)) body.x -= world.slid
    else if (!isAsleep(body, kind, space)) {
      if (body.carrier === 0 && body.still === 0) goItsWay(world, body, kind, space)
      move(world, body, kind, space)
    }
    pass(world, body, kind)
  }
  passPhase(world)
  cover(world)
  for (const player of playersOf(world))
    if (space.refuge && isLost(world, player)) putBack(world, space, player, 'You fell.')
  come(world)
  happen(world, buttonsOf(world, input))
  world.scored = world.score
  tidy(world)
  const reached = book.ends.find((end) => isReached(world, end))
  if (reached && world.status === 'playing') finish(world, reached)
  look(world)
}

/** Turns the light of whoever is played; it begins by pointing down, where nothing is, or ahead. */
function aim(world: RulesWorld, player: Body, input: Input): void {
  const stays = bookOf(world).space.watch === true
  if (player.age === 0) player.way = stays ? turn / 4 : 0
  const { pointer } = input
  const at = pointer && { x: pointer.x + world.camera.x, y: pointer.y + world.camera.y }
  const isNew = at && (!stays || at.x !== world.pointer.x || at.y !== world.pointer.y)
  player.way = aimed(player, input, { stays, moved: isNew ? at : undefined })
}

/** Fallen out of the stage, below, into what fills the pits, or, for whoever falls up, above. */
export const isLost = (world: RulesWorld, { y, size, upside }: Body) =>
  y > world.height + (bookOf(world).space.over ? -surface / 2 : size) || (upside && y < -size)

/** What only stands or hangs there does not move; in its first step it is brought onto the stage. */
const isAsleep = (body: Body, kind: Kind, space: Space) =>
  body.age > 0 && !space.slides && (!space.falls || isFree(kind)) && isAtRest(body, kind)

/** What only hangs over a way that goes on by itself goes by with it. */
const goesBy = (body: Body, kind: Kind, space: Space) =>
  space.slides === 'left' && kind.flies === true && !kind.look?.rolls && isAtRest(body, kind)

const isAtRest = ({ carrier, still, tied, vx, vy }: Body, { drive: { does } }: Kind) =>
  does === 'still' && vx === 0 && vy === 0 && carrier === 0 && still === 0 && tied === 0

/** Who walks minds the ground; who hops over a pit thinks of nothing else meanwhile. */
function goItsWay(world: RulesWorld, body: Body, kind: Kind, space: Space): void {
  const walks = space.falls && !space.slides && kind.drive.does !== 'player' && !isFree(kind)
  if (walks && body.jumps > 0 && !body.grounded) {
    // Along a wall one goes on pressing against it, until one is above.
    if (Math.abs(body.vx) < 60) body.vx = body.facing * 60
    return
  }
  drive(world, body, kind)
  if (walks) mindTheEdge(world, body, kind)
}

/** What time does to a body: rests end, meters run. */
function pass(world: RulesWorld, body: Body, { meters }: Kind): void {
  body.age++
  if (body.safe > 0) body.safe--
  if (body.hasty > 0 && --body.hasty === 0) body.haste = 1
  if (body.dizzy > 0) body.dizzy--
  if (body.losing > 0) body.losing--
  for (const rule in body.rests) {
    const left = (body.rests[rule] ?? 0) - 1
    if (left > 0) body.rests[rule] = left
    else delete body.rests[rule]
  }
  for (const { name, perSecond } of meters ?? [])
    if (perSecond !== undefined)
      body.meters[name] = Math.max(
        0,
        Math.min(1, (body.meters[name] ?? 0) + amountOf(world, perSecond) / rate),
      )
}

const soon = rate / 2

/** Whether one has just got so far again. */
const hasCovered = ({ gone, slid }: RulesWorld, units: number) =>
  Math.floor(gone / units) > Math.floor((gone - slid) / units)

/** More of those who keep coming. */
function come(world: RulesWorld): void {
  const { scroll } = spaces[bookOf(world).space.id]
  for (const kind of bookOf(world).kinds) {
    const { comes } = kind
    if (!comes) continue
    const steps = Math.max(1, Math.round(amountOf(world, comes.every) * rate))
    const most = countOf(world, comes.most) + moreOf(world, comes)
    // The first of those who come together come soon.
    const late = comes.together === undefined ? world.tick : world.tick - world.began - soon
    if (scroll ? !hasCovered(world, (steps * amountOf(world, scroll)) / rate) : late % steps !== 0) continue
    if (comes.unless !== undefined && bodiesOf(world, comes.unless).length > 0) continue
    const room = Math.min(most - bodiesOf(world, kind.id).length, stillToCome(world, kind))
    for (let one = 0; one < Math.min(room, countOf(world, comes.together ?? 1)); one++) {
      world.phase.came[kind.id] = (world.phase.came[kind.id] ?? 0) + 1
      const { x, y } = placeFor(world, comes.where, sizeOf(world, kind))
      add(world, kind, x, y)
    }
  }
}

/** Who is out of sight and goes on all the same. */
const stays = new Set<Drive['does']>(['player', 'race', 'march', 'sweep'])

/** Who is gone is gone; what flew out of the stage, too. */
function tidy(world: RulesWorld): void {
  const { kinds, space } = bookOf(world)
  const { wraps } = spaces[space.id]
  for (const body of world.entities)
    if (
      isOut(world, body) &&
      kinds.some(
        ({ id, drive: { does } }) => id === body.kind && !stays.has(does) && !(wraps && does === 'stream'),
      )
    )
      leave(world, body)
  if (world.entities.some(({ gone }) => gone)) world.entities = world.entities.filter(({ gone }) => !gone)
}

/** What one has run past comes again further on, as another one. */
function leave(world: RulesWorld, body: Body): void {
  body.gone = true
  const { kinds, space } = bookOf(world)
  const kind = kinds.find(({ id }) => id === body.kind)
  const isLaid = kind && (kind.where === 'hurdle' || kind.where === 'overhead' || kind.where === 'trail')
  if (spaces[space.id].slides !== 'left' || !kind || isLaid || kind.comes || countOf(world, kind.count) === 0)
    return
  const { x, y } = placeFor(world, kind.where, sizeOf(world, kind))
  add(world, kind, x, y)
}

export function isReached(world: RulesWorld, { when }: End): boolean {
  if ('tallies' in when)
    return when.tallies.every(({ tally, reaches }) => (world.tallies[tally] ?? 0) >= countOf(world, reaches))
  if ('seconds' in when) return world.tick - world.began >= amountOf(world, when.seconds) * rate
  if ('many' in when) return bodiesOf(world, when.many).length >= countOf(world, when.reaches)
  return world.came[when.gone] === true && bodiesOf(world, when.gone).length === 0
}

/** What grows faster while it lasts begins gently, and is as hard as it gets after half a minute: who wins in twenty seconds has to feel it. */
function faster({ plan, tick, began }: RulesWorld): number {
  const part = Math.min(1, (tick - began) / (30 * rate))
  return Math.min(1, plan.challenge * 0.35 + part * 0.6)
}

/** Where points are the aim, it goes on until they are there. */
function finish(world: RulesWorld, { result, says }: End): void {
  const { levels, scoreGoal } = world.plan.rules
  if (result === 'won' && (world.level < levels || scoreGoal !== undefined)) nextLevel(world)
  else if (result === 'won') win(world, says)
  else lose(world, says)
}

function look(world: RulesWorld): void {
  const { x, y } = playerOf(world)
  const { turns } = spaces[bookOf(world).space.id]
  // Who goes all ways is in the middle.
  const [left, above] = turns ? [0.5, 0.5] : [0.4, 0.55]
  world.camera.x = Math.max(0, Math.min(world.width - stage.width, x - stage.width * left))
  world.camera.y = Math.max(0, Math.min(world.height - stage.height, y - stage.height * above))
  // Whoever does not keep up is taken along.
  for (const body of playersOf(world))
    if (body.seat === 2)
      body.x = Math.max(world.camera.x + 20, Math.min(world.camera.x + stage.width - 20, body.x))
}
