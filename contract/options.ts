/** A number within a range: a slider in the browser, a check on the server. A step of 1 means whole numbers. */
export type OptionRange = { label: string; min: number; max: number; step: number; default: number }

/** A number out of a few. */
export type OptionChoice = { label: string; choices: readonly number[]; default: number }

export type Option = OptionRange | OptionChoice

const seed = { label: 'Randomness seed', min: 0, max: 4294967295, step: 1, default: 0 }

/** How the picture of a model is drawn. */
export const imageOptionTable = {
  stable_seed: seed,
  num_inference_steps: { label: 'Detail level', min: 20, max: 100, step: 1, default: 30 },
  guidance_scale: { label: 'Prompt strength', min: 1, max: 20, step: 0.1, default: 7.5 },
  lora_weight: { label: 'Style influence', min: 0, max: 1, step: 0.01, default: 0.8 },
} as const satisfies Record<string, Option>

/** How the picture becomes a 3D model. */
export const threeDOptionTable = {
  seed,
  ss_guidance_strength: { label: 'Shape strength', min: 1, max: 20, step: 0.1, default: 7.5 },
  ss_sampling_steps: { label: 'Shape quality', min: 1, max: 50, step: 1, default: 12 },
  slat_guidance_strength: { label: 'Texture strength', min: 1, max: 10, step: 0.1, default: 3 },
  slat_sampling_steps: { label: 'Texture quality', min: 1, max: 50, step: 1, default: 12 },
  simplify: { label: 'Model simplicity', min: 0, max: 1, step: 0.01, default: 0.95 },
  texture_size: { label: 'Texture resolution', choices: [512, 1024, 2048, 4096], default: 1024 },
} as const satisfies Record<string, Option>

/** Any finite number within the range is fine; the step is how a slider moves, not what an engine can take. */
export function allows(option: Option, value: number): boolean {
  if ('choices' in option) return option.choices.includes(value)
  const inRange = value >= option.min && value <= option.max
  return inRange && (option.step !== 1 || Number.isInteger(value))
}

/** What a wrong value is told, e.g. 'seed must be a whole number from 0 to 4294967295'. */
export function optionRule(name: string, option: Option): string {
  if ('choices' in option) {
    const last = option.choices.at(-1)
    return `${name} must be ${option.choices.slice(0, -1).join(', ')} or ${last}`
  }
  const { min, max, step } = option
  if (step === 1) return `${name} must be a whole number from ${min} to ${max}`
  return `${name} must be a number from ${min.toFixed(1)} to ${max.toFixed(1)}`
}
