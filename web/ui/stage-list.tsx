import clsx from 'clsx'
import type { ReactNode } from 'react'
import { controls } from '../texts/en/controls.ts'
import { Glyph } from './glyph.tsx'
import { Spinner } from './spinner.tsx'

export type StageState = 'waiting' | 'running' | 'done' | 'failed'

export type Stage = {
  name: string
  state: StageState
  /** How long it took, or what was seen: '0.21 s', '12×'. */
  note?: ReactNode
}

const marks: Record<StageState, { mark: ReactNode; look: string }> = {
  waiting: {
    mark: <span className="size-2.5 rounded-full border-[1.5px] border-edge" />,
    look: 'text-muted',
  },
  running: { mark: <Spinner />, look: 'font-semibold' },
  done: {
    mark: <Glyph name="check" size={16} className="text-teal-text" />,
    look: 'font-semibold',
  },
  failed: {
    mark: <Glyph name="cross" size={16} className="text-tomato-text" />,
    look: 'font-semibold text-tomato-text',
  },
}

/** The real stages of a run with their times, instead of a spinner that tells nothing. */
export function StageList({ label, stages }: { label: string; stages: ReadonlyArray<Stage> }) {
  return (
    <ol aria-label={label} aria-live="polite" className="grid gap-1">
      {stages.map(({ name, state, note }) => {
        const { mark, look } = marks[state]
        return (
          <li key={name} className={clsx('flex min-h-8 items-center gap-3 text-[0.9375rem]', look)}>
            <span className="grid w-5 shrink-0 place-items-center">{mark}</span>
            <span className="wrap-normal flex grow flex-wrap items-baseline gap-x-3">
              <span className="grow">{name}</span>
              <span className="sr-only">{controls.stages[state]}</span>
              {note && (
                <span className="whitespace-nowrap font-normal text-muted text-sm tabular-nums">{note}</span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
