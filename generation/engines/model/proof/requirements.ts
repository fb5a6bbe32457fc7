import { longestSide, middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { stuffOf } from '@makebelieve/shapes/stuffs'
import type { Requirement } from '../../../pipeline/engine.ts'
import type { Attachment, Claim, Piece } from '../design.ts'
import { boxOfParts } from '../mesh/extent.ts'
import { shareOfColour } from './colours.ts'
import { type Evidence, metres, partsMeant, partsOfPiece, percent } from './evidence.ts'
import type { FoundPart } from './read-file.ts'
import { isStandIn } from './stand-in.ts'
import { styleFound } from './styles.ts'
import { surfaceArea } from './surface-area.ts'
import { pairKey } from './touching.ts'

type Judged = Omit<Requirement, 'claim'>

/** Of a piece that was asked for in a colour, at least this much must have it: a red car has black tyres. */
const leastOfColour = 0.1
const leastOfStuff = 0.25
/** What is less of all that one sees from four sides is a speck. */
const leastSeen = 0.001
/** What stands beside a thing may touch it, but not be in it. */
const mostStuck = 0.3

/** Each wish of the prompt held against what was measured, with the evidence in plain words. */
export function requirementsOf(evidence: Evidence): Requirement[] {
  return evidence.plan.claims.map((claim) => ({ claim: claim.text, ...judged(claim, evidence) }))
}

export function judged(claim: Claim, evidence: Evidence): Judged {
  if (claim.about === 'unknown')
    return { status: 'unsupported', evidence: 'This could not be understood or done.' }
  if (claim.about === 'style') return styleFound(claim.style, evidence)
  const parts = partsOfPiece(evidence, claim.piece)
  const piece = evidence.plan.pieces.find(({ id }) => id === claim.piece)
  const name = piece?.noun ?? claim.piece
  if (parts.length === 0) return { status: 'unmet', evidence: `There is no ${name} in the model.` }
  switch (claim.about) {
    case 'thing':
      return thingFound(evidence, parts, name, piece)
    case 'count':
      return counted(evidence, parts, name, claim)
    case 'colour':
      return coloured(evidence, parts, name, claim)
    case 'stuff':
      return madeOf(parts, name, claim)
    case 'size':
      return sized(evidence, parts, name)
    case 'attachment':
      return attached(evidence, parts, name, claim)
  }
}

function thingFound(evidence: Evidence, parts: FoundPart[], name: string, piece: Piece | undefined): Judged {
  const { model, seen } = evidence
  const share = parts.reduce((sum, part) => sum + (seen.shares[model.parts.indexOf(part)] ?? 0), 0)
  const triangles = parts.reduce((sum, part) => sum + part.triangles.length / 3, 0)
  const how = piece?.via ? ` (${piece.via})` : ''
  if (share < leastSeen) return { status: 'unmet', evidence: `The ${name} cannot be seen from any side.` }
  if (piece && isStandIn(piece))
    return { status: 'unmet', evidence: `Shown as something else: ${piece.via}.` }
  const many = parts.length === 1 ? '1 part' : `${parts.length} parts`
  return {
    status: 'met',
    evidence: `The ${name} is ${percent(share)} of what one sees from four sides: ${many}, ${triangles.toLocaleString('en')} triangles${how}.`,
  }
}

const standsIn = ({ via }: Piece): Judged => ({
  status: 'unsupported',
  evidence: `Shown as something else: ${via}.`,
})

function counted(
  evidence: Evidence,
  parts: FoundPart[],
  name: string,
  claim: Claim & { about: 'count' },
): Judged {
  const copies = new Set(parts.map((part) => part.piece))
  const meant = partsMeant(parts, claim.text)
  // Copies carry numbers; parts of one thing ('four towers') are counted by the solids that they are made of.
  const one = copies.size === 1 && ![...copies].some((piece) => piece.includes('#'))
  const found = one && meant.length < parts.length ? solidsOf(evidence, meant) : copies.size
  return {
    status: found === claim.count ? 'met' : 'unmet',
    evidence:
      found === claim.count ? `${found} were counted.` : `${found} of ${claim.count} were counted (${name}).`,
  }
}

function solidsOf({ model, touching }: Evidence, parts: FoundPart[]): number {
  const numbers = new Set(parts.map((part) => model.parts.indexOf(part)))
  return touching.lumps.filter((lump) => numbers.has(lump.part) && lump.volume > 0).length
}

function coloured(
  evidence: Evidence,
  parts: FoundPart[],
  name: string,
  claim: Claim & { about: 'colour' },
): Judged {
  const meant = partsMeant(parts, claim.text)
  const share = shareOfColour(evidence.model, meant, claim.colour)
  const what = meant.length < parts.length ? `${name} (${meant[0]?.name})` : name
  return share >= leastOfColour
    ? {
        status: 'met',
        evidence: `${percent(share)} of the surface of the ${what} has this colour (${claim.colour}).`,
      }
    : {
        status: 'unmet',
        evidence: `Only ${percent(share)} of the surface of the ${what} has this colour (${claim.colour}).`,
      }
}

function madeOf(parts: FoundPart[], name: string, claim: Claim & { about: 'stuff' }): Judged {
  const material = stuffOf(claim.stuff)?.material
  if (!material) return { status: 'unsupported', evidence: `How ${claim.stuff} looks is not known.` }
  const meant = partsMeant(parts, claim.text)
  let [all, same] = [0, 0]
  for (const part of meant) {
    const area = surfaceArea(part)
    all += area
    if (part.surface === material.surface) same += area
  }
  const share = all > 0 ? same / all : 0
  return {
    status: share >= leastOfStuff ? 'met' : 'unmet',
    evidence: `${percent(share)} of the ${name} has a surface of ${claim.stuff}.`,
  }
}

function sized(evidence: Evidence, parts: FoundPart[], name: string): Judged {
  const long = longestSide(boxOfParts(parts))
  const share = long / evidence.longest
  return {
    status: 'met',
    evidence: `The ${name} is ${metres(long)} long, ${percent(share)} of the whole.`,
  }
}

function attached(
  evidence: Evidence,
  parts: FoundPart[],
  name: string,
  claim: Claim & { about: 'attachment' },
): Judged {
  const others = partsOfPiece(evidence, claim.to)
  const pieces = evidence.plan.pieces.filter(({ id }) => id === claim.piece || id === claim.to)
  const other = pieces.find(({ id }) => id === claim.to)?.noun ?? claim.to
  const instead = pieces.find(isStandIn)
  if (instead) return standsIn(instead)
  if (others.length === 0) return { status: 'unmet', evidence: `There is no ${other} in the model.` }
  const where = whereabouts(evidence, parts, others)
  const fault = misplaced(claim.how, where)
  return fault
    ? { status: 'unmet', evidence: `The ${name} ${fault} the ${other}.` }
    : { status: 'met', evidence: placedWell(claim.how, name, other) }
}

type Where = { touch: boolean; higher: number; ahead: number; inside: number; encloses: boolean }

/** How one thing stands to another: touching, how much higher and further ahead its middle is, how far it is inside. */
function whereabouts({ model, touching }: Evidence, parts: FoundPart[], others: FoundPart[]): Where {
  const [a, b] = [boxOfParts(parts), boxOfParts(others)]
  const number = (part: FoundPart) => model.parts.indexOf(part)
  const touch = parts.some((part) =>
    others.some((other) => touching.pairs.has(pairKey(number(part), number(other)))),
  )
  const [ma, mb] = [middleOf(a), middleOf(b)]
  const overlap = [0, 1, 2].map((k) =>
    Math.max(0, Math.min(a.max[k] ?? 0, b.max[k] ?? 0) - Math.max(a.min[k] ?? 0, b.min[k] ?? 0)),
  )
  const [w, h, d] = sizeOf(a)
  const volume = Math.max(w * h * d, 1e-18)
  const [ox = 0, oy = 0, oz = 0] = overlap
  return {
    touch,
    higher: ma[1] - mb[1],
    ahead: ma[2] - mb[2],
    inside: (ox * oy * oz) / volume,
    encloses: [0, 2].every((k) => (a.min[k] ?? 0) < (mb[k] ?? 0) && (a.max[k] ?? 0) > (mb[k] ?? 0)),
  }
}

/** What is wrong with how they stand, or nothing. */
function misplaced(how: Attachment, { touch, higher, ahead, inside, encloses }: Where): string | undefined {
  if (how === 'beside') return inside > mostStuck ? 'is stuck in' : undefined
  if (how === 'behind') return ahead < 0 ? undefined : 'does not stand behind'
  if (how === 'under') return higher < 0 ? undefined : 'is not below'
  if (how === 'on') {
    if (!touch) return 'does not touch'
    return higher > 0 ? undefined : 'is not above'
  }
  // Whoever rides is the owner: the mount is attached to the rider, and has to be below.
  if (how === 'riding') {
    if (!touch) return 'does not touch'
    return higher < 0 ? undefined : 'is not below'
  }
  if (how === 'in' || how === 'full-of') return inside > 0.05 || touch ? undefined : 'is not inside'
  if (how === 'around') return encloses ? undefined : 'does not go around'
  return touch ? undefined : 'does not touch'
}

const placedWell = (how: Attachment, name: string, other: string): string => {
  const says: Record<Attachment, string> = {
    wearing: `The ${name} sits on the ${other} and touches it.`,
    holding: `The ${name} touches the ${other} that holds it.`,
    riding: `The ${other} sits on the ${name} and touches it.`,
    on: `The ${name} is above the ${other} and touches it.`,
    in: `The ${name} is inside the ${other}.`,
    under: `The ${name} is below the ${other}.`,
    beside: `The ${name} stands next to the ${other}.`,
    behind: `The ${name} stands behind the ${other}.`,
    'leaning-against': `The ${name} touches the ${other}.`,
    'hanging-from': `The ${name} touches the ${other} that it hangs from.`,
    around: `The ${name} is around the ${other}.`,
    'full-of': `The ${name} is inside the ${other}.`,
    'covered-in': `The ${name} lies on the ${other}.`,
    part: `The ${name} is part of the ${other}.`,
  }
  return says[how]
}
