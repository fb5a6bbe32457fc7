import type { RunEvent } from '@makebelieve/contract/run-events'
import type { Requirement, Verdict } from './engine.ts'
import type { ModelPlan } from './engines/model/design.ts'

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
export declare function createPicture(
  order: { prompt: string; options?: PictureOptions } & Surroundings,
): Promise<MadePicture>

/** A change asked for in the chat: another plan and its picture. `history` holds earlier plans for undoing. */
export declare function editPicture(
  plan: ModelPlan,
  text: string,
  history: readonly ModelPlan[],
  surroundings: Surroundings,
): Promise<MadePicture & { changes: string[] }>

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

/** The plan behind a picture, or any other picture, becomes a proven mesh. */
export declare function createModel(
  order: {
    from: { plan: ModelPlan } | { picture: Uint8Array; name: string }
    options?: MeshOptions
  } & Surroundings,
): Promise<MadeModel>
