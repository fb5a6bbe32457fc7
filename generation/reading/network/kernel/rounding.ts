import {
  type Code,
  count,
  f32x4,
  f64,
  f64x2,
  i8x16,
  i16x8,
  i32,
  i32x4,
  type Local,
  pick,
  type Room,
  type Routine,
  routine,
  v128,
} from './instructions.ts'
import { zeroOfBytes } from './products.ts'

/** Added to a whole double, it leaves its number in the low bits: quicker than to convert. */
export const inLowBits = 1.5 * 2 ** 52

/** The nearest whole numbers in the low bits of two doubles. Halves go up, also those that came out a last digit too small: so far up, that digit is gone. */
const farUp = 65536
export const nearest = (two: Code, number: Room['number']): Code =>
  f64x2.add(f64x2.floor(f64x2.add(two, number(farUp + 0.5))), number(inLowBits - farUp))
const smallest = 1e-9

const ofRounding = {
  from: 'i32',
  fromStride: 'i32',
  rows: 'i32',
  width: 'i32',
  to: 'i32',
  toStride: 'i32',
  finest: 'f64',
  steps: 'i32',
} as const

/** The first and the last two of four floats, as doubles. */
export const firstTwo = (floats: Code): Code => f64x2.ofFloats(floats)
export const lastTwo = (floats: Code): Code => f64x2.ofFloats(pick([2, 3, 2, 3], floats, floats))

/** Four doubles with whole numbers in their low bits, as those. */
export const whole = (first: Code, last: Code): Code => pick([0, 2, 4, 6], first, last)

/** The largest of the four numbers of a vector, as a double. */
export function largestOf(vector: Local): Code {
  const { get } = vector
  return [
    ...vector.set(f32x4.max(get, pick([2, 3, 0, 1], get, get))),
    ...f64x2.lane(f64x2.ofFloats(f32x4.max(get, pick([1, 0, 3, 2], get, get))), 0),
  ]
}

/**
 * Rows of floats as whole numbers, each row as fine as its largest allows; how large a step is in each goes to `steps`. `width` is a
 * multiple of 16: whoever writes rows fills them up with zeros.
 */
function rounding(
  name: string,
  bytesEach: number,
  store: (to: Local, four: readonly Code[], depth: Code, local: Room['local']) => Code,
): Routine<typeof ofRounding> {
  return routine(name, ofRounding, (of, { local, number }) => {
    const [row, at, from, to] = [local('i32'), local('i32'), local('i32'), local('i32')]
    const [largest, four] = [local('v128'), local('v128')]
    const [size, scale] = [local('f64'), local('v128')]
    const floatAt = () => i32.add(from.get, i32.shl(at.get, i32.const(2)))
    const round = (two: Code) => nearest(f64x2.mul(two, scale.get), number)
    const roundFour = (offset: number): Code => [
      ...four.set(v128.load(floatAt(), offset)),
      ...whole(round(firstTwo(four.get)), round(lastTwo(four.get))),
    ]
    return [
      count(
        row,
        of.rows.get,
        1,
        from.set(i32.add(of.from.get, i32.mul(row.get, of.fromStride.get))),
        largest.set(v128.zero),
        count(
          at,
          of.width.get,
          8,
          largest.set(f32x4.max(largest.get, f32x4.abs(v128.load(floatAt())))),
          largest.set(f32x4.max(largest.get, f32x4.abs(v128.load(floatAt(), 16)))),
        ),
        size.set(f64.div(of.finest.get, f64.max(largestOf(largest), f64.const(smallest)))),
        scale.set(f64x2.splat(size.get)),
        f64.store4(i32.add(of.steps.get, i32.shl(row.get, i32.const(2))), f64.div(f64.const(1), size.get)),
        to.set(i32.add(of.to.get, i32.mul(row.get, of.toStride.get))),
        count(
          at,
          of.width.get,
          16,
          store(to, [roundFour(0), roundFour(16), roundFour(32), roundFour(48)], of.width.get, local),
          to.add(i32.const(16 * bytesEach)),
        ),
      ),
    ]
  })
}

export const roundToShorts = rounding('roundToShorts', 2, (to, four) => {
  const [a = [], b = [], c = [], d = []] = four
  return [...v128.store(to.get, i16x8.narrow(a, b)), ...v128.store(to.get, i16x8.narrow(c, d), 16)]
})

/** High bytes, and `width` further on the low ones: what productOfBytes takes. */
export const roundToBytes = rounding('roundToBytes', 1, (to, four, width, local) => {
  const moved = four.map(() => local('v128'))
  const bytes = (part: (of: Code) => Code) => {
    const [a = [], b = [], c = [], d = []] = moved.map(({ get }) => part(get))
    return i8x16.narrowUnsigned(i16x8.narrow(a, b), i16x8.narrow(c, d))
  }
  return [
    ...moved.flatMap((own, at) => own.set(i32x4.add(four[at] ?? [], i32x4.splat(i32.const(zeroOfBytes))))),
    ...v128.store(
      to.get,
      bytes((of) => i32x4.shiftRight(of, i32.const(7))),
    ),
    ...v128.store(
      i32.add(to.get, width),
      bytes((of) => v128.and(of, i32x4.splat(i32.const(127)))),
    ),
  ]
})
