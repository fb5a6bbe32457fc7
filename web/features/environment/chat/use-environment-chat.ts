import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import { useEffect, useReducer, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { useGuestSession } from '../../../api/guest.ts'
import { followRun, type RunListener, resumeRun } from '../../../api/run-stream.ts'
import type { Maker } from '../../../api/session.ts'
import { environmentText } from '../../../texts/en/environment.ts'
import { chime } from '../../../workspace/chat/chime.ts'
import { anySeed } from '../../../workspace/settings/any-seed.ts'
import { askFor, type Created } from '../api/ask.ts'
import { keepChat } from './chat-memory.ts'
import {
  type Conversation,
  converse,
  editText,
  type Made,
  madeLast,
  type OpenRun,
  type Request,
} from './conversation.ts'
import { failureOf, hindrance } from './failures.ts'
import type { Attachment } from './lent-picture.ts'

export type ChatOrder = {
  maker: Maker | null
  /** What was said before. */
  begun: Conversation
  category: EnvironmentCategory
  /** Told everything that was said, so that another layout of the page can go on with it. */
  onState: (state: Conversation) => void
  /** An environment, or a new version of one, is there. */
  onMade: (made: Made) => void
}

const now = () => new Date().toISOString()

/** One chat about an environment: what was said, what is being made, and what can be done. */
export function useEnvironmentChat(order: ChatOrder) {
  const [state, change] = useReducer(converse, order.begun)
  const { messages, run } = state
  const leaving = useRef(new AbortController())
  const openGuest = useGuestSession()
  /** Pictures by the key of their request, until they are at the server. */
  const pictures = useRef(new Map<string, File>())
  const latest = useRef(order)
  latest.current = order

  useEffect(() => {
    latest.current.onState(state)
    keepChat(state, latest.current.maker)
  }, [state, order.maker?.userId])

  /** Does it, answers the request for what comes after, and tells what became of it. */
  async function attempt(request: Request, work: (signal: AbortSignal) => Promise<Request>): Promise<void> {
    const { signal } = leaving.current
    try {
      const sent = await work(signal)
      // The same request with the same key is the same run, which now has its answer.
      tell(await askFor({ ...sent, type: latest.current.category }), sent)
      chime()
    } catch (error) {
      if (signal.aborted) return
      change({ type: 'failed', ...failureOf(error, latest.current.maker), request, at: now() })
    }
  }

  const listener = (request: Request, signal: AbortSignal): RunListener => ({
    signal,
    started: (runId) => change({ type: 'began', runId, request }),
    heard: (event) => change({ type: 'heard', event }),
  })

  /** Words that were said already, for trying again, are not said twice. */
  async function make(request: Request, text?: string): Promise<void> {
    change({ type: 'asked', request, text: text ?? '', silently: text === undefined, at: now() })
    const known = latest.current.maker
    const hindered = request.fix || !known ? null : hindrance(known)
    if (hindered) return change({ type: 'failed', ...hindered, request, at: now() })
    await attempt(request, async (signal) => {
      if (!known) await openGuest()
      const sent = await withPicture(request, signal)
      const type = latest.current.category
      await followRun(() => askFor({ ...sent, type }, { signal, stream: {} }), listener(sent, signal))
      return sent
    })
  }

  /** A run that was under way when the page was left: it went on, and may be over. */
  async function resume({ id = '', request }: OpenRun): Promise<void> {
    await attempt(request, async (signal) => {
      await resumeRun(id, listener(request, signal))
      return request
    })
  }

  async function withPicture(request: Request, signal: AbortSignal): Promise<Request> {
    const image = pictures.current.get(request.key)
    if (!image || request.imageId !== undefined) return request
    const { imageId } = await call('uploadImage', { body: { image }, signal })
    return { ...request, imageId }
  }

  function tell(answer: Created, request: Request): void {
    const { modelId, versionId, environmentName: name, message: about, changes, offers } = answer
    const made: Made = { modelId, versionId, name }
    const said =
      request.modelId === undefined
        ? { text: texts.environmentChat.generated, about, ...(offers && { offers }) }
        : { text: editText(changes), changes }
    change({ type: 'made', ...said, made, request, at: now() })
    latest.current.onMade(made)
  }

  /** The same once more, as a run of its own. */
  function again(request: Request, changes: Partial<Request> = {}): Request {
    const key = crypto.randomUUID()
    const picture = pictures.current.get(request.key)
    if (picture) pictures.current.set(key, picture)
    return { ...request, ...changes, key }
  }

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    const { begun } = order
    // Not at once: under development's strictness effects run twice, and what the first has begun is given up.
    const timer = setTimeout(() => {
      if (begun.run?.id !== undefined) void resume(begun.run)
    }, 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])

  const changed = madeLast(state)
  return {
    messages,
    run,
    /** The environment that the next words change. */
    changed,
    async send(said: string, attachment: Attachment | null = null) {
      const prompt = said.trim()
      if (prompt === '' || run) return
      const key = crypto.randomUUID()
      if (attachment) pictures.current.set(key, attachment.file)
      const picture = attachment && { name: attachment.name, thumb: attachment.thumb }
      await make({ prompt, key, modelId: changed?.modelId, ...(picture && { picture }) }, prompt)
    },
    async fix(modelId: string, versionId: string, error: string) {
      const prompt = environmentText.chat.fix(error)
      if (run || !order.maker) return
      await make({ prompt, key: crypto.randomUUID(), modelId, fix: { versionId, error } }, prompt)
    },
    async regenerate(request: Request) {
      if (!run) await make(again(request, { seed: anySeed() }))
    },
    async retry(request: Request) {
      if (!run) await make(again(request))
    },
    async take({ prompt, anyway }: Offer, request: Request) {
      if (!run) await make(again(request, { prompt, anyway }), anyway ? undefined : prompt)
    },
    async cancel() {
      if (run?.id) await call('cancelRun', { params: { runId: run.id } })
    },
  }
}
