/** The words of a text as the reader cuts it, with their places in it. */
export type Word = { text: string; start: number; end: number }

/** Words with inner hyphens and apostrophes, numbers, and every other sign by itself. */
const oneWord = /[\p{L}\p{N}_]+(?:[-.'’][\p{L}\p{N}_]+)*|[^\s\p{L}\p{N}_]/gu

export function cutWords(text: string): Word[] {
  return [...text.matchAll(oneWord)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export const fold = (word: string): string => word.toLowerCase().replace(/’/g, "'")

export const hasLetters = (word: string): boolean => /[\p{L}\p{N}]/u.test(word)

/** Words that carry nothing by themselves: nobody has to say where they went. */
const plain = new Set(
  `a an the this that these those and or but nor so of in on at to from by with for as is are was were be been being am it its it's they them
  their he she his her him i me my mine we us our you your yours who whom whose which what where when why how there here do does did done doing has have had
  having will would can could should shall may might must not no n't also too very just only even then than if while into onto out up down off over
  under about around between through during after before until till all any some each every other another more most many much few lots lot one ones
  such same own let lets let's like want wants need needs make makes made making get gets getting got please game games something someone somebody thing things
  's 'd 'll 're 've 'm s t u ur im don't doesn't isn't can't gonna wanna plus because both either again still already yet really actually maybe etc`.split(
    /\s+/,
  ),
)
export const isPlain = (word: string): boolean => {
  const folded = fold(word)
  // 'you've', 'we'll'
  return plain.has(folded) || plain.has(folded.replace(/'(?:s|d|ll|re|ve|m)$/, ''))
}

const numerals: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  pair: 2,
  couple: 2,
  twin: 2,
  twins: 2,
  dozen: 12,
  both: 2,
  half: 0.5,
  single: 1,
  double: 2,
  triple: 3,
}

/** The number that a word says, by digits ('90', '1.5', '60s') or by name ('three', 'six-legged'). */
export function numberIn(word: string): number | undefined {
  const digits = /^\d+(?:[.,]\d+)?/.exec(word)
  if (digits) return Number(digits[0].replace(',', '.'))
  return numerals[fold(word)] ?? numerals[fold(word).split('-')[0] ?? '']
}
