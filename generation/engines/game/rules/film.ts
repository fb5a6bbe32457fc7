import { holds, type Input } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import { rate } from '@makebelieve/kit/game/world'
import { lightOf } from '@makebelieve/kit/rules/phases'
import { isTaken } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { type Body, bookOf, isInSight, type RulesWorld } from '@makebelieve/kit/rules/world'
import type { GameToPlay } from '../proof/game-to-play.ts'

/** A game that was played, or one level of it, as its states from moment to moment. It knows who looks like what, and nothing of rules. */
export type Film = { frames: Frame[]; status: RulesWorld['status'] }

export type Frame = {
  tick: number
  /** As far as others took them: what the ground took is nobody's doing. */
  lives: number
  score: number
  /** With every button that was down since the frame before. */
  input: Input
  /** A button, or the pointer, was down at some time since the frame before. */
  pressed: boolean
  /** How far a space that scrolls by itself has come. */
  gone: number
  /** How light it is, from 0 to 1. */
  light: number
  wind: { x: number; y: number }
  bodies: Map<number, Seen>
}

/** Somebody in a frame. `cast` is the noun of the sentence; `state` only tells one state of it from another. */
export type Seen = {
  id: number
  cast: string
  state: string
  x: number
  y: number
  vx: number
  vy: number
  size: number
  facing: number
  angle: number
  still: boolean
  carrier: number
  tied: number
  /** Whether the player can see it from where it is. */
  inSight: boolean
  meters: number[]
}

/** Steps between two frames. */
export const stride = 4
export const perSecond = rate / stride

/** One film for each level: where a new one begins, everybody is somewhere else. */
export function filmsOf(game: GameToPlay<RulesWorld>, replay: Replay): Film[] {
  const match = game.begin(replay.seed)
  const inputs = inputsOf(replay)
  const steps = replay.inputs.reduce((sum, [count]) => sum + count, 0)
  const films: Film[] = []
  let frames: Frame[] = [frameOf(match.world, { held: 0, second: 0 }, false)]
  const acts = (['a', 'b'] as const).filter((button) => isTaken(bookOf(match.world), button))
  let pressed = false
  let held = 0
  for (let step = 1; step <= steps && match.status === 'playing'; step++) {
    const input = inputs.next().value
    const { level } = match.world
    match.step(input)
    if (match.world.level !== level) {
      films.push({ frames, status: 'won' })
      frames = []
    }
    // A button that no rule wants only moves.
    pressed ||= acts.some((button) => holds(input.held, button)) || input.pointer?.down === true
    held |= input.held
    if (step % stride !== 0) continue
    frames.push(frameOf(match.world, { ...input, held }, pressed))
    pressed = false
    held = 0
  }
  const { status } = match
  match.leave()
  return [...films, { frames, status }]
}

function frameOf(world: RulesWorld, input: Input, pressed: boolean): Frame {
  const { tick, lives, toll, score, gone, wind, entities } = world
  const way = spaces[bookOf(world).space.id].slides === 'left' ? gone : 0
  const bodies = new Map(
    entities.map((body) => [
      body.id,
      seenOf(body, way, isInSight(world, body) && (way === 0 || body.x > -10)),
    ]),
  )
  return { tick, lives: lives + toll, score, input, pressed, gone, light: lightOf(world) ?? 1, wind, bodies }
}

/** Where it is on the way, where one runs along one by itself. */
function seenOf(body: Body, way: number, inSight: boolean): Seen {
  const { id, cast, kind, x, y, vx, vy, size, facing, angle, still, carrier, tied, meters } = body
  return {
    id,
    cast,
    state: kind,
    x: x + way,
    y,
    vx,
    vy,
    size,
    facing,
    angle,
    still: still > 0,
    carrier,
    tied,
    inSight,
    meters: Object.values(meters),
  }
}
