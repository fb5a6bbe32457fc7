import type { Quantity, QuantityPart } from '../../../../brief/brief.ts'
import { clausesIn, withNext } from './clauses.ts'
import { isOwnBar } from './names.ts'
import { type Read, readPart } from './read-part.ts'

/** The quantities that a text speaks of, with nouns for those whom they have to do with, and what it says besides. */
export type Spoken = { quantities: Quantity[]; rest: string }

/**
 * 'The battery runs empty, charging stations fill it': clauses that say how a quantity goes up and down, and what happens then. They are
 * about nobody on the stage, so whoever reads who is there and what they do reads only the rest.
 */
export function quantitiesIn(text: string): Spoken {
  const all: Quantity[] = []
  const cut: { start: number; end: number; left: string }[] = []
  const clauses = clausesIn(text)
  let last: { name: string; way?: 'up' | 'down' } | undefined
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at]
    if (!clause) continue
    const longer = withNext(text, clause, clauses[at + 1])
    const isLong = longer !== undefined && readPart(clause.text, last) === undefined
    const used = isLong ? longer : clause
    const found = readPart(used.text, last)
    if (!found || (isBar(used.text) && !isOwnBar(found.of))) continue
    last = { ...last, name: found.of, ...wayOf(found.parts) }
    add(all, found)
    cut.push({ start: used.start, end: used.end, left: leftOf(found.left ?? '', text) })
    if (isLong) at++
  }
  const quantities = all.some(isLive)
    ? all.filter(({ parts }) => parts.some(({ about }) => about !== 'shown')).slice(0, 3)
    : []
  return quantities.length === 0 ? { quantities, rest: text } : { quantities, rest: restOf(text, cut) }
}

/** Who is spoken of elsewhere, too, need not be told again. */
function leftOf(left: string, text: string): string {
  const words = left.split(' ')
  const again = text.toLowerCase().split(`${words.at(-1)?.toLowerCase()}`).length > 2
  return words.length <= 3 && again ? '' : left
}

const isBar = (text: string) => /\b(?:bar|meter|gauge)\b/i.test(text)

/** A name alone is no quantity, nor is a price: it goes on by itself, something comes of it, or several things are said of it. */
const isLive = ({ parts }: Quantity) =>
  parts.some(({ about }) => about === 'flow' || about === 'edge') ||
  parts.filter(({ about }) => about === 'change').length > 1

function wayOf(parts: readonly QuantityPart[]): { way?: 'up' | 'down' } {
  const flow = parts.find((part) => part.about === 'flow')
  return flow && flow.way !== 'none' ? { way: flow.way } : {}
}

function add(all: Quantity[], { of, parts, unit, seconds }: Read): void {
  const known = all.find(({ name }) => name === of)
  const one = known ?? { name: of, parts: [] }
  if (!known) all.push(one)
  one.parts.push(...parts)
  if (unit) one.unit = unit
  if (seconds !== undefined) one.seconds = seconds
}

function restOf(text: string, cut: readonly { start: number; end: number; left: string }[]): string {
  let rest = ''
  let from = 0
  for (const { start, end, left } of cut) {
    rest += text.slice(from, start) + left
    from = end
  }
  return (rest + text.slice(from))
    .replace(/(?:\s*(?:[,;:]|\b(?:and|but|so)\b))+\s*(?=[.;!?]|$)/gi, '')
    .replace(/(?:[,;:]\s*(?:and |but |so )?)+(?=[,;])/gi, '')
    .replace(/(?:^|(?<=[.!?]))[\s,;.:]+/g, ' ')
    .replace(/\s+(?=[,;.])/g, '')
    .trim()
}
