import type { RunEvent } from '@makebelieve/contract/run-events'
import { encoded, photograph } from '@makebelieve/shapes/picture/render'
import { openImage } from '@makebelieve/shapes/puffed/image'
import { puffed } from '@makebelieve/shapes/puffed/puffed'
import { NoSubject, subjectOf } from '@makebelieve/shapes/puffed/subject'
import { type Outcome, Refused, type Requirement, type Verdict } from '../../pipeline/engine.ts'
import { nearTheSentence, realise, stages } from '../../pipeline/pipeline.ts'
import { timed } from '../../pipeline/timed.ts'
import type { ToldChange } from '../../told/change.ts'
import { describeModel } from './answer.ts'
import type { ModelPlan } from './design.ts'
import { editModel } from './edit.ts'
import { modelEngine, type ShapedBuild, shapeOfPlan } from './engine.ts'
import { guessOf } from './guesses.ts'
import { settingsFrom } from './mesh/settings.ts'
import { planModel } from './plan.ts'
import { previewOf } from './preview.ts'
import { asStandIn, onlyAsAsked } from './stand-ins.ts'
import { varied, viewFor } from './variation.ts'
import { type ModelVerdict, withProof } from './verify.ts'

export { adoptModel, serviceName, withNote } from './adopt.ts'

/** The options of SPEC §5 by their names there; what is missing is as usual. */
export type PictureOptions = Partial<
  Record<'stable_seed' | 'num_inference_steps' | 'guidance_scale' | 'lora_weight', number>
>
export type MeshOptions = Partial<
  Record<
    | 'seed'
    | 'ss_guidance_strength'
    | 'ss_sampling_steps'
    | 'slat_guidance_strength'
    | 'slat_sampling_steps'
    | 'simplify'
    | 'texture_size',
    number
  >
>

type Surroundings = { now(): number; emit(event: RunEvent): void }

export type MadePicture = {
  /** 768 by 768, as WebP. */
  bytes: Uint8Array
  /** What stands behind the picture; `createModel` builds from it. */
  plan: ModelPlan
  title: string
  /** How the prompt was understood, in a sentence or two for the chat. */
  answer: string
}

/** A prompt becomes a plan and a picture of it. Throws `Refused` for what is no prompt. */
export async function createPicture(
  order: {
    prompt: string
    options?: PictureOptions
    /** What has no shape is shown as what comes nearest, instead of being declined. */
    anyway?: boolean
  } & Surroundings,
): Promise<MadePicture> {
  const { options = {} } = order
  const seed = options.stable_seed ?? 0
  const stage = stages(order)
  const plan = await stage('plan', () => {
    const planned = planModel(order.prompt, { seed })
    const agreed = order.anyway ? asStandIn(planned) : onlyAsAsked(planned)
    const guess = guessOf(planned)
    return varied({ ...agreed, ...(guess && { guess }) }, seed, freedomOf(options))
  })
  return { ...(await stage('draw', () => picture(plan, options))), plan }
}

/** A change asked for in the chat: another plan and its picture. `history` holds earlier plans for undoing, `told` what a language provider read in it. */
export async function editPicture(
  plan: ModelPlan,
  text: string,
  history: readonly ModelPlan[],
  surroundings: Surroundings,
  told?: ToldChange,
): Promise<MadePicture & { changes: string[] }> {
  const stage = stages(surroundings)
  // Whoever changes a thing has taken it for what it is.
  const { guess: _, ...settled } = plan
  const edit = await stage('plan', () => editModel(settled, text, history, told))
  const drawn = await stage('draw', () => picture(edit.plan, {}))
  return { ...drawn, plan: edit.plan, changes: edit.changes, answer: edit.changes.join(' ') || drawn.answer }
}

async function picture(plan: ModelPlan, options: PictureOptions): Promise<Omit<MadePicture, 'plan'>> {
  const { proportion } = settingsFrom()
  const shape = await shapeOfPlan(plan, { proportion, detail: detailOf(options.num_inference_steps ?? 30) })
  // Style influence: how much of its stuff a surface shows, from almost plain to a little more than usual.
  const strength = 0.1 + 1.125 * (options.lora_weight ?? 0.8)
  const bytes = await encoded(photograph(shape, { view: viewFor(plan.seed, shape), strength }))
  return { bytes, title: plan.title, answer: describeModel(plan) }
}

/** Detail level 20 to 100: how fine soft bodies are. 30 is as made. */
const detailOf = (steps: number) =>
  steps <= 30 ? 0.85 + (0.15 * (steps - 20)) / 10 : 1 + (0.4 * (steps - 30)) / 70

