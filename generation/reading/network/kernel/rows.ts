import {
  type Code,
  count,
  f32x4,
  f64,
  f64x2,
  i32,
  i32x4,
  type Local,
  pick,
  routine,
  v128,
} from './instructions.ts'
import { firstTwo, inLowBits, lastTwo } from './rounding.ts'

/** What is done to rows of floats between the products. Sums are made in doubles, and only their results are floats. */

const floats = (at: Local) => i32.shl(at.get, i32.const(2))

/** Four doubles as floats. */
const fourFloats = (first: Code, last: Code): Code =>
  pick([0, 1, 4, 5], f32x4.ofDoubles(first), f32x4.ofDoubles(last))

/** Sums of whole numbers as floats: times the step of their row and the scale of their column, plus the bias of the column. */
export const scale = routine(
  'scale',
  {
    sums: 'i32',
    sumsStride: 'i32',
    rows: 'i32',
    columns: 'i32',
    steps: 'i32',
    scales: 'i32',
    bias: 'i32',
    to: 'i32',
    toStride: 'i32',
  },
  (of, { local }) => {
    const [row, at, from, to] = [local('i32'), local('i32'), local('i32'), local('i32')]
    const [step, sums, scales, bias] = [local('v128'), local('v128'), local('v128'), local('v128')]
    const scaled = (two: Code, half: (four: Code) => Code) =>
      f64x2.add(f64x2.mul(f64x2.mul(f64x2.ofInts(two), step.get), half(scales.get)), half(bias.get))
    return [
      count(
        row,
        of.rows.get,
        1,
        step.set(f64x2.splat(f64.load4(i32.add(of.steps.get, floats(row))))),
        from.set(i32.add(of.sums.get, i32.mul(row.get, of.sumsStride.get))),
        to.set(i32.add(of.to.get, i32.mul(row.get, of.toStride.get))),
        count(
          at,
          of.columns.get,
          4,
          sums.set(v128.load(i32.add(from.get, floats(at)))),
          scales.set(v128.load(i32.add(of.scales.get, floats(at)))),
          bias.set(v128.load(i32.add(of.bias.get, floats(at)))),
          v128.store(
            i32.add(to.get, floats(at)),
            fourFloats(scaled(sums.get, firstTwo), scaled(pick([2, 3, 2, 3], sums.get, sums.get), lastTwo)),
          ),
        ),
      ),
    ]
  },
)

/** x·Φ(x), from a table of floats: between −bend and bend it bends, outside it does not. */
export const bend = 6
export const stepsPerUnit = 512
export const gelu = routine('gelu', { at: 'i32', count: 'i32', table: 'i32' }, (of, { local, number }) => {
  const [i, place] = [local('i32'), local('i32')]
  const [x, exact, low, index, one, two] = [
    local('v128'),
    local('v128'),
    local('v128'),
    local('v128'),
    local('v128'),
    local('v128'),
  ]
  /** The two values of the table that a number lies between. */
  const valuesAt = (lane: number) =>
    v128.load8(i32.add(of.table.get, i32.shl(i32x4.lane(index.get, lane), i32.const(2))))
  const [value, next] = [
    f64x2.ofFloats(pick([0, 4, 0, 4], one.get, two.get)),
    f64x2.ofFloats(pick([1, 5, 1, 5], one.get, two.get)),
  ]
  const last = 2 * bend * stepsPerUnit
  return [
    count(
      i,
      of.count.get,
      2,
      place.set(i32.add(of.at.get, floats(i))),
      x.set(f64x2.ofFloats(v128.load8(place.get))),
      // What lies outside of the table is not looked up, but its address has to lie inside.
      exact.set(f64x2.mul(f64x2.add(x.get, number(bend)), number(stepsPerUnit))),
      exact.set(f64x2.min(f64x2.max(exact.get, number(0)), number(last))),
      low.set(f64x2.floor(exact.get)),
      index.set(f64x2.add(low.get, number(inLowBits))),
      one.set(valuesAt(0)),
      two.set(valuesAt(2)),
      exact.set(f64x2.add(value, f64x2.mul(f64x2.sub(exact.get, low.get), f64x2.sub(next, value)))),
      exact.set(v128.where(f64x2.isAtLeast(x.get, number(bend)), x.get, exact.get)),
      exact.set(v128.where(f64x2.isAtMost(x.get, number(-bend)), v128.zero, exact.get)),
      v128.store8(place.get, f32x4.ofDoubles(exact.get)),
    ),
  ]
})

