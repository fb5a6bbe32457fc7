import { shapeOf } from '@makebelieve/shapes/archetype'
import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import { plaster } from '@makebelieve/shapes/materials/material'
import { boxOfShape } from '@makebelieve/shapes/shape'
import type { NounFound } from '../../../nouns/nouns.ts'
import { singularsOf } from '../../../things/inflection.ts'
import { isFeature, isLeg, wheels } from '../compose/fitted.ts'
import { realSize } from '../compose/sizing.ts'
import type { Attachment } from '../design.ts'
import { borrow } from './borrowed.ts'
import { fitWords } from './fit-words.ts'
import { same } from './fitting.ts'
import {
  asGarment,
  asPanel,
  asPart,
  asValue,
  claimGarment,
  claimPart,
  dress,
  lookOfOwn,
  takeOff,
} from './own-parts.ts'
import { isBodyPart } from './phrase.ts'
import { type Draft, hasSocket, isAlive, type PlanInHand, valuesOf } from './plan-in-hand.ts'
import { sourceOf } from './sources.ts'
import { capital } from './title.ts'
import { eaten, isScattered, standBare } from './toppings.ts'

/** What is a thing of its own even where an archetype of it is missing; a column or a panel is a part. */
const ownThings = new Set<string>(
  'animal,person,clothing,wearable,weapon,food,vehicle,furniture,plant,instrument,toy,treasure'.split(','),
)

const deeds = new Set<string>(['wearing', 'holding', 'riding', 'full-of', 'covered-in'])

const clothing =
  /(?:hat|cap|crown|helmet|scarf|glasses|sunglasses|goggles|tie|cape|cloak|boots|shoes|backpack|tiara|headphones|mask|collar|necklace|bandana|beret|beanie|fez|hood|wig|mustache|moustache|monocle|eyepatch|saddle)$/

