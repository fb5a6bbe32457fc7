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
  return {
    breakers,
    ownKeys,
    usage,
    languages,
    direct,
    /** Why the picture service is not asked any more today. */
    async picturesUsedUp(userId: string | undefined): Promise<string | undefined> {
      const { mine, all } = await usage.picturesToday(userId)
      return mine >= env.IMAGE_PER_USER_PER_DAY || all >= env.IMAGE_PER_DAY
        ? "The picture service has reached today's limit, so the built-in engine drew this."
        : undefined
    },
    /** Once now, then once a day. */
    startPruning(): () => Promise<void> {
      const prune = () =>
        usage.prune().catch((err) => log.warn({ err }, 'Old calls of services could not be forgotten'))
      prune()
      const timer = setInterval(prune, 24 * 3600_000)
      return async () => clearInterval(timer)
    },
  }
}
