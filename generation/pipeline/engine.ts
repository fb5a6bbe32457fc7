import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'

/**
 * One thing that was looked at, and what was seen. Name and evidence are words for people; whatever decides goes by the
 * code. A failed check may have a code that says more exactly what is wrong.
 */
export type Check<Code extends string = string> = {
  code: Code
  name: string
  passed: boolean
  evidence: string
}

/** One checkable claim of the prompt. */
export type Requirement = {
  claim: string
  status: 'met' | 'unmet' | 'unsupported'
  evidence: string
  /** Where it was seen in the game that the bot won, in seconds. */
  moment?: number
  /** Something else is shown in its place, as the evidence says. */
  standIn?: true
}

/** Not met, but not left out either: something else is shown in its place. */
export const asStandIn = (verdict: Omit<Requirement, 'claim'>): Omit<Requirement, 'claim'> => ({
  ...verdict,
  standIn: true,
})

export type Verdict<Code extends string = string> = { checks: Check<Code>[]; requirements: Requirement[] }

/** Makes one kind of creation. Every engine has these parts, so knowing one is knowing all. */
export type Engine<Brief, Plan, Build, Judged extends Verdict = Verdict> = {
  understand(prompt: string, platform: Platform): Promise<Brief> | Brief
  plan(brief: Brief, platform: Platform): Promise<Plan> | Plan
  build(plan: Plan, platform: Platform): Promise<Build> | Build
  verify(build: Build, plan: Plan, platform: Platform): Promise<Judged> | Judged
  /** Another plan, now that it is known what failed. Nothing: there is nothing left to try. */
  repair(plan: Plan, verdict: Judged, platform: Platform): Promise<Plan | undefined> | Plan | undefined
  /** Other plans for what passed and still misses something of the sentence, the most hopeful first. */
  nearer?(plan: Plan, verdict: Judged): Plan[]
}

/** What the world outside gives: engines themselves know no clock, no chance and no user. */
export type Platform = {
  seed: number
  now(): number
  emit(event: RunEvent): void
}

export type Attempt<Plan, Judged extends Verdict = Verdict> = { plan: Plan; verdict: Judged }

export type Outcome<Plan, Build, Judged extends Verdict = Verdict> =
  | { proven: true; plan: Plan; build: Build; verdict: Judged; trace: Attempt<Plan, Judged>[] }
  | { proven: false; verdict: Judged; trace: Attempt<Plan, Judged>[] }

/** A prompt or an edit that cannot be served; the message is meant for the user. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** The main thing of a prompt can't be made, but something near it can: said before anything is, with the ways on. */
export class Declined extends Refused {
  readonly offers: Offer[]

  constructor(message: string, offers: Offer[]) {
    super(message)
    this.offers = offers
  }
}

/** What was made, or nothing: then the reason why not, as a sentence for the user, joins the others. */
export function triedOr<T>(reasons: string[], make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    reasons.push(error.message)
    return undefined
  }
}
