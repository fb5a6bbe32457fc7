/**
 * Writes functions of WebAssembly. An instruction is its bytes, after those of what it works on; so code nests as it is read. It is written
 * here and not as text (.wat), because inner loops that are unrolled are written by loops, and because no tool has to compile it.
 */
export type Code = readonly number[]
export type ValueType = 'i32' | 'f64' | 'v128'

const typeCode: Record<ValueType, number> = { i32: 0x7f, f64: 0x7c, v128: 0x7b }

/** Numbers as the format stores them, seven bits a byte. */
export function unsigned(value: number): number[] {
  const bytes: number[] = []
  let left = value
  do {
    bytes.push((left & 0x7f) | (left > 0x7f ? 0x80 : 0))
    left >>>= 7
  } while (left > 0)
  return bytes
}
function signed(value: number): number[] {
  const bytes: number[] = []
  for (let left = value; ; left >>= 7) {
    const isLast = left >= -64 && left < 64
    bytes.push((left & 0x7f) | (isLast ? 0 : 0x80))
    if (isLast) return bytes
  }
}
const bytesOfDouble = (value: number) => [...new Uint8Array(new Float64Array([value]).buffer)]

const plain =
  (code: number) =>
  (...on: Code[]): Code => [...on.flat(), code]
const wide =
  (code: number) =>
  (...on: Code[]): Code => [...on.flat(), 0xfd, ...unsigned(code)]
/** Loads and stores: at an address and so many bytes on. */
const plainAt =
  (code: number) =>
  (at: Code, offset = 0): Code => [...at, code, 0, ...unsigned(offset)]
const wideAt =
  (code: number) =>
  (at: Code, offset = 0): Code => [...at, 0xfd, ...unsigned(code), 0, ...unsigned(offset)]
const ofLane =
  (code: number) =>
  (on: Code, lane: number): Code => [...on, 0xfd, ...unsigned(code), lane]

export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  add: plain(0x6a),
  mul: plain(0x6c),
  shl: plain(0x74),
  isBelow: plain(0x49),
  load: plainAt(0x28),
  store: (at: Code, value: Code): Code => [...at, ...value, 0x36, 0, 0],
}

export const f64 = {
  const: (value: number): Code => [0x44, ...bytesOfDouble(value)],
  /** A number of four bytes, as one of eight. */
  load4: (at: Code, offset = 0): Code => [...plainAt(0x2a)(at, offset), 0xbb],
  /** And back. */
  store4: (at: Code, value: Code, offset = 0): Code => [...at, ...value, 0xb6, 0x38, 0, ...unsigned(offset)],
  add: plain(0xa0),
  sub: plain(0xa1),
  mul: plain(0xa2),
  div: plain(0xa3),
  max: plain(0xa5),
  sqrt: plain(0x9f),
  ofInt: plain(0xb7),
}

export const v128 = {
  load: wideAt(0x00),
  /** Eight bytes, and zeros after them. */
  load8: wideAt(0x5d),
  store: (at: Code, value: Code, offset = 0): Code => [...at, ...value, 0xfd, 0x0b, 0, ...unsigned(offset)],
  /** The first eight bytes. */
  store8: (at: Code, value: Code, offset = 0): Code => [
    ...at,
    ...value,
    0xfd,
    0x5b,
    0,
    ...unsigned(offset),
    0,
  ],
  zero: [0xfd, 0x0c, ...new Array<number>(16).fill(0)] as Code,
  and: wide(0x4e),
  /** The bits of `value` where those of the mask are set, else the other's. */
  where: (mask: Code, value: Code, other: Code): Code => wide(0x52)(value, other, mask),
}

/** Bytes of two vectors by their places: 0 to 15 are of the first, 16 to 31 of the second. */
const shuffle = (bytes: readonly number[], a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x0d, ...bytes]
/** The same with places of four bytes: 0 to 3 are of the first, 4 to 7 of the second. */
export const pick = (places: readonly [number, number, number, number], a: Code, b: Code): Code =>
  shuffle(
    places.flatMap((place) => [0, 1, 2, 3].map((at) => 4 * place + at)),
    a,
    b,
  )

