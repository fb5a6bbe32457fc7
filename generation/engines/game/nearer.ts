import type { SpaceId } from '@makebelieve/kit/rules/rulebook'
import type { PlannedGame } from './design.ts'
import { ownRules } from './genres/index.ts'
import type { Wish } from './rules/compose.ts'
import { toldAnew, withRulebook } from './rules/design.ts'
import { mechanics } from './rules/mechanics/index.ts'
import type { GameVerdict } from './verify.ts'

/**
 * Other plans for a game of rules in which a deed that it has rules for was not seen: in other spaces that have room for it, those first in
 * which most of the other deeds make sense too, and laid out anew.
 */
export function otherPlans(
  plan: PlannedGame,
  { unseen: missed = [] }: Pick<GameVerdict, 'unseen'>,
): PlannedGame[] {
  const { wishes = [], game } = plan
  const isMissed = ({ words, filler, form, instead }: Wish) =>
    !filler && !form && !instead && missed.some((claim) => claim.toLowerCase() === words.toLowerCase())
  const unseen = wishes.filter(isMissed)
  if (!game.book || unseen.length === 0) return []
  const elsewhere =
    game.genre === ownRules ? spacesFor(unseen, wishes).filter((space) => space !== game.book?.space.id) : []
  return [
    ...elsewhere.slice(0, 2).map((space) => ({
      ...plan,
      game: toldAnew(withRulebook({ ...game, content: { ...game.content, space } }, wishes)),
    })),
    { ...plan, game: { ...game, seed: game.seed + 7919 } },
  ]
}

/** Where all of these deeds make sense, ordered by how many of the others do. */
function spacesFor(unseen: readonly Wish[], wishes: readonly Wish[]): SpaceId[] {
  const spacesOf = ({ mechanic }: Wish) => mechanics.find(({ id }) => id === mechanic)?.spaces ?? []
  const [first, ...others] = unseen.map(spacesOf)
  const shared = (first ?? []).filter((space) => others.every((spaces) => spaces.includes(space)))
  const served = (space: SpaceId) => wishes.filter((wish) => spacesOf(wish).includes(space)).length
  return shared.sort((one, other) => served(other) - served(one))
}
