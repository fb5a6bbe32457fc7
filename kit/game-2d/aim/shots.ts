import { type Button, direction, type Input } from '../../core/input.ts'
import { type CastMember, castIn, type GamePlan, theOne } from '../../game/plan.ts'
import type { Control, HudItem } from '../../game/rules.ts'
import {
  addScore,
  lose,
  loseLife,
  newWorld,
  pressed,
  pressedSecond,
  rate,
  tell,
  type World,
  win,
} from '../../game/world.ts'
import { angleOf, cosine, length, sine } from '../../rules/sure-math.ts'
import type { Genre, Seen } from '../genre.ts'
import type { Painter } from '../view/painter.ts'
import { type AddedState, afterShot, beforeShot, blow, comeApart, nothingAdded } from './added-rules.ts'
import { isQuiet, newSpace, type Space } from './bodies.ts'
import { drawGuards, layGuards, moveGuards } from './guards.ts'
import { stepSpace } from './physics.ts'

/** A game in which one aims, lets go, watches what comes of it, and aims again. */
export type AimWorld = World &
  Space & {
    phase: 'aim' | 'move'
    /** Steps since the phase began. */
    since: number
    /** Where the next shot goes, in radians clockwise from the right, and how hard, from 0 to 1. */
    angle: number
    power: number
    /** Where the pull began, while one pulls. */
    anchor: { x: number; y: number } | null
    /** Shots that are left in this level. */
    shots: number
    fired: number
    turn: 1 | 2
    /** What counts, in this level: so many of so many. */
    done: number
    goal: number
    /** What each of two players has done. */
    tally: [number, number]
    /** What the rules that a sentence added have come to. */
    added: AddedState
    /** What only one form needs to know. */
    own: Record<string, number>
  }

/** What makes a game of aiming this one. Everything that all of them share is done by `shotGenre`. */
export type ShotForm = {
  id: string
  seen: Seen
  stage: { width: number; height: number }
  /** What is called a shot: 'Shots', 'Throws', 'Strokes'. */
  shotsAre: string
  /** How things fall, roll and how finely time is cut. */
  space: Partial<Pick<Space, 'fall' | 'drag' | 'fine'>>
  /** How hard a wind may blow, in an easy game and in a hard one, where there can be any. */
  gusts?: [easy: number, hard: number]
  /** It blows without being asked for. */
  windy?: true
  /** The speed of the strongest shot. */
  fastest: number
  /** The angles between which one may aim; all around where there are none. */
  angles?: [least: number, most: number]
  /** How the keys are: up and down turn where one looks from the side, left and right where one looks from above. */
  keys: 'side' | 'top'
  /**
   * The finger points to where it should go, instead of pulling back, and the power is always the same; or it only says when, because
   * what is dropped swings by itself.
   */
  points?: 'where' | 'when'
  /** Longest time that a shot is watched, in seconds. */
  longest: number
  howTo(plan: GamePlan): string[]
  /** Puts everything in its place at the start of a level: bodies, walls, shots, the first aim. */
  lay(world: AimWorld): void
  /** Where the next shot starts. */
  from(world: AimWorld): { x: number; y: number }
  /** The id of what flies next, where it is not always the same. */
  flies?(world: AimWorld): string
  /** Lets go. */
  fire(world: AimWorld, vx: number, vy: number): void
  /** What moves by itself, in every step. */
  live?(world: AimWorld): void
  /** What comes of the touches of this step. */
  watch?(world: AimWorld): void
  /** Nothing more will come of this shot, although something still moves. */
  isOver?(world: AimWorld): boolean
  /** What one aims at, or what flies, has another size from now on. */
  resize?(world: AimWorld): void
  /** Where somebody walks to and fro who guards what one aims at: `span` to either side, or up and down. */
  guarded?(world: AimWorld): { x: number; y: number; span: number; up?: true }
  /** Clears away after a shot. */
  rest?(world: AimWorld): void
  isDone?(world: AimWorld): boolean
  /** A rival shoots back: true when something is in the air again. */
  answer?(world: AimWorld): boolean
  lost(world: AimWorld): string
  won(world: AimWorld): string
  hud?(world: AimWorld): HudItem[]
  draw(world: AimWorld, painter: Painter): void
}

/** How far back one pulls for a shot of full power, in units of the stage. */
export const fullPull = 150
const leastPower = 0.08

export const playerOf = ({ plan }: World): CastMember => theOne(plan, 'player')
/** What flies: what the prompt says is thrown, or the player. */
export const shotCast = ({ plan }: World): CastMember =>
  castIn(plan, 'projectile')[0] ?? theOne(plan, 'player')

