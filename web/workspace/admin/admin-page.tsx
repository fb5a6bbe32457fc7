import { routes } from '@makebelieve/contract/routes'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { admin } from '../../texts/en/admin.ts'

const pages = [
  [routes.admin, admin.pages.creations],
  ['/admin/reports', admin.pages.reports],
  ['/admin/messages', admin.pages.messages],
  ['/admin/queue', admin.pages.queue],
  ['/admin/providers', admin.pages.providers],
  ['/admin/testimonials', admin.pages.testimonials],
] as const

type AdminPageProps = { title: string; lead?: string; children: ReactNode }

/** A page of the administration, with the way to all the others. */
export function AdminPage({ title, lead, children }: AdminPageProps) {
  const { pathname, search } = useLocation()
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6">
        <nav aria-label={admin.nav}>
          <ul className="-mx-2 flex flex-wrap gap-x-1">
            {pages.map(([to, label]) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === pathname || to === pathname + search ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-sm px-2 font-semibold text-muted text-sm hover:text-ink hover:underline aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-3 aria-[current=page]:decoration-tomato aria-[current=page]:underline-offset-8"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-2">
          <h1 className="text-4xl md:text-5xl">{title}</h1>
          {lead && <p className="max-w-prose text-lg text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
