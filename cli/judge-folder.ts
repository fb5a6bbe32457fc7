import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refused, type Verdict } from '@makebelieve/generation/pipeline/engine'
import { passed } from '@makebelieve/generation/pipeline/pipeline'

export type Kind = 'game' | 'model' | 'environment' | 'simulation'

/** What was found in a folder, held against a sentence. */
export type Judgement = Pick<Verdict, 'checks' | 'requirements'> & {
  kind: Kind
  title: string
  prompt: string
  /** Whether the files themselves pass their proof, whatever the sentence. */
  proven: boolean
  met: number
  of: number
}

/**
 * Judges the files of a creation against any sentence. The claims come from the sentence alone; the design in the report says how the
 * creation is played or walked, and the file that was built has to do the same.
 */
export async function judgeFolder(folder: string, prompt: string): Promise<Judgement> {
  const report = readReport(folder)
  const kind = kindIn(folder, report)
  const { title, verdict } = await judges[kind](folder, report, prompt)
  const { checks, requirements } = verdict
  const met = requirements.filter(({ status }) => status === 'met').length
  return { kind, title, prompt, proven: passed(verdict), met, of: requirements.length, checks, requirements }
}

type Report = { plan: { category?: string; title?: string } & Record<string, unknown>; figures?: unknown }

type Judge = (folder: string, report: Report, prompt: string) => Promise<{ title: string; verdict: Verdict }>

/** What makes a kind is loaded only when one is judged. */
const judges: Record<Kind, Judge> = {
  async game(folder, report, prompt) {
    const [{ plannedGame }, { buildGame }, { proveGame }, { engineIn }] = await Promise.all([
      import('@makebelieve/generation/engines/game/plan-schema'),
      import('@makebelieve/generation/engines/game/build'),
      import('@makebelieve/generation/engines/game/verify'),
      import('@makebelieve/generation/engines/game/engine'),
    ])
    const plan = plannedGame.parse(report.plan)
    const engine = engineIn(plan.solid ? '3d' : '2d', { anyway: true })
    const asked = await engine.plan(await engine.understand(prompt, platform), platform)
    const build = { ...(await buildGame(plan)), code: textIn(folder, 'game.js') }
    const verdict = await proveGame(build, { ...plan, prompt, claims: asked.claims })
    return { title: plan.game.title, verdict }
  },
  async model(folder, report, prompt) {
    const [{ planModel }, { verifyModel }] = await Promise.all([
      import('@makebelieve/generation/engines/model/plan'),
      import('@makebelieve/generation/engines/model/verify'),
    ])
    type ModelPlan = ReturnType<typeof planModel>
    const plan = report.plan as unknown as ModelPlan
    const figures = report.figures as Parameters<typeof verifyModel>[0]['figures']
    const glb = new Uint8Array(readFileSync(join(folder, 'model.glb')))
    const asked = planModel(prompt, { seed: plan.seed })
    return { title: plan.title, verdict: await verifyModel({ glb, figures }, plan, asked) }
  },
  async environment(folder, report, prompt) {
    const [{ environmentPlan }, { environmentEngine }, { proveEnvironment }] = await Promise.all([
      import('@makebelieve/generation/engines/environment/plan-schema'),
      import('@makebelieve/generation/engines/environment/engine'),
      import('@makebelieve/generation/engines/environment/verify'),
    ])
    const plan = environmentPlan.parse(report.plan)
    const engine = environmentEngine()
    const asked = await engine.plan(prompt, platform)
    const build = { ...(await engine.build(plan, platform)), code: textIn(folder, 'environment.js') }
    return { title: plan.title, verdict: await proveEnvironment(build, plan, asked) }
  },
  async simulation(folder, report, prompt) {
    const [{ simulationPlan }, { simulationEngine }, { proveSimulation }] = await Promise.all([
      import('@makebelieve/generation/engines/simulation/plan-schema'),
      import('@makebelieve/generation/engines/simulation/engine'),
      import('@makebelieve/generation/engines/simulation/verify'),
    ])
    const plan = simulationPlan.parse(report.plan)
    const asked = await simulationEngine.plan(prompt, platform)
    const build = {
      ...(await simulationEngine.build(plan, platform)),
      code: textIn(folder, 'environment.js'),
    }
    return { title: plan.title, verdict: await proveSimulation(build, plan, asked) }
  },
}

const platform = { seed: 1, now: () => performance.now(), emit: () => {} }

const textIn = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

function readReport(folder: string): Report {
  const file = join(folder, 'report.json')
  if (!existsSync(file)) throw new Refused(`There is no report.json in ${folder}: nothing was made there.`)
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  if (!report.plan)
    throw new Refused('Its report has no design: it was brought along, or written by a language model.')
  return report
}

function kindIn(folder: string, { plan }: Report): Kind {
  if (existsSync(join(folder, 'game.js'))) return 'game'
  if (existsSync(join(folder, 'model.glb'))) return 'model'
  return plan.category === 'simulation' ? 'simulation' : 'environment'
}
