import { middleOf } from '@makebelieve/shapes/geometry/solid'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Piece } from '../design.ts'
import { boxOfParts } from '../mesh/extent.ts'
import { metresOf } from '../read/sizes.ts'
import { percent } from './evidence.ts'
import { referenceOf, socketAt } from './reference.ts'
import type { Pair, Related } from './relations.ts'
import { directionsMet, heightOf, widthOf } from './surface.ts'

/** In a hand, a mouth or a claw, and no larger than one can hold. */
export function holding(pair: Pair): Related {
  // Deeds are told of whoever does them: what is held is attached to the holder.
  const [held, holder] = pair.names
  const contact = pair.contact()
  if (!contact) return { is: false, told: `The ${held} does not touch the ${holder}.` }
  const ratio = Math.max(widthOf(pair.a), heightOf(pair.a)) / Math.max(widthOf(pair.b), heightOf(pair.b))
  const usual = realOf(pair.one.piece) / realOf(pair.other.piece)
  if (ratio > 1.6 || (usual < 1 && ratio > Math.max(0.5, usual * 4)))
    return {
      is: false,
      told: `The ${held} is too large for the ${holder} to hold (${percent(ratio)} of its size).`,
    }
  const reach = 0.22 * Math.max(widthOf(pair.b), heightOf(pair.b))
  const hands = socketAt(pair.other.piece, pair.b.box, ...handsOf(pair.other.piece), 'mouth', 'feet')
  const heads = socketAt(pair.other.piece, pair.b.box, 'head')
  const far = (to: readonly number[]) => Math.hypot(...[0, 1, 2].map((k) => (contact[k] ?? 0) - (to[k] ?? 0)))
  if (hands.length === 0)
    return { is: undefined, told: `Where the ${holder} has hands is not known: it was not checked.` }
  const [hand, head] = [Math.min(...hands.map(far)), Math.min(Number.POSITIVE_INFINITY, ...heads.map(far))]
  return hand < reach && hand <= head
    ? {
        is: true,
        told: `The ${held} touches the ${holder} where it holds things, and is ${percent(ratio)} of its size.`,
      }
    : { is: false, told: `The ${held} is not where the ${holder} holds things.` }
}

/** Where such things are worn, and around whoever wears them where it is such a thing. */
export function wearing(pair: Pair): Related {
  const [worn, wearer] = pair.names
  const contact = pair.contact()
  if (!contact) return { is: false, told: `The ${worn} does not touch the ${wearer}.` }
  if (footwear.test(worn)) return onFeet(pair)
  if (around.test(worn) && wraps(pair) < 7)
    return { is: false, told: `The ${worn} touches the ${wearer}, but does not go around it.` }
  const far = (to: readonly number[]) => Math.hypot(...[0, 1, 2].map((k) => (contact[k] ?? 0) - (to[k] ?? 0)))
  const places = socketAt(
    pair.other.piece,
    pair.b.box,
    ...(headwear.test(worn)
      ? ['head', 'eyes', 'nose', 'mouth', 'ears']
      : ['head', 'neck', 'back', 'front', 'feet', 'eyes', 'shoulder', 'waist', 'body']),
  )
  const hands = socketAt(pair.other.piece, pair.b.box, 'hand')
  if (places.length === 0)
    return { is: undefined, told: `Where the ${wearer} wears things is not known: it was not checked.` }
  const [place, hand] = [Math.min(...places.map(far)), Math.min(Number.POSITIVE_INFINITY, ...hands.map(far))]
  const reach = 0.3 * Math.max(widthOf(pair.b), heightOf(pair.b))
  return place < reach && place < hand
    ? { is: true, told: `The ${worn} touches the ${wearer} where such things are worn.` }
    : { is: false, told: `The ${worn} touches the ${wearer}, but not where it is worn.` }
}

const footwear = /(?:boot|shoe|sneaker|sandal|sock|slipper|skate|clog)s?$/
/** What nobody wears who only has it hung on one side. */
const around = /(?:scarf|sweater|jumper|hoodie|shirt|vest|jacket|coat|raincoat|dress|robe)$/

/** In how many of twelve directions from the neck or the middle of the wearer it is found. */
function wraps({ a, b, other }: Pair): number {
  const [neck] = socketAt(other.piece, b.box, 'neck')
  const worn = middleOf(a.box)
  const axis = neck && Math.abs(neck[1] - worn[1]) < 0.5 * heightOf(a) ? neck : middleOf(b.box)
  return directionsMet(a, [axis[0], axis[2]], [a.box.min[1], a.box.max[1]])
}

/** The places where the wearer touches the ground are in them. */
function onFeet({ names: [worn, wearer], a, b, one, other, near }: Pair): Related {
  const copies = [...Map.groupBy(one.parts, ({ piece }) => piece).values()].map((parts) => boxOfParts(parts))
  let [all, inside] = [0, 0]
  for (const { positions, name } of other.parts) {
    if (/tail|wing/.test(name)) continue
    for (let i = 0; i < positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3)
      if (y > b.box.min[1] + 0.05 * heightOf(b)) continue
      all++
      const isIn = copies.some(
        ({ min, max }) => x > min[0] - near && x < max[0] + near && z > min[2] - near && z < max[2] + near,
      )
      if (isIn) inside++
    }
  }
  const share = inside / Math.max(1, all)
  const isLow = a.box.min[1] < b.box.min[1] + 0.1 * heightOf(b)
  const told = `${Math.round(100 * share)} % of where the ${wearer} touches the ground is in the ${worn}.`
  return { is: share > 0.8 && isLow, told }
}

const headwear =
  /(?:hat|cap|crown|helmet|glasses|sunglasses|goggles|tiara|headphones|mask|bandana|beret|beanie|fez|hood|wig|mustache|moustache|monocle|eyepatch|sombrero|fedora)$/

/** All that it holds things with: an octopus has eight. */
const handsOf = (piece: Piece) =>
  Object.keys(referenceOf(piece)?.sockets ?? {}).filter((name) => /^hand\b/.test(name))

const realOf = ({ noun, source, size }: Piece) =>
  metresOf(noun, source.by === 'archetype' ? source.order.noun : noun, openCatalogue().find(noun)) * size
