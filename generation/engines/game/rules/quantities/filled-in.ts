import type { Quantity, QuantityPart } from '../../../../brief/brief.ts'
import { worseEnd } from '../../read/quantities/names.ts'

export type Side = 'full' | 'empty'
/** `above`: only while there is much of another quantity. */
export type Flow = Extract<QuantityPart, { about: 'flow' }> & { above?: string }
export type Change = Extract<QuantityPart, { about: 'change' }>
export type Edge = Extract<QuantityPart, { about: 'edge' }>

/** A quantity with all that makes it one: which ends are bad, what leads there, and what leads away. */
export type Whole = Omit<Quantity, 'parts'> & {
  edges: Edge[]
  flows: Flow[]
  changes: Change[]
  /** The quantity that much of this one makes worse: it has no end of its own then. */
  feeds?: string
  /** Whether anything leads away from where it is bad. */
  isEased: boolean
}

const toward = (side: Side) => (side === 'full' ? 'up' : 'down')

/** What is not said is filled in: it is bad at one end, goes there by itself, and is less where only deeds make it more. */
export function filledIn({ parts, ...quantity }: Quantity): Whole {
  const flows: Flow[] = parts.filter((part) => part.about === 'flow')
  const changes = parts.filter((part) => part.about === 'change')
  const said = parts.filter((part) => part.about === 'edge')
  const words = parts[0]?.words ?? quantity.name
  const edges: Edge[] =
    said.length > 0
      ? said
      : [{ about: 'edge', side: worseOf(quantity.name, flows), so: 'lost', words, filler: true }]
  const bad = new Set(edges.map(({ side }) => toward(side)))
  const moves = [...flows, ...changes]
  const isPushed = moves.some(({ way }) => way !== 'none' && bad.has(way))
  const isBoth = bad.size > 1
  const isEased = isBoth || moves.some(({ way }) => way !== 'none' && !bad.has(way))
  const drift = (way: 'up' | 'down', pace?: 'slow'): Flow => ({
    about: 'flow',
    way,
    words,
    filler: true,
    ...(pace && { pace }),
  })
  const [end = 'down'] = bad
  const away = end === 'up' ? 'down' : 'up'
  const hasDrift = flows.some(({ way, near, during }) => way !== 'none' && !near && !during)
  if (isBoth && !hasDrift) flows.push(drift('down'))
  else if (!isBoth && !isPushed) flows.push(drift(end))
  else if (!isBoth && !isEased && !hasDrift) flows.push(drift(away, 'slow'))
  return { ...quantity, edges, flows, changes, isEased: isEased || (!hasDrift && isPushed) }
}

/** Where nobody says at which end it is bad: where such things are, or where it goes by itself. */
function worseOf(name: string, flows: readonly Flow[]): Side {
  const [first] = flows.filter(({ way }) => way !== 'none')
  return worseEnd(name) ?? (first?.way === 'up' ? 'full' : 'empty')
}

/**
 * 'Food makes algae grow; when oxygen drops below 30 % …': nobody says what comes of the one, nor what makes the other less. So much of the
 * one makes the other less.
 */
export function linked(all: readonly Whole[]): Whole[] {
  const cause = all.find(({ edges, changes }) => changes.length > 0 && edges.every(({ filler }) => filler))
  const effect = all.find(
    ({ edges, flows, changes }) =>
      edges.some(({ filler }) => !filler) && changes.length === 0 && flows.every(({ filler }) => filler),
  )
  if (!cause || !effect || cause === effect) return [...all]
  const bad = toward(effect.edges[0]?.side ?? 'empty')
  const { words } = effect.edges[0] ?? { words: effect.name }
  const flow = { about: 'flow', words, filler: true } as const
  const flows: Flow[] = [
    { ...flow, way: bad, above: cause.name, pace: 'fast' },
    { ...flow, way: bad === 'up' ? 'down' : 'up', pace: 'slow' },
  ]
  return all.map((one) =>
    one === effect ? { ...one, flows, isEased: true } : one === cause ? { ...one, feeds: effect.name } : one,
  )
}
