import type { Catalogue } from '../things/catalogue.ts'
import type { Actor, Role, Triple } from './brief.ts'
import type { Cast } from './known-games.ts'
import { isAnimate } from './traits.ts'

export function uniqueId(name: string, made: readonly { id: string }[]): string {
  const base =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'thing'
  let id = base
  for (let next = 2; id === 'player' || made.some((other) => other.id === id); next += 1)
    id = `${base}-${next}`
  return id
}

/** Whom known games and feasts bring along, for parts that the sentence gives to nobody, and where things are brought when nobody says. */
export function impliedBy(
  casts: readonly Cast[],
  named: readonly Actor[],
  triples: readonly Triple[],
  catalogue: Catalogue,
): Actor[] {
  const made: Actor[] = [...named]
  for (const cast of casts) addCast(made, cast, catalogue)
  const where = addressOf(made, triples)
  if (where !== undefined) add(made, where, 'goal', catalogue)
  return made.slice(named.length)
}

function add(made: Actor[], name: string, role: Role, catalogue: Catalogue): void {
  made.push({
    id: role === 'player' ? 'player' : uniqueId(name, made),
    thing: catalogue.find(name),
    phrase: name,
    role,
    attributes: {},
    implied: true,
  })
}

function addCast(made: Actor[], cast: Cast, catalogue: Catalogue): void {
  const has = (role: Role) => made.some((actor) => actor.role === role)
  const isThere = (name: string) => made.some((actor) => actor.thing.name === name)
  const fill = (name: string | undefined, role: Role) => {
    if (name !== undefined && !has(role) && !isThere(name)) add(made, name, role, catalogue)
  }
  // Somebody who is only named plays it sooner than whoever is usual.
  const isSomebody = made.some(({ role, thing }) => /^(?:friend|prop)$/.test(role) && isAnimate(thing))
  if (!isSomebody) fill(cast.player, 'player')
  const isAgainst = made.some(({ role }) => /^(?:enemy|boss|hazard|obstacle)$/.test(role))
  // Whoever is named against one steps in for those of the game.
  if (!isAgainst) {
    // In a race the rivals are what one is oneself: snails race snails.
    const player = made.find(({ role }) => role === 'player')
    for (const usual of cast.enemies ?? []) {
      const enemy = usual === cast.player && player ? player.thing.name : usual
      if (enemy !== usual || !isThere(enemy)) add(made, enemy, 'enemy', catalogue)
    }
    fill(cast.hazard, 'hazard')
    if (!has('hazard')) fill(cast.obstacle, 'obstacle')
  }
  fill(cast.collectible, 'collectible')
  fill(cast.goal, 'goal')
  fill(cast.projectile, 'projectile')
}

/** Where things are brought when nobody says: letters to a mailbox, honey to the hive. */
const addresses: [what: RegExp, where: string][] = [
  [/\b(?:letter|mail|postcard|newspaper|magazine|card)\b/, 'mailbox'],
  [/\b(?:medicine|pill|bandage|blood|vaccine|patient|organ)\b/, 'hospital'],
  [/\b(?:honey|pollen|nectar)\b/, 'hive'],
  [/\b(?:book|homework|pencil)\b/, 'school'],
  [/\b(?:cargo|container|crate|barrel)\b/, 'ship'],
  [/\b(?:worm|twig)\b/, 'nest'],
]
const bringing = /^(?:deliver|ship|transport|distribute|drop off|hand out|bring|smuggle|ferry|haul|drop)$/

/** Who delivers has to deliver somewhere: without a place the rule could never come true. */
function addressOf(made: readonly Actor[], triples: readonly Triple[]): string | undefined {
  if (made.some(({ role }) => role === 'goal' || role === 'boss')) return undefined
  const wanted = (id: string | undefined) =>
    made.find((actor) => actor.id === id && actor.role === 'collectible')
  const errand = triples.find(
    ({ subject, mechanic, verb, object, to, negated }) =>
      subject === 'player' &&
      mechanic === 'deliver' &&
      bringing.test(verb) &&
      wanted(object) !== undefined &&
      to === undefined &&
      !negated,
  )
  if (!errand) return undefined
  const { name = '' } = wanted(errand.object)?.thing ?? {}
  return addresses.find(([pattern]) => pattern.test(name))?.[1] ?? 'house'
}
