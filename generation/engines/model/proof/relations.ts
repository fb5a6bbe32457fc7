import { middleOf } from '@makebelieve/shapes/geometry/solid'
import type { Attachment, Piece } from '../design.ts'
import { boxOfParts } from '../mesh/extent.ts'
import { linkOfDeed } from '../read/links.ts'
import { isBodyPart } from '../read/phrase.ts'
import { above, stuckIn, tiedTo, towards } from './deeds.ts'
import { type Evidence, partsOfPiece } from './evidence.ts'
import type { FoundPart } from './read-file.ts'
import { referenceOf } from './reference.ts'
import {
  columnsOf,
  contactOf,
  directionsMet,
  heightOf,
  leanOf,
  type Surface,
  surfaceOf,
  widthOf,
} from './surface.ts'
import { nearness } from './touching.ts'
import { holding, wearing } from './worn.ts'

/** One end of a relation, as it is found in the file. */
export type End = { piece: Piece; parts: FoundPart[] }

/** What was measured: whether it is so, and in what words; or that nothing can tell. */
export type Related = { is: boolean | undefined; told: string }

/**
 * How two things of a finished model stand to each other, by their surfaces. The measure is chosen by the words of the sentence ('on',
 * 'leaning against'), not by how the thing was put together.
 */
export function related(says: string, one: End, other: End, evidence: Evidence): Related {
  const how = measureOf(says)
  if (how === undefined)
    return { is: undefined, told: 'Nothing measures how they stand to each other: it was not checked.' }
  return measures[how](new Pair(one, other, evidence), says)
}

/** Words that say more than the measure of their kind sees: they are told as unchecked rather than as met by half. */
const ownMeasure = new Set<Attachment>(['above', 'towards', 'ahead-of', 'stuck-in', 'tied-to'])
const finer =
  /\b(?:left|right|between|facing|floating|hovering|above|over|emerging|hatching|bursting|popping|coming|growing|planted|wrapped|juggling|balancing|playing|eating|drinking|reading|using|swinging|cooking|painting|driving|piloting)\b/

function measureOf(says: string): Attachment | 'with' | undefined {
  const link = linkOfDeed(says)
  if (link && 'how' in link && ownMeasure.has(link.how)) return link.how
  if (finer.test(says)) return undefined
  if (!link) return undefined
  if (link.joins === 'with') return 'with'
  return 'how' in link && !(link.joins === 'deed' && link.how === 'beside') ? link.how : undefined
}

/** Two surfaces, and what is asked of them more than once. */
export class Pair {
  readonly a: Surface
  readonly b: Surface
  readonly longest: number
  readonly near: number
  private readonly cell: number
  readonly one: End
  readonly other: End
  readonly evidence: Evidence

  constructor(one: End, other: End, evidence: Evidence) {
    this.one = one
    this.other = other
    this.evidence = evidence
    this.longest = evidence.longest
    this.near = evidence.longest * nearness
    this.cell = evidence.longest * 0.02
    this.a = surfaceOf(one.parts, this.cell)
    this.b = surfaceOf(other.parts, this.cell)
  }

  get names(): [string, string] {
    return [this.one.piece.noun, this.other.piece.noun]
  }

  contact() {
    return contactOf(this.a, this.b, this.near)
  }

  /** Of the squares under the first, the share above or below which, or in the midst of which, there is something of the second; and whether it rests on that. */
  stacked(): { above: number; below: number; through: number; rests: boolean } {
    const [own, others] = [columnsOf(this.a, this.cell), columnsOf(this.b, this.cell)]
    const foot = this.a.box.min[1] + Math.max(this.near, 0.15 * heightOf(this.a))
    let [above, below, through, rests] = [0, 0, 0, false]
    for (const [square, heights] of own) {
      const there = others.get(square)
      if (!there) continue
      const [low, high] = [Math.min(...heights), Math.max(...heights)]
      if (there.some((y) => y >= high - this.near * 0.5)) above++
      if (there.some((y) => y <= low + this.near * 0.5)) below++
      if (there.some((y) => y > low + this.near && y < high - this.near)) through++
      if (low <= foot && there.some((y) => Math.abs(y - low) < this.near)) rests = true
    }
    return { above: above / own.size, below: below / own.size, through: through / own.size, rests }
  }

  /** How far below the surface of the second the first reaches, where that is under it. */
  depth(): number {
    const [own, others] = [columnsOf(this.a, this.cell), columnsOf(this.b, this.cell)]
    let deep = 0
    for (const [square, heights] of own) {
      const there = others.get(square)
      if (there && Math.min(...there) < Math.min(...heights) + this.near)
        deep = Math.max(deep, Math.max(...there) - Math.min(...heights))
    }
    return deep
  }

  /** Whether a piece of the model touches one of the two. */
  readonly touchesEnd = (piece: string, end: End): boolean =>
    contactOf(
      surfaceOf(partsOfPiece(this.evidence, piece), this.cell),
      end === this.one ? this.a : this.b,
      this.near,
    ) !== undefined

