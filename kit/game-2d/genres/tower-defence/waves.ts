import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { isLocked } from '../../lock.ts'
import { type DefenceWorld, wavesIn } from './world.ts'

/** Somebody who will come up the road, and the steps until the one after it. */
export type Coming = {
  cast: string
  boss: boolean
  health: number
  speed: number
  size: number
  reward: number
  gap: number
  /** It brings the key. */
  bearer?: boolean
}

/** How kinds differ beyond what the cast says: the first is plain, the second light and fast, the third heavy and slow. */
const temper = [
  { health: 1, speed: 1, gap: 1 },
  { health: 0.62, speed: 1.4, gap: 0.7 },
  { health: 2.1, speed: 0.72, gap: 1.5 },
  { health: 1.3, speed: 1.1, gap: 1 },
]

/** Where there is a clock, everything has to go faster to come to an end in time. */
export function tempoOf({ rules }: GamePlan): number {
  return Math.min(1, Math.max(0.3, ((rules.seconds ?? 999) - 6) / 100))
}

const temperOf = (which: number) => temper[which % temper.length] ?? { health: 1, speed: 1, gap: 1 }
const healthOf = ({ size }: CastMember, which: number) => temperOf(which).health * size ** 1.3
const speedOf = ({ speed }: CastMember, which: number) => temperOf(which).speed * speed ** 0.75

/** How hard one of a kind is to stop: what it can take, and how soon it is past. */
const weightOf = (member: CastMember, which: number) =>
  healthOf(member, which) * Math.max(0.85, speedOf(member, which)) ** 0.8

/** Who comes in a wave. All kinds come in turn; from wave to wave they are more, and stronger. */
export function waveOf(world: DefenceWorld, number: number): Coming[] {
  const { plan, field } = world
  const kinds = castIn(plan, 'enemy')
  // Few waves grow fast and many slowly, so that the last one is always the climax.
  const wave = (number - 1) * Math.min(1.6, Math.max(0.64, 6 / wavesIn(plan)))
  const tempo = tempoOf(plan)
  // Giants and runners differ from one another; all in all a wave is as hard as it should be.
  const fair = kinds.length / kinds.reduce((sum, member, which) => sum + weightOf(member, which), 0)
  // Power-ups help, so there has to be something to help against.
  const helped = plan.rules.powerUps.length > 0 ? 1.1 : 1
  const strength = fair * helped * dial(plan, 3.5, 5.6) * tempo ** 1.1 * (1 + wave * dial(plan, 0.42, 0.49))
  // However long the road is, the way takes about as long.
  const pace =
    (field.length / (21 * tempo)) * dial(plan, 0.86, 1.16) * (plan.rules.faster ? 1 + wave * 0.03 : 1)
  const count = Math.round(dial(plan, 5, 6.8) + wave * dial(plan, 1.2, 1.8))
  const coming: Coming[] = []
  for (let one = 0; one < count; one++) {
    // A kind of its own leads each wave; the others are mixed in, in small troops.
    const which = kinds.length < 2 ? 0 : (number - 1 + Math.floor(one / 3)) % kinds.length
    const member = kinds[which]
    if (member) coming.push(foeOf(member, which, strength, pace, wave))
  }
  for (const one of coming) one.gap = Math.max(8, Math.round(one.gap * tempo))
  const [boss] = castIn(plan, 'boss')
  const last = world.level === plan.rules.levels && isLast(world)
  if (boss && plan.rules.boss && last) {
    const tough = {
      ...foeOf(
        boss,
        0,
        strength * dial(plan, 5.5, 8.5) * (plan.rules.levels > 1 ? 0.7 : 1),
        pace * 0.72,
        wave,
      ),
      boss: true,
      size: 118,
      reward: 60,
    }
    coming.splice(Math.ceil(coming.length / 3), 0, tough)
  }
  return coming
}

function foeOf(member: CastMember, which: number, strength: number, pace: number, wave: number): Coming {
  const { health, gap } = temperOf(which)
  return {
    cast: member.id,
    boss: false,
    health: Math.max(1, strength * healthOf(member, which)),
    speed: pace * speedOf(member, which),
    size: Math.min(88, 62 * member.size * (health > 2 ? 1.15 : 1)),
    reward: Math.round(7 * health ** 0.5 + wave * 0.4),
    gap: Math.round(0.85 * rate * gap),
  }
}

/** The last wave of a level; where waves never end, every one after it, too. */
const isLast = ({ wave, waves, endless }: DefenceWorld) => (endless ? wave >= waves : wave === waves)

/** All waves of this level are through, and nothing is left to do. */
export const isOver = (world: DefenceWorld) => isQuiet(world) && !isLocked(world.lock)

/** All waves of this level are through, and nobody is left on the road. */
export function isQuiet(world: DefenceWorld): boolean {
  const { wave, waves, endless, coming, entities, waveIn } = world
  return !endless && wave >= waves && coming.length === 0 && entities.length === 0 && waveIn === 0
}
