/**
 * How plain data crosses from an isolate to whoever judges it: as numbers in memory that both can see, and never as
 * an object. Three numbers are a record: what is told, of which slot, and a value.
 *
 * A list or an object is told once and goes by its number from then on; after that only what changed is told again. That
 * makes it cheap to look at a world after every step.
 */
export const told = {
  /** A number into a slot. */
  number: 0,
  /** One of `constants` into a slot. */
  constant: 1,
  /** A text, by its number. */
  text: 2,
  /** A list or an object, by its number. */
  part: 3,
  /** How long a list is now. */
  length: 4,
  /** A new list. */
  list: 5,
  /** A new object; the value is the number of its shape. */
  object: 6,
  /** A new text: its length. Its letters are the next ones. */
  newText: 7,
  /** A new shape: as many texts as the value says are its names, one record each. */
  newShape: 8,
} as const

/** The kind of a record and the part that it is about share a number. */
export const kinds = 16

/** The part that is always there: a list of one slot, which holds the value that is told. */
export const whole = 0

export const constants = [false, true, null, undefined] as const

/** The most that is told at once, in records and letters, and the most that may be kept. A world has a hundredth of it. */
export const most = { records: 600_000, letters: 8_000_000, parts: 300_000, texts: 200_000, depth: 40 }

/** What both sides see. */
export type Memory = { records: Float64Array; letters: Uint16Array }

const bytes = { records: most.records * 3 * 8, letters: most.letters * 2 }

/** Pages of it that nobody writes to cost nothing. */
export const newMemory = (): SharedArrayBuffer => new SharedArrayBuffer(bytes.records + bytes.letters)

export const memoryIn = (buffer: SharedArrayBuffer): Memory => ({
  records: new Float64Array(buffer, 0, most.records * 3),
  letters: new Uint16Array(buffer, bytes.records, most.letters),
})
