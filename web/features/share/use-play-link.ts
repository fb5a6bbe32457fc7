import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import type { SharedCreation } from './read-creation.ts'

/** Links last ten minutes; well before that a new one is asked for. */
const freshMs = 5 * 60_000
const deadMs = 9 * 60_000
const lookEveryMs = 60_000

export type PlayLink = { url: string | undefined; identity: string }

/**
 * A link to play that still works when the visitor comes back after lunch. The frame reads it when it is made, so a new
 * one does not disturb what plays; another identity makes the frame anew.
 */
export function usePlayLink({ encryptedId, playUrl, readAt }: SharedCreation): PlayLink {
  const given = { encryptedId, url: playUrl, readAt, identity: encryptedId }
  const [link, setLink] = useState(given)
  // Another creation was opened in the same place.
  if (link.encryptedId !== encryptedId) setLink(given)

  useEffect(() => {
    const leaving = new AbortController()
    const age = () => Math.abs(Date.now() - link.readAt)
    // A page that the browser has kept gave its frame a dead link.
    const identity = age() > deadMs ? `${encryptedId} anew` : link.identity

    async function renew(): Promise<void> {
      if (document.hidden || age() < freshMs) return
      try {
        const { playUrl: url } = await call('getCreation', {
          params: { encryptedId },
          signal: leaving.signal,
        })
        setLink({ encryptedId, url, readAt: Date.now(), identity })
      } catch {
        // Tried again at the next look. Until then, what plays goes on playing.
      }
    }
    void renew()
    const timer = setInterval(renew, lookEveryMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [encryptedId, link])

  return link
}
