import { constants, kinds, type Memory, most, told } from './format.ts'

/** What was written down is not as a teller writes it: it can't be taken for anything. */
export class Unheard extends Error {
  override readonly message = 'What it handed over cannot be read.'
}

type Part = unknown[] | Record<string, unknown>

export type Hearer = {
  /** The value as it is now. Lists and objects that stay are the same as before, and were changed in place. */
  hear(count: number): unknown
}

export type Hearers = {
  open(): Hearer
  /** What went wrong, in so many letters. */
  complaint(length: number): string
}

/**
 * Reads what a teller wrote, on the side of whoever judges: nothing of it is trusted to be right. All that comes out is
 * plain data of this side, made here.
 */
export function openHearers(memory: Memory): Hearers {
  const { records, letters } = memory
  let texts: string[] = []
  let shapes: string[][] = []

  const among = (value: number, below: number): number => {
    if (!Number.isInteger(value) || value < 0 || value >= below) throw new Unheard()
    return value
  }
  const textAt = (number: number): string => texts[among(number, texts.length)] as string

  function open(): Hearer {
    let parts: Part[] = [[undefined]]
    let names: (readonly string[] | undefined)[] = [undefined]

    function put(part: number, slot: number, value: unknown): void {
      const into = parts[among(part, parts.length)] as Part
      const own = names[part]
      if (own) (into as Record<string, unknown>)[own[among(slot, own.length)] as string] = value
      else (into as unknown[])[among(slot, (into as unknown[]).length)] = value
    }

    function begin(part: number, made: Part, shape: readonly string[] | undefined): void {
      // All is told anew.
      if (part === 1) {
        parts = parts.slice(0, 1)
        names = names.slice(0, 1)
      }
      if (part !== parts.length || part >= most.parts) throw new Unheard()
      parts.push(made)
      names.push(shape)
    }

    return {
      hear(count) {
        const end = among(count, records.length / 3 + 1) * 3
        let letter = 0
        for (let at = 0; at < end; at += 3) {
          const head = records[at] as number
          const slot = records[at + 1] as number
          const value = records[at + 2] as number
          const kind = head % kinds
          const part = (head - kind) / kinds
          switch (kind) {
            case told.number:
              put(part, slot, value)
              break
            case told.constant:
              put(part, slot, constants[among(value, constants.length)])
              break
            case told.text:
              put(part, slot, textAt(value))
              break
            case told.part:
              put(part, slot, parts[among(value, parts.length)])
              break
            case told.length:
              if (names[among(part, parts.length)] || part === 0) throw new Unheard()
              resize(parts[part] as unknown[], among(value, most.parts + 1))
              break
            case told.list:
              begin(part, [], undefined)
              break
            case told.object: {
              const shape = shapes[among(value, shapes.length)] as string[]
              begin(part, Object.fromEntries(shape.map((name) => [name, undefined])), shape)
              break
            }
            case told.newText: {
              const length = among(value, letters.length - letter + 1)
              if (texts.length >= most.texts) throw new Unheard()
              texts.push(textOf(letters, letter, length))
              letter += length
              break
            }
            case told.newShape: {
              const length = among(value, (end - at) / 3)
              shapes.push(shapeAt(at + 3, length))
              at += 3 * length
              break
            }
            default:
              throw new Unheard()
          }
        }
        return (parts[0] as unknown[])[0]
      },
    }

    function shapeAt(from: number, length: number): string[] {
      if (shapes.length >= most.texts) throw new Unheard()
      const shape = Array.from({ length }, (_, index) => {
        if (records[from + 3 * index] !== told.text) throw new Unheard()
        return textAt(records[from + 3 * index + 2] as number)
      })
      // A field of this name would not be a field.
      if (shape.includes('__proto__') || new Set(shape).size !== shape.length) throw new Unheard()
      return shape
    }
  }

  return {
    open,
    complaint(length) {
      texts = []
      shapes = []
      return textOf(letters, 0, among(length, letters.length + 1))
    },
  }
}

function resize(list: unknown[], length: number): void {
  while (list.length < length) list.push(undefined)
  list.length = length
}

function textOf(letters: Uint16Array, from: number, length: number): string {
  let text = ''
  for (let at = from; at < from + length; at += 8192)
    text += String.fromCharCode(...letters.subarray(at, Math.min(from + length, at + 8192)))
  return text
}
