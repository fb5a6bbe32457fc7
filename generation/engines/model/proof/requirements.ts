import { longestSide, middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape } from '@makebelieve/shapes/shape'
import { stuffOf } from '@makebelieve/shapes/stuffs'
import { grownOf } from '../../../nouns/nouns.ts'
import { asStandIn, type Requirement } from '../../../pipeline/engine.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { ratioOf } from '../compose/sizing.ts'
import type { Arrangement, Claim, ModelPlan, OwnSide, Piece } from '../design.ts'
import { boxOfParts } from '../mesh/extent.ts'
import { partNamesFor } from '../read/fitting.ts'
import { metresOf } from '../read/sizes.ts'
import { calledBy, hasShape } from './called.ts'
import { isAlike, metalnessOf, shareOfColour } from './colours.ts'
import { type Evidence, leastSeen, metres, partsOfPiece, percent } from './evidence.ts'
import { yawOf } from './facing.ts'
import { patternFound } from './patterns.ts'
import type { FoundPart } from './read-file.ts'
import {
  leanShown,
  onlyCountOf,
  parameterOf,
  referenceOf,
  type Shown,
  socketAt,
  stateOf,
  valueShown,
} from './reference.ts'
import { endOf, Pair, type Related, related } from './relations.ts'
import { isInSight } from './seen.ts'
import { onSides } from './sides.ts'
import { styleFound } from './styles.ts'
import { surfaceArea } from './surface-area.ts'
import { youngShown } from './young.ts'

type Judged = Omit<Requirement, 'claim'>
const met = (evidence: string): Judged => ({ status: 'met', evidence })
const unmet = (evidence: string): Judged => ({ status: 'unmet', evidence })
/** Nothing measures it: it is not called met, and nobody says that it is not there. */
const unchecked = (evidence: string): Judged => ({ status: 'unsupported', evidence })

/** Of a piece that was asked for in a colour, at least this much must have it: a red car has black tyres. */
const leastOfColour = 0.1
/** Dots are small. */
const leastOfDots = 0.03
/** Less than this of a picture is what one hardly notices. */
const hardlySeen = 0.005
/** By a colour one is told from others that have a little of it, too. */
const leastOfOnes = 0.35
const leastOfStuff = 0.25
/** Other proportions than usual are seen from here on. */
const leastChange = 1.08

/**
 * Each wish of a sentence held against what was measured on a made model, with the evidence in plain words. The sentence need not be the
 * one that the model was made of: whatever it names is looked for in the model by what it is, and what it says of that is measured.
 */
export function requirementsOf(evidence: Evidence, asked: Asked = evidence.plan): Requirement[] {
  return asked.claims.map((claim) => ({ claim: claim.text, ...judged(claim, asked, evidence) }))
}

/** What a sentence asks for. */
export type Asked = Pick<ModelPlan, 'claims' | 'pieces'>