/** A number that the planner left in the plan's contents. */
export function contentOf({ content }: GamePlan, name: string): number | undefined {
  const value = content?.[name]
  return typeof value === 'number' ? value : undefined
}

export function shotGenre(form: ShotForm): Genre<AimWorld> {
  return {
    id: form.id,
    dimension: '2d',
    stage: form.stage,
    seen: form.seen,
    controls: ({ rules }) => [
      ...keysOf(form, 1),
      { input: 'pointer', says: pointing[form.points ?? 'pull'] },
      ...(rules.players === 2 ? keysOf(form, 2) : []),
    ],
    howTo: form.howTo,
    create: (plan, seed) => create(form, plan, seed),
    step: (world, input) => step(form, world, input),
    hud: (world) => [
      ...(world.plan.rules.gentle ? [] : [{ says: form.shotsAre, value: String(world.shots) }]),
      ...(form.hud?.(world) ?? []),
      ...(world.wind === 0
        ? []
        : [
            { says: 'Wind', value: `${world.wind < 0 ? '←' : '→'} ${Math.round(Math.abs(world.wind) / 10)}` },
          ]),
      ...(world.plan.rules.players === 2
        ? [
            { says: 'Turn', value: `Player ${world.turn}` },
            { says: 'Score', value: world.tally.join(' : ') },
          ]
        : []),
    ],
    draw(world, painter) {
      form.draw(world, painter)
      drawGuards(world, painter)
    },
  }
}

const pointing = { pull: 'Pull back and let go', where: 'Point and tap', when: 'Let go' }

function keysOf({ keys, points }: ShotForm, player: 1 | 2): Control[] {
  const go: Control = { input: 'a', says: 'Let go', player }
  if (points === 'when') return [go]
  const [turns, strengths]: Button[][] =
    keys === 'side'
      ? [
          ['up', 'down'],
          ['left', 'right'],
        ]
      : [
          ['left', 'right'],
          ['up', 'down'],
        ]
  return [
    ...(turns ?? []).map((input): Control => ({ input, says: 'Aim', player })),
    ...(points ? [] : (strengths ?? []).map((input): Control => ({ input, says: 'Strength', player }))),
    go,
  ]
}

function create(form: ShotForm, plan: GamePlan, seed: number): AimWorld {
  const gravity = contentOf(plan, 'gravity') ?? 1
  const { fall = 0, drag = 0, ...space } = form.space
  const world: AimWorld = {
    ...newWorld(plan, seed),
    ...newSpace({ ...space, fall: fall * gravity, drag: fall > 0 && gravity === 0 ? 0.5 : drag }),
    phase: 'aim',
    since: 0,
    angle: 0,
    power: 0.6,
    anchor: null,
    shots: 1,
    fired: 0,
    turn: 1,
    done: 0,
    goal: 1,
    tally: [0, 0],
    added: nothingAdded(),
    own: {},
  }
  lay(form, world)
  return world
}

function lay(form: ShotForm, world: AimWorld): void {
  world.bodies = []
  world.walls = []
  world.done = 0
  form.lay(world)
  layGuards(form, world)
  if (form.windy || world.plan.content?.wind) blow(form, world)
  toAim(world)
}

function toAim(world: AimWorld): void {
  world.phase = 'aim'
  world.since = 0
  world.anchor = null
}

function step(form: ShotForm, world: AimWorld, input: Input): void {
  world.since++
  form.live?.(world)
  moveGuards(form, world)
  if (aim(form, world, input)) {
    letGo(form, world)
    return
  }
  if (world.phase === 'aim') return
  comeApart(world)
  stepSpace(world)
  form.watch?.(world)
  const late = world.since > form.longest * rate
  const quiet = world.since > 20 && isQuiet(world)
  if (world.status === 'playing' && (late || quiet || form.isOver?.(world))) settle(form, world)
}

/** Turns and strengthens the next shot; true when it is let go. The next one may aim while the last shot still rolls. */
function aim(form: ShotForm, world: AimWorld, input: Input): boolean {
  const second = world.turn === 2
  const { x, y } = direction(second ? input.second : input.held)
  const [turned, stronger] = form.keys === 'side' ? [y, x] : [x, -y]
  if (turned !== 0 && form.points !== 'when') turnTo(form, world, world.angle + turned * 0.016)
  if (stronger !== 0 && !form.points)
    world.power = Math.max(leastPower, Math.min(1, world.power + stronger * 0.012))
  if (world.phase !== 'aim') return false
  if (second ? pressedSecond(world, input, 'a') : pressed(world, input, 'a')) return true
  return form.points ? point(form, world, input) : pullBack(form, world, input)
}

