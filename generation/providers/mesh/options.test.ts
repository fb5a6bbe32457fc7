import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { threeDOptionTable } from '@makebelieve/contract/options'
import { describe, expect, it } from 'vitest'
import { meshProviders } from './mesh-service.ts'
import { mappedOptions, meshOptionRules, meshOptionTable } from './options.ts'

describe('options of 3D services', () => {
  it('stand in the documentation as they are in the code', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../docs/providers-3d.md'), 'utf8')
    expect(docs).toContain(meshOptionTable())
  })

  it('are brought into the range of the service, and the user is told', () => {
    const { fields, notes } = mappedOptions('trellis-fal', 'fal', {
      seed: 4_294_967_295,
      ss_guidance_strength: 20,
      ss_sampling_steps: 50,
      simplify: 0.2,
      texture_size: 4096,
    })
    expect(fields).toEqual({
      seed: 2_147_483_647,
      ss_guidance_strength: 10,
      ss_sampling_steps: 50,
      mesh_simplify: 0.9,
      texture_size: '1024',
    })
    expect(notes).toEqual([
      'Shape strength 20 was sent as 10: fal takes 0 to 10.',
      'Model simplicity 0.2 was sent as 0.9: fal takes 0.9 to 0.98.',
      'Texture resolution 4096 was sent as 1024: fal takes 512 or 1024.',
    ])
  })

  it('that a service does not have are told, where they were asked for', () => {
    const { fields, notes } = mappedOptions('meshy', 'Meshy', {
      seed: 3,
      slat_guidance_strength: 9,
      ss_sampling_steps: 12,
      simplify: 0,
    })
    expect(fields).toEqual({ target_polycount: 60_000 })
    expect(notes).toEqual(['Randomness seed and texture strength are not options of Meshy.'])
  })

  it('are left to the service where nobody asks, except for how fine a model may be', () => {
    expect(mappedOptions('trellis-replicate', 'Replicate', {})).toEqual({ fields: {}, notes: [] })
    expect(mappedOptions('trellis2', 'TRELLIS.2', {}).fields).toEqual({ decimation_target: 30_000 })
    expect(mappedOptions('tripo', 'Tripo', { simplify: 1 }).fields).toEqual({ face_limit: 6000 })
  })

  it.each(meshProviders)('never leave the range of %s', (provider) => {
    for (const end of ['min', 'max'] as const) {
      const asked = Object.fromEntries(
        Object.entries(threeDOptionTable).map(([name, option]) => [
          name,
          'choices' in option ? option.choices.at(end === 'min' ? 0 : -1) : option[end],
        ]),
      )
      const { fields } = mappedOptions(provider, provider, asked)
      for (const rule of Object.values(meshOptionRules[provider]))
        for (const field of rule.fields) {
          const value = fields[field]
          if ('min' in rule) expect(Number(value)).toBeGreaterThanOrEqual(rule.min)
          if ('min' in rule) expect(Number(value)).toBeLessThanOrEqual(rule.max)
          if ('sizes' in rule) expect(rule.sizes).toContain(Number(value))
          if ('below' in rule) expect(Number(value)).toBeLessThan(rule.below)
          if ('triangles' in rule) expect(Number(value)).toBeLessThanOrEqual(60_000)
        }
    }
  })
})