function judged(claim: Claim, { pieces: asked, claims: allClaims }: Asked, evidence: Evidence): Judged {
  if (claim.about === 'unknown') return unchecked('This could not be understood or done.')
  if (claim.about === 'style') return styleFound(claim.style, evidence)
  // It is of the whole, whatever that is called.
  if (claim.about === 'measure') return measuring(evidence, claim)
  const noun = (claim.about === 'thing' ? claim.noun : undefined) ?? nounOf(claim.piece, asked)
  const found = named(claim.piece, noun, evidence)
  if ('missing' in found) return found.missing
  const { piece, parts } = found
  // What nobody sees is no evidence of anything; whether it is there at all is told below.
  if (
    claim.about !== 'thing' &&
    claim.about !== 'count' &&
    claim.about !== 'without' &&
    !shows(evidence, parts)
  )
    return unmet(unseen(noun))
  switch (claim.about) {
    case 'thing':
      return young(seen(evidence, parts, noun, piece), found, noun, evidence)
    case 'part':
      return partFound(evidence, found, noun, claim)
    case 'without':
      return leftOut(evidence, found, noun, claim)
    case 'count':
      return counted(evidence, parts, noun, claim.count)
    case 'lean':
      return onOnes(found, claim.ones, (own) => leaning(own, noun, claim.lean))
    case 'aloft':
      return aloft(evidence, found, noun)
    case 'colour':
      if (claim.ones !== undefined)
        return onOnes(found, claim.ones, (own) =>
          coloured(evidence, own.parts, noun, claim.colour, leastOfOnes),
        )
      return onParts(found, noun, claim, (meant, what) =>
        coloured(evidence, meant, what, claim.colour, claim.isPattern ? leastOfDots : leastOfColour),
      )
    case 'pattern':
      return onParts(found, noun, claim, (meant, what) => patternFound(evidence.model, meant, what, claim))
    case 'stuff':
      return onParts(found, noun, claim, (meant, what) => {
        const isDyed = allClaims.some(
          (other) => other.about === 'colour' && other.piece === claim.piece && other.part === claim.part,
        )
        return madeOf(evidence, meant, what, { stuff: claim.stuff, isDyed })
      })
    case 'size':
      if (claim.ones !== undefined) return sizedBesideOthers(found, noun, claim.size, claim.ones)
      return claim.part === undefined
        ? sized(evidence, found, noun, claim.size)
        : proportioned(found, noun, claim.part, claim.size > 1 ? 'large' : 'small')
    case 'shape':
      return proportioned(found, noun, claim.part, claim.word)
    case 'pose':
      return claim.ones === undefined
        ? posed(found, noun, claim.pose)
        : onOnes(found, claim.ones, (own) => posed(own, noun, claim.pose))
    case 'glow':
      return onParts(found, noun, claim, glowing)
    case 'arranged':
      return arranged(parts, noun, claim.arranged)
    case 'unmeasured':
      return unchecked('Nothing measures whether it shows: it was not checked.')
    case 'attachment': {
      const other = named(claim.to, nounOf(claim.to, asked), evidence)
      if ('missing' in other) return other.missing
      if (!shows(evidence, other.parts)) return unmet(unseen(other.piece.noun))
      // One thing that is called by both nouns stands to nothing.
      if (other.piece.id === piece.id)
        return unchecked(`The ${piece.noun} is both of them here: it was not checked.`)
      const says = claim.says ?? claim.how.replaceAll('-', ' ')
      if (claim.ones !== undefined)
        return onOnes({ ...other }, claim.ones, (own) => {
          const { is, told } = related(says, endOf(piece, evidence), own, evidence)
          return is === undefined ? unchecked(told) : is ? met(told) : unmet(told)
        })
      const whole = related(says, endOf(piece, evidence), endOf(other.piece, evidence), evidence)
      const { is, told } = says === 'under' && whole.is ? eachRelated(says, found, other, evidence) : whole
      if (is && claim.socket !== undefined && isFarFrom(claim.socket, piece, other.piece, evidence))
        return unmet(`${told} It is not on its ${claim.socket}.`)
      return is === undefined ? unchecked(told) : is ? met(told) : unmet(told)
    }
  }
}

/** Two that are under something are so each: what is above one of them shelters no other. */
function eachRelated(says: string, { piece, parts }: Found, other: Found, evidence: Evidence): Related {
  const copies = copiesOf(parts)
  const all = copies.map((own) => related(says, { piece, parts: own }, other, evidence))
  const not = all.filter(({ is }) => is !== true)
  const [first] = not
  if (!first) return { is: true, told: all[0]?.told ?? '' }
  return { ...first, told: `${all.length - not.length} of ${all.length} are so. ${first.told}` }
}

/** Whether two touch somewhere else than where it was said: in the hands, and not on the head. */
function isFarFrom(socket: string, piece: Piece, other: Piece, evidence: Evidence): boolean {
  const pair = new Pair(endOf(piece, evidence), endOf(other, evidence), evidence)
  const contact = pair.contact()
  const [place] = socketAt(other, pair.b.box, socket)
  if (!contact || !place) return false
  const far = Math.hypot(...[0, 1, 2].map((k) => (contact[k] ?? 0) - (place[k] ?? 0)))
  return far > 0.25 * longestSide(pair.b.box)
}

type Found = { piece: Piece; parts: FoundPart[] }

const nounOf = (id: string, asked: readonly Piece[]) => asked.find((piece) => piece.id === id)?.noun ?? id

