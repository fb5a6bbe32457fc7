import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import { RotateCcw } from 'lucide-react'
import { chatText } from '../../texts/en/chat.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Why a message failed, where more can be done about it than trying again. */
export type FailureCause = 'signed-out' | 'no-credits' | 'cancelled' | 'declined' | 'other'

type WaysOutProps = {
  cause: FailureCause
  /** Where to come back to after signing in. */
  next: string
  /** Without it, trying again would change nothing. */
  onRetry?: () => void
  /** What could be made instead, one click each. */
  offers?: readonly Offer[]
  onOffer?: (offer: Offer) => void
}

/** What there is to do about a failure. */
export function WaysOut({ cause, next, onRetry, offers, onOffer }: WaysOutProps) {
  if (offers && onOffer) return <Offers title={chatText.offers} {...{ offers, onOffer }} />
  return (
    <div className="mt-2.5 flex flex-wrap gap-2.5 pb-1 empty:hidden">
      {cause === 'signed-out' && (
        <>
          <ButtonLink to={`/sign-up?${new URLSearchParams({ next })}`} size="small" kind="primary">
            {texts.header.signUp}
          </ButtonLink>
          <ButtonLink to={`/sign-in?${new URLSearchParams({ next })}`} size="small">
            {texts.header.signIn}
          </ButtonLink>
        </>
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

/** What else may have been meant, where something was only guessed. */
export const OtherWays = ({ offers, onOffer }: Pick<OffersProps, 'offers' | 'onOffer'>) => (
  <Offers title={chatText.otherWays} {...{ offers, onOffer }} />
)

type OffersProps = Required<Pick<WaysOutProps, 'offers' | 'onOffer'>> & { title: string }

function Offers({ title, offers, onOffer }: OffersProps) {
  return (
    <section aria-label={title} className="mt-2.5 pb-1">
      <p className="mb-1.5 font-semibold text-sm">{title}</p>
      <ul className="grid gap-1.5">
        {offers.map((offer) => (
          <li key={offer.label}>
            <button
              type="button"
              onClick={() => onOffer(offer)}
              className="w-full rounded-sm border-[1.5px] border-line bg-paper px-2.5 py-1.5 text-left text-sm hover:bg-tint pointer-coarse:min-h-11"
            >
              {offer.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
