import { type Button, holds, type Input } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import { rate } from '@makebelieve/kit/game/world'
import { clocksOf } from '@makebelieve/kit/rules/clocks'
import { gaugesOf } from '@makebelieve/kit/rules/gauges'
import { lostOf } from '@makebelieve/kit/rules/hands'
import { lightOf } from '@makebelieve/kit/rules/phases'
import { roomOf } from '@makebelieve/kit/rules/room'
import { isTaken } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { type Body, beamOf, bookOf, isInSight, kindOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import type { GameToPlay, Match } from '../proof/game-to-play.ts'

/** A game that was played, or one level of it, as its states from moment to moment. It knows who looks like what, and nothing of rules. */
export type Film = {
  frames: Frame[]
  status: RulesWorld['status']
  /** The step with which it was over, where no frame shows it. */
  last?: Frame
}

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
  /** How many of what one has to spend there are left, by its noun. */
  stock: ReadonlyMap<string, number>
  /** How full each bar at the top is, from 0 to 1, by its name. */
  gauges: ReadonlyMap<string, number>
  /** How much of what one can have with one is taken, as it stands at the top. */
  load?: { taken: number; most: number }
  /** What the screen said since the frame before. */
  said: readonly string[]
  /** What is solid there. */
  blocks: RulesWorld['blocks']
  /** Seconds until what is counted down to, where something is. */
  left?: number
  bodies: Map<number, Seen>
  /** The same by their nouns: whoever measures asks for those of one noun, over and over. */
  casts: Map<string, Seen[]>
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
  /** How many times as fast as usual it goes. */
  haste: number
  /** Left is right for it; and which direction does not answer. */
  dizzy: boolean
  lost: Button | undefined
  carrier: number
  tied: number
  /** Whether the player can see it from where it is. */
  inSight: boolean
  /** The noun whose picture it wears, where that is not its own. */
  guise: string | undefined
  meters: number[]
  /** Where its light points, how much to both sides, and how far. */
  beam?: { angle: number; half: number; within: number }
}

/** Steps between two frames. */
export const stride = 4
export const perSecond = rate / stride

/** The films of a game that is played once more from its replay. */
export function filmsOf(game: GameToPlay<RulesWorld>, replay: Replay): Film[] {
  const films: Film[] = []
  const match = filmed(game, films).begin(replay.seed)
  const inputs = inputsOf(replay)
  const steps = replay.inputs.reduce((sum, [count]) => sum + count, 0)
  for (let step = 1; step <= steps && match.status === 'playing'; step++) match.step(inputs.next().value)
  match.leave()
  return films
}

/** The same game, filmed while it is played: each match adds to `films`, one for each level, once it is left. */
export function filmed(game: GameToPlay<RulesWorld>, films: Film[]): GameToPlay<RulesWorld> {
  return {
    ...game,
    begin(seed) {
      const match = game.begin(seed)
      const camera = new Camera(match.world)
      return {
        ...match,
        get world() {
          return match.world
        },
        get status() {
          return match.status
        },
        get because() {
          return match.because
        },
        get events() {
          return match.events
        },
        step(input) {
          match.step(input)
          camera.see(match, input)
        },
        leave() {
          films.push(...camera.taken(match.world, match.status))
          match.leave()
        },
      }
    },
  }
}

class Camera {
  private readonly films: Film[] = []
  private frames: Frame[]
  private readonly acts: ('a' | 'b')[]
  private level: number
  private steps = 0
  private pressed = false
  private held = 0
  private input: Input = { held: 0, second: 0 }
  private said: string[] = []

  constructor(world: RulesWorld) {
    this.frames = [frameOf(world, { held: 0, second: 0 }, { pressed: false, said: [] })]
    this.acts = (['a', 'b'] as const).filter((button) => isTaken(bookOf(world), button))
    this.level = world.level
  }

  see({ world, events }: Pick<Match<RulesWorld>, 'world' | 'events'>, input: Input): void {
    // Where a new level begins, everybody is somewhere else.
    if (world.level !== this.level) {
      this.films.push({ frames: this.frames, status: 'won' })
      this.frames = []
      this.level = world.level
    }
    // A button that no rule wants only moves.
    this.pressed ||= this.acts.some((button) => holds(input.held, button)) || input.pointer?.down === true
    this.held |= input.held
    this.input = input
    this.said.push(...events.flatMap(({ words }) => words ?? []))
    if (++this.steps % stride !== 0) return
    this.frames.push(this.frame(world))
  }

  private frame(world: RulesWorld): Frame {
    const { held, pressed, said, input } = this
    Object.assign(this, { held: 0, pressed: false, said: [] })
    return frameOf(world, { ...input, held }, { pressed, said })
  }

  taken(world: RulesWorld, status: RulesWorld['status']): Film[] {
    const isCut = status !== 'playing' && this.steps % stride !== 0
    return [...this.films, { frames: this.frames, status, ...(isCut && { last: this.frame(world) }) }]
  }
}

function frameOf(world: RulesWorld, input: Input, { pressed, said }: Pick<Frame, 'pressed' | 'said'>): Frame {
  const { tick, lives, toll, score, gone, wind, entities, blocks } = world
  const book = bookOf(world)
  const { slides } = spaces[book.space.id]
  const way = slides === 'left' ? gone : 0
  // What one has gone past is seen no more, even if it is there for some steps yet.
  const isPassed = ({ x, y }: Body) => (slides === 'left' && x <= -10) || (slides === 'up' && y <= -10)
  const bodies = new Map<number, Seen>()
  const casts = new Map<string, Seen[]>()
  for (const body of entities) {
    const seen = seenOf(body, way, isInSight(world, body) && !isPassed(body))
    seen.guise = kindOf(book, body.kind).guise
    const light = beamOf(world, body)
    if (light?.beam) seen.beam = { ...light.beam, within: light.within }
    bodies.set(seen.id, seen)
    const same = casts.get(seen.cast)
    if (same) same.push(seen)
    else casts.set(seen.cast, [seen])
  }
  const light = lightOf(world) ?? 1
  const load = roomOf(world)
  const clocks = clocksOf(world).map(({ left }) => left)
  return {
    tick,
    lives: lives + toll,
    score,
    input,
    pressed,
    gone,
    light,
    wind,
    blocks,
    stock: new Map((bookOf(world).stocks ?? []).map(({ cast, tally }) => [cast, world.tallies[tally] ?? 0])),
    gauges: new Map(gaugesOf(world).map(({ name, part }) => [name, part])),
    said,
    ...(load && { load: { taken: load.taken, most: load.most } }),
    ...(clocks.length > 0 && { left: Math.min(...clocks) }),
    bodies,
    casts,
  }
}

/** Where it is on the way, where one runs along one by itself. */
function seenOf(body: Body, way: number, inSight: boolean): Seen {
  const { id, cast, kind, x, y, vx, vy, size, facing, angle, still, haste, dizzy, carrier, tied, meters } =
    body
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
    haste,
    dizzy: dizzy > 0,
    lost: lostOf(body),
    carrier,
    tied,
    inSight,
    guise: undefined,
    meters: Object.values(meters),
  }
}
