import type { Setup } from '@makebelieve/kit/simulation/setup'
import type { System } from '@makebelieve/kit/simulation/system'
import { errorTrap } from '../../page/error-trap.ts'
import { page } from '../../page/page.ts'
import { simulationMachinery, writeCode } from './code.ts'
import type { SimulationPlan } from './design.ts'
import { systemOf } from './systems.ts'
import { writtenOf } from './written.ts'

/** What a plan becomes: the setup of the screen, the code that shows it, and its page. */
export type SimulationBuild = { setup: Setup; systems: System[]; code: string; html: string }

export async function buildSimulation(plan: SimulationPlan): Promise<SimulationBuild> {
  const systems = plan.parts.map(systemOf)
  const setup = setupOf(plan, systems)
  const machinery = await simulationMachinery(plan.parts.map(({ topic }) => topic))
  return { setup, systems, code: writeCode(plan.prompt, setup, machinery), html: pageFor(plan.title) }
}

function setupOf(
  { title, seed, level, parts, locked, notes }: SimulationPlan,
  systems: readonly System[],
): Setup {
  const [note] = notes
  return {
    title,
    seed,
    level,
    ...(note !== undefined && { note }),
    ...(locked && { locked }),
    parts: parts.map((part, i) => ({ ...part, written: writtenOf(systems[i] ?? systemOf(part)) })),
  }
}

/** The page that shows `environment.js` in a frame. */
export const pageFor = (title: string) => page(title, `${errorTrap}\n${script}`)

/** The page of an export: everything is in the script. */
export const exportPageFor = (title: string) => page(title, script)

const script = '<script type="module" src="./environment.js"></script>'
