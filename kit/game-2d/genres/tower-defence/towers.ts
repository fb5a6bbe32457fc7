import { type CastMember, castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import type { Point } from './map.ts'

/** What a tower does with its shots. */
export type Power = 'quick' | 'splash' | 'frost' | 'far'

/** A kind of tower: who stands on it, and what it is good at. */
export type Kind = {
  name: string
  power: Power
  member: CastMember
  colour: string
  cost: number
  range: number
  damage: number
  /** Steps between two shots. */
  reload: number
  says: string
}

export type Tower = {
  spot: number
  kind: number
  level: number
  reload: number
  facing: number
  recoil: number
  /** Which player built it. */
  owner: 1 | 2
}

export const mostLevels = 3

const powers: Record<Power, Omit<Kind, 'member' | 'name'> & { prefix: string }> = {
  quick: {
    power: 'quick',
    prefix: 'Quick',
    colour: '#f5b700',
    cost: 50,
    range: 150,
    damage: 1,
    reload: 26,
    says: 'shoots fast',
  },
  splash: {
    power: 'splash',
    prefix: 'Blast',
    colour: '#e4472b',
    cost: 90,
    range: 140,
    damage: 1.7,
    reload: 68,
    says: 'hits all around',
  },
  frost: {
    power: 'frost',
    prefix: 'Frost',
    colour: '#38b6e8',
    cost: 70,
    range: 145,
    damage: 0.7,
    reload: 40,
    says: 'slows down',
  },
  far: {
    power: 'far',
    prefix: 'Far',
    colour: '#8a5cf0',
    cost: 110,
    range: 290,
    damage: 4.6,
    reload: 92,
    says: 'reaches far',
  },
}

/** Words that say what a tower is good at, where the prompt gave it a name. */
const hints: [RegExp, Power][] = [
  [/ice|frost|freez|slow|snow|cold|water|glue|web/i, 'frost'],
  [/cannon|bomb|splash|blast|fire|mortar|rocket|explo|lava|magma|area/i, 'splash'],
  [/sniper|laser|archer|arrow|long|far|light|tesla|beam|magic/i, 'far'],
]
const order: Power[] = ['quick', 'splash', 'frost', 'far']

/** A plan never changes, so its kinds are made out once. */
const known = new WeakMap<GamePlan, Kind[]>()

export function kindsOf(plan: GamePlan): Kind[] {
  const kinds = known.get(plan) ?? makeKinds(plan)
  known.set(plan, kinds)
  return kinds
}

/** The kinds of this game: as many as the plan says, each of another power, by whoever is on our side in turn. */
function makeKinds(plan: GamePlan): Kind[] {
  const own = [theOne(plan, 'player'), ...castIn(plan, 'friend')]
  const { kinds, kindNames, kindWords } = plan.content ?? {}
  const words = Array.isArray(kindWords) ? kindWords.map(String) : []
  const names = Array.isArray(kindNames) ? kindNames.map(String).slice(0, 4) : []
  const number = Math.min(4, Math.max(2, names.length || Number(kinds ?? 3)))
  const used = new Set<Power>()
  return Array.from({ length: number }, (_, index) => {
    const name = names[index]
    const said = words[index] ?? name
    const wanted = said ? hints.find(([sign]) => sign.test(said))?.[1] : undefined
    const power = [wanted, ...order].find((one) => one !== undefined && !used.has(one)) ?? 'quick'
    used.add(power)
    const named = own.find((one) => name && [one.name, one.plural].includes(name.toLowerCase()))
    const member = named ?? own[index % own.length] ?? theOne(plan, 'player')
    const { prefix, ...rest } = powers[power]
    return { ...rest, member, name: named?.name ? capital(named.name) : (name ?? `${prefix} ${member.name}`) }
  })
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const rangeOf = ({ range }: Kind, level: number) => range * (1 + 0.12 * (level - 1))
export const damageOf = ({ damage }: Kind, level: number) => damage * 1.75 ** (level - 1)
export const reloadOf = ({ reload }: Kind, level: number) => Math.round(reload * 0.86 ** (level - 1))
export const upgradeCost = ({ cost }: Kind, level: number) =>
  Math.round((cost * (0.55 + 0.45 * level)) / 5) * 5

/** What was spent, less a third. */
export function saleOf(kind: Kind, level: number): number {
  let spent = kind.cost
  for (let up = 1; up < level; up++) spent += upgradeCost(kind, up)
  return Math.round((spent * 0.66) / 5) * 5
}

export const isWithin = (one: Point, other: Point, range: number) =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < range * range
