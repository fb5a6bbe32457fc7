import { z } from 'zod'
import { defineCall } from '../call.ts'

const tag = 'System'

const part = z.object({ ok: z.boolean(), milliseconds: z.number().min(0), message: z.string().optional() })

export const systemCalls = {
  health: defineCall('health', {
    tag,
    summary: 'Whether the server and what it depends on are healthy.',
    answer: z.object({
      status: z.enum(['ok', 'degraded']),
      database: part,
      storage: part,
      queue: part,
      version: z.string(),
    }),
  }),

  metrics: defineCall('metrics', { tag, summary: 'Measurements for Prometheus.', answer: 'file' }),
  openapi: defineCall('openapi', {
    tag,
    summary: 'This reference for machines: the calls that personal tokens open, or all of them.',
    query: z.object({ part: z.enum(['scripts', 'all']).default('scripts') }),
    answer: 'file',
  }),
  reference: defineCall('reference', { tag, summary: 'This reference for people.', answer: 'file' }),
}
