import { type CastMember, castIn, dial } from '../../plan.ts'
import { rate } from '../../world.ts'
import type { DefenceWorld } from './rules.ts'

/** Somebody who will come up the road, and the steps until the one after it. */
export type Coming = {
  cast: string
  boss: boolean
  health: number
  speed: number
  size: number
  reward: number
  gap: number
}

/** How kinds differ beyond what the cast says: the first is plain, the second light and fast, the third heavy and slow. */
const temper = [
  { health: 1, speed: 1, gap: 1 },
  { health: 0.62, speed: 1.4, gap: 0.7 },
  { health: 2.1, speed: 0.72, gap: 1.5 },
  { health: 1.3, speed: 1.1, gap: 1 },
]

/** Who comes in a wave. All kinds come in turn; from wave to wave they are more, and stronger. */
export function waveOf(world: DefenceWorld, number: number): Coming[] {
  const { plan, field } = world
  const kinds = castIn(plan, 'enemy')
  const wave = number - 1
  const strength = dial(plan, 3, 5.6) * (1 + wave * dial(plan, 0.34, 0.5))
  // However long the road is, the way takes about as long.
  const pace = (field.length / 21) * dial(plan, 0.86, 1.16) * (plan.rules.faster ? 1 + wave * 0.05 : 1)
  const count = Math.round(dial(plan, 5, 7) + wave * dial(plan, 1.1, 1.8))
  const coming: Coming[] = []
  for (let one = 0; one < count; one++) {
    // A kind of its own leads each wave; the others are mixed in, in small troops.
    const which = kinds.length < 2 ? 0 : (wave + Math.floor(one / 3)) % kinds.length
    const member = kinds[which]
    if (member) coming.push(foeOf(member, which, strength, pace, wave))
  }
  const [boss] = castIn(plan, 'boss')
  const last = world.level === plan.rules.levels && world.wave >= world.waves
  if (boss && plan.rules.boss && last) {
    const tough = { ...foeOf(boss, 0, strength * dial(plan, 6, 9), pace * 0.55, wave), boss: true, size: 118, reward: 60 }
    coming.splice(Math.ceil(coming.length / 2), 0, tough)
  }
  return coming
}

function foeOf(member: CastMember, which: number, strength: number, pace: number, wave: number): Coming {
  const { health, speed, gap } = temper[which % temper.length] ?? { health: 1, speed: 1, gap: 1 }
  return {
    cast: member.id,
    boss: false,
    health: Math.max(1, strength * health * member.size ** 1.5),
    speed: pace * speed * member.speed,
    size: Math.min(84, 56 * member.size * (health > 2 ? 1.15 : 1)),
    reward: Math.round(7 * health ** 0.5 + wave * 0.4),
    gap: Math.round(0.85 * rate * gap),
  }
}

/** All waves of this level are through, and nobody is left on the road. */
export function isOver(world: DefenceWorld): boolean {
  const { wave, waves, endless, coming, entities, waveIn } = world
  return !endless && wave >= waves && coming.length === 0 && entities.length === 0 && waveIn === 0
}
