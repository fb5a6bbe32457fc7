import type { Check, Requirement, Verdict } from '../../pipeline/engine.ts'
import type { ModelBuild } from './build.ts'
import type { Claim, ModelPlan } from './design.ts'
import { withJson } from './mesh/glb-json.ts'
import type { ModelFigures } from './mesh/model-build.ts'
import {
  closed,
  frontAndBack,
  type ModelCheckCode,
  moreThanBox,
  notFlat,
  rightSize,
  soundTriangles,
  together,
  valid,
  withinBudget,
} from './proof/checks.ts'
import { gathered } from './proof/evidence.ts'
import { readModel } from './proof/read-file.ts'
import { requirementsOf } from './proof/requirements.ts'

export type ModelVerdict = Verdict<ModelCheckCode> & { figures: ModelFigures }

/**
 * The file is read back and measured; what was meant to be in it counts for nothing. Wishes that can be measured on
 * every model (colours and counts) must be met; others are told as they are.
 */
export async function verifyModel(
  build: Pick<ModelBuild, 'glb' | 'figures'>,
  plan: ModelPlan,
): Promise<ModelVerdict> {
  const validity = await valid(build.glb)
  const evidence = gathered(await readModel(build.glb), plan)
  const requirements = requirementsOf(evidence)
  const asked = (about: Claim['about']) => requirements.filter((_, i) => plan.claims[i]?.about === about)
  return {
    checks: [
      validity,
      closed(evidence),
      soundTriangles(evidence),
      together(evidence),
      withinBudget(evidence, build.glb.length),
      rightSize(evidence),
      notFlat(evidence),
      moreThanBox(evidence),
      frontAndBack(evidence),
      allMet('things', 'Things asked for are there', asked('thing')),
      allMet('colours', 'Colours asked for are there', asked('colour')),
      allMet('counts', 'As many as asked for are there', asked('count')),
    ],
    requirements,
    figures: build.figures,
  }
}

export const passed = ({ checks }: Verdict): boolean => checks.every((check) => check.passed)

function allMet(code: ModelCheckCode, name: string, requirements: Requirement[]): Check<ModelCheckCode> {
  const unmet = requirements.find(({ status }) => status === 'unmet')
  return {
    code,
    name,
    passed: !unmet,
    evidence: unmet
      ? `${unmet.claim}: ${unmet.evidence}`
      : requirements.length === 0
        ? 'None was asked for.'
        : requirements.map(({ evidence }) => evidence).join(' '),
  }
}

/** The same file with the proof in its extras, so that it travels along. */
export function withProof(glb: Uint8Array, { checks, requirements }: Verdict): Uint8Array {
  return withJson(glb, (json) => {
    for (const scene of json.scenes ?? []) scene.extras = { ...scene.extras, proof: { checks, requirements } }
  })
}
