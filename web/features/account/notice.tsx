import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says what went wrong. Always in the page, so that a screen reader notices when something appears in it. */
export function Notice({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="alert" className={className}>
      {children && (
        <p className="flex gap-2.5 rounded-md border-[1.5px] border-tomato-text px-3.5 py-2.5 font-medium text-tomato-text">
          <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