/** Prompt strength 1 to 20: the weaker, the further another seed may stray from the usual proportions. */
const freedomOf = ({ guidance_scale: strength = 7.5 }: PictureOptions) => Math.min(1.5, 7.5 / strength)

export type ModelFile = { path: string; type: string; bytes: Uint8Array }

/** model.glb, lod1.glb, lod2.glb, preview.webp and report.json. */
export type MadeModel =
  | { proven: true; files: ModelFile[]; report: ModelReport }
  | { proven: false; reason: string }

export type ModelReport = Verdict & {
  plan?: ModelPlan
  title: string
  answer: string
  requirements: Requirement[]
  figures: {
    triangles: number
    vertices: number
    drawCalls: number
    bytes: number
    textureSize: number
    /** In metres. */
    size: [width: number, height: number, depth: number]
    parts: { name: string; triangles: number; material: string; colour: string }[]
  }
  milliseconds: Record<string, number>
}

/** Other plans that are tried where something of the sentence is missing. */
const mostTries = 2

/** The plan behind a picture, or any other picture, becomes a proven mesh. */
export async function createModel(
  order: {
    from: { plan: ModelPlan } | { picture: Uint8Array; name: string }
    options?: MeshOptions
  } & Surroundings,
): Promise<MadeModel> {
  const settings = settingsFrom(order.options)
  const { took, platform } = timed({ seed: settings.seed, now: order.now, emit: order.emit })
  const { plan, whole } =
    'plan' in order.from
      ? {
          plan: varied(order.from.plan, settings.seed || order.from.plan.seed, settings.seed ? 1 : 0),
          whole: undefined,
        }
      : await fromPicture(order.from.picture, order.from.name).catch(refuseEmpty)
  const engine = modelEngine(settings, whole)
  const first = await realise(engine, plan, platform)
  const outcome = await nearTheSentence(engine, first, platform, { tries: mostTries })
  if (!outcome.proven) {
    const failed = outcome.verdict.checks.find((check) => !check.passed)
    return {
      proven: false,
      reason: `${failed?.name ?? 'The proof'}: ${failed?.evidence ?? 'it found nothing.'}`,
    }
  }
  return finished(outcome, took)
}

function refuseEmpty(error: unknown): never {
  if (error instanceof NoSubject)
    throw new Refused(`${error.message} A picture of one thing on a plain background works best.`)
  throw error
}

/** Throws `Refused` for a picture that no model could be made of, before anybody asks for one. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const image = await openImage(bytes)
  try {
    subjectOf(image)
  } catch (error) {
    refuseEmpty(error)
  }
}

/** A picture that no plan stands behind: its subject, cut out and inflated. */
async function fromPicture(bytes: Uint8Array, name: string) {
  const whole = puffed(await openImage(bytes), name)
  const piece = 'picture'
  const plan: ModelPlan = {
    kind: 'model',
    prompt: name,
    title: name,
    pieces: [
      {
        id: piece,
        phrase: name,
        noun: name,
        source: { by: 'puffed', art: { set: 'picture', id: name }, colour: '#ffffff' },
        via: 'the outline of the picture',
        count: 1,
        size: 1,
        partLooks: [],
      },
    ],
    style: 'plain',
    wear: 0,
    metres: 1,
    seed: 0,
    notes: [
      "The outline of your picture, inflated into a solid. A picture doesn't show the back, so we guessed it from the edges.",
    ],
    claims: [{ about: 'thing', piece, text: name }],
  }
  return {
    plan,
    whole: { ...whole, parts: whole.parts.map((part) => ({ ...part, name: `${piece}/${part.name}` })) },
  }
}

async function finished(
  { plan, build, verdict }: Extract<Outcome<ModelPlan, ShapedBuild, ModelVerdict>, { proven: true }>,
  took: Record<string, number>,
): Promise<MadeModel> {
  const model = withProof(build.glb, verdict)
  const report: ModelReport = {
    plan,
    title: plan.title,
    answer: describeModel(plan),
    checks: verdict.checks,
    requirements: verdict.requirements,
    figures: { ...verdict.figures, bytes: model.length },
    milliseconds: took,
  }
  const preview = await previewOf(build.shape, plan.seed)
  const glb = (path: string, bytes: Uint8Array): ModelFile => ({ path, type: 'model/gltf-binary', bytes })
  return {
    proven: true,
    files: [
      glb('model.glb', model),
      ...build.lods.map((bytes, i) => glb(`lod${i + 1}.glb`, bytes)),
      { path: 'preview.webp', type: 'image/webp', bytes: preview },
      {
        path: 'report.json',
        type: 'application/json',
        bytes: new TextEncoder().encode(JSON.stringify(report, null, 2)),
      },
    ],
    report,
  }
}
