import type { ReactNode } from 'react'
import { Marked } from './marked.tsx'

type PageHeaderProps = {
  title: string
  lead: string
  /** A paper drawing: beside the words where there is room, above them elsewhere. */
  drawing: ReactNode
  /** A line below the lead, such as a date. */
  children?: ReactNode
}

export function PageHeader({ title, lead, drawing, children }: PageHeaderProps) {
  return (
    <header className="reading-header page-width">
      <div>
        <h1>{title}</h1>
        <p>
          <Marked text={lead} />
        </p>
        {children}
      </div>
      <div data-print="hide">{drawing}</div>
    </header>
  )
}