/** The piece of the model that is called by a noun: the one of the same name, or any other. Else what stands in for it, or nothing. */
function named(id: string, noun: string, evidence: Evidence): Found | { missing: Judged } {
  const all = evidence.plan.pieces.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
  const called = all.map((piece) => ({
    piece,
    parts: partsOfPiece(evidence, piece.id),
    call: calledBy(noun, piece),
  }))
  const it = called.find(({ call, parts }) => call.is === 'it' && parts.length > 0)
  if (it) return it
  const instead = called.find(({ call, parts }) => call.is !== 'other' && parts.length > 0)
  if (!instead || !('as' in instead.call)) return { missing: unmet(`There is no ${noun} in the model.`) }
  const { as, is } = instead.call
  return {
    missing:
      is === 'stand-in'
        ? asStandIn(unmet(`Shown as something else: ${as} stands in for the ${noun}.`))
        : unchecked(`It is shown as ${as}; whether that is a ${noun} was not checked.`),
  }
}

/** Whether any of several is seen from any side. */
const shows = (evidence: Evidence, parts: FoundPart[]): boolean =>
  copiesOf(parts).some((own) => isSeen(evidence, own))

const isSeen = ({ model, seen }: Evidence, parts: readonly FoundPart[]): boolean =>
  isInSight(
    model,
    seen,
    parts.map((part) => model.parts.indexOf(part)),
  )

const unseen = (noun: string) => `The ${noun} cannot be seen from any side.`

function seen(evidence: Evidence, parts: FoundPart[], noun: string, { id, via }: Piece): Judged {
  const { model, seen, plan } = evidence
  // What it is about comes first.
  const asFirst = plan.pieces[0]?.id === id
  const share = parts.reduce((sum, part) => sum + (seen.shares[model.parts.indexOf(part)] ?? 0), 0)
  const triangles = parts.reduce((sum, part) => sum + part.triangles.length / 3, 0)
  const how = via ? ` (${via})` : ''
  if (share < leastSeen || !shows(evidence, parts)) return unmet(unseen(noun))
  const many = parts.length === 1 ? '1 part' : `${parts.length} parts`
  if (share < hardlySeen && asFirst)
    return unmet(`The ${noun} is only ${percent(share)} of what you see from four sides: one hardly sees it.`)
  return met(
    `The ${noun} is ${percent(share)} of what you see from four sides: ${many}, ${triangles.toLocaleString('en')} triangles${how}.`,
  )
}

/** A foal that is a small horse is none; and beside its mother it is the smaller one. */
function young(there: Judged, { piece, parts }: Found, noun: string, evidence: Evidence): Judged {
  const own = copyOf(parts)
  const shown = there.status === 'met' ? youngShown(noun, piece, own) : undefined
  if (!shown) return there
  const grown = evidence.plan.pieces.find(
    (other) => calledBy(grownOf(noun) ?? '', other).is === 'it' && other.id !== piece.id,
  )
  const beside = grown && partsOfPiece(evidence, grown.id)
  if (grown && beside && beside.length > 0) {
    const share = longestSide(boxOfParts(own)) / longestSide(boxOfParts(copyOf(beside)))
    if (share > 0.85) return unmet(`It is ${percent(share)} as large as the grown ${grown.noun}.`)
  }
  const told = `${there.evidence} ${shown.told}`
  return shown.is === true ? met(told) : unchecked(told)
}

/** Those parts of a piece that a noun names. */
const partsNamed = (parts: readonly FoundPart[], noun: string): FoundPart[] => {
  const names = new Set(partNamesFor([...new Set(parts.map(({ name }) => name))], noun))
  return parts.filter(({ name }) => names.has(name))
}

