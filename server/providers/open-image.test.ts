import { openBreakers } from '@makebelieve/generation/providers/network/breaker'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../env.ts'
import { openImage } from './open-image.ts'

const opened = (settings: Record<string, string>) => openImage(readEnvironment(settings), openBreakers())

describe('the picture service of the settings', () => {
  it('is none unless one is set', () => {
    expect(opened({ IMAGE_API_KEY: 'k' })).toBeUndefined()
  })

  it.each(['openai', 'google', 'fal', 'replicate'])('of %s needs a key', (IMAGE_PROVIDER) => {
    expect(() => opened({ IMAGE_PROVIDER })).toThrow(
      `Wrong configuration: IMAGE_API_KEY must be set too, because IMAGE_PROVIDER is ${IMAGE_PROVIDER}.`,
    )
    expect(opened({ IMAGE_PROVIDER, IMAGE_API_KEY: 'k' })?.service.model).not.toBe('')
  })

  it('of a web API needs its address, and no key', () => {
    const IMAGE_PROVIDER = 'stable-diffusion'
    expect(() => opened({ IMAGE_PROVIDER })).toThrow('IMAGE_BASE_URL must be set too')
    expect(opened({ IMAGE_PROVIDER, IMAGE_BASE_URL: 'http://127.0.0.1:7860' })?.service.name).toBe(
      'Stable Diffusion web API',
    )
  })

  it('takes the model that is named', () => {
    const settings = { IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'k', IMAGE_MODEL: 'gpt-image-2' }
    expect(opened(settings)?.service.model).toBe('gpt-image-2')
  })
})
