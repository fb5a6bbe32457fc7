import { seededRandom } from '../../../core/random.ts'
import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { remember } from '../../space.ts'
import { aimOf, type FoeKind } from './world.ts'

/** Who comes: the id of a cast member, or the key of a shape. */
export type Comer = { cast: string; kind: FoeKind }

const shooting =
  /robot|soldier|archer|alien|turret|drone|bandit|pirate|cowboy|witch|wizard|mage|spitt|cannon|tank|sniper|gunner|ufo|martian|cultist|snowman/i
const charging = /\bbull\b|boar|rhino|ram\b|goat|wolf|dog|hound|shark|car\b|truck|knight|minotaur/i
const heavy =
  /giant|ogre|troll|golem|bear\b|elephant|hippo|gorilla|brute|tank|mech|yeti|mammoth|dinosaur|rex\b/i

/** How somebody fights by nature. */
export function natureOf(plan: GamePlan, { id, name, motion, size }: CastMember): FoeKind {
  if (plan.interactions.some(({ by, does }) => by === id && does === 'shoot')) return 'spitter'
  if (/flies|floats/.test(motion)) return 'flyer'
  if (heavy.test(name) || size > 1.35) return 'brute'
  if (shooting.test(name)) return 'spitter'
  return charging.test(name) ? 'charger' : 'chaser'
}

/** What else the same foe comes as, so that waves of one kind are no waves of one idea. */
const variants: Partial<Record<FoeKind, FoeKind[]>> = {
  chaser: ['runner', 'spitter', 'brute', 'charger'],
  charger: ['chaser', 'runner', 'brute'],
  spitter: ['chaser', 'brute', 'runner'],
  flyer: ['flyer', 'flyer', 'spitter'],
  brute: ['chaser', 'charger', 'runner'],
}

export const waveCount = (plan: GamePlan): number => {
  const { waves, levels, goalCount } = plan.rules
  if (waves !== undefined) return Math.max(waves, levels)
  if (aimOf(plan) === 'defeats' && goalCount !== undefined)
    return Math.max(levels, Math.min(5, Math.ceil(goalCount / 6)))
  return levels > 1 ? levels * 2 : 4
}

export const wavesInLevel = (plan: GamePlan): number => Math.ceil(waveCount(plan) / plan.rules.levels)

/** Everybody who comes, wave by wave. Known from the plan alone, so that a number of foes is kept to. */
const rosterOf = remember((plan): Comer[][] => {
  const random = seededRandom(plan.seed ^ 0x5407)
  const members = castIn(plan, 'enemy')
  const waves = waveCount(plan)
  const counted = members.filter(({ count }) => count !== undefined)
  const free = members.filter(({ count }) => count === undefined)
  const { goalCount } = plan.rules
  const total =
    aimOf(plan) === 'defeats' && goalCount !== undefined
      ? goalCount
      : Math.round(waves * Math.max(3, Math.min(dial(plan, 5.6, 13.5), 52 / waves)))
  const list: Comer[][] = Array.from({ length: waves }, () => [])
  counted.forEach((member, number) => {
    // A few come all together, so that they can be counted.
    const together = (member.count ?? 0) <= 8
    for (let i = 0; i < (member.count ?? 0); i++)
      list[((together ? waves - 1 : i) + number) % waves]?.push({
        cast: member.id,
        kind: natureOf(plan, member),
      })
  })
  const already = list.reduce((sum, wave) => sum + wave.length, 0)
  const fillers = free.length > 0 ? free : already >= waves ? [] : members
  for (let i = 0, left = total - already; left > 0 && (fillers.length > 0 || members.length === 0); i++) {
    // Later waves are larger.
    const wave = Math.min(waves - 1, Math.floor(Math.sqrt(random.next()) * waves))
    const into = i < waves ? i : wave
    list[into]?.push(comerIn(plan, fillers, into, i, random.next()))
    left--
  }
  const first = new Set(counted.map(({ id }) => id))
  const order = (one: Comer) => (first.has(one.cast) ? -1 : strength(one))
  return list.map((wave) => wave.sort((one, other) => order(one) - order(other)))
})

const strength = ({ kind }: Comer) =>
  kind === 'brute' ? 2 : kind === 'spitter' || kind === 'charger' ? 1 : 0

function comerIn(
  plan: GamePlan,
  members: readonly CastMember[],
  wave: number,
  number: number,
  luck: number,
): Comer {
  // The first wave introduces the first kind; each wave brings one more.
  const known = members.slice(0, Math.max(1, Math.min(members.length, 1 + wave)))
  const member = known[number % Math.max(1, known.length)]
  if (!member) return { cast: 'target', kind: 'target' }
  const nature = natureOf(plan, member)
  const others = variants[nature] ?? []
  const varied = luck < dial(plan, 0.24, 0.75) * Math.min(1, wave / 2) * (members.length > 2 ? 0.5 : 1)
  const kind = varied
    ? (others[Math.floor((luck * 97) % Math.min(others.length, 1 + wave))] ?? nature)
    : nature
  return { cast: member.id, kind }
}

/** Waves that go on without end are like the last ones, over and over. */
export function comersOf(plan: GamePlan, wave: number): readonly Comer[] {
  const roster = rosterOf(plan)
  const at =
    wave - 1 < roster.length ? wave - 1 : roster.length - 1 - ((wave - 1) % Math.min(2, roster.length))
  return roster[at] ?? []
}
