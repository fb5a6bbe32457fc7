import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unpackMeshes } from '@makebelieve/kit/environment/pack'
import type { KindMesh, Scene } from '@makebelieve/kit/environment/scene'
import { inTime } from '../../../edited/in-time.ts'
import { insideScript } from '../../../edited/inside-script.ts'
import { wordsOf } from '../../../edited/isolate.ts'
import { machineryIn, type TakeLimits, takeFrom } from '../../../edited/take-from.ts'
import { threeStandIn } from '../../../edited/three-stand-in.ts'
import type { Check } from '../../../pipeline/engine.ts'
import { passed } from '../../../pipeline/pipeline.ts'
import { openBuilt } from '../../../shipped/open-built.ts'
import { buildEnvironment } from '../build.ts'
import type { EnvironmentPlan } from '../design.ts'
import { openStage } from '../picture/stage.ts'
import { environmentMachinery } from '../scene/code.ts'
import { pageFor } from '../scene/pages.ts'
import { sceneSchema } from '../scene/scene-schema.ts'
import { checkShipped } from '../shipped/shipped.ts'
import { type EnvironmentVerdict, verifyEnvironment } from '../verify.ts'

export type ProofLimits = TakeLimits & {
  /** For the walk. */
  walkSeconds?: number
}
export const proofLimits: ProofLimits = { memoryMegabytes: 256, startSeconds: 10 }
const mostWalkSeconds = 60

/** What edited code shows, as it handed it over. */
type Shown = { scene: unknown; meshes: KindMesh[] }

/** The checks, and what was found where the code could be looked at. */
export type CodeVerdict = { checks: Check[]; found?: { verdict: EnvironmentVerdict; scene: Scene } }

const fileName = 'environment.js'
/** More than any scene has; a text that unpacks to more is a trap. */
const mostUnpacked = 48 * 2 ** 20

type Edited = {
  code: string
  /** The code that it was edited from. */
  original: string
  plan: EnvironmentPlan
}

/**
 * Looks at edited code of an environment with the same checks as the engine's own. The file runs as it is, in an isolate
 * without anything of Node and with a deaf three.js, and hands its scene over where a browser would show it; the scene is
 * plain data, and is walked outside. Needs a process that was started with --no-node-snapshot, and that nobody else lives
 * in: see docs/decisions/0009.
 */
export async function proveCode(
  { code, original, plan }: Edited,
  limits: ProofLimits = proofLimits,
): Promise<CodeVerdict> {
  const known = [machineryIn(original), machineryIn(await environmentMachinery())]
  if (!known.includes(machineryIn(code)))
    return refused(
      'Its machinery is the one it came with',
      'The part that shows the scene was changed. You can save this code as it is, without a proof.',
    )
  let shown: Shown | string
  try {
    shown = await sceneOf(code, limits)
  } catch (error) {
    return refused('It starts', wordsOf(error, fileName, { ...limits, within: limits.startSeconds }))
  }
  if (typeof shown === 'string') return refused('It starts', shown)
  return walked(shown, code, plan, limits.walkSeconds ?? mostWalkSeconds)
}

async function sceneOf(code: string, limits: ProofLimits): Promise<Shown | string> {
  const { scene, meshes } = await takeFrom({
    script: await insideScript({
      file: join(import.meta.dirname, 'inside.ts'),
      opens: 'openEnvironmentInside',
      name: 'proof-environment',
      sources: [[import.meta.dirname, ['inside.ts']]],
    }),
    parts: ['scene', 'meshes'],
    file: {
      name: fileName,
      code,
      imports: { three: await threeStandIn() },
      refusal: 'an environment has everything inside but three.',
    },
    limits,
  })
  if (scene === undefined || typeof meshes !== 'string') return 'The code never calls play(scene, meshes).'
  const bytes = gunzipSync(Buffer.from(meshes, 'base64'), { maxOutputLength: mostUnpacked })
  return { scene, meshes: unpackMeshes(bytes) }
}

/** The scene as it was edited, in the place of the one that the plan makes. */
async function walked(
  { scene: handed, meshes }: Shown,
  code: string,
  plan: EnvironmentPlan,
  seconds: number,
): Promise<CodeVerdict> {
  const sense = 'The scene makes sense'
  const read = sceneSchema.safeParse(handed)
  if (!read.success) return refused(sense, wordsOfIssue(read.error.issues[0]))
  const scene = read.data
  const own = await buildEnvironment(plan)
  const things = new Map(own.scene.placed.map(({ kind }, i) => [kind, own.thingOf[i]]))
  try {
    const thingOf = scene.placed.map(({ kind }) => things.get(kind))
    const verdict = inTime(seconds, () =>
      verifyEnvironment({ ...own, scene, meshes, thingOf, stage: openStage(scene, meshes), code }, plan),
    )
    if (!passed(verdict)) return { checks: verdict.checks }
    const build = { code, html: pageFor(scene.title), scene, meshes }
    const checks = [...verdict.checks, await checkShipped({ build, walk: verdict.walk }, openBuilt)]
    return { checks, found: { verdict: { ...verdict, checks }, scene } }
  } catch (error) {
    // Kinds that have no shape, paths that lead nowhere: what no schema says.
    return refused(sense, wordsOf(error, fileName, { memoryMegabytes: 0, within: seconds }))
  }
}

function wordsOfIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const path = ['scene', ...(issue?.path ?? []).map(String)].join('.')
  return `${path} is not right: ${issue?.message ?? 'it is none'}.`.slice(0, 400)
}

function refused(name: string, evidence: string): CodeVerdict {
  return { checks: [{ code: 'refused', name, passed: false, evidence }] }
}
