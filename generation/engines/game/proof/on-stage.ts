import type { CastMember } from '@makebelieve/kit/game/plan'
import { materials } from '../../../brief/attribute-words.ts'
import type { Claim } from '../../../brief/brief.ts'
import { bodyOfKind } from '../../../nouns/body-of-kind.ts'
import { isOnlyASign } from '../../../nouns/only-signs.ts'
import { asStandIn } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { calledBy } from '../../model/proof/called.ts'
import type { PictureSource, PlannedGame } from '../design.ts'
import { solidGenreOf } from '../genres/index.ts'
import { pieceFor } from '../solid/shapes.ts'
import type { Sighting } from './note-taker.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

/** Who has the part that a claim speaks of; nobody where somebody else has it. */
export function find(
  { plan }: Pick<Case, 'plan'>,
  id: string,
  { nouns }: Pick<Claim, 'nouns'> = {},
): CastMember | undefined {
  const noun = nouns?.[id]
  return plan.game.cast.find(
    (member) =>
      (id === 'player' ? member.role === 'player' : member.id === id) &&
      (noun === undefined || isA(shownNoun(member, plan), noun)),
  )
}

const shownNoun = ({ picture, name }: CastMember, { pictures }: PlannedGame) =>
  pictures[picture]?.sense?.of ?? pictures[picture]?.noun ?? name

/** A lion is an animal, and a dog is no cat. */
const isA = (noun: string, wanted: string) =>
  noun === wanted || openCatalogue().find(noun).kinds.includes(wanted)

export function judgeActor(
  id: string,
  situation: Case,
  claim: Pick<Claim, 'nouns'>,
  mount?: string,
): Verdict {
  const { plan, proof } = situation
  const { seen } = proof.seen
  const tile = plan.terrain[id]
  const built = tile ? seen.get(`tile:${tile}`) : undefined
  // A stone wall in a garden may be a hedge: tiles look as their place does.
  const [made = '', ...rest] = (claim.nouns?.[id] ?? '').split(' ')
  if (built && rest.length > 0 && materials.has(made))
    return unchecked(`Built of ${tile} tiles: whether they look like ${made} was not checked.`)
  if (built)
    return met(
      `Built of ${tile} tiles, seen from second ${built.second.toFixed(1)}.`,
      momentOf(built, situation),
    )
  const member = find(situation, id, claim)
  if (!member) {
    const other = find(situation, id)
    return unmet(
      other ? `There is ${aThing(other.name)} in its place.` : 'This kind of game had no room for it.',
    )
  }
  // 'Penguins … put a penguin': who was named twice is there where one of the two is.
  const twins = plan.game.cast.filter((one) => shownNoun(one, plan) === shownNoun(member, plan))
  const sighting =
    seen.get(member.id) ?? twins.map((one) => seen.get(one.id)).find((one) => one !== undefined)
  if (!sighting) return unmet('It is in the cast, but was not seen on the stage.')
  const picture = plan.pictures[member.picture]
  // What no stranger would call so is not the noun.
  const isOwn = !picture || picture.drawn !== undefined || picture.model !== undefined
  const shown = isOwn ? undefined : plan.solid ? shapedAs(member, plan) : shownInstead(picture)
  if (typeof shown === 'string')
    return asStandIn(unmet(`Shown as ${shown}: there is no picture of ${quoted(member.name)}.`))
  if (shown)
    return asStandIn(
      unchecked(`Shown as ${shown.unsure}: whether it looks like ${quoted(member.name)} was not checked.`),
    )
  if (mount !== undefined && !picture?.drawn && picture?.mount?.noun !== mount)
    return unmet(`It was seen, but without its ${mount}.`)
  return met(
    `Seen on the stage from second ${sighting.second.toFixed(1)}, as ${roleWords[member.role]}.`,
    momentOf(sighting, situation),
  )
}

/** That somebody is there, whatever it looks like. */
export function judgeSighting(id: string, situation: Pick<Case, 'plan' | 'proof'>): Verdict {
  const member = find(situation, id)
  const isBuilt = situation.plan.terrain[id] !== undefined
  return isBuilt || (member && situation.proof.seen.seen.has(member.id))
    ? met('It was seen on the stage.')
    : unmet(`${member ? `The ${member.name} for it` : 'Somebody whom it takes'} was not seen on the stage.`)
}

/** What a picture shows where that is not the noun. */
function shownInstead({ noun, sense, body, art, held }: PictureSource): string | undefined {
  if (sense?.near) return aThing(noun)
  if (body !== 'name' && isOnlyASign(openCatalogue().find(noun))) return 'a sign for it'
  if (body === 'kind') return bodyOfKind(openCatalogue().find(noun))?.says ?? 'something of its kind'
  if (body === 'name') return 'a tag with its name'
  if (body === 'own' || held || (art.match !== 'nearest' && !art.shows)) return undefined
  return body ? 'a person' : art.shows ? aThing(art.shows) : 'something else'
}

/** In 3D, the shape: that of something wider, or of anybody at all, is told. A kind of game that shapes it by itself knows why. */
function shapedAs(
  { id, picture, name, role }: CastMember,
  { game, pictures, solid }: PlannedGame,
): string | { unsure: string } | undefined {
  const { extras } = solidGenreOf(game.genre)
  if (solid?.models?.[id] || extras?.(game)[id] !== undefined) return undefined
  const { noun = name, sense } = pictures[picture] ?? {}
  if (sense?.near) return aThing(noun)
  const piece = pieceFor(noun, game.seed)
  const called = piece && calledBy(noun, piece)
  if (!piece || called?.is === 'it') return undefined
  const { traits } = openCatalogue().find(noun)
  // Customers and neighbours may look like anybody.
  const isAnybody = piece.noun === 'person' && traits.includes('person') && !traits.includes('monster')
  if (isAnybody && role !== 'boss') return undefined
  if (called?.is === 'unsure') return { unsure: called.as }
  const { source } = piece
  const shape = source.by === 'archetype' ? aThing(source.order.noun) : 'a tag with its name'
  return called && 'as' in called ? called.as : shape
}

/** What was first seen in an attempt that came to nothing has no place in the game that was won. */
const momentOf = ({ second }: Sighting, { plan, proof }: Case): number | undefined =>
  proof.won?.replay.seed === plan.game.seed ? second : undefined

const aThing = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

export const roleWords: Record<CastMember['role'], string> = {
  player: 'the player',
  friend: 'a friend',
  enemy: 'an enemy',
  boss: 'the boss',
  hazard: 'a danger',
  collectible: 'something to collect',
  goal: 'the goal',
  obstacle: 'an obstacle',
  projectile: 'what is thrown',
  key: 'the key',
  door: 'the door',
  power: 'a power-up',
  prop: 'part of the scene',
}
