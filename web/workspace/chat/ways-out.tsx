import { texts } from '@makebelieve/contract/texts'
import { RotateCcw } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Why a message failed, where more can be done about it than trying again. */
export type FailureCause = 'signed-out' | 'no-credits' | 'cancelled' | 'other'

type WaysOutProps = {
  cause: FailureCause
  /** Where to come back to after signing in. */
  next: string
  /** Without it, trying again would change nothing. */
  onRetry?: () => void
}

/** What there is to do about a failure. */
export function WaysOut({ cause, next, onRetry }: WaysOutProps) {
  return (
    <div className="mt-2.5 flex flex-wrap gap-2.5 pb-1 empty:hidden">
      {cause === 'signed-out' && (
        <ButtonLink to={`/sign-in?${new URLSearchParams({ next })}`} size="small" kind="primary">
          {texts.header.signIn}
        </ButtonLink>
      )}
      {cause === 'no-credits' && (
        <ButtonLink to="/plans" size="small" kind="primary">
          {texts.actions.buyCredits}
        </ButtonLink>
      )}
      {onRetry && (
        <Button size="small" icon={<RotateCcw size={14} aria-hidden />} onClick={onRetry}>
          {texts.actions.retry}
        </Button>
      )}
    </div>
  )
}
