import { withDecimals } from '../numbers.ts'

type StageWords = { running: string; done: string }

/** What the stages of the pipeline are called while they run, and when they are over. */
const stages: Record<'understand' | 'plan' | 'build' | 'verify' | 'repair', StageWords> = {
  understand: { running: 'Understanding your words', done: 'Understood' },
  plan: { running: 'Planning', done: 'Planned' },
  build: { running: 'Building', done: 'Built' },
  verify: { running: 'Proving that it plays', done: 'Proven' },
  repair: { running: 'Mending', done: 'Mended' },
}

/** What the chats of all workspaces say. */
export const chatText = {
  you: 'You:',
  assistant: 'Makebelieve:',
  messages: 'Messages',
  progress: 'Progress',
  cancel: 'Cancel',
  stages,
  hardlyAnything: `< ${withDecimals(0.01, 2)} s`,
  seconds: (seconds: number) => `${withDecimals(seconds, seconds < 10 ? 2 : 0)} s`,
} as const
