import { imageOptionTable } from '@makebelieve/contract/options'
import type { ImageServiceId } from './service.ts'

export type OptionName = keyof typeof imageOptionTable

/** What an option becomes at a service. */
export type Mapping = {
  /** The field of the service. */
  to: string
  min?: number
  max?: number
  /** Numbers from here on begin again at 0: of seeds no two should fall together at the end of a range. */
  wraps?: number
  /** Makes sense only with a style (LoRA) that the operator set up. */
  needsLora?: true
}

export type OptionRow = {
  service: ImageServiceId
  /** Models by name; `*` stands for anything. The first row that fits counts. */
  models: string
  options: Partial<Record<OptionName, Mapping>>
  /** Sent with every picture. */
  always: Record<string, unknown>
  /** How a LoRA is named in a request. */
  lora?: (lora: string, weight: number) => { fields?: Record<string, unknown>; inPrompt?: string }
  /** Whether the model reads sentences, or is better with key words. */
  reads: 'sentences' | 'key words'
  mostCharacters: number
  /** Where the ranges come from. */
  source: 'documentation' | 'copy of the documentation' | 'memory'
}

const seed: Mapping = { to: 'seed' }
/** As a field of Google it is a signed number of 32 bits. */
const smallSeed: Mapping = { to: 'seed', wraps: 2 ** 31 }
const steps = (min: number, max: number): Mapping => ({ to: 'num_inference_steps', min, max })
const guidance = (min: number, max: number, to = 'guidance_scale'): Mapping => ({ to, min, max })
const lora = (to: string, min: number, max: number): Mapping => ({ to, min, max, needsLora: true })

const falSquare = { image_size: 'square_hd', num_images: 1, output_format: 'png' }
const falLora = (path: string, scale: number) => ({ fields: { loras: [{ path, scale }] } })
const webUiLora = (name: string, weight: number) => ({ inPrompt: ` <lora:${name}:${weight}>` })
const replicateSquare = { aspect_ratio: '1:1', num_outputs: 1, output_format: 'png' }
const sdOptions = {
  stable_seed: seed,
  num_inference_steps: { to: 'steps', min: 1, max: 150 },
  guidance_scale: { to: 'cfg_scale', min: 1, max: 30 },
  lora_weight: lora('<lora:…> in the prompt', 0, 1),
}
const webUi = (side: number) => ({
  width: side,
  height: side,
  batch_size: 1,
  n_iter: 1,
  negative_prompt: 'several objects, cropped, busy background, text, watermark, frame, border',
})

