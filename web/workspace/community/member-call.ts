import { ApiError } from '@makebelieve/contract/errors'
import { useNavigate } from 'react-router'
import { toast } from '../../ui/toast.ts'

/** Does what only members may do; others are sent to sign in, and come back here. What fails is said. */
export function useMemberCall(): (act: () => Promise<void>) => Promise<boolean> {
  const navigate = useNavigate()
  return async (act) => {
    try {
      await act()
      return true
    } catch (error) {
      const next = location.pathname + location.search
      if (error instanceof ApiError && error.code === 'unauthenticated')
        await navigate(`/sign-in?${new URLSearchParams({ next })}`)
      else toast.error(error instanceof Error ? error.message : String(error))
      return false
    }
  }
}
