import type { Film, Frame } from '../film.ts'

/** What was played, and what the last screens of the won and the lost game said. */
export type Played = {
  films: readonly Film[]
  you: string
  won: string | undefined
  lost: string | undefined
}

export type Step = { before: Frame; after: Frame }

/** From frame to frame, the very last step among them. */
export function* stepsOf({ frames, last }: Film): Generator<Step> {
  const whole = last ? [...frames, last] : frames
  for (const [at, after] of whole.entries()) {
    const before = whole[at - 1]
    if (before) yield { before, after }
  }
}
