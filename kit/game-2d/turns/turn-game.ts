import type { Button, Input } from '../../core/input.ts'
import { castIn, dial, type GamePlan } from '../../game/plan.ts'
import type { Choice, Control } from '../../game/rules.ts'
import { cursorControls, picksIn } from '../../game/second-cursor.ts'
import { addScore, lose, newWorld, pressed, tell, type World, win } from '../../game/world.ts'
import type { Genre } from '../genre.ts'
import { calmDown, feel, newHost } from '../table/host.ts'
import { changed, secondsFor } from './changes.ts'
import type { Move, Side, Strength, TurnRules } from './rules.ts'
import { bestMove } from './search.ts'
import { runOut, secondsLeft } from './turn-clock.ts'
import { drawTable, undoPlace } from './view.ts'
import { stage, type TurnWorld } from './world.ts'

const mostTakenBack = 12
const restSteps = 80
const swipe = 24
const mostWaiting = 4

/** Positions that the strongest opponent looks at, and a good player. */
export const usualSkill = { most: 12_000, good: 1500 }

/** Rules that hold what the plan has and no move changes, such as a story: made once for each plan. */
export type RulesOfPlan<S> = Pick<TurnRules<S>, 'id' | 'sides' | 'lives' | 'faults' | 'timeUp'> & {
  of(plan: GamePlan): TurnRules<S>
  /** Of one side as a rule, and of two where the plan has somebody on the other. */
  mayBeTwo?: true
}

export const isForTwo = <S>(turns: Turns<S>): boolean =>
  turns.sides === 2 || ('mayBeTwo' in turns && turns.mayBeTwo === true)

export type Turns<S> = TurnRules<S> | RulesOfPlan<S>

const made = new WeakMap<GamePlan, { turns: unknown; rules: unknown }>()

export function rulesFor<S>(turns: Turns<S>, plan: GamePlan): TurnRules<S> {
  const known = made.get(plan)
  if (known?.turns === turns) return known.rules as TurnRules<S>
  const rules = changed('of' in turns ? turns.of(plan) : turns, plan)
  made.set(plan, { turns, rules })
  return rules
}

/** A game of moves as a genre: the form says what may be done, and everything around it is the same for all. */
export function turnGame<S>(turns: Turns<S>): Genre<TurnWorld<S>> {
  const rulesOf = (plan: GamePlan) => rulesFor(turns, plan)
  return {
    id: turns.id,
    dimension: '2d',
    stage,
    seen: 'table',
    secondCursor: isForTwo(turns),
    controls: (plan) => controlsOf(rulesOf(plan), plan),
    howTo: (plan) => rulesOf(plan).howTo(plan),
    create(plan, seed) {
      const rules = rulesOf(plan)
      const state = rules.deal(plan, seed, 1)
      return {
        ...newWorld(plan, seed),
        ...(rules.lives && { lives: rules.lives(state) }),
        ...(rules.bodies && { bodies: castsOf(rules.bodies(state)) }),
        state,
        was: state,
        since: 99,
        beat: 0,
        picked: [],
        waiting: [],
        past: [],
        undone: 0,
        base: 0,
        rounds: [0, 0],
        rest: 0,
        host: newHost(),
        rival: newHost(),
      }
    },
    step: (world, input) => step(rulesOf(world.plan), world, input),
    choices: (world) => choicesOf(rulesOf(world.plan), world),
    hud(world) {
      const { state, plan } = world
      const left = secondsLeft(world)
      const clock = left === undefined ? [] : [{ says: 'Time', value: String(left) }]
      return [...(rulesOf(plan).hud?.(state, plan) ?? []), ...clock].map((figure) => ({
        ...figure,
        unseen: true,
      }))
    },
    draw: (world, painter) => drawTable(rulesOf(world.plan), world, painter),
  }
}

