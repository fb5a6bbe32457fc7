import type { Attempt, Engine, Outcome, Platform, Verdict } from './engine.ts'

const mostAttempts = 5

/** From a prompt to something proven, or to an honest failure. */
export async function generate<Brief, Plan, Build, Judged extends Verdict>(
  engine: Engine<Brief, Plan, Build, Judged>,
  prompt: string,
  platform: Platform,
): Promise<Outcome<Plan, Build, Judged>> {
  const stage = stages(platform)
  const brief = await stage('understand', () => engine.understand(prompt, platform))
  const plan = await stage('plan', () => engine.plan(brief, platform))
  return nearTheSentence(engine, await realise(engine, plan, platform), platform)
}

/**
 * What passed and still misses something of the sentence is planned in other ways, as long as there are some: the one that shows most of
 * what was asked for is kept.
 */
export async function nearTheSentence<Brief, Plan, Build, Judged extends Verdict>(
  engine: Engine<Brief, Plan, Build, Judged>,
  first: Outcome<Plan, Build, Judged>,
  platform: Platform,
  { tries = 1 }: { tries?: number } = {},
): Promise<Outcome<Plan, Build, Judged>> {
  if (!first.proven || !engine.nearer) return first
  const once = { ...engine, repair: () => undefined }
  let best = first
  for (const plan of engine.nearer(first.plan, first.verdict).slice(0, tries)) {
    const other = await realise(once, plan, platform)
    if (other.proven && metIn(other.verdict) > metIn(best.verdict))
      best = { ...other, trace: [...first.trace, ...other.trace] }
    if (!misses(best.verdict)) break
  }
  return best
}

const metIn = ({ requirements }: Verdict) => requirements.filter(({ status }) => status === 'met').length
const misses = ({ requirements }: Verdict) => requirements.some(({ status }) => status === 'unmet')

/**
 * From a plan to something proven: where an edit or a candidate begins. A failed proof goes back to the plan with its
 * evidence; every attempt is kept in the trace. Nothing that did not pass leaves here as a build.
 */
export async function realise<Brief, Plan, Build, Judged extends Verdict>(
  engine: Engine<Brief, Plan, Build, Judged>,
  first: Plan,
  platform: Platform,
): Promise<Outcome<Plan, Build, Judged>> {
  const stage = stages(platform)
  const trace: Attempt<Plan, Judged>[] = []
  let plan = first
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

/** Tells the stages of some work as they begin and end. */
export function stages({ now, emit }: Pick<Platform, 'now' | 'emit'>) {
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
