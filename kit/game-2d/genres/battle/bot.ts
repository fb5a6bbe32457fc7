import { bitOf, type Input, idle } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { secondTo } from '../../table/cursor-bot.ts'
import { abilitiesIn } from './abilities.ts'
import { canUse, type Foe, foeActs, friendActs, type Hero, heroActs } from './fight.ts'
import { isBehindDoor } from './gate.ts'
import { genre } from './index.ts'
import { lineupOf } from './lineup.ts'
import { heroOf, standing, targetOf } from './party.ts'
import type { Reward } from './rewards.ts'
import { type BattleWorld, friendsOf } from './world.ts'

const thinks = 26
const deep = 3
/** Steps at the start of a game of two in which nothing is done yet. */
const looksOn = 96

/** Looks three turns ahead over all its own moves, with what the foe shows, and guesses plain blows beyond that. */
export const bot: Bot<BattleWorld> = {
  play: (world, memory) => act(world, memory, 1),
  progress({ number, foe, plan }) {
    return (number + 1 - foe.health / foe.most) / lineupOf(plan).length
  },
  lose: (world, memory) => act(world, memory, -1),
}

function act(world: BattleWorld, memory: Memory, sign: 1 | -1): Input {
  const { phase } = world
  const joining = joins(world)
  if (joining) return joining
  if (phase !== 'choose' && phase !== 'reward') {
    memory.since = undefined
    return idle
  }
  memory.since ??= world.tick
  if (world.tick - Number(memory.since) < thinks) return idle
  if (world.plan.rules.players === 2 && world.tick <= looksOn) return idle
  memory.since = undefined
  if (phase === 'reward') return { ...idle, pick: `reward-${bestReward(world)}` }
  const { turn } = world
  if (world.bonus.lying && turn === 1 && sign === 1) return { ...idle, pick: 'power' }
  const [pick = 'attack'] = best(world, heroOf(world, turn), world.foe, deep, sign)
  if (turn === 1) return { ...idle, pick }
  // The cursor needs more than one press to get there.
  memory.since = world.tick - thinks
  return { ...idle, second: secondTo(genre, world, pick) }
}

/** Where two play, the second one joins once it has seen what this is about. */
function joins({ plan, cursor, phase, tick }: BattleWorld): Input | undefined {
  return plan.rules.players === 2 && !cursor && phase === 'choose' && tick > looksOn
    ? { ...idle, second: bitOf('right') }
    : undefined
}

function best(
  world: BattleWorld,
  hero: Hero,
  foe: Foe,
  depth: number,
  sign: 1 | -1,
): [pick: string | undefined, worth: number] {
  let found: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const ability of abilitiesIn(world.plan)) {
    if (!canUse(hero, ability)) continue
    const [me, other] = [copyHero(hero), { ...foe, queue: [...foe.queue] }]
    heroActs(me, other, ability)
    friendsOf(world).forEach((_, index) => {
      if (other.health > 0) friendActs(me, other, index)
    })
    const apart = standing(world).length > 1
    // The other one is taken to hit as well, and to be hit in turn.
    if (apart) other.health = Math.max(0, other.health - me.strength)
    const mine = !apart || (other.turns - world.foe.turns + Number(targetOf(world) !== world.turn)) % 2 === 0
    if (other.health > 0) foeActs(mine ? me : copyHero(me), other)
    me.blocking = false
    const over = other.health <= 0 || me.health <= 0
    const worth =
      over || depth <= 1 ? judge(me, other, depth) * sign : best(world, me, other, depth - 1, sign)[1]
    if (worth > most) {
      most = worth
      found = ability.id
    }
  }
  return [found, most === Number.NEGATIVE_INFINITY ? 0 : most]
}

function copyHero(hero: Hero): Hero {
  return { ...hero, rest: { ...hero.rest }, uses: { ...hero.uses } }
}

/** Own health counts for more the less there is of it; heals and charge are kept for when they are needed. */
function judge(hero: Hero, foe: Foe, depth: number): number {
  const own = hero.health <= 0 ? -200 : 60 * Math.sqrt(hero.health / hero.most)
  const its = foe.health <= 0 ? 40 + depth * 4 : -foe.health
  const heals = Object.values(hero.uses).reduce((sum, uses) => sum + uses, 0)
  return own + its + heals * 9 + hero.charge * 3 + (hero.boosted ? 5 : 0) - hero.weak * 2 + foe.burning * 2
}

const liked: Reward['kind'][] = ['might', 'vigour', 'armour', 'remedy', 'rest', 'thorns', 'focus']

/** What the prompt named first, a rest when it is needed, strength otherwise. */
function bestReward(world: BattleWorld): number {
  const { rewards, hero, taken } = world
  const worth = ({ kind, cast }: Reward) =>
    (kind === 'key' && isBehindDoor(world) ? 99 : 0) +
    (cast && !taken.includes(cast) ? 20 : 0) +
    (kind === 'rest' && hero.health < hero.most * 0.45 ? 10 : 0) -
    liked.indexOf(kind)
  return rewards.reduce((top, one, at) => (worth(one) > worth(rewards[top] ?? one) ? at : top), 0)
}
