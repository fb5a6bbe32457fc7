import { calls } from '@makebelieve/contract/calls/index'
import { kindNamed } from '@makebelieve/generation/reading/schema'
import type { FreeWork } from '../../engines/free-work.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'

const engine = new URL('../../engines/reading.ts', import.meta.url).href

/** What those who build ask the server. It is not there for users. */
export function developersFeature(registry: Registry, { freeWork }: { freeWork: FreeWork }): void {
  registerCall(registry, calls.readText, async ({ c, query: { text, kind, change } }) => {
    const named = kindNamed[kind]
    const input = { text, kind: change === 'yes' ? `edit ${named}` : named }
    const { details } = await freeWork.do(c.var.clientAddress, engine, { id: `reading ${kind}`, input })
    return calls.readText.answer.parse(details)
  })
}
