import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch as undiciFetch } from 'undici'
import { ProviderFailure } from '../failure.ts'
import { isPublicAddress } from './public-address.ts'

export type FetchRules = {
  /** Origins that the operator wrote down: these may be in the own network. All others must be on the open internet. */
  trusted: readonly string[]
  /** The largest answer. */
  mostBytes: number
  /** The longest silence: until the first byte, and between any two. */
  idleMs: number
  connectMs?: number
}

export type Fetch = typeof globalThis.fetch

/**
 * `fetch` for services and for addresses that they name. The address is looked at when the connection is made, after its
 * name was looked up, and again for every redirect: what is checked is what is connected to.
 */
export function guardedFetch({ trusted, mostBytes, idleMs, connectMs = 10_000 }: FetchRules): Fetch {
  const origins = new Set(trusted.map((address) => new URL(address).origin))
  const direct = buildConnector({ timeout: connectMs })
  const checked = buildConnector({ timeout: connectMs, lookup: lookUpPublic as LookupFunction })
  const agent = new Agent({
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    connect(options, callback) {
      const { protocol, hostname, host } = options
      if (origins.has(`${protocol}//${host ?? hostname}`)) return direct(options, callback)
      if (isIP(bare(hostname)) && !isPublicAddress(hostname)) return callback(forbidden(hostname), null)
      return checked(options, callback)
    },
  })

  return async (input, init) => {
    const request = new Request(input, init)
    if (!/^https?:$/.test(new URL(request.url).protocol)) throw forbidden(request.url)
    const answer = await undiciFetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: (init?.body instanceof FormData
        ? new Uint8Array(await request.arrayBuffer())
        : init?.body) as never,
      ...(init?.body instanceof ReadableStream && { duplex: 'half' as const }),
      redirect: request.redirect,
      signal: init?.signal ?? null,
      dispatcher: agent,
    }).catch((error: unknown) => {
      throw asFailure(error, init?.signal)
    })
    const declared = Number(answer.headers.get('content-length') ?? 0)
    if (declared > mostBytes) {
      await answer.body?.cancel()
      throw tooLarge(mostBytes)
    }
    const body = answer.body && limited(answer.body as ReadableStream<Uint8Array>, mostBytes, init?.signal)
    const { status, statusText } = answer
    return new Response(body, { status, statusText, headers: Object.fromEntries(answer.headers) })
  }
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

const forbidden = (where: string) =>
  new ProviderFailure('forbidden-address', `The address ${where} is not on the open internet.`)

const tooLarge = (mostBytes: number) =>
  new ProviderFailure('too-large', `The answer is larger than ${Math.round(mostBytes / 2 ** 20)} MB.`)

type LookedUp = (
  error: NodeJS.ErrnoException | null,
  found: string | LookupAddress[],
  family?: number,
) => void

/** A name that leads to any private address is refused whole: which of them is taken is not ours to say. */
function lookUpPublic(hostname: string, options: { all?: boolean }, done: LookedUp): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(forbidden(hostname), [])
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** The same bytes, but no more than so many. */
function limited(body: ReadableStream<Uint8Array>, mostBytes: number, signal?: AbortSignal | null) {
  const reader = body.getReader()
  let seen = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        seen += value.byteLength
        if (seen > mostBytes) throw tooLarge(mostBytes)
        controller.enqueue(value)
      } catch (error) {
        controller.error(asFailure(error, signal))
        if (error instanceof ProviderFailure) await reader.cancel(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** What undici says, in our words. Whoever gave the work up gets their own reason back. */
function asFailure(error: unknown, signal?: AbortSignal | null): unknown {
  if (signal?.aborted) return signal.reason
  if (error instanceof ProviderFailure) return error
  const cause = (error as { cause?: unknown }).cause
  if (cause instanceof ProviderFailure) return cause
  const code = (cause as { code?: string } | undefined)?.code ?? (error as { code?: string }).code ?? ''
  if (/TIMEOUT/.test(code))
    return new ProviderFailure('too-slow', 'The service did not answer in time.', { cause: error })
  return new ProviderFailure('unreachable', 'The service could not be reached, or broke off.', {
    cause: error,
  })
}