function controlsOf<S>({ keys = {}, says, sides, final }: TurnRules<S>, plan: GamePlan): Control[] {
  const arrows = Object.entries(keys).map(
    ([input, { says: does }]): Control => ({ input: input as Button, says: does }),
  )
  const picks: Control[] = arrows.length > 0 ? [] : [{ input: 'pick', says }]
  const back: Control[] = final ? [] : [{ input: 'b', says: 'Undo' }]
  return [
    ...arrows,
    ...(arrows.length > 0 ? [{ input: 'pointer', says: 'Swipe' } satisfies Control] : []),
    ...picks,
    ...back,
    ...(plan.rules.players === 2 && sides === 2 ? cursorControls(says) : []),
  ]
}

/** Whether somebody may move now: nothing glides any more, and it is not the machine's turn. */
export function isOpenFor<S>(rules: TurnRules<S>, world: TurnWorld<S>): boolean {
  return world.rest === 0 && world.since >= (rules.settles ?? 14) && !isMachines(rules, world)
}

const isMachines = <S>({ sides, turn }: TurnRules<S>, { state, plan }: TurnWorld<S>) =>
  sides === 2 && plan.rules.players === 1 && turn?.(state) === 1

function step<S>(rules: TurnRules<S>, world: TurnWorld<S>, input: Input): void {
  calmDown(world.host)
  calmDown(world.rival)
  world.since++
  if (world.rest > 0) {
    if (--world.rest === 0) dealAgain(rules, world)
    return
  }
  const settled = world.since >= (rules.settles ?? 14)
  if (settled && !rules.final && (pressed(world, input, 'b') || input.pick === undoPlace.id)) {
    takeBack(world)
    return
  }
  if (isMachines(rules, world)) {
    world.waiting = []
    if (settled && world.since >= (rules.thinks ?? 34)) makeMove(rules, world, machineMove(rules, world))
    return
  }
  const isBeat = rules.beat !== undefined && ++world.beat >= rules.beat.every(world.state, world.plan)
  if (rules.beat && isBeat) {
    world.beat = 0
    change(rules, world, rules.beat.after(world.state), [])
  }
  const late = settled ? runOut(rules, world) : undefined
  if (late) {
    tell(world, 'warn', { x: stage.width / 2, y: stage.height / 2, words: 'Time’s up!' })
    if (late.move) makeMove(rules, world, late.move)
    else if (late.state !== undefined) change(rules, world, late.state, [])
    return
  }
  // What is picked in the very step in which something happens by itself waits for the next one.
  hear(rules, world, input, settled && !isBeat)
}

/** What is picked while things still glide is done when they have come to rest: whoever types fast loses no letter. */
function hear<S>(rules: TurnRules<S>, world: TurnWorld<S>, input: Input, settled: boolean): void {
  const keyed = keyOf(rules, world, input)
  const picked = [...(keyed ? [keyed] : []), ...picksIn(input).map(({ id }) => id)]
  const waiting = [...world.waiting, ...picked].slice(0, mostWaiting)
  const [next, ...later] = waiting
  world.waiting = settled ? later : waiting
  if (settled && next !== undefined) pick(rules, world, next)
}

/** A button that stands for a place, pressed or swiped. */
function keyOf<S>({ keys }: TurnRules<S>, world: TurnWorld<S>, input: Input): string | undefined {
  if (!keys) return undefined
  const swiped = swipeOf(world, input)
  const entries = Object.entries(keys) as [Button, { place: string }][]
  return entries.find(([button]) => swiped === button || pressed(world, input, button))?.[1].place
}

function swipeOf<S>(world: TurnWorld<S>, { pointer }: Input): Button | undefined {
  const { down } = world
  if (!pointer?.down) {
    world.down = undefined
    if (!pointer || !down) return undefined
    const [x, y] = [pointer.x - down.x, pointer.y - down.y]
    if (Math.max(Math.abs(x), Math.abs(y)) < swipe) return undefined
    return Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down'
  }
  world.down ??= { x: pointer.x, y: pointer.y }
  return undefined
}

