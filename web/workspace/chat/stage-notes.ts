import type { RunEvent } from '@makebelieve/contract/run-events'
import { chatText } from '../../texts/en/chat.ts'

type StageEvent = Extract<RunEvent, { type: 'stage' }>

/** One stage of a run as it is shown: what was heard last about it, and how long it has taken in all. */
export type StageNote = { name: string; state: StageEvent['state']; milliseconds: number; times: number }

/** What stages are called while they run, and when they are over. */
export type StageWords = Record<string, { running: string; done: string }>

const usualWords: StageWords = chatText.stages
export const usualStages = ['understand', 'plan', 'build', 'verify'] as const

export function stageWords(name: string, words: StageWords = usualWords): StageWords[string] {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return words[name] ?? usualWords[name] ?? { running: capital, done: capital }
}

/** A stage that comes again, because the proof sent the work back, stays one line and adds up. */
export function hearStage(notes: StageNote[], { name, state, milliseconds = 0 }: StageEvent): StageNote[] {
  const known = notes.find((note) => note.name === name)
  if (!known) return [...notes, { name, state, milliseconds, times: 1 }]
  return notes.map((note) => {
    if (note !== known) return note
    const times = note.times + Number(state === 'started')
    return { name, state, milliseconds: note.milliseconds + milliseconds, times }
  })
}

export function secondsText(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return seconds < 0.005 ? chatText.hardlyAnything : chatText.seconds(seconds)
}
