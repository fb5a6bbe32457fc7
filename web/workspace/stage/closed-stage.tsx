import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Paper, star } from '../../ui/drawings/paper.tsx'
import { Curtain } from './curtain.tsx'

/** The stage with its curtain down and a paper sign in front of it. */
export function ClosedStage({ late, children }: { late?: boolean; children: ReactNode }) {
  return (
    <div className="relative size-full min-h-0 overflow-hidden">
      <Curtain />
      <div className="absolute inset-0 grid place-items-center overflow-y-auto px-4 pt-20 pb-12">
        <div
          className={clsx(
            'sheet w-full max-w-sm animate-slide-up p-5 [color-scheme:light]',
            late && '[animation-delay:300ms]',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

/** Nothing plays yet. Not shown at once, because mostly it is about to. */
export function EmptyStage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ClosedStage late>
      <div className="grid justify-items-center gap-3 text-center">
        <div className="w-16">
          <Paper viewBox="-13 -13 26 26">
            <path d={star} strokeWidth="1.6" className="fill-marigold" />
          </Paper>
        </div>
        <p className="wrap-anywhere font-bold font-display text-xl leading-tight">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </ClosedStage>
  )
}
