import type { BrowserContext, Frame, Page, Route } from 'playwright-core'

/** Says what a creation says to the page around it, and draws next to nothing. */
const standIn = `
  const open = () => {
    const { port1, port2 } = new MessageChannel()
    parent.postMessage({ type: 'hello' }, '*', [port2])
    return port1
  }
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 400
  canvas.getContext('2d').fillRect(0, 0, 640, 400)
  document.body.append(canvas)
  const port = window.makebelievePort ?? open()
  port.onmessage = ({ data }) => {
    if (data.type === 'screenshot') port.postMessage({ type: 'screenshot', image: canvas.toDataURL('image/jpeg') })
  }
  port.postMessage({ type: 'ready' })
  setInterval(() => port.postMessage({ type: 'heartbeat' }), 1000)
  window.makebelieve = {}
`

/**
 * Puts a stand-in on the stage, for tests about what is around it: without a graphics card, a real scene keeps all
 * cores busy. A model has none, as the page itself draws it: its stage is that of a browser without WebGL.
 */
export async function lightStage(context: BrowserContext): Promise<void> {
  light.add(context)
  await context.route(codeOfCreations, (route) => show(route, standIn))
  await withoutWebGL(context)
}

const light = new WeakSet<BrowserContext>()

/** Whether what a frame shows is a stand-in, about which there is nothing to be said. */
export const isStandIn = (frame: Frame): boolean =>
  light.has(frame.page().context()) && /\/play\/[^/]+\//.test(frame.url())

const codeOfCreations = /\/play\/[^/]+\/(environment|game)\.js/

/** Who reads the code, as its editor does, reads the code of the creation. */
const show = (route: Route, body: string) =>
  route.request().resourceType() === 'script'
    ? route.fulfill({
        body,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      })
    : route.continue()

/** What is written before this line runs on a light stage as well, and the stand-in after it. */
export const seam = '// What follows is the creation.\n'

/** From now on, what is written before the seam runs on this light stage. */
export async function runWrittenCode(page: Page): Promise<void> {
  await page.route(codeOfCreations, async (route) => {
    const [written, rest] = (await (await route.fetch()).text()).split(seam)
    await show(route, rest === undefined ? standIn : written + standIn)
  })
}

/**
 * The real scene may load three.js. Visitors of tests have a header of their own, which makes the browser ask a server
 * first whether it may be sent from a sandboxed frame; somebody who intercepts is not asked.
 */
export async function realStage(context: BrowserContext): Promise<void> {
  await context.route('**/vendor/**', (route) => route.continue())
}

export async function withoutWebGL(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext
  })
}
