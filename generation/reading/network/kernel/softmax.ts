import {
  type Code,
  count,
  f32x4,
  f64,
  f64x2,
  goOn,
  i16x8,
  i32,
  i64x2,
  type Local,
  pick,
  type Room,
  routine,
  v128,
} from './instructions.ts'
import { firstTwo, inLowBits, largestOf, lastTwo, nearest, whole } from './rounding.ts'

const farBelow = -700
/** The high part of ln 2 has few digits, so that a small whole number times it is exact. */
const [lnHigh, lnLow] = [0.6931471803691238, 1.9082149292705877e-10]
/** FreeBSD's exp (fdlibm), as JavaScript's Math.exp has it: for |x| ≤ ln 2 / 2, x + x·c / (2 − c) + 1, and c is x less these powers of x². */
const powers = [
  0.16666666666666602, -0.0027777777777015593, 0.00006613756321437934, -0.0000016533902205465252,
  4.1381367970572385e-8,
]

/**
 * e to the power of two doubles that are not above zero, in the four operations alone, so that every machine agrees; which they do not on
 * Math.exp, because some multiply and add in one step.
 */
function exp(x: Local, scratch: readonly [Local, Local, Local], number: Room['number']): Code {
  const [n, rest, c] = scratch
  const square = f64x2.mul(rest.get, rest.get)
  const series = powers
    .slice(0, -1)
    .reduceRight<Code>(
      (sum, power) => f64x2.add(number(power), f64x2.mul(square, sum)),
      number(powers.at(-1) ?? 0),
    )
  const low = f64x2.mul(n.get, number(lnLow))
  return [
    ...x.set(f64x2.max(x.get, number(farBelow))),
    ...n.set(f64x2.cut(f64x2.sub(f64x2.mul(x.get, number(Math.LOG2E)), number(0.5)))),
    ...x.set(f64x2.sub(x.get, f64x2.mul(n.get, number(lnHigh)))),
    ...rest.set(f64x2.sub(x.get, low)),
    ...c.set(f64x2.sub(rest.get, f64x2.mul(square, series))),
    ...c.set(f64x2.div(f64x2.mul(rest.get, c.get), f64x2.sub(number(2), c.get))),
    ...f64x2.mul(
      f64x2.sub(number(1), f64x2.sub(f64x2.sub(low, c.get), x.get)),
      // 2 to the power of n: n in the place of the exponent.
      i64x2.shl(f64x2.add(n.get, number(inLowBits + 1023)), i32.const(52)),
    ),
  ]
}

/**
 * How much of its look each row gives to each other: sums of whole numbers in, shares as shorts out, that of each row are one together.
 * `room` is for one row of floats. `width` is `count` filled up to a multiple of 16.
 */
export const softmax = routine(
  'softmax',
  {
    sums: 'i32',
    sumsStride: 'i32',
    count: 'i32',
    width: 'i32',
    leftSteps: 'i32',
    rightSteps: 'i32',
    temper: 'f64',
    room: 'i32',
    finest: 'f64',
    to: 'i32',
    steps: 'i32',
  },
  (of, { local, number }) => {
    const [row, at, sums, to] = [local('i32'), local('i32'), local('i32'), local('i32')]
    const scratch = [local('v128'), local('v128'), local('v128')] as const
    const [step, four, largest, x, share, temper] = [
      local('v128'),
      local('v128'),
      local('v128'),
      local('v128'),
      local('v128'),
      local('v128'),
    ]
    const [total, scale] = [local('f64'), local('f64')]
    const floats = (place: Local) => i32.shl(place.get, i32.const(2))
    const inRoom = () => i32.add(of.room.get, floats(at))
    const ints = (half: 'first' | 'last') =>
      half === 'first' ? four.get : pick([2, 3, 2, 3], four.get, four.get)
    const stepsOf = (offset: number) =>
      f64x2.ofFloats(v128.load8(i32.add(of.rightSteps.get, floats(at)), offset))
    const scaled = (half: 'first' | 'last', offset: number) =>
      f32x4.ofDoubles(f64x2.mul(f64x2.mul(f64x2.ofInts(ints(half)), step.get), stepsOf(offset)))
    const parts = (two: Code, offset: number): Code => [
      ...x.set(f64x2.mul(f64x2.sub(two, largest.get), temper.get)),
      ...x.set(exp(x, scratch, number)),
      // One after the other: another order would round otherwise.
      ...total.add(f64x2.lane(x.get, 0)),
      ...total.add(f64x2.lane(x.get, 1)),
      ...v128.store8(inRoom(), f32x4.ofDoubles(x.get), offset),
    ]
    const shared = (two: Code) => f64x2.ofFloats(f32x4.ofDoubles(f64x2.div(two, share.get)))
    const round = (two: Code) => nearest(f64x2.mul(two, step.get), number)
    const roundFour = (offset: number): Code => [
      ...four.set(v128.load(inRoom(), offset)),
      ...whole(round(shared(firstTwo(four.get))), round(shared(lastTwo(four.get)))),
    ]
    return [
      temper.set(f64x2.splat(of.temper.get)),
      to.set(of.to.get),
      count(
        row,
        of.count.get,
        1,
        sums.set(i32.add(of.sums.get, i32.mul(row.get, of.sumsStride.get))),
        step.set(f64x2.splat(f64.load4(i32.add(of.leftSteps.get, floats(row))))),
        count(
          at,
          of.count.get,
          4,
          four.set(v128.load(i32.add(sums.get, floats(at)))),
          v128.store8(inRoom(), scaled('first', 0)),
          v128.store8(inRoom(), scaled('last', 8), 8),
        ),
        // What only fills up the row is infinitely far below, and gets nothing.
        at.set(of.count.get),
        goOn(at, of.width.get, 1, f64.store4(inRoom(), f64.const(-Infinity))),
        largest.set(v128.load(of.room.get)),
        count(at, of.width.get, 4, largest.set(f32x4.max(largest.get, v128.load(inRoom())))),
        largest.set(f64x2.splat(largestOf(largest))),
        total.set(f64.const(0)),
        count(
          at,
          of.width.get,
          4,
          four.set(v128.load(inRoom())),
          parts(firstTwo(four.get), 0),
          parts(lastTwo(four.get), 8),
        ),
        share.set(f64x2.splat(total.get)),
        // The largest share is that of the largest, which is e to the power of nothing.
        scale.set(f64.div(of.finest.get, f64x2.lane(shared(number(1)), 0))),
        step.set(f64x2.splat(scale.get)),
        f64.store4(i32.add(of.steps.get, floats(row)), f64.div(f64.const(1), scale.get)),
        count(
          at,
          of.width.get,
          16,
          v128.store(to.get, i16x8.narrow(roundFour(0), roundFour(16))),
          v128.store(to.get, i16x8.narrow(roundFour(32), roundFour(48)), 16),
          to.add(i32.const(32)),
        ),
      ),
    ]
  },
)
