import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { request } from 'playwright-core'
import { administrator } from './administrator.ts'
import { makeEnvironment } from './environment-workspace.ts'
import { makeModel } from './model-workspace.ts'
import { place } from './place.ts'
import { type Caller, callAs, makeGame, userIdOf } from './published-games.ts'

type Original = { name: string; prompt: string; make(caller: Caller, prompt: string): Promise<string> }

/** One of each kind, published by the administrator of a place when a test first asks for it. */
const originals = {
  game: { name: 'First cat', prompt: 'a cat collects fish', make: makeGame },
  model: {
    name: 'First mug',
    prompt: 'a red mug',
    make: async (caller, prompt) => (await makeModel(caller, prompt)).modelId,
  },
  environment: {
    // Too long for a card.
    name: 'First meadow with a barn of the reddest red',
    prompt: 'a meadow with a red barn',
    make: async (caller, prompt) => (await makeEnvironment(caller, prompt)).modelId ?? '',
  },
} satisfies Record<string, Original>

type Kind = keyof typeof originals

/** Gives somebody a creation of their own in no time: making one, and proving it, takes seconds. */
export async function ownCopy(page: Caller, kind: Kind): Promise<CallAnswer<'remix'>> {
  return callAs<CallAnswer<'remix'>>(page, '/api/community/remix', { encryptedId: await originalOf(kind) })
}

/** What its public address carries. Files run in a place one after the other, so it is made but once. */
export async function originalOf(kind: Kind): Promise<string> {
  const { name, prompt, make }: Original = originals[kind]
  const caller = { request: await request.newContext({ baseURL: place.appOrigin }) }
  try {
    const known = `/api/community/get-creations?pageSize=100&search=${encodeURIComponent(name)}`
    const { items } = await callAs<CallAnswer<'getCommunity'>>(caller, known)
    const there = items.find(({ modelName }) => modelName === name)?.encryptedId
    if (there) return there
    const { email, password } = administrator
    await callAs(caller, '/api/auth/sign-in/email', { email, password })
    const modelId = await make(caller, prompt)
    const wish = { modelId, modelName: name, userId: await userIdOf(caller), showPrompt: true }
    const { item } = await callAs<CallAnswer<'publish'>>(caller, '/api/community/publish-creation', wish)
    return item.encryptedId ?? ''
  } finally {
    await caller.request.dispose()
  }
}
