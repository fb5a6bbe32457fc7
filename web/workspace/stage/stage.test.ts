import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Stage } from './stage.tsx'

const emptyText = 'Describe a game in the chat, or pick one of your games'
const creation = { url: '/play/x/index.html', saveKey: 'x' }

describe('the stage', () => {
  it('plays a creation in a sandbox that lets nothing out', () => {
    const page = renderToStaticMarkup(createElement(Stage, { title: 'Orbit Cat', emptyText, creation }))
    const frame = /<iframe[^>]*>/.exec(page)?.[0]
    expect(frame).toContain('sandbox="allow-scripts allow-pointer-lock"')
    expect(frame).toContain('allow="fullscreen; gamepad; autoplay"')
    expect(frame).toContain('referrerPolicy="no-referrer"')
    expect(frame).toContain('title="Orbit Cat"')
    // Not before somebody listens.
    expect(frame).not.toContain('src=')
  })

  it('says what to do when it is empty, and what is being done when it is busy', () => {
    expect(renderToStaticMarkup(createElement(Stage, { title: '', emptyText }))).toContain(emptyText)
    const busy = renderToStaticMarkup(
      createElement(Stage, { title: 'Orbit Cat', emptyText, busy: 'Planned' }),
    )
    expect(busy).toContain('Planned')
    expect(busy).not.toContain(emptyText)
    expect(busy).not.toContain('<iframe')
  })
})