/** One more place of a move; what begins another move starts over, and the last one picked is let go of. */
function pick<S>(rules: TurnRules<S>, world: TurnWorld<S>, place: string): void {
  const moves = rules.moves(world.state)
  const begins = (picked: readonly string[]) =>
    moves.filter((move) => picked.every((one, index) => move[index] === one))
  if (world.picked.at(-1) === place && world.picked.length > 0) {
    world.picked = world.picked.slice(0, -1)
    return
  }
  const [further, anew] = [[...world.picked, place], [place]]
  const picked = begins(further).length > 0 ? further : anew
  const fitting = begins(picked)
  if (fitting.length === 0) return
  const done = fitting.find(({ length }) => length === picked.length)
  if (done) makeMove(rules, world, done)
  else {
    world.picked = picked
    tell(world, 'swap', spotOf(rules, world, place))
  }
}

function makeMove<S>(rules: TurnRules<S>, world: TurnWorld<S>, move: Move): void {
  const { state, past } = world
  if (!rules.final && !isMachines(rules, world)) world.past = [...past, state].slice(-mostTakenBack)
  change(rules, world, rules.after(state, move), move)
}

function change<S>(rules: TurnRules<S>, world: TurnWorld<S>, after: S, move: Move): void {
  const before = world.state
  world.was = before
  world.state = after
  world.since = 0
  if (world.used !== undefined) world.used = 0
  world.picked = []
  const told = rules.told?.(before, move, after, world.plan) ?? [{ type: 'place' as const, at: move.at(-1) }]
  const [player] = castIn(world.plan, 'player')
  // What is done in a move of the first side is done by whoever plays, where nobody else is said to do it.
  const mover = player && move.length > 0 && (rules.turn?.(before) ?? 0) === 0 ? { by: player.id } : {}
  for (const { type, at, ...rest } of told)
    tell(world, type, {
      ...spotOf(rules, world, at ?? move.at(-1)),
      ...mover,
      ...rest,
    })
  const points = rules.score?.(after)
  if (points !== undefined) addScore(world, world.base + points - world.score)
  if (rules.lives) world.lives = rules.lives(after)
  if (rules.bodies) world.bodies = castsOf(rules.bodies(after))
  if (world.clock !== null)
    world.clock = Math.max(1, world.clock + secondsFor(rules, before, after, world.plan))
  const ending = world.status === 'playing' ? rules.ending(after) : undefined
  if (ending) endRound(rules, world, ending)
}

const castsOf = (bodies: readonly { cast: string }[]) => bodies.map(({ cast }) => ({ cast }))

