import type { Verdict } from '../../pipeline/engine.ts'
import type { ModelBuild } from './build.ts'
import type { ModelPlan } from './design.ts'
import { withJson } from './mesh/glb-json.ts'
import type { ModelFigures } from './mesh/model-build.ts'
import {
  closed,
  frontAndBack,
  type ModelCheckCode,
  mainThing,
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
import { type Asked, requirementsOf } from './proof/requirements.ts'

export type ModelVerdict = Verdict<ModelCheckCode> & { figures: ModelFigures }

/**
 * The file is read back and measured; what was meant to be in it counts for nothing. The thing that it is about must be there; all other
 * wishes are told as they are found. `asked` is what another sentence asks for.
 */
export async function verifyModel(
  build: Pick<ModelBuild, 'glb' | 'figures'>,
  plan: ModelPlan,
  asked: Asked = plan,
): Promise<ModelVerdict> {
  const validity = await valid(build.glb)
  const evidence = gathered(await readModel(build.glb), plan)
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
      mainThing(evidence),
    ],
    requirements: requirementsOf(evidence, asked),
    figures: build.figures,
  }
}

export const passed = ({ checks }: Verdict): boolean => checks.every((check) => check.passed)

/** The same file with the proof in its extras, so that it travels along. */
export function withProof(glb: Uint8Array, { checks, requirements }: Verdict): Uint8Array {
  return withJson(glb, (json) => {
    for (const scene of json.scenes ?? []) scene.extras = { ...scene.extras, proof: { checks, requirements } }
  })
}
