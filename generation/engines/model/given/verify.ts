import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import type { Check, Requirement } from '../../../pipeline/engine.ts'
import type { ModelPlan } from '../design.ts'
import {
  closed,
  type ModelCheckCode,
  notFlat,
  rightSize,
  soundTriangles,
  together,
  valid,
  withinBudget,
} from '../proof/checks.ts'
import { weldedOf } from '../proof/closed.ts'
import { gathered } from '../proof/evidence.ts'
import { placesOf, readModel } from '../proof/read-file.ts'
import type { ModelVerdict } from '../verify.ts'
import type { GivenBuild } from './build.ts'

/**
 * The file is read back and measured, as with our own models. Two things are told instead of demanded, because services
 * often do not keep them and the model is worth having all the same: that the surface is closed, and that nothing floats.
 * What the words asked for was never promised by a service, so it is not claimed either.
 */
export async function verifyGiven(
  { glb, figures }: Pick<GivenBuild, 'glb' | 'figures'>,
  plan: ModelPlan,
): Promise<ModelVerdict> {
  const evidence = gathered(await readModel(glb), plan)
  const wishes = [told(closed(evidence), openness), told(together(evidence), '')]
  return {
    checks: [
      await valid(glb),
      soundTriangles(evidence),
      withinBudget(evidence, glb.length),
      rightSize(evidence),
      notFlat(evidence),
      ...wishes.flatMap((wish) => ('passed' in wish ? [wish] : [])),
    ],
    requirements: [
      ...wishes.flatMap((wish) => ('passed' in wish ? [] : [wish])),
      ...plan.claims.map(({ text }): Requirement => {
        const evidence = 'A service made this from the picture. Whether it shows this was not measured.'
        return { claim: text, status: 'unsupported', evidence }
      }),
    ],
    figures,
  }
}

const openness = ' You can view it and use it in games; a 3D printer may not accept it.'

/** A check where it passes, and where it does not, a wish that was not met. */
function told(check: Check<ModelCheckCode>, consequence: string): Check<ModelCheckCode> | Requirement {
  if (check.passed) return check
  return { claim: check.name, status: 'unmet', evidence: `${check.evidence}${consequence}` }
}

/** What keeps a surface from being closed, or nothing. */
export function opening(positions: Float32Array, triangles: Uint32Array): string | undefined {
  const welded = weldedOf({ positions, triangles, places: placesOf(positions) })
  return faultOf(welded.places, welded.triangles)
}
