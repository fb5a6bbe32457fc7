import { ProviderFailure } from '../failure.ts'

/** After so many failures in a row a service is left alone. */
const mostFailures = 4
const firstRestMs = 15_000
const longestRestMs = 10 * 60_000

export type BreakerState = {
  service: string
  state: 'working' | 'resting' | 'tried again'
  failures: number
  restsUntil?: number
  lastError?: string
  lastErrorAt?: number
}

export type Breakers = ReturnType<typeof openBreakers>

/**
 * Leaves services alone that are in trouble: then nobody waits for a time-out, and the service can recover. After a rest
 * one call goes through; if that fails too, the rest doubles.
 */
export function openBreakers(now: () => number = Date.now) {
  const services = new Map<
    string,
    { failures: number; rests: number; until: number; trying: boolean } & Last
  >()
  type Last = { lastError?: string; lastErrorAt?: number }

  function of(service: string) {
    const known = services.get(service) ?? { failures: 0, rests: 0, until: 0, trying: false }
    services.set(service, known)
    return known
  }

  return {
    /** Throws at once while the service rests. */
    async through<T>(service: string, work: () => Promise<T>): Promise<T> {
      const state = of(service)
      const rests = state.until > now()
      if (rests || (state.until > 0 && state.trying))
        throw new ProviderFailure('busy', `${service} had trouble a moment ago and is left alone for now.`, {
          retryAfterMs: Math.max(0, state.until - now()),
        })
      state.trying = state.until > 0
      try {
        const result = await work()
        Object.assign(state, { failures: 0, rests: 0, until: 0 })
        return result
      } catch (error) {
        if (error instanceof ProviderFailure && error.isTrouble) {
          state.failures++
          state.lastError = error.message
          state.lastErrorAt = now()
          const asked = error.retryAfterMs ?? 0
          if (state.failures >= mostFailures || asked > 0) {
            const rest = Math.min(
              longestRestMs,
              Math.max(asked, state.failures >= mostFailures ? firstRestMs * 2 ** state.rests : 0),
            )
            if (state.failures >= mostFailures) state.rests++
            state.until = now() + rest
          }
        }
        throw error
      } finally {
        state.trying = false
      }
    },
    states(): BreakerState[] {
      return [...services].map(([service, { failures, until, lastError, lastErrorAt }]) => ({
        service,
        state: until > now() ? 'resting' : until > 0 ? 'tried again' : 'working',
        failures,
        ...(until > now() && { restsUntil: until }),
        ...(lastError && { lastError, lastErrorAt }),
      }))
    },
  }
}
