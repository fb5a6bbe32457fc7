import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PaidKind } from '@makebelieve/contract/constants'
import { headers } from '@makebelieve/contract/constants'
import type { Extras } from '../../compose.ts'
import { submitRun } from '../submit.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: (how: object) => void = runInNewContext('gc')

/** Lets tests submit runs of the colour-card engine over HTTP. The product has no such call. */
export const withColourCards: Extras = {
  engines: Object.fromEntries(
    (['quick', 'agent', 'model', 'environment'] satisfies PaidKind[]).map((kind) => [
      kind,
      { module: pathToFileURL(join(import.meta.dirname, 'colour-card.ts')).href },
    ]),
  ),
  extend({ registry, pool, queue, limits }) {
    // What is really in use: garbage, and room that garbage has left, say nothing of what a stream costs.
    registry.app.get('/api/testing/memory', (c) => {
      collectGarbage({ type: 'major', flavor: 'last-resort' })
      return c.json({ kilobytes: process.memoryUsage().rss / 1024 })
    })
    registry.app.post('/api/testing/runs', async (c) => {
      const {
        userId,
        kind = 'quick',
        prompt,
      } = c.var.json as { userId: string; kind?: PaidKind; prompt: string }
      const idempotencyKey = c.req.header(headers.idempotencyKey) ?? crypto.randomUUID()
      const submission = { userId, kind, input: { prompt }, idempotencyKey }
      return c.json({ runId: await submitRun({ pool, queue, limits }, submission) })
    })
  },
}
