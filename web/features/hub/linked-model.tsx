import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { ModelViewer } from './model-viewer.tsx'

/** A link to a model opens it here. One that leads to nothing says so, and is gone. */
export function LinkedModel() {
  const [params, setParams] = useSearchParams()
  const encryptedId = params.get('model')
  const [opened, setOpened] = useState<{ item: CommunityItem | null } | null>(null)

  useEffect(() => {
    if (encryptedId === null) return
    const leaving = new AbortController()
    call('getCreation', { params: { encryptedId }, signal: leaving.signal }).then(
      ({ item }) => setOpened({ item: item.modelType === 'model' ? item : null }),
      () => leaving.signal.aborted || setOpened({ item: null }),
    )
    return () => leaving.abort()
  }, [encryptedId])

  const close = useCallback(() => {
    setOpened(null)
    const withoutModel = (now: URLSearchParams) => {
      now.delete('model')
      return now
    }
    setParams(withoutModel, { replace: true, preventScrollReset: true })
  }, [setParams])

  return <ModelViewer open={opened !== null} model={opened?.item ?? null} onClose={close} />
}