  /** Whether walls of the second stand around the first, higher than a plate has them. */
  isInside(ways = mostWays): boolean {
    const { a, b } = this
    const [x, , z] = middleOf(a.box)
    const isWithin = x > b.box.min[0] && x < b.box.max[0] && z > b.box.min[2] && z < b.box.max[2]
    if (!isWithin) return false
    const bottom = a.box.min[1]
    // No wall is higher than where it begins: a tray on a head.
    if (this.one.piece.source.by !== 'stuff' && bottom > b.box.max[1] - 0.1 * this.near) return false
    // What is poured has no height of its own: the walls are beside it.
    if (this.one.piece.source.by === 'stuff' || heightOf(a) < this.near)
      return (
        bottom >= b.box.min[1] - this.near &&
        bottom <= b.box.max[1] &&
        directionsMet(b, [x, z], [bottom - 2 * this.near, a.box.max[1] + 2 * this.near]) >= ways
      )
    const lift = bottom + Math.min(0.3 * heightOf(a), 0.12 * widthOf(a))
    return directionsMet(b, [x, z], [lift, lift + Math.max(0.25 * heightOf(a), this.near)]) >= ways
  }
}

/** Of twelve directions: a basket is open at none; one is in an armchair or a shelf, too, that is open in front. */
const mostWays = 9
const someWays = 7

const percent = (share: number) => `${Math.round(share * 100)} %`

