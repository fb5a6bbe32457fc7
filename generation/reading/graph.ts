import type { Judged } from './network/judge-words.ts'

/** Scores as questions that the reader asks: how likely a word bears a mark, how likely an arc leads from one word to another. */
export class Graph {
  /** Words, counted from 1; 0 is nobody's. */
  readonly count: number
  readonly heads: readonly number[]
  private readonly judged: Judged

  constructor(judged: Judged) {
    this.judged = judged
    this.count = judged.count
    this.heads = judged.heads
  }

  mark(word: number, name: string): number {
    const { names, marks } = this.judged
    const at = names.marks.indexOf(name)
    return at < 0 ? 0 : likely(marks[word * names.marks.length + at])
  }

  arc(from: number, to: number, name: string): number {
    const { names, arcs } = this.judged
    const at = names.arcs.indexOf(name)
    return at < 0 ? 0 : likely(arcs[(from * this.count + to) * names.arcs.length + at])
  }

  part(word: number): string {
    return likeliest(this.judged.names.pos, this.judged.pos, word) ?? 'X'
  }

  relation(word: number): string {
    return likeliest(this.judged.names.relations, this.judged.relations, word) ?? 'dep'
  }

  /** Roles of a thing, the likeliest first, of those that its kind has. */
  roles(word: number, allowed: ReadonlySet<string>): Ranked[] {
    const { names, roles } = this.judged
    const of = roles.subarray(word * names.roles.length, (word + 1) * names.roles.length)
    return best(
      names.roles,
      of.map((score) => score / overconfident),
      (name) => allowed.has(name),
    )
  }

  forms(): Ranked[] {
    return best(this.judged.names.forms, this.judged.forms)
  }

  kinds(): Ranked[] {
    return best(this.judged.names.kinds, this.judged.kinds)
  }

  indoors(): number {
    return likely(this.judged.indoors)
  }
}

/**
 * The network is far surer of roles than it is right. Divided by this, what it says of its sureness is what it gets right, by prompts that
 * it was not taught with (training/sureness.ts).
 */
const overconfident = 4.5

export type Ranked = { name: string; sure: number }

const likely = (score: number | undefined) => 1 / (1 + Math.exp(-(score ?? -Infinity)))

/** The name with the highest score in the row of a word. */
function likeliest(names: readonly string[], scores: Float32Array, word: number): string | undefined {
  const first = word * names.length
  let found = 0
  for (let at = 1; at < names.length; at++)
    if ((scores[first + at] ?? 0) > (scores[first + found] ?? 0)) found = at
  return names[found]
}

/** By name, the likeliest first; together they are sure. */
function best(names: readonly string[], scores: Float32Array, isAllowed = (_: string) => true): Ranked[] {
  const open = names.flatMap((name, at) =>
    isAllowed(name) ? [{ name, score: scores[at] ?? -Infinity }] : [],
  )
  const largest = Math.max(...open.map(({ score }) => score))
  const weights = open.map(({ score }) => Math.exp(score - largest))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return open
    .map(({ name }, at) => ({ name, sure: (weights[at] ?? 0) / total }))
    .sort((a, b) => b.sure - a.sure)
}
