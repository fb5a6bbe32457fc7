import { standInForPage } from './stand-ins.ts'
import { memoryIn } from './wire/format.ts'
import { openTellers, type Teller } from './wire/tell.ts'

/** Lent by the host for this once. */
declare const host: { memory: SharedArrayBuffer }

/** What may be asked of an inside, by name. */
export type Asked = Record<string, (...given: never[]) => unknown>

/** How an answer is told that is asked for again and again: with its own teller, which tells only what changed. */
export class Told {
  readonly value: unknown
  readonly teller: Teller
  constructor(value: unknown, teller: Teller) {
    this.value = value
    this.teller = teller
  }
}

/**
 * Runs inside an isolate before the foreign file: gives it as much of a browser as it needs to come to its last line, and
 * answers the host's questions about what it handed over there. It shares its realm with that file, so whatever it
 * tells is no more than what the file says of itself; who judges it sits elsewhere (docs/decisions/0020).
 */
export function openInside(make: (newTeller: () => Teller) => Asked): {
  call(name: string, ...given: unknown[]): number
} {
  const tellers = openTellers(memoryIn(host.memory))
  standInForPage()
  const asked = make(tellers.open)
  return {
    call(name, ...given) {
      try {
        const run = asked[name] as (...given: unknown[]) => unknown
        const answer = run(...given)
        if (answer instanceof Told) return answer.teller.tell(answer.value)
        return tellers.open().tell(answer)
      } catch (error) {
        return -1 - tellers.complain(wordsOf(error))
      }
    },
  }
}

/** As V8 would say it. Whoever throws something that cannot even be put into words has nothing to say. */
function wordsOf(error: unknown): string {
  try {
    if (!(error instanceof Error)) return String(error)
    const [, place] = /(\w+\.js:\d+)/.exec(error.stack ?? '') ?? []
    return `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}${place ? ` [${place}]` : ''}`
  } catch {
    return 'It broke without a word'
  }
}