/** What is said of a part is measured on that part and on no other. */
function onParts(
  { piece, parts }: Found,
  noun: string,
  { part, side }: { part?: string; side?: OwnSide },
  measure: (parts: FoundPart[], what: string) => Judged,
): Judged {
  if (part === undefined) return measure(parts, noun)
  const meant = partsNamed(parts, part)
  if (meant.length === 0)
    return unchecked(`The ${part} is not a separate part of the ${noun}: it was not checked.`)
  if (side === undefined) return measure(meant, `${part} of the ${noun}`)
  const yaw = yawOf(piece, copyOf(parts))
  if (yaw === undefined) return unchecked(`Which side of the ${noun} is its ${side} was not found out.`)
  const [own, other] = onSides(meant, side, yaw, boxOfParts(parts))
  if (own.length === 0 || other.length === 0)
    return unchecked(`The ${part} of the ${noun} is not one of two: it was not checked.`)
  const judged = measure(own, `${side} ${part} of the ${noun}`)
  return judged.status === 'met' && measure(other, part).status === 'met'
    ? unmet(`So is the ${part} on the other side of the ${noun}.`)
    : judged
}

/** What is said of so many of several is so of that many, and of no more. */
function onOnes(found: Found, ones: number | undefined, measure: (own: Found) => Judged): Judged {
  if (ones === undefined) return measure({ ...found, parts: copyOf(found.parts) })
  const copies = copiesOf(found.parts)
  const judged = copies.map((parts) => measure({ ...found, parts }))
  const so = judged.filter(({ status }) => status === 'met')
  const told = `${so.length} of ${copies.length} are so.`
  if (so.length === ones && copies.length >= ones) return met(`${told} ${so[0]?.evidence ?? ''}`.trim())
  return judged.some(({ status }) => status === 'unsupported')
    ? unchecked(`${told} Of others it was not checked.`)
    : unmet(`${told} ${ones} were asked for.`)
}

function sizedBesideOthers({ parts }: Found, noun: string, size: number, ones: number): Judged {
  const copies = [...Map.groupBy(parts, ({ piece }) => piece).values()].map((own) =>
    longestSide(boxOfParts(own)),
  )
  const [least, most] = [Math.min(...copies), Math.max(...copies)]
  // Where all differ, those at one end are meant: the big one of two.
  const so = copies.filter((long) => (size > 1 ? long > most * 0.9 : long < least * 1.1))
  const told = `Of ${copies.length} (${noun}) the largest is ${percent(most / least)} of the smallest, and ${so.length} are that ${size > 1 ? 'large' : 'small'}.`
  return most > least * 1.25 && so.length === ones ? met(told) : unmet(told)
}

function leaning({ piece, parts }: Found, noun: string, lean: number): Judged {
  const how = lean > 120 ? 'stands on its head' : lean > 45 ? 'lies on its side' : 'leans to one side'
  return verdictOf(
    leanShown(piece, parts, lean),
    `The ${noun} ${how}.`,
    `The ${noun} does not ${how.replace(/^(\w+)s /, '$1 ')}.`,
  )
}

/** Off the ground, and on nothing: each copy by itself. */
function aloft({ box, longest, model, touching }: Evidence, { parts }: Found, noun: string): Judged {
  const copies = copiesOf(parts)
  const low = Math.min(...copies.map((own) => boxOfParts(own).min[1])) - box.min[1]
  const own = new Set(parts.map((part) => model.parts.indexOf(part)))
  const groups = new Set(
    touching.lumps.flatMap((lump, i) => (own.has(lump.part) ? [touching.groups[i]] : [])),
  )
  const touches = touching.lumps.some((lump, i) => !own.has(lump.part) && groups.has(touching.groups[i]))
  const told = `The ${noun} is ${metres(low)} above the ground${touches ? ', and touches something else' : ''}.`
  return low > longest * 0.05 && !touches ? met(told) : unmet(told)
}

const verdictOf = ({ is }: Shown, shown: string, not: string): Judged =>
  is === 'shown'
    ? met(shown)
    : is === 'not shown'
      ? unmet(not)
      : unchecked(`${not.replace(/\.$/, '')}, or not plainly: it was not checked.`)

