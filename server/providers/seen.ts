import type { Seen } from '@makebelieve/generation/providers/conduct/told-kind'
import { z } from 'zod'
import type { Product } from '../runs/generator.ts'

const report = z.looseObject({
  requirements: z
    .array(z.object({ claim: z.string(), status: z.string(), evidence: z.string() }))
    .default([]),
  checks: z.array(z.object({ name: z.string(), evidence: z.string() })).default([]),
})

/** What a proof saw, for a model that wants to make it better: wishes first, those that are not met at the top. */
export function seenIn({ files }: Product): Seen {
  const told = files.find(({ path }) => path === 'report.json')
  const parsed = report.safeParse(told ? JSON.parse(new TextDecoder().decode(told.bytes)) : {})
  const { requirements, checks } = parsed.success ? parsed.data : { requirements: [], checks: [] }
  const wishes = [...requirements].sort(
    (one, other) => Number(one.status === 'met') - Number(other.status === 'met'),
  )
  const met = requirements.filter(({ status }) => status === 'met').length
  const named = (name: string) => files.find(({ path }) => path === name)
  // A cover says little of how it plays.
  const picture = named('moment.webp') ?? named('preview.webp')
  return {
    report: [
      ...wishes.map(({ claim, status, evidence }) => `${status}: ${claim}. ${evidence}`),
      ...checks.map(({ name, evidence }) => `${name}: ${evidence}`),
    ].join('\n'),
    met,
    unmet: wishes.slice(0, requirements.length - met).map(({ claim, evidence }) => `${claim}: ${evidence}`),
    ...(picture && { picture: { bytes: picture.bytes, type: picture.type } }),
  }
}
