import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { pickOne, shuffle, type World } from '../../../game/world.ts'
import { newLock } from '../../lock.ts'
import { abilitiesIn, capital, natures } from './abilities.ts'
import { type Foe, type Hero, phrases, type Style } from './fight.ts'

const heroHealth = 60
const heroStrength = 10
const usualFoes = 3
/** More would be a war. */
const mostFoes = 12

/** Who comes in which order. The boss comes last. */
export function lineupOf(plan: GamePlan): CastMember[] {
  const { rules, content } = plan
  const [boss] = castIn(plan, 'boss')
  const kinds = castIn(plan, 'enemy')
  const crowd = kinds.flatMap((member) =>
    Array.from({ length: Math.min(5, member.count ?? 1) }, () => member),
  )
  const wanted = rules.waves ?? (rules.levels > 1 ? rules.levels : rules.goalCount)
  const alone = crowd.length + (boss ? 1 : 0) <= 1
  // One foe is a duel to the end, unless the prompt spoke of many.
  const usual =
    alone && !content?.many ? 1 : Math.max(crowd.length + (boss ? 1 : 0), kinds.length > 0 ? usualFoes : 1)
  const count = Math.min(mostFoes, Math.max(wanted ?? usual, kinds.length + (boss ? 1 : 0), 1))
  const before = boss ? count - 1 : count
  const first: CastMember[] = []
  for (let at = 0; first.length < before; at++) {
    const next = crowd[at] ?? kinds[at % Math.max(1, kinds.length)] ?? boss
    if (next) first.push(next)
    else break
  }
  const all = boss ? [...first, boss] : first
  return all.length > 0 ? all : [theOne(plan, 'player')]
}

export function newHero(plan: GamePlan): Hero {
  const uses: Record<string, number> = {}
  for (const { id, kind } of abilitiesIn(plan)) {
    const { uses: often } = natures[kind]
    if (often !== undefined) uses[id] = often
  }
  return {
    health: heroHealth,
    most: heroHealth,
    strength: heroStrength,
    armour: 0,
    thorns: 0,
    blocking: false,
    boosted: false,
    weak: 0,
    charge: 0,
    rest: {},
    uses,
  }
}

/** Who comes again comes stronger, and is called so. */
const again = ['', 'tough ', 'grim ', 'mighty ', 'ancient ']

export function newFoe(world: World, number: number): Foe {
  const { plan } = world
  const lineup = lineupOf(plan)
  const member = lineup[number] ?? theOne(plan, 'player')
  const last = number === lineup.length - 1
  const bossless = castIn(plan, 'boss').length === 0
  const master = member.role === 'boss' || (last && (lineup.length === 1 || (plan.rules.boss && bossless)))
  const weight = (at: number) => (1 + 0.3 * at) * (lineup[at]?.role === 'boss' ? 1.4 : 1)
  const all = lineup.reduce((sum, _, at) => sum + weight(at), 0)
  // However many there are, all of them together last about as long; but every gift makes the hero stronger.
  const lasting = Math.max(0.7 + 0.3 * Math.sqrt(lineup.length / usualFoes), 0.5 + lineup.length / 6)
  const pair = plan.rules.players === 2
  // The key costs a gift; power-ups make up for more than that.
  const spared = (newLock(plan) ? 0.92 : 1) * (plan.rules.powerUps.length > 0 ? 1.06 : 1)
  const friends = Math.max(0, castIn(plan, 'friend').length - Number(pair))
  const hurry = plan.rules.seconds ? Math.min(1, plan.rules.seconds / 100) : 1
  const total = dial(plan, 210, 280) * lasting * (1 + friends * 0.22) * hurry * (pair ? 1.8 : 1) * spared
  const health = Math.round((total * weight(number)) / all)
  const met = lineup.slice(0, number).filter((other) => other.id === member.id).length
  const alone = lineup.length === 1
  // Gifts, friends and further lives make the hero stronger; a short clock makes the foes weaker.
  const help =
    (1 + 0.08 * friends) *
    (1 + 0.2 * (Math.min(5, plan.rules.lives) - 1)) *
    hurry ** -0.6 *
    (pair ? 1.75 : 1) *
    spared
  const strength = dial(plan, 5.2, 12) * (1 + 0.17 * number) * help * (alone ? 1.2 : master ? 1.08 : 1)
  const style = master ? 'master' : styleOf(member, number)
  return {
    cast: member.id,
    title: capital(`${again[Math.min(met, again.length - 1)] ?? ''}${member.name}`),
    health,
    most: health,
    strength,
    style,
    queue:
      number === 0
        ? ['strike', ...(pickOne(world, phrases[style]) ?? [])]
        : [...pickOne(world, phrases[style])],
    stunned: 0,
    burning: 0,
    turns: 0,
    phase: 1,
    phases:
      lineup.length === 1
        ? Math.max(3, plan.rules.boss ? plan.rules.bossPhases : 3)
        : master
          ? plan.rules.bossPhases
          : 1,
    hasty: plan.rules.faster,
  }
}

/** How somebody fights is seen in how it moves. */
function styleOf({ motion, size, speed }: CastMember, number: number): Style {
  if (speed > 1.15 || motion === 'flies' || motion === 'hops') return 'quick'
  if (size > 1.15 || speed < 0.85) return 'brute'
  if (motion === 'still' || motion === 'rolls' || motion === 'crawls') return 'guardian'
  return (['brute', 'trickster', 'quick', 'guardian'] as const)[number % 4] ?? 'brute'
}

/** Thinks of something to do when it has done what it had in mind. */
export function refill(world: World, foe: Foe): void {
  if (foe.queue.length > 0) return
  foe.queue = [...(shuffle(world, phrases[foe.style])[0] ?? ['strike'])]
}
