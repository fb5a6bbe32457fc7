import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Claim } from '../../../brief/brief.ts'
import { facingOf } from '../../../things/art.ts'
import type { Drawing, PictureSource, PlannedGame } from '../design.ts'

/** Drawings are made to look to the right; one that looks at us is never mirrored. */
export const looksOf = ({ looks }: Drawing): CastMember['looks'] => (looks === 'front' ? 'front' : 'right')

/** Somebody shown as its user drew it. What it looked like before stays in the plan, so that it can look so again. */
export function withDrawing(plan: PlannedGame, member: CastMember, drawn: Drawing): PlannedGame {
  const source = plan.pictures[member.picture]
  if (!source) return plan
  return {
    ...dressedAs(plan, member, { ...source, drawn }, looksOf(drawn)),
    claims: [...claimsWithout(plan, member), claimOf(member)],
  }
}

/** Somebody as everybody else would see it again. */
export function withoutDrawing(plan: PlannedGame, member: CastMember): PlannedGame {
  const { drawn, ...source } = plan.pictures[member.picture] ?? {}
  if (!drawn) return plan
  const usual = source as PictureSource
  return { ...dressedAs(plan, member, usual, usualLooks(usual)), claims: claimsWithout(plan, member) }
}

/** Where a game is planned anew, whoever is still in it stays as it was drawn. */
export function withDrawingsOf(before: PlannedGame, after: PlannedGame): PlannedGame {
  return before.game.cast.reduce((plan, old) => {
    const drawn = before.pictures[old.picture]?.drawn
    const member = drawn && plan.game.cast.find(({ id, role }) => id === old.id || isSameHero(role, old))
    return member ? withDrawing(plan, member, drawn) : plan
  }, after)
}

const isSameHero = (role: CastMember['role'], old: CastMember) => role === 'player' && old.role === 'player'

function dressedAs(
  plan: PlannedGame,
  { id, picture }: CastMember,
  source: PictureSource,
  looks: CastMember['looks'],
): PlannedGame {
  const dressed = ({ lettered: _, ...one }: CastMember): CastMember => ({
    ...one,
    looks,
    ...(source.body === 'name' && !source.drawn && { lettered: true }),
  })
  const cast = plan.game.cast.map((one) => (one.id === id ? dressed(one) : one))
  return { ...plan, game: { ...plan.game, cast }, pictures: { ...plan.pictures, [picture]: source } }
}

function usualLooks({ art, body, mount }: PictureSource): CastMember['looks'] {
  if (body) return 'right'
  const below = mount ? facingOf(mount.art) : 'front'
  return below === 'front' ? facingOf(art) : below
}

const claimOf = ({ id, role, name }: CastMember): Claim => ({
  about: 'actor',
  actor: id,
  role: role === 'key' || role === 'door' || role === 'power' ? 'prop' : role,
  drawn: true,
  words: `The ${name} is your own drawing`,
})

const claimsWithout = ({ claims }: PlannedGame, { id }: CastMember) =>
  claims.filter((claim) => !(claim.about === 'actor' && claim.drawn && claim.actor === id))
