import { modelText } from '../../../texts/en/model.ts'
import { ClosedStage } from '../../../workspace/stage/closed-stage.tsx'
import { ExampleDrawing } from './example-drawing.tsx'

type EmptyModelStageProps = { busy: boolean; onExample: (prompt: string) => void }

/** Nothing stands there yet: four things to begin with, one press away. */
export function EmptyModelStage({ busy, onExample }: EmptyModelStageProps) {
  return (
    <ClosedStage>
      <div className="grid gap-3 text-center">
        <p className="font-bold font-display text-2xl leading-tight">{modelText.stage.empty}</p>
        <p className="text-muted">{modelText.stage.emptyText}</p>
        <ul className="grid grid-cols-2 gap-3 pt-1">
          {modelText.examples.map(({ prompt, drawing }) => (
            <li key={prompt}>
              <button
                type="button"
                aria-disabled={busy}
                onClick={busy ? undefined : () => onExample(prompt)}
                className="group grid size-full content-start justify-items-center gap-1.5 rounded-md border-[1.5px] border-edge bg-paper px-2 pt-3 pb-2.5 font-semibold text-sm leading-snug transition-[translate,box-shadow] hover:-translate-0.5 hover:shadow-paper aria-disabled:opacity-60"
              >
                <span className="w-18 transition-transform group-hover:-rotate-4">
                  <ExampleDrawing name={drawing} />
                </span>
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </ClosedStage>
  )
}
