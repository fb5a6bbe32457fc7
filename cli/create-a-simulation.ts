import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CreatedSimulation,
  createSimulation,
  editCreatedSimulation,
} from '@makebelieve/generation/engines/simulation/create'
import type { SimulationPlan } from '@makebelieve/generation/engines/simulation/design'
import { exportsOfSimulation } from '@makebelieve/generation/engines/simulation/files'
import { threeMoments } from '@makebelieve/generation/engines/simulation/picture'
import { systemOf } from '@makebelieve/generation/engines/simulation/systems'
import {
  asRefused,
  type Created,
  markOf,
  type Say,
  type SimulationTask,
  tellEvent,
  tellGuess,
} from './creation-task.ts'

type Proven = Extract<CreatedSimulation, { proven: true }>

/** Makes one simulation, writes its files, and tells line by line what really happens. */
export async function createASimulation(task: SimulationTask, say: Say): Promise<Created> {
  const began = performance.now()
  const milliseconds = () => Math.round(performance.now() - began)
  try {
    const made = await make(task, say)
    if (!made.proven) return { proven: false, reason: made.reason, milliseconds: milliseconds() }
    const took = milliseconds()
    await writeFiles(task, made)
    const { checks, requirements, notes, title } = made.report
    for (const { name, evidence } of checks) say(`  ✓ ${name}: ${evidence}`)
    for (const { claim, status, evidence } of requirements) say(`  ${markOf[status]} “${claim}” ${evidence}`)
    for (const note of notes) say(`  · ${note}`)
    tellGuess(made.plan.guess, say)
    say(`${title}: proven in ${took} ms. Open ${join(task.out, 'offline.html')}`)
    const met = requirements.filter(({ status }) => status === 'met').length
    const what = made.plan.parts.map(({ topic, general }) => general?.kind ?? topic).join(', ')
    return { proven: true, title, made: what, met, wishes: requirements.length, milliseconds: took }
  } catch (error) {
    return asRefused(error, milliseconds())
  }
}

/** The prompt, then the edits one after the other. */
async function make({ prompt, seed, anyway, edits }: SimulationTask, say: Say): Promise<CreatedSimulation> {
  const surroundings = {
    now: () => performance.now(),
    emit: (event: Parameters<typeof tellEvent>[0]) => tellEvent(event, say),
  }
  let made = await createSimulation({ prompt, seed, anyway, ...surroundings })
  const history: SimulationPlan[] = []
  for (const text of edits) {
    if (!made.proven) break
    const { plan } = made
    made = await editCreatedSimulation(plan, text, history, { seed: plan.seed, ...surroundings })
    history.push(plan)
    if (made.proven) for (const change of made.changes) say(`  ~ ${change}`)
  }
  return made
}

async function writeFiles({ out, shots }: SimulationTask, { files, report, plan }: Proven): Promise<void> {
  mkdirSync(out, { recursive: true })
  const code = files.find(({ path }) => path === 'environment.js')
  const exports = code ? exportsOfSimulation(report.title, new TextDecoder().decode(code.bytes)) : []
  for (const { path, bytes } of [...files, ...exports]) writeFileSync(join(out, path), bytes)
  const [part] = plan.parts
  if (shots && part)
    writeFileSync(join(out, 'shots.webp'), await threeMoments(systemOf(part), part, plan.seed))
}
