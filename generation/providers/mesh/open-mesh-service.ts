import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderFailure } from '../failure.ts'
import type { Breakers } from '../network/breaker.ts'
import { type Fetch, guardedFetch } from '../network/guarded-fetch.ts'
import { type Line, openLine } from './line.ts'
import { type MeshOrder, type MeshProvider, type MeshService, mostGlbBytes } from './mesh-service.ts'
import { mappedOptions } from './options.ts'
import type { Order, Protocol } from './protocol.ts'
import { sentPicture } from './sent-picture.ts'
import { protocols } from './services/all.ts'

/** How long a service may take for one model, unless an order says otherwise. */
const usualMs = 8 * 60_000

export type MeshSettings = {
  provider: MeshProvider
  key?: string
  /** Another address than the usual one; the operator vouches for it. */
  base?: string
  model?: string
  breakers: Breakers
  /** How quickly jobs are looked at; tests are in a hurry. */
  pace?: { lookMs: number; retryMs: number; idleMs: number }
}

const usualPace = { lookMs: 1500, retryMs: 500, idleMs: 60_000 }
/** Those who look for long look less often. */
const mostLookMs = 5000

/** One of the services that make 3D models, ready to be asked. */
export function openMeshService(settings: MeshSettings): MeshService {
  const { provider, key = '', base, breakers, pace = usualPace } = settings
  const protocol = protocols[provider]
  const { service } = protocol
  const model = settings.model ?? protocol.model
  const isOwn = provider === 'trellis' || provider === 'trellis2'
  const fetch = guardedFetch({
    trusted: base === undefined && !isOwn ? [] : [base ?? protocol.address],
    mostBytes: mostGlbBytes,
    // An own server may say nothing until the model is done.
    idleMs: isOwn ? Math.max(pace.idleMs, usualMs) : pace.idleMs,
  })
  const way: Way = { protocol, base: base ?? protocol.address, key, fetch, pace }

  return {
    provider,
    service,
    model,
    async makeMesh(asked) {
      const began = performance.now()
      const { fields, notes } = mappedOptions(provider, service, asked.options)
      const sent = {
        provider,
        service,
        model,
        asked: asked.options,
        fields: { ...protocol.fixed, ...fields },
      }
      const call = { service, model, role: 'mesh' } as const
      try {
        const order: Order = { prompt: asked.prompt, model, fields: sent.fields }
        const glb = await breakers.through(provider, () => made(way, order, asked))
        asked.note?.({ ...call, outcome: 'answered', milliseconds: performance.now() - began })
        return { glb, sent, notes }
      } catch (error) {
        const reason = error instanceof ProviderFailure ? error.message : 'It was given up.'
        asked.note?.({ ...call, outcome: 'failed', error: reason, milliseconds: performance.now() - began })
        throw error
      }
    },
  }
}

type Way = {
  protocol: Protocol
  base: string
  key: string
  fetch: Fetch
  pace: typeof usualPace
}

/** One order from beginning to end. Whoever gives it up, or waits too long, calls the job back. */
async function made(way: Way, order: Order, asked: MeshOrder): Promise<Uint8Array> {
  const { protocol, pace } = way
  const { service } = protocol
  const { picture, signal: wanted, onProgress, mostMs = usualMs } = asked
  if (!picture && !protocol.takesWords) throw new ProviderFailure('refused', `${service} needs a picture.`)
  const late = new ProviderFailure('too-slow', `${service} took longer than it may.`)
  const clock = new AbortController()
  const alarm = setTimeout(() => clock.abort(late), mostMs)
  const signal = AbortSignal.any([wanted, clock.signal])
  const line = lineOf(way, signal)
  let job: string | undefined
  try {
    signal.throwIfAborted()
    onProgress?.({ stage: 'send' })
    if (picture) order.picture = await sentPicture(picture, protocol.pictureType)
    const begun = await protocol.begin(line, order)
    if ('glb' in begun) return anyGlb(begun.glb, service)
    job = begun.job
    for (let looks = 0; ; looks++) {
      await sleep(Math.min(mostLookMs, pace.lookMs * (1 + looks / 10)), undefined, { signal })
      const now = await protocol.look(line, job, order)
      if (now.state === 'next') job = now.job
      else if (now.state === 'made') {
        job = undefined
        onProgress?.({ stage: 'fetch' })
        return anyGlb(await line.file(now.file), service)
      } else if (now.state === 'waiting') onProgress?.({ stage: 'wait' })
      else onProgress?.({ stage: 'make', ...(now.share !== undefined && { share: now.share }) })
    }
  } catch (error) {
    if (job !== undefined && (signal.aborted || !(error instanceof ProviderFailure) || error.mayPass))
      await calledBack(way, job, order)
    // Timers and requests say only that they were ended; why, the signal knows.
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(alarm)
  }
}

/** Whether it is a good one is found out elsewhere; a page that says 'try later' is none. */
function anyGlb(bytes: Uint8Array, service: string): Uint8Array {
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'glTF') return bytes
  throw new ProviderFailure('malformed', `${service} gave something that is no GLB.`)
}

function lineOf({ protocol, base, key, fetch, pace }: Way, signal: AbortSignal): Line {
  const { service } = protocol
  return openLine({ service, base, headers: protocol.headers(key), fetch, signal, firstWaitMs: pace.retryMs })
}

const callBackMs = 5000

/** A job that cannot be called back ends by itself; nobody is left who could be told. */
async function calledBack(way: Way, job: string, order: Order): Promise<void> {
  const line = lineOf(way, AbortSignal.timeout(callBackMs))
  await way.protocol.cancel?.(line, job, order).catch(() => {})
}
