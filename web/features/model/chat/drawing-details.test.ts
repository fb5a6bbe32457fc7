import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DrawingDetails } from './drawing-details.tsx'

const drawing = {
  by: 'service',
  service: 'fal',
  model: 'fal-ai/flux/dev',
  prompt: 'A picture of <b>one</b> thing',
  asked: { num_inference_steps: 100 },
  sent: { num_inference_steps: 50 },
  notes: [],
} as const
const shown = (more: object = {}) =>
  renderToStaticMarkup(createElement(DrawingDetails, { drawing: { ...drawing, notes: [], ...more } }))

describe('what a picture service was asked', () => {
  it('can be read below the picture: who, in which words, and what became of the options', () => {
    const text = shown().replaceAll(/<[^>]+>/g, ' ')
    expect(text).toContain('fal-ai/flux/dev (fal)')
    expect(text).toContain('num_inference_steps: 100')
    expect(text).toContain('num_inference_steps: 50')
    expect(text).toContain('&lt;b&gt;one&lt;/b&gt;')
  })

  it('says that no options were sent where there were none', () => {
    expect(shown({ sent: {} })).toContain('none')
  })

  it('is left out where the service was told nothing', () => {
    expect(shown({ by: 'built-in', prompt: undefined })).toBe('')
  })
})
