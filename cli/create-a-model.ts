import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createModel,
  createPicture,
  editPicture,
  type MadePicture,
  type ModelReport,
} from '@makebelieve/generation/engines/model/create'
import type { ModelPlan } from '@makebelieve/generation/engines/model/design'
import { fourViews } from '@makebelieve/generation/engines/model/four-views'
import {
  asRefused,
  type Created,
  type ModelTask,
  markOf,
  type Say,
  tellEvent,
  tellGuess,
} from './creation-task.ts'

/** Makes one model: first its picture, then the mesh behind it. */
export async function createAModel(task: ModelTask, say: Say): Promise<Created> {
  const began = performance.now()
  const milliseconds = () => Math.round(performance.now() - began)
  const surroundings = { now: () => performance.now(), emit: tellTo(say) }
  try {
    const options = {
      ...task.options,
      ...(task.seed !== undefined && { stable_seed: task.seed, seed: task.seed }),
    }
    let picture: MadePicture = await createPicture({
      prompt: task.prompt,
      options,
      anyway: task.anyway,
      ...surroundings,
    })
    const history: ModelPlan[] = []
    for (const text of task.edits) {
      const edited = await editPicture(picture.plan, text, history, surroundings)
      history.push(picture.plan)
      for (const change of edited.changes) say(`  ~ ${change}`)
      picture = edited
    }
    say(`  ${picture.answer}`)
    tellGuess(picture.plan.guess, say)
    const model = await createModel({ from: { plan: picture.plan }, options, ...surroundings })
    if (!model.proven) return { proven: false, reason: model.reason, milliseconds: milliseconds() }
    mkdirSync(task.out, { recursive: true })
    writeFileSync(join(task.out, 'picture.webp'), picture.bytes)
    for (const { path, bytes } of model.files) writeFileSync(join(task.out, path), bytes)
    tellReport(model.report, say)
    const took = milliseconds()
    if (task.shots) writeFileSync(join(task.out, 'views.webp'), await fourViews(picture.plan))
    say(`${model.report.title}: proven in ${took} ms. Open ${join(task.out, 'model.glb')}`)
    const { requirements, figures, title } = model.report
    const met = requirements.filter(({ status }) => status === 'met').length
    const made = `${figures.triangles} triangles`
    return { proven: true, title, made, met, wishes: requirements.length, milliseconds: took }
  } catch (error) {
    return asRefused(error, milliseconds())
  }
}

const tellTo = (say: Say) => (event: Parameters<typeof tellEvent>[0]) => tellEvent(event, say)

function tellReport({ checks, requirements }: ModelReport, say: Say): void {
  for (const { name, evidence } of checks) say(`  ✓ ${name}: ${evidence}`)
  for (const { claim, status, evidence } of requirements) say(`  ${markOf[status]} “${claim}” ${evidence}`)
}
