import type { CastMember } from '@makebelieve/kit/game/plan'
import { inSense } from '../../../nouns/other-senses.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { type Casting, dress, sortsIn } from '../cast.ts'
import { besideThePlayer } from '../casting/beside.ts'
import type { PlannedGame } from '../design.ts'
import { looksOf } from '../drawn/with-drawings.ts'
import { genreOf } from '../genres/index.ts'
import { symbolsFor } from '../plan.ts'
import { recomposed } from '../rules/edit-rules.ts'

/** The goal in words follows the cast and the rules, and everybody is dressed in one style. */
export function finished(changed: PlannedGame, before: PlannedGame): PlannedGame {
  const plan = recomposed(changed, before)
  const catalogue = openCatalogue()
  const castings: Casting[] = plan.game.cast.map((member) => {
    const source = plan.pictures[member.picture]
    return {
      member: { ...member },
      thing: source?.sense
        ? inSense(source.sense.of, source.sense)
        : catalogue.find(source?.noun ?? member.name),
      asked: true,
      tint: source?.tint,
      ...(source?.stuff && { stuff: source.stuff }),
      ...(source?.mount && { mount: catalogue.find(source.mount.noun) }),
      ...(source?.has && { has: source.has }),
    }
  })
  if (castings.some(({ member }) => member.beside !== undefined)) besideThePlayer(castings)
  const { style, pictures } = dress(castings, symbolsFor(plan.game, catalogue), sortsIn(plan.game))
  for (const { member } of castings) {
    const { model, drawn } = plan.pictures[member.picture] ?? {}
    const source = pictures[member.picture]
    if (!source || !(model || drawn)) continue
    pictures[member.picture] = { ...source, ...(model && { body: 'own', model }), ...(drawn && { drawn }) }
    member.looks = drawn ? looksOf(drawn) : 'right'
    delete member.lettered
  }
  const cast = castings.map(({ member }) => member)
  const known = style === before.style ? asTheyWere(plan, before) : new Map<string, CastMember>()
  for (const { picture } of known.values()) {
    const source = before.pictures[picture]
    if (source) pictures[picture] = source
  }
  const kept = cast.map((member) => {
    const was = known.get(member.id)
    return was ? { ...member, looks: was.looks, colour: was.colour } : member
  })
  const game = { ...plan.game, cast: kept }
  return { ...plan, style, pictures, game: { ...game, goal: genreOf(game.genre).goal(game) } }
}

/** Whom nothing was changed about looks as before, to the last detail. */
function asTheyWere(plan: PlannedGame, before: PlannedGame): Map<string, CastMember> {
  const isSame = (member: CastMember, was: CastMember) =>
    was.picture === member.picture &&
    was.name === member.name &&
    was.colour === member.colour &&
    JSON.stringify(plan.pictures[member.picture]) === JSON.stringify(before.pictures[was.picture])
  return new Map(
    plan.game.cast.flatMap((member) => {
      const was = before.game.cast.find(({ id }) => id === member.id)
      return was && isSame(member, was) ? [[member.id, was]] : []
    }),
  )
}
