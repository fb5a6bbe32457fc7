import { type Effect, type End, playerKind, type Rule, type Rulebook } from '@makebelieve/kit/rules/rulebook'
import { withGuest } from '../consequences/with-consequences.ts'
import type { Edge, Whole } from './filled-in.ts'
import { labelOf, type Scale } from './scale.ts'

/** What happens when it gets to an end, or past a figure: it is lost, it costs a heart, or somebody comes. */
export function withEdge(told: Rulebook, edge: Edge, whole: Whole, scale: Scale): Rulebook {
  const { name } = whole
  const because = edge.filler ? ('filler' as const) : { words: edge.words }
  const comer = edge.so === 'comes' ? edge.whom : undefined
  const book = comer === undefined ? told : withHunter(withGuest(told, comer, because), comer, because)
  const you = playerKind(book).id
  const says = toldAt(edge, whole, scale)
  const tally = `${name} ${edge.side}`
  const middle = (scale.floor + scale.ceiling) / 2
  const isLost = edge.so === 'lost' || (edge.so === 'comes' && comer === undefined)
  const effects: Effect[] = isLost
    ? [{ tally, add: 1 }, { show: 'warn' }]
    : [
        ...(comer === undefined
          ? [{ hurt: 'player' as const, says }]
          : [
              { spawn: comer, at: 'far' as const },
              { show: 'warn', words: says },
            ]),
        { meter: name, of: 'player', set: middle },
      ]
  const when: Rule['when'] =
    edge.side === 'full'
      ? { meter: name, of: you, above: scale.ceiling }
      : { meter: name, of: you, below: scale.floor }
  const end: End = { result: 'lost', when: { tallies: [{ tally, reaches: 1, says: '' }] }, says, because }
  const isClock = ({ result, when: by, because: why }: End) =>
    result === 'lost' && 'seconds' in by && why === 'filler'
  return {
    ...book,
    rules: [...book.rules, { when, do: effects, because }],
    // Where something can be lost by what is said, no clock has to fill in.
    ends: isLost ? [...book.ends.filter((one) => !isClock(one)), end] : book.ends,
  }
}

/** Whoever comes because of it is after the player. */
export function withHunter(book: Rulebook, whom: string, because: Rule['because']): Rulebook {
  const you = playerKind(book).id
  const kinds = book.kinds.map((kind) =>
    kind.cast === whom && kind.because === because
      ? { ...kind, drive: { does: 'chase' as const, whom: you, speed: [70, 105] as const } }
      : kind,
  )
  const isMet = book.rules.some(({ when }) => 'touch' in when && when.touch.includes(whom))
  const met: Rule = {
    when: { touch: [you, whom] },
    do: [{ hurt: 'player' }, { push: 'b', speed: 200 }],
    rest: 1,
    because,
  }
  return { ...book, kinds, rules: isMet ? book.rules : [...book.rules, met] }
}

/** What the screen says then. */
export function toldAt({ side, value }: Pick<Edge, 'side' | 'value'>, whole: Whole, scale: Scale): string {
  const { unit } = labelOf(whole, scale)
  if (value !== undefined)
    return `The ${whole.name} ${side === 'full' ? 'rose above' : 'fell below'} ${value}${unit}.`
  if (whole.name.startsWith('time to ')) return `Too late to ${whole.name.slice(8)}!`
  return side === 'full' ? `Too much ${whole.name}!` : `No ${whole.name} left!`
}
