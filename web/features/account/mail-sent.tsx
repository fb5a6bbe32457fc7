import type { ReactNode } from 'react'
import { MailEnvelope } from '../../ui/drawings/mail-envelope.tsx'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Something is on its way. It takes the focus, because what had it is gone. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <div role="status" tabIndex={-1} ref={takeFocus} className="grid gap-4 text-lg outline-none">
      <div className="w-48">
        <MailEnvelope />
      </div>
      {children}
    </div>
  )
}