function spotOf<S>({ table }: TurnRules<S>, { state, plan }: TurnWorld<S>, at: string | undefined) {
  const { places, pieces } = table(state, plan)
  const place = places.find(({ id }) => id === at)
  if (place) return { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  const piece = pieces.find(({ id }) => id === at)
  return piece ? { x: piece.x, y: piece.y } : { x: stage.width / 2, y: stage.height / 2 }
}

function endRound<S>(
  rules: TurnRules<S>,
  world: TurnWorld<S>,
  ending: NonNullable<TurnWorld<S>['ended']>,
): void {
  const { plan } = world
  const { winner, because } = ending
  world.ended = ending
  world.past = []
  if (winner !== null) {
    world.rounds[winner]++
    tellBeaten(rules, world, winner)
  }
  feel(world.host, winner === 0 ? 'happy' : 'sad')
  feel(world.rival, winner === 1 ? 'happy' : 'sad')
  const rounds = rules.sides === 2 ? (plan.rules.goalCount ?? 1) : 1
  const behind = winner === 1 && plan.rules.players === 1 ? (rules.handicap?.(plan) ?? 0) : 0
  const isDecided = winner !== null && world.rounds[winner] >= rounds + behind
  const isLast = rules.sides === 2 || world.level >= plan.rules.levels
  if (isDecided && plan.rules.players === 2 && rules.sides === 2) world.winner = winner === 0 ? 1 : 2
  if (winner === 0 && isDecided && isLast) win(world, withClosing(world, because, 'won'))
  else if ((winner === 1 && isDecided) || (winner === null && !rules.drawsAgain))
    lose(world, withClosing(world, because, 'lost'))
  if (world.status !== 'playing') return
  if (winner === 0 && rules.sides === 1) {
    world.level++
    tell(world, 'level', { x: stage.width / 2, y: stage.height / 2, words: `Level ${world.level}` })
  } else tell(world, 'turn', { x: stage.width / 2, y: stage.height / 2, words: because })
  world.rest = restSteps
}

/** What the sentence wants to be read at the end. */
type Closing = { closing?: Partial<Record<'won' | 'lost' | 'over', string>> }

function withClosing({ plan }: World, because: string, result: 'won' | 'lost'): string {
  const { closing = {} } = (plan.content ?? {}) as Closing
  return [because, closing[result], closing.over].filter(Boolean).join(' ')
}

/** Who beat whom, where both have a face: a sentence may have asked for just that. */
function tellBeaten<S>({ sides }: TurnRules<S>, world: TurnWorld<S>, winner: Side): void {
  const [player] = castIn(world.plan, 'player')
  const [rival] = castIn(world.plan, 'enemy')
  if (sides !== 2 || !player || !rival) return
  const [by, to] = winner === 0 ? [player, rival] : [rival, player]
  tell(world, 'defeat', { x: stage.width / 2, y: stage.height / 2, by: by.id, to: to.id })
}

function dealAgain<S>(rules: TurnRules<S>, world: TurnWorld<S>): void {
  const played = world.rounds[0] + world.rounds[1]
  world.state = rules.deal(world.plan, world.random + played * 7919 + world.tick, world.level)
  world.was = world.state
  world.since = 0
  world.beat = 0
  world.base = world.score
  world.picked = []
  if (rules.lives) world.lives = rules.lives(world.state)
  if (rules.bodies) world.bodies = castsOf(rules.bodies(world.state))
  delete world.ended
}

function takeBack<S>(world: TurnWorld<S>): void {
  if (world.picked.length > 0) {
    world.picked = []
    return
  }
  const before = world.past.at(-1)
  if (before === undefined) return
  world.past = world.past.slice(0, -1)
  world.undone++
  world.was = world.state
  world.state = before
  world.since = 0
  world.waiting = []
  tell(world, 'turn', { x: undoPlace.x + undoPlace.width / 2, y: undoPlace.y })
}

function machineMove<S>(rules: TurnRules<S>, world: TurnWorld<S>): Move {
  const strength = strengthOf(rules, world)
  return rules.opponent?.(world.state, strength) ?? bestMove(rules, world.state, strength)
}

/** From a beginner, who often moves without thinking, to somebody who looks far ahead. */
function strengthOf<S>(
  { skill: { most } = usualSkill }: TurnRules<S>,
  { plan, tick, random }: TurnWorld<S>,
): Strength {
  const skill = dial(plan, 0, 1)
  return {
    nodes: Math.round(30 + most * skill * skill * skill * skill),
    slips: Math.max(0, 0.5 - 0.56 * skill),
    seed: random + tick,
  }
}

/** What may be picked now, and what lets go of it again. */
function choicesOf<S>(rules: TurnRules<S>, world: TurnWorld<S>): Choice[] {
  const { places } = rules.table(world.state, world.plan)
  const isTheirs = world.rest === 0 && !isMachines(rules, world)
  const shown = isTheirs ? openPlaces(rules, world) : new Set<string>()
  const open = places
    .filter(({ id }) => shown.has(id))
    .map(({ id, x, y, width, height, says, key }) => ({
      id,
      x,
      y,
      width,
      height,
      says,
      ...(key !== undefined && { key }),
    }))
  const back = world.past.length > 0 ? [undoPlace] : []
  return rules.final ? open : [...open, ...back]
}

/** Places with which a move goes on, or another begins. */
export function openPlaces<S>(
  { moves }: TurnRules<S>,
  { state, picked }: Pick<TurnWorld<S>, 'state' | 'picked'>,
): Set<string> {
  const open = new Set<string>(picked)
  for (const move of moves(state)) {
    const next = picked.every((one, index) => move[index] === one) ? move[picked.length] : undefined
    if (next !== undefined) open.add(next)
    if (move[0] !== undefined) open.add(move[0])
  }
  return open
}
