import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { PlanId } from '@makebelieve/contract/entities/plan'
import { priceText } from '@makebelieve/contract/plans'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { planDialog as said } from '../../texts/en/plan-dialog.ts'
import { plansText } from '../../texts/en/plans.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Plan = CallAnswer<'getPlan'>

type PlanDialogProps = {
  planId: PlanId
  open: boolean
  onClose: () => void
  /** The plan that somebody has who is signed in. */
  current: PlanId | null
}

/** What somebody is about to choose, as the server knows it, before they choose it. */
export default function PlanDialog({ planId, open, onClose, current }: PlanDialogProps) {
  const { plan, failed, load } = usePlan(planId)
  const isCurrent = current === planId
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isCurrent ? said.current : said.confirm}
      actions={
        isCurrent ? (
          <Button kind="primary" onClick={onClose} data-autofocus>
            {said.keep}
          </Button>
        ) : (
          <>
            <Button kind="ghost" onClick={onClose}>
              {said.notNow}
            </Button>
            {plan ? (
              <ButtonLink to="/sign-up" kind="primary">
                {said.signUp}
              </ButtonLink>
            ) : (
              // Nobody agrees to what they have not seen.
              <Button aria-disabled>{said.signUp}</Button>
            )}
          </>
        )
      }
    >
      {/* Of one height, so that nothing jumps under the pointer. */}
      <div aria-busy={!plan && !failed} className="grid min-h-72 content-start gap-4">
        {plan && <Details plan={plan} />}
        {!plan && !failed && <Loading />}
        <div role="alert" className="not-empty:grid justify-items-start gap-3 self-center">
          {failed && (
            <>
              <p className="font-semibold text-tomato-text">{said.loadFailed}</p>
              <Button onClick={load}>{said.retry}</Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function usePlan(planId: PlanId) {
  const [plan, setPlan] = useState<Plan>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      setPlan(await call('getPlan', { params: { planId } }))
    } catch {
      // Whatever it was, the specified sentence says what to do.
      setFailed(true)
    }
  }, [planId])
  useEffect(() => void load(), [load])
  return { plan, failed, load }
}

function Details({ plan: { item, interval, features } }: { plan: Plan }) {
  return (
    <>
      <div className="flex items-end justify-between gap-4 border-line border-b-[1.5px] pb-4">
        <div>
          <p className="font-bold font-display text-2xl">{item.name}</p>
          <p className="text-muted">{item.description}</p>
        </div>
        <p className="text-right text-muted">
          <b className="block font-extrabold font-display text-4xl text-ink">{priceText(item.amount)}</b>
          {said.every(interval)}
        </p>
      </div>
      <ul className="grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Glyph
              name={plansText.isLack(feature) ? 'cross' : 'check'}
              className="mt-0.5 shrink-0 text-teal-text"
            />
            {feature}
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{item.amount === 0 ? said.free : said.paid(item.currency)}</p>
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{said.loading}</span>
      <Skeleton className="h-18" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/5" />
    </div>
  )
}
