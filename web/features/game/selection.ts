import type { CreationMode } from '@makebelieve/contract/constants'
import type { Game } from '@makebelieve/contract/entities/game'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type HandOver,
  handOverIn,
  isBrought,
  nothingHandedOver,
  useTakenOver,
} from '../../workspace/chat/hand-over.ts'
import { lastChat, rememberLastChat } from './chat/chat-memory.ts'

/** One opened chat. Another key is another chat, even before it has an id. */
export type ChatSession = HandOver & {
  key: number
  chatId?: string
  name?: string
  mode: CreationMode
}

/** What the workspace is about: the address says it, else the prompt that was handed over, else what was open last. */
export function useSelection(games: Game[] | undefined) {
  const [params, setParams] = useSearchParams()
  const [session, setSession] = useState(() => firstSession(params))
  const [selected, setSelected] = useState(params.get('id') ?? undefined)
  const [versionId, setVersionId] = useState<string>()
  const wanted = params.get('id')
  // A link to a game names no chat: that is known once the games are.
  const [opening, setOpening] = useState(wanted !== null && session.handedOver === null)

  useTakenOver(session.handedOver, () => show(undefined))

  useEffect(() => {
    if (!opening || !games) return
    setOpening(false)
    const game = games.find(({ modelId }) => modelId === wanted)
    if (game) select(game)
  })

  /** The address always leads back to what is shown; a prompt in it was used up. */
  function show(id: string | undefined): void {
    const addressOf = (now: URLSearchParams) => {
      const next = new URLSearchParams({ creation: 'game' })
      const dimension = now.get('dimension')
      if (id) next.set('id', id)
      else if (dimension) next.set('dimension', dimension)
      return next
    }
    // Set once more, it would call back whoever is on the way to another page.
    if (addressOf(params).toString() !== params.toString())
      setParams(addressOf, { replace: true, preventScrollReset: true })
  }

  function select(game: Game): void {
    setSelected(game.modelId)
    setVersionId(undefined)
    rememberLastChat(game.chatId)
    setSession((before) =>
      before.chatId === game.chatId
        ? before
        : {
            key: before.key + 1,
            chatId: game.chatId,
            name: game.modelName,
            mode: game.modelType === 'Agent_Game' ? 'agent' : 'quick-game',
            ...nothingHandedOver,
          },
    )
    show(game.modelId)
  }

  return {
    session,
    opening,
    versionId,
    dimension: params.get('dimension') === '3d' ? ('3d' as const) : ('2d' as const),
    game: shownGame(games, selected, session.chatId),
    /** Flat, or with depth: for the game that is yet to be made. */
    chooseDimension(dimension: '2d' | '3d') {
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (dimension === '3d') next.set('dimension', '3d')
          else next.delete('dimension')
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    select,
    showVersion: setVersionId,
    /** A new chat, with nothing on the stage. */
    begin() {
      rememberLastChat(null)
      setSelected(undefined)
      setVersionId(undefined)
      setSession(({ key }) => ({ ...newSession, key: key + 1 }))
      show(undefined)
    },
    /** The first message gave the chat its id, or an opened one told its name. */
    named(chatId: string, name?: string) {
      rememberLastChat(chatId)
      setSession((before) => ({ ...before, chatId, name: before.name ?? name }))
    },
    made(gameId: string) {
      setSelected(gameId)
      setVersionId(undefined)
      show(gameId)
    },
    /** A deleted game leaves the stage. */
    drop(gameId: string) {
      if (selected !== gameId && shownGame(games, selected, session.chatId)?.modelId !== gameId) return
      this.begin()
    },
  }
}

const newSession: Omit<ChatSession, 'key'> = { mode: 'quick-game', ...nothingHandedOver }

function firstSession(params: URLSearchParams): ChatSession {
  const brought = handOverIn(params)
  const mode = params.get('mode') === 'agent' ? ('agent' as const) : ('quick-game' as const)
  const fresh = { ...newSession, ...brought, key: 0, mode }
  const isNew = isBrought(brought) || params.has('mode') || params.has('id')
  const chatId = isNew ? undefined : (lastChat() ?? undefined)
  return { ...fresh, chatId }
}

function shownGame(games: Game[] | undefined, selected: string | undefined, chatId: string | undefined) {
  if (selected) return games?.find(({ modelId }) => modelId === selected)
  return chatId === undefined ? undefined : games?.find((game) => game.chatId === chatId)
}
