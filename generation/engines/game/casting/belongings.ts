import type { Actor } from '../../../brief/brief.ts'
import type { Belonging } from '../design.ts'
import { isSeenWith } from '../sprites/bodies.ts'
import { shownBy } from './trades.ts'

/** Worn things first: what is held is drawn in hands that wear gloves. */
const inOrder = ['wearing', 'holding', 'in'] as const
/** More would not be told apart in so small a picture. */
const mostOwned = 3

/** What everybody has of the sentence who can be drawn with it; the rest stays in the scene. */
export function ownedBy(actors: readonly Actor[]): Map<string, Belonging[]> {
  const owned = new Map<string, Belonging[]>()
  const theirs = actors.flatMap((actor) => (actor.belongs ? [{ ...actor, belongs: actor.belongs }] : []))
  theirs.sort((one, other) => inOrder.indexOf(one.belongs.how) - inOrder.indexOf(other.belongs.how))
  for (const { id, thing, attributes, belongs } of theirs) {
    const owner = actors.find((actor) => actor.id === belongs.to)
    if (!owner || (owner.mount && belongs.how === 'in')) continue
    const before = owned.get(owner.id) ?? []
    const { colour, colourWord } = attributes
    const isNew = colourWord !== undefined && !thing.name.split(' ').includes(colourWord)
    const has = [
      ...before,
      {
        id,
        how: belongs.how,
        noun: thing.name,
        words: isNew ? `${colourWord} ${thing.name}` : thing.name,
        ...(colour && { tint: colour }),
      },
    ]
    if (has.length <= mostOwned && isSeenWith(shownBy(owner.thing), has, owner.mount?.name))
      owned.set(owner.id, has)
  }
  return owned
}
