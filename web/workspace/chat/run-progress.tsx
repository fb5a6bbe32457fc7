import { Button } from '../../ui/button.tsx'
import { type Stage, StageList } from '../../ui/stage-list.tsx'
import { type StageNote, secondsText, stageWords, usualStages } from './stage-notes.ts'

const states = { started: 'running', finished: 'done', failed: 'failed' } as const

/** The stages that were heard of, and after them those that are still to come. */
export function stagesOf(notes: StageNote[]): Stage[] {
  const heard = notes.map(({ name, state, milliseconds, times }): Stage => {
    const { running, done } = stageWords(name)
    const often = times > 1 ? `${times}× · ` : ''
    return {
      name: state === 'started' ? running : done,
      state: states[state],
      note: milliseconds > 0 ? `${often}${secondsText(milliseconds)}` : undefined,
    }
  })
  const coming = usualStages.filter((name) => !notes.some((note) => note.name === name))
  return [...heard, ...coming.map((name): Stage => ({ name: stageWords(name).running, state: 'waiting' }))]
}

type RunProgressProps = { title: string; stages: StageNote[]; onCancel?: () => void }

/** What is being made just now, stage by stage, with a way out. */
export function RunProgress({ title, stages, onCancel }: RunProgressProps) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <StageList label="Progress" stages={stagesOf(stages)} />
      {onCancel && (
        <Button kind="ghost" size="small" onClick={onCancel} className="-ml-2 justify-self-start">
          Cancel
        </Button>
      )}
    </div>
  )
}
