import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { paths } from '@makebelieve/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { providers as said } from '../../../texts/en/providers.ts'
import { HillsAndStars } from '../../../ui/drawings/hills-and-stars.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminPage } from '../../../workspace/admin/admin-page.tsx'
import { AskedModels, LastErrors, ProvenModels } from './figures.tsx'
import { ServiceCard } from './service-card.tsx'

type Overview = CallAnswer<'adminProviders'>

const [, guide] = paths.providersGuide.split(' ')

/** Which AI services are set up, how they do, and what was asked of them. */
export function ProvidersPage({ period, services, ownKeys, today, calls, proofs, errors }: Overview) {
  return (
    <AdminPage title={said.title} lead={said.lead}>
      <div className="grid gap-10">
        {services.length === 0 ? (
          <NothingSetUp />
        ) : (
          <Part id="services" title={said.services}>
            <ul className="grid gap-4 md:grid-cols-2">
              {services.map((service) => (
                <li key={service.part}>
                  <ServiceCard service={service} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <p className="-mt-5 text-muted">
          {services.length > 0 && `${said.today(today.tokens, today.most)} `}
          {ownKeys.allowed ? said.ownKeys(ownKeys.users) : said.ownKeysOff}{' '}
          {services.length > 0 && <GuideLink />}
        </p>
        <Periods chosen={period} />
        <Part id="calls" title={said.calls}>
          <AskedModels calls={calls} />
        </Part>
        <Part id="proofs" title={said.proofs} about={said.proofsText}>
          <ProvenModels proofs={proofs} />
        </Part>
        <Part id="errors" title={said.errors}>
          <LastErrors errors={errors} />
        </Part>
      </div>
    </AdminPage>
  )
}

type PartProps = { id: string; title: string; about?: string; children: ReactNode }

function Part({ id, title, about, children }: PartProps) {
  return (
    <section aria-labelledby={`providers-${id}`}>
      <h2 id={`providers-${id}`} className="mb-3 text-2xl">
        {title}
      </h2>
      {about && <p className="-mt-1 mb-3 max-w-prose text-muted">{about}</p>}
      {children}
    </section>
  )
}

function GuideLink() {
  return (
    <a href={guide} className="text-link">
      {said.guide}
    </a>
  )
}

function NothingSetUp() {
  return (
    <EmptyState drawing={<HillsAndStars />} title={said.empty} action={<GuideLink />}>
      <p>{said.emptyText}</p>
      <ul className="mt-3 grid gap-2 text-left">
        {said.settings.map(([names, purpose]) => (
          <li key={names}>
            <code className="wrap-anywhere font-semibold text-ink text-sm">{names}</code> {purpose}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

function Periods({ chosen }: { chosen: Overview['period'] }) {
  return (
    <nav aria-label={said.period} className="-mb-4 flex flex-wrap items-center gap-x-2">
      <span aria-hidden className="mr-1 text-muted">
        {said.period}
      </span>
      {(Object.keys(said.periods) as Overview['period'][]).map((period) => (
        <Link
          key={period}
          to={`?period=${period}`}
          preventScrollReset
          aria-current={period === chosen ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-sm px-2 font-semibold text-muted hover:text-ink hover:underline aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-3 aria-[current=page]:decoration-tomato aria-[current=page]:underline-offset-8"
        >
          {said.periods[period]}
        </Link>
      ))}
    </nav>
  )
}