/** Every service and model that is known, and what the options of SPEC §5 become there. */
export const optionRows: OptionRow[] = [
  {
    service: 'openai',
    models: '*',
    options: {},
    always: { size: '1024x1024' },
    reads: 'sentences',
    mostCharacters: 32_000,
    source: 'documentation',
  },
  {
    service: 'google',
    models: '*',
    options: { stable_seed: smallSeed },
    always: { aspectRatio: '1:1' },
    reads: 'sentences',
    mostCharacters: 32_000,
    source: 'memory',
  },
  {
    service: 'fal',
    models: 'fal-ai/flux*/schnell',
    options: { stable_seed: seed, num_inference_steps: steps(1, 12) },
    always: falSquare,
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'documentation',
  },
  {
    service: 'fal',
    models: 'fal-ai/flux*/dev',
    options: { stable_seed: seed, num_inference_steps: steps(1, 50), guidance_scale: guidance(1, 20) },
    always: falSquare,
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'copy of the documentation',
  },
  {
    service: 'fal',
    models: 'fal-ai/flux-2/lora',
    options: {
      stable_seed: seed,
      num_inference_steps: steps(4, 50),
      guidance_scale: guidance(0, 20),
      lora_weight: lora('loras[0].scale', 0, 4),
    },
    always: falSquare,
    lora: falLora,
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'copy of the documentation',
  },
  {
    service: 'fal',
    models: 'fal-ai/flux-lora',
    options: {
      stable_seed: seed,
      num_inference_steps: steps(1, 50),
      guidance_scale: guidance(0, 35),
      lora_weight: lora('loras[0].scale', 0, 4),
    },
    always: falSquare,
    lora: falLora,
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'copy of the documentation',
  },
  {
    service: 'fal',
    models: 'fal-ai/fast-sdxl',
    options: {
      stable_seed: seed,
      num_inference_steps: steps(1, 50),
      guidance_scale: guidance(0, 20),
      lora_weight: lora('loras[0].scale', 0, 4),
    },
    always: { image_size: 'square_hd', num_images: 1 },
    lora: falLora,
    reads: 'key words',
    mostCharacters: 2000,
    source: 'memory',
  },
  {
    service: 'fal',
    models: '*',
    options: { stable_seed: seed },
    always: {},
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'memory',
  },
  {
    service: 'replicate',
    models: 'black-forest-labs/flux-schnell*',
    options: { stable_seed: seed, num_inference_steps: steps(1, 4) },
    always: replicateSquare,
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'documentation',
  },
  {
    service: 'replicate',
    models: 'black-forest-labs/flux-dev-lora*',
    options: {
      stable_seed: seed,
      num_inference_steps: steps(1, 50),
      guidance_scale: guidance(0, 10, 'guidance'),
      lora_weight: lora('lora_scale', -1, 3),
    },
    always: replicateSquare,
    lora: (lora_weights, lora_scale) => ({ fields: { lora_weights, lora_scale } }),
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'documentation',
  },
  {
    service: 'replicate',
    models: 'black-forest-labs/flux-dev*',
    options: {
      stable_seed: seed,
      num_inference_steps: steps(1, 50),
      guidance_scale: guidance(0, 10, 'guidance'),
    },
    always: replicateSquare,
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'documentation',
  },
  {
    service: 'replicate',
    models: 'stability-ai/sdxl*',
    options: {
      stable_seed: seed,
      num_inference_steps: steps(1, 500),
      guidance_scale: guidance(1, 50),
      lora_weight: lora('lora_scale', 0, 1),
    },
    always: { width: 1024, height: 1024, num_outputs: 1 },
    lora: (replicate_weights, lora_scale) => ({ fields: { replicate_weights, lora_scale } }),
    reads: 'key words',
    mostCharacters: 2000,
    source: 'documentation',
  },
  {
    service: 'replicate',
    models: '*',
    options: { stable_seed: seed },
    always: {},
    reads: 'sentences',
    mostCharacters: 2000,
    source: 'memory',
  },
  ...['*xl*', '*flux*', '*sd3*'].map(
    (models): OptionRow => ({
      service: 'stable-diffusion',
      models,
      options: sdOptions,
      always: webUi(1024),
      lora: webUiLora,
      reads: 'key words',
      mostCharacters: 2000,
      source: 'copy of the documentation',
    }),
  ),
  {
    service: 'stable-diffusion',
    models: '*',
    options: sdOptions,
    // Older checkpoints draw two of everything where the picture is larger.
    always: webUi(768),
    lora: webUiLora,
    reads: 'key words',
    mostCharacters: 2000,
    source: 'copy of the documentation',
  },
]

export function optionRowOf(service: ImageServiceId, model: string): OptionRow {
  const row = optionRows.find((each) => each.service === service && fits(each.models, model))
  if (!row) throw new Error(`There is no row for ${service}`)
  return row
}

function fits(models: string, model: string): boolean {
  const parts = models.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(model)
}

/** The table of docs/providers-image.md. */
export function optionTable(): string {
  const names = Object.keys(imageOptionTable) as OptionName[]
  const cell = (mapping: Mapping | undefined) => {
    if (!mapping) return '–'
    const { to, min, max, wraps, needsLora } = mapping
    const range = wraps ? `, from ${wraps} on it begins again` : min === undefined ? '' : ` ${min} to ${max}`
    return `\`${to}\`${range}${needsLora ? ', with IMAGE_LORA' : ''}`
  }
  const rows = optionRows.map(({ service, models, options, source }) =>
    [service, `\`${models}\``, ...names.map((name) => cell(options[name])), source].join(' | '),
  )
  const ranges = names.map((name) => {
    const { min, max } = imageOptionTable[name]
    return `${name} ${min} to ${max}`
  })
  return [
    `| service | models | ${ranges.join(' | ')} | ranges from |`,
    `| ${Array(names.length + 3)
      .fill('---')
      .join(' | ')} |`,
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}
