import type { RunEvent } from '@makebelieve/contract/run-events'
import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import { Solid } from '@makebelieve/shapes/geometry/solid'
import { light } from '@makebelieve/shapes/materials/colour'
import type { Shape } from '@makebelieve/shapes/shape'
import { passed, stages } from '../../pipeline/pipeline.ts'
import { timed } from '../../pipeline/timed.ts'
import { type GivenMesh, openGivenMesh } from '../../providers/mesh/given/given-mesh.ts'
import { UnusableMesh } from '../../providers/mesh/given/unusable.ts'
import { type MadeMesh, type MeshSent, mostGlbBytes } from '../../providers/mesh/mesh-service.ts'
import type { MadeModel, MeshOptions, ModelFile, ModelReport } from './create.ts'
import type { ModelPlan } from './design.ts'
import { buildGiven, type GivenBuild } from './given/build.ts'
import { opening, verifyGiven } from './given/verify.ts'
import { mostTriangles } from './mesh/reduce.ts'
import { previewOf } from './preview.ts'
import { withProof } from './verify.ts'

export type AdoptOrder = {
  mesh: MadeMesh
  /** What stands behind the picture, where something does: it says how large the thing is. */
  plan?: ModelPlan
  /** What it is called without a plan. */
  name: string
  options?: MeshOptions
  now(): number
  emit(event: RunEvent): void
}

/** The report of a model that a service made says so. */
export type AdoptedReport = ModelReport & { madeBy: MeshSent & { notes: string[] } }

/** What a service gave becomes one of our models: repaired, rebuilt, and proven. Where that fails, the reason is given. */
export async function adoptModel(order: AdoptOrder): Promise<MadeModel> {
  const { took, platform } = timed({ now: order.now, emit: order.emit })
  const stage = stages(platform)
  const { sent } = order.mesh
  const plan = order.plan ?? planOf(order.name)
  try {
    const textureSize = order.options?.texture_size
    const limits = { mostBytes: mostGlbBytes, mostTriangles, ...(textureSize && { textureSize }) }
    const mesh = await stage('repair', () => openGivenMesh(order.mesh.glb, limits))
    const open = opening(mesh.positions, mesh.triangles) !== undefined
    const { title, metres, pieces } = plan
    const settings = { title, metres, open, piece: pieces[0]?.id ?? '', extras: { madeBy: sent } }
    const build = await stage('build', () => buildGiven(mesh, settings))
    const verdict = await stage('verify', () => verifyGiven(build, plan))
    const failed = verdict.checks.find((check) => !check.passed)
    if (!passed(verdict)) return { proven: false, reason: `${failed?.name}: ${failed?.evidence}` }
    const model = withProof(build.glb, verdict)
    const notes = [...order.mesh.notes, ...mesh.notes, ...(open ? [openNote] : [])]
    const report: AdoptedReport = {
      ...(order.plan && { plan: order.plan }),
      title,
      answer: [`${title}. Made from the picture by ${serviceName(sent)}.`, ...notes].join(' '),
      checks: verdict.checks,
      requirements: verdict.requirements,
      figures: { ...verdict.figures, bytes: model.length },
      milliseconds: took,
      madeBy: { ...sent, notes },
    }
    return { proven: true, report, files: await filesOf(model, build, mesh, report) }
  } catch (error) {
    if (error instanceof UnusableMesh) return { proven: false, reason: error.message }
    throw error
  }
}

/** The same model with another sentence for the user, in the chat and in its report. */
export function withNote(made: Extract<MadeModel, { proven: true }>, note: string): MadeModel {
  const report = { ...made.report, answer: `${made.report.answer} ${note}` }
  const files = made.files.map((file) => (file.path === 'report.json' ? reportFile(report) : file))
  return { ...made, files, report }
}

const reportFile = (report: ModelReport): ModelFile => ({
  path: 'report.json',
  type: 'application/json',
  bytes: new TextEncoder().encode(JSON.stringify(report, null, 2)),
})

const openNote = 'Its surface is not closed.'

/** 'fal (fal-ai/trellis)'; which version of a model it was is in the report. */
export const serviceName = ({ service, model }: Pick<MeshSent, 'service' | 'model'>): string =>
  `${service} (${model.replace(/:[0-9a-f]{40,}$/, '')})`

/** A picture that no plan stands behind: a thing of one metre, and nothing more is known. */
const planOf = (name: string): ModelPlan => ({
  kind: 'model',
  prompt: name,
  title: name,
  pieces: [],
  style: 'plain',
  wear: 0,
  metres: 1,
  seed: 0,
  notes: [],
  claims: [],
})

async function filesOf(model: Uint8Array, build: GivenBuild, mesh: GivenMesh, report: AdoptedReport) {
  const preview = await previewOf(shapeOf(build, mesh), 0)
  const glb = (path: string, bytes: Uint8Array) => ({ path, type: 'model/gltf-binary', bytes })
  return [
    glb('model.glb', model),
    ...build.lods.map((bytes, i) => glb(`lod${i + 1}.glb`, bytes)),
    { path: 'preview.webp', type: 'image/webp', bytes: preview },
    reportFile(report),
  ]
}

/** The surface as the picture for cards is taken of it: every vertex has the colour of its spot on the texture. */
function shapeOf({ surface, material }: GivenBuild, { pixels }: GivenMesh): Shape {
  const { positions, uvs, triangles } = surface
  const colours = new Float32Array(positions.length)
  const { size, base } = pixels
  for (let v = 0; v < positions.length / 3; v++) {
    const [x, y] = [0, 1].map((k) => Math.floor(real(uvs, v * 2 + k) * size)) as [number, number]
    const texel = ((((y % size) + size) % size) * size + (((x % size) + size) % size)) * 3
    const hex = [0, 1, 2].map((k) => (base[texel + k] ?? 0).toString(16).padStart(2, '0')).join('')
    colours.set(light(`#${hex}`), v * 3)
  }
  const solid = new Solid(positions, smoothly(positions, triangles), { colours })
  return { parts: [{ name: 'whole', solid, rest: positions, material }], sockets: {}, joints: [] }
}

/** Triangles that name the first vertex at each place, so that light runs on across seams of the texture. */
function smoothly(positions: Float32Array, triangles: Uint32Array): Uint32Array {
  const first = new Map<string, number>()
  const same = new Uint32Array(positions.length / 3)
  for (let v = 0; v < same.length; v++) {
    const place = positions.subarray(v * 3, v * 3 + 3).join()
    const known = first.get(place)
    same[v] = known ?? v
    if (known === undefined) first.set(place, v)
  }
  return triangles.map((vertex) => vertexAt(same, vertex))
}
