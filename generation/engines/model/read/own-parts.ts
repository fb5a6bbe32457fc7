import { shapeOf } from '@makebelieve/shapes/archetype'
import { withArticle } from '../../../nouns/nouns.ts'
import { panelNamed } from '../compose/panels.ts'
import type { OwnSide } from '../design.ts'
import { counted } from './claim-words.ts'
import { add } from './fit-words.ts'
import {
  isCount,
  optionFor,
  parameterFor,
  partFor,
  partNamesFor,
  partsFor,
  same,
  scaled,
  usualShape,
} from './fitting.ts'
import { costumes } from './links.ts'
import { type Draft, isAlive, type PlanInHand, valuesOf } from './plan-in-hand.ts'
import type { ReadThing } from './reading.ts'
import { garmentFor } from './wardrobe.ts'

/** 'a woman in a red dress': figures that have clothes of their own change them. */
export function asGarment(thing: ReadThing, owner: Draft): boolean {
  const garment = garmentFor(owner.archetype, thing.noun)
  if (!garment || owner.piece.source.by !== 'archetype') return false
  const { order } = owner.piece.source
  const [said] = thing.colours
  valuesOf(owner.piece)[garment.parameter] = garment.value
  if (said) order.colours = { ...order.colours, [garment.role]: said.colour }
  return true
}

/** 'four towers', 'a round door', 'long legs', 'tracks': a value of the owner's archetype. */
export function asValue(thing: ReadThing, owner: Draft): boolean {
  const { archetype, piece } = owner
  if (!archetype || piece.source.by !== 'archetype') return false
  const values = valuesOf(piece)
  const named = parameterFor(archetype, thing.noun)
  const row = archetype.rows[piece.source.order.noun]?.values ?? {}
  if (named) {
    const { name, parameter } = named
    if ('options' in parameter) {
      const words = [
        ...thing.unknown,
        ...thing.shapeWords,
        ...(thing.stuff ? [thing.stuff.word] : []),
        thing.pose?.word ?? '',
        ...thing.noun.split(' ').slice(0, -1),
      ]
      const said = parameter.options.find((option) => words.some((one) => same(one, option)))
      const word = said ?? firstOf(parameter.options, row[name] ?? parameter.usual)
      if (word === undefined) return false
      values[name] = word
      const isOther = (one: string) => !same(one, word)
      thing.shown = words.filter((one) => !isOther(one) && !thing.noun.includes(one))
      thing.unknown = thing.unknown.filter(isOther)
      thing.shapeWords = thing.shapeWords.filter(isOther)
      lookOfOwn(thing, owner)
      return true
    }
    if (isCount(parameter) && (thing.count !== undefined || (!thing.size && !thing.stretch))) {
      const now = row[name] ?? parameter.usual
      values[name] =
        thing.count ?? (thing.plural ? Math.max(2, Number(now)) : Math.max(1, Math.min(1, Number(now) || 1)))
      asPart(thing, owner)
      return true
    }
    const factor =
      thing.size?.size ??
      (thing.stretch ? Math.max(...thing.stretch) : undefined) ??
      (thing.shapeWords.includes('short') ? 0.6 : undefined)
    if (factor !== undefined) {
      const now = row[name]
      const value = scaled(parameter, factor, typeof now === 'number' ? now : undefined)
      if (value !== undefined) values[name] = value
      asPart(thing, owner)
      return true
    }
    if (!asPart(thing, owner) && 'from' in parameter && Number(row[name] ?? parameter.usual) <= 0)
      values[name] = (parameter.from + parameter.to) / 2
    return true
  }
  const option = optionFor(archetype, thing.noun)
  if (!option) return false
  values[option.name] = option.option
  lookOfOwn(thing, owner, option.name)
  return true
}

/** 'With a beard', and nobody said which: whoever has none gets the usual one. Who has one keeps it. */
const firstOf = (options: readonly string[], now: string | number): string | undefined =>
  options[0] !== 'none' ? undefined : now === 'none' ? options[1] : String(now)

/** Parts that grow together: a beard is of one piece with the hair. */
const grownWith: Record<string, string> = { beard: 'hair', moustache: 'hair' }

/** The parts that somebody has as they are by now. */
const namesOf = ({ piece, archetype }: Pick<Draft, 'piece' | 'archetype'>): string[] =>
  archetype && piece.source.by === 'archetype'
    ? shapeOf(archetype, { ...piece.source.order, detail: 0.3 }).parts.map(({ name }) => name)
    : []

