import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AdvancedSettings } from './advanced-settings.tsx'
import type { GenerationSettings, SettingsKind } from './generation-settings.ts'
import { useGenerationSettings } from './use-generation-settings.ts'

function draw(kind: SettingsKind, value: GenerationSettings = {}, open = true): string {
  const nothing = () => {}
  return renderToStaticMarkup(
    createElement(AdvancedSettings, { open, kind, value, onClose: nothing, onChange: nothing }),
  )
}

/** What stands in the fields in which a number is typed. */
const typedIn = (html: string) =>
  [...html.matchAll(/<input type="text"[^>]*?value="([^"]*)"/g)].map(([, v]) => v)

describe('Advanced Generation Settings', () => {
  it('are called so, and empty while closed', () => {
    expect(draw('game')).toMatch(/<dialog[^>]*aria-label="Advanced Generation Settings"/)
    expect(draw('game', {}, false)).not.toContain('Detail level')
  })

  it('of a game are its seed, left open, and its detail level with its default', () => {
    const html = draw('game')
    expect(html).toContain('Randomness seed')
    expect(html).toContain('Detail level')
    const [heeded = '', folded = ''] = html.split('<details')
    expect(heeded).not.toContain('Texture')
    expect(typedIn(heeded)).toEqual(['', '30'])
    for (const label of [
      'Prompt strength',
      'Style influence',
      'Shape strength',
      'Texture resolution',
      'Model simplicity',
    ])
      expect(folded).toContain(label)
    expect(folded).toContain('Pictures and 3D models use these.')
  })

  it('of a model show the defaults in three groups', () => {
    const html = draw('model')
    expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'Picture',
      '3D shape',
      'Texture',
    ])
    expect(typedIn(html)).toEqual(['', '30', '7.5', '0.8', '', '7.5', '12', '0.95', '3', '12'])
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1024"/)
  })

  it('show what was chosen', () => {
    const typed = typedIn(draw('game', { seed: 4294967295, num_inference_steps: 77 }))
    expect(typed.slice(0, 2)).toEqual(['4294967295', '77'])
  })

  it('are none when the server renders, whatever the device keeps', () => {
    const Kept = () => JSON.stringify(useGenerationSettings('game')[0])
    expect(renderToStaticMarkup(createElement(Kept))).toBe('{}')
  })
})
