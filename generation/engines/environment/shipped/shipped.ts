import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { WorldState } from '@makebelieve/kit/environment/world'
import * as z from 'zod'
import { insideScript } from '../../../edited/inside-script.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { askBuilt } from '../../../shipped/ask-built.ts'
import { partingOf, type Trail } from '../../../shipped/digest.ts'
import { faultOfMeshes } from '../../../shipped/meshes.ts'
import type { BuiltAnswer, BuiltTask } from '../../../shipped/open-built.ts'
import { missingIn } from '../../../shipped/pictures.ts'
import { keptThreeStandIn } from '../../../shipped/three-stand-in.ts'
import type { EnvironmentBuild } from '../build.ts'
import { momentOf, stride, type WalkSteps } from '../proof/walk-trail.ts'
import type { EnvironmentCheckCode } from '../verify.ts'

const fileName = 'environment.js'

/** What is shipped of an environment, and the walk that proved it. */
export type Shipped = {
  build: Pick<EnvironmentBuild, 'code' | 'html' | 'scene' | 'meshes'>
  walk: { steps: WalkSteps; trail: Trail }
}

/**
 * Loads the very file that is shown, in an isolate, and takes the walk of the proof again in it: it must lead the same way.
 * `ask` is for those who are in such a process already.
 */
export async function checkShipped(
  { build, walk }: Shipped,
  ask: (task: BuiltTask) => Promise<BuiltAnswer> = askBuilt,
): Promise<Check<EnvironmentCheckCode>> {
  const answer = await ask({
    inside: await shippedInside(),
    file: {
      name: fileName,
      code: build.code,
      imports: { three: await keptThreeStandIn() },
      refusal: 'an environment has everything inside but three.',
    },
    calls: [{ part: 'handed' }, { part: 'walk', given: JSON.stringify(walk.steps) }],
  })
  const fault = faultOf(answer, { build, walk })
  return {
    code: 'shipped',
    name: 'The file you see is the place that was proven',
    passed: fault === undefined,
    evidence:
      fault ??
      `It was loaded and walked again: ${Math.round(walk.steps.length / 60)} s, the same at all ${walk.trail.length} moments compared; ${build.meshes.length} shapes, each unpacked.`,
  }
}

const answered = z.tuple([
  z.object({ scene: z.unknown(), meshes: z.string() }),
  z.array(z.record(z.string(), z.unknown())).max(1000),
])

function faultOf(answer: BuiltAnswer, { build, walk }: Shipped): string | undefined {
  if ('broke' in answer) return answer.broke
  const read = answered.safeParse(answer.answers)
  if (!read.success) return 'What it hands over is no scene.'
  const [{ scene, meshes }, states] = read.data
  // Made here, of copies: a file does not say of itself which way it went.
  const trail = states.map((state) => momentOf(state as WorldState))
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(scene)), JSON.parse(JSON.stringify(build.scene))))
    return 'It shows another scene than the one that was proven.'
  const parting = partingOf(walk.trail, trail)
  if (parting !== undefined)
    return `The walk led elsewhere before second ${Math.ceil((parting * stride) / 60)}.`
  return missingIn(build.html, [fileName]) ?? faultOfMeshes(meshes, build.meshes)
}

/** Made once for each state of the sources. */
export const shippedInside = (): Promise<string> =>
  insideScript({
    file: join(import.meta.dirname, 'inside.ts'),
    opens: 'openShippedInside',
    name: 'shipped-environment',
    sources: [
      [join(import.meta.dirname, '..'), ['shipped/inside.ts', 'proof/walk-trail.ts']],
      [join(import.meta.dirname, '../../../shipped'), ['digest.ts']],
    ],
  })
