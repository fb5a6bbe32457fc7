import type { Catalogue } from '../things/catalogue.ts'
import type { Actor, Role } from './brief.ts'
import { type Candidate, type Company, candidateOf } from './candidates.ts'
import type { Ref } from './facts.ts'
import type { Cast, KnownGame } from './known-games.ts'

export function castRole(game: KnownGame | undefined, name: string): Role | undefined {
  const cast = game?.cast
  if (!cast) return undefined
  if (cast.player === name || cast.player?.endsWith(name)) return 'player'
  if (cast.enemies?.includes(name) || cast.alias?.includes(name)) return 'enemy'
  for (const role of ['collectible', 'hazard', 'obstacle', 'projectile', 'goal'] as const)
    if (cast[role] === name) return role
  return undefined
}
export function uniqueId(name: string, made: { id: string }[]): string {
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

export function toActors(
  candidates: Candidate[],
  player: Candidate | undefined,
  catalogue: Catalogue,
): Actor[] {
  const actors: Actor[] = []
  let seenPlayer = false
  for (const candidate of candidates) {
    let role = candidate.role ?? 'prop'
    // Only one is played; a second animal of the default is a friend.
    if (role === 'player' && (candidate !== player || seenPlayer)) {
      if (player !== undefined || seenPlayer) role = 'friend'
    }
    if (role === 'player') seenPlayer = true
    actors.push({
      id: role === 'player' ? 'player' : uniqueId(candidate.key, actors),
      thing: candidate.thing,
      phrase: candidate.np.phrase,
      role,
      ...(candidate.plural && { plural: true }),
      ...(candidate.count !== undefined && { count: candidate.count }),
      ...(candidate.points !== undefined && { points: candidate.points }),
      attributes: candidate.np.attributes,
      ...(candidate.np.mount && { mount: catalogue.find(candidate.np.mount.name) }),
    })
  }
  return actors
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
export function addAddress(c: Company, made: Actor[]) {
  if (!c.input.staged || made.some(({ role }) => role === 'goal' || role === 'boss')) return
  const isPlayer = (ref: Ref) => ref === 'player' || candidateOf(c, ref) === c.player
  const errand = c.facts.events.find(
    ({ verb, frame, subjects, objects, tos, negated, passive }) =>
      frame.mechanic === 'deliver' &&
      bringing.test(verb) &&
      subjects.some(isPlayer) &&
      objects.some((ref) => ref !== 'player' && candidateOf(c, ref)?.role === 'collectible') &&
      !tos.some((np) => candidateOf(c, np)) &&
      !negated &&
      !passive,
  )
  if (!errand) return
  const what = errand.objects.map((ref) => (ref === 'player' ? '' : ref.name)).join(' ')
  const where = addresses.find(([pattern]) => pattern.test(what))?.[1] ?? 'house'
  made.push({
    id: uniqueId(where, made),
    thing: c.catalogue.find(where),
    phrase: where,
    role: 'goal',
    attributes: {},
    implied: true,
  })
}

export function addImplied(c: Company, made: Actor[]) {
  if (!c.input.staged) return
  const casts = [c.game?.cast ?? c.input.occasion?.cast, ...(c.input.mixedIn ?? []).map(({ cast }) => cast)]
  for (const cast of casts) if (cast) addCast(c, made, cast)
}

function addCast(c: Company, made: Actor[], cast: Cast) {
  const has = (role: Role) => made.some((actor) => actor.role === role)
  const add = (name: string | undefined, role: Role) => {
    if (name === undefined || has(role) || made.some((actor) => actor.thing.name === name)) return
    made.push({
      id: role === 'player' ? 'player' : uniqueId(name, made),
      thing: c.catalogue.find(name),
      phrase: name,
      role,
      attributes: {},
      implied: true,
    })
  }
  add(cast.player, 'player')
  if (!has('enemy') && !has('boss'))
    for (const usual of cast.enemies ?? []) {
      // In a race the rivals are what one is oneself: snails race snails.
      const player = made.find(({ role }) => role === 'player')
      const enemy = usual === cast.player && player ? player.thing.name : usual
      if (enemy !== usual || !made.some((actor) => actor.thing.name === enemy))
        made.push({
          id: uniqueId(enemy, made),
          thing: c.catalogue.find(enemy),
          phrase: enemy,
          role: 'enemy',
          attributes: {},
          implied: true,
        })
    }
  add(cast.collectible, 'collectible')
  if (!has('obstacle')) add(cast.hazard, 'hazard')
  if (!has('hazard')) add(cast.obstacle, 'obstacle')
  add(cast.goal, 'goal')
  add(cast.projectile, 'projectile')
}
