/** One question as it is written into a plan. The right answer comes first; the world mixes them. */
export type Question = { ask: string; answers: [string, string, string, string]; why: string }

export type Topic = {
  id: string
  /** As sentences say it: 'the solar system'. */
  name: string
  /** Words of a prompt that mean it, separated by commas. */
  words: string
  /** Where it plays when the prompt does not say so. */
  scene: string
  questions: readonly Question[] | ((random: Draw) => Question[])
}

/** What a topic that makes up its questions needs of chance. */
export type Draw = { below(count: number): number; shuffled<T>(list: readonly T[]): T[] }

/** A question a line: question, right answer, three wrong ones and the explanation, with bars between them. */
export function read(lines: string): Question[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [ask = '', right = '', one = '', two = '', three = '', why = ''] = line.trim().split('|')
      return { ask, answers: [right, one, two, three], why }
    })
}
