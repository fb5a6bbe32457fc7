import clsx from 'clsx'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  drawing: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The next thing to do. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ drawing, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx('mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center', className)}
    >
      <div className="mb-2 w-60 max-w-full">{drawing}</div>
      <p className="font-bold font-display text-2xl leading-tight">{title}</p>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