/** How a part looks that the owner only now has. */
export function lookOfOwn(thing: ReadThing, owner: Draft, parameter = thing.noun): void {
  const { piece, archetype } = owner
  const look = lookOf(thing, owner)
  if (!archetype || piece.source.by !== 'archetype' || Object.keys(look).length === 0) return
  const names = namesOf({ piece, archetype })
  const meant = [thing.noun, parameter, grownWith[parameter] ?? '']
    .map((noun) => partNamesFor(names, noun))
    .find((found) => found.length > 0)
  piece.partLooks.push(...(meant ?? []).map((part) => ({ part, ...look })))
}

/** 'a taxi with green doors': a panel of the body looks different from the rest of it. */
export function asPanel(thing: ReadThing, owner: Draft): boolean {
  const panel = owner.archetype && panelNamed(thing.noun, usualShape(owner.archetype))
  if (panel === undefined) return false
  owner.piece.partLooks.push({ part: panel, ...lookOf(thing, owner) })
  return true
}

function lookOf({ colours: [said, second], stuff, size, glows, pattern, side }: ReadThing, owner: Draft) {
  const look = {
    ...(said && { colour: said.colour }),
    ...(stuff && { stuff: stuff.stuff.name }),
    ...(size && { size: size.size }),
    ...(glows && { glows: true }),
    ...(pattern && { pattern: { name: pattern.name, ...(second && { colour: second.colour }) } }),
  }
  return side && Object.keys(look).length > 0 ? { ...look, side: ownSide(side, owner) } : look
}

/** Who has a front has a left hand; of a wardrobe the left door is the one on the left of whoever looks at it. */
function ownSide(side: OwnSide, owner: Draft): OwnSide {
  const hasFront = isAlive(owner) || owner.found?.thing.traits.includes('vehicle')
  return hasFront ? side : side === 'left' ? 'right' : 'left'
}

/** 'a golden hilt': a part of the owner looks different. */
export function asPart(thing: ReadThing, owner: Draft): boolean {
  if (!owner.archetype) return false
  const parts = partsFor(owner.archetype, thing.noun)
  if (parts.length === 0) return false
  const look = lookOf(thing, owner)
  if (Object.keys(look).length > 0) owner.piece.partLooks.push(...parts.map((part) => ({ part, ...look })))
  return true
}

/** 'four towers', 'a golden hilt': the part, how many, and each thing that is said of it. */
export function claimPart(plan: PlanInHand, thing: ReadThing, owner: Draft): void {
  const piece = owner.piece.id
  const whose = animalOf(plan, thing.noun, owner)
  // 'Eagle wings' on a horse are wings; a rabbit's head on a fox would be another head than it has.
  const part = whose === undefined ? thing.noun : thing.noun.slice(whose.length + 1)
  const side = thing.side && ownSide(thing.side, owner)
  const text = (word: string) => [word, thing.side, part].filter((one) => one !== undefined).join(' ')
  const says = thing.joined?.says
  if (whose !== undefined) {
    const isOwn = owner.archetype !== undefined && partsFor(owner.archetype, part).length > 0
    if (isOwn || isHead.test(part)) {
      plan.claims.push({ about: 'unknown', text: thing.noun })
      return
    }
    if (!plan.claims.some((claim) => claim.about === 'unknown' && claim.text.startsWith(`${whose} (of`)))
      plan.claims.push({ about: 'unknown', text: `${whose} (of ${thing.noun})` })
  }
  plan.claims.push({
    about: 'part',
    piece,
    part,
    text: says === undefined || says === 'with' || /^on\b/.test(says) ? part : `${says} ${part}`,
  })
  if (thing.count !== undefined)
    plan.claims.push({ about: 'part', piece, part, count: thing.count, text: counted(plan, thing) })
  for (const { colour, word } of thing.colours)
    plan.claims.push({ about: 'colour', piece, part, ...(side && { side }), colour, text: text(word) })
  if (thing.stuff)
    plan.claims.push({
      about: 'stuff',
      piece,
      part,
      ...(side && { side }),
      stuff: thing.stuff.stuff.name,
      text: text(thing.stuff.word),
    })
  if (thing.size)
    plan.claims.push({ about: 'size', piece, part, size: thing.size.size, text: text(thing.size.word) })
  for (const word of thing.shapeWords)
    plan.claims.push({ about: 'shape', piece, part, word, text: text(word) })
  for (const word of thing.shown ?? [])
    plan.claims.push({ about: 'pose', piece, pose: word, text: text(word) })
  if (thing.glows) plan.claims.push({ about: 'glow', piece, part, text: text(thing.glowWord ?? 'glowing') })
  for (const word of [...thing.unmeasured, ...(thing.leanWord ? [thing.leanWord] : [])])
    plan.claims.push({ about: 'unmeasured', piece, text: text(word) })
  if (thing.pattern)
    plan.claims.push({
      about: 'pattern',
      piece,
      part,
      ...(side && { side }),
      pattern: thing.pattern.name,
      text: text(thing.pattern.word),
    })
  for (const word of thing.unknown) plan.claims.push({ about: 'unknown', text: text(word) })
  // 'A big left ear': its size is not told from that of the other.
  if (thing.side && thing.colours.length === 0 && !thing.stuff && !thing.pattern)
    plan.claims.push({ about: 'unknown', text: `${thing.side} ${part}` })
}

