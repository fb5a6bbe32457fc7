import { openBreakers } from '@makebelieve/generation/providers/network/breaker'
import type { Pool } from 'pg'
import type { Environment } from '../env.ts'
import type { Log } from '../log.ts'
import type { ThreadPool } from '../runs/thread-pool.ts'
import { openDirector } from './direct.ts'
import { openLanguages } from './languages.ts'
import { openModeration } from './moderation.ts'
import { openOwnKeys } from './own-keys.ts'
import { openUsage } from './usage.ts'

export type Providers = ReturnType<typeof openProviders>

type Services = { env: Environment; secret: string; pool: Pool; log: Log; threads: ThreadPool }

/** Everything that asks services outside. With no setting and no key of a user nothing is ever asked. */
export function openProviders({ env, secret, pool, log, threads }: Services) {
  const breakers = openBreakers()
  const ownKeys = openOwnKeys({ pool, secret })
  const usage = openUsage({ pool, log })
  const languages = openLanguages(env, ownKeys)
  const moderate = openModeration(env)
  const direct = openDirector({ env, pool, threads, languages, breakers, usage, moderate })
  return { breakers, ownKeys, usage, languages, direct }
}
