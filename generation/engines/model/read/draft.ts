import { glowing, type Material, plaster } from '@makebelieve/shapes/materials/material'
import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { type NounFound, withArticle } from '../../../nouns/nouns.ts'
import { singularsOf } from '../../../things/inflection.ts'
import type { Piece } from '../design.ts'
import { looksInNoun } from './bare-noun.ts'
import { claimLookInNoun, counted, formation } from './claim-words.ts'
import { fitWords } from './fit-words.ts'
import { usualShape } from './fitting.ts'
import { claimsOfMembers, memberOf } from './members.ts'
import { isLook } from './own-looks.ts'
import { dress } from './own-parts.ts'
import { type Draft, type PlanInHand, something } from './plan-in-hand.ts'
import type { ReadThing } from './reading.ts'
import { sourceOf } from './sources.ts'

/** Nobody counts more than this in a picture. */
const mostCopies = 40

/** A material as plain data, for plans. */
function plainStuff(material: Material | undefined): Material | undefined {
  if (!material) return undefined
  const { paint: _, ...plain } = material
  return plain
}

function tinted(material: Material, thing: ReadThing): Material {
  const colour = thing.colours[0]?.colour ?? material.colour
  return thing.glows ? glowing(colour) : { ...material, colour }
}

export function draftOf(
  plan: PlanInHand,
  thing: ReadThing,
  index: number,
  things: ReadThing[],
): Draft | undefined {
  const costume = /^(.+) (?:costume|outfit)$/.exec(thing.noun)
  if (costume && thing.joined?.how === 'wearing') {
    thing.noun = costume[1] ?? thing.noun
    thing.joined.how = 'costume'
  }
  const how = thing.joined?.how
  if (how === 'without' || how === 'costume') return undefined
  const { nouns } = plan.lexicon
  const role = roleOf(plan, thing)
  if ((how === 'with' || how === 'on') && isLook(plan, thing, things[thing.joined?.to ?? 0])) return undefined
  const stuff = stuffNamed(thing.noun)
  // A bottle of beer is filled with it, though beer by itself has a glass.
  const isStuff =
    stuff?.shapeless !== undefined &&
    (how === 'full-of' || (nouns.has(thing.noun) === undefined && (index > 0 || how === 'in')))
  if (thing.noun === 'pot' && growsIn(plan, index, things)) thing.noun = 'flower pot'
  // Where there is a shape for several and one for one, copies are made of the one.
  if (thing.count !== undefined || thing.arranged)
    thing.noun = singularsOf(thing.noun).find((form) => nouns.has(form) === form) ?? thing.noun
  let noun = thing.noun
  const named = nouns.find(thing.noun)
  let found: NounFound | undefined = isStuff ? undefined : named
  let stuffOfOther: Material | undefined
  let shape: string | undefined
  if (thing.shapedLike && !isStuff && !thing.noun.endsWith(thing.shapedLike)) {
    const like = nouns.find(thing.shapedLike)
    if (like.by === 'archetype') {
      if (named.by === 'archetype') stuffOfOther = plainStuff(usualShape(named.archetype).parts[0]?.material)
      found = like
      noun = thing.shapedLike
      shape = thing.shapedLike
      plan.notes.push(
        `It has the shape of ${withArticle(thing.shapedLike)} and the material of ${withArticle(thing.noun)}.`,
      )
    } else plan.claims.push({ about: 'unknown', text: `shaped like ${withArticle(thing.shapedLike)}` })
  }
  const archetype = found?.by === 'archetype' ? found.archetype : undefined
  const piece: Piece = {
    id: plan.idFor(noun),
    phrase: thing.phrase,
    noun: thing.noun,
    source: found
      ? sourceOf(plan, thing, found, index, stuffOfOther)
      : { by: 'stuff', stuff: tinted(stuff?.material ?? plaster('#cccccc'), thing) },
    via: found ? found.via : `${thing.noun} takes the shape of what it lies on`,
    count: found ? countOf(thing, how) : 1,
    size: thing.size?.size ?? 1,
    partLooks: thing.glows ? [{ part: '*', glows: true }] : [],
    ...(thing.arranged && { arranged: thing.arranged }),
    ...(thing.lean && { lean: thing.lean }),
    ...(thing.members && { members: thing.members.map((member) => memberOf(member, archetype)) }),
  }
  // What else the phrase says is claimed by itself: a dragon is no proof of its three heads.
  const looks = looksInNoun(thing.noun, (one) => nouns.has(one) !== undefined)
  const bare = plan.bare(thing.noun)
  // Where the prompt leaves open what it is, nobody asked for what was chosen.
  const left = index === 0 ? plan.leftOpen : undefined
  if (left === undefined)
    plan.claims.push({ about: 'thing', piece: piece.id, text: (thing.called ?? bare) || thing.phrase })
  else if (left !== '') plan.claims.push({ about: 'thing', piece: piece.id, noun: thing.noun, text: left })
  for (const word of looks) claimLookInNoun(plan, piece.id, word, bare)
  if (shape)
    plan.claims.push({
      about: 'thing',
      piece: piece.id,
      noun: shape,
      text: `shaped like ${withArticle(shape)}`,
    })
  if (thing.arranged && thing.arranged !== 'group')
    plan.claims.push({
      about: 'arranged',
      piece: piece.id,
      arranged: thing.arranged,
      text: formation(plan, thing),
    })
  claimLost(plan, piece, thing, found)
  if (thing.count !== undefined && thing.count > mostCopies) {
    plan.claims.push({ about: 'unknown', text: `${thing.count} of ${thing.noun}: ${mostCopies} are shown` })
  } else if (thing.count !== undefined && (thing.count > 1 || /\bone\b|\b1\b/.test(thing.phrase)))
    plan.claims.push({
      about: 'count',
      piece: piece.id,
      count: thing.count,
      text: counted(plan, thing),
    })
  if (thing.alsoCalled !== undefined)
    plan.claims.push({ about: 'thing', piece: piece.id, noun: thing.alsoCalled, text: thing.alsoCalled })
  if (thing.members)
    plan.claims.push(...claimsOfMembers(piece, plan.bare(piece.noun), thing.members, archetype))
  const draft = { piece, thing, found, archetype }
  // What is only joined by 'with' may be a part of its owner, which then has the words.
  if (how !== 'with') fitWords(plan, draft)
  if (role !== undefined) dress(plan, { ...something(), noun: role, phrase: role }, draft)
  return draft
}

