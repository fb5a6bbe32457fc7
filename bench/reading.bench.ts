import { report } from './figures.ts'

/**
 * How long the reader takes: to load, once a process, and to read a sentence and a paragraph. Other programs only make it longer, so
 * the shortest of many runs counts, by the time that the processor spent on it: on a machine that is never quiet the clock says how
 * busy the others are.
 */
const sentence =
  'a tiny hedgehog rolls down a snowy hill collecting golden apples while three angry foxes chase it and a big owl drops rocks, you have 5 lives and 90 seconds'
const paragraph =
  'You are a lighthouse keeper on a small rocky island in the middle of a stormy sea. Every night you turn the big lamp toward ships that drift too close to the reef, and you must keep the flame burning by carrying barrels of oil up the spiral stairs. Seagulls steal your sandwiches and a grumpy ghost blows out the candles whenever you look away. Rescue ten sailors before dawn and bring each of them a cup of hot tea in the little kitchen. If three ships sink the night is over, but a golden whale sometimes brings you one more chance.'

// Loaded here and not above: weights and code are read when the reader is imported.
const began = performance.now()
const { read } = await import('@makebelieve/generation/reading/read')
read('a kite', 'game')
report('loading, with a first reading', performance.now() - began, 'ms', { most: 1200 })
const { cutWords } = await import('@makebelieve/generation/reading/words')

function shortest(text: string, runs: number): { clock: number; processor: number } {
  let [clock, processor] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < runs; run++) {
    const [start, used] = [performance.now(), process.threadCpuUsage()]
    read(text, 'game')
    clock = Math.min(clock, performance.now() - start)
    const { user, system } = process.threadCpuUsage(used)
    processor = Math.min(processor, (user + system) / 1000)
  }
  return { clock, processor }
}

const wordsOf = (text: string) => cutWords(text).filter(({ text: word }) => /\w/.test(word)).length
const short = shortest(sentence, 150)
const long = shortest(paragraph, 50)
report(`reading ${wordsOf(sentence)} words`, short.processor, 'ms', { most: 30 })
report('  by the clock', short.clock, 'ms')
report(`reading five sentences of ${wordsOf(paragraph)} words`, long.processor, 'ms', { most: 120 })
report('  by the clock', long.clock, 'ms')
report('five sentences take as long as one of 30 words', long.processor / short.processor, 'times')
