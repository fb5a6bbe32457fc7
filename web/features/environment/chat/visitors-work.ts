import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { texts } from '@makebelieve/contract/texts'
import { call } from '../../../api/call.ts'
import { environmentText } from '../../../texts/en/environment.ts'
import { toast } from '../../../ui/toast.ts'
import type { Created } from '../api/ask.ts'
import type { Made } from './conversation.ts'

/**
 * What a visitor made, kept in their browser until they sign in: a script is too long for local storage. Without a
 * database the work is shown all the same, and only cannot be taken over.
 */
type VisitorsWork = {
  modelId: string
  environmentName: string
  htmlText: string
  jsText: string
  prompt: string
}

const store = 'environments'

/** Only the newest is kept: it is the one that the chat offers to take over. */
export async function rememberWork(created: Created, prompt: string): Promise<void> {
  const { modelId, environmentName, htmlText, content } = created
  const work: VisitorsWork = { modelId, environmentName, htmlText, jsText: content[0].text, prompt }
  await within('readwrite', (works) => works.clear())
  await within('readwrite', (works) => works.put(work))
}

/** Puts it among the creations of somebody who has signed in by now. Nothing, if it is no longer there. */
export async function keepWork(
  modelId: string,
  userId: string,
  category: EnvironmentCategory,
): Promise<Made | undefined> {
  const work = await within<VisitorsWork | undefined>('readonly', (works) => works.get(modelId))
  if (!work) return undefined
  const { modelId: _, ...body } = work
  try {
    const { model } = await call('storeEnvironment', {
      body: { ...body, userId, category },
      fallback: ({ status }) => texts.failures.storeEnvironment(status),
    })
    toast.success(environmentText.chat.kept(model.modelName))
    await within('readwrite', (works) => works.delete(modelId))
    return { modelId: model.modelId, versionId: model.versionId ?? '', name: model.modelName }
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

async function within<Result>(
  mode: IDBTransactionMode,
  act: (works: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const request = indexedDB.open('makebelieve-visitor', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'modelId' })
  const database = await settled(request)
  try {
    return await settled(act(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