function partFound(
  evidence: Evidence,
  found: Found,
  noun: string,
  { part, count }: Claim & { about: 'part' },
): Judged {
  const meant = partsNamed(found.parts, part)
  const parameter = parameterOf(found.piece, part) ?? onlyCountOf(found.piece)
  if (meant.length > 0 && !shows(evidence, meant)) return unmet(unseen(`${part} of the ${noun}`))
  if (count === undefined) {
    if (meant.length > 0) return met(`The ${noun} has a part of this name (${meant[0]?.name}).`)
    const state = stateOf(found.piece, part) ?? kindOf(found.piece, part)
    if (!state) return unchecked(`The ${part} is not a separate part of the ${noun}: it was not checked.`)
    return verdictOf(
      valueShown(found.piece, found.parts, state.name, state.value),
      `The ${noun} has the shape that it has with ${part}.`,
      `The ${noun} does not have the shape that it has with ${part}.`,
    )
  }
  const solids = solidsOf(evidence, meant)
  if (meant.length > 0 && solids === count) return met(`${count} were counted.`)
  if (parameter && 'from' in parameter.parameter && count <= parameter.parameter.to) {
    const shown = valueShown(found.piece, found.parts, parameter.name, count)
    return verdictOf(
      shown,
      `The ${noun} has the shape that it has with ${count} of them.`,
      `The ${noun} does not have ${count} of them.`,
    )
  }
  // An oar of three solids is one oar.
  if (meant.length > 0 && solids > count && solids % count === 0)
    return unchecked(`They are ${solids} solids: how many ${part} that is was not checked.`)
  return meant.length > 0
    ? unmet(`${solids} of ${count} were counted.`)
    : unchecked(`The ${part} is not a separate part of the ${noun}: it was not checked.`)
}

/** A beard of whichever kind, where such a thing may have one or none. */
function kindOf(piece: Piece, part: string) {
  const { name, parameter } = parameterOf(piece, part) ?? {}
  if (name === undefined || !parameter || !('options' in parameter) || parameter.options[0] !== 'none')
    return undefined
  const value = piece.source.by === 'archetype' ? piece.source.order.values?.[name] : undefined
  return value === undefined || value === 'none' ? undefined : { name, value }
}

function leftOut(
  evidence: Evidence,
  found: Found,
  noun: string,
  { noun: gone }: Claim & { about: 'without' },
): Judged {
  const there = evidence.plan.pieces.find(
    (piece) => piece.id !== found.piece.id && calledBy(gone, piece).is === 'it',
  )
  if (there && partsOfPiece(evidence, there.id).length > 0) return unmet(`There is a ${gone} in the model.`)
  if (partsNamed(found.parts, gone).length > 0) return unmet(`The ${noun} has its ${gone}.`)
  const usual = referenceOf({ source: found.piece.source }, {}, [parameterOf(found.piece, gone)?.name ?? ''])
  const had = usual
    ? partNamesFor(
        usual.parts.map(({ name }) => name),
        gone,
      )
    : []
  if (had.length > 0) return met(`The ${noun} usually has it, and has no such part here.`)
  const parameter = parameterOf(found.piece, gone)
  if (parameter && 'from' in parameter.parameter && parameter.parameter.from <= 0)
    return verdictOf(
      valueShown(found.piece, found.parts, parameter.name, 0),
      `The ${noun} has the shape that it has without.`,
      `The ${noun} still has its ${gone}.`,
    )
  return hasShape(gone)
    ? met(`No ${gone} is in the model.`)
    : unchecked(`Whether the ${noun} has a ${gone} was not checked.`)
}

/** A number counts those that one sees: what is buried in something else is none of them. */
function counted(evidence: Evidence, parts: FoundPart[], noun: string, count: number): Judged {
  const copies = copiesOf(parts)
  const found = copies.filter((own) => isSeen(evidence, own)).length
  if (found === count && copies.length === count) return met(`${found} were counted.`)
  const hidden = copies.length > found ? `, and ${copies.length - found} cannot be seen from any side` : ''
  return unmet(`${found} of ${count} were counted (${noun})${hidden}.`)
}

function solidsOf({ model, touching }: Evidence, parts: FoundPart[]): number {
  const numbers = new Set(parts.map((part) => model.parts.indexOf(part)))
  return touching.lumps.filter((lump) => numbers.has(lump.part) && lump.volume > 0).length
}

function coloured(
  { model }: Evidence,
  parts: FoundPart[],
  what: string,
  colour: string,
  least = leastOfColour,
): Judged {
  const share = shareOfColour(model, parts, colour)
  const told = `${percent(share)} of the surface of the ${what} has this colour (${colour}).`
  return share >= least ? met(told) : unmet(`Only ${told}`)
}

