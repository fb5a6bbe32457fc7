import { between, rate, tell } from '../game/world.ts'
import type { Kind, Phase } from './rulebook.ts'
import { stage } from './spaces/space.ts'
import { amountOf, bodiesOf, bookOf, countOf, type RulesWorld } from './world.ts'

/** Nights and days, waves and what lies between them: which stretch of the game it is, and when the next one begins. */
export function passPhase(world: RulesWorld): void {
  const { phases = [] } = bookOf(world)
  const [first] = phases
  if (!first) return
  const now = phaseNow(world)
  if (!now) begin(world, first)
  else {
    world.phase.since++
    const next = isOver(world, now) ? phases.find(({ id }) => id === now.next) : undefined
    if (next) begin(world, next)
  }
}

export function phaseNow(world: RulesWorld): Phase | undefined {
  return bookOf(world).phases?.find(({ id }) => id === world.phase.id)
}

function begin(world: RulesWorld, { id, says, numbered, uneven }: Phase): void {
  const { phase, camera } = world
  const round = (phase.rounds[id] ?? 0) + 1
  world.phase = { id, was: phase.id, since: 0, rounds: { ...phase.rounds, [id]: round }, came: {} }
  if (uneven) world.phase.stretched = between(world, 0.5, 1.6)
  const words = numbered ? `${says} ${round}` : says
  tell(world, 'wave', {
    x: camera.x + stage.width / 2,
    y: camera.y + stage.height / 3,
    value: round,
    words,
  })
}

function isOver(world: RulesWorld, { seconds, until }: Phase): boolean {
  const { since, stretched = 1 } = world.phase
  if (seconds !== undefined && since >= amountOf(world, seconds) * stretched * rate) return true
  return until !== undefined && world.phase.since > 1 && until.gone.every((ref) => isCleared(world, ref))
}

/** Nobody is left of a kind or a member, and nobody is still to come. */
function isCleared(world: RulesWorld, ref: string): boolean {
  if (bodiesOf(world, ref).length > 0) return false
  return bookOf(world).kinds.every(
    (kind) => (kind.id !== ref && kind.cast !== ref) || stillToCome(world, kind) === 0,
  )
}

/** How many of a kind this phase has still in store; where nobody said how many, one never knows. */
export function stillToCome(world: RulesWorld, { id, comes }: Kind): number {
  if (!comes || (comes.phase !== undefined && comes.phase !== world.phase.id)) return 0
  if (comes.inAll === undefined) return Number.POSITIVE_INFINITY
  return countOf(world, comes.inAll) + moreOf(world, comes) - (world.phase.came[id] ?? 0)
}

/** What every time adds to the first. */
export function moreOf(world: RulesWorld, { phase, more = 0 }: NonNullable<Kind['comes']>): number {
  return phase === undefined ? 0 : more * Math.max(0, (world.phase.rounds[phase] ?? 1) - 1)
}

/** How light it is where the phases say so: what was before fades away. */
export function lightOf(world: RulesWorld): number | undefined {
  const { phases = [] } = bookOf(world)
  const { id, was, since } = world.phase
  const [now, before] = [id, was].map((one) => phases.find((phase) => phase.id === one)?.light)
  if (now === undefined || phaseNow(world)?.sudden) return now
  return now + ((before ?? now) - now) * Math.max(0, 1 - since / dusk)
}

const dusk = 1.5 * rate