/** What joins a thing to another, now that both are known. */
export function join(plan: PlanInHand, index: number): void {
  const thing = plan.reading.things[index]
  const joined = thing?.joined
  if (!thing || !joined) return
  const draft = plan.drafts[index]
  const owner = plan.drafts[joined.to]
  // 'A stripe down the door': what the stripe is on has become the look of the whole.
  if (!owner) {
    if (draft && plan.reading.things[joined.to]) plan.drop(index, thing.phrase)
    return
  }
  if (joined.how === 'without') {
    takeOff(plan, thing, owner)
    return
  }
  if (joined.how === 'costume') {
    dress(plan, thing, owner)
    return
  }
  if (!draft) return
  const attach = (how: Attachment, text?: string) => {
    const and = joined.and === undefined ? undefined : plan.drafts[joined.and]?.piece.id
    draft.piece.attached = {
      to: owner.piece.id,
      how,
      ...(joined.socket && { socket: joined.socket }),
      ...(and !== undefined && { and }),
      ...(joined.member !== undefined && { member: joined.member }),
      ...((how === 'towards' || how === 'ahead-of') && joined.says !== undefined && { says: joined.says }),
    }
    if (how === 'on') standBare(draft, owner)
    if (joined.isFiller) return
    const says = joined.says ?? how.replaceAll('-', ' ')
    const nouns = [plan.bare(draft.piece.noun), plan.bare(owner.piece.noun)]
    const isOwnersDeed = joined.isOwners ?? deeds.has(how)
    const told = (isOwnersDeed ? nouns.toReversed() : nouns).join(` ${joined.said ?? says} `)
    plan.claims.push({
      about: 'attachment',
      piece: draft.piece.id,
      to: owner.piece.id,
      how,
      says,
      ...(joined.socket && how === 'on' && { socket: joined.socket }),
      ...(joined.member !== undefined && { ones: 1 }),
      text: joined.member === undefined ? (text ?? told) : `one ${text ?? told}`,
    })
    if (and !== undefined)
      plan.claims.push({
        about: 'attachment',
        piece: draft.piece.id,
        to: and,
        how,
        says,
        text: `${plan.bare(plan.drafts[joined.and ?? 0]?.piece.noun ?? '')} ${joined.andSaid ?? says} ${nouns[0]}`,
      })
  }
  // Who has no hands carries things on a bed, in a hold or on top.
  if (
    joined.how === 'holding' &&
    !isAlive(owner) &&
    !hasSocket(owner, 'hand') &&
    !hasSocket(owner, 'mouth')
  ) {
    load(draft, owner, attach)
    return
  }
  if (joined.how === 'holding' && joined.member === undefined) freeHand(owner)
  if (joined.how === 'made-of') {
    if (owner.piece.source.by === 'archetype' && draft.found)
      owner.piece.source.order.stuff = plaster(draft.found.thing.colour)
    plan.notes.push(
      `${capital(thing.noun)} is no stuff that things are made of, so pieces of it cover the ${owner.piece.noun}.`,
    )
    attach('covered-in', `made of ${thing.phrase}`)
    return
  }
  if (joined.how === 'with') {
    joinWith(plan, index, draft, owner, attach)
    return
  }
  if (joined.how === 'wearing' && joined.member === undefined && asGarment(thing, owner)) {
    plan.drop(index)
    claimGarment(plan, thing, owner)
    return
  }
  // Pancakes that have syrup, cups that have tea: it is theirs already.
  if (draft.piece.source.by === 'stuff' && (joined.how === 'covered-in' || joined.how === 'full-of')) {
    if (asValue(thing, owner) || asPart(thing, owner)) {
      plan.drop(index)
      claimPart(plan, thing, owner)
      return
    }
  }
  // Nothing stands in what has no shape: 'a duck in water' is a duck.
  const isPlace = !deeds.has(joined.how)
  if (isPlace && owner.piece.source.by === 'stuff') {
    plan.drop(joined.to, `${joined.how} ${owner.thing.phrase}`)
    return
  }
  // 'tea in a cup'
  if (joined.how === 'in' && draft.piece.source.by === 'stuff' && hasSocket(owner, 'inside')) {
    attach('full-of')
    return
  }
  if (isPlace && draft.piece.source.by === 'stuff' && joined.how !== 'on' && !thing.arranged) {
    plan.drop(index, thing.phrase)
    return
  }
  if (joined.how === 'on' && draft.piece.source.by === 'stuff') {
    attach('covered-in')
    return
  }
  const isTopping = joined.how === 'on' && owner.found?.thing.traits.includes('food') === true
  // 'A sundae with a cherry on top' has one already.
  if (isTopping && thing.count === undefined && (asValue(thing, owner) || asPart(thing, owner))) {
    plan.drop(index)
    claimPart(plan, thing, owner)
    return
  }
  if (isTopping && isScattered(draft)) {
    draft.piece.count = 1
    attach('covered-in')
    return
  }
  // 'lights on the roof' are parts where the archetype has them, and nothing where it has not.
  if (joined.how === 'on' && joined.socket && draft.found && !isThing(plan, draft.found, false)) {
    const known = asPart(thing, owner)
    plan.drop(index, known ? undefined : thing.phrase)
    if (known) claimPart(plan, thing, owner)
    return
  }
  // 'A boat with a cabin on its deck' has a cabin already, and no house on top.
  if (joined.how === 'on' && !isAlive(owner) && thing.count === undefined && hasOwn(owner, thing.noun)) {
    // What stands in it (windows of a cabin) keeps its place only where its size stays.
    const { size: _, ...sized } = thing
    lookOfOwn(sized, owner)
    plan.drop(index)
    claimPart(plan, thing, owner)
    return
  }
  // What has room inside stands in it; what has none is stuck into it.
  if (joined.how === 'stuck-in' && hasSocket(owner, 'inside')) {
    attach('in')
    return
  }
  // A hat on a head is worn.
  if (joined.how === 'on' && joined.socket && joined.socket !== 'top' && clothing.test(thing.noun)) {
    attach('wearing')
    return
  }
  attach(joined.how)
}