/** Of the same surface, as clear and as metallic; where many stuffs are alike in that, also of its colour, unless another was asked for. */
function madeOf(
  { model }: Evidence,
  parts: FoundPart[],
  what: string,
  { stuff, isDyed }: { stuff: string; isDyed: boolean },
): Judged {
  const material = stuffOf(stuff)?.material
  if (!material) return unchecked(`How ${stuff} looks is not known.`)
  const isClear = (opacity: number) => opacity < 0.9
  const byColour =
    !isDyed &&
    (material.metalness > 0.5 || material.surface === 'plain') &&
    !/^(?:metal|plastic|glass)$/.test(stuff)
  let [all, same] = [0, 0]
  for (const part of parts) {
    const area = surfaceArea(part)
    all += area
    const isSame =
      part.surface === material.surface &&
      isClear(part.opacity) === isClear(material.opacity) &&
      metalnessOf(model, part) > 0.5 === material.metalness > 0.5 &&
      (!byColour || isAlike(part.colour, material.colour))
    if (isSame) same += area
  }
  const share = all > 0 ? same / all : 0
  const told = `${percent(share)} of the ${what} looks like ${stuff}.`
  return share >= leastOfStuff ? met(told) : unmet(told)
}

function glowing(parts: FoundPart[], what: string): Judged {
  return parts.some(({ glow }) => glow > 0)
    ? met(`The ${what} gives light of its own.`)
    : unmet(`The ${what} gives no light of its own.`)
}

/** The whole in metres: its height, or any one of its sides. */
function measuring({ box }: Evidence, { metres: wanted, along }: Claim & { about: 'measure' }): Judged {
  const [width, height, depth] = sizeOf(box)
  const told = `It is ${metres(width)} wide, ${metres(height)} high and ${metres(depth)} deep; ${metres(wanted)} were asked for.`
  const sides = along === 'height' ? [height] : [width, height, depth]
  return sides.some((one) => Math.abs(one / wanted - 1) <= 0.05) ? met(told) : unmet(told)
}

/** Beside another thing of the model it is larger or smaller than usual; alone, in metres. */
function sized(evidence: Evidence, { piece, parts }: Found, noun: string, size: number): Judged {
  const long = longestSide(boxOfParts(copyOf(parts)))
  const others = evidence.plan.pieces.flatMap((other) => {
    const theirs = partsOfPiece(evidence, other.id)
    if (other.id === piece.id || theirs.length === 0 || other.source.by === 'stuff') return []
    const usual = ratioOf({ ...piece, size: 1 }, { ...other, size: 1 })
    return [long / longestSide(boxOfParts(copyOf(theirs))) / usual]
  })
  const shaped = piece.source.by === 'archetype' ? piece.source.order.noun : piece.noun
  const factors =
    others.length > 0 ? others : [long / metresOf(piece.noun, shaped, openCatalogue().find(piece.noun))]
  const told = `The ${noun} is ${metres(long)} long, ${percent(factors[0] ?? 1)} of what it usually is${others.length > 0 ? ' beside the rest' : ''}.`
  const isSo =
    size === 1
      ? factors.some((one) => one > 0.8 && one < 1.25)
      : factors.some((one) => (size > 1 ? one > 1.15 : one < 0.87))
  return isSo ? met(told) : unmet(told)
}

const copiesOf = (parts: FoundPart[]): FoundPart[][] => [...Map.groupBy(parts, ({ piece }) => piece).values()]

/** One of several copies. */
const copyOf = (parts: FoundPart[]) => parts.filter(({ piece }) => piece === parts[0]?.piece)

