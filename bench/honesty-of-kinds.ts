import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirementsOf as placeRequirements } from '@makebelieve/generation/engines/environment/proof/requirements'
import { madeOf as madePlace } from '@makebelieve/generation/engines/environment/testing/made'
import { requirementsOf as modelRequirements } from '@makebelieve/generation/engines/model/proof/requirements'
import { madeOf as madeModel } from '@makebelieve/generation/engines/model/testing/made'
import { buildSimulation } from '@makebelieve/generation/engines/simulation/build'
import { planSimulation } from '@makebelieve/generation/engines/simulation/plan'
import {
  requirementsOf as lessonRequirements,
  type MadeSimulation,
} from '@makebelieve/generation/engines/simulation/proof/requirements'
import type { Requirement } from '@makebelieve/generation/pipeline/engine'
import type { seededRandom } from '@makebelieve/kit/core/random'

type Random = ReturnType<typeof seededRandom>
type Claims = { text: string }[]

/** A made thing, what its own sentence claims, and how the claims of another fare against it. */
type Made = {
  prompt: string
  claims: Claims
  /** The nouns and words of its sentence: what another sentence says in the same words is truly there. */
  holds(other: Made): Requirement[]
  asked: unknown
}

const makers: Record<'models' | 'environments' | 'simulations', (prompt: string) => Promise<Made>> = {
  async models(prompt) {
    const made = await madeModel(prompt)
    return {
      prompt,
      claims: made.plan.claims,
      asked: made.plan,
      holds: (other) => modelRequirements(made, other.asked as typeof made.plan),
    }
  },
  async environments(prompt) {
    const made = await madePlace(prompt)
    return {
      prompt,
      claims: made.plan.claims,
      asked: made.plan,
      holds: (other) => placeRequirements(made, other.asked as typeof made.plan),
    }
  },
  async simulations(prompt) {
    const plan = await planSimulation(prompt, { seed: 7 })
    const { setup, systems } = await buildSimulation(plan)
    // Whether a system agrees with its references is another bench's matter: here all do.
    const made: MadeSimulation = { setup, systems, plan, agreed: systems.map(() => true) }
    return {
      prompt,
      claims: plan.claims,
      asked: plan,
      holds: (other) => lessonRequirements(made, other.asked as typeof plan),
    }
  },
}

export type Held = { held: number; met: string[] }

/** The claims of some sentences of a kind, each held against what another of them became. */
export async function heldAgainstOthers(
  kind: keyof typeof makers,
  wanted: number,
  random: Random,
): Promise<Held> {
  const file = join(import.meta.dirname, `prompts/${kind}.txt`)
  const prompts = random.shuffled(readFileSync(file, 'utf8').trim().split('\n')).slice(0, wanted)
  const made: Made[] = []
  for (const prompt of prompts) made.push(await makers[kind](prompt))
  const all: Held = { held: 0, met: [] }
  for (const one of made) {
    const others = made.filter((other) => other !== one)
    const other = others[random.below(others.length)]
    if (!other) continue
    const there = new Set(other.claims.map(({ text }) => text.toLowerCase()))
    for (const { claim, status, evidence } of other.holds(one)) {
      // What both sentences say is truly there.
      if (there.has(claim.toLowerCase())) continue
      all.held++
      if (status === 'met') all.met.push(`“${claim}” of “${one.prompt}” in “${other.prompt}”: ${evidence}`)
    }
  }
  return all
}