const measures: Record<Attachment | 'with', (pair: Pair, says: string) => Related> = {
  towards,
  'ahead-of': towards,
  'tied-to': tiedTo,
  above,
  'stuck-in': stuckIn,
  on(pair) {
    const [one, other] = pair.names
    const { rests, below, through } = pair.stacked()
    const [ma, mb] = [middleOf(pair.a.box), middleOf(pair.b.box)]
    // What has a rim all around and is no deeper than that is stood on: plates, trays.
    const isPlate = heightOf(pair.b) < 0.2 * widthOf(pair.b)
    if (!isPlate && pair.isInside())
      return { is: false, told: `The ${one} is inside the ${other}, not on it.` }
    if (through > 0.3) return { is: false, told: `The ${other} goes through the ${one}.` }
    return rests && ma[1] > mb[1]
      ? {
          is: true,
          told: `The ${one} rests on the ${other}: ${percent(below)} of what is under it is the ${other}.`,
        }
      : { is: false, told: `The ${one} does not rest on the ${other}.` }
  },
  in(pair) {
    const [one, other] = pair.names
    return pair.isInside(someWays)
      ? { is: true, told: `The ${other} stands around the ${one}.` }
      : { is: false, told: `The ${one} is not inside the ${other}.` }
  },
  'full-of': (pair, says) => measures.in(pair, says),
  under(pair) {
    const [one, other] = pair.names
    const { above } = pair.stacked()
    const isLower = middleOf(pair.a.box)[1] < middleOf(pair.b.box)[1]
    return above >= 0.5 && isLower
      ? { is: true, told: `The ${other} is above ${percent(above)} of the ${one}.` }
      : { is: false, told: `The ${other} is above only ${percent(above)} of the ${one}.` }
  },
  beside(pair) {
    const [one, other] = pair.names
    const { a, b, longest } = pair
    const level = Math.abs(a.box.min[1] - b.box.min[1])
    const gap = (k: 0 | 2) => Math.max(a.box.min[k] - b.box.max[k], b.box.min[k] - a.box.max[k])
    const [dx, dz] = [gap(0), gap(2)]
    const isNear = Math.max(dx, dz) < Math.max(widthOf(a), widthOf(b))
    const isApart = dx > -0.3 * Math.min(widthOf(a), widthOf(b))
    if (level > longest * 0.08)
      return { is: false, told: `The ${one} and the ${other} do not stand on the same ground.` }
    if (!isApart || !isNear || pair.isInside())
      return { is: false, told: `The ${one} does not stand at the side of the ${other}.` }
    return {
      is: true,
      told: `The ${one} stands on the same ground as the ${other}, ${Math.round(Math.max(0, dx) * 100)} cm to its side.`,
    }
  },
  behind(pair) {
    const [one, other] = pair.names
    const { a, b } = pair
    const shift = middleOf(b.box)[2] - middleOf(a.box)[2]
    const isBehind = a.box.max[2] <= b.box.min[2] + 0.3 * (b.box.max[2] - b.box.min[2]) && shift > 0
    return isBehind
      ? { is: true, told: `The ${one} begins where the ${other} ends at its back.` }
      : { is: false, told: `The ${one} does not stand behind the ${other}.` }
  },
  'leaning-against'(pair) {
    const [one, other] = pair.names
    if (!pair.contact()) return { is: false, told: `The ${one} does not touch the ${other}.` }
    const reference = referenceOf(pair.one.piece)
    const [front, side] = leanOf(pair.a)
    const upright = reference?.parts.map(({ solid }) => solid)
    const [usualFront, usualSide] = upright ? leanOf(surfaceOf(upright, 0.05)) : [0, 0]
    const lean = Math.max(Math.abs(front - usualFront), Math.abs(side - usualSide))
    return lean > 5 && lean < 60
      ? { is: true, told: `The ${one} touches the ${other} and leans by ${Math.round(lean)} degrees.` }
      : { is: false, told: `The ${one} touches the ${other}, but does not lean.` }
  },
  'hanging-from'(pair) {
    const [one, other] = pair.names
    const contact = pair.contact()
    if (!contact) return { is: false, told: `The ${one} does not touch the ${other}.` }
    const { a, evidence } = pair
    const isHigh = contact[1] > a.box.min[1] + 0.5 * heightOf(a)
    const isOff = a.box.min[1] > evidence.box.min[1] + 0.03 * pair.longest
    return isHigh && isOff
      ? { is: true, told: `The ${one} hangs on the ${other} by its upper end, off the ground.` }
      : {
          is: false,
          told: isOff
            ? `The ${one} does not hang down from the ${other}.`
            : `The ${one} stands on the ground.`,
        }
  },
  holding,
  wearing,
  riding(pair) {
    // The mount is attached to whoever rides it.
    const [mount, rider] = pair.names
    const turned = new Pair(pair.other, pair.one, pair.evidence)
    if (!turned.contact()) return { is: false, told: `The ${rider} does not touch the ${mount}.` }
    const { below } = turned.stacked()
    const isHigher = turned.a.box.max[1] > turned.b.box.min[1] + 0.6 * heightOf(turned.b)
    const isUp =
      turned.a.box.min[1] > turned.b.box.min[1] + 0.02 * pair.longest ||
      heightOf(turned.b) < 0.3 * heightOf(turned.a)
    return below >= 0.35 && isHigher && isUp
      ? { is: true, told: `The ${mount} is under ${percent(below)} of the ${rider}, who touches it.` }
      : { is: false, told: `The ${rider} does not sit on the ${mount}.` }
  },
  around(pair) {
    const [one, other] = pair.names
    const { a, b } = pair
    const [x, , z] = middleOf(b.box)
    const copies = [...Map.groupBy(pair.one.parts, ({ piece }) => piece).values()]
    if (copies.length > 1) {
      const middles = copies.map((parts) => middleOf(boxOfParts(parts)))
      const gap = widestGap(middles.map((at) => Math.atan2(at[2] - z, at[0] - x)))
      const told = `They stand on all sides of the ${other}: nowhere is more than ${Math.round(gap)} degrees between two of them.`
      return gap <= (360 / copies.length) * 1.6 && copies.length > 2
        ? { is: true, told }
        : {
            is: false,
            told: `The ${copies.length} of them leave ${Math.round(gap)} degrees around the ${other} open.`,
          }
    }
    const met = directionsMet(a, [x, z], [a.box.min[1], a.box.max[1]], 0.25 * widthOf(b))
    return met >= 8
      ? { is: true, told: `The ${one} is found in ${met} of 12 directions from the ${other}.` }
      : { is: false, told: `The ${one} is found in only ${met} of 12 directions from the ${other}.` }
  },
  'covered-in'(pair) {
    const [one, other] = pair.names
    const share = coverOf(pair)
    return share >= 0.12
      ? { is: true, told: `Of the ${other}, ${percent(share)} of what you see has ${one} on it.` }
      : { is: false, told: `Only ${percent(share)} of what you see of the ${other} has ${one} on it.` }
  },
  part: (pair, says) => measures.with(pair, says),
  with(pair) {
    const [one, other] = pair.names
    if (pair.contact()) return { is: true, told: `The ${one} touches the ${other}.` }
    // What grows on a body or is worn is not there where it only stands about.
    if (isGrown(pair.one.piece)) return { is: false, told: `The ${one} does not touch the ${other}.` }
    return measures.beside(pair, 'beside')
  },
}

const isGrown = ({ noun, source }: Piece): boolean =>
  (source.by === 'archetype' && source.only !== undefined) || isBodyPart(noun.split(' ').at(-1) ?? '')

/** In degrees, of directions that go round. */
function widestGap(angles: readonly number[]): number {
  const sorted = angles.map((angle) => (angle * 180) / Math.PI).sort((a, b) => a - b)
  return Math.max(...sorted.map((angle, i) => (sorted[i + 1] ?? (sorted[0] ?? 0) + 360) - angle))
}

function coverOf({ one, other, evidence: { model, seen } }: Pair): number {
  const share = (parts: FoundPart[]) =>
    parts.reduce((sum, part) => sum + (seen.shares[model.parts.indexOf(part)] ?? 0), 0)
  const [cover, rest] = [share(one.parts), share(other.parts)]
  return cover / Math.max(1e-9, cover + rest)
}

/** The ends of a relation by the pieces of the made thing. */
export const endOf = (piece: Piece, evidence: Evidence): End => ({
  piece,
  parts: partsOfPiece(evidence, piece.id),
})
