import type { ReactNode } from 'react'
import { ClosedStage } from './closed-stage.tsx'

type ExampleStageProps = {
  title: string
  text: string
  examples: ReadonlyArray<{ prompt: string; drawing: ReactNode }>
  busy: boolean
  onExample: (prompt: string) => void
}

/** Nothing stands there yet: a few things to begin with, one press away. */
export function ExampleStage({ title, text, examples, busy, onExample }: ExampleStageProps) {
  return (
    <ClosedStage>
      <div className="grid gap-3 text-center">
        <p className="font-bold font-display text-2xl leading-tight">{title}</p>
        <p className="text-muted">{text}</p>
        <ul className="grid grid-cols-2 gap-3 pt-1">
          {examples.map(({ prompt, drawing }) => (
            <li key={prompt}>
              <button
                type="button"
                aria-disabled={busy}
                onClick={busy ? undefined : () => onExample(prompt)}
                className="group grid size-full content-start justify-items-center gap-1.5 rounded-md border-[1.5px] border-edge bg-paper px-2 pt-3 pb-2.5 font-semibold text-sm leading-snug transition-[translate,box-shadow] hover:-translate-0.5 hover:shadow-paper aria-disabled:opacity-60"
              >
                <span className="w-18 transition-transform group-hover:-rotate-4">{drawing}</span>
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </ClosedStage>
  )
}
