import type { Actor, Role } from './brief.ts'
import type { Candidate, Company } from './candidates.ts'
import type { KnownGame } from './known-games.ts'

export function castRole(game: KnownGame | undefined, name: string): Role | undefined {
  const cast = game?.cast
  if (!cast) return undefined
  if (cast.player === name || cast.player?.endsWith(name)) return 'player'
  if (cast.enemies?.includes(name)) return 'enemy'
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

export function toActors(candidates: Candidate[], player: Candidate | undefined): Actor[] {
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
    })
  }
  return actors
}
export function addImplied(c: Company, made: Actor[]) {
  const cast = c.game?.cast ?? c.input.occasion?.cast
  if (!cast || !c.input.staged) return
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
    for (const enemy of cast.enemies ?? []) {
      if (!made.some((actor) => actor.thing.name === enemy))
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
