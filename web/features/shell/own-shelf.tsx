import { useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import { keptName } from '../../workspace/played/kept-name.ts'

/** What is kept for playing without a network is gone as soon as somebody else, or nobody, is signed in here. */
export function OwnShelf() {
  const session = useSession()
  useEffect(() => {
    async function tidy(): Promise<void> {
      const known = await session
      if (!('caches' in window) || !(await caches.has(keptName))) return
      const { keepOnlyFor } = await import('../../workspace/played/kept-offline.ts')
      await keepOnlyFor(known?.user?.userId ?? known?.guest?.userId ?? null)
    }
    tidy().catch((error) => console.warn('What is kept could not be looked through:', error))
  }, [session])
  return null
}
