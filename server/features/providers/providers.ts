import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { calls } from '@makebelieve/contract/calls/index'
import type { Breakers } from '@makebelieve/generation/providers/network/breaker'
import type { Pool } from 'pg'
import { requireAdministrator } from '../../auth/require-administrator.ts'
import type { Environment } from '../../env.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import type { OwnKeys } from '../../providers/own-keys.ts'
import { configuredServices } from './configured.ts'
import { callsSince, lastErrors, lastErrorsOf, ownKeyUsers, proofsSince, tokensToday } from './figures.ts'
import { ownKeyCalls } from './own-key-calls.ts'
import type { OpenLanguage } from './try-key.ts'

export type ProvidersServices = {
  env: Environment
  pool: Pool
  ownKeys: OwnKeys
  breakers: Breakers
  /** Another way to a provider, for tests. */
  openLanguage?: OpenLanguage
}

const guide = new URL('../../../docs/providers.md', import.meta.url)

/** What administrators see of the AI services, and the keys that users bring along. */
export function providersFeature(registry: Registry, services: ProvidersServices): void {
  const { env, pool, breakers } = services

  registerCall(registry, calls.adminProviders, async ({ c, query: { period } }) => {
    await requireAdministrator(c, env.ADMIN_EMAILS)
    c.header('Cache-Control', 'no-store')
    const configured = await configuredServices(env, breakers)
    const [troubles, users, tokens, asked, proofs, errors] = await Promise.all([
      lastErrorsOf(pool, configured),
      ownKeyUsers(pool),
      tokensToday(pool),
      callsSince(pool, period),
      proofsSince(pool, period),
      lastErrors(pool),
    ])
    return {
      period,
      services: configured.map((service) => ({ ...service, lastError: troubles.get(service.part) ?? null })),
      ownKeys: { allowed: env.AI_OWN_KEYS, users },
      today: { tokens, most: env.AI_TOKENS_PER_DAY },
      calls: asked,
      proofs,
      errors,
    }
  })

  registerCall(registry, calls.providersGuide, ({ c }) =>
    c.body(Readable.toWeb(createReadStream(guide)) as ReadableStream, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
    }),
  )

  ownKeyCalls(registry, services)
}
