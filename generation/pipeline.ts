import type { RunEvent } from '@makebelieve/contract/run-events'

/** One thing that was looked at, and what was seen. */
export type Check = { name: string; passed: boolean; evidence: string }

/** One checkable claim of the prompt. */
export type Requirement = { claim: string; status: 'met' | 'unmet' | 'unsupported'; evidence: string }

export type Verdict = { checks: Check[]; requirements: Requirement[] }

/** Makes one kind of creation. Every engine has these parts, so knowing one is knowing all. */
export type Engine<Brief, Plan, Build> = {
  understand(prompt: string, platform: Platform): Promise<Brief> | Brief
  plan(brief: Brief, platform: Platform): Promise<Plan> | Plan
  build(plan: Plan, platform: Platform): Promise<Build> | Build
  verify(build: Build, plan: Plan, platform: Platform): Promise<Verdict> | Verdict
  /** Another plan, now that it is known what failed. Nothing: there is nothing left to try. */
  repair(plan: Plan, verdict: Verdict, platform: Platform): Promise<Plan | undefined> | Plan | undefined
}

/** What the world outside gives: engines themselves know no clock, no chance and no user. */
export type Platform = {
  seed: number
  now(): number
  emit(event: RunEvent): void
}

export type Attempt<Plan> = { plan: Plan; verdict: Verdict }

export type Outcome<Plan, Build> =
  | { proven: true; plan: Plan; build: Build; verdict: Verdict; trace: Attempt<Plan>[] }
  | { proven: false; verdict: Verdict; trace: Attempt<Plan>[] }

const mostAttempts = 5

/**
 * From a prompt to something proven, or to an honest failure. A failed proof goes back to the plan with its evidence;
 * every attempt is kept in the trace. Nothing that did not pass leaves here as a build.
 */
export async function generate<Brief, Plan, Build>(
  engine: Engine<Brief, Plan, Build>,
  prompt: string,
  platform: Platform,
): Promise<Outcome<Plan, Build>> {
  const stage = stages(platform)
  const trace: Attempt<Plan>[] = []
  const brief = await stage('understand', () => engine.understand(prompt, platform))
  let plan = await stage('plan', () => engine.plan(brief, platform))
  for (;;) {
    const current = plan
    const build = await stage('build', () => engine.build(current, platform))
    const verdict = await stage('verify', () => engine.verify(build, current, platform))
    trace.push({ plan, verdict })
    if (passed(verdict)) return { proven: true, plan, build, verdict, trace }
    const next = trace.length < mostAttempts ? await engine.repair(plan, verdict, platform) : undefined
    if (next === undefined) return { proven: false, verdict, trace }
    plan = next
  }
}

/** A verdict without a single check proves nothing. Unmet requirements are shown, not hidden; they do not fail it. */
export function passed({ checks }: Verdict): boolean {
  return checks.length > 0 && checks.every((check) => check.passed)
}

function stages({ now, emit }: Platform) {
  return async function stage<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const began = now()
    emit({ type: 'stage', name, state: 'started' })
    try {
      const result = await work()
      emit({ type: 'stage', name, state: 'finished', milliseconds: now() - began })
      return result
    } catch (error) {
      emit({ type: 'stage', name, state: 'failed', milliseconds: now() - began })
      throw error
    }
  }
}