type Sides = readonly [width: number, height: number, depth: number]
const ways: Record<string, (sides: Sides) => number> = {
  tall: ([w, h, d]) => h / Math.sqrt(w * d),
  long: ([w, h, d]) => Math.max(w, d) / Math.sqrt(h * Math.min(w, d)),
  fat: ([w, h, d]) => Math.sqrt(w * d) / h,
  wide: ([w, h]) => w / h,
  large: ([w, h, d]) => Math.max(w, h, d),
}
/** Words of the same kind, and those that mean the contrary. */
const wayOf = (word: string): [way: keyof typeof ways, more: boolean] | undefined => {
  if (/^(?:tall|high|upright)$/.test(word)) return ['tall', true]
  if (/^(?:short|flat|squat|squashed|flattened)$/.test(word)) return ['tall', false]
  if (/^(?:long|elongated|stretched)$/.test(word)) return ['long', true]
  if (/^(?:fat|chubby|plump|chunky|stout|stocky|pudgy|rotund|overweight|obese)$/.test(word))
    return ['fat', true]
  if (/^(?:thin|slim|slender|skinny|lanky)$/.test(word)) return ['fat', false]
  if (/^(?:wide|broad)$/.test(word)) return ['wide', true]
  if (word === 'narrow') return ['wide', false]
  if (word === 'large') return ['large', true]
  if (word === 'small') return ['large', false]
  return undefined
}

/** Held against the same archetype as it usually is. */
function proportioned({ piece, parts }: Found, noun: string, part: string | undefined, word: string): Judged {
  const usual = referenceOf({ source: withoutValues(piece) })
  const way = wayOf(word)
  if (!usual || !way) return unchecked(`Nothing measures how ${word} it is: it was not checked.`)
  const own = copyOf(parts)
  const what = part === undefined ? noun : `${part} of the ${noun}`
  const [meant, reference] =
    part === undefined
      ? [own, usual.parts]
      : [partsNamed(own, part), usual.parts.filter(({ name }) => partNamesFor([name], part).length > 0)]
  if (meant.length === 0 || reference.length === 0)
    return unchecked(`The ${part} is not a separate part of the ${noun}: it was not checked.`)
  const [now, then] = [sizeOf(boxOfParts(meant)), sizeOf(boxOfShape({ ...usual, parts: reference }))]
  // A part is as large as it is beside the whole.
  const scale = part === undefined ? 1 : longestSide(boxOfParts(own)) / longestSide(boxOfShape(usual))
  const [name, isMore] = part === undefined ? way : (['large', way[1]] as const)
  const measure = ways[name] ?? (() => 1)
  const factor = measure(now) / (measure(then) * (name === 'large' ? scale : 1))
  const told = `Beside its usual proportions the ${what} is ${percent(factor)} as ${name === 'fat' ? 'thick' : name}.`
  return (isMore ? factor >= leastChange : factor <= 1 / leastChange) ? met(told) : unmet(told)
}

const withoutValues = ({ source }: Piece): Piece['source'] =>
  source.by === 'archetype' ? { ...source, order: { ...source.order, values: {} } } : source

function posed({ piece, parts }: Found, noun: string, pose: string): Judged {
  const state = stateOf(piece, pose)
  if (!state) return unmet(`The ${noun} cannot be shown ${pose}.`)
  return verdictOf(
    valueShown(piece, copyOf(parts), state.name, state.value),
    `The ${noun} has the shape that it has when ${pose}.`,
    `The ${noun} does not have the shape that it has when ${pose}.`,
  )
}

/** How several stand: on one another, side by side, in a ring. */
function arranged(parts: FoundPart[], noun: string, how: Arrangement): Judged {
  const copies = [...Map.groupBy(parts, ({ piece }) => piece).values()].map((own) => boxOfParts(own))
  const middles = copies.map(middleOf)
  const spread = (k: 0 | 1 | 2) =>
    Math.max(...middles.map((at) => at[k])) - Math.min(...middles.map((at) => at[k]))
  const [x, y, z] = [spread(0), spread(1), spread(2)]
  if (copies.length < 2) return unchecked(`There is one ${noun}: how several stand was not checked.`)
  const told = `They are spread over ${metres(x)} across, ${metres(y)} up and ${metres(z)} deep.`
  if (how === 'stack') return y > Math.max(x, z) ? met(told) : unmet(told)
  if (how === 'row') return Math.max(x, z) > 3 * Math.max(y, Math.min(x, z)) ? met(told) : unmet(told)
  if (how === 'circle')
    return Math.min(x, z) > 0.5 * Math.max(x, z) && copies.length > 2 ? met(told) : unmet(told)
  return unchecked(`Nothing measures whether they are a ${how}: it was not checked.`)
}
