import { type CreationMode, firstCharacters } from '@makebelieve/contract/constants'
import type { Game } from '@makebelieve/contract/entities/game'
import type { GameAnswer } from '@makebelieve/contract/entities/game-answer'
import type { CastMember, ShownAs } from '@makebelieve/contract/entities/game-cast'
import type { GameOptions } from '@makebelieve/contract/entities/generation-options'
import type { ModelInGame } from '@makebelieve/contract/entities/model'
import type { Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { texts } from '@makebelieve/contract/texts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useGuestSession } from '../../../api/guest.ts'
import { followRun, type RunListener, resumeRun } from '../../../api/run-stream.ts'
import type { Maker } from '../../../api/session.ts'
import { drawingText } from '../../../texts/en/drawing.ts'
import { gameText } from '../../../texts/en/game.ts'
import { chime } from '../../../workspace/chat/chime.ts'
import { chatMemory, rememberChat } from './chat-memory.ts'
import { converse, hiddenByClearing, historyOf, type KeptFailure, noConversation } from './conversation.ts'
import { type Failure, failureOf, hindrance } from './failures.ts'

export type ChatOrder = {
  maker: Maker | null
  /** The chat to open; without one, the first message begins it. */
  chatId?: string
  mode: CreationMode
  dimension: '2d' | '3d'
  options?: GameOptions
  /** Models of one's own that play a part in a new game. */
  models?: ModelInGame[]
  /** The game that an agent changes. */
  gameId?: string
  /** A chat got its id, or was opened and has a name. */
  onChat: (chatId: string, name?: string) => void
  /** A game or a new version of one is there, as far as it is told. */
  onMade: (gameId: string, game?: Game) => void
}

const modelsOf = ({ models }: ChatOrder) => (models?.length ? models : undefined)

const now = () => new Date().toISOString()
/** What the server lets a name have. */
const longestName = 200

/** One chat: what was said, what is being made, and what can be done. */
export function useGameChat(order: ChatOrder) {
  const [{ messages, cleared, run }, change] = useReducer(converse, noConversation)
  const [loading, setLoading] = useState(order.chatId !== undefined)
  const chatId = useRef(order.chatId)
  /** Whether the server has been asked for anything in this chat. */
  const hasBegun = useRef(order.chatId !== undefined)
  const last = useRef<{ prompt: string; mode: CreationMode }>(undefined)
  const leaving = useRef(new AbortController())
  const openGuest = useGuestSession()
  const latest = useRef(order)
  latest.current = order

  const listener = (mode: CreationMode): RunListener => ({
    signal: leaving.current.signal,
    started(runId) {
      if (chatId.current) rememberChat(chatId.current, { isUnknown: undefined })
      change({ type: 'began', runId })
    },
    heard: (event) => hear(event, mode),
  })

  /** Quick mode says all it has to say in its answer; what its run tells besides are the stages and what was used. */
  function hear(event: RunEvent, mode: CreationMode): void {
    if (mode === 'agent' || event.type === 'stage' || event.type === 'budget')
      change({ type: 'heard', event, at: now() })
    if (event.type === 'upload_to_s3') latest.current.onMade(event.game_id, event.game)
  }

  /** What a run left behind is read from the server, which has it whether or not anybody was looking. */
  async function reopen(
    id: string,
  ): Promise<{ runId: string; prompt: string; mode: CreationMode } | undefined> {
    const { signal } = leaving.current
    const chat = await call('getChat', { params: { chatId: id }, signal })
    const { hidden = 0, name } = chatMemory(id)
    change({ type: 'opened', messages: chat.messages, hidden, failure: failureIn(id) })
    latest.current.onChat(id, chat.chatName ?? name)
    return chat.openRun
  }

  /** A chat that nothing was made in yet is unknown to the server: it is empty, but for what failed. */
  function openEmpty(id: string): undefined {
    hasBegun.current = false
    change({ type: 'opened', messages: [], hidden: 0, failure: failureIn(id) })
  }

  /** Opens the chat, and picks up what it was making when it was left. */
  async function open(id: string): Promise<void> {
    const openRun = chatMemory(id).isUnknown
      ? openEmpty(id)
      : await reopen(id).catch((error) => {
          if (error?.code !== 'not_found') throw error
          openEmpty(id)
        })
    setLoading(false)
    if (!openRun) return
    last.current = { prompt: openRun.prompt, mode: openRun.mode }
    change({ type: 'asked', text: openRun.prompt, at: now(), again: true })
    change({ type: 'began', runId: openRun.runId })
    await attempt(openRun.mode, async () => {
      await resumeRun(openRun.runId, listener(openRun.mode))
      await reopen(id)
      change({ type: 'settled' })
    })
  }

  async function attempt(mode: CreationMode, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      chime()
    } catch (error) {
      if (leaving.current.signal.aborted) return
      fail(failureOf(error, mode, latest.current.maker))
    }
  }

  /** What failed is told, and kept: whoever comes back finds it, and can try again. */
  function fail(failure: Failure): void {
    const at = now()
    change({ type: 'failed', ...failure, at })
    if (chatId.current && last.current)
      rememberChat(chatId.current, { failure: { ...last.current, ...failure, at } })
  }

  /** What is left of a message that failed before the page was opened. */
  function failureIn(id: string): KeptFailure | undefined {
    const { failure } = chatMemory(id)
    if (failure) last.current = { prompt: failure.prompt, mode: failure.mode }
    return failure
  }

  async function send(
    prompt: string,
    { again = false, anyway = false, anew = false, mode = latest.current.mode } = {},
  ): Promise<void> {
    const text = prompt.trim()
    if (text === '' || run) return
    last.current = { prompt: text, mode }
    change({ type: 'asked', text, at: now(), again })
    const isNewChat = !hasBegun.current || anew
    const id = chatId.current ?? crypto.randomUUID()
    chatId.current = id
    const name = firstCharacters(text, longestName)
    rememberChat(id, { failure: undefined, ...(isNewChat && { name, isUnknown: mode !== 'agent' }) })
    latest.current.onChat(id, isNewChat ? name : undefined)
    const maker = await someMaker(mode)
    if (!maker) return
    const hindered = hindrance(maker, mode)
    if (hindered) {
      fail(hindered)
      return
    }
    hasBegun.current = true
    await attempt(mode, () =>
      mode === 'agent'
        ? askAgent(maker, id, text, { name, anyway, anew })
        : askQuick(maker, id, text, { name: isNewChat ? name : undefined, anyway }),
    )
  }

  /** Whoever is nobody yet becomes a guest with the first wish. */
  async function someMaker(mode: CreationMode): Promise<Maker | undefined> {
    const { maker } = latest.current
    if (maker) return maker
    try {
      return await openGuest()
    } catch (error) {
      fail(failureOf(error, mode, null))
    }
  }

  async function askQuick(
    maker: Maker,
    id: string,
    code: string,
    { name: chatName, anyway }: { name?: string; anyway: boolean },
  ): Promise<void> {
    const { dimension: mode, options } = latest.current
    const isNewChat = chatName !== undefined
    const models = isNewChat ? modelsOf(latest.current) : undefined
    const history = historyOf(messages)
    const body = {
      code,
      userId: maker.userId,
      history,
      isNewChat,
      mode,
      chatId: id,
      chatName,
      options,
      models,
      ...(anyway && { anyway }),
    }
    const asked = {
      body,
      idempotencyKey: crypto.randomUUID(),
      fallback: ({ status }: Response) => texts.failures.createGame(status),
    }
    await followRun(
      () => call('createGame', { ...asked, stream: {}, signal: leaving.current.signal }),
      listener('quick-game'),
    )
    // The same request with the same key is the same run, which now has its answer.
    answer((await call('createGame', asked)).resultJson)
  }

  /** Has a broken version repaired; what broke is told in the chat. */
  async function fix(modelId: string, versionId: string, error: string): Promise<void> {
    if (run || !latest.current.maker) return
    const body = { modelId, versionId, error, chatId: chatId.current }
    const text = gameText.chat.fix(error)
    last.current = { prompt: text, mode: 'quick-game' }
    change({ type: 'asked', text, at: now(), again: false })
    await attempt('quick-game', async () => {
      const idempotencyKey = crypto.randomUUID()
      await followRun(
        () => call('fixGame', { body, idempotencyKey, stream: {}, signal: leaving.current.signal }),
        listener('quick-game'),
      )
      answer((await call('fixGame', { body, idempotencyKey })).resultJson)
    })
  }

  /**
   * Has somebody of the game shown as one drew them. Throws at once what is wrong with the drawing, so that whoever drew it can
   * mend it; once it is being made, the chat tells of it.
   */
  async function recast(modelId: string, { id: member, name }: CastMember, shownAs: ShownAs): Promise<void> {
    if (run) throw new Error(drawingText.busy)
    const body = { modelId, member, shownAs, chatId: chatId.current }
    const { signal } = leaving.current
    const idempotencyKey = crypto.randomUUID()
    const stream = await call('recastGame', { body, idempotencyKey, stream: {}, signal })
    change({ type: 'asked', text: drawingText.asked[shownAs.by](name), at: now(), again: false })
    void attempt('quick-game', async () => {
      await followRun(() => Promise.resolve(stream), listener('quick-game'))
      if (chatId.current) await reopen(chatId.current)
      change({ type: 'settled' })
    })
  }

  function answer({ threejsCode, introduction, analysis, discoveryQuestions, offers }: GameAnswer): void {
    change({
      type: 'answered',
      answer: { threejsCode, introduction, analysis, discoveryQuestions, offers },
      at: now(),
    })
  }

  async function askAgent(
    maker: Maker,
    id: string,
    prompt: string,
    { name, anyway, anew }: { name: string; anyway: boolean; anew: boolean },
  ): Promise<void> {
    const { dimension, options } = latest.current
    const gameId = anew ? undefined : latest.current.gameId
    const place = { user_id: maker.userId, chat_id: id }
    const body = {
      ...place,
      prompt,
      game_id: gameId,
      game_type: dimension,
      options,
      models: gameId ? undefined : modelsOf(latest.current),
      ...(anyway && { anyway }),
    }
    const said: string[] = []
    const { heard, ...rest } = listener('agent')
    await call('storeAgentMessage', {
      body: { ...place, message: { text: prompt }, game_id: gameId, game_name: name, role: 'user' },
    })
    const listening: RunListener = {
      ...rest,
      heard(event) {
        if (event.type === 'agent_response') said.push(event.text)
        if (event.type === 'editor_result') said.push(`\n${event.text}`)
        if (event.type === 'upload_to_s3' && gameId === undefined)
          void keepAgentGame(place, prompt, event).catch(report)
        heard(event)
      },
    }
    await followRun(
      () =>
        call('startAgent', {
          body,
          idempotencyKey: crypto.randomUUID(),
          stream: {},
          signal: leaving.current.signal,
        }),
      listening,
    )
    change({ type: 'settled' })
    await call('storeAgentMessage', {
      body: { ...place, message: { text: said.join('').trimStart() }, role: 'assistant' },
    }).catch(report)
  }

  // A chat is opened once: another chat is another component. What it makes goes on when nobody looks.
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    const id = chatId.current
    if (id !== undefined) {
      open(id).catch((error) => {
        if (controller.signal.aborted) return
        setLoading(false)
        change({ type: 'failed', ...failureOf(error, latest.current.mode, latest.current.maker), at: now() })
      })
    }
    return () => controller.abort()
  }, [])

  return {
    messages,
    cleared: cleared.length,
    run,
    loading,
    send: (prompt: string) => send(prompt),
    fix,
    recast,
    retry: () => send(last.current?.prompt ?? lastAsked(messages), { again: true, mode: last.current?.mode }),
    take: ({ prompt, anyway }: Offer) => send(prompt, { again: anyway, anyway }),
    /** Another way to take what was said: a game of its own beside the one that was made by a guess. */
    takeAnew: ({ prompt }: Offer) => send(prompt, { anew: true }),
    typed: () => change({ type: 'typed' }),
    clear() {
      const id = chatId.current
      if (id) rememberChat(id, { hidden: (chatMemory(id).hidden ?? 0) + hiddenByClearing(messages) })
      change({ type: 'cleared' })
    },
    /** Shows again what clearing took away. */
    restore() {
      if (chatId.current) rememberChat(chatId.current, { hidden: 0 })
      change({ type: 'restored' })
    },
    async cancel() {
      if (run?.id) await call('cancelRun', { params: { runId: run.id } })
    },
  }
}

const lastAsked = (messages: { type: string; text: string }[]) =>
  messages.findLast(({ type }) => type === 'user')?.text ?? ''

type Place = { user_id: string; chat_id: string }

/** Ties the game that an agent made to its chat. */
async function keepAgentGame(
  place: Place,
  prompt: string,
  { game_id, game }: Extract<RunEvent, { type: 'upload_to_s3' }>,
): Promise<void> {
  const gameName = game?.modelName ?? firstCharacters(prompt, longestName)
  await call('storeAgentGame', { body: { ...place, prompt, game_id, gameName } })
}

/** The server has noted the same by itself; what fails here is only the copy as it was shown. */
const report = (error: unknown) => console.warn(error)