/** 'corgi nurse', 'raccoon astronaut': an animal that is dressed as somebody; the animal is the thing. */
function roleOf(plan: PlanInHand, thing: ReadThing): string | undefined {
  const { nouns, catalogue } = plan.lexicon
  const cut = thing.noun.lastIndexOf(' ')
  if (cut < 0 || nouns.has(thing.noun) !== undefined) return undefined
  const [animal, role] = [thing.noun.slice(0, cut), thing.noun.slice(cut + 1)]
  if (!catalogue.find(animal).traits.includes('animal') || !catalogue.find(role).traits.includes('person'))
    return undefined
  thing.noun = animal
  return role
}

/** 'pumpkin carriage': what the head of the phrase alone does not show. */
function claimLost(plan: PlanInHand, piece: Piece, thing: ReadThing, found: NounFound | undefined): void {
  if (found?.by !== 'archetype' || found.exact || !found.via.includes('shaped as')) return
  if (plan.lexicon.phrases.has(thing.noun) || !thing.noun.endsWith(` ${found.noun}`)) return
  const lost = thing.noun.slice(0, -found.noun.length - 1)
  plan.claims.push({ about: 'unknown', text: `${lost} (of ${thing.noun})` })
  piece.via = `${withArticle(thing.noun)} is shaped as ${withArticle(found.noun)}`
}

/** What is worn on both feet, hands or ears. */
const paired =
  /(?:boot|shoe|sneaker|trainer|sandal|sock|stocking|slipper|skate|ski|clog|glove|mitten|earring|earmuff|legging|leg ?warmer|wing|glass|goggle)s?$/

function countOf({ noun, count, usual, plural }: ReadThing, how: string | undefined): number {
  if (count !== undefined) return Math.min(mostCopies, Math.max(1, count))
  if (usual !== undefined) return usual
  // A pair of them is one thing.
  if (how === 'wearing' && paired.test(noun)) return 1
  return plural && how !== 'full-of' && how !== 'covered-in' && how !== 'made-of' ? 3 : 1
}

/** Whether a plant stands in it: pots for those are no pots for soup. */
function growsIn(plan: PlanInHand, index: number, things: ReadThing[]): boolean {
  return things.some(
    ({ joined, noun }) =>
      joined?.to === index &&
      joined.how === 'in' &&
      plan.lexicon.catalogue.find(noun).traits.includes('plant'),
  )
}
