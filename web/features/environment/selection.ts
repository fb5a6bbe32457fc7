import type { Environment, EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type HandOver,
  handOverIn,
  isBrought,
  nothingHandedOver,
  useTakenOver,
} from '../../workspace/chat/hand-over.ts'
import { keptChat } from './chat/chat-memory.ts'
import {
  type Conversation,
  conversationOf,
  leftBehind,
  type Made,
  madeLast,
  noConversation,
} from './chat/conversation.ts'

/** One opened chat. Another key is another chat; one that is still being read has not begun. */
export type ChatSession = HandOver & { key: number; begun?: Conversation }

type Order = {
  environments: Environment[] | undefined
  userId: string | undefined
  loadVersions: (modelId: string) => Promise<{ versions: GameVersion[] }>
}

/** What the workspace is about: the address says it, else the prompt that was handed over, else what was open last. */
export function useSelection({ environments, userId, loadVersions }: Order) {
  const [params, setParams] = useSearchParams()
  const asked: EnvironmentCategory = params.get('type') === 'simulation' ? 'simulation' : 'scene'
  const spoken = useRef<{ key: number; conversation: Conversation }>(undefined)
  const [session, setSession] = useState(() => firstSession(params, userId))
  const [selected, setSelected] = useState(() => params.get('id') ?? idIn(session.begun))
  const [versionId, setVersionId] = useState<string>()
  // A link to an environment says nothing about it: that is known once the environments are.
  const [opening, setOpening] = useState(params.get('id') !== null && session.handedOver === null)

  useTakenOver(session.handedOver, () => show(undefined))

  useEffect(() => {
    if (!opening || !environments) return
    setOpening(false)
    const linked = environments.find(({ modelId }) => modelId === selected)
    if (linked && !session.begun?.run && idIn(session.begun) !== linked.modelId) talkAbout(linked)
  })

  /** The address always leads back to what is shown; a prompt in it was used up. */
  function show(id: string | undefined, category = asked): void {
    const next = new URLSearchParams({
      creation: 'environment',
      ...(category === 'simulation' && { type: category }),
      ...(id !== undefined && { id }),
    })
    setParams(next, { replace: true, preventScrollReset: true })
  }

  /** Another chat; until its story is read, it has not begun. */
  function talkAbout(environment: Environment): void {
    setSession(({ key }) => ({ ...nothingHandedOver, key: key + 1 }))
    const begin = (begun: Conversation) =>
      setSession((now) => (now.begun === undefined ? { ...nothingHandedOver, key: now.key + 1, begun } : now))
    loadVersions(environment.modelId).then(
      ({ versions }) => begin(conversationOf(environment, versions)),
      () => begin(conversationOf(environment, [])),
    )
  }

  function begin(): void {
    setSelected(undefined)
    setVersionId(undefined)
    setSession(({ key }) => ({ key: key + 1, begun: noConversation, ...nothingHandedOver }))
    show(undefined)
  }

  const environment = environments?.find(({ modelId }) => modelId === selected)
  const spokenHere = spoken.current?.key === session.key ? spoken.current.conversation : noConversation
  const sofar = spokenHere.messages.length > 0 ? spokenHere : undefined
  return {
    session: sofar ? { ...session, begun: leftBehind(sofar), ...nothingHandedOver } : session,
    category: environment?.category ?? asked,
    opening,
    versionId,
    environment,
    showVersion: setVersionId,
    /** While something is being made, the chat stays with that. */
    select(chosen: Environment, busy: boolean) {
      setSelected(chosen.modelId)
      setVersionId(undefined)
      if (!busy && chosen.modelId !== selected) talkAbout(chosen)
      show(chosen.modelId, chosen.category)
    },
    begin,
    /** The chat so far. On another screen width it is laid out anew, and goes on from here. */
    remember(conversation: Conversation) {
      spoken.current = { key: session.key, conversation }
    },
    made({ modelId }: Made) {
      setSelected(modelId)
      setVersionId(undefined)
      show(modelId)
    },
    /** A deleted environment leaves the stage. */
    drop(modelId: string) {
      if (selected === modelId) begin()
    },
  }
}

const idIn = (begun: Conversation | undefined) => begun && madeLast(begun)?.modelId

function firstSession(params: URLSearchParams, userId: string | undefined): ChatSession {
  const brought = handOverIn(params)
  return { key: 0, begun: isBrought(brought) ? noConversation : keptChat(userId), ...brought }
}