/** Adds rows to rows, and brings each to the mean and spread that the layer wants. `width` is a multiple of four. */
const tiny = 1e-12
export const addAndNormalize = routine(
  'addAndNormalize',
  { to: 'i32', what: 'i32', rows: 'i32', width: 'i32', weight: 'i32', bias: 'i32' },
  (of, { local }) => {
    const [row, at, place, other] = [local('i32'), local('i32'), local('i32'), local('i32')]
    const [four, x, mean, spread] = [local('v128'), local('v128'), local('v128'), local('v128')]
    const [size, total] = [local('f64'), local('f64')]
    const here = () => i32.add(place.get, floats(at))
    /** One after the other: another order would round otherwise. */
    const addAll = (...twos: Code[]) =>
      twos.flatMap((two) => [...x.set(two), ...[0, 1].flatMap((lane) => total.add(f64x2.lane(x.get, lane)))])
    const apart = (two: Code) => f64x2.sub(two, mean.get)
    const squared = (two: Code): Code => [...spread.set(apart(two)), ...f64x2.mul(spread.get, spread.get)]
    const weighed = (half: (floats: Code) => Code) =>
      f64x2.add(
        f64x2.mul(
          f64x2.mul(apart(half(four.get)), spread.get),
          half(v128.load(i32.add(of.weight.get, floats(at)))),
        ),
        half(v128.load(i32.add(of.bias.get, floats(at)))),
      )
    const perRow = () => i32.shl(of.width.get, i32.const(2))
    return [
      count(
        row,
        of.rows.get,
        1,
        place.set(i32.add(of.to.get, i32.mul(row.get, perRow()))),
        other.set(i32.add(of.what.get, i32.mul(row.get, perRow()))),
        total.set(f64.const(0)),
        count(
          at,
          of.width.get,
          4,
          four.set(f32x4.add(v128.load(here()), v128.load(i32.add(other.get, floats(at))))),
          v128.store(here(), four.get),
          addAll(firstTwo(four.get), lastTwo(four.get)),
        ),
        size.set(f64.ofInt(of.width.get)),
        mean.set(f64x2.splat(f64.div(total.get, size.get))),
        total.set(f64.const(0)),
        count(
          at,
          of.width.get,
          4,
          four.set(v128.load(here())),
          addAll(squared(firstTwo(four.get)), squared(lastTwo(four.get))),
        ),
        spread.set(
          f64x2.splat(
            f64.div(f64.const(1), f64.sqrt(f64.add(f64.div(total.get, size.get), f64.const(tiny)))),
          ),
        ),
        count(
          at,
          of.width.get,
          4,
          four.set(v128.load(here())),
          v128.store(here(), fourFloats(weighed(firstTwo), weighed(lastTwo))),
        ),
      ),
    ]
  },
)

/** Columns as rows. Each of the new rows is `stride` long, and zero where there was nothing. */
export const turn = routine(
  'turn',
  { from: 'i32', rows: 'i32', columns: 'i32', to: 'i32', stride: 'i32' },
  (of, { local }) => {
    const [row, column, source, target] = [local('i32'), local('i32'), local('i32'), local('i32')]
    return [
      count(
        column,
        i32.mul(of.columns.get, of.stride.get),
        16,
        v128.store(i32.add(of.to.get, column.get), v128.zero),
      ),
      source.set(of.from.get),
      count(
        row,
        of.rows.get,
        1,
        target.set(i32.add(of.to.get, floats(row))),
        count(
          column,
          of.columns.get,
          1,
          i32.store(target.get, i32.load(source.get)),
          source.add(i32.const(4)),
          target.add(of.stride.get),
        ),
      ),
    ]
  },
)
