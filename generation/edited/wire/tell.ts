import { kinds, type Memory, most, told, whole } from './format.ts'

/** A list or an object that was told before: where it stands in the telling, and what was told of it. */
class Known {
  readonly source: object
  readonly number: number
  /** Of each slot, what is there if it is no number: numbers are kept apart, side by side, from `first` on. */
  readonly others: unknown[]
  first: number
  /** Only of an object. */
  readonly shape: Shape | undefined
  seen = 0
  constructor(source: object, number: number, first: number, others: unknown[], shape?: Shape) {
    this.source = source
    this.number = number
    this.first = first
    this.others = others
    this.shape = shape
  }
}

/** Stands among `others` where a number is, and where it was before there was more room for it. */
const aNumber = Symbol('number')
const moved = Symbol('moved')

type Shape = {
  number: number
  names: readonly string[]
  /** Puts every field that is not as it was told before. Answers whether one of them is undefined. */
  look(source: object, known: Known, numbers: Float64Array, put: Put, depth: number): boolean
}
type Put = (known: Known, slot: number, value: unknown, depth: number) => void

export type Teller = {
  /** Writes a value down, or what changed of it since the last time. Answers the number of records. */
  tell(value: unknown): number
}

export type Tellers = {
  /** For one value that changes from time to time. */
  open(): Teller
  /** Writes down what went wrong, as mere letters: how many. Afterwards everything is told from its beginning. */
  complain(words: string): number
}

const longestComplaint = 1000

/**
 * Runs beside foreign code, so nobody may rely on it: what it writes is taken as no more than what that code says of
 * itself. Functions and the like are told as undefined.
 */
