import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import { openLanguage } from '@makebelieve/generation/providers/language/open-language'
import type { AppContext } from '../../http/context.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireUser } from '../../http/require-user.ts'
import type { ProvidersServices } from './providers.ts'
import { tryKey } from './try-key.ts'

/** Keys for AI services that users bring along. Only people manage them, in a browser: no token, no lent link. */
export function ownKeyCalls(
  registry: Registry,
  { env, ownKeys, openLanguage: open = openLanguage }: ProvidersServices,
): void {
  const mayTry = openTurnstile()

  function mustBeAllowed(): void {
    if (!env.AI_OWN_KEYS) throw new ApiError('forbidden', "This site doesn't accept users' own AI keys.")
  }

  registerCall(registry, calls.getOwnKey, async ({ c }) => {
    const user = await requirePerson(c)
    return { allowed: env.AI_OWN_KEYS, key: await ownKeys.shown(user.id) }
  })

  registerCall(registry, calls.keepOwnKey, async ({ c, body }) => {
    const user = await requirePerson(c)
    mustBeAllowed()
    await ownKeys.keep(user.id, body)
    const key = await ownKeys.shown(user.id)
    if (!key) throw new ApiError('conflict', 'The key was removed while it was being saved.')
    return { key }
  })

  // Whoever brought one may always take it back, also where keys are no longer taken.
  registerCall(registry, calls.removeOwnKey, async ({ c }) => {
    const user = await requirePerson(c)
    if (!(await ownKeys.remove(user.id))) throw new ApiError('not_found', "You don't have a saved key.")
    return { success: true as const }
  })

  registerCall(registry, calls.tryOwnKey, async ({ c }) => {
    const user = await requirePerson(c)
    mustBeAllowed()
    const key = await ownKeys.find(user.id)
    if (!key) throw new ApiError('not_found', "You don't have a key we can test. Save it again.")
    if (!mayTry(user.id))
      throw new ApiError('too_many_requests', "You've tested it a lot just now. Wait a minute.")
    return tryKey(key, open, c.req.raw.signal)
  })
}

async function requirePerson(c: AppContext) {
  const user = await requireUser(c)
  if (user.byProxy) throw new ApiError('forbidden', 'Sign in to Makebelieve in a browser and do it there.')
  privately(c)
  return user
}

const tries = { most: 5, withinMs: 60_000 }

/** Each user gets through a few times a minute: the button is no way to use a service through this server. */
function openTurnstile(now: () => number = Date.now) {
  const passed = new Map<string, number[]>()
  return (userId: string): boolean => {
    const since = now() - tries.withinMs
    for (const [id, times] of passed) if ((times.at(-1) ?? 0) < since) passed.delete(id)
    const recent = (passed.get(userId) ?? []).filter((time) => time >= since)
    if (recent.length >= tries.most) return false
    passed.set(userId, [...recent, now()])
    return true
  }
}
