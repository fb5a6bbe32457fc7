import type { BrowserContext, CDPSession, Frame } from 'playwright-core'
import * as z from 'zod'
import type { Inside } from '../inside/inside.ts'

/** How whoever judges speaks with the frame of a game. */
export type Realm = {
  /** Asks what runs beside the game; the answer is plain data, and not yet known to be right. */
  ask<K extends keyof Inside>(part: K, ...given: Parameters<Inside[K]>): Promise<unknown>
  /**
   * Runs a function beside the game's page, in a world of its own: it sees the same elements, and nothing that the game's code
   * did to its own world. It must stand for itself.
   */
  beside<T>(look: (given: string) => T, given: string): Promise<T>
  /** What broke by itself since it was last asked, and what the policy of the page forbade. */
  heard(): Promise<{ complaints: string[]; forbidden: string[] }>
}

const answered = z.union([
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({ wrong: z.string().max(600) }),
])
const mostHeard = 20

/**
 * Opens the realm of a frame by the protocol of the browser's debugger: values are copied and errors are reported by the
 * browser itself, so that no function which the game may have replaced has a part in it. `handle` is the name, for good, of
 * what runs beside the game.
 */
export async function openRealm(context: BrowserContext, frame: Frame, handle: string): Promise<Realm> {
  const session = await sessionOf(context, frame)
  const [complaints, forbidden]: [string[], string[]] = [[], []]
  const note = (list: string[], words: string) => {
    const line = words.slice(0, 300)
    if (list.length < mostHeard && !list.includes(line)) list.push(line)
  }
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) =>
    note(complaints, wordsOfException(exceptionDetails)),
  )
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error') note(complaints, args.map(wordsOfValue).join(' '))
  })
  session.on('Audits.issueAdded', ({ issue: { details } }) => {
    const policy = details.contentSecurityPolicyIssueDetails
    if (policy) note(forbidden, `${policy.blockedURL ?? 'code'} (${policy.violatedDirective})`)
  })
  const own = Promise.withResolvers<number>()
  const { frameTree } = await session.send('Page.getFrameTree')
  const { id: frameId } = idOf(frameTree, frame.url())
  session.on('Runtime.executionContextCreated', ({ context: { id, auxData } }) => {
    if (auxData?.isDefault && auxData.frameId === frameId) own.resolve(id)
  })
  await session.send('Runtime.enable')
  await session.send('Audits.enable')
  const contextId = await own.promise
  const { result } = await session.send('Runtime.evaluate', { expression: handle, contextId })
  const { objectId } = result
  if (!objectId) throw new Error('What runs beside the game is not there')
  const { executionContextId: beside } = await session.send('Page.createIsolatedWorld', {
    frameId,
    worldName: 'judge',
  })

  return {
    async ask(part, ...given) {
      const { result: told } = await session.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: 'function (part, given) { return this.ask(part, given) }',
        arguments: [{ value: part }, { value: given[0] }],
        returnByValue: true,
      })
      const read = answered.safeParse(told.value)
      if (!read.success) throw new Error('What it tells of itself cannot be read.')
      if ('wrong' in read.data) throw new Error(`${read.data.wrong}.`)
      return read.data.answer
    },
    async beside(look, given) {
      const { result: seen, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
        executionContextId: beside,
        functionDeclaration: String(look),
        arguments: [{ value: given }],
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(wordsOfException(exceptionDetails))
      return seen.value
    },
    async heard() {
      // Whatever was reported before this is answered has come.
      await session.send('Runtime.evaluate', { expression: '0', contextId: beside })
      return { complaints: complaints.splice(0), forbidden: forbidden.splice(0) }
    },
  }
}

/** A frame of another site has a process and a session of its own. */
function sessionOf(context: BrowserContext, frame: Frame): Promise<CDPSession> {
  return context.newCDPSession(frame).catch(() => context.newCDPSession(frame.page()))
}

type FrameTree = { frame: { id: string; url: string }; childFrames?: FrameTree[] }

function idOf({ frame, childFrames = [] }: FrameTree, url: string): { id: string } {
  return [frame, ...childFrames.map((child) => child.frame)].find((one) => one.url === url) ?? frame
}

type Value = { type: string; value?: unknown; description?: string }
type Exception = { text: string; exception?: Value; url?: string; lineNumber: number }

/** The engine's own words, and the line. */
function wordsOfException({ text, exception, url = '', lineNumber }: Exception): string {
  const [first = text] = (exception ? wordsOfValue(exception) : text).split('\n    at ')
  const [, line] = /game\.js:(\d+)/.exec(exception?.description ?? '') ?? []
  const place = line ?? (url.endsWith('game.js') ? lineNumber + 1 : undefined)
  return `${first.replace(/^Error: /, '')}${place === undefined ? '' : ` (line ${place} of game.js)`}`
}

const wordsOfValue = ({ value, description }: Value): string => String(value ?? description ?? '')