export function openTellers(memory: Memory): Tellers {
  const { records, letters } = memory
  const texts = new Map<string, number>()
  const shapes = new Map<string, Shape>()
  let count = 0
  let written = 0
  let era = 0

  function record(kind: number, part: number, slot: number, value: number): void {
    const at = count * 3
    if (at + 3 > records.length) throw new Error('It is too much to be looked at')
    records[at] = part * kinds + kind
    records[at + 1] = slot
    records[at + 2] = value
    count++
  }

  function numberOf(text: string): number {
    const known = texts.get(text)
    if (known !== undefined) return known
    if (written + text.length > letters.length || texts.size >= most.texts)
      throw new Error('It says too much to be looked at')
    record(told.newText, 0, 0, text.length)
    for (let i = 0; i < text.length; i++) letters[written++] = text.charCodeAt(i)
    texts.set(text, texts.size)
    return texts.size - 1
  }

  function shapeOf(names: string[]): Shape {
    const key = names.join('\n')
    const known = shapes.get(key)
    if (known) return known
    const numbers = names.map(numberOf)
    record(told.newShape, 0, 0, names.length)
    for (const number of numbers) record(told.text, 0, 0, number)
    const shape = { number: shapes.size, names, look: lookerAt(names) }
    shapes.set(key, shape)
    return shape
  }

  function open(): Teller {
    let parts = new WeakMap<object, Known>()
    let root: Known
    let names = 0
    let kept = new Float64Array(1024)
    let used = 0
    let living = 0
    let time = 0
    let ownEra = era
    forget()

    function forget(): void {
      parts = new WeakMap()
      // Anything is another value than this.
      used = 0
      root = new Known(parts, whole, roomFor(1), [parts])
      names = 1
    }

    /** Room for so many numbers. */
    function roomFor(slots: number): number {
      while (used + slots > kept.length) {
        const larger = new Float64Array(kept.length * 2)
        larger.set(kept)
        kept = larger
      }
      used += slots
      return used - slots
    }

    function put(known: Known, slot: number, value: unknown, depth: number): void {
      const before = known.others[slot]
      if (typeof value === 'number') {
        const at = known.first + slot
        if (before === aNumber && Object.is(kept[at], value)) return
        record(told.number, known.number, slot, value)
        known.others[slot] = aNumber
        kept[at] = value
        return
      }
      if (typeof value === 'object' && value !== null) {
        const part = visit(value, before, depth + 1)
        if (part === before) return
        record(told.part, known.number, slot, part.number)
        known.others[slot] = part
        return
      }
      if (value === before) return
      if (typeof value === 'string') record(told.text, known.number, slot, numberOf(value))
      else record(told.constant, known.number, slot, constantOf(value))
      known.others[slot] = value
    }

    /** `before` stood in the same place: most often it is the same thing still, which is the quickest to find. */
    function visit(value: object, before: unknown, depth: number): Known {
      if (depth > most.depth) throw new Error(`It lies deeper than ${most.depth}`)
      const known = before instanceof Known && before.source === value ? before : parts.get(value)
      if (known?.seen === time) return known
      return Array.isArray(value) ? visitList(value, known, depth) : visitObject(value, known, depth)
    }

    function visitList(value: unknown[], before: Known | undefined, depth: number): Known {
      const { length } = value
      if (length > most.parts) throw new Error('It is too much to be looked at')
      const known = before ?? keep(new Known(value, names, used, []), told.list, 0)
      known.seen = time
      living++
      const { others } = known
      if (others.length !== length) {
        record(told.length, known.number, 0, length)
        // What it had is told once more where it moves to.
        known.first = roomFor(length)
        while (others.length < length) others.push(undefined)
        others.length = length
        for (let slot = 0; slot < length; slot++) if (others[slot] === aNumber) others[slot] = moved
      }
      for (let slot = 0; slot < length; slot++) {
        const one = value[slot]
        if (typeof one === 'number' && others[slot] === aNumber && one === kept[known.first + slot]) continue
        if (one !== others[slot]) put(known, slot, one, depth)
      }
      return known
    }

    function visitObject(value: object, before: Known | undefined, depth: number): Known {
      if (before && putAll(before, value, depth)) return before
      const own: string[] = []
      for (const name in value) own.push(name)
      const shape = shapeOf(own)
      // Another shape makes another object of it.
      const others = own.map(() => undefined)
      const made = keep(
        new Known(value, names, roomFor(own.length), others, shape),
        told.object,
        shape.number,
      )
      putAll(made, value, depth)
      return made
    }

    /** False where it has no longer the same names. */
    function putAll(known: Known, value: object, depth: number): boolean {
      const { shape } = known
      if (!shape) return false
      known.seen = time
      living++
      let own = 0
      for (const _ in value) own++
      if (own !== shape.names.length) return false
      const gaps = shape.look(value, known, kept, put, depth)
      // As many names, and all of them have values: they are the same.
      return !gaps || shape.names.every((name) => name in value)
    }

    function keep(known: Known, kind: number, shape: number): Known {
      names++
      parts.set(known.source, known)
      record(kind, known.number, 0, shape)
      return known
    }

    return {
      tell(value) {
        count = 0
        written = 0
        // Who has gone is never told of again; once in a while all is told anew.
        if (names > 4 * living + 2000 || ownEra !== era) forget()
        ownEra = era
        living = 0
        time++
        put(root, 0, value, 0)
        return count
      },
    }
  }

  return {
    open,
    complain(words) {
      texts.clear()
      shapes.clear()
      era++
      const length = Math.min(words.length, longestComplaint)
      for (let i = 0; i < length; i++) letters[i] = words.charCodeAt(i)
      return length
    },
  }
}

// Taken before foreign code can put something else in their place.
const makeFunction = Function
const { stringify } = JSON

/** Written for these names alone: a loop over them takes five times as long, and a world is looked at after every step. */
function lookerAt(names: readonly string[]): Shape['look'] {
  const lines = names.map(
    (name, slot) => `v = source[${stringify(name)}]
  if (typeof v === 'number' ? v !== numbers[first + ${slot}] || others[${slot}] !== aNumber : v !== others[${slot}]) put(known, ${slot}, v, depth)
  if (v === undefined) gaps = true`,
  )
  const body = `const { first, others } = known\nlet v, gaps = false\n${lines.join('\n')}\nreturn gaps`
  const make = makeFunction('aNumber', `return (source, known, numbers, put, depth) => {\n${body}\n}`)
  return make(aNumber) as Shape['look']
}

function constantOf(value: unknown): number {
  return value === false ? 0 : value === true ? 1 : value === null ? 2 : 3
}
