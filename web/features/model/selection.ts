import type { Model } from '@makebelieve/contract/entities/model'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { modelText } from '../../texts/en/model.ts'
import {
  type HandOver,
  handOverIn,
  isBrought,
  nothingHandedOver,
  useTakenOver,
} from '../../workspace/chat/hand-over.ts'
import { keptChat, leftBehind } from './chat/chat-memory.ts'
import { type Conversation, conversationAbout, noConversation } from './chat/conversation.ts'

/** One opened chat. Another key is another chat. */
export type ChatSession = HandOver & { key: number; begun: Conversation }

/** What the workspace is about: the address says it, else the prompt that was handed over, else what was open last. */
export function useSelection(models: Model[] | undefined, userId: string | undefined) {
  const [params, setParams] = useSearchParams()
  const spoken = useRef<{ key: number; conversation: Conversation }>(undefined)
  const [session, setSession] = useState(() => firstSession(params, userId))
  const [selected, setSelected] = useState(() => params.get('id') ?? lastModelIn(session.begun))
  // A link to a model says nothing about it: that is known once the models are.
  const [opening, setOpening] = useState(params.get('id') !== null && session.handedOver === null)

  useTakenOver(session.handedOver, () => show(undefined))

  useEffect(() => {
    if (!opening || !models) return
    setOpening(false)
    const model = models.find(({ modelId }) => modelId === selected)
    // The chat that was open last may well be about this one: then it goes on.
    if (model && !session.begun.work && lastModelIn(session.begun) !== model.modelId) talkAbout(model)
  })

  /** The address always leads back to what is shown; a prompt in it was used up. */
  function show(id: string | undefined): void {
    const next = new URLSearchParams({ creation: '3d', ...(id !== undefined && { id }) })
    setParams(next, { replace: true, preventScrollReset: true })
  }

  function talkAbout({ modelId, modelName, prompt }: Model): void {
    const { openedModel, openedPicture } = modelText.chat
    const text = prompt === undefined ? openedPicture(modelName) : openedModel(modelName)
    const begun = conversationAbout(modelId, text, prompt === undefined)
    setSession(({ key }) => ({ key: key + 1, begun, ...nothingHandedOver }))
  }

  function begin(): void {
    setSelected(undefined)
    setSession(({ key }) => ({ key: key + 1, begun: noConversation, ...nothingHandedOver }))
    show(undefined)
  }

  const spokenHere = spoken.current?.key === session.key ? spoken.current.conversation : noConversation
  const sofar = spokenHere.messages.length > 0 ? spokenHere : undefined
  return {
    session: sofar ? { ...session, begun: leftBehind(sofar), ...nothingHandedOver } : session,
    opening,
    model: models?.find(({ modelId }) => modelId === selected),
    /** While something is being made, the chat stays with that. */
    select(model: Model, busy: boolean) {
      setSelected(model.modelId)
      if (!busy && model.modelId !== selected) talkAbout(model)
      show(model.modelId)
    },
    begin,
    /** The chat so far. On another screen width it is laid out anew, and goes on from here. */
    remember(conversation: Conversation) {
      spoken.current = { key: session.key, conversation }
    },
    made(modelId: string) {
      setSelected(modelId)
      show(modelId)
    },
    /** A picture that is new stands in front of the model that it may become. */
    unselect() {
      setSelected(undefined)
      show(undefined)
    },
    /** A deleted model leaves the stage. */
    drop(modelId: string) {
      if (selected === modelId) begin()
    },
  }
}

function lastModelIn({ messages }: Conversation): string | undefined {
  const about = messages.findLast(({ modelId, picture }) => modelId !== undefined || picture !== undefined)
  return about?.modelId
}

function firstSession(params: URLSearchParams, userId: string | undefined): ChatSession {
  const brought = handOverIn(params)
  return { key: 0, begun: isBrought(brought) ? noConversation : keptChat(userId), ...brought }
}
