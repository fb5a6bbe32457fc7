import type { ReactNode } from 'react'

type StageNoticeProps = { title: string; children?: ReactNode; actions?: ReactNode }

/** A paper sign in front of the stage: what happened, and what can be done. */
export function StageNotice({ title, children, actions }: StageNoticeProps) {
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-[#16141f]/55 p-4">
      <div
        role="alert"
        className="sheet grid w-full max-w-sm animate-slide-up justify-items-center gap-2 p-5 text-center [color-scheme:light]"
      >
        <p className="font-bold font-display text-xl leading-tight">{title}</p>
        {children && <p className="text-muted">{children}</p>}
        {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
      </div>
    </div>
  )
}
