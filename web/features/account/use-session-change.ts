import { useNavigate, useRevalidator } from 'react-router'

/**
 * Goes to a page as somebody else than before: the header asks again who this is. The page left behind is replaced,
 * because going back to it would only lead here again.
 */
export function useSessionChange() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async function goTo(page: string) {
    await navigate(page, { replace: true })
    await revalidate()
  }
}