function joinWith(
  plan: PlanInHand,
  index: number,
  draft: Draft,
  owner: Draft,
  attach: (how: Attachment, text?: string) => void,
): void {
  const { thing, piece } = draft
  // 'A fisherman with a yellow raincoat' wears it.
  if (asGarment(thing, owner)) {
    plan.drop(index)
    claimGarment(plan, thing, owner)
    return
  }
  // 'A fox with butterfly wings' has those of a butterfly, whatever wings it could have itself.
  if (borrow(plan, draft, owner, true)) {
    attach('part')
    return
  }
  // 'a vase with flowers' holds them, though vases may be painted with flowers too; the propellers of an airship are its own.
  const isHeld =
    hasSocket(owner, 'inside') &&
    !(owner.found?.thing.traits.includes('vehicle') && hasOwn(owner, thing.noun)) &&
    plan.lexicon.nouns.has(thing.noun) !== undefined &&
    thing.stuff === undefined
  if (asPanel(thing, owner) || (!isHeld && (asValue(thing, owner) || asPart(thing, owner)))) {
    plan.drop(index)
    claimPart(plan, thing, owner)
    return
  }
  if (borrow(plan, draft, owner, false)) {
    attach('part')
    return
  }
  fitWords(plan, draft)
  const { found } = draft
  if (piece.source.by === 'stuff') {
    const filled = hasSocket(owner, 'inside')
    attach(filled ? 'full-of' : 'covered-in')
    return
  }
  const lives = isAlive(owner)
  // A radio with four legs stands on posts, and has none of a creature.
  if (!lives && isLeg(thing.noun) && standOnLegs(plan, index, draft)) {
    const said = thing.joined?.says ?? 'with'
    if (thing.joined) thing.joined.says = 'with'
    attach('part', `${plan.bare(owner.piece.noun)} ${said} ${thing.phrase}`)
    return
  }
  // Parts that the archetype does not have, and that are no things of their own, are not made up.
  if (!found || !isThing(plan, found, lives)) {
    plan.drop(index, thing.phrase)
    return
  }
  // A shape that has no window gets one that fits it.
  if (isFeature(thing.noun)) {
    if (wheels.test(thing.noun) && thing.count === undefined && thing.plural) piece.count = 4
    attach('part')
    return
  }
  const traits = found.thing.traits
  if (clothing.test(thing.noun) || traits.includes('wearable') || traits.includes('clothing')) {
    if (lives || hasSocket(owner, 'head')) {
      attach('wearing')
      return
    }
  }
  const isPlant = owner.found?.thing.traits.includes('plant')
  if (lives && !isPlant) {
    const small = traits.some((trait) =>
      ['holdable', 'weapon', 'tool', 'instrument', 'food', 'toy', 'sport'].includes(trait),
    )
    const canHold = hasSocket(owner, 'hand') || hasSocket(owner, 'mouth')
    attach(small && canHold ? 'holding' : 'beside')
    return
  }
  if (hasSocket(owner, 'inside')) {
    // Of what is served on a tray each thing stands on it; only what nobody counts is heaped up.
    const isCounted = thing.count !== undefined ? thing.count < 7 : !thing.plural || isServing(thing)
    if (isCounted && isFlat(owner)) {
      attach('on')
      return
    }
    const stands = traits.includes('plant') && !traits.includes('food')
    if (stands && piece.count > 1) piece.arranged ??= 'bunch'
    attach(stands ? 'in' : 'full-of')
    return
  }
  const isMeal = owner.found?.thing.traits.includes('food') === true && eaten(found)
  if (isMeal && isScattered(draft)) {
    piece.count = 1
    attach('covered-in')
  }
  // A tractor pulls its trailer.
  else if (traits.includes('vehicle') && owner.found?.thing.traits.includes('vehicle')) attach('ahead-of')
  // Fries come with a burger, not on it.
  else if (isMeal && realSize(piece) > 0.5 * realSize(owner.piece)) attach('beside')
  // What comes with a house stands at its side.
  else if (owner.found?.thing.traits.includes('building')) attach('beside')
  else attach('on')
}

