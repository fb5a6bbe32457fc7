import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { errorTrap } from './error-trap.ts'

class HTMLScriptElement {}

/** The trap in the page of a game, in a frame of another page or alone. */
function setTrap(framed = true) {
  const listeners: Record<string, (event: object) => void> = {}
  const said: unknown[] = []
  const parent = { postMessage: (message: unknown) => said.push(message) }
  const page: Record<string, unknown> = {
    HTMLScriptElement,
    MessageChannel: class {
      port1 = { postMessage: (message: unknown) => said.push(message) }
      port2 = {}
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
  }
  page.window = page
  page.parent = framed ? parent : page
  runInNewContext(errorTrap.replace(/<\/?script>/g, ''), page)
  return { page, said, happen: (type: string, event: object) => listeners[type]?.(event) }
}

describe('the trap for early errors', () => {
  it.each([
    ['error', { message: 'Unexpected token', lineno: 3 }, 'Unexpected token (line 3)'],
    ['error', { target: new HTMLScriptElement() }, 'The code could not be loaded'],
    ['unhandledrejection', { reason: new Error('No picture') }, 'No picture'],
    ['unhandledrejection', { reason: 'x'.repeat(9_000) }, 'x'.repeat(500)],
  ])('tells the page of an %s: %j', (type, event, message) => {
    const { said, happen } = setTrap()
    happen(type, event)
    expect(said).toEqual([{ type: 'hello' }, { type: 'error', message }])
  })

  it('says one thing only, leaves its port to the kit, and is quiet once the kit has spoken', () => {
    const { page, said, happen } = setTrap()
    happen('error', { message: 'First' })
    happen('error', { message: 'Second' })
    expect(said).toHaveLength(2)
    expect(page.makebelievePort).toBeDefined()
  })

  it('does not mind a picture that is missing, nor a game that stands alone', () => {
    const framed = setTrap()
    framed.happen('error', { target: {} })
    const alone = setTrap(false)
    alone.happen('error', { message: 'Boom' })
    expect([framed.said, alone.said]).toEqual([[], []])
  })
})
