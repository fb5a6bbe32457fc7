import type { Tone } from './voice.ts'

/** 'time .14 gain .3': names and their numbers. */
export function numbersIn(words: string[]): Record<string, number> {
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 ? [] : [[word, Number(words[at + 1])]])))
}

/**
 * Tones in a small notation: a wave and its MIDI notes (60 is middle C), then after the slash what differs from a plain
 * tone; a plus starts another tone.
 */
export function tonesIn(scores: string): Tone[] {
  return scores.split(' + ').map((score) => {
    const [head = '', tail = ''] = score.split('/')
    const [wave, ...notes] = head.trim().split(' ')
    const numbers = numbersIn(tail.trim().split(' '))
    return { wave, notes: notes.length > 0 ? notes.map(Number) : [60], ...numbers } as Tone
  })
}
