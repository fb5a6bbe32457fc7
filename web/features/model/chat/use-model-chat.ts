import { modelName } from '@makebelieve/contract/constants'
import type { ImageOptions, ThreeDOptions } from '@makebelieve/contract/entities/generation-options'
import type { Model } from '@makebelieve/contract/entities/model'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { texts } from '@makebelieve/contract/texts'
import { checkUpload } from '@makebelieve/contract/upload-check'
import { useEffect, useReducer, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { useGuestSession } from '../../../api/guest.ts'
import { followRun, type RunListener, resumeRun } from '../../../api/run-stream.ts'
import type { Maker } from '../../../api/session.ts'
import { modelText } from '../../../texts/en/model.ts'
import { chime } from '../../../workspace/chat/chime.ts'
import { anySeed } from '../../../workspace/settings/any-seed.ts'
import { keepChat } from './chat-memory.ts'
import { type Conversation, changedByWords, converse, type Message, type Picture } from './conversation.ts'
import { type Failure, failureOf, hindrance } from './failures.ts'

export type ChatOrder = {
  maker: Maker | null
  /** What was said before. */
  begun: Conversation
  imageOptions: ImageOptions
  threeDOptions: ThreeDOptions
  /** Told everything that was said, so that another layout of the page can go on with it. */
  onState: (state: Conversation) => void
  /** A model is there; it may be known by its id alone. */
  onMade: (modelId: string) => void
}

const now = () => new Date().toISOString()

/** One chat about a model: what was said, what is being made, and what can be done. */
export function useModelChat(order: ChatOrder) {
  const [state, change] = useReducer(converse, order.begun)
  const { messages, work } = state
  const leaving = useRef(new AbortController())
  const openGuest = useGuestSession()
  const latest = useRef({ ...order, messages })
  latest.current = { ...order, messages }

  useEffect(() => {
    latest.current.onState(state)
    keepChat(state, latest.current.maker)
  }, [state, order.maker?.userId])

  async function attempt(act: Failure['act'], doIt: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = leaving.current
    try {
      await doIt(signal)
    } catch (error) {
      if (signal.aborted) return
      console.warn(error)
      change({ type: 'failed', ...failureOf(error, act, latest.current.maker), at: now() })
    }
  }

  /** Asks for a picture. The same words with another seed are another picture of the same. */
  async function draw(
    prompt: string,
    editOf: string | undefined,
    options: ImageOptions,
    { act, anyway }: { act: 'draw' | 'redraw'; anyway?: true },
  ) {
    await attempt(act, async (signal) => {
      const answer = await call('getImage', {
        params: { prompt },
        body: { options: hasAny(options) ? options : undefined, editOf, anyway },
        signal,
        fallback: ({ status }) => texts.failures.generateImage(status),
      })
      const { originalUrl, imageUrl, imageId, title, message = '', changes, offers, drawing } = answer
      const before = latest.current.messages.findLast((said) => said.picture)?.picture
      const wish = editOf === undefined ? prompt : (before?.wish ?? prompt)
      const picture: Picture = { originalUrl, imageUrl, imageId, title, prompt, editOf, wish, drawing }
      change({ type: 'drawn', text: message, picture, changes, offers, at: now() })
    })
  }

  async function send(
    said: string,
    { again = false, anyway, anew = false }: { again?: boolean; anyway?: true; anew?: boolean } = {},
  ): Promise<void> {
    const text = said.trim()
    if (text === '' || work) return
    const edited = anew ? undefined : changedByWords(latest.current.messages)
    change({ type: 'asked', text, at: now(), again })
    await draw(text, edited?.editOf, latest.current.imageOptions, { act: 'draw', anyway })
  }

  async function redraw({ prompt, editOf }: Picture, asNew = false): Promise<void> {
    if (work || prompt === undefined) return
    change({ type: 'began', work: { act: 'redraw' }, again: true })
    const options = { ...latest.current.imageOptions, ...(asNew ? {} : { stable_seed: anySeed() }) }
    await draw(prompt, asNew ? undefined : editOf, options, { act: 'redraw' })
  }

  async function convert(picture: Picture): Promise<void> {
    const { threeDOptions } = latest.current
    if (work) return
    change({ type: 'began', work: { act: 'convert', picture, stages: [] }, again: true })
    await attempt('convert', async (signal) => {
      const maker = latest.current.maker ?? (await openGuest())
      const hindered = hindrance(maker)
      if (hindered) return change({ type: 'failed', ...hindered, at: now() })
      const body = {
        imageUrl: picture.originalUrl ?? picture.imageUrl,
        options: hasAny(threeDOptions) ? threeDOptions : undefined,
      }
      const idempotencyKey = crypto.randomUUID()
      const fallback = ({ status }: Response) => texts.failures.generate3d(status)
      await followRun(
        () => call('get3d', { body, idempotencyKey, stream: {}, signal, fallback }),
        listener(signal),
      )
      // The same request with the same key is the same run, which now has its answer.
      const made = await call('get3d', { body, idempotencyKey, fallback })
      const title = picture.title ?? made.modelName ?? modelText.chat.title
      const name = picture.wish === undefined ? title : modelName(title, picture.wish)
      const { model } = await call('storeModel', {
        params: { userId: maker.userId },
        body: {
          modelName: name,
          modelLink: made.originalUrl,
          modelImageLink: picture.originalUrl,
          modelType: '3d',
        },
        signal,
        fallback: ({ status }) => texts.failures.storeModel(status),
      })
      tellMade(model.modelId, made.message ?? modelText.chat.made(model.modelName), picture)
    })
  }

  function tellMade(modelId: string, text: string, { prompt }: Picture): void {
    change({ type: 'made', text, modelId, wordless: prompt === undefined, at: now() })
    latest.current.onMade(modelId)
    chime()
  }

  const listener = (
    signal: AbortSignal,
    made?: (model: { id: string; model?: Model }) => void,
  ): RunListener => ({
    signal,
    started: (runId) => change({ type: 'named', runId }),
    heard(event: RunEvent) {
      change({ type: 'heard', event })
      if (event.type === 'upload_to_s3') made?.({ id: event.game_id, model: event.model })
    },
  })

  /** A run that was under way when the page was left: it went on, and may be over. */
  async function resume(runId: string, picture: Picture): Promise<void> {
    await attempt('convert', async (signal) => {
      let made: { id: string; model?: Model } | undefined
      await resumeRun(
        runId,
        listener(signal, (model) => {
          made = model
        }),
      )
      if (!made) throw new ApiError('not_found', texts.failures.generate3d(404))
      tellMade(made.id, modelText.chat.made(made.model?.modelName ?? modelText.chat.title), picture)
    })
  }

  async function upload(file: File): Promise<void> {
    if (work) return
    const check = checkUpload(file)
    change({ type: 'began', work: { act: 'upload' }, again: true })
    if (!check.ok) {
      change({ type: 'failed', text: check.message, failed: { act: 'upload', cause: 'other' }, at: now() })
      return
    }
    await attempt('upload', async (signal) => {
      const answer = await call('uploadImage', { body: { image: file }, signal })
      const { imageUrl, originalUrl, imageId, unreadable } = answer
      const title = file.name.replace(/\.\w+$/, '').slice(0, 100)
      change({
        type: 'drawn',
        text: unreadable ?? modelText.chat.uploaded,
        picture: { imageUrl, originalUrl, imageId, title, refused: unreadable },
        at: now(),
      })
    })
  }

  /** The link to a picture lasts a few minutes; what is kept for good is exchanged for a fresh one, once. */
  const resigned = useRef(new Set<string>())
  async function refreshPicture({ key, picture }: Message): Promise<void> {
    const originalUrl = picture?.originalUrl
    const isDrawn = picture?.prompt !== undefined
    if (originalUrl === undefined || resigned.current.has(picture?.imageUrl ?? '')) return lose(key, isDrawn)
    try {
      const { signedUrl } = await call('signUrl', { body: { originalUrl, type: 'models' } })
      resigned.current.add(signedUrl)
      change({ type: 'resigned', key, imageUrl: signedUrl })
    } catch {
      lose(key, isDrawn)
    }
  }
  const lose = (key: number, isDrawn: boolean) =>
    change({ type: 'lost', key, reason: isDrawn ? modelText.chat.pictureGone : modelText.chat.uploadGone })

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    const { work: open } = order.begun
    if (open?.act === 'convert' && open.runId) void resume(open.runId, open.picture)
    return () => controller.abort()
  }, [])

  return {
    messages,
    work,
    send: (text: string) => send(text),
    take: ({ prompt, anyway }: Offer) => send(prompt, { again: anyway, anyway }),
    /** Another way to take what was said: a picture of its own, and no change of the one that was drawn by a guess. */
    takeAnew: ({ prompt }: Offer) => send(prompt, { anew: true }),
    redraw,
    convert,
    upload,
    refreshPicture,
    retry(failure: Failure) {
      const asked = messages.findLast(({ type }) => type === 'user')?.text ?? ''
      const picture = messages.findLast((message) => message.picture)?.picture
      if (failure.act === 'draw') void send(asked, { again: true })
      else if (failure.act === 'convert' && picture) void convert(picture)
      else if (failure.act === 'redraw' && picture) void redraw(picture)
    },
    async cancel() {
      if (work?.act === 'convert' && work.runId) await call('cancelRun', { params: { runId: work.runId } })
    },
  }
}

const hasAny = (options: object) => Object.keys(options).length > 0
