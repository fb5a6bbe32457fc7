import type { Brief, Claim } from '../../../../brief/brief.ts'
import { withArticle } from '../../../../nouns/nouns.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { withoutParts } from '../../game-parts.ts'

const rooms =
  'room|cell|cellar|basement|attic|cabin|galley|vault|bunker|lab|laboratory|library|elevator|lift|study|kitchen|classroom|crypt|tomb|carriage|wagon|compartment|office|workshop|observatory|submarine|wardrobe|closet|pantry|parlou?r|chamber|greenhouse|lighthouse|museum|sauna|theatre|theater|dressing room'

/** 'Escape from the wizard's cellar', 'get out of a submarine galley': the way out of a room, with the room. */
export const wayOut = new RegExp(
  `\\b(?:escap(?:e|es|ing)|break(?:s|ing)? out|gets? out|find (?:the|a|your) way out)(?: of| from)? (?:an?|the|my|your|our) (?<room>(?:[\\w'’-]+ ){0,3}(?:${rooms}))\\b`,
  'i',
)

/** The room that one gets out of is where it plays, and lies about nowhere. */
export function inRoom(brief: Brief): Brief {
  const room = wayOut.exec(brief.prompt)?.groups?.room?.toLowerCase()
  if (room === undefined) return brief
  const words = room.split(' ')
  const own = brief.actors.filter(
    ({ thing, role }) => role !== 'player' && thing.name.split(' ').every((word) => words.includes(word)),
  )
  const left = withoutParts(brief, new Set(own.map(({ thing }) => thing.name)))
  const { sceneOf } = openCatalogue()
  const scene = sceneOf(room) ?? sceneOf(words.at(-1) ?? '')
  const claim =
    scene && ({ about: 'scene', scene, words: `It is set in ${withArticle(room)}` } satisfies Claim)
  return {
    ...left,
    sceneWords: room,
    ...(scene && { scene }),
    claims: [...left.claims.filter(({ about }) => about !== 'scene'), ...(claim ? [claim] : [])],
  }
}
