import { castIn, type GamePlan } from '../../../game/plan.ts'
import type { Icon } from '../../table/icons.ts'

export type AbilityKind =
  | 'damage'
  | 'heavy'
  | 'quick'
  | 'burn'
  | 'stun'
  | 'heal'
  | 'block'
  | 'boost'
  | 'special'

/** Something that the hero can do in a turn. `cast` is its picture, where the prompt brought one. */
export type Ability = { id: string; name: string; kind: AbilityKind; cast?: string }

type Nature = {
  icon: Icon
  colour: string
  /** Of the hero's strength. */
  damage: number
  /** Turns until it can be done again. */
  rest: number
  /** How often in a game; without it, always. */
  uses?: number
  /** What it adds to the charge of the special. */
  charges: number
}

export const natures: Record<AbilityKind, Nature> = {
  damage: { icon: 'sword', colour: '#d9553f', damage: 1, rest: 0, charges: 1 },
  heavy: { icon: 'burst', colour: '#b8452f', damage: 1.7, rest: 2, charges: 0 },
  quick: { icon: 'bolt', colour: '#d08a1d', damage: 0.7, rest: 0, charges: 2 },
  burn: { icon: 'flame', colour: '#e0701f', damage: 0.7, rest: 2, charges: 1 },
  stun: { icon: 'frost', colour: '#3a86d8', damage: 0.5, rest: 3, charges: 0 },
  heal: { icon: 'heart', colour: '#2f9e5b', damage: 0, rest: 0, uses: 3, charges: 0 },
  block: { icon: 'shield', colour: '#3d6fd0', damage: 0, rest: 0, charges: 2 },
  boost: { icon: 'up', colour: '#b0489f', damage: 0, rest: 3, charges: 1 },
  special: { icon: 'star', colour: '#7a4fd3', damage: 3.2, rest: 0, charges: 0 },
}

/** What the special costs. */
export const fullCharge = 4
export const mostAbilities = 6

/** What the plan brings, made whole: nobody goes into a battle without a blow, a shield and something to hope for. */
export function abilitiesIn(plan: GamePlan): Ability[] {
  const { abilities } = plan.content ?? {}
  const given = Array.isArray(abilities) ? (abilities as Ability[]).filter(isAbility) : []
  const all = tellApart(given).slice(0, mostAbilities)
  const missing = usual(plan).filter(({ kind }) => !all.some((one) => coveredBy(kind, one.kind)))
  // The named ones come first, but what is needed finds its place.
  for (const ability of missing) {
    if (all.length >= mostAbilities && ability.kind === 'heal') continue
    if (all.length >= mostAbilities) all.pop()
    if (ability.kind === 'damage') all.unshift(ability)
    else all.push(ability)
  }
  return all
}

function isAbility(value: Ability): boolean {
  return typeof value?.name === 'string' && value.kind in natures
}

const blows: AbilityKind[] = ['damage', 'heavy', 'quick', 'burn']
const coveredBy = (wanted: AbilityKind, kind: AbilityKind) =>
  wanted === kind || (wanted === 'damage' && (kind === 'quick' || kind === 'heavy'))

/** Three blows that did the same would be no choice: the second hits harder and tires, the third is quick. */
function tellApart(given: Ability[]): Ability[] {
  let plain = 0
  return given.map((ability, index) => {
    const kind = ability.kind === 'damage' ? (blows[plain++ % 3] ?? 'damage') : ability.kind
    return { ...ability, id: `ability-${index}`, kind }
  })
}

function usual(plan: GamePlan): Ability[] {
  const [thrown] = castIn(plan, 'projectile')
  const special = thrown ? `${capital(thrown.name)} storm` : 'Power strike'
  return [
    { id: 'attack', name: 'Attack', kind: 'damage' },
    { id: 'defend', name: 'Defend', kind: 'block' },
    { id: 'heal', name: 'Heal', kind: 'heal' },
    {
      id: 'special',
      name: special.length > 16 ? 'Special' : special,
      kind: 'special',
      ...(thrown ? { cast: thrown.id } : {}),
    },
  ]
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
