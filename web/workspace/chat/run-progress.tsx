import { chatText } from '../../texts/en/chat.ts'
import { Button } from '../../ui/button.tsx'
import { type Stage, StageList } from '../../ui/stage-list.tsx'
import { BudgetLine, type BudgetNote } from './budget-line.tsx'
import { type StageNote, type StageWords, secondsText, stageWords, usualStages } from './stage-notes.ts'

const states = { started: 'running', finished: 'done', failed: 'failed' } as const

type Expected = {
  /** Stages that are still to come until they are heard of. */
  usual?: readonly string[]
  /** What this kind of work calls its stages. */
  words?: StageWords
}

/** The stages that were heard of, and after them those that are still to come. */
export function stagesOf(notes: StageNote[], { usual = usualStages, words }: Expected = {}): Stage[] {
  const heard = notes.map(({ name, state, milliseconds, times }): Stage => {
    const { running, done } = stageWords(name, words)
    const often = times > 1 ? `${times}× · ` : ''
    return {
      name: state === 'started' ? running : done,
      state: states[state],
      note: milliseconds > 0 ? `${often}${secondsText(milliseconds)}` : undefined,
    }
  })
  const coming = usual.filter((name) => !notes.some((note) => note.name === name))
  return [
    ...heard,
    ...coming.map((name): Stage => ({ name: stageWords(name, words).running, state: 'waiting' })),
  ]
}

type RunProgressProps = Expected & {
  title: string
  stages: StageNote[]
  /** Told once a language model takes part. */
  budget?: BudgetNote
  onCancel?: () => void
}

/** What is being made just now, stage by stage, with a way out. */
export function RunProgress({ title, stages, usual, words, budget, onCancel }: RunProgressProps) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <StageList label={chatText.progress} stages={stagesOf(stages, { usual, words })} />
      {onCancel && (
        <Button kind="ghost" size="small" onClick={onCancel} className="-ml-2 justify-self-start">
          {chatText.cancel}
        </Button>
      )}
      {/* Below the button, which stays where it was. */}
      {budget && <BudgetLine budget={budget} />}
    </div>
  )
}