/** Those of furniture, under whatever has none. Whose they are is told only of what has them: 'lion feet' are not made. */
function standOnLegs(plan: PlanInHand, index: number, draft: Draft): boolean {
  const { thing, piece } = draft
  const found = plan.lexicon.nouns.find(/leg/.test(thing.noun) ? 'furniture leg' : 'furniture foot')
  if (found.by !== 'archetype' || thing.noun.includes(' ')) return false
  piece.source = sourceOf(plan, thing, found, index)
  piece.via = found.via
  piece.noun = found.noun
  if (thing.count === undefined) piece.count = 4
  draft.found = found
  draft.archetype = found.archetype
  return true
}

/** The tool of a trade is put away by whoever holds something else, and the arm is held out. */
function freeHand({ archetype, piece, thing }: Draft): void {
  const values = valuesOf(piece)
  const optionsOf = (name: string) => {
    const parameter = archetype?.parameters[name]
    return parameter && 'options' in parameter ? parameter.options : []
  }
  if (optionsOf('carries').includes('nothing')) values.carries ??= 'nothing'
  if (!thing.pose && optionsOf('pose').includes('holding')) values.pose ??= 'holding'
}

/** 'A truck carrying a piano', 'a cart carrying pumpkins'. */
function load({ thing }: Draft, owner: Draft, attach: (how: Attachment) => void): void {
  const { joined } = thing
  if (!joined) return
  const said = joined.said ?? joined.says ?? 'carrying'
  const heap = thing.plural && thing.count === undefined
  const bed = shapeOfDraft(owner)?.sockets.bed !== undefined
  const how = bed && !heap ? 'on' : hasSocket(owner, 'inside') ? (heap ? 'full-of' : 'in') : 'on'
  Object.assign(joined, { how, says: how === 'full-of' ? 'full of' : how, said, isOwners: true })
  if (bed && !heap) joined.socket = 'bed'
  attach(how)
}

/** The shape of what a piece is called by, rather than of its kind in general: of cars only some have a bed. */
const shapeOfDraft = ({ archetype, piece }: Draft) =>
  archetype && piece.source.by === 'archetype'
    ? shapeOf(archetype, { ...piece.source.order, detail: 0.3 })
    : undefined

/** Whether its shape has a part of that very name. */
const hasOwn = (owner: Draft, noun: string): boolean =>
  shapeOfDraft(owner)?.parts.some(({ name }) => same(noun, name)) ?? false

/** Trays and plates: they have a rim, and what is on them stands beside each other. */
function isFlat(draft: Draft): boolean {
  const shape = shapeOfDraft(draft)
  if (!shape) return false
  const [wide, high, deep] = sizeOf(boxOfShape(shape))
  return high < 0.25 * Math.min(wide, deep)
}

/** Pancakes that have one shape for all of them. */
const isServing = ({ noun }: Draft['thing']) =>
  noun.endsWith('s') && singularsOf(noun).some((form) => form !== noun)

/** Parts of a body that have a shape of their own, and that nobody brings along. */
const ownOfTheLiving = new Set(['tooth', 'eye', 'hand', 'paw', 'brain'])

/** Whether it is a thing of its own, rather than a part that the owner's archetype happens not to have. */
function isThing(plan: PlanInHand, found: NounFound, isHeld: boolean): boolean {
  const { thing } = found
  // The living have their own: a dog with sharp teeth has none lying beside it.
  if (isHeld && found.by === 'archetype' && ownOfTheLiving.has(found.noun)) return false
  if (found.by === 'archetype' && (found.exact || found.via.includes('shaped as'))) return true
  if (isBodyPart(thing.name)) return false
  if (thing.kinds.some((kind) => /body part|organ$|extremity|appendage/.test(kind))) return false
  const own = thing.traits.filter(
    (trait) => ownThings.has(trait) || (isHeld && ['tool', 'holdable', 'sport'].includes(trait)),
  )
  // A visor is a plate of armour, and plates are for food: what is of a kind must be of its nature.
  if (found.by === 'archetype')
    return plan.lexicon.catalogue.find(found.noun).traits.some((trait) => own.includes(trait))
  return own.length > 0 && thing.row === thing.name && thing.flat.match === 'name'
}
