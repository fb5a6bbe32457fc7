import { inDigits, withDecimals } from '../numbers.ts'

type StageWords = { running: string; done: string }

/** What the stages of the pipeline are called while they run, and when they are over. */
const stages: Record<'understand' | 'plan' | 'build' | 'verify' | 'repair', StageWords> = {
  understand: { running: 'Reading your idea', done: 'Understood' },
  plan: { running: 'Planning', done: 'Planned' },
  build: { running: 'Building', done: 'Built' },
  verify: { running: 'Testing that it plays', done: 'Proven' },
  repair: { running: 'Fixing', done: 'Fixed' },
}

const of = (used: number, most: number) => `${inDigits(used)} of ${inDigits(most)}`

const dollars = (amount: number) => `$${withDecimals(amount, amount < 1 ? 3 : 2)}`

/** What a language model has used of what it may use. */
const budget = {
  label: 'Used by the language model:',
  steps: (used: number, most: number) => `${of(used, most)} steps`,
  tokens: (used: number, most: number) => `${of(used, most)} tokens`,
  seconds: (used: number, most: number) => `${of(used, most)} s`,
  repairs: (used: number, most: number) => `${of(used, most)} repairs`,
  cost: (used: number, most?: number) =>
    most === undefined ? dollars(used) : `${dollars(used)} of ${dollars(most)}`,
}

/** What the chats of all workspaces say. */
export const chatText = {
  you: 'You:',
  assistant: 'Makebelieve:',
  messages: 'Messages',
  progress: 'Progress',
  cancel: 'Cancel',
  offers: 'What we can make:',
  /** Below what was made by a guess. */
  otherWays: 'Not what you had in mind?',
  interrupted: 'You left before it was sent.',
  stages,
  budget,
  hardlyAnything: `< ${withDecimals(0.01, 2)} s`,
  seconds: (seconds: number) => `${withDecimals(seconds, seconds < 10 ? 2 : 0)} s`,
} as const