export const i8x16 = { narrowUnsigned: wide(0x66) }
export const i16x8 = { narrow: wide(0x85) }
export const i32x4 = {
  splat: wide(0x11),
  lane: ofLane(0x1b),
  add: wide(0xae),
  sub: wide(0xb1),
  shl: wide(0xab),
  shiftRight: wide(0xad),
  dotOfShorts: wide(0xba),
  /** Signed bytes times bytes from 0 to 127: with those no machine may differ, although others it may treat as it likes. */
  dotOfBytes: wide(0x113),
}
export const i64x2 = { add: wide(0xce), shl: wide(0xcb) }
export const f32x4 = {
  abs: wide(0xe0),
  add: wide(0xe4),
  max: wide(0xe9),
  ofDoubles: wide(0x5e),
  splat: wide(0x13),
}
export const f64x2 = {
  splat: wide(0x14),
  lane: ofLane(0x21),
  /** Without what is behind the point. */
  cut: wide(0x7a),
  floor: wide(0x75),
  isAtMost: wide(0x4b),
  isAtLeast: wide(0x4c),
  add: wide(0xf0),
  sub: wide(0xf1),
  mul: wide(0xf2),
  div: wide(0xf3),
  min: wide(0xf4),
  max: wide(0xf5),
  /** Of the first two of four numbers. */
  ofFloats: wide(0x5f),
  ofInts: wide(0xfe),
}

export type Local = { get: Code; set(value: Code): Code; add(value: Code): Code }

function localAt(at: number, type: ValueType): Local {
  const get = [0x20, ...unsigned(at)]
  const set = (value: Code) => [...value, 0x21, ...unsigned(at)]
  const sums: Record<ValueType, (a: Code, b: Code) => Code> = { i32: i32.add, f64: f64.add, v128: i32x4.add }
  return { get, set, add: (value) => set(sums[type](get, value)) }
}

/** Runs the body at least once, and again with the counter a step further as long as it is below the end. */
export const count = (counter: Local, end: Code, step: number, ...body: Code[]): Code => [
  ...counter.set(i32.const(0)),
  ...[0x03, 0x40],
  ...body.flat(),
  ...counter.add(i32.const(step)),
  ...i32.isBelow(counter.get, end),
  ...[0x0d, 0x00, 0x0b],
]

/** Goes on from where the counter stands, and does nothing where that is the end. */
export const goOn = (counter: Local, end: Code, step: number, ...body: Code[]): Code => [
  ...[0x02, 0x40, 0x03, 0x40],
  ...i32.isBelow(counter.get, end),
  ...[0x45, 0x0d, 0x01],
  ...body.flat(),
  ...counter.add(i32.const(step)),
  ...[0x0c, 0x00, 0x0b, 0x0b],
]

export type Parameters = Readonly<Record<string, ValueType>>
export type Routine<P extends Parameters = Parameters> = {
  name: string
  parameters: P
  locals: readonly ValueType[]
  code: Code
}

/** What a function is written with. */
export type Room = {
  local(type: ValueType): Local
  /** Two doubles of one value, fetched once: inside of a loop that takes longer than what is done with them. */
  number(value: number): Code
}

/** A function by the names of its parameters. */
export function routine<const P extends Parameters>(
  name: string,
  parameters: P,
  write: (of: { [name in keyof P]: Local }, room: Room) => Code[],
): Routine<P> {
  const before = Object.keys(parameters).length
  const of = Object.fromEntries(
    Object.entries(parameters).map(([own, type], at) => [own, localAt(at, type)]),
  ) as { [name in keyof P]: Local }
  const locals: ValueType[] = []
  const numbers = new Map<number, Local>()
  const local = (type: ValueType) => localAt(before + locals.push(type) - 1, type)
  const number = (value: number) => {
    const held = numbers.get(value) ?? local('v128')
    numbers.set(value, held)
    return held.get
  }
  const code = write(of, { local, number }).flat()
  const fetched = [...numbers].flatMap(([value, held]) => held.set(f64x2.splat(f64.const(value))))
  return { name, parameters, locals, code: [...fetched, ...code] }
}

/** A module that works on the memory `network.memory` and exports all routines. */
export function moduleOf(routines: readonly Routine[]): Uint8Array<ArrayBuffer> {
  const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()]
  const sized = (code: Code): Code => [...unsigned(code.length), ...code]
  const text = (words: string) => sized([...Buffer.from(words)])
  const section = (id: number, code: Code): Code => [id, ...sized(code)]
  const order = routines.map((_, at) => unsigned(at))
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(
      1,
      list(
        routines.map(({ parameters }) => [
          0x60,
          ...list(Object.values(parameters).map((type) => [typeCode[type]])),
          0,
        ]),
      ),
    ),
    ...section(2, list([[...text('network'), ...text('memory'), 0x02, 0x00, 0x01]])),
    ...section(3, list(order)),
    ...section(7, list(routines.map(({ name }, at) => [...text(name), 0x00, ...unsigned(at)]))),
    ...section(
      10,
      list(
        routines.map(({ locals, code }) =>
          sized([...list(locals.map((type) => [1, typeCode[type]])), ...code, 0x0b]),
        ),
      ),
    ),
  ])
}
