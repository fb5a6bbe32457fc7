import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

type SectionProps = { id: string; title: string; about: ReactNode; danger?: boolean; children: ReactNode }

/** One matter of the account, on a sheet of its own: what it is about, and beside it what one can do. */
export function Section({ id, title, about, danger, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Card
        className={clsx(
          'grid gap-x-12 gap-y-5 p-5 sm:p-8 lg:grid-cols-[17rem_minmax(0,1fr)]',
          danger && 'border-tomato-text',
        )}
      >
        <div>
          <h2 id={`${id}-title`} className={clsx('text-2xl', danger && 'text-tomato-text')}>
            {title}
          </h2>
          <p className="mt-2 max-w-prose text-muted">{about}</p>
        </div>
        <div className="grid content-start gap-5">{children}</div>
      </Card>
    </section>
  )
}
