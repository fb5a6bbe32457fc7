import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageOptions } from '@makebelieve/contract/entities/generation-options'
import { imageOptionTable } from '@makebelieve/contract/options'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapOptions } from './map-options.ts'
import { type OptionName, optionRowOf, optionRows, optionTable } from './options.ts'
import { imageServices } from './service.ts'

const names = Object.keys(imageOptionTable) as OptionName[]
const anyOptions: fc.Arbitrary<ImageOptions> = fc.record(
  {
    stable_seed: fc.integer({ min: 0, max: 4294967295 }),
    num_inference_steps: fc.integer({ min: 20, max: 100 }),
    guidance_scale: fc.double({ min: 1, max: 20, noNaN: true }),
    lora_weight: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: [] },
)

describe('the options of a picture', () => {
  it('are a table in the documentation, which says the same', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/providers-image.md'), 'utf8')
    expect(docs).toContain(optionTable())
  })

  it.each(imageServices)('have a row for every model of %s', (service) => {
    expect(optionRowOf(service, 'a model that nobody knows yet').models).toBe('*')
  })

  it('go to every service within what it takes, and whatever is not as asked is said', () => {
    fc.assert(
      fc.property(fc.constantFrom(...optionRows), anyOptions, fc.boolean(), (row, asked, hasLora) => {
        const { sent, notes } = mapOptions(row, asked, hasLora ? 'clay' : undefined)
        for (const name of names) {
          const mapping = row.options[name]
          const wish = asked[name]
          const value = mapping && (sent[mapping.to] as number | undefined)
          const { label } = imageOptionTable[name]
          const isSaid = notes.some((note) => note.toLowerCase().includes(label.toLowerCase()))
          if (wish !== undefined) expect(isSaid).toBe(value !== wish)
          if (mapping === undefined || value === undefined) continue
          expect(value).toBeGreaterThanOrEqual(mapping.min ?? 0)
          expect(value).toBeLessThanOrEqual(mapping.max ?? (mapping.wraps ?? 2 ** 32) - 1)
        }
      }),
    )
  })

  it('are found by model, the more exact name first', () => {
    const of = (service: (typeof imageServices)[number], model: string) => optionRowOf(service, model).models
    expect(of('fal', 'fal-ai/flux-1/schnell')).toBe('fal-ai/flux*/schnell')
    expect(of('replicate', 'black-forest-labs/flux-dev-lora:ab12')).toBe('black-forest-labs/flux-dev-lora*')
    expect(of('stable-diffusion', 'sd_XL_base_1.0.safetensors [31e35c80fc]')).toBe('*xl*')
    expect(of('stable-diffusion', '')).toBe('*')
  })

  it('name a style that is set up even where nobody chose its strength', () => {
    const row = optionRowOf('replicate', 'black-forest-labs/flux-dev-lora')
    expect(mapOptions(row, {}, 'owner/clay')).toEqual({
      sent: { lora_scale: 0.8 },
      fields: { lora_weights: 'owner/clay', lora_scale: 0.8 },
      inPrompt: '',
      notes: [],
    })
    expect(mapOptions(row, { lora_weight: 0.3 }).notes).toEqual([
      'Style influence needs a style (LoRA), and none is set up here.',
    ])
  })
})
