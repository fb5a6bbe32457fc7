import type { RunEvent } from '@makebelieve/contract/run-events'

type StageEvent = Extract<RunEvent, { type: 'stage' }>

/** One stage of a run as it is shown: what was heard last about it, and how long it has taken in all. */
export type StageNote = { name: string; state: StageEvent['state']; milliseconds: number; times: number }

/** What the stages of the pipeline are called while they run, and when they are over. */
const words: Record<string, { running: string; done: string }> = {
  understand: { running: 'Understanding your words', done: 'Understood' },
  plan: { running: 'Planning', done: 'Planned' },
  build: { running: 'Building', done: 'Built' },
  verify: { running: 'Proving that it plays', done: 'Proven' },
  repair: { running: 'Mending', done: 'Mended' },
}
export const usualStages = ['understand', 'plan', 'build', 'verify'] as const

export function stageWords(name: string): { running: string; done: string } {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return words[name] ?? { running: capital, done: capital }
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
  if (seconds < 0.005) return '< 0.01 s'
  return seconds < 10 ? `${seconds.toFixed(2)} s` : `${seconds.toFixed(0)} s`
}
