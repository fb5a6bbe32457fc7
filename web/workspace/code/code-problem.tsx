import type { ProofCheck } from '@makebelieve/contract/entities/game-proof'
import { CircleAlert } from 'lucide-react'
import { codeText } from '../../texts/en/code.ts'
import { Button } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'

export type CodeProblem = {
  message: string
  /** What the proof looked at, when it was the proof that refused the code. */
  checks?: ReadonlyArray<ProofCheck>
}

type CodeProblemNoticeProps = {
  problem: CodeProblem | null
  /** Offered when the proof refused the code; code that can't even be read has nothing to be saved for. */
  onSaveUnproven?: () => void
}

/** Always in the page, so that a screen reader notices when something appears in it. */
export function CodeProblemNotice({ problem, onSaveUnproven }: CodeProblemNoticeProps) {
  return <div role="alert">{problem && <Refusal {...{ problem, onSaveUnproven }} />}</div>
}

function Refusal({ problem, onSaveUnproven }: { problem: CodeProblem; onSaveUnproven?: () => void }) {
  const { message, checks } = problem
  const failed = checks?.filter(({ passed }) => !passed) ?? []
  const passed = (checks?.length ?? 0) - failed.length
  return (
    <div className="grid max-h-64 gap-3 overflow-y-auto border-tomato-text border-b-[1.5px] px-4 py-3">
      <p className="flex gap-2.5 font-semibold text-tomato-text">
        <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
        {message}
      </p>
      {failed.length > 0 && (
        <ul aria-label={codeText.failedChecks} className="grid gap-2">
          {failed.map(({ name, evidence }) => (
            <li key={name} className="flex gap-2.5 text-[0.9375rem]">
              <Glyph name="cross" size={18} className="mt-0.5 shrink-0 text-tomato-text" />
              <span>
                <span className="font-semibold">{name}</span>
                {evidence && <span className="block text-muted text-sm">{evidence}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {checks && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {onSaveUnproven && (
            <Button size="small" onClick={onSaveUnproven}>
              {codeText.saveUnproven}
            </Button>
          )}
          {passed > 0 && <p className="text-muted text-sm">{codeText.othersPassed(passed)}</p>}
        </div>
      )}
    </div>
  )
}
