import { routes } from '@makebelieve/contract/routes'
import type { ReactNode } from 'react'
import { ads } from '../../texts/en/ads.ts'
import { cookies } from '../../texts/en/cookies.ts'
import { privacy } from '../../texts/en/privacy.ts'
import { reading } from '../../texts/en/reading.ts'
import { refunds } from '../../texts/en/refunds.ts'
import { terms } from '../../texts/en/terms.ts'
import type { PolicyText } from '../../texts/page-text.ts'
import { Day } from '../../ui/reading/day.tsx'
import { ReadingPage } from '../../ui/reading/reading-page.tsx'
import { BareBoard, BittenCookie, LockedBox, ReturningCoin, SealedScroll } from './drawings/page-drawings.tsx'

export type Policy = { path: string; text: PolicyText; drawing: ReactNode }

const policies: Policy[] = [
  { path: routes.privacy, text: privacy, drawing: <LockedBox /> },
  { path: routes.terms, text: terms, drawing: <SealedScroll /> },
  { path: routes.cookies, text: cookies, drawing: <BittenCookie /> },
  { path: routes.refunds, text: refunds, drawing: <ReturningCoin /> },
  { path: routes.ads, text: ads, drawing: <BareBoard /> },
]

/** The policy of a route: routes.ts names each of them after its path. */
export function policyOf(routeId: string | undefined): Policy {
  const found = policies.find(({ path }) => path === `/${routeId}`)
  if (!found) throw new Error(`There is no policy at ${routeId}`)
  return found
}

export function PolicyPage({ text, drawing }: Policy) {
  return (
    <ReadingPage
      text={text}
      drawing={drawing}
      figures={{}}
      below={
        <p className="mt-4 text-muted">
          {reading.lastChanged} <Day date={text.changed} />
        </p>
      }
    />
  )
}