/** A raincoat that is a coat of the figure's own: whether it is worn is seen by its shape, its colour on the part that is cut so. */
export function claimGarment(plan: PlanInHand, thing: ReadThing, owner: Draft): void {
  const garment = garmentFor(owner.archetype, thing.noun)
  const names = garment ? namesOf(owner) : []
  const value = String(garment?.value)
  if (!garment || partNamesFor(names, thing.noun).length > 0 || partNamesFor(names, value).length === 0) {
    claimPart(plan, thing, owner)
    return
  }
  const from = plan.claims.length
  claimPart(plan, thing, owner)
  const piece = owner.piece.id
  for (let at = from; at < plan.claims.length; at++) {
    const claim = plan.claims[at]
    if (claim?.about === 'part') plan.claims[at] = { about: 'pose', piece, pose: value, text: claim.text }
    else if (claim && 'part' in claim) plan.claims[at] = { ...claim, part: value }
  }
}

const isHead = /^(?:head|face|body)$/

/** The animal whose part is meant, where it is another than the owner: 'rabbit head'. */
function animalOf(plan: PlanInHand, noun: string, owner: Draft): string | undefined {
  const cut = noun.lastIndexOf(' ')
  const whose = noun.slice(0, Math.max(0, cut))
  if (whose === '' || whose === owner.piece.noun) return undefined
  const { nouns, catalogue } = plan.lexicon
  return nouns.has(whose) !== undefined && catalogue.find(whose).traits.includes('animal') ? whose : undefined
}

export function takeOff(plan: PlanInHand, thing: ReadThing, owner: Draft): void {
  plan.claims.push({
    about: 'without',
    piece: owner.piece.id,
    noun: thing.noun,
    text: `without ${thing.phrase}`,
  })
  const named = owner.archetype && parameterFor(owner.archetype, thing.noun)
  if (named && 'from' in named.parameter && named.parameter.from <= 0) {
    valuesOf(owner.piece)[named.name] = 0
    return
  }
  const part = owner.archetype && partFor(owner.archetype, thing.noun)
  if (part !== undefined) owner.piece.partLooks.push({ part, gone: true })
  // What was never there is not there.
}

export function dress(plan: PlanInHand, thing: ReadThing, owner: Draft): void {
  const clothes = costumes[thing.noun] ?? costumes[thing.noun.split(' ').at(-1) ?? '']
  const worn = clothes?.find((noun) => plan.lexicon.nouns.has(noun) !== undefined)
  // 'an astronaut holding his helmet' has it in the hand.
  if (worn !== undefined && plan.reading.things.some((one) => one.noun === worn)) return
  if (worn === undefined) {
    plan.claims.push({ about: 'unknown', text: `dressed as ${withArticle(thing.noun)}` })
    return
  }
  const added = add(plan, worn, `${worn} of ${withArticle(thing.noun)}`)
  added.piece.attached = { to: owner.piece.id, how: 'wearing' }
  // A hat alone makes no pirate: whether one would call it so is not measured.
  plan.claims.push({
    about: 'unmeasured',
    piece: owner.piece.id,
    text: `dressed as ${withArticle(thing.noun)}`,
  })
}