function turnTo({ angles }: ShotForm, world: AimWorld, angle: number): void {
  world.angle = angles ? Math.max(angles[0], Math.min(angles[1], angle)) : angle
}

function pullBack(form: ShotForm, world: AimWorld, { pointer }: Input): boolean {
  const { anchor } = world
  if (pointer?.down && !anchor) {
    world.anchor = { x: pointer.x, y: pointer.y }
    return false
  }
  if (!anchor) return false
  if (pointer?.down) {
    const shot = shotOfPull(anchor.x - pointer.x, anchor.y - pointer.y)
    // Whoever goes back to where the pull began has thought better of it.
    world.own.pulled = shot ? 1 : 0
    if (!shot) return false
    turnTo(form, world, shot.angle)
    world.power = shot.power
    return false
  }
  world.anchor = null
  const isPulled = world.own.pulled === 1
  world.own.pulled = 0
  return isPulled
}

function point(form: ShotForm, world: AimWorld, { pointer }: Input): boolean {
  if (!pointer) return false
  const { x, y } = form.from(world)
  if (form.points === 'where' && (pointer.x !== world.own.pointedX || pointer.y !== world.own.pointedY)) {
    world.own.pointedX = pointer.x
    world.own.pointedY = pointer.y
    turnTo(form, world, angleOf(pointer.y - y, pointer.x - x))
  }
  const wasDown = world.anchor !== null
  if (form.points === 'when') {
    world.anchor = pointer.down ? { x: pointer.x, y: pointer.y } : null
    return pointer.down && !wasDown
  }
  world.anchor = pointer.down ? { x: pointer.x, y: pointer.y } : null
  return wasDown && !pointer.down
}

/** The shot that a pull of this much is; none where it was hardly one. */
export function shotOfPull(x: number, y: number): { angle: number; power: number } | undefined {
  const power = Math.min(1, length(x, y) / fullPull)
  return power < leastPower ? undefined : { angle: angleOf(y, x), power }
}

export function letGo(form: ShotForm, world: AimWorld): void {
  world.phase = 'move'
  world.since = 0
  world.anchor = null
  if (!world.plan.rules.gentle) world.shots--
  world.fired++
  const speed = world.power * form.fastest
  const by = playerOf(world).id
  const to = form.flies?.(world) ?? shotCast(world).id
  const { x, y } = form.from(world)
  beforeShot(world)
  form.fire(world, cosine(world.angle) * speed, sine(world.angle) * speed)
  tell(world, 'shoot', { by, ...(to && to !== by && { to }), x, y })
}

/** A shot is over: the next one, the next level, or the end. */
function settle(form: ShotForm, world: AimWorld): void {
  form.rest?.(world)
  if (world.status !== 'playing') return
  afterShot(form, world)
  if (form.isDone?.(world) ?? world.done >= world.goal) cleared(form, world)
  else if (world.shots <= 0 && !world.plan.rules.gentle) failed(form, world)
  else if (form.answer?.(world)) world.since = 0
  else {
    nextTurn(form, world)
    toAim(world)
  }
}

function nextTurn({ points }: ShotForm, world: AimWorld): void {
  if (world.plan.rules.players !== 2) return
  world.turn = world.turn === 1 ? 2 : 1
  // Nobody takes over how strongly the other one shot.
  if (!points) world.power = 0.6
}

function cleared(form: ShotForm, world: AimWorld): void {
  const { rules } = world.plan
  if (world.level >= rules.levels && rules.scoreGoal === undefined) {
    win(world, form.won(world))
    return
  }
  if (world.level < rules.levels) {
    world.level++
    const { width, height } = form.stage
    tell(world, 'level', { x: width / 2, y: height / 2, value: world.level, words: `Level ${world.level}` })
  }
  nextTurn(form, world)
  lay(form, world)
}

function failed(form: ShotForm, world: AimWorld): void {
  if (world.lives <= 1) lose(world, form.lost(world))
  else loseLife(world, form.lost(world))
  if (world.status !== 'playing') return
  const { width, height } = form.stage
  tell(world, 'miss', { x: width / 2, y: height / 3, words: 'Once more!' })
  lay(form, world)
}

/** Something that counts was done to somebody. */
export function count(
  world: AimWorld,
  type: 'defeat' | 'collect' | 'deliver' | 'break' | 'cross',
  to: string,
  at: { x: number; y: number },
  points = 50,
): void {
  world.done++
  world.tally[world.turn - 1] = (world.tally[world.turn - 1] ?? 0) + 1
  tell(world, type, { by: playerOf(world).id, ...(to && { to }), x: at.x, y: at.y, words: `+${points}` })
  addScore(world, points)
}
