import { castRole } from './actors.ts'
import type { Role } from './brief.ts'
import type { Candidate, CastInput, Company } from './candidates.ts'
import { isAnimate, isDangerous, isPlace, isVehicle } from './traits.ts'

/**
 * 'Asteroids but with donuts', 'pac-man with cats': what is named beside a known game steps in for whom that game would
 * have had. Nothing when the game has nobody of its sort.
 */
export function partInGame({ game }: Company, { thing, np, plural }: Candidate): Role | undefined {
  if (game?.genre === 'breakout' && !isPlace(thing) && !/\b(?:ball|paddle)\b/.test(np.name)) return 'obstacle'
  const cast = game?.cast
  if (!cast || isPlace(thing) || thing.traits.includes('building')) return undefined
  const own = castRole(game, np.name)
  if (own && own !== 'player') return own
  if (isAnimate(thing)) {
    // One penguin beside mario is played; several are whom one meets.
    if (cast.enemies && (plural || isDangerous(thing))) return 'enemy'
    return undefined
  }
  if (isVehicle(thing)) return cast.hazard ? 'hazard' : cast.enemies && plural ? 'enemy' : undefined
  if (isDangerous(thing) || thing.traits.includes('weapon')) return undefined
  if (cast.collectible) return 'collectible'
  if (cast.enemies) return 'enemy'
  return cast.obstacle ? 'obstacle' : cast.hazard ? 'hazard' : undefined
}

/** Several of a kind beside a known game with a figure of its own are not that figure, unless it races its like. */
export function isCrowdOfGame({ game }: Company, { plural, evidence }: Candidate): boolean {
  const cast = game?.cast
  if (!cast?.player || !plural || evidence.size > 0) return false
  if (cast.enemies?.includes(cast.player)) return false
  return cast.enemies !== undefined || cast.collectible !== undefined
}

/** 'Ghosts as cats', 'cats as ghosts': in a known game one of the two is in its cast, and the other takes its place. */
export function readRecasting({ facts, game }: CastInput) {
  if (!game) return
  for (const { one, other } of facts.likened) {
    const belongs = (np: typeof one) => np.roleNoun ?? castRole(game, np.name)
    const [gone, come] = belongs(one) ? [one, other] : belongs(other) ? [other, one] : []
    if (!gone || !come) continue
    facts.instead.push({ by: [come], of: [gone] })
    facts.similes.delete(come)
    facts.similes.add(gone)
  }
}
