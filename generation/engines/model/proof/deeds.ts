import { middleOf } from '@makebelieve/shapes/geometry/solid'
import { doingOf } from '../read/doings.ts'
import { offFrom, yawOf } from './facing.ts'
import { leanShown } from './reference.ts'
import type { End, Pair, Related } from './relations.ts'
import { heightOf, widthOf } from './surface.ts'

const degrees = (angle: number) => `${Math.round(angle)} degrees`

/** The first copy of an end: who does something is one of them. */
const oneOf = ({ parts }: End) => parts.filter(({ piece }) => piece === parts[0]?.piece)

/** Deeds are told of what does them: what it is done to is the first of the pair. */
export function towards(pair: Pair, says: string): Related {
  const [done, doer] = pair.names
  const doing = doingOf(says)
  if (!doing)
    return { is: undefined, told: 'Nothing measures how they stand to each other: it was not checked.' }
  const yaw = yawOf(pair.other.piece, oneOf(pair.other))
  if (yaw === undefined)
    return { is: undefined, told: `Which way the ${doer} looks cannot be told: it was not checked.` }
  const [from, to] = [middleOf(pair.b.box), middleOf(pair.a.box)]
  const way = [to[0] - from[0], to[2] - from[2]] as const
  const off = offFrom(yaw, way)
  const isAhead = doing.doer === 'ahead'
  if (isAhead ? off < 130 : off > 50)
    return { is: false, told: `The ${doer} looks ${degrees(off)} away from the ${done}.` }
  const touches = pair.contact() !== undefined
  if (doing.touching && !touches) return { is: false, told: `The ${doer} does not touch the ${done}.` }
  if (isAhead && !touches && !lineBetween(pair))
    return { is: false, told: `Nothing joins the ${done} to the ${doer}.` }
  const apart = gapBetween(pair)
  if (apart > 1.5 * Math.max(widthOf(pair.a), heightOf(pair.a), widthOf(pair.b), heightOf(pair.b)))
    return { is: false, told: `The ${done} is too far from the ${doer}.` }
  const then = doneTo(pair, doing.other, way)
  if (then && then.is !== true) return then
  const told = `The ${doer} ${isAhead ? 'goes ahead of' : 'looks at'} the ${done} (${degrees(isAhead ? 180 - off : off)} off)${touches ? ' and touches it' : ''}.${then ? ` ${then.told}` : ''}`
  return doing.isMore
    ? { is: undefined, told: `${told} Whether it is ${says} was not checked.` }
    : { is: true, told }
}

/** Whether what it is done to looks back, goes away or lies there, as the deed has it. */
function doneTo(
  pair: Pair,
  other: 'back' | 'away' | 'fallen' | undefined,
  way: readonly [number, number],
): Related | undefined {
  const [done] = pair.names
  if (other === undefined) return undefined
  if (other === 'fallen') {
    const lies = leanShown(pair.one.piece, oneOf(pair.one), 88)
    return lies.is === 'shown'
      ? { is: true, told: `The ${done} lies on its side.` }
      : { is: lies.is === 'unsure' ? undefined : false, told: `The ${done} does not lie on its side.` }
  }
  const yaw = yawOf(pair.one.piece, oneOf(pair.one))
  // What is alike from all sides neither flees nor looks.
  if (yaw === undefined) return undefined
  const off = offFrom(yaw, way)
  if (other === 'away')
    return off < 60
      ? { is: true, told: `The ${done} goes the same way.` }
      : { is: false, told: `The ${done} does not go away from it.` }
  return off > 120
    ? { is: true, told: `The ${done} looks back.` }
    : { is: false, told: `The ${done} does not look back.` }
}

function gapBetween({ a, b }: Pair): number {
  const gap = (k: 0 | 1 | 2) => Math.max(0, a.box.min[k] - b.box.max[k], b.box.min[k] - a.box.max[k])
  return Math.hypot(gap(0), gap(1), gap(2))
}

/** Whether a rope of the model touches both. */
function lineBetween({ one, other, evidence, touchesEnd }: Pair): boolean {
  return evidence.plan.pieces.some(
    ({ id, attached }) => attached?.how === 'tied-to' && touchesEnd(id, one) && touchesEnd(id, other),
  )
}

export function tiedTo(pair: Pair): Related {
  const [line, other] = pair.names
  const [long, thin] = [Math.max(widthOf(pair.a), heightOf(pair.a)), pair.near]
  if (!pair.contact()) return { is: false, told: `The ${line} does not touch the ${other}.` }
  return long > 2 * thin
    ? { is: true, told: `The ${line} begins or ends at the ${other}.` }
    : { is: false, told: `The ${line} is no line.` }
}

export function above(pair: Pair): Related {
  const [one, other] = pair.names
  const { below } = pair.stacked()
  if (pair.contact()) return { is: false, told: `The ${one} touches the ${other}.` }
  return below >= 0.3
    ? {
        is: true,
        told: `The ${other} is below ${Math.round(below * 100)} % of the ${one}, with air between.`,
      }
    : { is: false, told: `The ${one} is not above the ${other}.` }
}

export function stuckIn(pair: Pair): Related {
  const [one, other] = pair.names
  const { a, b } = pair
  if (!pair.contact()) return { is: false, told: `The ${one} does not touch the ${other}.` }
  const deep = pair.depth()
  const standsOut = a.box.max[1] - b.box.max[1]
  return deep > 0.06 * heightOf(a) && standsOut > 0.2 * heightOf(a)
    ? {
        is: true,
        told: `${Math.round((deep / heightOf(a)) * 100)} % of the height of the ${one} is inside the ${other}, the rest stands out.`,
      }
    : { is: false, told: `The ${one} is not stuck in the ${other}.` }
}
