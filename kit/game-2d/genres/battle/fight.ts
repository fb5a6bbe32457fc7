import { type Ability, fullCharge, natures } from './abilities.ts'

/**
 * The arithmetic of a battle, without chance and without a stage: the rules and the bot's look ahead use the same.
 */
export type Hero = {
  health: number
  most: number
  strength: number
  /** Taken off every blow. */
  armour: number
  /** What blocking gives back. */
  thorns: number
  blocking: boolean
  boosted: boolean
  /** Turns for which blows are weak. */
  weak: number
  charge: number
  /** Turns until an ability can be used again, and how often it still can, by its id. */
  rest: Record<string, number>
  uses: Record<string, number>
}

export const moves = ['strike', 'flurry', 'smash', 'charge', 'guard', 'mend', 'curse'] as const
export type Move = (typeof moves)[number]

export type Foe = {
  cast: string
  title: string
  health: number
  most: number
  strength: number
  style: Style
  /** What it is going to do; the first of them is seen. */
  queue: Move[]
  stunned: number
  burning: number
  turns: number
  phase: number
  phases: number
  /** Whether it grows angrier faster than usual. */
  hasty: boolean
}

export type Style = 'brute' | 'quick' | 'guardian' | 'trickster' | 'master'

/** What each kind of foe does, in phrases: whoever gathers strength smashes next. */
export const phrases: Record<Style, Move[][]> = {
  brute: [['charge', 'smash'], ['strike'], ['charge', 'smash'], ['strike', 'strike']],
  quick: [['flurry'], ['strike', 'flurry'], ['flurry', 'curse']],
  guardian: [
    ['guard', 'strike'],
    ['strike', 'guard', 'smash'],
    ['mend', 'strike'],
  ],
  trickster: [
    ['curse', 'flurry'],
    ['strike', 'mend'],
    ['charge', 'smash'],
  ],
  master: [
    ['charge', 'smash'],
    ['flurry', 'strike'],
    ['guard', 'charge', 'smash'],
    ['curse', 'flurry'],
    ['mend', 'strike'],
  ],
}

const burnTurns = 3
const guarded = 0.35
const weakened = 0.6
const blocked = 0.2

export function canUse(hero: Hero, { id, kind }: Ability): boolean {
  if (kind === 'special' && hero.charge < fullCharge) return false
  return (hero.rest[id] ?? 0) === 0 && (hero.uses[id] ?? 1) > 0
}

/** What a blow of this ability would take now. */
export function damageOf(hero: Hero, foe: Foe, { kind }: Ability): number {
  const { damage } = natures[kind]
  if (damage === 0) return 0
  const strength = hero.strength * (hero.boosted ? 1.8 : 1) * (hero.weak > 0 ? weakened : 1)
  const shield = isGuarding(foe) && kind !== 'special' ? guarded : 1
  return Math.max(1, Math.round(strength * damage * shield))
}

export function healingOf({ most }: Hero): number {
  return Math.round(most * 0.4)
}

export const isGuarding = ({ queue, stunned }: Foe) => queue[0] === 'guard' && stunned === 0

export type HeroDeed = { damage: number; healed: number; stunned: boolean; burning: boolean }

export function heroActs(hero: Hero, foe: Foe, ability: Ability): HeroDeed {
  const { id, kind } = ability
  const { rest, charges } = natures[kind]
  const damage = Math.min(foe.health, damageOf(hero, foe, ability))
  foe.health -= damage
  for (const other in hero.rest) hero.rest[other] = Math.max(0, (hero.rest[other] ?? 0) - 1)
  if (rest > 0) hero.rest[id] = rest
  if (id in hero.uses) hero.uses[id] = (hero.uses[id] ?? 0) - 1
  if (damage > 0) hero.boosted = false
  hero.charge = kind === 'special' ? 0 : Math.min(fullCharge, hero.charge + charges)
  const healed = kind === 'heal' ? Math.min(healingOf(hero), hero.most - hero.health) : 0
  hero.health += healed
  if (kind === 'block') hero.blocking = true
  if (kind === 'boost') hero.boosted = true
  const alive = foe.health > 0
  if (kind === 'burn' && alive) foe.burning = burnTurns
  const stunned = kind === 'stun' && alive
  if (stunned) foe.stunned = 1
  return { damage, healed, stunned, burning: kind === 'burn' && alive }
}

export type FriendDeed = { damage: number; healed: number }

/** Friends hit lightly, and every third time they look after the hero instead. */
export function friendActs(hero: Hero, foe: Foe, index: number): FriendDeed {
  if ((foe.turns + index) % 3 === 2 && hero.health < hero.most) {
    const healed = Math.min(hero.most - hero.health, Math.round(hero.most * 0.07))
    hero.health += healed
    return { damage: 0, healed }
  }
  const damage = Math.min(
    foe.health,
    Math.max(1, Math.round(hero.strength * 0.25 * (isGuarding(foe) ? guarded : 1))),
  )
  foe.health -= damage
  return { damage, healed: 0 }
}

/** A fight that drags on makes the foe angry: from some turn on, every blow is harder than the one before. */
const angerOf = ({ turns, hasty }: Foe) => 1 + Math.max(0, turns - (hasty ? 1 : 7)) * (hasty ? 0.035 : 0.06)

const force: Partial<Record<Move, number>> = { strike: 1, flurry: 1.35, smash: 2.3, curse: 0.45 }

/** What the foe's move would take from a hero who does not block. */
export function threatOf(hero: Hero, foe: Foe, move = foe.queue[0]): number {
  const part = move && force[move]
  if (!part) return 0
  return Math.max(1, Math.round(foe.strength * part * angerOf(foe)) - hero.armour)
}

export type FoeDeed = {
  move: Move | 'stunned'
  burnt: number
  damage: number
  blocked: number
  healed: number
  returned: number
}

export function foeActs(hero: Hero, foe: Foe): FoeDeed {
  const deed: FoeDeed = { move: 'stunned', burnt: 0, damage: 0, blocked: 0, healed: 0, returned: 0 }
  if (foe.burning > 0) {
    foe.burning--
    deed.burnt = Math.min(foe.health, Math.max(1, Math.round(hero.strength * 0.3)))
    foe.health -= deed.burnt
  }
  hero.weak = Math.max(0, hero.weak - 1)
  foe.turns++
  if (foe.health <= 0) return deed
  const move = foe.queue[0] ?? 'strike'
  if (foe.stunned > 0) {
    foe.stunned--
    // A blow that was being gathered is lost.
    foe.queue.shift()
    if (move === 'charge' && foe.queue[0] === 'smash') foe.queue.shift()
  } else {
    const threat = threatOf(hero, foe)
    deed.move = move
    deed.damage = hero.blocking ? Math.floor(threat * blocked) : threat
    deed.blocked = threat - deed.damage
    hero.health = Math.max(0, hero.health - deed.damage)
    // Holding out against the hardest blow is worth something.
    if (hero.blocking && move === 'smash') hero.charge = Math.min(fullCharge, hero.charge + 1)
    if (hero.blocking && threat > 0) {
      deed.returned = Math.min(foe.health, hero.thorns)
      foe.health -= deed.returned
    }
    if (move === 'curse') hero.weak = 2
    if (move === 'mend') {
      deed.healed = Math.min(foe.most - foe.health, Math.round(foe.most * 0.1))
      foe.health += deed.healed
    }
    foe.queue.shift()
  }
  hero.blocking = false
  return deed
}
