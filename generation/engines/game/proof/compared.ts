import { type Button, buttons, holding, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { rate, type World } from '@makebelieve/kit/game/world'
import { genreOf } from '../genres/index.ts'
import { gameToPlay } from './game-to-play.ts'

/**
 * Two versions of a game beside each other, by what bodies really do: a number in a plan may change nothing. Kinds of games without bodies
 * (boards, cards, words) have nothing to measure here.
 */
type Body = { id: number; cast: string; x: number; y: number; z?: number; size: number; role?: string }

/** So long one looks on, and so long each button is held, in steps. */
const watched = 12 * rate
const held = 1.5 * rate

/** How far those of a name go in a step while they move, in units of the stage. */
export function paceOf(plan: GamePlan, cast: string): number | undefined {
  const isPlayer = plan.cast.some(({ id, role }) => id === cast && role === 'player')
  const lookedOn = isPlayer ? runs(plan, cast) : steps(plan, lookingOn, cast)
  // Some only move when somebody plays: a ball has to be set off.
  const moved = [
    ...moving(lookedOn),
    ...(moving(lookedOn).length < 10 ? moving(steps(plan, playing, cast)) : []),
  ].sort((one, other) => one - other)
  if (moved.length < 10) return undefined
  // Whoever plays is as quick as they can be; of the others the usual one counts.
  return moved[Math.floor(moved.length * (isPlayer ? 0.9 : 0.5))]
}

/** How large those of a name are at most. */
export function sizeOf(plan: GamePlan, cast: string): number | undefined {
  let most: number | undefined
  for (const bodies of statesOf(plan, lookingOn))
    for (const body of bodies) if (body.cast === cast) most = Math.max(most ?? 0, body.size)
  return most
}

/** What somebody who only looks on is up against: how far all go in a second who are against them, and how long there is. */
export function pressureOf(plan: GamePlan): { ways: number; seconds: number | undefined } {
  const isFoe = (cast: string) =>
    plan.cast.some(({ id, role }) => id === cast && /^(?:enemy|hazard|boss|obstacle)$/.test(role))
  const ways = stepsOf(plan, lookingOn, isFoe)
  const sum = ways.flat().reduce((all, way) => all + way, 0)
  const { clock } = gameToPlay(genreOf(plan.genre).genre, plan).begin(plan.seed).world
  return {
    ways: ways.length === 0 ? 0 : (sum * rate) / ways.length,
    seconds: clock === null ? undefined : clock / rate,
  }
}

/** Whether two versions go the same way to the last digit, whoever plays: then nothing that is felt was changed. */
export const goesAsBefore = (plan: GamePlan, before: GamePlan): boolean =>
  [lookingOn, playing].every((hand) => endOf(plan, hand) === endOf(before, hand))

function endOf(plan: GamePlan, { play, long }: Hand): string {
  const match = gameToPlay(genreOf(plan.genre).genre, plan).begin(plan.seed)
  const player = play(plan)
  const memory: Memory = {}
  for (let step = 0; step < long && match.status === 'playing'; step++)
    match.step(player(match.world, memory))
  return JSON.stringify(match.world, (key, value) => (key === 'plan' ? undefined : value))
}

/** Who plays meanwhile, and for how long. */
type Hand = { play(plan: GamePlan): (world: World, memory: Memory) => Input; long: number }
const lookingOn: Hand = { play: () => () => idle, long: watched }
const playing: Hand = { play: ({ genre }) => genreOf(genre).bot.play, long: watched }
const pressing = (button: Button): Hand => ({ play: () => () => holding(button), long: held })

const moving = (ways: readonly number[]) => ways.filter((way) => way > 0.05)

function runs(plan: GamePlan, cast: string): number[] {
  const used = buttons.filter((button) =>
    gameToPlay(genreOf(plan.genre).genre, plan).controls.some(({ input }) => input === button),
  )
  return used.flatMap((button) => steps(plan, pressing(button), cast))
}

const steps = (plan: GamePlan, hand: Hand, cast: string): number[] =>
  stepsOf(plan, hand, (one) => one === cast).flat()

/** The ways of some bodies, step by step. Whoever was set elsewhere went no way. */
function stepsOf(plan: GamePlan, hand: Hand, isMeant: (cast: string) => boolean): number[][] {
  const ways: number[][] = []
  let before = new Map<number, Body>()
  for (const bodies of statesOf(plan, hand)) {
    const now = new Map(bodies.flatMap((body) => (isMeant(body.cast) ? [[body.id, { ...body }]] : [])))
    ways.push(
      [...now.values()].flatMap((body) => {
        const was = before.get(body.id)
        const way = was ? Math.hypot(body.x - was.x, body.y - was.y, (body.z ?? 0) - (was.z ?? 0)) : 0
        return was && way < body.size ? [way] : []
      }),
    )
    before = now
  }
  return ways
}

/** Nobody can lose meanwhile. */
function* statesOf(plan: GamePlan, { play, long }: Hand): Generator<Body[]> {
  const gentle = { ...plan, rules: { ...plan.rules, gentle: true } }
  const match = gameToPlay(genreOf(plan.genre).genre, gentle).begin(plan.seed)
  const player = play(gentle)
  const memory: Memory = {}
  for (let step = 0; step < long && match.status === 'playing'; step++) {
    match.step(player(match.world, memory))
    const { entities, bodies } = match.world as World & { entities?: Body[]; bodies?: Body[] }
    // Whoever has caught somebody is pushed about, and that is no way of theirs.
    if (match.events.some(({ type }) => type === 'hurt')) return
    // What somebody shoots may go by their name.
    yield (entities ?? bodies ?? []).filter(({ role }) => role !== 'shot' && role !== 'foe-shot')
  }
}
